// Where things are on a tile, from what its kind says: outlines of cities, lines of roads, spots for signs.
// All at turn 0 in a square of SIZE; `turned` brings a point to where it lies on the turned tile.
import { detailList, detailText } from '../../board/shapes'
import type { Point } from '../../board/svg'
import type { Scene } from '../../scene'

export const SIZE = 120
const MID = SIZE / 2

export interface City {
  sides: number[]
  shields: number
  goods: string
  cathedral: boolean
  princess: boolean
}
export interface Road {
  sides: number[]
  inn: boolean
}
/** A kind of tile, as the scene's detail describes it. */
export interface Kind {
  id: string
  cities: City[]
  roads: Road[]
  fields: number[][] // the half sides of each, clockwise from the north-west corner
  signs: string[]
}

const record = (value: unknown): Record<string, unknown> =>
  value && typeof value === 'object' ? (value as Record<string, unknown>) : {}
const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((n): n is number => typeof n === 'number') : []

/** A kind of tile, as the scene tells it. */
export const kindIn = (scene: Scene, id: string): Kind => readKind(id, record(scene.detail?.['tiles'])[id])

export function readKind(id: string, told: unknown): Kind {
  const detail = { detail: record(told) }
  const cities = detailList(detail, 'cities').map(record)
  const roads = detailList(detail, 'roads').map(record)
  return {
    id,
    cities: cities.map(city => ({
      sides: numbers(city.sides),
      shields: Number(city.shields ?? 0),
      goods: detailText({ detail: city }, 'goods') ?? '',
      cathedral: city.cathedral === true,
      princess: city.princess === true,
    })),
    roads: roads.map(road => ({ sides: numbers(road.sides), inn: road.inn === true })),
    fields: detailList(detail, 'fields').map(numbers),
    signs: detailList(detail, 'signs').map(String),
  }
}
export const hasSign = (kind: Kind, sign: string): boolean => kind.signs.includes(sign)

export const turned = ([x, y]: Point, turn: number): Point => {
  let [u, v] = [x, y]
  for (let i = 0; i < turn; i++) [u, v] = [SIZE - v, u]
  return [u, v]
}
const CORNERS: readonly Point[] = [
  [0, 0],
  [SIZE, 0],
  [SIZE, SIZE],
  [0, SIZE],
]
const MIDDLES: readonly Point[] = [
  [MID, 0],
  [SIZE, MID],
  [MID, SIZE],
  [0, MID],
]
/** Corner 0 is north-west, then clockwise; side s runs from corner s to corner s + 1. */
export const corner = (i: number): Point => CORNERS[(i + 8) % 4] as Point
export const middleOf = (side: number): Point => MIDDLES[side] as Point
const between = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]
const inwards = (side: number, share: number): Point => between(middleOf(side), [MID, MID], share)

export const bezier = (a: Point, b: Point, c: Point, d: Point, n = 14): Point[] =>
  Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n
    const s = 1 - t
    const along = (k: 0 | 1): number =>
      s * s * s * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t * t * t * d[k]
    return [along(0), along(1)]
  })

/** A wall from one corner to another, pulled towards the middle of the tile. */
function wall(from: number, to: number, depth: number): Point[] {
  const [a, b] = [corner(from), corner(to)]
  const [one, two] = [between(a, [MID, MID], depth), between(b, [MID, MID], depth)]
  return bezier(a, between(one, two, 0.12), between(one, two, 0.88), b)
}

/** Cities that reach out to a far corner and so part two fields: that corner. */
const REACH: Record<string, number> = { I07: 2, D18: 2, T07: 2, T12: 2, T22: 2, W13: 2, D10: 3 }
const across = (sides: readonly number[]): boolean =>
  sides.length === 2 && Math.abs((sides[0] ?? 0) - (sides[1] ?? 0)) === 2

export interface Outline {
  outline: Point[]
  walls: Point[][]
}
/** Outline of a city segment, and those stretches of it that carry a wall. */
export function cityShape(kind: Kind, index: number): Outline {
  const sides = kind.cities[index]?.sides ?? []
  if (sides.length === 4) return { outline: [...CORNERS], walls: [] }
  if (sides.length === 3 || across(sides)) return bays(kind, sides)
  if (sides.length === 2) return cornerCity(kind, sides)
  return kind.id in REACH ? longCity(sides[0] ?? 0, REACH[kind.id] ?? 0) : oneSide(kind, sides[0] ?? 0)
}

/** Everything but one or two bays. */
function bays(kind: Kind, sides: readonly number[]): Outline {
  const depth = kind.id === 'W17' || kind.cities.length > 1 ? 0.94 : 0.72
  const walls = new Map([0, 1, 2, 3].filter(s => !sides.includes(s)).map(s => [s, wall(s, s + 1, depth)]))
  return { outline: [0, 1, 2, 3].flatMap(s => walls.get(s)?.slice(0, -1) ?? [corner(s)]), walls: [...walls.values()] }
}

/** From one corner over two sides. */
function cornerCity(kind: Kind, sides: readonly number[]): Outline {
  const first = sides.includes(0) && sides.includes(3) ? 3 : Math.min(...sides)
  const alone = kind.cities.length === 1
  if (kind.id in REACH && alone) {
    const walls = [first + 2, first + 3].map(s => wall(s, s + 1, 0.62))
    return { outline: [corner(first), corner(first + 1), ...walls.flat()], walls }
  }
  const [a, b, swelling] = [corner(first + 2), corner(first), corner(alone ? first + 3 : first + 1)]
  const swell = alone ? 0.15 : 0.2
  const pull = (p: Point): Point => {
    const [x, y] = between(p, [MID, MID], 0.42)
    return [x + (swelling[0] - MID) * swell, y + (swelling[1] - MID) * swell]
  }
  const line = bezier(a, pull(a), pull(b), b)
  return { outline: [corner(first), corner(first + 1), ...line], walls: [line] }
}

/** One side, but the city runs on to a far corner. */
function longCity(side: number, far: number): Outline {
  const opposite = far === (side + 2) % 4
  const [near, other] = opposite ? [side + 1, side] : [side, side + 1]
  const bay = wall(far === 3 && near === 0 ? 0 : near, far, 0.6)
  const out = (p: Point, x: number, y: number): Point => [MID + (p[0] - MID) * x, MID + (p[1] - MID) * y]
  const long = bezier(corner(far), out(corner(far), 0.3, 0.3), out(corner(other), 0.4, 0.2), corner(other))
  const start = near === (side + 1) % 4 ? [corner(side), corner(side + 1)] : [corner(side + 1), corner(side)]
  return { outline: [...start, ...bay.slice(1), ...long.slice(1, -1)], walls: [bay, long] }
}

function oneSide(kind: Kind, side: number): Outline {
  const count = kind.cities.length
  const arc = wall(side + 1, side, kind.id === 'I05' ? 1.36 : count > 2 ? 0.66 : count === 2 ? 0.72 : 0.8)
  return { outline: [corner(side), ...arc], walls: [arc] }
}

/** Where a road that ends on the tile stops: at a crossing, a building or a city gate. */
function roadEnd(kind: Kind, side: number): Point {
  const ends = kind.roads.filter(road => road.sides.length === 1).length
  if (hasSign(kind, 'monastery') || hasSign(kind, 'volcano')) return inwards(side, 0.55)
  if (['W04', 'W05', 'W07', 'W09'].includes(kind.id)) return inwards(side, kind.id === 'W09' ? 1.06 : 0.86)
  if (!kind.cities.length || ends > 2) return [MID, MID]
  if (kind.id === 'I05') return inwards(side, 0.93)
  if (kind.id === 'T23') return side === 2 ? [MID, 36] : [MID, MID]
  if (kind.id in REACH) return inwards(side, 0.46)
  if (!kind.cities.some(city => city.sides.length > 1))
    return kind.cities[0]?.sides[0] === (side + 2) % 4 ? inwards(side, 1.46) : [inwards(side, 0.9)[0], 36]
  return inwards(side, kind.cities.some(city => city.sides.length === 3 || across(city.sides)) ? 0.5 : 0.9)
}

export function roadLine(kind: Kind, road: Road): Point[] {
  const [a = 0, b] = road.sides
  if (b === undefined) {
    if (kind.id === 'T23' && a === 3) return [middleOf(a), [MID - 4, MID], [MID, MID]]
    if (kind.id === 'T16') return bezier(middleOf(a), [92, 60], [72, 56], [64, 36])
    return [middleOf(a), roadEnd(kind, a)]
  }
  if (Math.abs(a - b) === 2) return [middleOf(a), middleOf(b)]
  return bezier(middleOf(a), inwards(a, 0.62), inwards(b, 0.62), middleOf(b))
}

export const inside = ([px, py]: Point, list: readonly Point[]): boolean =>
  list.reduce((odd, [x1, y1], i) => {
    const [x2, y2] = list[(i + 1) % list.length] ?? [x1, y1]
    return y1 > py !== y2 > py && px < ((x2 - x1) * (py - y1)) / (y2 - y1) + x1 ? !odd : odd
  }, false)
export function away([x, y]: Point, lists: readonly (readonly Point[])[]): number {
  let least = 1e3
  for (const list of lists) for (const q of list) least = Math.min(least, Math.hypot(x - q[0], y - q[1]))
  return least
}
export const dense = (list: readonly Point[]): Point[] =>
  list.slice(1).flatMap((q, i) => Array.from({ length: 8 }, (_, k) => between(list[i] ?? q, q, k / 8)))

/** A calm spot inside a city segment for coats of arms and tokens. */
export function cityAnchor(kind: Kind, index: number): Point {
  const sides = kind.cities[index]?.sides ?? []
  if (kind.id === 'W17' && sides.length === 3) return [28, 34]
  if (sides.length === 4 || across(sides)) return [MID, sides.length === 4 ? 58 : MID]
  if (sides.length === 3) return [MID, 44]
  if (sides.length === 1) return inwards(sides[0] ?? 0, 0.2)
  const [p, q] = [inwards(sides[0] ?? 0, 0.42), inwards(sides[1] ?? 0, 0.42)]
  return between([MID, MID], between(p, q, 0.5), 1.2)
}

/** Where towers, inns, signs and portals stand. */
export const TOWER_AT: Record<string, Point> = {
  W01: [60, 76],
  W02: [60, 60],
  W03: [92, 84],
  W04: [60, 60],
  W05: [60, 60],
  W06: [60, 60],
  W07: [60, 60],
  W08: [88, 58],
  W09: [60, 54],
  W10: [82, 58],
  W11: [60, 44],
  W12: [90, 88],
  W13: [44, 52],
  W14: [80, 80],
  W15: [24, 43],
  W16: [60, 52],
  W17: [60, 56],
}
export const INN_AT: Record<string, Point> = {
  I11: [84, 92],
  I12: [24, 92],
  I13: [98, 98],
  I14: [90, 38],
  I15: [60, 34],
  I16: [26, 94],
}
export const SIGN_AT: Record<string, Point> = {
  D04: [86, 84],
  D06: [98, 22],
  D07: [60, 26],
  D13: [60, 108],
  D14: [84, 34],
  D16: [88, 30],
  D19: [84, 84],
  D22: [60, 107],
  D25: [92, 60],
  D26: [84, 70],
  D28: [26, 78],
}
export const PORTAL_AT: Record<string, Point> = {
  D02: [60, 62],
  D08: [60, 28],
  D12: [60, 111],
  D24: [98, 102],
  D27: [84, 72],
  D29: [28, 80],
}
export const ABBEY_AT = (id: string): Point => (id === 'W03' ? [48, 62] : id === 'D13' ? [60, 60] : [60, 66])
export const VOLCANO_AT = (id: string): Point => (id === 'D05' || id === 'D21' ? [54, 78] : [60, 68])
