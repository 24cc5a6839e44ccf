// Scenes as they come over the wire, and as they are shown: runs filled in, a plan drawn as a plan, marks added.
import type { Mark, Scene, Shape } from '../../scene'
import type { Board, SceneChange } from '../../wire'

/** A list in full: [from, to] stands for that run of the former one. */
export const filled = <T extends object>(told: readonly (NoInfer<T> | [number, number])[], former: readonly T[]): T[] =>
  told.flatMap(one => (isRun(one) ? former.slice(one[0], one[1]) : [one]))

const isRun = (one: object): one is [number, number] => Array.isArray(one)

type Details = Readonly<Record<string, unknown>>
const isDetails = (value: unknown): value is Details =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Details after a JSON Merge Patch (RFC 7396): objects are merged, null takes a field away, all else is replaced. */
export function merged(former: Details, patch: Details): Record<string, unknown> {
  const after = { ...former }
  for (const [name, value] of Object.entries(patch)) {
    const before = former[name]
    if (value === null) delete after[name]
    else after[name] = isDetails(value) ? merged(isDetails(before) ? before : {}, value) : value
  }
  return after
}

/** A scene after what has changed in it. Whatever has not is the same object, and need not be looked at again. */
export function followed(former: Scene, change: SceneChange): Scene {
  return {
    ...former,
    columns: change.columns ?? former.columns,
    rows: change.rows ?? former.rows,
    players: change.players ? filled(change.players, former.players) : former.players,
    shapes: change.shapes ? filled(change.shapes, former.shapes) : former.shapes,
    marks: change.marks ?? former.marks,
    ...(change.detail ? { detail: merged(former.detail ?? {}, change.detail) } : {}),
  }
}

/** The scene of a board or a plan: in full, or by the former one. */
export function sceneOf(told: Pick<Board, 'scene' | 'scene_change'>, former?: Scene): Scene | undefined {
  if (told.scene) return { ...told.scene, marks: told.scene.marks ?? [] }
  return former && told.scene_change ? followed(former, told.scene_change) : former
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
