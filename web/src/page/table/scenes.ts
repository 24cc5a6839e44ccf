// Scenes as they come over the wire, and as they are shown: runs filled in, a plan drawn as a plan, marks added.
import type { Mark, Scene, Shape } from '../../scene'
import type { SceneChange } from '../../wire'

/** A scene in full; [from, to] stands for that run of the former shapes. */
export function whole(change: SceneChange, former: readonly Shape[]): Scene {
  const shapes = change.shapes.flatMap(shape => (Array.isArray(shape) ? former.slice(shape[0], shape[1]) : [shape]))
  return { ...change, shapes, marks: change.marks ?? [] }
}

/** A piece by its place alone: where a landscape grows westwards, everything in it has other coordinates. */
const still = ({ x: _x, y: _y, ...rest }: Shape): unknown => rest

/** The scene after a plan, with everything the plan brings drawn as planned. It is still the planner's turn. */
export function planned(now: Scene, then: Scene): Scene {
  const known = new Map(now.shapes.map(shape => [shape.id, shape]))
  const same = (shape: Shape): boolean => {
    const before = known.get(shape.id)
    if (before === shape) return true
    if (!before) return false
    if (shape.at !== undefined) return JSON.stringify(still(before)) === JSON.stringify(still(shape))
    return before.kind === shape.kind && before.height === shape.height // of a place, what is built there
  }
  const shapes = then.shapes.map(shape =>
    same(shape) ? shape : { ...shape, state: [...(shape.state ?? []), 'planned'] },
  )
  const turns = new Map(now.players.map(player => [player.seat, player.turn]))
  const players = then.players.map(player => ({ ...player, turn: turns.get(player.seat) ?? player.turn }))
  return { ...then, players, shapes, marks: then.marks.filter(mark => mark.kind !== 'last' && mark.kind !== 'trail') }
}

/** Marks added, where their places are in the picture at all. */
export function withMarks(scene: Scene, marks: readonly Mark[]): Scene {
  const shown = new Set(scene.shapes.map(shape => shape.id))
  const seen = marks.map(mark => ({ ...mark, at: mark.at.filter(id => shown.has(id)) })).filter(mark => mark.at.length)
  return { ...scene, marks: [...scene.marks, ...seen] }
}

/** What a click may name. A piece stands at a place; its own id is no part of a move, though a word of one may sound like it. */
export const placesOf = (scene: Scene | undefined): ReadonlySet<string> =>
  new Set(scene?.shapes.filter(shape => shape.at === undefined).map(shape => shape.id))
