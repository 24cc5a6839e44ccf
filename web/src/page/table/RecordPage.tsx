// Any record, opened in the browser: from a file, from the clipboard, or out of a link that carries it.
import { computed, useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { svgFile } from '../../board/write'
import type { Opened } from '../../wire'
import { Bar } from '../Bar'
import { type GamePage, useGame } from '../games'
import { Icon } from '../icons'
import { pictured } from '../pictured'
import { Chances } from '../review/Chances'
import { Review } from '../review/Review'
import { openReview } from '../review/store'
import { gameCard, greeted, shade, tellTrouble, tellUser } from '../session'
import { ask } from '../socket'
import { Stage } from '../stage/Stage'
import { say } from '../texts'
import { save } from './Ending'
import { KeyHelp } from './KeyHelp'
import { replayKeys, toBoard, useKeys } from './keys'
import { Log } from './Log'
import { likeATable } from './likeATable'
import { hear } from './names'
import { Players } from './Players'
import { beatFor } from './pacing'
import { packed as pack, unpacked } from './packing'
import { ReplayBar } from './ReplayBar'
import { openReplay } from './replay'
import { gained, Scoring, toldOf } from './Scoring'
import { withMarks } from './scenes'
import { useNarrow } from './TablePage'
import { openTelling } from './telling'

export interface RecordPageProps {
  packed: string
}

function Viewer({ opened, text, game }: { opened: Opened; text: string; game: GamePage }): JSX.Element {
  const { look } = game
  const telling = useMemo(() => openTelling(count => beatFor(count, false)), [opened])
  const replay = useMemo(
    () =>
      openReplay(
        () => 'record',
        () => opened.plies,
        telling,
      ),
    [opened],
  )
  const review = useMemo(() => openReview(() => 'record'), [opened])
  const lookThrough = (): void => void review.load().catch(tellTrouble)
  const { headers, plies: ply, colours } = opened
  const table = likeATable({ table_id: 'record', game: headers['Game'] ?? '', stage: 'over', ply, colours })
  const small = useNarrow()
  useKeys(() => ({ b: toBoard, ...replayKeys(replay, false) }))
  useEffect(() => {
    void replay.to(opened.plies)
    if (opened.reviewed) lookThrough()
    return () => {
      replay.close()
      review.close()
      telling.end()
    }
  }, [replay])
  const moment = useMemo(() => computed(() => replay.moment.value), [replay]).value
  const scored = telling.now.value
  const told = useMemo(() => scored && toldOf(scored, look, [moment?.before, moment?.scene]), [scored])
  const share = async (): Promise<void> => {
    const url = new URL(`#record/${await pack(text)}`, location.href).href
    await navigator.clipboard.writeText(url).then(
      () => tellUser(say('copied')),
      () => location.assign(url),
    )
  }
  return (
    <main class="table over">
      <div class="board">
        {moment && (
          <Stage
            scene={withMarks(moment.scene, [...moment.ways, ...replay.marks.value])}
            draw={(drawn, options) => pictured(look, drawn, options)}
            label={say('board-of', { game: gameCard(table.game)?.title ?? '' })}
            turns={!!look.flat}
            compact={small}
            describe={place => hear(game, moment.scene, place)}
            told={told}
            alone={telling.scoring.value}
            onTouch={telling.end}
          />
        )}
        {telling.scoring.value ? (
          <Scoring telling={telling} look={look} />
        ) : (
          <ReplayBar replay={replay} back={false}>
            <Chances table={table} review={review} replay={replay} />
          </ReplayBar>
        )}
      </div>
      <aside>
        <Players
          table={table}
          scores={telling.scores(moment?.board.scores ?? [])}
          held={[]}
          toMove={moment?.board.to_move ?? null}
          clock={undefined}
          gains={scored ? gained(scored) : []}
          scene={moment?.scene}
          look={look}
          ranks={moment?.board.over ? moment.board.ranks : []}
        />
        <section class="cardbox ending">
          <div class="row wrap">
            <button type="button" onClick={() => void share()}>
              <Icon of="share" size={18} /> {say('share')}
            </button>
            <button
              type="button"
              onClick={() =>
                moment &&
                save(
                  `${table.game}.svg`,
                  'image/svg+xml',
                  svgFile(pictured(look, moment.scene, { theme: shade.peek() })),
                )
              }
            >
              <Icon of="save" size={18} /> SVG
            </button>
            {!review.report.value && (
              <button type="button" disabled={review.share.value !== undefined} onClick={lookThrough}>
                <Icon of="bulb" size={18} /> {say('review-game')}
              </button>
            )}
          </div>
          <Review table={table} review={review} replay={replay} record={async () => text} />
          <Log
            table={table}
            log={moment?.board.events.filter(event => event.text) ?? []}
            look={look}
            scene={moment?.scene}
            at={undefined}
            onPoint={() => undefined}
            onGo={() => undefined}
          />
        </section>
      </aside>
    </main>
  )
}

function Opener({ onText }: { onText: (text: string) => void }): JSX.Element {
  const words = useSignal('')
  const fromFile = async (file: File | undefined): Promise<void> => void (file && onText(await file.text()))
  return (
    <main class="room">
      <section class="cardbox">
        <h2>{say('open-record')}</h2>
        <label class="field">
          <span>{say('record-file')}</span>
          <input
            type="file"
            accept=".donjon,.txt,text/plain"
            onChange={event => void fromFile(event.currentTarget.files?.[0])}
          />
        </label>
        <label class="field">
          <span>{say('record-text')}</span>
          <textarea rows={10} value={words.value} onInput={event => (words.value = event.currentTarget.value)} />
        </label>
        <button type="button" class="primary" disabled={!words.value.trim()} onClick={() => onText(words.peek())}>
          {say('open')}
        </button>
      </section>
    </main>
  )
}

export function RecordPage({ packed }: RecordPageProps): JSX.Element {
  const text = useSignal('')
  const opened = useSignal<Opened | undefined>(undefined)
  const game = useGame(opened.value?.headers['Game'])
  const here = greeted.value
  useEffect(() => {
    document.title = `${say('records')} – Donjon`
    if (packed)
      unpacked(packed).then(
        found => (text.value = found),
        () => tellUser(say('bad-link')),
      )
  }, [packed])
  useEffect(() => {
    if (!text.value || !here) return
    ask({ kind: 'open', record: text.value }, 'opened').then(found => (opened.value = found), tellTrouble)
  }, [text.value, here])
  return (
    <>
      <Bar title={gameCard(opened.value?.headers['Game'] ?? '')?.title ?? say('records')}>
        {opened.value && <KeyHelp at="record" />}
      </Bar>
      {!opened.value && <Opener onText={found => (text.value = found)} />}
      {opened.value && !game && <main class="waiting" aria-busy="true" />}
      {opened.value && game && <Viewer key={`${here}`} opened={opened.value} text={text.value} game={game} />}
    </>
  )
}
