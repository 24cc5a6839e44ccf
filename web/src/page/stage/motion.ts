// What happened, shown as movement: pieces are found again by their id, or by the last move's places, and fly from where they were.
import type { Scene, Shape } from '../../scene'
import { calm } from '../session'

const STEP = 320
const LONGEST = 900
const EASE = 'cubic-bezier(.2,.7,.2,1)'
const DROP = 'cubic-bezier(.3,1.25,.5,1)'

export type Spot = readonly [x: number, y: number]
let running: Animation[] = []

/** New input finishes whatever still moves. */
export function settle(): void {
  for (const one of running) one.finish()
  running = []
}

const pieces = (scene: Scene): Map<string, Shape> =>
  new Map(scene.shapes.filter(shape => shape.at !== undefined).map(shape => [shape.id, shape]))
const elsewhere = (a: Shape, b: Shape): boolean =>
  a.x !== b.x || a.y !== b.y || (a.height ?? 0) !== (b.height ?? 0) || a.at !== b.at

/** Where a piece that is new in the picture came from: the one that vanished from the start of the last move. */
function origin(piece: Shape, gone: readonly Shape[], scene: Scene): Shape | undefined {
  const last = scene.marks.find(mark => mark.kind === 'last')?.at ?? []
  if (piece.at !== last.at(-1)) return undefined
  return gone.find(other => other.at === last[0] && other.kind === piece.kind)
}

export interface Flight {
  id: string
  from: string | undefined // the id it had before; none: it appears
}

/** What moves between two scenes. */
export function flights(before: Scene, after: Scene): Flight[] {
  if (before.game !== after.game) return []
  const [then, now] = [pieces(before), pieces(after)]
  const gone = [...then.values()].filter(piece => !now.has(piece.id) || elsewhere(piece, now.get(piece.id) as Shape))
  const found: Flight[] = []
  for (const piece of now.values()) {
    const same = then.get(piece.id)
    if (same && !elsewhere(same, piece)) continue
    const from = origin(piece, gone, after)
    if (from && from.id !== piece.id) found.push({ id: piece.id, from: from.id })
    else if (same && (same.x !== piece.x || same.y !== piece.y || same.at !== piece.at))
      found.push({ id: piece.id, from: piece.id })
    else found.push({ id: piece.id, from: undefined })
  }
  return found.length > 60 ? [] : found // a jump in a replay, not a move
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
