// Columns of limestone blocks with a door in every side, as the rules need them, and the ground they stand on.
import { mix } from '../../board/colour'
import { archPath, diamond, faces, onLeft, onRight, type Place, type View } from '../../board/iso'
import { type Column, castShadow, covered, foldShadow } from '../../board/isoshade'
import { dashed, ghost } from '../../board/marks'
import { INK, LAND, STONE } from '../../board/palette'
import { type Drawn, group, type Kid, type Point, pair, path, poly, short, text } from '../../board/svg'
import { dim, type Theme } from '../../board/themes'

export type Stone = typeof STONE
export const stoneFor = (theme: Theme): Stone => ({
  top: dim(STONE.top, theme, 0.5),
  left: dim(STONE.left, theme, 0.5),
  right: dim(STONE.right, theme, 0.5),
  deep: dim(STONE.deep, theme, 0.5),
  line: dim(STONE.line, theme, 0.5),
  door: dim(STONE.door, theme, 0.5),
})

/** How far the columns west and north of a cell, as seen, rise above it: they throw their shadow on it. */
export interface Higher {
  west: number
  north: number
}

/** Text that lies on the board, squashed but upright, so that it reads in every quarter turn. */
export const lying = (
  x: number,
  y: number,
  content: string | number,
  size: number,
  fill: string,
  opacity?: number,
): Drawn =>
  group(
    { transform: `translate(${short(x)} ${short(y)}) scale(1 .7)`, opacity },
    text(0, size * 0.36, content, { class: 'num', 'font-size': size, fill }),
  )

export const ground = (view: View, x: number, y: number, dark: boolean, higher: Higher, theme: Theme): Kid => [
  poly(diamond(view, x, y, 0), {
    fill: dim(dark ? LAND.grass : LAND.grassLight, theme),
    stroke: dim('#9aa57d', theme),
    'stroke-width': 0.8,
  }),
  foldShadow(view, x, y, 0, higher.north),
  castShadow(view, x, y, 0, higher.west, '#24301a', 0.26),
]

/** A cell where a castle stood at the start: a ring of foundation stones. Seen only once its block is gone. */
export const foundation = (view: View, x: number, y: number, theme: Theme): Drawn =>
  poly(diamond(view, x, y, 0, 0.14), {
    fill: 'none',
    stroke: dim(STONE.right, theme),
    'stroke-width': 2.4,
    'stroke-dasharray': '7 5',
  })

/** One block: storey z of the column at (x, y). Drawn without its roof, which only the topmost block shows. */
export function block(view: View, x: number, y: number, z: number, stone: Stone): Kid {
  const f = faces(view, x, y, 1, 1, z, z + 1)
  const [left, right] = [onLeft(view, x, y), onRight(view, x, y)]
  const key = { stroke: stone.line, 'stroke-width': 1, 'stroke-linejoin': 'round' }
  const way = (place: Place, ...steps: [number, number][]): string =>
    `M${steps.map(([u, v]) => pair(place(u, z + v))).join('L')}`
  const course = (place: Place, colour: string): Drawn =>
    path(way(place, [0, 0.96], [1, 0.96]), { stroke: colour, 'stroke-width': 1.5 })
  const joints = (place: Place, colour: string): Drawn =>
    path(
      way(place, [0, 0.5], [0.22, 0.5]) +
        way(place, [0.78, 0.5], [1, 0.5]) +
        way(place, [0.13, 0.5], [0.13, 0.04]) +
        way(place, [0.87, 0.94], [0.87, 0.5]),
      { stroke: colour, 'stroke-width': 0.8, opacity: 0.45, fill: 'none' },
    )
  const door = (place: Place, fill: string): Drawn =>
    path(archPath(place, 0.35, 0.65, z, z + 0.72), { fill, stroke: stone.line, 'stroke-width': 0.8 })
  return [
    poly(f.left, { fill: stone.left, ...key }),
    poly(f.right, { fill: stone.right, ...key }),
    joints(left, stone.deep),
    joints(right, stone.line),
    course(left, mix(stone.left, '#fffaf0', 0.6)),
    course(right, mix(stone.right, '#fffaf0', 0.28)),
    door(left, mix(stone.door, stone.left, 0.16)),
    door(right, mix(stone.door, '#1d1410', 0.25)),
  ]
}

export interface RoofOptions {
  higher: Higher
  stone: Stone
  hiders: readonly Column[]
  grow: number
  digit: 'middle' | 'corner' | 'none' // under a figure the height moves to a corner; on phones a plaque has it
  ticked: boolean // the mark of the last move has the front corner
}

/** Where the height can be printed, in halves of the cell, and how large: the first spot nothing hides is taken. */
const SPOTS = {
  middle: [
    [0, 0, 31],
    [-0.4, -0.1, 24],
    [0.4, -0.1, 24],
    [0, -0.45, 20],
  ],
  corner: [
    [0, 0.66, 20],
    [-0.6, 0.06, 19],
    [0.6, 0.06, 19],
  ],
} as const

/** The roof of a column: parapet line, shadows from higher neighbours, the height lying on the stone. */
export function roof(view: View, x: number, y: number, z: number, given: RoofOptions): Kid {
  const { higher, stone, hiders, grow, digit, ticked } = given
  const [cx, cy] = view.project(x + 0.5, y + 0.5, z)
  const spots = digit === 'none' ? [] : SPOTS[digit].slice(ticked && digit === 'corner' ? 1 : 0)
  const free = ([u, v, size]: readonly [number, number, number]): boolean =>
    !covered(
      [-0.3, 0.3].flatMap(k =>
        [-0.25, 0.25].map((m): Point => [cx + u * view.a + k * size * grow, cy + v * view.b + m * size * grow]),
      ),
      { x, y },
      hiders,
    )
  const spot = spots.find(free) ?? spots[0]
  return [
    poly(diamond(view, x, y, z), {
      fill: stone.top,
      stroke: stone.line,
      'stroke-width': 1,
      'stroke-linejoin': 'round',
    }),
    poly(diamond(view, x, y, z, 0.09), { fill: 'none', stroke: stone.left, 'stroke-width': 1.4 }),
    foldShadow(view, x, y, z, higher.north),
    castShadow(view, x, y, z, higher.west),
    spot && lying(cx + spot[0] * view.a, cy + spot[1] * view.b, z, spot[2] * grow, INK),
  ]
}

/** A whole column. The topmost block of a planned one is only thought of. */
export function column(
  view: View,
  x: number,
  y: number,
  height: number,
  given: RoofOptions & { planned: boolean },
): Kid {
  const real = given.planned ? height - 1 : height
  const blocks = Array.from({ length: real }, (_, z) => block(view, x, y, z, given.stone))
  if (!given.planned) return [blocks, roof(view, x, y, height, given)]
  const below = real > 0 && roof(view, x, y, real, { ...given, digit: 'none' })
  const top = faces(view, x, y, 1, 1, real, height)
  const [cx, cy] = view.project(x + 0.5, y + 0.5, height)
  return [
    blocks,
    below,
    ghost(block(view, x, y, real, given.stone), poly(top.top, { fill: given.stone.top })),
    dashed(top.outline),
    given.digit !== 'none' && lying(cx, cy, height, 22 * given.grow, INK),
  ]
}
