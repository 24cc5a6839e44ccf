// Turned wooden people: the follower and what becomes of it on the land. The role is visible without the map.
import { emblem } from '../emblems'
import { INK, IVORY, type Seat, SHADE, STONE } from '../palette'
import { circle, ellipse, group, type Kid, path, rect, short } from '../svg'
import { type FigureOptions, groundShadow, halo, OUTLINE, type Scaled, SKIN, scaled, shade, sheen } from './strokes'

const GOWN =
  'M-12 -1C-12.4 -9 -9.6 -14 -8.6 -20C-7.8 -24.6 -4.6 -26.4 0 -26.4C4.6 -26.4 7.8 -24.6 8.6 -20C9.6 -14 12.4 -9 12 -1A12 4.6 0 0 1 -12 -1Z'
const GOWN_SHADE = 'M3 -26C6.4 -25.4 8.1 -23.4 8.6 -20C9.6 -14 12.4 -9 12 -1A12 4.6 0 0 1 4.4 3.2C6 -7 5.8 -17 3 -26Z'
const gown = (seat: Seat, mark = true): Kid => [
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
): string {
  return group(
    scaled(scale * (big ? 1.3 : 1)),
    shadow && groundShadow(13, 5),
    halo(path(GOWN), circle(0, -32, 7.2), ellipse(0, 0, big ? 15 : 12, big ? 6 : 5)),
    big &&
      ellipse(0, 1, 15, 5.8, { fill: seat.right, ...OUTLINE }) +
        ellipse(0, -1, 15, 5.8, { fill: seat.top, ...OUTLINE, 'stroke-width': 1 }),
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
export const bigFollower = (seat: Seat, options: FollowerOptions = {}): string =>
  follower(seat, { ...options, big: true })

/** Monk: a follower under a cowl, rope round the waist. */
export function monk(seat: Seat, { scale = 1, shadow = true }: FigureOptions = {}): string {
  const cowl = 'M-9 -22.6C-11 -33 -6.4 -41 .6 -43.2C6.4 -40 10.6 -32 9 -22.6C5 -19.6 -5 -19.6 -9 -22.6Z'
  return group(
    scaled(scale),
    shadow && groundShadow(13, 5),
    halo(path(GOWN), path(cowl)),
    gown(seat),
    path(cowl, { fill: seat.left, ...OUTLINE }),
    shade('M3 -41.6C7 -38 10.4 -31 9 -22.6C7.6 -21.6 6 -21 4.4 -20.6C6 -28 5.8 -36 3 -41.6Z', 0.2),
    path('M-4.8 -28.4C-5 -34.6 -2.4 -37.4 0 -37.4C2.4 -37.4 5 -34.6 4.8 -28.4C3 -26.4 -3 -26.4 -4.8 -28.4Z', {
      fill: SKIN,
      ...OUTLINE,
      'stroke-width': 1.1,
    }),
    path('M-10 -3.6C-5 -1.4 5 -1.4 10 -3.6', { fill: 'none', stroke: IVORY, 'stroke-width': 1.5 }),
  )
}

/** Farmer: a follower lying down, hat over the eyes. Lies across the light, so its shadow runs along it. */
export function farmer(seat: Seat, { scale = 1, turn = 0 }: Scaled & { turn?: number } = {}): string {
  return group(
    { transform: `rotate(${short(turn)}) scale(${short(scale)})` },
    group(
      { transform: 'translate(17 0) rotate(-90) scale(.96)' },
      path(GOWN, { transform: 'translate(-3.4 2)', fill: SHADE, opacity: 0.25 }),
      halo(path(GOWN), circle(0, -32, 8.6)),
      gown(seat, false),
      group({ transform: 'rotate(90 0 -11)' }, emblem(seat, 0, -11, 5.6)),
      circle(0, -32, 8.4, { fill: '#e2c98f', ...OUTLINE }),
      circle(0, -32, 4.6, { fill: '#c9a868', stroke: INK, 'stroke-width': 1 }),
    ),
  )
}

/** Builder: mason's cap and mallet. */
export function builder(seat: Seat, { scale = 1, shadow = true }: FigureOptions = {}): string {
  const cap = 'M-8.6 -33C-7.4 -42 -1 -44.6 6 -41.6C9 -38 8.6 -35 8.6 -33C4 -31 -4 -31 -8.6 -33Z'
  return group(
    scaled(scale),
    shadow && groundShadow(13, 5),
    halo(path(GOWN), circle(0, -31, 7), path(cap), path('M9 -8L15 -32', { 'stroke-width': 7 }), rect(9.6, -39, 13, 8)),
    gown(seat),
    circle(0, -31, 7, { fill: SKIN, ...OUTLINE }),
    path(cap, { fill: seat.top, ...OUTLINE }),
    path('M9.4 -6L15.4 -32', { ...OUTLINE, 'stroke-width': 4.6 }),
    path('M9.4 -6L15.4 -32', { stroke: '#b98d5c', 'stroke-width': 2, 'stroke-linecap': 'round' }),
    group({ transform: 'rotate(13 16 -35)' }, rect(9.4, -39.4, 13.4, 8, { rx: 1.6, fill: STONE.left, ...OUTLINE })),
  )
}
