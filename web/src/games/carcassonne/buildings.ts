// Things that stand on tiles: houses, trees, abbeys, inns, volcanoes, and the round tokens that say what a tile does.
// Origin: the middle of the foot. They stay upright however the tile lies.
import { GOLD, IVORY, LAND, SHADE, STONE } from '../../board/palette'
import { at, circle, type Drawn, ellipse, group, path, rect } from '../../board/svg'

const key = { stroke: '#4a3526', 'stroke-width': 0.9, 'stroke-linejoin': 'round' }
const HOUSES = [
  { w: 11, h: 7, roof: LAND.roofs[0] },
  { w: 9, h: 9, roof: LAND.roofs[1] },
  { w: 13, h: 6.5, roof: LAND.roofs[2] },
]
export function house(kind: number): Drawn {
  const { w, h, roof } = HOUSES[kind % 3] as (typeof HOUSES)[number]
  return group(
    { transform: 'scale(1.08)' },
    ellipse(w * 0.35, 0.6, w * 0.75, 2.4, { fill: SHADE, opacity: 0.22 }),
    rect(-w / 2, -h, w, h, { fill: '#f0e2c6', ...key }),
    rect(w * 0.12, -h, w * 0.38, h, { fill: '#c9ae86' }),
    rect(-w / 2, -h, w, h, { fill: 'none', ...key }),
    path(`M${-w / 2 - 1.6} ${-h + 0.6}L${-w / 2 + 1.8} ${-h - 6}H${w / 2 - 1.8}L${w / 2 + 1.6} ${-h + 0.6}Z`, {
      fill: roof,
      ...key,
    }),
    path(`M${w * 0.12} ${-h + 0.4}V${-h - 5.8}H${w / 2 - 1.8}L${w / 2 + 1.6} ${-h + 0.4}Z`, {
      fill: '#3a1f14',
      opacity: 0.17,
    }),
    rect(-w * 0.28, -h * 0.62, 2.4, h * 0.62, { fill: STONE.door }),
  )
}
export const tree = (s = 1): Drawn =>
  group(
    { transform: `scale(${s})` },
    ellipse(3, 0.6, 6, 2.2, { fill: SHADE, opacity: 0.18 }),
    path('M0 0V-5', { stroke: '#6d5233', 'stroke-width': 1.6 }),
    path('M0 -15C5 -15 7.4 -11.6 6.6 -8.4C6 -5 3 -3.4 0 -3.4C-3 -3.4 -6 -5 -6.6 -8.4C-7.4 -11.6 -5 -15 0 -15Z', {
      fill: '#84935f',
      stroke: '#5b6a3d',
      'stroke-width': 0.9,
    }),
    path('M1.6 -14.8C5.6 -14 7.4 -11.4 6.6 -8.4C6 -5 3.4 -3.6 1 -3.4C4 -6.6 4 -11.4 1.6 -14.8Z', {
      fill: '#4c5a30',
      opacity: 0.3,
    }),
  )
export const abbey = (): Drawn =>
  group(
    {},
    ellipse(6, 3, 34, 9, { fill: SHADE, opacity: 0.2 }),
    path('M-24 2V-13H16V2Z', { fill: '#f1e5cc', ...key, 'stroke-width': 1.1 }),
    path('M4 2V-13H16V2Z', { fill: '#cdb48d' }),
    path('M-27 -12L-20 -24H12L19 -12Z', { fill: LAND.roofs[0], ...key, 'stroke-width': 1.1 }),
    path('M2 -24H12L19 -12H5Z', { fill: '#3a1f14', opacity: 0.18 }),
    path('M14 2V-27H27V2Z', { fill: '#f1e5cc', ...key, 'stroke-width': 1.1 }),
    path('M21.4 2V-27H27V2Z', { fill: '#cdb48d' }),
    path('M14 2V-27H27V2', { fill: 'none', ...key, 'stroke-width': 1.1 }),
    path('M11.6 -26.4L20.5 -42L29.4 -26.4Z', { fill: LAND.roofs[2], ...key, 'stroke-width': 1.1 }),
    path('M20.5 -42L29.4 -26.4H23Z', { fill: '#3a1f14', opacity: 0.2 }),
    path('M20.5 -42V-50M17.6 -47H23.4', { stroke: '#4a3526', 'stroke-width': 1.5, 'stroke-linecap': 'round' }),
    [-17, -8, 1].map(x => path(`M${x - 2} -1V-6A2 2.4 0 0 1 ${x + 2} -6V-1Z`, { fill: STONE.door })),
    path('M18 2V-4A2.6 3 0 0 1 23.2 -4V2Z', { fill: STONE.door }),
  )
export const cathedral = (): Drawn =>
  group(
    {},
    ellipse(8, 4, 42, 10, { fill: SHADE, opacity: 0.22 }),
    path('M-16 4V-24H30V4Z', { fill: '#efe3ca', ...key, 'stroke-width': 1.1 }),
    path('M-20 -22L-12 -38H26L34 -22Z', { fill: LAND.roofs[1], ...key, 'stroke-width': 1.1 }),
    path('M12 4V-24H30V4Z', { fill: '#cbb28a' }),
    path('M10 -38H26L34 -22H12Z', { fill: '#3a1f14', opacity: 0.18 }),
    [-34, -16].map(x => [
      path(`M${x} 4V-40H${x + 15}V4Z`, { fill: '#f4e9d3', ...key, 'stroke-width': 1.1 }),
      path(`M${x + 9} 4V-40H${x + 15}V4Z`, { fill: '#cdb48d' }),
      path(`M${x - 1.4} -39.6L${x + 7.5} -58L${x + 16.4} -39.6Z`, {
        fill: LAND.roofs[2],
        ...key,
        'stroke-width': 1.1,
      }),
      path(`M${x + 4} -26V-32A3 3 0 0 1 ${x + 10} -32V-26Z`, { fill: STONE.door }),
    ]),
    circle(-16, -18, 5.4, { fill: '#9fb3b0', ...key }),
    path('M-16 -23.4V-12.6M-21.4 -18H-10.6', { stroke: '#4a3526', 'stroke-width': 0.8 }),
    path('M-20 4V-5A4 4.4 0 0 1 -12 -5V4Z', { fill: STONE.door, ...key }),
    [4, 13, 22].map(x => path(`M${x - 2} -6V-13A2 2.6 0 0 1 ${x + 2} -13V-6Z`, { fill: STONE.door, opacity: 0.85 })),
  )
export const volcano = (): Drawn =>
  group(
    {},
    ellipse(10, 10, 44, 15, { fill: SHADE, opacity: 0.18 }),
    path('M-46 12C-32 4 -24 -18 -12 -27C-6 -30 6 -30 12 -27C24 -18 32 4 46 12C28 20 -28 20 -46 12Z', {
      fill: '#8e8069',
      stroke: '#4a3c2c',
      'stroke-width': 1.2,
    }),
    path('M2 -29C6 -29.4 9 -28.8 12 -27C24 -18 32 4 46 12C38 15.6 24 17.6 10 18C16 4 12 -16 2 -29Z', {
      fill: '#4c3f30',
      opacity: 0.45,
    }),
    ellipse(0, -26.4, 13, 5, { fill: '#5a3a2b', stroke: '#4a3c2c', 'stroke-width': 1.1 }),
    ellipse(0, -25.4, 8.6, 2.8, { fill: '#d9793f' }),
    path('M-5 -24.6C-7 -14 -3 -10 -6 0C-2 -3 1 -8 0 -15C3 -12 4 -6 3 -2C6 -8 6 -16 4 -24.6Z', {
      fill: '#d9793f',
      opacity: 0.9,
    }),
    path('M-3 -33C-10 -38 -4 -44 -9 -50C-1 -49 1 -43 5 -46C10 -50 12 -42 7 -38C4 -35.6 3 -35 3 -33Z', {
      fill: '#cbbfae',
      opacity: 0.85,
    }),
  )
export const inn = (): Drawn =>
  group(
    {},
    path('M-17 5C-19 -2 -9 -7 0 -6C10 -7 19 -2 16 5C12 11 -12 11 -17 5Z', {
      fill: LAND.water,
      stroke: '#5b7f83',
      'stroke-width': 1.1,
    }),
    path('M-9 6q4 -3 8 0t8 0', { stroke: '#5b7f83', 'stroke-width': 0.9, fill: 'none' }),
    at(0, 0, house(0)),
  )
/** Round tokens printed on tiles: what a tile does, told by a picture. */
const TOKENS: Record<string, string> = {
  dragon:
    'M-6.4 1.4C-4.4 -1.4 -3.4 -4.6 .4 -5.6L4.4 -8.4L3.6 -4.6C6.4 -2.6 6.6 1.4 4.6 4.2C2.6 6.8 -.6 6.4 -1.4 5C.6 4.6 1.6 3 .8 1.4C-1 2.8 -3.6 3.2 -6.4 1.4Z',
  princess: 'M-5.4 2.6L-6.6 -4.6L-2.8 -1.4L0 -6.6L2.8 -1.4L6.6 -4.6L5.4 2.6ZM-5.4 4.2H5.4V6H-5.4Z',
  wine: 'M-2.2 -7H2.2V-4C4.8 -2.8 5.4 .2 4.6 3C3.8 5.6 2 6.8 0 6.8C-2 6.8 -3.8 5.6 -4.6 3C-5.4 .2 -4.8 -2.8 -2.2 -4Z',
  grain:
    'M-.8 7V-7H.8V7ZM1.4 -5.6C4 -5.6 5 -3.6 4.8 -1.6C2.4 -1.6 1.4 -3 1.4 -5.6ZM-1.4 -5.6C-4 -5.6 -5 -3.6 -4.8 -1.6C-2.4 -1.6 -1.4 -3 -1.4 -5.6ZM1.4 -1C4 -1 5 1 4.8 3C2.4 3 1.4 1.6 1.4 -1ZM-1.4 -1C-4 -1 -5 1 -4.8 3C-2.4 3 -1.4 1.6 -1.4 -1Z',
  cloth: 'M-6.4 -3.4C-4 -5.8 4 -5.8 6.4 -3.4V3.6C4 6 -4 6 -6.4 3.6ZM-6.4 -3.4C-4 -1.4 4 -1.4 6.4 -3.4',
}
/** A gatehouse where a road runs into a city. */
export const gate = (): Drawn =>
  group(
    {},
    rect(-6.4, -10, 12.8, 13, { fill: LAND.wall, ...key, 'stroke-width': 1.1 }),
    rect(1.4, -10, 5, 13, { fill: '#cdb992' }),
    path('M-3.4 3V-2.4A3.4 3.6 0 0 1 3.4 -2.4V3Z', { fill: STONE.door }),
    path('M-7.6 -9.4V-13H-4V-10.6H-1.8V-13H1.8V-10.6H4V-13H7.6V-9.4Z', { fill: LAND.wall, ...key }),
  )
export const token = (name: string): Drawn =>
  group(
    {},
    circle(0.8, 1.4, 10.6, { fill: SHADE, opacity: 0.22 }),
    circle(0, 0, 10.4, { fill: '#f7edd8', stroke: '#4a3526', 'stroke-width': 1.1 }),
    circle(0, 0, 8.6, { fill: 'none', stroke: GOLD.left, 'stroke-width': 1 }),
    path(TOKENS[name] ?? '', { fill: '#5a4330', transform: 'scale(.88)' }),
  )
export const portal = (): Drawn =>
  group(
    {},
    ellipse(2, 4, 15, 5, { fill: SHADE, opacity: 0.2 }),
    path('M-12 4V-8A12 12 0 0 1 12 -8V4H7V-8A7 7 0 0 0 -7 -8V4Z', { fill: STONE.left, ...key, 'stroke-width': 1.1 }),
    path('M-7 4V-8A7 7 0 0 1 7 -8V4Z', { fill: '#6f8f9a', ...key }),
    path('M0 1.6C-4.4 1.6 -4.8 -5 0 -5.6C3.6 -6 4.2 -1.6 1 -1.4', {
      fill: 'none',
      stroke: IVORY,
      'stroke-width': 1.5,
      'stroke-linecap': 'round',
    }),
  )
export const arms = (): Drawn =>
  group(
    {},
    path('M-7.4 -8H7.4V.6C7.4 5.8 3.6 8.6 0 10.4C-3.6 8.6 -7.4 5.8 -7.4 .6Z', {
      fill: '#f7edd8',
      stroke: '#4a3526',
      'stroke-width': 1.2,
      'stroke-linejoin': 'round',
    }),
    path('M0 -8H7.4V.6H0ZM-7.4 .6H0V10.4C-3.6 8.6 -7.4 5.8 -7.4 .6Z', { fill: GOLD.right, opacity: 0.85 }),
  )
