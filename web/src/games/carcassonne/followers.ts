// What becomes of a follower on the land. The role is visible without the map.

import { emblem } from '../../board/emblems'
import {
  type FigureOptions,
  GOWN,
  gown,
  groundShadow,
  halo,
  OUTLINE,
  type Scaled,
  SKIN,
  scaled,
  shade,
} from '../../board/figures'
import { INK, IVORY, type Seat, SHADE, STONE } from '../../board/palette'
import { circle, type Drawn, group, path, rect, short } from '../../board/svg'

/** Monk: a follower under a cowl, rope round the waist. */
export function monk(seat: Seat, { scale = 1, shadow = true }: FigureOptions = {}): Drawn {
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
export function farmer(seat: Seat, { scale = 1, turn = 0 }: Scaled & { turn?: number } = {}): Drawn {
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
export function builder(seat: Seat, { scale = 1, shadow = true }: FigureOptions = {}): Drawn {
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
