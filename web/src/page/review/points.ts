// The points of a review: turning points and mistakes in one list.
import type { Mistake, Reported } from '../../wire'

/** Something worth looking at again: where the game turned, or a mistake, or both. */
export interface Point {
  ply: number
  turn: number
  seat: number | null // null: chance
  said: string
  /** Whose chance changed most by it, and how much. */
  whose: number
  change: number
  mistake: Mistake | undefined
}

/** Turning points and mistakes, in the order of the game. */
export function pointsOf({ turning = [], mistakes = [] }: Pick<Reported, 'turning' | 'mistakes'>): Point[] {
  const most = (change: readonly number[]): number =>
    change.reduce((best, now, seat) => (Math.abs(now) > Math.abs(change[best] ?? 0) ? seat : best), 0)
  const made = new Map(mistakes.map(one => [one.ply, one]))
  const turned = turning.map(({ ply, turn, seat, said, change }) => {
    const [mistake, whose] = [made.get(ply), seat ?? most(change)]
    return { ply, turn, seat, said, whose, change: mistake ? -mistake.loss : (change[whose] ?? 0), mistake }
  })
  const others = mistakes
    .filter(({ ply }) => !turning.some(point => point.ply === ply))
    .map(one => ({ ...one, whose: one.seat, change: -one.loss, mistake: one }))
  return [...turned, ...others].sort((a, b) => a.ply - b.ply)
}
