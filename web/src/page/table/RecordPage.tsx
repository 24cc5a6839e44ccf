// Any record, opened in the browser: from a file, from the clipboard, or out of a link that carries it.
import { computed, useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { drawScene } from '../../draw'
import type { Opened, Seat, Table } from '../../wire'
import { Bar } from '../Bar'
import { Icon } from '../icons'
import { gameCard, greeted, shade, tellTrouble, tellUser } from '../session'
import { ask } from '../socket'
import { Stage } from '../stage/Stage'
import { say } from '../texts'
import { save } from './Ending'
import { KeyHelp } from './KeyHelp'
import { replayKeys, toBoard, useKeys } from './keys'
import { Log } from './Log'
import { describe } from './names'
import { packed as pack, unpacked } from './packing'
import { Players } from './Players'
import { openReplay } from './replay'
import { ReplayBar } from './ReplayBar'
import { TURNS, useNarrow } from './TablePage'

export interface RecordPageProps {
  packed: string
}

/** A record looks like a table at which everybody has left. */
function tableOf(opened: Opened): Table {
  const seats: Seat[] = opened.colours.map((colour, seat) => ({ seat, colour }))
  return {
    table_id: 'record',
    game: opened.headers['Game'] ?? '',
    options: {},
    stage: 'over',
    public: false,
    seats,
    clock: null,
    absent: 'vote',
    aids: false,
    created: 0,
    ply: opened.plies,
    to_move: null,
    scores: [],
    watchers: 0,
  }
}

function Viewer({ opened, text }: { opened: Opened; text: string }): JSX.Element {
  const replay = useMemo(
    () =>
      openReplay(
        () => 'record',
        () => opened.plies,
      ),
    [opened],
  )
  const table = tableOf(opened)
  const small = useNarrow()
  useKeys(() => ({ b: toBoard, ...replayKeys(replay, false) }))
  useEffect(() => {
    void replay.to(opened.plies)
    return replay.close
  }, [replay])
  const moment = useMemo(() => computed(() => replay.moment.value), [replay]).value
  const share = async (): Promise<void> => {
    const url = new URL(`#record/${await pack(text)}`, location.href).href
    await navigator.clipboard.writeText(url).then(
      () => tellUser(say('copied')),
      () => void (location.href = url),
    )
  }
  return (
    <main class="table over">
      <div class="board">
        {moment && (
          <Stage
            scene={moment.scene}
            draw={drawScene}
            label={say('board-of', { game: gameCard(table.game)?.title ?? '' })}
            turns={TURNS.has(table.game)}
            compact={small}
            describe={place => describe(moment.scene, place)}
          />
        )}
        <ReplayBar replay={replay} back={false} />
      </div>
      <aside>
        <Players
          table={table}
          scores={moment?.board.scores ?? []}
          held={[]}
          toMove={moment?.board.to_move ?? null}
          clock={undefined}
          gains={[]}
          scene={moment?.scene}
          ranks={moment?.board.over ? moment.board.ranks : []}
        />
        <section class="cardbox panel">
          <div class="row wrap pad">
            <button onClick={() => void share()}>
              <Icon of="share" size={18} /> {say('share')}
            </button>
            <button
              onClick={() =>
                moment && save(`${table.game}.svg`, 'image/svg+xml', drawScene(moment.scene, { theme: shade.peek() }))
              }
            >
              <Icon of="save" size={18} /> SVG
            </button>
          </div>
          <Log
            table={table}
            log={moment?.board.events ?? []}
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
        <button class="primary" disabled={!words.value.trim()} onClick={() => onText(words.peek())}>
          {say('open')}
        </button>
      </section>
    </main>
  )
}

export function RecordPage({ packed }: RecordPageProps): JSX.Element {
  const text = useSignal('')
  const opened = useSignal<Opened | undefined>(undefined)
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
        {opened.value && <KeyHelp playing={false} />}
      </Bar>
      {opened.value ? (
        <Viewer key={`${here}`} opened={opened.value} text={text.value} />
      ) : (
        <Opener onText={found => (text.value = found)} />
      )}
    </>
  )
}
