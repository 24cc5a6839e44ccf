// A table as this browser knows it: what the server said last, and nothing else.
import { computed, effect, signal } from '@preact/signals'
import type { Mark, Scene } from '../../scene'
import type {
  Answer,
  Ballot,
  Board,
  Choice,
  Ending,
  Event,
  Face,
  Link,
  Remark,
  State,
  TableCard,
  Update,
} from '../../wire'
import { invitedTo, isToken, keep, keysFor, name, pace, tableOf } from '../memory'
import { route } from '../route'
import { gameCard, greeted, tellUser } from '../session'
import { ask, listen, type Question, Refused, tell } from '../socket'
import { waysBetween } from '../stage/flights'
import { say } from '../texts'
import { beatFor, restFor } from './pacing'
import { filled, sceneOf } from './scenes'
import { NO_REST, openShowing } from './showing'
import { openTelling } from './telling'

const AGAIN = 1000 // ms before a table is joined again that was away

/** A clock face and when it came, so that it can run on between messages. */
export interface Running {
  face: Face
  came: number
}

/** What has come last, though it may not be shown yet: news are told by it. `legal`: the moves told last, which may be of an
 *  earlier turn. */
interface Came {
  scene: Scene | undefined
  legal: readonly Choice[]
  mine: boolean
  ply: number
}

export type TableStore = ReturnType<typeof openTable>
/** What a turn needs of its table: a lesson has it, too. */
export type TurnStore = Pick<TableStore, 'board' | 'scene' | 'myTurn' | 'ask' | 'say'>

export function openTable(key: string) {
  const table = signal<TableCard | undefined>(undefined)
  const held = signal<number[]>([])
  const board = signal<Board | undefined>(undefined)
  const scene = signal<Scene | undefined>(undefined)
  const former = signal<Scene | undefined>(undefined) // the one before
  const log = signal<Event[]>([])
  const chat = signal<Remark[]>([])
  const clock = signal<Running | undefined>(undefined)
  const ballot = signal<Ballot | undefined>(undefined)
  const ending = signal<Ending | undefined>(undefined)
  const links = signal<Link[]>([])
  const watch = signal<Link | undefined>(undefined)
  const rematch = signal<Link[]>([])
  const luck = signal('')
  const day = signal('') // of a deal of the day
  const problem = signal('')
  const ways = signal<readonly { ply: number; mark: Mark }[]>([]) // of pieces that the others moved
  const taker = signal<number | undefined>(undefined) // who looks at the screen, if several people share it

  const myTurn = computed(() => {
    const [now, at] = [board.value, table.value]
    if (!now || at?.stage !== 'playing' || now.to_move === null || !held.value.includes(now.to_move)) return false
    const seat = at.seats[now.to_move]
    return !!seat && !seat.bot && !seat.resigned
  })
  const over = computed(() => table.value?.stage === 'over' || table.value?.stage === 'abandoned')

  /** Who must get the device before anything is shown: the next of several people at one screen, in games with hidden things. */
  const handOver = computed(() => {
    const [now, at] = [board.value, table.value]
    if (!now || !at || over.value || held.value.length < 2 || gameCard(at.game)?.open !== false) return undefined
    const [eyes, former] = [now.eyes ?? undefined, taker.value]
    const same = eyes !== undefined && former !== undefined && at.seats[eyes]?.name === at.seats[former]?.name
    return eyes === former || same ? undefined : eyes
  })

  const setClock = (face: Face | null | undefined): void => {
    clock.value = face ? { face, came: performance.now() } : undefined
  }

  let came: Came = { scene: undefined, legal: [], mine: false, ply: 0 }
  const live = (): boolean => table.peek()?.clock?.kind === 'live'
  const showing = openShowing()
  const telling = openTelling(count => beatFor(count, live()), showing.run)
  /** A board stays until everything it brings has been told. */
  const told = (): number => (telling.scoring.peek() ? telling.left() : 0)
  const looked = (): number => Math.max(restFor(live()), told())
  const plays = (seat: number | null): boolean =>
    seat !== null && held.peek().includes(seat) && !table.peek()?.seats[seat]?.bot
  /** A board that has come, and its scene, both in full: they may be given by those before. */
  function arrive(next: Board): [Board, Scene | undefined] {
    const drawn = sceneOf(next, came.scene)
    const told = next.legal_change ? filled(next.legal_change, came.legal) : next.legal
    came = { scene: drawn, legal: told ?? came.legal, mine: plays(next.to_move), ply: next.ply }
    return [told ? { ...next, legal: told } : next, drawn]
  }

  /** A board: its events replace those from `since` on. Some say nothing. */
  function show(next: Board, drawn: Scene | undefined): void {
    const moved = plays(board.peek()?.to_move ?? null) ? [] : waysBetween(scene.peek(), drawn)
    const from = next.decided ?? 0
    ways.value = [
      ...ways.peek().filter(({ ply }) => ply >= from && ply < next.since),
      ...moved.map(mark => ({ ply: next.since, mark })),
    ]
    former.value = scene.peek()
    if (drawn) scene.value = drawn
    log.value = [...log.peek().filter(event => event.ply < next.since), ...next.events.filter(event => event.text)]
    board.value = next
  }

  function enter(state: State): void {
    problem.value = ''
    table.value = state.table
    held.value = state.held
    luck.value = state.luck
    day.value = state.day ?? ''
    chat.value = state.chat
    ballot.value = state.ballot ?? undefined
    ending.value = state.ending ?? undefined
    links.value = state.links ?? []
    watch.value = state.watch ?? undefined
    rematch.value = state.rematch ?? []
    setClock(state.clock)
    showing.forget()
    telling.end()
    came = { ...came, legal: [] }
    if (state.board) show(...arrive(state.board))
    ways.value = []
    const away = state.table.seats.find(seat => seat.stood_in && state.held.includes(seat.seat))?.stood_in
    if (away) tellUser(say(`stood-in-${away.why}`, { ply: away.ply }))
    const tokens = keysFor(key).filter(one => isToken(one) && invitedTo(one) === undefined)
    if (tokens.length && state.held.length) keep(tokens)
  }

  function update(next: Board, drawn: Scene | undefined, face: Update['clock']): void {
    const onward = next.since >= (board.peek()?.ply ?? 0) // nothing is taken back
    show(next, drawn)
    telling.come(onward ? next.events : [])
    setClock(face)
    const at = table.peek()
    if (at) table.value = { ...at, ply: next.ply, to_move: next.to_move, scores: next.scores }
  }

  /** The game is over, once the last points have been told. */
  function finish(end: Ending): void {
    const at = table.peek()
    if (at) table.value = { ...at, stage: 'over' }
    ending.value = end
  }

  /** Who sits where, and who has come or gone. */
  function seen(next: TableCard): void {
    const before = table.peek()
    table.value = next
    for (const seat of next.seats) {
      const was = before?.seats[seat.seat]
      if (!was || !seat.person || held.peek().includes(seat.seat) || !!was.here === !!seat.here) continue
      tellUser(say(seat.here ? 'came' : 'went', { who: seat.name || say(`colour-${seat.colour}`) }))
    }
  }

  function hear(news: Answer): void {
    const table_id = tableOf(key) // what comes for another table, as on the way to a rematch, is not ours
    if (news.kind === 'state' && news.table.table_id === table_id) enter(news)
    else if (news.kind === 'table' && news.table.table_id === table_id) showing.later(() => seen(news.table), NO_REST)
    else if (!('table_id' in news) || news.table_id !== table_id) return
    else if (news.kind === 'update') {
      const own = came.mine || news.board.since < came.ply // a move made here, or something taken back
      const [next, drawn] = arrive(news.board)
      const end = news.ending
      const rest = end ? told : looked
      if (own) showing.now(() => update(next, drawn, news.clock), rest)
      else showing.later(() => update(next, drawn, news.clock), rest)
      if (end) showing.later(() => finish(end), NO_REST)
    } else if (news.kind === 'ended') showing.later(() => (ending.value = news.ending), NO_REST)
    else if (news.kind === 'ballot') ballot.value = news.ballot ?? undefined
    else if (news.kind === 'said') chat.value = [...chat.peek(), news.remark]
    else if (news.kind === 'next') rematch.value = news.links
  }

  let again: ReturnType<typeof setTimeout> | undefined
  function join(): Promise<unknown> {
    clearTimeout(again)
    return ask(
      { kind: 'join', keys: keysFor(key), wants: ['scene', 'text', 'changes'], name: name.peek() },
      'state',
    ).catch((why: unknown) => {
      if (!(why instanceof Refused)) return
      if (!why.passing) problem.value = why.message
      else if (why.message) again = setTimeout(join, AGAIN) // said by the server; a lost connection is greeted anew
    })
  }

  const stops = [
    listen(hear),
    effect(() => void (greeted.value > 0 && void join())),
    effect(() => {
      void pace.value
      showing.run()
    }),
    showing.forget,
    telling.end,
    () => clearTimeout(again),
  ]

  /** Something to say at this table. */
  type AtTable<T> = T extends { table_id: string } ? Omit<T, 'table_id'> : never
  const here = (question: AtTable<Question>): Question => ({ ...question, table_id: tableOf(key) }) as Question

  return {
    key,
    table,
    held,
    board,
    scene,
    former,
    log,
    ways,
    telling,
    chat,
    clock,
    ballot,
    ending,
    links,
    watch,
    handOver,
    rematch,
    luck,
    day,
    problem,
    myTurn,
    over,
    say: (question: AtTable<Question>, refused: (why: Refused) => void): void => tell(here(question), refused),
    ask: <K extends Answer['kind']>(question: AtTable<Question>, kind: K) => ask(here(question), kind),
    join,
    /** Somebody has taken the device: join again, to see what they may see. */
    take: (seat: number): void => void join().then(() => (taker.value = seat)),
    close(): void {
      for (const stop of stops) stop()
      const to = route.peek()
      const stays = to.page === 'table' && tableOf(to.key) === tableOf(key) // sat down: joined again by the new token
      if (table.peek() && !stays) tell({ kind: 'leave', table_id: tableOf(key) }, () => undefined)
    },
  }
}
