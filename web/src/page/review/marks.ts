// Turns as marks on the board: what was better, and what was played.
import type { Mark } from '../../scene'
import type { Mistake } from '../../wire'

/** Moves as marks: an arrow where something goes somewhere. */
export const answer = (moves: readonly string[][]): Mark[] =>
  moves.filter(at => at.length).map(at => ({ kind: at.length > 1 ? 'arrow' : 'right', at }))

/** What was better as arrows, what was played as crosses. */
export function marksOf(one: Mistake): Mark[] {
  const better = answer(one.better_places)
  const played = one.places.flatMap(at => at.slice(-1)).filter(place => !one.better_places.flat().includes(place))
  return [...better, { kind: 'wrong', at: [...new Set(played)] }]
}
