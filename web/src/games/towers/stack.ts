// A stack of wooden tiles, seen in plan with its height straight up: every layer shows its colour at the edge, the face
// shows the symbol large, the owner's emblem in the corner, the height on a plaque. Origin: the middle of the cell.
import { emblem, sign } from '../../board/emblems'
import { IVORY, LINE, type Seat, SHADE, seatOf } from '../../board/palette'
import { padlock, plaque } from '../../board/plaques'
import { detailText, detailTexts, has } from '../../board/shapes'
import { type Attributes, type Drawn, group, type Kid, path, rect, short } from '../../board/svg'
import type { Shape } from '../../scene'

export const TILE = 50
const HALF = TILE / 2
const FOOT = 4 // a stack stands a little in front of its cell's middle, so that it looks upright

/** The four symbols, drawn in a circle of radius 1. */
const SYMBOLS: Record<string, string> = {
  crown: 'M-.82 .5L-1 -.52L-.44 -.06L0 -.86L.44 -.06L1 -.52L.82 .5ZM-.82 .64H.82V.92H-.82Z',
  rose: 'M0 -1A.38 .38 0 0 1 .37 -.5A.38 .38 0 1 1 .59 .19A.38 .38 0 1 1 0 .62A.38 .38 0 1 1 -.59 .19A.38 .38 0 1 1 -.37 -.5A.38 .38 0 0 1 0 -1ZM0 -.36A.28 .28 0 1 0 0 .2A.28 .28 0 1 0 0 -.36Z',
  key: 'M-.02 -1A.5 .5 0 1 1 -.02 0A.5 .5 0 1 1 -.02 -1ZM-.02 -.72A.22 .22 0 1 0 -.02 -.28A.22 .22 0 1 0 -.02 -.72ZM-.16 -.06H.14V.3H.56V.54H.14V.68H.44V.92H-.16Z',
  star: 'M0 -1.02L.27 -.36L.98 -.32L.43 .13L.61 .82L0 .44L-.61 .82L-.43 .13L-.98 -.32L-.27 -.36Z',
}
export const symbol = (
  name: string | undefined,
  x: number,
  y: number,
  r: number,
  fill: string,
  more: Attributes = {},
): Kid => {
  const d = SYMBOLS[name ?? '']
  return d ? sign(d, x, y, r, fill, more) : ''
}

/** What a look needs to know of a stack. */
export interface Stack {
  shape: Shape
  layers: Seat[] // bottom up
  owner: Seat
  neutral: boolean // nobody's: everybody may slide it
  thick: number // px a layer
  lift: number // px from the ground to the face
}

/** `seats` are the colours that are somebody's. */
export function readStack(shape: Shape, seats: readonly string[] = []): Stack {
  const named = detailTexts(shape, 'layers')
  const colours = named.length ? named : Array.from({ length: shape.height ?? 1 }, () => shape.owner ?? '')
  const layers = colours.map(seatOf)
  const owner = seatOf(shape.owner ?? colours[colours.length - 1] ?? '')
  // Above five tiles the layers get thinner: twenty must not hide the street behind them, nor leave the picture.
  const thick = layers.length <= 5 ? 8 : short((40 + (layers.length - 5) * 1.4) / layers.length)
  const neutral = seats.length > 0 && !seats.includes(shape.owner ?? colours[colours.length - 1] ?? '')
  return { shape, layers, owner, neutral, thick, lift: thick * layers.length }
}

/** Upper edge of a stack and middle of its face, as y from the middle of the cell. */
export const topOf = (stack: Stack): number => FOOT - stack.lift - HALF
export const faceOf = (stack: Stack): number => FOOT - stack.lift

/** An upright tile: a square with rounded corners, from `top` down to `bottom`. */
const slabPath = (top: number, bottom: number): string =>
  `M${-HALF} ${short(top + 7)}A7 7 0 0 1 ${7 - HALF} ${short(top)}H${HALF - 7}A7 7 0 0 1 ${HALF} ${short(top + 7)}` +
  `V${short(bottom - 7)}A7 7 0 0 1 ${HALF - 7} ${short(bottom)}H${7 - HALF}A7 7 0 0 1 ${-HALF} ${short(bottom - 7)}Z`

/** One tile of the stack; of all but the topmost only the edge will be seen. */
function layer(seat: Seat, level: number, thick: number): Kid {
  const bottom = FOOT + HALF - level * thick
  return [
    path(slabPath(bottom - TILE - thick, bottom), {
      fill: seat.right,
      stroke: LINE,
      'stroke-width': thick < 6 ? 0.8 : 1.2,
    }),
    path(`M${5 - HALF} ${short(bottom - thick * 0.46)}H${HALF - 5}`, {
      stroke: seat.left,
      'stroke-width': thick * 0.43,
      'stroke-linecap': 'round',
      opacity: 0.95,
    }),
  ]
}

/** The face; a dashed edge says that the stack is nobody's. */
const face = (seat: Seat, top: number, neutral: boolean): Kid => [
  path(slabPath(top, top + TILE), { fill: seat.left, stroke: LINE, 'stroke-width': 1.2 }),
  rect(4 - HALF, top + 4, TILE - 8, TILE - 8, {
    rx: 4.6,
    fill: 'none',
    stroke: neutral ? IVORY : seat.on,
    'stroke-width': neutral ? 2.2 : 1.1,
    'stroke-dasharray': neutral ? '4.4 3' : undefined,
    opacity: neutral ? 0.95 : 0.45,
  }),
]

export interface StackOptions {
  /** How far below the middle of this cell the stack in front of it begins; what would lie behind that moves up. */
  frontTop?: number
  grow?: number
}

/** Height and lock. They keep to the lower corners unless a nearer stack hides those. */
export function plates(stack: Stack, { frontTop = Infinity, grow = 1 }: StackOptions = {}): Kid {
  const size = 18 * grow
  const low = faceOf(stack) + HALF - 4
  const hidden = low + size * 0.58 > frontTop
  const height = stack.layers.length
  return [
    height > 1 && plaque(HALF - 4, hidden ? topOf(stack) + 4 : low, height, { size }),
    has(stack.shape, 'locked') &&
      padlock(hidden ? 6 - size * 0.58 : 4 - HALF, hidden ? topOf(stack) + 1 : low, { size }),
  ]
}

export function stack(given: Stack, options: StackOptions = {}): Drawn {
  const { owner, layers, thick, lift, shape } = given
  const grow = options.grow ?? 1
  const top = topOf(given)
  return group(
    {},
    rect(3 - HALF, 8 - HALF, TILE + 2 + lift * 0.42, TILE, { rx: 9, fill: SHADE, opacity: 0.24 }),
    layers.map((seat, level) => layer(seat, level, thick)),
    face(owner, top, given.neutral),
    symbol(detailText(shape, 'symbol'), 0, top + HALF + 1.5, grow > 1 ? 17 : 14.4, owner.on),
    emblem(owner, 10 - HALF, top + 10.2, grow > 1 ? 5.6 : 4.8, owner.on),
    plates(given, options),
  )
}
