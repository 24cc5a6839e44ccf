// What moves between two scenes: pieces are found again by their id, or by the last move's places.
import type { Mark, Scene, Shape } from '../../scene'

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

/** The same as trails on the board. */
export function waysBetween(before: Scene | undefined, after: Scene | undefined): Mark[] {
  if (!before || !after) return []
  const standing = (scene: Scene, id: string | undefined): string | undefined =>
    scene.shapes.find(shape => shape.id === id)?.at
  return flights(before, after).flatMap(({ id, from }): Mark[] => {
    const [start, end] = [standing(before, from), standing(after, id)]
    return start !== undefined && end !== undefined && start !== end ? [{ kind: 'trail', at: [start, end] }] : []
  })
}
