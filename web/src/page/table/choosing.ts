// From fingers to moves: the legal moves, narrowed by what has been picked. No rule in here.
import type { Choice } from '../../wire'

const begins = (choice: Choice, picks: readonly string[]): boolean => picks.every((pick, i) => choice.parts[i] === pick)

export interface Narrowed {
  choices: Choice[] // what is still possible
  next: string[] // what can be picked now, in the order of the moves
  done: Choice | undefined // the move, once it is clear
}

/** The moves that go on from these picks, of this kind if an action was chosen. */
export function narrow(
  legal: readonly Choice[],
  picks: readonly string[],
  kind: string,
  places: ReadonlySet<string>,
): Narrowed {
  const choices = legal.filter(choice => begins(choice, picks) && (!kind || choice.kind === kind))
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

/** What all moves begin with is no choice: a castle just taken, the one place where a tile fits. */
export function given(legal: readonly Choice[]): string[] {
  const [first, ...others] = legal
  if (!first || !others.length) return []
  const at = first.parts.findIndex((part, i) => others.some(other => other.parts[i] !== part))
  const shortest = Math.min(...legal.map(choice => choice.parts.length))
  return first.parts.slice(0, Math.min(at < 0 ? first.parts.length : at, shortest - 1))
}

const numberIn = (choice: Choice): number => Number(/\d+$/.exec(choice.parts.at(-1) ?? '')?.[0] ?? NaN)

/** Whether the last word of these moves says how many. */
export const counted = (ways: readonly Choice[]): boolean =>
  ways.every(way => /^[a-z]*\d+$/.test(way.parts.at(-1) ?? ''))

/** Of moves that only their last word tells apart, the one that is meant: the word chosen ahead; or of numbers the next one
 *  below it, and the most where none was chosen. */
export function meant(ways: readonly Choice[], ahead: string): Choice | undefined {
  const exact = ways.find(way => way.parts.at(-1) === ahead)
  if (exact || !counted(ways)) return exact ?? ways[0]
  const most = Number(/\d+$/.exec(ahead)?.[0] ?? Infinity)
  const ordered = [...ways].sort((a, b) => numberIn(a) - numberIn(b))
  return ordered.filter(way => numberIn(way) <= most).at(-1) ?? ordered[0]
}

/** Moves by kind, in the order they come. */
export function grouped(legal: readonly Choice[]): Map<string, Choice[]> {
  const groups = new Map<string, Choice[]>()
  for (const choice of legal) {
    const group = groups.get(choice.kind)
    if (group) group.push(choice)
    else groups.set(choice.kind, [choice])
  }
  return groups
}
