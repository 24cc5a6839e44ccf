// Elbrus pieces: stone legs, a deck in the builder's colour. Every piece is cut at cell borders into parts that stay inside
// their cell, so the painter's order of board/iso.ts is exact even where arches interlock.
import { mix } from '../../board/colour'
import { emblem } from '../../board/emblems'
import { faces, type View } from '../../board/iso'
import { type Badge, GREY, INK, LINE, type Seat, SHADE, STONE, seatOf, type Tone } from '../../board/palette'
import { detailList, detailText, has } from '../../board/shapes'
import { type Drawn, group, type Kid, type Point, pair, path, poly, short, text } from '../../board/svg'
import { dim, type Theme } from '../../board/themes'
import type { Shape } from '../../scene'

const WALL = 0.1 // a piece is 0.8 cells thick
const LEG = 0.56 // a leg is this long, measured from the end of the piece
const END = 0.07
const DECK = 0.26 // thickness of a deck in storeys

export interface Cell {
  x: number
  y: number
}

/** A piece as the look needs it: its cells on the board and as seen, first foot first. */
export interface Arch {
  shape: Shape
  seat: Seat | undefined // grey pieces have none
  planned: boolean
  deck: number
  base: [number, number] // what the two legs stand on
  board: Cell[]
  cells: Cell[] // as seen
  staircase: string // lower, upper or nothing
}

const numbers = (list: unknown): number[] =>
  Array.isArray(list) ? list.filter((n): n is number => typeof n === 'number') : []

export function readArch(shape: Shape, view: View): Arch {
  const board = detailList(shape, 'cells').map(place => {
    const [x = shape.x, y = shape.y] = numbers(place)
    return { x, y }
  })
  const [first = 0, second = 0] = numbers(detailList(shape, 'base'))
  return {
    shape,
    seat: shape.owner ? seatOf(shape.owner) : undefined,
    planned: has(shape, 'planned'),
    deck: shape.height ?? 0,
    base: [first, second],
    board,
    cells: board.map(({ x, y }) => view.cell(y, x)),
    staircase: detailText(shape, 'staircase') ?? '',
  }
}

/** The deck's rectangle as seen, for marks round it. */
export function deckOutline(view: View, { cells, deck }: Arch): Point[] {
  const [xs, ys] = [cells.map(cell => cell.x), cells.map(cell => cell.y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  const [wide, deep] = [Math.max(...xs) - x + 1, Math.max(...ys) - y + 1]
  const [u, v] = wide > deep ? [END, WALL] : [WALL, END]
  return faces(view, x + u, y + v, wide - 2 * u, deep - 2 * v, deck, deck).top
}

/** Underside of the arch at u (cells from its far end): round for bridges, pointed where both legs are tall. */
function soffit(u: number, length: number, { deck, base }: Arch): number {
  const half = (length - 2 * LEG) / 2
  const s = Math.min(1, Math.abs(u - length / 2) / half)
  const tall = deck - Math.max(...base) > 1
  const curve = tall ? (1 - s ** 1.35) ** 0.72 : Math.sqrt(1 - s * s)
  return deck - DECK - 0.06 - (tall ? 0.82 : 0.58) * (1 - curve)
}

/** What drawing one piece needs: (along, across, z) to the screen, and its colours for the faces that show. */
interface Bench {
  arch: Arch
  length: number
  foot: [number, number]
  at: (u: number, v: number, z: number) => Point // across 0 = far side, 1 = the side towards the eye
  wall: string
  end: string
  line: string
  roof: { top: string; long: string; end: string }
  alongX: boolean
}

function bench(view: View, arch: Arch, ordered: readonly Cell[], foot: [number, number], theme: Theme): Bench {
  const origin = ordered[0] ?? { x: 0, y: 0 }
  const alongX = ordered.every(cell => cell.y === origin.y)
  const tone: Pick<Tone, 'left' | 'right' | 'line'> = arch.seat ? STONE : GREY
  const [left, right] = [dim(tone.left, theme, 0.5), dim(tone.right, theme, 0.5)]
  const colours = arch.seat ?? GREY
  const wide = 1 - 2 * WALL
  return {
    arch,
    length: ordered.length,
    foot,
    at: (u, v, z) =>
      alongX
        ? view.project(origin.x + u, origin.y + WALL + v * wide, z)
        : view.project(origin.x + WALL + v * wide, origin.y + u, z),
    wall: alongX ? left : right,
    end: alongX ? right : left,
    line: tone.line,
    roof: { top: colours.top, long: alongX ? colours.left : colours.right, end: alongX ? colours.right : colours.left },
    alongX,
  }
}

/** One leg: shade at its foot, the end face, the long face with its courses, the plinth. */
function leg(on: Bench, near: boolean): Kid[] {
  const { at, wall, end, line, arch, alongX } = on
  const [from, to] = near ? [END, LEG] : [on.length - LEG, on.length - END]
  const [bottom, top] = [on.foot[near ? 0 : 1], arch.deck - DECK]
  const key = { stroke: line, 'stroke-width': 0.9, 'stroke-linejoin': 'round' }
  const courses: string[] = []
  for (let z = bottom + 0.5; z < top - 0.2; z += 0.5) courses.push(`M${pair(at(from, 1, z))}L${pair(at(to, 1, z))}`)
  const shade = alongX
    ? [at(to, 0, bottom), at(to + 0.2, 0, bottom), at(to + 0.16, 1, bottom), at(to, 1, bottom)]
    : [at(from, 1, bottom), at(to, 1, bottom), at(to, 1.12, bottom), at(from, 1.12, bottom)]
  return [
    bottom > 0 && poly(shade, { fill: SHADE, opacity: 0.2 }),
    poly([at(to, 1, top), at(to, 0, top), at(to, 0, bottom), at(to, 1, bottom)], {
      fill: near ? mix(end, SHADE, 0.16) : end,
      ...key,
    }),
    poly([at(from, 1, top), at(to, 1, top), at(to, 1, bottom), at(from, 1, bottom)], { fill: wall, ...key }),
    courses.length > 0 && path(courses.join(''), { stroke: line, 'stroke-width': 0.7, opacity: 0.32 }),
    poly(
      [
        at(from - 0.03, 1, bottom + 0.13),
        at(to + 0.03, 1, bottom + 0.13),
        at(to + 0.03, 1, bottom),
        at(from - 0.03, 1, bottom),
      ],
      {
        fill: mix(wall, '#fffaf0', 0.3),
        stroke: line,
        'stroke-width': 0.7,
      },
    ),
  ]
}

/** The vault over one cell: its inner curve (only the near half faces the eye), then the long face between curve and deck. */
function vault({ at, wall, end, line, arch, length }: Bench, from: number, to: number): Kid[] {
  const [lo, hi] = [Math.max(from, LEG), Math.min(to, length - LEG)]
  if (hi <= lo) return []
  const steps = Array.from({ length: 11 }, (_, k) => lo + ((hi - lo) * k) / 10)
  const curve = (v: number, list: readonly number[]): Point[] => list.map(u => at(u, v, soffit(u, length, arch)))
  const inner = steps.filter(u => u <= length / 2 + 0.001)
  const face = [at(lo, 1, arch.deck - DECK), at(hi, 1, arch.deck - DECK), ...curve(1, [...steps].reverse())]
  return [
    inner.length > 1 && poly([...curve(1, inner), ...curve(0, inner).reverse()], { fill: mix(end, SHADE, 0.42) }),
    poly(face, { fill: wall, stroke: wall, 'stroke-width': 0.7 }),
    path(`M${curve(1, steps).map(pair).join('L')}`, { fill: 'none', stroke: line, 'stroke-width': 1.1 }),
  ]
}

/** The deck over one cell: two edges and the top. Its own colour closes the joints; ink runs along the outer edges only. */
function roof(
  { at, arch: { deck }, roof: { top, long, end } }: Bench,
  from: number,
  to: number,
  near: boolean,
  far: boolean,
): Kid[] {
  const low = deck - DECK
  const side = (u: number): string => `M${pair(at(u, 0, deck))}L${pair(at(u, 1, deck))}L${pair(at(u, 1, low))}`
  const along = (v: number, z: number): string => `M${pair(at(from, v, z))}L${pair(at(to, v, z))}`
  const [a, b] = [from + (near ? 0.1 : 0), to - (far ? 0.1 : 0)]
  const rim = (v: number): string => `M${pair(at(a, v, deck))}L${pair(at(b, v, deck))}`
  return [
    poly([at(from, 1, deck), at(to, 1, deck), at(to, 1, low), at(from, 1, low)], {
      fill: long,
      stroke: long,
      'stroke-width': 0.7,
    }),
    far &&
      poly([at(to, 1, deck), at(to, 0, deck), at(to, 0, low), at(to, 1, low)], {
        fill: end,
        stroke: LINE,
        'stroke-width': 0.9,
      }),
    poly([at(from, 0, deck), at(to, 0, deck), at(to, 1, deck), at(from, 1, deck)], {
      fill: top,
      stroke: top,
      'stroke-width': 0.7,
    }),
    path(along(0, deck) + along(1, deck) + along(1, low) + (near ? side(from) : '') + (far ? side(to) : ''), {
      fill: 'none',
      stroke: LINE,
      'stroke-width': 1,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    path(rim(0.13) + rim(0.87), { stroke: long, 'stroke-width': 1.1, opacity: 0.55 }),
  ]
}

/** The parts of a piece, one a cell, in the order of its cells. */
export function archParts(view: View, arch: Arch, theme: Theme): Kid[] {
  const [first, last] = [arch.cells[0], arch.cells[arch.cells.length - 1]]
  if (!first || !last) return []
  const forward = last.x + last.y > first.x + first.y // the far end of the drawing is the one nearest to the north-west
  const ordered = forward ? arch.cells : [...arch.cells].reverse()
  const on = bench(view, arch, ordered, forward ? arch.base : [arch.base[1], arch.base[0]], theme)
  const drawn = ordered.map((_, i): Kid => {
    const [near, far] = [i === 0, i === ordered.length - 1]
    const [from, to] = [near ? END : i, far ? ordered.length - END : i + 1]
    return [(near || far) && leg(on, near), vault(on, from, to), roof(on, from, to, near, far)]
  })
  return forward ? drawn : drawn.reverse()
}

/** Three treads on the lower bridge of a staircase, leaning against the upper one; (dx, dy) points down the stairs. */
export function treads(
  view: View,
  { x, y }: Cell,
  z: number,
  seat: Pick<Tone, 'top'>,
  [dx, dy]: readonly [number, number],
): Kid {
  const deep = 0.22
  const key = { stroke: LINE, 'stroke-width': 0.8, 'stroke-linejoin': 'round' }
  const steps = [0, 1, 2].map(i => {
    const along = dx + dy > 0 ? -0.06 + i * deep : 1.06 - (i + 1) * deep
    const high = z + 0.75 - i * 0.25
    const f = dx
      ? faces(view, x + along, y + 0.16, deep, 0.68, z, high)
      : faces(view, x + 0.16, y + along, 0.68, deep, z, high)
    const svg = [
      poly(f.left, { fill: STONE.left, ...key }),
      poly(f.right, { fill: STONE.right, ...key }),
      poly(f.top, { fill: seat.top, ...key }),
    ]
    return { along, svg }
  })
  return steps.sort((p, q) => p.along - q.along).map(step => step.svg)
}

/** Something printed flat on a deck. */
function lying(view: View, { x, y }: Cell, z: number, content: Kid): Drawn {
  const [X, Y] = view.project(x + 0.5, y + 0.5, z)
  return group({ transform: `translate(${short(X)} ${short(Y)}) scale(1 .64)`, 'pointer-events': 'none' }, content)
}
const GREY_BADGE: Pick<Badge, 'on'> = { on: INK }
export const deckDigit = (view: View, cell: Cell, { deck, seat }: Arch, grow: number): Drawn =>
  lying(
    view,
    cell,
    deck,
    text(0, 8.2 * grow, deck, { class: 'num', 'font-size': 23 * grow, fill: (seat ?? GREY_BADGE).on }),
  )
export const deckEmblem = (view: View, cell: Cell, { deck, seat }: Arch, grow: number): Kid =>
  seat && lying(view, cell, deck, emblem(seat, 0, 0, 7.6 * grow, seat.on, { opacity: 0.9 }))
