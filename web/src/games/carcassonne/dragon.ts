// The dragon has a file of its own: it is the longest drawing of all.

import { groundShadow, halo, OUTLINE, type Scaled, scaled, shade } from '../../board/figures'
import { GOLD, INK } from '../../board/palette'
import { type Drawn, group, path } from '../../board/svg'

const TAIL =
  'M12 -12C22 -1 41 -2 46 -13C49.4 -21.6 42.6 -29.4 35 -26.6L34.6 -34L24.6 -26.4L33 -17.4L34.2 -21.6C38.6 -22.6 40.8 -18.4 38.6 -14.4C34.6 -8 25 -9.6 19 -16.6Z'
const WING =
  'M-3 -26C-1 -42 5 -57 18.6 -70C19.6 -62.6 24 -59.4 30.4 -60.4C28.4 -53.6 30.6 -49 37.4 -47.6C32 -43 31.2 -38.4 34.6 -33.2C26 -34 18 -29 12 -20.6Z'
const FAR_WING = 'M-6 -28C-8 -42 -6 -54 2 -66C5 -60 8 -58 12 -58.4C8 -48 4 -38 3 -27Z'
const BODY =
  'M-42 -43.4C-38.6 -45.4 -36.6 -49.4 -31.4 -51.6L-20.4 -61.4L-23.4 -51.4C-15.4 -50 -11.4 -43.4 -12.6 -36C-13.4 -31 -10 -27.6 -3.4 -27.2C8.6 -26.4 18.8 -20.6 20.6 -11.4C21.2 -8.2 20.4 -5.4 18.6 -3.4L22.4 .8H8.8L8.6 -5C3.6 -3.4 -1.4 -3.4 -6 -4.8L-4.6 .8H-17.4L-13 -4.4C-19.4 -9.4 -21.4 -18 -20 -26.6C-19.2 -31.6 -19 -35.4 -21 -37.4C-24.4 -35 -29.4 -34.4 -35 -36.4L-31.4 -39C-35.4 -38.6 -39.6 -40 -42 -43.4Z'
const SPINES = 'M-15.6 -47.6L-10.4 -49.6L-12.6 -43.6L-8.4 -43L-11.8 -38.4L-7.6 -36.4L-11.6 -32.4Z'
const BELLY =
  'M-20.6 -28C-22 -18 -19.4 -9.6 -13.4 -5C-9.4 -6 -8 -9.4 -9.4 -14C-11.6 -20.4 -15 -23.6 -14.4 -30.4C-14.2 -33.6 -16.4 -37.6 -20 -37.6C-18.6 -35 -19.6 -31.6 -20.6 -28Z'

/** Dragon: 90 px across, bronze: nobody's beast. */
export function dragon({ scale = 1 }: Scaled = {}): Drawn {
  return group(
    scaled(scale),
    groundShadow(28, 7, 10),
    halo(path(TAIL), path(WING), path(FAR_WING), path(BODY)),
    path(FAR_WING, { fill: GOLD.right, ...OUTLINE }),
    path(TAIL, { fill: '#9a6a2c', ...OUTLINE }),
    path(SPINES, { fill: GOLD.right, ...OUTLINE, 'stroke-width': 1 }),
    path(BODY, { fill: '#ab7a33', ...OUTLINE }),
    path(BELLY, { fill: '#dfc083' }),
    path(
      'M-20.2 -28.6L-14.8 -29M-20.8 -23.8L-14 -24.8M-20.4 -19L-12 -20.4M-19 -14.4L-10.2 -16M-16.8 -10.2L-9.6 -11.6',
      {
        stroke: GOLD.deep,
        'stroke-width': 1,
        opacity: 0.65,
      },
    ),
    shade(
      'M7.4 -25C14 -22.4 19.4 -18 20.6 -11.4C21.2 -8.2 20.4 -5.4 18.6 -3.4L22.4 .8H8.8L8.6 -5C12 -10 11.4 -18.4 7.4 -25Z',
      0.24,
    ),
    path('M-3 -4C-1.6 -10 4 -14.4 11 -12.6', { fill: 'none', stroke: GOLD.line, 'stroke-width': 1.2 }),
    path(WING, { fill: GOLD.left, ...OUTLINE }),
    shade('M12 -20.6C18 -29 26 -34 34.6 -33.2C31.2 -38.4 32 -43 37.4 -47.6C28 -43 14 -34 5 -22.4Z', 0.16),
    path('M-2 -25C4 -39 11 -53 18.6 -70M1 -24C10 -36 20 -49 30.4 -60.4M5 -22.6C15 -33 26 -41 37.4 -47.6', {
      fill: 'none',
      stroke: GOLD.line,
      'stroke-width': 1.1,
      opacity: 0.8,
    }),
    path('M-30.6 -46.4L-25.2 -47.8', { stroke: INK, 'stroke-width': 2, 'stroke-linecap': 'round' }),
    path('M-39.6 -43.2C-35 -41.4 -31 -41.2 -26.6 -42.4', { fill: 'none', stroke: GOLD.line, 'stroke-width': 1.1 }),
  )
}
