// The isometric view: x east, y south, z up, one unit = one cell or one storey.
//   X = (x - y) * a      Y = (x + y) * b - z * h        with a = 2b, the classic 2:1 drawing
// The eye is in the south-east and above, so the south face (+y) is on the left on screen, and the east face (+x) on the right.
// Light comes from the left: top brightest, left face middle, right face dark; shadows fall towards +x.
import type { Tone } from './palette'
import { type Attributes, type Kid, keyed, type Point, pair, poly } from './svg'
import { quarterTurn, type Turn } from './turn'

export interface View {
  a: number
  b: number
  h: number
  turn: Turn
  wide: number // width and depth in cells, after turning
  deep: number
  /** A point of the board after turning. This works for corners of cells and for points in between. */
  spun(x: number, y: number): [number, number]
  /** The same for the cell at (row, col). */
  cell(row: number, col: number): { x: number; y: number }
  /** From a turned place to the screen. */
  project(x: number, y: number, z?: number): [number, number]
}

export function isometric(given: { rows: number; cols: number; a?: number; h?: number; turn?: Turn }): View {
  const { rows, cols, a = 48, h = 27, turn = 0 } = given
  const b = a / 2
  return {
    a,
    b,
    h,
    turn,
    ...quarterTurn({ rows, cols, turn }),
    project: (x, y, z = 0) => [(x - y) * a, (x + y) * b - z * h],
  }
}

export interface Faces {
  top: Point[]
  left: Point[]
  right: Point[]
  outline: Point[]
}

/** Corner lists of the three visible faces of a box, and of its outline. */
export function faces(view: View, x: number, y: number, w: number, d: number, z0: number, z1: number): Faces {
  const p = (u: number, v: number, z: number): Point => view.project(x + u, y + v, z)
  return {
    top: [p(0, 0, z1), p(w, 0, z1), p(w, d, z1), p(0, d, z1)],
    left: [p(0, d, z1), p(w, d, z1), p(w, d, z0), p(0, d, z0)],
    right: [p(w, d, z1), p(w, 0, z1), p(w, 0, z0), p(w, d, z0)],
    outline: [p(0, 0, z1), p(w, 0, z1), p(w, 0, z0), p(w, d, z0), p(0, d, z0), p(0, d, z1)],
  }
}

/** A box in three flat tones. */
export function box(
  view: View,
  x: number,
  y: number,
  w: number,
  d: number,
  z0: number,
  z1: number,
  tone: Pick<Tone, 'top' | 'left' | 'right' | 'line'>,
  edge: Attributes = {},
): Kid {
  const f = faces(view, x, y, w, d, z0, z1)
  const keyline = { stroke: tone.line, 'stroke-width': 1, 'stroke-linejoin': 'round', ...edge }
  return [
    poly(f.left, { fill: tone.left, ...keyline }),
    poly(f.right, { fill: tone.right, ...keyline }),
    poly(f.top, { fill: tone.top, ...keyline }),
  ]
}

/** The ground or roof of one cell. */
export const diamond = (view: View, x: number, y: number, z: number, inset = 0): Point[] => [
  view.project(x + inset, y + inset, z),
  view.project(x + 1 - inset, y + inset, z),
  view.project(x + 1 - inset, y + 1 - inset, z),
  view.project(x + inset, y + 1 - inset, z),
]

/** A way to draw on an upright face: (u, v) with u along the face 0..1 and v upwards in storeys. */
export type Place = (u: number, v: number) => Point
export const onLeft =
  (view: View, x: number, y: number, d = 1): Place =>
  (u, v) =>
    view.project(x + u, y + d, v)
export const onRight =
  (view: View, x: number, y: number, w = 1): Place =>
  (u, v) =>
    view.project(x + w, y + 1 - u, v)

/** A round-headed opening on a face, as a path. */
export function archPath(place: Place, u0: number, u1: number, v0: number, v1: number, spring = 0.55): string {
  const mid = (u0 + u1) / 2
  const shoulder = v0 + (v1 - v0) * spring
  const round = v1 - (v1 - shoulder) * 0.42
  const q = (u: number, v: number): string => pair(place(u, v))
  return (
    `M${q(u0, v0)}L${q(u0, shoulder)}C${q(u0, round)} ${q(mid - (mid - u0) * 0.5, v1)} ${q(mid, v1)}` +
    `C${q(mid + (u1 - mid) * 0.5, v1)} ${q(u1, round)} ${q(u1, shoulder)}L${q(u1, v0)}Z`
  )
}

/** One thing to paint, in the turned cell (x, y), from height z up. `late`: stone 0, mark 1, figure 3. */
export interface Part {
  x: number
  y: number
  z: number
  late?: number
  svg: Kid
}

/** Painter's order. Parts never leave their cell, so it is exact to paint from far to near (x + y), then from low to high. */
export const painted = (parts: readonly Part[]): Kid[] =>
  [...parts]
    .sort((p, q) => p.x + p.y - (q.x + q.y) || p.z - q.z || (p.late ?? 0) - (q.late ?? 0))
    .map(({ x, y, z, late = 0, svg }) => keyed(`${x},${y},${z},${late}`, svg))
