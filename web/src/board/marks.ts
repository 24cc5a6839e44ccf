// Marks: how the board says "you may", "you did", "look out". Shape comes before colour. Marks are ivory and ink only,
// so that nobody takes them for a seat's colour.
import { emblem } from './emblems'
import { type Badge, BRASS, INK, IVORY, SHADE } from './palette'
import {
  at,
  circle,
  type Drawn,
  ellipse,
  group,
  type Kid,
  type Point,
  pair,
  path,
  poly,
  rect,
  short,
  text,
} from './svg'
import { textWidth } from './text'

interface Ring {
  r?: number
  squash?: number // 0.5 lies flat on isometric ground
  veil?: number // how much of what lies under it is hidden
}

/** What of a target takes the pointer. Nothing of it is seen; tests measure it. */
export const touch = (x: number, y: number, width: number, height = width): Drawn =>
  rect(short(x - width / 2), short(y - height / 2), width, height, {
    class: 'touch',
    fill: 'none',
    'pointer-events': 'all',
  })

/** Spots of targets of this size, moved apart where they would be in each other's way. */
export function spread(spots: readonly Point[], size: number): Point[] {
  const found = spots.map(([x, y]): [number, number] => [x, y])
  for (let round = 0; round < 40; round++) {
    let moved = false
    for (const [i, a] of found.entries())
      for (const b of found.slice(i + 1)) {
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
        const lack = size - Math.max(Math.abs(dx), Math.abs(dy))
        if (lack <= 0.5) continue
        moved = true
        const along = Math.abs(dx) > Math.abs(dy) ? 0 : 1
        const way = (along ? dy : dx) < 0 ? -1 : 1
        a[along] -= (way * lack) / 2
        b[along] += (way * lack) / 2
      }
    if (!moved) break
  }
  return found
}

/** Target on free ground: an ivory dot with its price or points in it, small where it has neither. */
export const dot = (x: number, y: number, given: Ring & { label?: string } = {}): Drawn => {
  const { label = '', squash = 1 } = given
  const r = (given.r ?? 15) * (label ? 1 : 0.62)
  const [rx, ry] = [Math.max(r, textWidth(label, r) * 0.62 + 4), r * Math.max(squash, label ? 0.62 : 0)]
  return at(
    x,
    y,
    ellipse(0, 1.6, rx, ry, { fill: SHADE, opacity: 0.24 }),
    ellipse(0, 0, rx, ry, { fill: IVORY, stroke: INK, 'stroke-width': 1.6 }),
    label && text(0, r * 0.36, label, { class: 'num', 'font-size': short(r), fill: INK }),
  )
}

/** Target behind a door: an archway and its price. */
export const door = (x: number, y: number, label = '', grow = 1): Drawn =>
  group(
    { transform: `translate(${short(x)} ${short(y)}) scale(${short(grow)})` },
    rect(-19, -9, 38, 18, { rx: 9, fill: IVORY, stroke: INK, 'stroke-width': 1.6 }),
    path('M-11 5.500V-1A4 4.500 0 0 1 -3 -1V5.500Z', { fill: INK }),
    text(7, 5, label, { class: 'num', 'font-size': 14, fill: INK }),
  )

/** A few words or points on a plate beside a ghost: ivory, or dark where they are sure. */
export const tag = (x: number, y: number, label: string, { grow = 1, dark = false } = {}): Kid => {
  if (!label) return ''
  const wide = textWidth(label, 14) * 1.1 + 14
  return group(
    { transform: `translate(${short(x)} ${short(y)}) scale(${short(grow)})` },
    rect(-wide / 2, -10, wide, 20, {
      rx: 6,
      fill: dark ? INK : IVORY,
      stroke: dark ? IVORY : INK,
      'stroke-width': 1.6,
    }),
    text(0, 5, label, { class: 'num', 'font-size': 14, fill: dark ? IVORY : INK }),
  )
}

/** Target that something stands on: a ring that leaves it as it is. */
export const target = (x: number, y: number, { r = 10, squash = 1 }: Ring = {}): Drawn =>
  at(
    x,
    y,
    ellipse(0, 0, r, r * squash, { fill: 'none', stroke: INK, 'stroke-width': 6 }),
    ellipse(0, 0, r, r * squash, { fill: 'none', stroke: IVORY, 'stroke-width': 3.4 }),
  )

/** A piece that can act: an arc under its feet. */
export const underline = (x: number, y: number, { wide = 38, deep = 9 } = {}): Kid => {
  const d = `M${pair([x - wide / 2, y])}Q${pair([x, y + 2 * deep])} ${pair([x + wide / 2, y])}`
  const round = { fill: 'none', 'stroke-linecap': 'round' }
  return [
    path(d, { ...round, stroke: IVORY, 'stroke-width': 6, opacity: 0.95 }),
    path(d, { ...round, stroke: BRASS, 'stroke-width': 2.6 }),
  ]
}

/** Selected: a heavy double ring under the figure, ivory inside ink. */
export const selected = (x: number, y: number, { r = 24, squash = 1, veil = 0.5 }: Ring = {}): Drawn =>
  at(
    x,
    y,
    ellipse(0, 0, r, r * squash, { fill: IVORY, 'fill-opacity': veil, stroke: INK, 'stroke-width': 5 }),
    ellipse(0, 0, r, r * squash, { fill: 'none', stroke: IVORY, 'stroke-width': 2 }),
  )

/** The same, around a square cell of the plan view. */
export const selectedSquare = (x: number, y: number, size: number): Kid => [
  rect(x - size / 2, y - size / 2, size, size, {
    rx: size * 0.18,
    fill: IVORY,
    'fill-opacity': 0.5,
    stroke: INK,
    'stroke-width': 5,
  }),
  rect(x - size / 2, y - size / 2, size, size, { rx: size * 0.18, fill: 'none', stroke: IVORY, 'stroke-width': 2 }),
]

/** Last move: ticks at the corners of the cell (any polygon). */
export function corners(list: readonly Point[], { length = 0.26, width = 2.2, colour = INK } = {}): Kid {
  const d = list
    .map((p, i) => {
      const before = list[(i + list.length - 1) % list.length] ?? p
      const after = list[(i + 1) % list.length] ?? p
      const toward = (q: Point): string => pair([p[0] + (q[0] - p[0]) * length, p[1] + (q[1] - p[1]) * length])
      return `M${toward(before)}L${pair(p)}L${toward(after)}`
    })
    .join('')
  const round = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  return [
    path(d, { ...round, stroke: IVORY, 'stroke-width': width + 2.4, opacity: 0.9 }),
    path(d, { ...round, stroke: colour, 'stroke-width': width }),
  ]
}

/** Last move: its way, as dots along a path. */
export const trail = (d: string, { width = 4, gap = 11 } = {}): Kid => {
  const dots = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round', 'stroke-dasharray': `0.1 ${gap}` }
  return [
    path(d, { ...dots, stroke: IVORY, 'stroke-width': width + 3, opacity: 0.95 }),
    path(d, { ...dots, stroke: INK, 'stroke-width': width }),
  ]
}

/** Threatened or capturable: a toothed ring, teeth pointing in. */
export function threatened(x: number, y: number, { r = 22, squash = 1 }: Ring = {}): Drawn {
  const teeth = Array.from({ length: 12 }, (_, i) => {
    const tip = (k: number, s: number): string =>
      pair([Math.cos(((i + k) * Math.PI) / 6) * r * s, Math.sin(((i + k) * Math.PI) / 6) * r * s * squash])
    return `M${tip(-0.24, 1)}L${tip(0, 0.72)}L${tip(0.24, 1)}Z`
  }).join('')
  return at(
    x,
    y,
    ellipse(0, 0, r, r * squash, { fill: 'none', stroke: IVORY, 'stroke-width': 5, opacity: 0.9 }),
    ellipse(0, 0, r, r * squash, { fill: 'none', stroke: INK, 'stroke-width': 2 }),
    path(teeth, { fill: INK, stroke: IVORY, 'stroke-width': 0.8 }),
  )
}

/** In reach: a dotted ring, hollow; nothing happens there yet. */
export const reach = (x: number, y: number, { r = 14, squash = 1 }: Ring = {}): Drawn =>
  at(
    x,
    y,
    ellipse(0, 0, r, r * squash, { fill: 'none', stroke: IVORY, 'stroke-width': 5, opacity: 0.85 }),
    ellipse(0, 0, r, r * squash, {
      fill: 'none',
      stroke: INK,
      'stroke-width': 2.6,
      'stroke-dasharray': '0.1 5.4',
      'stroke-linecap': 'round',
    }),
  )

/** Once more: a move to this place brings another one. A small arrow that goes around. */
export const again = (x: number, y: number): Drawn =>
  at(
    x,
    y,
    circle(0, 0, 9, { fill: INK, stroke: IVORY, 'stroke-width': 1.4 }),
    path('M4 -2.600A4.700 4.700 0 1 0 4.600 1.200M4.900 -5.200V-1.700H1.400', {
      fill: 'none',
      stroke: IVORY,
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  )

/** Ghost: what a hovered or planned move would put there. `dashed` draws its edge. */
export const ghost = (...kids: Kid[]): Drawn => group({ opacity: 0.62 }, kids)
/** The same at a target: lighter, until the pointer is over it. */
export const faint = (opacity: number, ...kids: Kid[]): Drawn => group({ class: 'ghost', opacity }, kids)
export const dashed = (list: readonly Point[]): Kid => [
  poly(list, { fill: 'none', stroke: IVORY, 'stroke-width': 3.4, 'stroke-linejoin': 'round', opacity: 0.9 }),
  poly(list, {
    fill: 'none',
    stroke: INK,
    'stroke-width': 1.5,
    'stroke-dasharray': '5 3.5',
    'stroke-linejoin': 'round',
  }),
]

export const bubbleWidth = (label: string): number => textWidth(label, 12.5) * 1.14 + 18 // its letters are bold

/** A note above a place: "+4" and the like, with a small pointer down to (x, y). */
export function bubble(x: number, y: number, label: string, { width = bubbleWidth(label) } = {}): Drawn {
  const w = short(width / 2)
  const d = `M${6 - w} -26H${w - 6}Q${w} -26 ${w} -20V-14Q${w} -8 ${w - 6} -8H5L0 -1L-5 -8H${6 - w}Q${-w} -8 ${-w} -14V-20Q${-w} -26 ${6 - w} -26Z`
  return at(
    x,
    y,
    path(d, { fill: INK, stroke: IVORY, 'stroke-width': 1.4 }),
    text(0, -12.6, label, { class: 'num', 'font-size': 12.5, fill: IVORY }),
  )
}

/** X-ray: a figure that stands mostly behind a tower shows through it as an outline with its emblem. */
export const xray = (x: number, y: number, seat: Badge, shape: string): Drawn =>
  at(
    x,
    y,
    path(shape, { fill: seat.base, 'fill-opacity': 0.34, stroke: IVORY, 'stroke-width': 3.4 }),
    path(shape, { fill: 'none', stroke: seat.deep, 'stroke-width': 1.6, 'stroke-dasharray': '3.5 2.5' }),
    emblem(seat, 0, -17, 6.4, seat.deep),
  )
