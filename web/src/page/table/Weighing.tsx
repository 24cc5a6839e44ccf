// The card beside a place of the board: how many go from here, or what speaks for and against the move shown there.
import type { ComponentChildren } from 'preact'
import type { Scene } from '../../scene'
import type { GamePage } from '../games'
import { Amount, amountsAhead } from './Ahead'
import type { Turn } from './turn'

/** On a phone the dock has the numbers, where the thumb is. */
export function besideIn(
  { aids }: GamePage,
  turn: Turn,
  scene: Scene | undefined,
  small: boolean,
): { place: string; card: ComponentChildren } | undefined {
  const lastPlace = (parts: readonly string[]): string => parts.findLast(part => turn.places.value.has(part)) ?? ''
  const move = turn.armed.value
  if (move && scene && aids?.Weighing && aids.weighs?.(scene, move)) {
    const card = <aids.Weighing scene={scene} move={move} onMake={() => turn.make(move)} onClear={turn.clear} />
    return { place: lastPlace(move.parts), card }
  }
  return !small && !move && amountsAhead(turn).length
    ? { place: lastPlace(turn.picks.value), card: <Amount turn={turn} /> }
    : undefined
}
