// The flat view: the map lies in the plane of the screen. Things with height stand straight up, and are sorted by their foot.
import type { Drawn, Kid, Point } from './svg'
import { el, rect } from './svg'
import type { Theme } from './themes'
import { type QuarterTurn, quarterTurn, type Turn } from './turn'

export interface Plan extends QuarterTurn {
  size: number // px for a cell
  width: number // px, after turning
  height: number
  /** The middle, on screen, of the cell with its corner at (x, y) on the board. */
  middle(x: number, y: number): [number, number]
  /** Any point of the board (or beyond its edge) on screen. */
  point(x: number, y: number): [number, number]
}

export function plan({ rows, cols, size, turn = 0 }: { rows: number; cols: number; size: number; turn?: Turn }): Plan {
  const turned = quarterTurn({ rows, cols, turn })
  const point = (x: number, y: number): [number, number] => {
    const [u, v] = turned.spun(x, y)
    return [u * size, v * size]
  }
  return {
    ...turned,
    size,
    width: turned.wide * size,
    height: turned.deep * size,
    point,
    middle: (x, y) => point(x + 0.5, y + 0.5),
  }
}

/** Corners of a square of this size round a middle, for `corners` and `dashed`. */
export const square = (x: number, y: number, size: number): Point[] => [
  [x - size / 2, y - size / 2],
  [x + size / 2, y - size / 2],
  [x + size / 2, y + size / 2],
  [x - size / 2, y + size / 2],
]

/** Things that stand on the map, from far to near. A lower foot on the screen is nearer. */
export const standing = (things: readonly { y: number; svg: Kid }[]): Kid[] =>
  [...things].sort((p, q) => p.y - q.y).map(t => t.svg)

/** The shadow of the board on the table, the only blur in a picture. Use `softFilter()` once in it. */
export const SOFT = 'url(#donjon-soft)'
export const softFilter = (blur = 9): Drawn =>
  el(
    'defs',
    {},
    el(
      'filter',
      { id: 'donjon-soft', x: '-20%', y: '-20%', width: '140%', height: '150%' },
      el('feGaussianBlur', { stdDeviation: blur }),
    ),
  )

/** A board of this size (px) with a wooden frame, lying on the table; its corner at 0, 0. Needs `softFilter()`. */
export const plate = (width: number, height: number, margin: number, theme: Theme): Kid => {
  const [w, h] = [width + 2 * margin, height + 2 * margin]
  return [
    rect(-margin + 2, -margin + 14, w, h - 4, { rx: 12, fill: theme.shadow, opacity: theme.shadowAlpha, filter: SOFT }),
    rect(-margin, -margin, w, h + 6, { rx: 10, fill: theme.boardEdgeDark }),
    rect(-margin, -margin, w, h, { rx: 10, fill: theme.board, stroke: theme.boardEdgeDark, 'stroke-width': 1 }),
    rect(-3, -3, width + 6, height + 6, { rx: 8, fill: theme.boardEdgeDark }),
  ]
}
