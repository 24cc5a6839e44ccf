// The emblems of the seats. Every piece shows colour and emblem, so that nobody has to see colours to play.
import { type Badge, type EmblemName, INK, IVORY } from './palette'
import { type Attributes, at, type Drawn, path, short } from './svg'

/** Drawn in a circle of radius 1. */
const EMBLEMS: Record<EmblemName, string> = {
  chevron: 'M-1 .28L0 -.72L1 .28V.92L0 -.06L-1 .92Z',
  ring: 'M0 -.9A.9 .9 0 1 1 0 .9A.9 .9 0 1 1 0 -.9ZM0 -.42A.42 .42 0 1 0 0 .42A.42 .42 0 1 0 0 -.42Z',
  lozenge: 'M0 -1.05L.78 0L0 1.05L-.78 0Z',
  trefoil:
    'M0 -1A.46 .46 0 0 1 .4 -.3A.46 .46 0 1 1 .16 .42L.3 1H-.3L-.16 .42A.46 .46 0 1 1 -.4 -.3A.46 .46 0 0 1 0 -1Z',
  cross: 'M-.3 -.95H.3V-.3H.95V.3H.3V.95H-.3V.3H-.95V-.3H-.3Z',
  bars: 'M-.9 -.74H.9V-.16H-.9ZM-.9 .16H.9V.74H-.9Z',
  crown: 'M-.82 .6L-1 -.5L-.44 0L0 -.86L.44 0L1 -.5L.82 .6Z', // for the king, not for a seat
}

/** A sign given as a path in the unit circle, put at (x, y) with radius r. */
export const sign = (d: string, x: number, y: number, r: number, fill: string, more: Attributes = {}): Drawn =>
  path(d, { transform: `translate(${short(x)} ${short(y)}) scale(${short(r)})`, fill, 'fill-rule': 'evenodd', ...more })

export const emblem = (
  seat: Pick<Badge, 'emblem' | 'on'>,
  x: number,
  y: number,
  r: number,
  fill = seat.on,
  more: Attributes = {},
): Drawn => sign(EMBLEMS[seat.emblem], x, y, r, fill, more)

const SHIELD = 'M-1 -1H1V.05C1 .75 .45 1.1 0 1.32C-.45 1.1 -1 .75 -1 .05Z'

/** A heater shield with the emblem: the badge used in panels, log, chips and tags. */
export const shield = (seat: Badge, x: number, y: number, r: number): Drawn =>
  at(
    x,
    y,
    path(SHIELD, {
      transform: `scale(${r})`,
      fill: IVORY,
      stroke: IVORY,
      'stroke-width': 3.4 / r,
      'stroke-linejoin': 'round',
    }),
    path(SHIELD, {
      transform: `scale(${r})`,
      fill: seat.base,
      stroke: INK,
      'stroke-width': 1.4 / r,
      'stroke-linejoin': 'round',
    }),
    emblem(seat, 0, -0.02 * r, r * 0.58),
  )
