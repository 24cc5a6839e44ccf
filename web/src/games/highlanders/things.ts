// Things on the map: castles and their ribbons, camps, banners, troops, shields, the die. Origin of each: said beside it.
import { mix } from '../../board/colour'
import { emblem } from '../../board/emblems'
import { knight } from '../../board/figures'
import { GOLD, INK, IVORY, LINE, type Seat, SHADE, STONE } from '../../board/palette'
import { plaque } from '../../board/plaques'
import { at, circle, type Drawn, el, ellipse, group, type Kid, type Point, path, rect, text } from '../../board/svg'
import { dim, type Theme } from '../../board/themes'

// ------------------------------------------------------------------ castles
type Swords = 1 | 2 | 3
export const swordsOf = (value: number | undefined): Swords => (value === 2 || value === 3 ? value : 1)

/** How much larger than life a castle is drawn. */
const SIZE = 1.32
/** Height of the walls and place of the mast, by swords. */
const TOP = { 1: 31, 2: 36, 3: 42 }
const MAST = { 1: 0, 2: 14, 3: 0 }
const GROUND = { 1: 17, 2: 30, 3: 38 }

/** A castle of one, two or three swords: bigger the more it is worth. Origin: middle of its foot. */
export function castle(swords: Swords, theme: Theme): Drawn {
  const stone = (tone: 'top' | 'left' | 'right'): string => dim(STONE[tone], theme, 0.5)
  const key = { stroke: STONE.line, 'stroke-width': 1.1, 'stroke-linejoin': 'round' }
  const tower = (x: number, w: number, h: number): Kid => {
    const c = w / 5
    const teeth = `M${x} ${-h}V${-h - 5}H${x + c}V${-h - 1.4}H${x + 2 * c}V${-h - 5}H${x + 3 * c}V${-h - 1.4}H${x + 4 * c}V${-h - 5}H${x + w}V${-h}Z`
    return [
      path(`M${x} 0V${-h}H${x + w}V0Z`, { fill: stone('left'), ...key }),
      path(`M${x + w * 0.62} 0V${-h}H${x + w}V0Z`, { fill: stone('right') }),
      path(`M${x} 0V${-h}H${x + w}V0`, { fill: 'none', ...key }),
      path(teeth, { fill: stone('top'), ...key }),
      path(`M${x + w * 0.3} ${-h + 6}v5`, { stroke: STONE.line, 'stroke-width': 2, 'stroke-linecap': 'round' }),
    ]
  }
  const gate = (x: number, w: number, h: number): Drawn =>
    path(`M${x - w / 2} 0V${-h * 0.55}A${w / 2} ${h * 0.45} 0 0 1 ${x + w / 2} ${-h * 0.55}V0Z`, {
      fill: STONE.door,
      stroke: STONE.line,
      'stroke-width': 0.9,
    })
  const walls: Record<Swords, () => Kid> = {
    1: () => [tower(-11, 22, 26), gate(-2, 8, 10)],
    2: () => [
      path('M-22 0V-15H24V0Z', { fill: stone('left'), ...key }),
      path('M10 0V-15H24V0Z', { fill: stone('right'), opacity: 0.7 }),
      [tower(-23, 17, 24), tower(4, 20, 31), gate(-3, 8, 10)],
    ],
    3: () => [tower(-30, 16, 24), tower(14, 16, 24), tower(-16, 32, 37), gate(-1, 11, 14)],
  }
  return group(
    { transform: `scale(${SIZE})` },
    ellipse(8, 1, GROUND[swords], 5.5, { fill: SHADE, opacity: 0.26 }),
    walls[swords](),
  )
}

/** The flag of the clan that holds it. Origin: middle of the castle's foot. */
export const flag = (swords: Swords, seat: Seat): Drawn =>
  group(
    { transform: `scale(${SIZE}) translate(${MAST[swords]} ${-TOP[swords]})` },
    path('M0 0V-21', { stroke: INK, 'stroke-width': 1.6, 'stroke-linecap': 'round' }),
    path('M0 -21H25L19.5 -14L25 -7H0Z', { fill: IVORY, stroke: IVORY, 'stroke-width': 3, 'stroke-linejoin': 'round' }),
    path('M0 -21H25L19.5 -14L25 -7H0Z', {
      fill: seat.left,
      stroke: LINE,
      'stroke-width': 1.2,
      'stroke-linejoin': 'round',
    }),
    emblem(seat, 8.6, -14, 4.8),
  )

/** A ring round the castle without its flag: middle and radius, for marks. Origin: middle of its foot. */
export const wallsOf = (swords: Swords): { y: number; r: number } => ({ y: -24, r: 32 + swords * 7 })

// ------------------------------------------------------------------ the ribbon under a castle
/** Where the ribbon's plates stand, from its middle: swords, then knights inside, then the shield. */
export interface Ribbon {
  swords: { x: number; width: number }
  knights: number
  shield: number
}
export function ribbon(swords: Swords, knights: number | undefined, shield: boolean): Ribbon {
  const width = swords * 9 + 10
  const inside = knights === undefined ? 0 : knights > 9 ? 25 : 19
  const left = -(width + inside + (shield ? 18 : 0)) / 2
  return { swords: { x: left, width }, knights: left + width + inside / 2, shield: left + width + inside + 9 }
}

const sword = (x: number): Drawn =>
  at(
    x,
    0.5,
    path('M0 -7L1.5 -5V2.4H-1.5V-5Z', { fill: INK }),
    path('M-3.6 2.4H3.6', { stroke: INK, 'stroke-width': 1.6, 'stroke-linecap': 'round' }),
    path('M0 3V6', { stroke: INK, 'stroke-width': 1.7, 'stroke-linecap': 'round' }),
  )
export const swordPlate = (swords: Swords, { swords: { x, width } }: Ribbon): Kid => [
  rect(x, -8.6, width, 17.2, { rx: 3.5, fill: IVORY, stroke: INK, 'stroke-width': 1.1 }),
  Array.from({ length: swords }, (_, i) => sword(x + 9.5 + i * 9)),
]

export const garrison = (seat: Seat, knights: number, { knights: x }: Ribbon): Drawn =>
  plaque(x, 0, knights, { seat, size: 14.6 })

/** A shield laid at a castle: brass while it lies face down, with a digit for who knows it; ivory once all have seen it. */
export function shieldPlate(seat: Seat, value: number | undefined, hidden: boolean, { shield: x }: Ribbon): Drawn {
  const edge = 'M-7.4 -8H7.4V0C7.4 5.2 3.6 8 0 9.8C-3.6 8 -7.4 5.2 -7.4 0Z'
  return at(
    x,
    0,
    path(edge, { fill: hidden ? GOLD.left : IVORY, stroke: INK, 'stroke-width': 1.2, 'stroke-linejoin': 'round' }),
    !hidden && path('M-7.4 -8H7.4V-5H-7.4Z', { fill: seat.base, stroke: INK, 'stroke-width': 0.8 }),
    text(0, hidden ? 4 : 5.6, value ?? '?', { class: 'num', 'font-size': hidden ? 12 : 11.5, fill: INK }),
  )
}

// ------------------------------------------------------------------ camps and troops
/** Camp: a round targe. Empty it is leather and nails; held it shows the clan's colour. Origin: its middle. */
export function camp(seat: Seat | undefined, theme: Theme): Kid {
  const nails = Array.from({ length: 8 }, (_, i) =>
    circle(Math.cos((i * Math.PI) / 4) * 15, Math.sin((i * Math.PI) / 4) * 15, 1.5, { fill: GOLD.top }),
  )
  return [
    circle(2, 3, 23, { fill: SHADE, opacity: 0.26 }),
    circle(0, 0, 23, { fill: IVORY }),
    circle(0, 0, 21, { fill: seat ? seat.left : dim('#a88a63', theme, 0.5), stroke: INK, 'stroke-width': 1.3 }),
    seat
      ? circle(0, 0, 15.6, { fill: mix(seat.base, '#fbf6ea', 0.78), stroke: LINE, 'stroke-width': 0.9 })
      : [
          circle(0, 0, 10, { fill: dim('#95764f', theme, 0.5), stroke: '#6d5233', 'stroke-width': 0.9 }),
          nails,
          circle(0, 0, 2.8, { fill: GOLD.top, stroke: '#6d5233', 'stroke-width': 0.8 }),
        ],
  ]
}

/** Knights in a camp: one figure, larger for many, and their number. Origin: the camp's middle. */
export const troop = (seat: Seat, knights: number, grow: number): Kid => [
  at(-3, 9, knight(seat, { scale: knights >= 5 ? 1.02 : knights >= 2 ? 0.9 : 0.78, shadow: false })),
  count(knights, grow),
]
export const count = (knights: number, grow: number): Drawn => plaque(17, 9, knights, { size: 19 * grow })

// ------------------------------------------------------------------ banners
const TARTANS = [
  ['#7c7560', '#4f5a4b', '#d8c79c'],
  ['#8a6f62', '#5c4a55', '#dcc9a8'],
  ['#66786f', '#48505e', '#d4c9a0'],
  ['#8c7a55', '#5d5138', '#e4d3a4'],
  ['#76707f', '#4c4b63', '#d6c8b0'],
  ['#7f8064', '#5a4f3c', '#e0d0a6'],
] as const
const [A, B, C, D, E, F, M]: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [1, 1],
  [0, 0],
]
const PIPS = [[M], [A, F], [A, M, F], [A, B, E, F], [A, B, M, E, F], [A, B, C, D, E, F]] as Point[][]
export const pips = (number: number): readonly Point[] => PIPS[number - 1] ?? []

/** Banner: tartan cloth with as many crests as the die shows. Origin: its middle. */
export function banner(number: number): Drawn {
  const [ground, stripe, thread] = TARTANS[(number + 5) % 6] ?? TARTANS[0]
  const cloth = 'M-22 -27H22V24L0 34L-22 24Z'
  const id = `highlanders-tartan-${number}`
  const rod = { 'stroke-linecap': 'round' }
  return group(
    { transform: 'scale(1.15)' },
    el(
      'pattern',
      { id, width: 22, height: 22, patternUnits: 'userSpaceOnUse' },
      rect(0, 0, 22, 22, { fill: ground }),
      rect(0, 0, 9, 22, { fill: stripe, opacity: 0.6 }),
      rect(0, 0, 22, 9, { fill: stripe, opacity: 0.6 }),
      rect(15, 0, 1.6, 22, { fill: thread, opacity: 0.75 }),
      rect(0, 15, 22, 1.6, { fill: thread, opacity: 0.75 }),
    ),
    path(cloth, { transform: 'translate(3 4)', fill: SHADE, opacity: 0.24 }),
    path(cloth, { fill: IVORY, stroke: IVORY, 'stroke-width': 4, 'stroke-linejoin': 'round' }),
    path(cloth, { fill: `url(#${id})`, stroke: INK, 'stroke-width': 1.4, 'stroke-linejoin': 'round' }),
    path('M-26 -28H26', { stroke: INK, 'stroke-width': 4.4, ...rod }),
    path('M-26 -28H26', { stroke: GOLD.left, 'stroke-width': 2, ...rod }),
    pips(number).map(([x, y]) =>
      path('M-4.4 -4.8H4.4V0C4.4 3 2.4 4.6 0 5.8C-2.4 4.6 -4.4 3 -4.4 0Z', {
        transform: `translate(${x * 11} ${y * 13 - 2})`,
        fill: IVORY,
        stroke: INK,
        'stroke-width': 1,
      }),
    ),
  )
}

/** Where the knights on a banner stand: two at its sides, or up to five around it, smaller. */
const PAIR: readonly Point[] = [
  [-46, 30],
  [46, 30],
]
const CROWD: readonly Point[] = [
  [-43, 4],
  [43, 4],
  [-43, 42],
  [43, 42],
  [0, 66],
]
export const besideBanner = (index: number, of: number): { x: number; y: number; scale: number } => {
  const [x, y] = (of > 2 ? CROWD : PAIR)[index % (of > 2 ? 5 : 2)] ?? [0, 66]
  return { x, y, scale: of > 2 ? 0.62 : 0.8 }
}

// ------------------------------------------------------------------ the die
/** The roll of this turn and a footprint for each step left. Origin: left end of the middle. */
export const dice = (die: number, steps: number): Kid =>
  die > 0 && [
    rect(-17 + 2, -17 + 3, 34, 34, { rx: 7, fill: SHADE, opacity: 0.26 }),
    rect(-17, -17, 34, 34, { rx: 7, fill: IVORY, stroke: INK, 'stroke-width': 1.4 }),
    pips(die).map(([x, y]) => circle(x * 8.6, y * 8.6, 3.3, { fill: INK })),
    Array.from({ length: steps }, (_, i) =>
      group(
        { transform: `translate(${34 + i * 20} ${i % 2 ? -5 : 5}) rotate(90)` },
        path(
          'M0 -9C4.6 -9 5.6 -3.6 4 0C3.2 2 3.6 3 3.6 5A3.6 4 0 0 1 -3.6 5C-3.6 3 -3.2 2 -4 0C-5.6 -3.6 -4.6 -9 0 -9Z',
          { fill: INK, stroke: IVORY, 'stroke-width': 1.4 },
        ),
      ),
    ),
  ]
