// The king, who is nobody's.
import { groundShadow, halo, OUTLINE, type Scaled, SKIN, scaled, shade } from '../../board/figures'
import { type Badge, GOLD, INK, IVORY, UMBER } from '../../board/palette'
import { circle, type Drawn, ellipse, group, path } from '../../board/svg'

/** His badge, where a player has the seat's. */
export const CROWNED: Badge = { name: 'king', base: UMBER.left, deep: UMBER.right, on: IVORY, emblem: 'crown' }

const ROBE =
  'M-15.5 -1C-15.4 -13 -12.4 -21 -11 -29C-10 -34.6 -6 -36.6 0 -36.6C6 -36.6 10 -34.6 11 -29C12.4 -21 15.4 -13 15.5 -1A15.5 6 0 0 1 -15.5 -1Z'
const HEAD =
  'M-7.2 -41C-7.2 -47.6 -4 -50.4 0 -50.4C4 -50.4 7.2 -47.6 7.2 -41C7.2 -36.4 4 -34 0 -34C-4 -34 -7.2 -36.4 -7.2 -41Z'
const CROWN = 'M-9 -48L-10.4 -60.4L-4.8 -54.6L0 -64L4.8 -54.6L10.4 -60.4L9 -48C5 -45.8 -5 -45.8 -9 -48Z'

/** King: 68 px. Umber robe, ermine, brass crown: nobody's colours. */
export function king({ scale = 1 }: Scaled = {}): Drawn {
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
