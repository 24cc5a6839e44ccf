// Reading a scene: what a look needs from shapes, places and marks, and the tags that the browser finds them by.
import type { Mark, Scene, Shape } from '../scene'
import { type Drawn, group, type Kid, keyed, title } from './svg'

type Detailed = { detail?: Record<string, unknown> }

// `detail` can be anything. These functions give it a type, and return nothing if it is something else.
export const detailText = (of: Detailed, key: string): string | undefined => {
  const value = of.detail?.[key]
  return typeof value === 'string' ? value : undefined
}
export const detailNumber = (of: Detailed, key: string): number | undefined => {
  const value = of.detail?.[key]
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
export const detailFlag = (of: Detailed, key: string): boolean => of.detail?.[key] === true
export const detailList = (of: Detailed, key: string): unknown[] => {
  const value = of.detail?.[key]
  return Array.isArray(value) ? value : []
}
export const detailTexts = (of: Detailed, key: string): string[] =>
  detailList(of, key).filter((value): value is string => typeof value === 'string')

export const has = (shape: Shape, state: string): boolean => shape.state?.includes(state) ?? false
export const ofKind = (scene: Scene, ...kinds: string[]): Shape[] =>
  scene.shapes.filter(shape => kinds.includes(shape.kind))

/** Shapes by id, for marks: `const place = places(scene)`, then `place('c4')`. */
export function places(scene: Scene): (id: string) => Shape {
  const byId = new Map(scene.shapes.map(shape => [shape.id, shape]))
  return id => {
    const found = byId.get(id)
    if (!found) throw new Error(`There is no place "${id}" in this scene of ${scene.game}.`)
    return found
  }
}

/** Every place and piece goes through here. The browser uses these attributes for clicks and animation. */
export const tagged = (shape: Shape, ...kids: Kid[]): Drawn =>
  keyed(
    shape.id,
    group(
      { 'data-id': shape.id, 'data-kind': shape.kind, 'data-at': shape.at },
      shape.label !== undefined && title(shape.label),
      ...kids,
    ),
  )

/** The same for a mark, at one place or along several. Only targets take clicks; other marks let them through. */
export const marked = (mark: Mark, ids: readonly string[], ...kids: Kid[]): Drawn =>
  group(
    {
      'data-mark': mark.kind,
      'data-at': ids.join(' '),
      'data-chosen': mark.chosen,
      'pointer-events': mark.kind === 'target' ? undefined : 'none',
    },
    ...kids,
  )

/** All marks of a kind, drawn place by place. */
export const markedEach = (scene: Scene, kind: Mark['kind'], drawn: (place: Shape, mark: Mark) => Kid): Kid[] => {
  const place = places(scene)
  return scene.marks
    .filter(mark => mark.kind === kind)
    .map(mark => (spans(mark) ? '' : mark.at.map(id => marked(mark, [id], drawn(place(id), mark)))))
}

/** Whether a target covers several places at once, as a piece does that lies over them. */
const spans = (mark: Mark): boolean => mark.kind === 'target' && !!mark.move && mark.at.length > 1

/** All targets that cover several places: the drawing gets them all. */
export const markedSpans = (scene: Scene, drawn: (covered: Shape[], mark: Mark) => Kid): Kid[] => {
  const place = places(scene)
  return scene.marks.filter(spans).map(mark => marked(mark, mark.at, drawn(mark.at.map(place), mark)))
}

/** Whose turn it is, by colour: whose piece a target would bring. */
export const moverOf = (scene: Scene): string => scene.players.find(player => player.turn)?.colour ?? ''

/** All trails: the drawing gets the places from first to last. */
export const markedTrails = (scene: Scene, drawn: (way: Shape[], mark: Mark) => Kid): Kid[] => {
  const place = places(scene)
  return scene.marks
    .filter(mark => mark.kind === 'trail')
    .map(mark => marked(mark, mark.at, drawn(mark.at.map(place), mark)))
}
