// A table: waiting room, then board, players, dock and panel.
import { computed, effect, useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import { svgFile } from '../../board/write'
import type { Mark } from '../../scene'
import type { TableCard } from '../../wire'
import { Bar, NoticeButton, SoundButton } from '../Bar'
import { type GamePage, useGame } from '../games'
import { Icon } from '../icons'
import { pictured } from '../pictured'
import { Chances } from '../review/Chances'
import { openReview } from '../review/store'
import { gameCard, shade } from '../session'
import { Stage } from '../stage/Stage'
import { say } from '../texts'
import { Above } from './Above'
import { Aids, Corner } from './Aids'
import { attend } from './attend'
import { Ballot } from './Ballot'
import { Chat } from './Chat'
import { Dock, type Doubt } from './Dock'
import { Ending } from './Ending'
import { HandOver } from './HandOver'
import { KeyHelp } from './KeyHelp'
import { replayKeys, toBoard, turnKeys, useKeys } from './keys'
import { Log } from './Log'
import { MoveList } from './MoveList'
import { marksOf, wayOf } from './marking'
import { hear } from './names'
import { Panel, type Tab } from './Panel'
import { Players } from './Players'
import { aidMarks } from './pointing'
import { ReplayBar } from './ReplayBar'
import { Rules } from './Rules'
import { openReplay } from './replay'
import { gained, Scoring, toldOf } from './Scoring'
import { withMarks } from './scenes'
import { openTable, type TableStore } from './store'
import { TableMenu } from './TableMenu'
import { openTurn, type Turn } from './turn'
import { WaitingRoom } from './WaitingRoom'
import { besideIn } from './Weighing'
import { Why } from './Why'

export interface TablePageProps {
  at: string
}
const TABS: readonly Tab[] = ['log', 'moves', 'rules', 'chat', 'text']
export const narrow = matchMedia('(max-width: 699px), (max-height: 499px)') // a phone, upright or lying

/** What the others did since one's last turn stays marked, with the ways that they went. */
const since = (store: TableStore): Mark[] => {
  const [from, held] = [store.board.value?.decided ?? 0, store.held.value]
  const done = from ? store.log.value.filter(event => event.ply >= from && !held.includes(event.seat ?? -1)) : []
  const places = [...new Set(done.flatMap(event => event.places ?? []))]
  return [{ kind: 'last', at: places }, ...store.ways.value.map(way => way.mark)]
}

/** What was chosen, what a hint says, what a question was about, what a log line names. */
const chosen = (turn: Turn, pointed: readonly string[]): Mark => ({
  kind: 'selected',
  at: [...new Set([...turn.held.value, ...(turn.hint.value?.parts ?? []), turn.why.value?.place ?? '', ...pointed])],
})

export function useNarrow(): boolean {
  const is = useSignal(narrow.matches)
  useEffect(() => {
    const change = (): void => {
      is.value = narrow.matches
    }
    narrow.addEventListener('change', change)
    return () => narrow.removeEventListener('change', change)
  }, [])
  return is.value
}

interface GameProps {
  store: TableStore
  table: TableCard
  game: GamePage
  doubt: Doubt | undefined
}

function Game({ store, table, game, doubt }: GameProps): JSX.Element {
  const { look } = game
  const { telling } = store
  const turn = useMemo(() => openTurn(store, look), [store])
  const replay = useMemo(
    () =>
      openReplay(
        () => store.table.value?.table_id ?? '',
        () => store.board.value?.ply ?? 0,
        telling,
      ),
    [store],
  )
  const review = useMemo(() => openReview(() => store.table.value?.table_id ?? ''), [store])
  const tab = useSignal<Tab>('log')
  const sheet = useSignal(false) // whether the panel is open, where it is a sheet at the foot
  const rule = useSignal('')
  const pointed = useSignal<readonly string[]>([])
  const under = useSignal<string | undefined>(undefined)
  const owners = useSignal(false)
  const heard = useSignal(store.chat.value.length)
  const small = useNarrow()
  useKeys(() => ({
    b: toBoard,
    m: () => {
      tab.value = 'moves'
      sheet.value = true
      document.getElementById('tab-moves')?.focus()
    },
    ...(store.myTurn.peek() && replay.ply.peek() === undefined ? turnKeys(store, turn) : {}),
    ...replayKeys(replay, !store.over.peek()),
  }))
  useLayoutEffect(() => {
    const stops = [
      attend(store),
      effect(() => {
        if (tab.value === 'chat') heard.value = store.chat.value.length
      }),
      effect(() => {
        void store.board.value?.number
        replay.forget()
        under.value = undefined // what is there now is not what was pointed at
      }),
      effect(() => {
        void store.table.value // after an outage the table comes anew, and a review that was lost is asked for again
        if (store.over.value && !review.report.peek()) review.load().catch(() => undefined) // if it never began it has none
      }),
      turn.close,
      replay.close,
      review.close,
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [store])

  const past = replay.ply.value !== undefined
  const aided = useMemo(() => computed(() => aidMarks(store, turn, replay, under.value, look)), [turn, replay])
  const scene = useMemo(
    () =>
      computed(() => {
        const then = replay.moment.value?.scene
        const ways = replay.moment.value?.ways ?? []
        if (replay.ply.value !== undefined && then)
          return withMarks(then, [
            ...ways,
            { kind: 'selected', at: [...pointed.value] },
            ...aided.value,
            ...replay.marks.value,
          ])
        const now = turn.scene.value
        if (!now) return now
        if (telling.scoring.value) return { ...now, marks: [] }
        const lit = store.myTurn.value ? marksOf(turn.sofar(), now, look) : []
        const way = turn.preview.value ? wayOf(turn.looked.value, turn.places.value, look) : []
        return withMarks(now, [...since(store), ...way, ...lit, chosen(turn, pointed.value), ...aided.value])
      }),
    [turn, replay],
  )
  const then = replay.moment.value
  const board = (past && then?.board) || store.board.value
  const scored = telling.now.value
  const scenes = past ? [then?.before, then?.scene] : [store.former.peek(), store.scene.peek()]
  const told = useMemo(() => scored && toldOf(scored, look, scenes), [scored])
  const shown = scene.value
  const still = past ? shown : (turn.stands.value ?? shown) // counters do not follow the pointer
  const openRule = (number: string): void => {
    rule.value = number
    tab.value = 'rules'
    sheet.value = true
  }
  const over = store.over.value
  return (
    <main class={`table ${over ? 'over' : ''}`} data-ply={store.board.value?.ply}>
      <div class="board">
        {shown && (
          <Stage
            above={<Above game={game} store={store} replay={replay} scene={still} />}
            corner={quarter => (
              <Corner
                game={game}
                scene={shown}
                quarter={quarter}
                pointed={under.value}
                hand={still && !past ? { scene: still, turn, held: store.held.value, owners: undefined } : undefined}
              />
            )}
            beside={past ? undefined : besideIn(game, turn, still, small)}
            snap={store.myTurn.value && !past ? look.snap : 0}
            upright={look.upright}
            onTurnOver={turn.turnOver}
            owners={owners.value}
            scene={shown}
            draw={(drawn, options) => pictured(look, drawn, options)}
            label={say('board-of', { game: gameCard(table.game)?.title ?? table.game })}
            turns={!!look.flat}
            compact={small}
            describe={place => hear(game, shown, place)}
            onHover={place => past || turn.hover(place)}
            onPoint={(place, x, y) =>
              (under.value = place === undefined ? undefined : (look.part?.(shown, place, x, y) ?? place))
            }
            {...(past ? {} : { onPick: turn.pick })}
            told={told}
            alone={telling.scoring.value}
            onTouch={telling.end}
          />
        )}
        {telling.scoring.value && !doubt ? (
          <Scoring telling={telling} look={look} />
        ) : (past || over) && !doubt ? (
          <ReplayBar replay={replay} back={past && !over}>
            {over && <Chances table={table} review={review} replay={replay} />}
          </ReplayBar>
        ) : (
          <Dock store={store} turn={turn} table={table} game={game} scene={still} small={small} doubt={doubt} />
        )}
      </div>
      <aside>
        <Players
          table={table}
          scores={telling.scores(board?.scores ?? table.scores)}
          held={store.held.value}
          toMove={over && !past ? null : (board?.to_move ?? null)}
          clock={over ? undefined : store.clock.value}
          gains={scored ? gained(scored) : past ? [] : turn.gains.value}
          scene={still}
          look={look}
          ranks={over && board?.ply === store.board.value?.ply ? (store.ending.value?.ranks ?? board?.ranks ?? []) : []}
        />
        {still && <Aids game={game} store={store} turn={turn} scene={still} owners={owners} />}
        <Ballot store={store} table={table} />
        {over && (
          <section class="cardbox endbox">
            <Ending
              store={store}
              table={table}
              replay={replay}
              review={review}
              svg={() => (shown ? svgFile(pictured(look, shown, { theme: shade.peek() })) : '')}
            />
          </section>
        )}
        <Why turn={turn} onRule={openRule} onPoint={places => (pointed.value = places)} />
        <Panel
          tab={tab}
          open={sheet}
          tabs={TABS.map(id => ({ id, news: id === 'chat' && heard.value < store.chat.value.length }))}
        >
          {tab.value === 'log' && (
            <Log
              table={table}
              log={store.log.value}
              look={look}
              scene={store.scene.value}
              at={replay.ply.value}
              onPoint={places => (pointed.value = places)}
              onGo={ply => void replay.to(ply)}
            />
          )}
          {tab.value === 'moves' && <MoveList turn={turn} onPoint={places => (pointed.value = places)} />}
          {tab.value === 'rules' && <Rules game={table.game} rule={rule.value} />}
          {tab.value === 'chat' && <Chat store={store} />}
          {tab.value === 'text' && (
            <pre class="astext" role="region" tabIndex={0} aria-label={say('tab-text')}>
              {board?.text}
            </pre>
          )}
        </Panel>
      </aside>
      <News store={store} />
    </main>
  )
}

/** The log's newest sentences, read out. */
function News({ store }: { store: TableStore }): JSX.Element {
  const board = store.board.value
  const turn = store.myTurn.value ? ` ${say('your-turn')}. ${board?.ask?.text ?? ''}` : ''
  return (
    <div class="unseen" aria-live="polite" role="status">
      {(board?.events.slice(-6) ?? []).map(event => event.text).join(' ')}
      {turn}
    </div>
  )
}

export function TablePage({ at }: TablePageProps): JSX.Element {
  const store = useMemo(() => openTable(at), [at])
  const menu = useSignal(false)
  const doubt = useSignal<Doubt | undefined>(undefined)
  useEffect(() => store.close, [store])
  const table = store.table.value
  const game = useGame(table?.game)
  const card = gameCard(table?.game ?? '')
  const handOver = store.handOver.value
  return (
    <>
      <Bar title={card?.title ?? 'Donjon'} {...(table ? { sub: store.held.value.length ? '' : say('watching') } : {})}>
        {table && (
          <span
            class={`sub watchers ${table.watchers ? '' : 'none'}`}
            title={say('watchers', { count: table.watchers })}
          >
            <Icon of="eye" size={18} /> <span aria-hidden="true">{table.watchers}</span>
            <span class="unseen">{say('watchers', { count: table.watchers })}</span>
          </span>
        )}
        {table && table.stage !== 'open' && (
          <button type="button" class="ghost more" aria-label={say('table')} onClick={() => (menu.value = true)}>
            <Icon of="menu" /> <span class="wide">{say('table')}</span>
          </button>
        )}
        {table && table.stage !== 'open' && <KeyHelp at="table" />}
        <span class="settings">
          <NoticeButton />
          <SoundButton />
        </span>
      </Bar>
      {store.problem.value && (
        <main class="room">
          <section class="cardbox">
            <h2>{store.problem}</h2>
            <a class="button" href="#">
              {say('to-lobby')}
            </a>
          </section>
        </main>
      )}
      {!store.problem.value && table?.stage === 'open' && <WaitingRoom store={store} table={table} />}
      {!store.problem.value && table && handOver !== undefined && (
        <HandOver key={handOver} store={store} table={table} to={handOver} />
      )}
      {!store.problem.value &&
        table &&
        table.stage !== 'open' &&
        store.board.value &&
        game &&
        handOver === undefined && <Game store={store} table={table} game={game} doubt={doubt.value} />}
      {!store.problem.value && (!table || (table.stage !== 'open' && !game)) && (
        <main class="waiting" aria-busy="true" />
      )}
      {menu.value && table && <TableMenu store={store} table={table} open={menu} doubt={doubt} />}
    </>
  )
}
