// Tower pieces: stone drums on a foundation.

import { OUTLINE, type Scaled, scaled } from '../../board/figures'
import { SHADE, STONE } from '../../board/palette'
import { type Drawn, ellipse, group, path } from '../../board/svg'

const drum = (level: number): Drawn => {
  const y = -3 - level * 13
  return group(
    {},
    path(`M-16 ${y}V${y - 9}C-16 ${y - 16} 16 ${y - 16} 16 ${y - 9}V${y}C16 ${y + 7} -16 ${y + 7} -16 ${y}Z`, {
      fill: STONE.left,
      ...OUTLINE,
    }),
    path(`M4 ${y + 5.2}C11 ${y + 4.6} 16 ${y + 2.8} 16 ${y}V${y - 9}C16 ${y - 6} 11 ${y - 4.2} 4 ${y - 3.8}Z`, {
      fill: STONE.right,
      opacity: 0.9,
    }),
    path(`M-7 ${y + 4.6}V${y - 1}A2.6 2.6 0 0 1 -1.8 ${y - 0.6}V${y + 5}Z`, { fill: STONE.door }),
    ellipse(0, y - 9, 16, 5.4, { fill: STONE.top, ...OUTLINE }),
    ellipse(0, y - 9, 11, 3.5, { fill: STONE.left, stroke: STONE.line, 'stroke-width': 0.9 }),
  )
}

/** A stack of tower pieces (plan view with heights straight up). Returns its svg; the top is at -height * 13 - 4. */
export function towerStack(
  height: number,
  { scale = 1, foundation = true }: Scaled & { foundation?: boolean } = {},
): Drawn {
  return group(
    scaled(scale),
    foundation && foundationPlate(),
    height > 0 && ellipse(12 + height * 4, 0, 18 + height * 4, 6.4, { fill: SHADE, opacity: 0.22 }),
    Array.from({ length: height }, (_, i) => drum(i)),
  )
}
export const foundationPlate = (): Drawn =>
  group(
    {},
    path('M-19 0A19 9.5 0 0 1 19 0V3A19 9.5 0 0 1 -19 3Z', { fill: STONE.right, ...OUTLINE, 'stroke-width': 1.2 }),
    ellipse(0, 0, 19, 9, { fill: STONE.left, ...OUTLINE, 'stroke-width': 1.2 }),
    ellipse(0, 0, 12, 5.4, { fill: STONE.deep, opacity: 0.55 }),
  )
