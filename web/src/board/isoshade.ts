// The isometric view: the board itself, shadows on it, and what hides what.
import { faces, type View } from './iso'
import { SHADE } from './palette'
import { SOFT } from './plan'
import { type Kid, type Point, path, points, poly } from './svg'
import type { Theme } from './themes'

/** What `covered` needs to know about a column: its turned cell, and its outline on screen. */
export interface Column {
  x: number
  y: number
  outline: readonly Point[]
}

const inside = ([px, py]: Point, list: readonly Point[]): boolean =>
  list.reduce((odd, [x1, y1], i) => {
    const [x2, y2] = list[(i + 1) % list.length] ?? [x1, y1]
    return y1 > py !== y2 > py && px < ((x2 - x1) * (py - y1)) / (y2 - y1) + x1 ? !odd : odd
  }, false)

/** Is more than `limit` of these screen points covered by columns nearer to the eye than the cell `from`? */
export function covered(
  samples: readonly Point[],
  from: { x: number; y: number },
  columns: readonly Column[],
  limit = 0,
): boolean {
  const nearer = columns.filter(c => c.x + c.y > from.x + from.y)
  return samples.filter(p => nearer.some(c => inside(p, c.outline))).length > limit * samples.length
}

/** Screen points spread over a figure at (cx, cy), for `covered`. */
export const figureSamples = (figure: { cx: number; cy: number }, tall = 54): Point[] =>
  [-8, 0, 8].flatMap(dx => [0.1, 0.35, 0.6, 0.85].map((t): Point => [figure.cx + dx, figure.cy - tall * t]))

/** The shadow of a column on the lower roof or ground east of it: a strip that is wider for a deeper drop. */
export function castShadow(
  view: View,
  x: number,
  y: number,
  z: number,
  drop: number,
  colour = SHADE,
  opacity = 0.2,
): Kid {
  if (!(drop > 0)) return ''
  const w = Math.min(1, 0.2 + 0.16 * drop)
  const strip = [
    view.project(x, y, z),
    view.project(x + w, y, z),
    view.project(x + w * 0.82, y + 1, z),
    view.project(x, y + 1, z),
  ]
  return poly(strip, { fill: colour, opacity })
}

/** Soft darkness in the fold where a roof or ground meets the wall behind it (north side). */
export function foldShadow(view: View, x: number, y: number, z: number, drop: number): Kid {
  if (!(drop > 0)) return ''
  const strip = [
    view.project(x, y, z),
    view.project(x + 1, y, z),
    view.project(x + 1, y + 0.1, z),
    view.project(x, y + 0.1, z),
  ]
  return poly(strip, { fill: SHADE, opacity: 0.12 })
}

/** The board: a slab with a printed frame, lying on the table. Needs `softFilter()` in the picture. */
export function slab(view: View, margin: number, thickness: number, theme: Theme): Kid {
  const [w, d] = [view.wide + 2 * margin, view.deep + 2 * margin]
  const f = faces(view, -margin, -margin, w, d, -thickness, 0)
  const low = faces(view, -margin + 0.12, -margin + 0.12, w, d, -thickness - 0.25, -thickness - 0.25).top
  return [
    path(points(low), { fill: theme.shadow, opacity: theme.shadowAlpha, filter: SOFT }),
    poly(f.left, { fill: theme.boardEdge }),
    poly(f.right, { fill: theme.boardEdgeDark }),
    poly(f.top, { fill: theme.board, stroke: theme.boardEdgeDark, 'stroke-width': 1 }),
  ]
}
