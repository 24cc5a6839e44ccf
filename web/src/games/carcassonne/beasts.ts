// The pig, which is somebody's, and the fairy, who is nobody's.
import { emblem } from '../../board/emblems'
import { type FigureOptions, groundShadow, halo, OUTLINE, type Scaled, SKIN, scaled, shade } from '../../board/figures'
import { GOLD, INK, type Seat } from '../../board/palette'
import { circle, type Drawn, group, path } from '../../board/svg'

/** Pig: the emblem is branded on its flank. */
export function pig(seat: Seat, { scale = 1, shadow = true }: FigureOptions = {}): Drawn {
  const body =
    'M-14 -9C-15 -17 -8 -21 0 -21C8.4 -21 14.4 -17.6 15 -10.4C15.2 -6.6 13.6 -4.4 11.4 -3.4L11 1.6H6.6L6 -2.4H-5.6L-6.2 1.6H-10.6L-11 -3.8C-12.8 -5 -13.8 -6.6 -14 -9Z'
  const head =
    'M-20.6 -13.4C-20.4 -19 -16.4 -21.4 -12.8 -20.6L-14.6 -25.4L-8.4 -21C-6 -18.6 -6 -12 -9.4 -8.8C-12.4 -6.4 -16 -7 -17.6 -8.6L-21.8 -8.8Z'
  return group(
    scaled(scale),
    shadow && groundShadow(15, 4.4, 5),
    halo(path(body), path(head)),
    path('M14.4 -13C18.6 -14.6 18 -19.4 15.4 -18.4C13.6 -17.6 15 -14.8 19.4 -16.6', { fill: 'none', ...OUTLINE }),
    path(body, { fill: seat.left, ...OUTLINE }),
    shade(
      'M-14 -9C-9 -6 8 -5 15 -11.4C15.2 -6.6 13.6 -4.4 11.4 -3.4L11 1.6H6.6L6 -2.4H-5.6L-6.2 1.6H-10.6L-11 -3.8C-12.8 -5 -13.8 -6.6 -14 -9Z',
      0.2,
    ),
    path(head, { fill: seat.top, ...OUTLINE }),
    circle(-14.4, -15.4, 1.2, { fill: INK }),
    path('M-20.6 -12.4V-9.6', { stroke: INK, 'stroke-width': 1.1 }),
    emblem(seat, 3.4, -12.6, 4.4),
  )
}

/** Fairy: 44 px. Ivory and brass; she belongs to the follower she stands by, not to a seat. */
export function fairy({ scale = 1 }: Scaled = {}): Drawn {
  const dress = 'M-9 -1C-7.4 -8 -4.4 -13 -3.6 -21C-2.6 -23.8 2.6 -23.8 3.6 -21C4.4 -13 7.4 -8 9 -1A9 3.6 0 0 1 -9 -1Z'
  const wing = (side: number): string =>
    `M${2 * side} -20C${9 * side} -36 ${21 * side} -37 ${20 * side} -28C${19.4 * side} -22.6 ${13 * side} -19.6 ${8 * side} -18.6C${14 * side} -16.6 ${15.6 * side} -10 ${11.6 * side} -8.4C${7.4 * side} -7.4 ${3.6 * side} -13 ${2 * side} -17Z`
  return group(
    scaled(scale),
    groundShadow(10, 4),
    halo(path(dress), circle(0, -27.6, 5), path(wing(1)), path(wing(-1))),
    [1, -1].map(s => path(wing(s), { fill: s > 0 ? '#d9d3e0' : '#efeaf1', ...OUTLINE, 'stroke-width': 1.2 })),
    path(dress, { fill: '#f3e6c8', ...OUTLINE }),
    shade('M2 -23C3.4 -22.4 3.6 -21 3.6 -21C4.4 -13 7.4 -8 9 -1A9 3.6 0 0 1 3.4 2.4C4.6 -6 4 -15 2 -23Z', 0.18),
    circle(0, -27.6, 4.8, { fill: SKIN, ...OUTLINE }),
    path('M-5.2 -27.4C-5.6 -34.4 5.6 -34.4 5.2 -27.4C3.4 -30.4 -3.4 -30.4 -5.2 -27.4Z', {
      fill: GOLD.left,
      ...OUTLINE,
      'stroke-width': 1.2,
    }),
    path('M4.6 -16L11 -25', { ...OUTLINE, 'stroke-width': 1.4 }),
    path('M0 -4.2L1.2 -1.2L4.2 0L1.2 1.2L0 4.2L-1.2 1.2L-4.2 0L-1.2 -1.2Z', {
      transform: 'translate(11.6 -26)',
      fill: GOLD.top,
      stroke: INK,
      'stroke-width': 0.9,
      'stroke-linejoin': 'round',
    }),
  )
}
