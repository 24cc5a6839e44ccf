// One's own turn in the making: its states, and what leads from one to the next. Nothing in here asks, waits or draws:
// `next` says what the state becomes and what is to be done about it; asking.ts does it.
import type { Choice, Explained, Hinted, Tried } from '../../wire'
import { advanced, type Narrowed, narrow } from './choosing'

/** What the table says right now. */
export interface Facts {
  number: number // of the board
  mine: boolean // whether it is one's own turn
  legal: readonly Choice[] // on the board itself, without a plan
  places: ReadonlySet<string>
  planning: boolean // whether moves go into a plan before they are played
  canUndo: boolean
}

export type Why = Pick<Explained, 'move' | 'text' | 'rule'> & { place: string }

/** What the page shows in every state. */
interface Shown {
  picks: readonly string[] // of the next move, in their order
  kind: string // of the moves wanted, if one was chosen first
  looked: Choice | undefined // the move under the pointer, or the first of those left: its preview was asked for
  preview: Tried | undefined // the plan and one move more, as it would stand
  plan: readonly Choice[]
  tried: Tried | undefined // the plan as it would stand
  why: Why | undefined
  hint: Hinted | undefined
}
/** A move is picked, part by part. */
export type Picking = Shown & { is: 'picking' }
/** A move is clear and shown. A second tap makes it, unless clicking on led there: then it leads to the next one. */
export type Armed = Shown & { is: 'armed'; move: Choice; tapped: string | undefined; back: readonly string[] }
/** The plan has changed, and the server is asked how it would stand. */
export type Planning = Shown & { is: 'planning' }
/** A move is on its way, the rest follows it. The page goes on showing what it showed. */
export type Sending = Shown & { is: 'sending'; move: Choice | undefined; rest: readonly string[]; number: number }
export type State = Picking | Armed | Planning | Sending

export type Happening =
  | { is: 'picked'; part: string; firm: boolean } // `firm` makes a clear move at once; else it is shown first
  | { is: 'chosen'; kind: string }
  | { is: 'hovered'; part: string | undefined }
  | { is: 'looked'; move: Choice | undefined }
  | { is: 'made'; move: Choice }
  | { is: 'shortened'; length: number }
  | { is: 'committed' | 'undone' | 'cleared' | 'reset' }
  // What the server says.
  | { is: 'seen'; move: Choice; answer: Tried | undefined }
  | { is: 'tried'; plan: readonly Choice[]; answer: Tried | undefined }
  | { is: 'explained'; why: Why }
  | { is: 'hinted'; hint: Hinted }
  | { is: 'board' | 'refused' }

export type Effect =
  | { do: 'look'; plan: readonly Choice[]; move: Choice } // `seen` is to follow
  | { do: 'wait'; move: Choice } // `looked` is to follow, if the pointer stays
  | { do: 'try'; plan: readonly Choice[] } // `tried` is to follow
  | { do: 'explain'; parts: readonly string[] }
  | { do: 'play'; move: string } // `board` or `refused` is to follow
  | { do: 'undo' }

export type Step = readonly [state: State, ...effects: Effect[]]

export const FRESH: Picking = {
  is: 'picking',
  picks: [],
  kind: '',
  looked: undefined,
  preview: undefined,
  plan: [],
  tried: undefined,
  why: undefined,
  hint: undefined,
}

export const NONE: readonly Choice[] = []

/** Whether the last step of the plan shows something hidden, so that nothing can be planned after it. */
export const blocked = (state: State): boolean =>
  state.is !== 'planning' && state.plan.length > (state.tried?.moves.length ?? 0)

/** The moves that can be picked now. */
export function legalIn(state: State, facts: Pick<Facts, 'mine' | 'legal'>): readonly Choice[] {
  if (!facts.mine || state.is === 'planning' || blocked(state)) return NONE
  return state.plan.length ? (state.tried?.legal ?? NONE) : facts.legal
}

export function next(state: State, event: Happening, facts: Facts): Step {
  if (state.is === 'sending') return whileSending(state, event, facts)
  switch (event.is) {
    case 'board':
    case 'reset':
      return [FRESH]
    case 'shortened':
      return shorten(state, event.length)
    case 'committed':
      return send(
        state,
        state.plan.map(choice => choice.move),
        facts,
      )
    case 'undone':
      return undo(state, facts)
    case 'explained':
      return [{ ...state, why: event.why }]
    case 'hinted':
      return [{ ...state, hint: event.hint, why: undefined }] // the newest question is the one to answer
  }
  return state.is === 'planning' ? whilePlanning(state, event) : whileChoosing(state, event, facts)
}

/** A new board lets the next move go; when there is none left, or it is no longer one's turn, all starts afresh. */
function whileSending(state: Sending, event: Happening, facts: Facts): Step {
  if (event.is === 'refused') return [FRESH]
  if (event.is !== 'board' || facts.number === state.number) return [state]
  return facts.mine ? send(state, state.rest, facts) : [FRESH]
}

/** An answer for a plan that has changed since is of no use. */
function whilePlanning(state: Planning, event: Happening): Step {
  if (event.is !== 'tried' || event.plan !== state.plan) return [state]
  return [event.answer ? { ...state, is: 'picking', tried: event.answer } : FRESH]
}

function whileChoosing(state: Picking | Armed, event: Happening, facts: Facts): Step {
  switch (event.is) {
    case 'picked':
      return facts.mine ? pick(state, event.part, event.firm, facts) : [state]
    case 'chosen':
      return choose(disarmed(state), event.kind, facts)
    case 'hovered':
      return hover(state, event.part, facts)
    case 'looked':
      return look(state, event.move)
    case 'seen':
      return see(state, event.move, event.answer)
    case 'made':
      return make(state, event.move, facts)
    case 'cleared':
      return [cleared(state)]
  }
  return [state]
}

// ------------------------------------------------------------------ picking
const narrowed = (state: Picking, facts: Facts): Narrowed =>
  narrow(legalIn(state, facts), state.picks, state.kind, facts.places)

/** The moves left, when nothing but words tells them apart. */
function worded(state: Picking, facts: Facts): Choice[] {
  const { next, choices } = narrowed(state, facts)
  return next.every(part => !facts.places.has(part)) ? choices : []
}

const shown = ({ picks, kind, looked, preview, plan, tried, why, hint }: State): Shown => ({
  picks,
  kind,
  looked,
  preview,
  plan,
  tried,
  why,
  hint,
})
const cleared = (state: State): Picking => ({
  ...shown(state),
  is: 'picking',
  picks: [],
  kind: '',
  looked: undefined,
  preview: undefined,
})
const disarmed = (state: Picking | Armed): Picking =>
  state.is === 'armed' ? { ...shown(state), is: 'picking', picks: state.back } : state

function pick(state: Picking | Armed, part: string, firm: boolean, facts: Facts): Step {
  if (state.is === 'armed' && !firm && part === state.tapped) return make(state, state.move, facts)
  const from = { ...disarmed(state), why: undefined }
  return narrowed(from, facts).next.includes(part) ? proceed(from, part, firm, facts) : stray(from, part, firm, facts)
}

/** One part more. A move that is clear by it is made, or shown first. */
function proceed(from: Picking, part: string, firm: boolean, facts: Facts): Step {
  const picks = advanced(legalIn(from, facts), [...from.picks, part], from.kind, facts.places)
  const at = { ...from, picks }
  const { done } = narrowed(at, facts)
  if (!done) return look(at, worded(at, facts)[0])
  if (firm) return make(at, done, facts)
  return look({ ...at, is: 'armed', move: done, tapped: part, back: from.picks }, done)
}

/** A click that is no next step: on to the next choice here, a step back, another first pick, or a question. */
function stray(from: Picking, part: string, firm: boolean, facts: Facts): Step {
  if (from.picks.at(-1) === part) {
    const all = worded(from, facts)
    return all.length > 1 ? cycle(from, all) : [cleared(from)]
  }
  const afresh = { ...from, picks: [] }
  if (from.picks.length && narrowed(afresh, facts).next.includes(part)) return proceed(afresh, part, firm, facts)
  return from.plan.length ? [from] : [from, { do: 'explain', parts: [...from.picks, part] }]
}

/** The same place clicked again shows the next of the choices there, a tile turned for one. */
function cycle(from: Picking, all: readonly Choice[]): Step {
  const at = all.findIndex(choice => choice.move === from.looked?.move)
  const move = all[(at + 1) % all.length]
  return move ? look({ ...from, is: 'armed', move, tapped: undefined, back: from.picks }, move) : [from]
}

/** A kind of move is chosen before its places; chosen again, it is let go. One that is itself a part is picked. */
function choose(from: Picking, kind: string, facts: Facts): Step {
  if (from.kind === kind) return [{ ...from, kind: '' }]
  return narrowed(from, facts).next.includes(kind) ? pick(from, kind, true, facts) : [{ ...from, kind }]
}

// ------------------------------------------------------------------ previews
/** The preview before stays until the new one comes. */
function look(state: Picking | Armed, move: Choice | undefined): Step {
  if (move)
    return [
      { ...state, looked: move },
      { do: 'look', plan: state.plan, move },
    ]
  return [state.looked || state.preview ? { ...state, looked: undefined, preview: undefined } : state]
}

function see(state: Picking | Armed, move: Choice, answer: Tried | undefined): Step {
  if (state.looked !== move) return [state] // the pointer has gone on
  return [{ ...state, preview: answer && answer.moves.length > state.plan.length ? answer : undefined }]
}

function hover(state: Picking | Armed, part: string | undefined, facts: Facts): Step {
  if (state.is === 'armed') return [state]
  const move = part === undefined ? undefined : moveAt(state, part, facts)
  if (move) return [state, { do: 'wait', move }]
  return worded(state, facts).length ? [state] : look(state, undefined)
}

/** The move that picking this would make clear, if it would. */
function moveAt(state: Picking, part: string, facts: Facts): Choice | undefined {
  if (!narrowed(state, facts).next.includes(part)) return undefined
  const picks = advanced(legalIn(state, facts), [...state.picks, part], state.kind, facts.places)
  return narrowed({ ...state, picks }, facts).done
}

// ------------------------------------------------------------------ making moves
const make = (state: Picking | Armed, move: Choice, facts: Facts): Step =>
  facts.planning ? plan(cleared(state), [...state.plan, move]) : send(state, [move.move], facts)

const plan = (state: Picking, steps: readonly Choice[]): Step => [
  { ...state, is: 'planning', plan: steps },
  { do: 'try', plan: steps },
]

const shorten = (state: State, length: number): Step => {
  const left = state.plan.slice(0, length)
  return left.length ? plan(FRESH, left) : [FRESH]
}

/** Moves are played one after another; each waits for the board of the one before. */
function send(state: State, moves: readonly string[], { number }: Facts): Step {
  const [move, ...rest] = moves
  if (move === undefined) return [FRESH]
  const armed = state.is === 'armed' || state.is === 'sending' ? state.move : undefined
  return [
    { ...shown(state), is: 'sending', move: armed, rest, number },
    { do: 'play', move },
  ]
}

/** One step back: a pick, then the plan, then a move already played. */
function undo(state: Exclude<State, Sending>, facts: Facts): Step {
  if (state.picks.length || state.kind) return [cleared(state)]
  if (state.plan.length) return shorten(state, state.plan.length - 1)
  return facts.canUndo ? [state, { do: 'undo' }] : [state]
}
