// The keyboard's finger on the board: arrows go to the nearest place as seen.

export interface Spot {
  id: string
  x: number
  y: number
}
export const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest spot that way: what lies off the straight way counts as twice as far. */
export function towards(from: Spot, spots: readonly Spot[], [dx, dy]: readonly [number, number]): Spot | undefined {
  let best: Spot | undefined
  let least = Infinity
  for (const spot of spots) {
    const [x, y] = [spot.x - from.x, spot.y - from.y]
    const along = x * dx + y * dy
    const aside = Math.abs(x * dy) + Math.abs(y * dx)
    if (spot.id === from.id || along < 2 || aside > along * 1.6) continue
    if (along + 2 * aside < least) [best, least] = [spot, along + 2 * aside]
  }
  return best
}

/** The nearest spot within reach of a fingertip. */
export function nearest(x: number, y: number, spots: readonly Spot[], reach: number): Spot | undefined {
  let best: Spot | undefined
  let least = reach
  for (const spot of spots) {
    const far = Math.hypot(spot.x - x, spot.y - y)
    if (far < least) [best, least] = [spot, far]
  }
  return best
}
