// The knight.
import { emblem } from '../emblems'
import { INK, IVORY, type Seat } from '../palette'
import { type Drawn, ellipse, group, type Kid, path } from '../svg'
import { type FigureOptions, groundShadow, halo, OUTLINE, scaled, shade, sheen } from './strokes'

const CLOAK =
  'M-12.5 -1C-12.6 -12 -10.6 -19 -9.4 -26.5C-8.6 -31.6 -5 -33.6 0 -33.6C5 -33.6 8.6 -31.6 9.4 -26.5C10.6 -19 12.6 -12 12.5 -1A12.5 5 0 0 1 -12.5 -1Z'
const CLOAK_SHADE =
  'M3.2 -33.2C7 -32.6 8.8 -30.4 9.4 -26.5C10.6 -19 12.6 -12 12.5 -1A12.5 5 0 0 1 4.6 3.6C6.4 -9 6.4 -22 3.2 -33.2Z'
const HELM =
  'M-7.6 -33.4C-8 -38 -8.1 -41 -7.9 -44C-7.5 -50 -4.2 -53.4 0 -53.4C4.2 -53.4 7.5 -50 7.9 -44C8.1 -41 8 -38 7.6 -33.4C4.5 -31 -4.5 -31 -7.6 -33.4Z'
const foot = (seat: Seat, rx = 15, ry = 6.2): Kid => [
  ellipse(0, 0, rx, ry, { fill: seat.right, ...OUTLINE }),
  ellipse(0, -1.8, rx, ry, { fill: seat.left, ...OUTLINE, 'stroke-width': 1 }),
]

/** The knight's silhouette, for x-ray outlines and hit areas. */
export const KNIGHT_SHAPE =
  'M-13 0C-12.6 -12 -10.6 -19 -9.4 -26.5C-9 -30 -8 -32 -7.6 -33.4C-8 -38 -8.1 -41 -7.9 -44C-7.5 -50 -4.2 -53.4 0 -53.4C4.2 -53.4 7.5 -50 7.9 -44C8.1 -41 8 -38 7.6 -33.4C8 -32 9 -30 9.4 -26.5C10.6 -19 12.6 -12 13 0A13 5 0 0 1 -13 0Z'

/** Knight: 60 px. Great helm of steel, plume, ivory shield with the emblem. */
export function knight(seat: Seat, { scale = 1, shadow = true }: FigureOptions = {}): Drawn {
  const plume = 'M-1 -52.6C.4 -60.6 9.6 -63 13.4 -55.4C9.8 -57.4 6.2 -55.6 4 -50.8Z'
  const guard = 'M-7.6 -26.6H7.6V-18C7.6 -11.6 4 -8 0 -5.6C-4 -8 -7.6 -11.6 -7.6 -18Z'
  return group(
    scaled(scale),
    shadow && groundShadow(15, 6.2),
    halo(path(CLOAK), path(HELM), path(plume), ellipse(0, -0.5, 15, 6.8)),
    foot(seat),
    path(CLOAK, { fill: seat.left, ...OUTLINE }),
    shade(CLOAK_SHADE),
    sheen('M-10.4 -3C-10.2 -12 -8.8 -19 -7.6 -26'),
    path(plume, { fill: seat.left, ...OUTLINE, 'stroke-width': 1.3 }),
    path(HELM, { fill: '#e9e4da', ...OUTLINE }),
    shade(
      'M2.4 -53.1C5.4 -52 7.6 -48.6 7.9 -44C8.1 -41 8 -38 7.6 -33.4C6.4 -32.4 5 -31.9 3.4 -31.7C4.8 -39 4.6 -47 2.4 -53.1Z',
      0.16,
    ),
    path('M-6.4 -43.4H6.4', { stroke: INK, 'stroke-width': 2.6, fill: 'none' }),
    path('M0 -47.4V-34', { stroke: INK, 'stroke-width': 1.2, fill: 'none', opacity: 0.75 }),
    path(guard, { fill: IVORY, ...OUTLINE, 'stroke-width': 1.3 }),
    emblem(seat, 0, -17.4, 5.1, seat.deep),
  )
}
