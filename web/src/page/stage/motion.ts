// What happened, shown as movement: pieces fly from where they were.
import { calm } from '../session'
import type { Flight } from './flights'

const STEP = 320
const LONGEST = 900
const EASE = 'cubic-bezier(.2,.7,.2,1)'
const DROP = 'cubic-bezier(.3,1.25,.5,1)'

export type Spot = readonly [x: number, y: number]
let running: Animation[] = []

/** New input ends all movement. */
export function settle(): void {
  for (const one of running) one.finish()
  running = []
}

/** Where these pieces are on the screen now. */
export function spots(elements: ReadonlyMap<string, Element>, ids: Iterable<string | undefined>): Map<string, Spot> {
  const found = new Map<string, Spot>()
  for (const id of ids) {
    const box = id === undefined ? undefined : elements.get(id)?.getBoundingClientRect()
    if (id !== undefined && box) found.set(id, [box.x + box.width / 2, box.y + box.height]) // feet, so that growing is no movement
  }
  return found
}

/** Start the flights; `scale` is screen pixels a unit of the picture. */
export function fly(
  moves: readonly Flight[],
  were: ReadonlyMap<string, Spot>,
  elements: ReadonlyMap<string, Element>,
  scale: number,
): void {
  settle()
  if (calm.matches || document.hidden) return
  const apart = Math.min(60, (LONGEST - STEP) / Math.max(1, moves.length))
  const now = spots(
    elements,
    moves.map(move => move.id),
  )
  moves.forEach(({ id, from }, i) => {
    const [was, is, element] = [from === undefined ? undefined : were.get(from), now.get(id), elements.get(id)]
    if (!element || !is) return
    const timing = { duration: STEP, delay: i * apart, fill: 'backwards' as const }
    const frames = was
      ? [
          { transform: `translate(${(was[0] - is[0]) / scale}px, ${(was[1] - is[1]) / scale}px)` },
          { transform: 'none' },
        ]
      : [
          { transform: 'translate(0, -18px)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ]
    running.push(element.animate(frames, { ...timing, easing: was ? EASE : DROP }))
  })
}
