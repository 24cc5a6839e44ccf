// From fingers to moves: the legal moves, narrowed by what has been picked. No rule in here.
import type { Choice } from '../../wire'

const begins = (choice: Choice, picks: readonly string[]): boolean => picks.every((pick, i) => choice.parts[i] === pick)

/** What of a move is neither place nor number names its kind: `block`, `end`; empty where there is no such part. */
export const kindOf = (choice: Choice, places: ReadonlySet<string>): string =>
  choice.parts.find(part => !places.has(part) && !/^\d+$/.test(part)) ?? ''

export interface Narrowed {
  choices: Choice[] // what is still possible
  next: string[] // what can be picked now, in the order of the moves
  done: Choice | undefined // the move, once it is clear
}

/** The moves that go on from these picks, of this kind if one is wanted. */
export function narrow(
  legal: readonly Choice[],
  picks: readonly string[],
  kind: string,
  places: ReadonlySet<string>,
): Narrowed {
  const choices = legal.filter(choice => begins(choice, picks) && (!kind || kindOf(choice, places) === kind))
  const next = [...new Set(choices.flatMap(choice => choice.parts.slice(picks.length, picks.length + 1)))]
  return { choices, next, done: settled(choices, picks, places) }
}

/** One move left is that move, unless a place of it is still to be pointed at: nothing moves where nobody pointed. */
function settled(
  choices: readonly Choice[],
  picks: readonly string[],
  places: ReadonlySet<string>,
): Choice | undefined {
  const [only, ...others] = choices
  if (!only || !picks.length) return undefined
  if (!others.length) return only.parts.slice(picks.length).some(part => places.has(part)) ? undefined : only
  return choices.find(
    choice => choice.parts.length === picks.length && choices.every(other => other.parts.length === picks.length),
  )
}

/** The picks with everything added that is no choice any more. */
export function advanced(
  legal: readonly Choice[],
  picks: readonly string[],
  kind: string,
  places: ReadonlySet<string>,
): string[] {
  const now = [...picks]
  for (;;) {
    const { next, choices } = narrow(legal, now, kind, places)
    const [only] = next
    const unfinished = choices.every(choice => choice.parts.length > now.length)
    if (next.length !== 1 || only === undefined || !unfinished || places.has(only) || choices.length === 1) return now
    now.push(only)
  }
}

/** Moves by kind, in the order they come. */
export function grouped(legal: readonly Choice[], places: ReadonlySet<string>): Map<string, Choice[]> {
  const groups = new Map<string, Choice[]>()
  for (const choice of legal) {
    const kind = kindOf(choice, places)
    const group = groups.get(kind)
    if (group) group.push(choice)
    else groups.set(kind, [choice])
  }
  return groups
}
