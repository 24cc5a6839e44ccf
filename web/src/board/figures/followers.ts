// Turned wooden people: the follower, small and big.
import { emblem } from '../emblems'
import { IVORY, type Seat } from '../palette'
import { circle, type Drawn, ellipse, group, type Kid, path } from '../svg'
import { type FigureOptions, groundShadow, halo, OUTLINE, scaled, shade, sheen } from './strokes'

/** The body of a follower; `gown` draws it. */
export const GOWN =
  'M-12 -1C-12.4 -9 -9.6 -14 -8.6 -20C-7.8 -24.6 -4.6 -26.4 0 -26.4C4.6 -26.4 7.8 -24.6 8.6 -20C9.6 -14 12.4 -9 12 -1A12 4.6 0 0 1 -12 -1Z'
const GOWN_SHADE = 'M3 -26C6.4 -25.4 8.1 -23.4 8.6 -20C9.6 -14 12.4 -9 12 -1A12 4.6 0 0 1 4.4 3.2C6 -7 5.8 -17 3 -26Z'
export const gown = (seat: Seat, mark = true): Kid => [
  path(GOWN, { fill: seat.left, ...OUTLINE }),
  shade(GOWN_SHADE),
  sheen('M-9.8 -3C-9.6 -9 -7.6 -14.4 -6.8 -20'),
  mark && emblem(seat, 0, -10.6, 5.6),
]

interface FollowerOptions extends FigureOptions {
  big?: boolean
  marks?: Kid // drawn on top, in the follower's own coordinates
}

/** Follower: 40 px. A turned wooden person with the emblem on the gown. */
export function follower(
  seat: Seat,
  { scale = 1, shadow = true, big = false, marks = '' }: FollowerOptions = {},
): Drawn {
  return group(
    scaled(scale * (big ? 1.3 : 1)),
    shadow && groundShadow(13, 5),
    halo(path(GOWN), circle(0, -32, 7.2), ellipse(0, 0, big ? 15 : 12, big ? 6 : 5)),
    big && [
      ellipse(0, 1, 15, 5.8, { fill: seat.right, ...OUTLINE }),
      ellipse(0, -1, 15, 5.8, { fill: seat.top, ...OUTLINE, 'stroke-width': 1 }),
    ],
    gown(seat),
    circle(0, -32, 7.2, { fill: seat.top, ...OUTLINE }),
    shade('M2.6 -38.7A7.2 7.2 0 0 1 2.6 -25.3C5 -29 5 -35 2.6 -38.7Z', 0.2),
    sheen('M-4.6 -29.4A5.2 5.2 0 0 1 -2.2 -36.6'),
    big &&
      path('M-9.2 -21.6C-6 -25.6 6 -25.6 9.2 -21.6C5.6 -18.6 -5.6 -18.6 -9.2 -21.6Z', {
        fill: IVORY,
        ...OUTLINE,
        'stroke-width': 1.2,
      }),
    marks,
  )
}
export const bigFollower = (seat: Seat, options: FollowerOptions = {}): Drawn =>
  follower(seat, { ...options, big: true })
