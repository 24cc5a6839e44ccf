// The knight and the king.
import { emblem } from '../emblems'
import { GOLD, INK, IVORY, type Seat, UMBER } from '../palette'
import { circle, ellipse, group, path } from '../svg'
import { type FigureOptions, groundShadow, halo, OUTLINE, type Scaled, SKIN, scaled, shade, sheen } from './strokes'

const CLOAK =
  'M-12.5 -1C-12.6 -12 -10.6 -19 -9.4 -26.5C-8.6 -31.6 -5 -33.6 0 -33.6C5 -33.6 8.6 -31.6 9.4 -26.5C10.6 -19 12.6 -12 12.5 -1A12.5 5 0 0 1 -12.5 -1Z'
const CLOAK_SHADE =
  'M3.2 -33.2C7 -32.6 8.8 -30.4 9.4 -26.5C10.6 -19 12.6 -12 12.5 -1A12.5 5 0 0 1 4.6 3.6C6.4 -9 6.4 -22 3.2 -33.2Z'
const HELM =
  'M-7.6 -33.4C-8 -38 -8.1 -41 -7.9 -44C-7.5 -50 -4.2 -53.4 0 -53.4C4.2 -53.4 7.5 -50 7.9 -44C8.1 -41 8 -38 7.6 -33.4C4.5 -31 -4.5 -31 -7.6 -33.4Z'
const foot = (seat: Seat, rx = 15, ry = 6.2): string =>
  ellipse(0, 0, rx, ry, { fill: seat.right, ...OUTLINE }) +
  ellipse(0, -1.8, rx, ry, { fill: seat.left, ...OUTLINE, 'stroke-width': 1 })

/** The knight's silhouette, for x-ray outlines and hit areas. */
export const KNIGHT_SHAPE =
  'M-13 0C-12.6 -12 -10.6 -19 -9.4 -26.5C-9 -30 -8 -32 -7.6 -33.4C-8 -38 -8.1 -41 -7.9 -44C-7.5 -50 -4.2 -53.4 0 -53.4C4.2 -53.4 7.5 -50 7.9 -44C8.1 -41 8 -38 7.6 -33.4C8 -32 9 -30 9.4 -26.5C10.6 -19 12.6 -12 13 0A13 5 0 0 1 -13 0Z'

/** Knight: 60 px. Great helm of steel, plume, ivory shield with the emblem. */
export function knight(seat: Seat, { scale = 1, shadow = true }: FigureOptions = {}): string {
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

const ROBE =
  'M-15.5 -1C-15.4 -13 -12.4 -21 -11 -29C-10 -34.6 -6 -36.6 0 -36.6C6 -36.6 10 -34.6 11 -29C12.4 -21 15.4 -13 15.5 -1A15.5 6 0 0 1 -15.5 -1Z'
const HEAD =
  'M-7.2 -41C-7.2 -47.6 -4 -50.4 0 -50.4C4 -50.4 7.2 -47.6 7.2 -41C7.2 -36.4 4 -34 0 -34C-4 -34 -7.2 -36.4 -7.2 -41Z'
const CROWN = 'M-9 -48L-10.4 -60.4L-4.8 -54.6L0 -64L4.8 -54.6L10.4 -60.4L9 -48C5 -45.8 -5 -45.8 -9 -48Z'

/** King: 68 px. Umber robe, ermine, brass crown: nobody's colours. */
export function king({ scale = 1 }: Scaled = {}): string {
  return group(
    scaled(scale),
    groundShadow(17, 6.8),
    halo(path(ROBE), path(HEAD), path(CROWN), ellipse(0, 0, 18, 7.6)),
    ellipse(0, 0.4, 18, 7.2, { fill: GOLD.right, ...OUTLINE }),
    ellipse(0, -1.6, 18, 7.2, { fill: GOLD.left, ...OUTLINE, 'stroke-width': 1 }),
    path(ROBE, { fill: UMBER.left, ...OUTLINE }),
    shade(
      'M4 -36.2C8.4 -35.6 10.3 -33.2 11 -29C12.4 -21 15.4 -13 15.5 -1A15.5 6 0 0 1 5.4 4.4C7.6 -9 7.4 -24 4 -36.2Z',
    ),
    path('M-3.4 -30C-3 -20 -3.4 -8 -4.6 4.6A15.5 6 0 0 0 4.6 4.6C3.4 -8 3 -20 3.4 -30Z', {
      fill: IVORY,
      stroke: INK,
      'stroke-width': 1.1,
    }),
    path(
      'M-11.6 -27C-11 -34.6 -6.4 -37.4 0 -37.4C6.4 -37.4 11 -34.6 11.6 -27C7.6 -23.4 4 -22.4 0 -22.4C-4 -22.4 -7.6 -23.4 -11.6 -27Z',
      {
        fill: IVORY,
        ...OUTLINE,
        'stroke-width': 1.3,
      },
    ),
    ['-6.6 -28.4', '0 -25.4', '6.6 -28.4', '-3.2 -32.2', '3.6 -32.2', '0 -15', '0 -7'].map(p =>
      path(`M${p}v2.6`, { stroke: INK, 'stroke-width': 1.7, 'stroke-linecap': 'round' }),
    ),
    path(HEAD, { fill: SKIN, ...OUTLINE }),
    path('M-6.6 -40.4C-5 -33.4 5 -33.4 6.6 -40.4C7.4 -33 3 -28.6 0 -28.6C-3 -28.6 -7.4 -33 -6.6 -40.4Z', {
      fill: '#d9cdb8',
      stroke: INK,
      'stroke-width': 1.1,
    }),
    path(CROWN, { fill: GOLD.left, ...OUTLINE }),
    shade('M3.4 -56L4.8 -54.6L10.4 -60.4L9 -48C7.6 -47.2 5.8 -46.8 3.9 -46.6Z', 0.2),
    path('M-9.2 -50.6C-5 -48.6 5 -48.6 9.2 -50.6', { fill: 'none', stroke: INK, 'stroke-width': 1 }),
    circle(0, -64.4, 1.9, { fill: IVORY, ...OUTLINE, 'stroke-width': 1 }),
    circle(-10.6, -60.8, 1.6, { fill: IVORY, ...OUTLINE, 'stroke-width': 1 }),
    circle(10.6, -60.8, 1.6, { fill: IVORY, ...OUTLINE, 'stroke-width': 1 }),
  )
}
