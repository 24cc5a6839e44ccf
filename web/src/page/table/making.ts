// One's own turn in the making: its states, and what leads from one to the next. Nothing in here asks, waits or draws:
// `next` says what the state becomes and what is to be done about it; asking.ts does it.
import type { Choice, Hinted, Reason, Tried } from '../../wire'
import { advanced, given, meant, type Narrowed, narrow } from './choosing'

/** What the table says right now. */
export interface Facts {
  number: number // of the board
  mine: boolean // whether it is one's own turn
  legal: readonly Choice[]
  places: ReadonlySet<string>
  canUndo: boolean
  losing: ReadonlySet<string> // kinds of moves that end the turn with something left
  early: ReadonlySet<string> // kinds of moves whose last word may be chosen ahead of the place
  ahead: string // that word, if one was chosen
  weighed: ReadonlySet<string> // kinds of moves that are shown before they are made, by the mouse, too
}

export type Why = { reasons: readonly Reason[]; place: string }

/** What the page shows in every state. */
interface Shown {
  picks: readonly string[] // of the next move, in their order
  kind: string // the action chosen, if one was
  looked: Choice | undefined // the move under the pointer, or the first of those left: its preview was asked for
  preview: Tried | undefined // how it would stand after that move
  why: Why | undefined
  hint: Hinted | undefined
}
/** A move is picked, part by part. */
export type Picking = Shown & { is: 'picking' }
/** A move is clear and shown. A second tap makes it, unless clicking on led there: then it leads to the next one. */
export type Armed = Shown & { is: 'armed'; move: Choice; tapped: string | undefined; back: readonly string[] }
/** The move would lose something, so it is asked once more whether it is meant. */
export type Doubting = Shown & { is: 'doubting'; move: Choice }
/** A move is on its way. The page goes on showing what it showed. */
export type Sending = Shown & { is: 'sending'; move: Choice; number: number }
export type State = Picking | Armed | Doubting | Sending

export type Happening =
  | { is: 'picked'; part: string; firm: boolean } // `firm` makes a clear move at once; else it is shown first
  | { is: 'chosen'; kind: string }
  | { is: 'hovered'; part: string | undefined }
  | { is: 'looked'; move: Choice | undefined }
  | { is: 'made'; move: Choice }
  | { is: 'wanted' } // another word was chosen ahead
  | { is: 'undone' | 'cleared' }
  // What the server says.
  | { is: 'seen'; move: Choice; answer: Tried | undefined }
  | { is: 'explained'; why: Why | undefined }
  | { is: 'hinted'; hint: Hinted | undefined }
  | { is: 'board' | 'refused' }

export type Effect =
  | { do: 'look'; move: Choice } // `seen` is to follow
  | { do: 'wait'; move: Choice } // `looked` is to follow, if the pointer stays
  | { do: 'explain'; parts: readonly string[]; action: string }
  | { do: 'play'; move: string } // `board` or `refused` is to follow
  | { do: 'undo' }

export type Step = readonly [state: State, ...effects: Effect[]]

export const FRESH: Picking = {
  is: 'picking',
  picks: [],
  kind: '',
  looked: undefined,
  preview: undefined,
  why: undefined,
  hint: undefined,
}

export const NONE: readonly Choice[] = []

/** The moves that can be picked now. */
export const legalIn = (facts: Pick<Facts, 'mine' | 'legal'>): readonly Choice[] => (facts.mine ? facts.legal : NONE)

export function next(state: State, event: Happening, facts: Facts): Step {
  if (event.is === 'board') return state.is === 'sending' && facts.number === state.number ? [state] : begin(facts)
  if (state.is === 'sending') return event.is === 'refused' ? begin(facts) : [state]
  switch (event.is) {
    case 'undone':
      return undo(state, facts)
    case 'explained':
      return [{ ...state, why: event.why }]
    case 'hinted':
      return [{ ...state, hint: event.hint, why: undefined }] // the newest question is the one to answer
    case 'made':
      return make(state, event.move, facts)
    case 'cleared':
      return clear(state, facts)
    case 'wanted':
      return want(state, facts)
  }
  if (state.is !== 'doubting') return whileChoosing(state, event, facts)
  const acts = event.is === 'picked' || event.is === 'chosen' // a pointer passing by decides nothing
  return acts ? whileChoosing(cleared(state, facts), event, facts) : [state]
}

function whileChoosing(state: Picking | Armed, event: Happening, facts: Facts): Step {
  switch (event.is) {
    case 'picked':
      return facts.mine ? pick(state, event.part, event.firm, facts) : [state]
    case 'chosen':
      return facts.mine ? choose(disarmed(state), event.kind, facts) : [state]
    case 'hovered':
      return hover(state, event.part, facts)
    case 'looked':
      return look(state, event.move)
    case 'seen':
      return see(state, event.move, event.answer)
  }
  return [state]
}

// ------------------------------------------------------------------ picking
const narrowed = (state: Picking, facts: Facts): Narrowed =>
  narrow(legalIn(facts), state.picks, state.kind, facts.places)

/** The moves left, when nothing but words tells them apart. */
function worded(state: Picking, facts: Facts): Choice[] {
  const { next, choices } = narrowed(state, facts)
  return state.picks.length && next.every(part => !facts.places.has(part)) ? choices : []
}

const shown = ({ picks, kind, looked, preview, why, hint }: State): Shown => ({
  picks,
  kind,
  looked,
  preview,
  why,
  hint,
})
const cleared = (state: State, facts: Facts): Picking => ({
  ...FRESH,
  picks: given(legalIn(facts)),
  why: state.why,
  hint: state.hint,
})
const disarmed = (state: Picking | Armed): Picking =>
  state.is === 'armed' ? { ...shown(state), is: 'picking', picks: state.back } : state

/** The move, once it is clear. What may be chosen ahead need not be picked. */
function clearIn(state: Picking, facts: Facts): Choice | undefined {
  const left = worded(state, facts)
  return narrowed(state, facts).done ?? (isEarly(left, facts) ? meant(left, facts.ahead) : undefined)
}
const isEarly = (moves: readonly Choice[], { early }: Facts): boolean =>
  moves.length > 0 && moves.every(move => early.has(move.kind))
/** The first of the moves that only words tell apart, or the one chosen ahead. */
const firstOf = (moves: readonly Choice[], facts: Facts): Choice | undefined =>
  isEarly(moves, facts) ? meant(moves, facts.ahead) : moves[0]

/** A new board makes everything thought out for the old one void. What it leaves no choice about is picked already. */
const begin = (facts: Facts): Step => clear(FRESH, facts)
function clear(state: State, facts: Facts): Step {
  const afresh = cleared(state, facts)
  const left = worded(afresh, facts)
  const asked = left.some(move => move.kind !== left[0]?.kind) // which of the actions: nothing is shown before the answer
  return look(afresh, asked ? undefined : firstOf(left, facts))
}

function pick(state: Picking | Armed, part: string, firm: boolean, facts: Facts): Step {
  if (state.is === 'armed' && part === state.tapped && (!firm || facts.weighed.has(state.move.kind)))
    return make(state, state.move, facts)
  const from = { ...disarmed(state), why: undefined }
  return narrowed(from, facts).next.includes(part) ? proceed(from, part, firm, facts) : stray(from, part, firm, facts)
}

/** One part more. A move that is clear by it is made, or shown first. */
function proceed(from: Picking, part: string, firm: boolean, facts: Facts): Step {
  const picks = advanced(legalIn(facts), [...from.picks, part], from.kind, facts.places)
  const at = { ...from, picks }
  const done = clearIn(at, facts)
  if (!done) return look(at, worded(at, facts)[0])
  if (firm && !facts.weighed.has(done.kind)) return make(at, done, facts)
  return look({ ...at, is: 'armed', move: done, tapped: part, back: from.picks }, done)
}

/** A click that is no next step: on to the next choice here, a step back, another first pick, or a question. */
function stray(from: Picking, part: string, firm: boolean, facts: Facts): Step {
  if (from.picks.at(-1) === part) {
    const all = worded(from, facts)
    const shown = isEarly(all, facts) && meant(all, facts.ahead)
    if (shown) return make(from, shown, facts) // it is seen there already
    return all.length > 1 ? cycle(from, all) : [{ ...cleared(from, facts), kind: from.kind }]
  }
  const afresh = { ...from, picks: [] }
  if (from.picks.length && narrowed(afresh, facts).next.includes(part)) return proceed(afresh, part, firm, facts)
  return [from, { do: 'explain', parts: [...from.picks, part], action: from.kind }]
}

/** The same place clicked again shows the next of the choices there, a tile turned for one. */
function cycle(from: Picking, all: readonly Choice[]): Step {
  const at = all.findIndex(choice => choice.move === from.looked?.move)
  const move = all[(at + 1) % all.length]
  return move ? look({ ...from, is: 'armed', move, tapped: undefined, back: from.picks }, move) : [from]
}

/** An action is chosen before its places; chosen again, it is let go. One that needs no place is done. */
function choose(from: Picking, kind: string, facts: Facts): Step {
  const afresh = { ...cleared(from, facts), why: undefined }
  if (from.kind === kind) return [afresh]
  const keeps = narrowed({ ...from, kind }, facts).choices.length > 0
  const at = { ...afresh, kind, picks: keeps ? from.picks : afresh.picks }
  const [only, ...others] = narrowed(at, facts).choices
  const points = only?.parts.slice(at.picks.length).some(part => facts.places.has(part))
  if (only && !others.length && !points) return make(at, only, facts)
  const picks = advanced(legalIn(facts), at.picks, kind, facts.places)
  return look({ ...at, picks }, firstOf(worded({ ...at, picks }, facts), facts))
}

// ------------------------------------------------------------------ previews
/** The preview before stays until the new one comes. */
function look(state: Picking | Armed, move: Choice | undefined): Step {
  if (move)
    return [
      { ...state, looked: move },
      { do: 'look', move },
    ]
  return [state.looked || state.preview ? { ...state, looked: undefined, preview: undefined } : state]
}

const see = (state: Picking | Armed, move: Choice, answer: Tried | undefined): Step => [
  state.looked === move ? { ...state, preview: answer } : state,
] // else the pointer has gone on

function hover(state: Picking | Armed, part: string | undefined, facts: Facts): Step {
  if (state.is === 'armed') return [state]
  const move = part === undefined ? undefined : moveAt(state, part, facts)
  if (move) return [state, { do: 'wait', move }]
  return worded(state, facts).length ? [state] : look(state, undefined)
}

/** The move that picking this would make clear, if it would. */
function moveAt(state: Picking, part: string, facts: Facts): Choice | undefined {
  if (!narrowed(state, facts).next.includes(part)) return undefined
  const picks = advanced(legalIn(facts), [...state.picks, part], state.kind, facts.places)
  return clearIn({ ...state, picks }, facts)
}

/** What is seen is seen with the word now chosen ahead. */
function want(state: State, facts: Facts): Step {
  const now = state.is === 'armed' ? state.move : state.looked
  if ((state.is !== 'picking' && state.is !== 'armed') || !now || !facts.early.has(now.kind)) return [state]
  const alike = (other: Choice): boolean =>
    other.kind === now.kind && other.parts.slice(0, -1).join() === now.parts.slice(0, -1).join()
  const move = meant(legalIn(facts).filter(alike), facts.ahead) ?? now
  return look(state.is === 'armed' ? { ...state, move } : state, move)
}

// ------------------------------------------------------------------ making moves
function make(state: Exclude<State, Sending>, move: Choice, facts: Facts): Step {
  if (facts.losing.has(move.kind) && state.is !== 'doubting')
    return [{ ...shown(state), is: 'doubting', move, why: undefined }]
  return [
    { ...shown(state), is: 'sending', move, number: facts.number },
    { do: 'play', move: move.move },
  ]
}

/** One step back: a pick, then a move already played. */
function undo(state: Exclude<State, Sending>, facts: Facts): Step {
  const afresh = cleared(state, facts)
  if (state.is !== 'picking' || state.kind || state.picks.length > afresh.picks.length) return clear(state, facts)
  return facts.canUndo ? [state, { do: 'undo' }] : [state]
}
