// Which part of a tile is where: what lies under a point, and the ground of each field. Roads and cities are painted over
// the ground of fields, so that may reach under them; it only may not reach into another field.
import type { Point } from '../../board/svg'
import {
  ABBEY_AT,
  away,
  cityShape,
  corner,
  dense,
  hasSign,
  inside,
  type Kind,
  middleOf,
  roadLine,
  SIZE,
  turned,
} from './geometry'

const CENTRE: Point = [SIZE / 2, SIZE / 2]
const HALVES = [0, 1, 2, 3, 4, 5, 6, 7]

/** From half a side to the middle of the tile; a road at that side bounds it, and one that bends round its corner closes it. */
function wedge(kind: Kind, half: number): Point[] {
  const side = half >> 1
  const at = half % 2 ? side + 1 : side
  const road = kind.roads.find(one => one.sides.includes(side))
  const line = road ? roadLine(kind, road) : []
  const bend = road?.sides.length === 2 && line.length > 2
  const way = road?.sides[0] === side ? line : [...line].reverse()
  const border = bend ? way.slice(0, Math.ceil(way.length / 2)) : way
  const closed = bend && road.sides.every(one => one === at % 4 || (one + 1) % 4 === at % 4)
  const points: Point[] = [
    corner(at),
    middleOf(side),
    ...(road?.sides.length === 2 && !bend ? [] : border),
    ...(closed ? [] : [CENTRE]),
  ]
  return half % 2 ? points.reverse() : points
}

/** Where a field that reaches no edge is closed in: behind the wall of a city round a corner, else behind a small city's. */
function closedIn({ cities }: Kind, side: number): boolean {
  const corner = cities.find(({ sides: [a = 0, b = 0, ...more] }) => !more.length && Math.abs(a - b) % 2 === 1)
  return corner ? corner.sides.includes(side) : cities.some(({ sides }) => sides.length === 1 && sides[0] === side)
}

/** The field at half a side. Behind a city's wall it is one closed in there, or else the one next to it, away from the
 *  middle of the city's side. */
function fieldAt(kind: Kind, half: number): number {
  if (kind.fields.length === 1) return 0
  const inner = kind.fields.findIndex(halves => !halves.length)
  if (inner >= 0 && closedIn(kind, half >> 1)) return inner
  for (let i = 0; i < HALVES.length; i++) {
    const found = kind.fields.findIndex(halves => halves.includes((half + (half % 2 ? i : 8 - i)) % 8))
    if (found >= 0) return found
  }
  return -1
}

/** The ground of each field of an unturned tile, in pieces. */
export const fieldGround = (kind: Kind): Point[][][] =>
  kind.fields.map((_, field) => HALVES.filter(half => fieldAt(kind, half) === field).map(half => wedge(kind, half)))

/** The part of a turned tile under a point of it, by its name: `c0`, `r1`, `f2`, `m`. */
export function partAt(kind: Kind, turn: number, point: Point): string | undefined {
  const at = turned(point, (4 - turn) % 4)
  if (hasSign(kind, 'monastery') && Math.hypot(at[0] - ABBEY_AT(kind.id)[0], at[1] - ABBEY_AT(kind.id)[1]) < 26)
    return 'm'
  const road = kind.roads.findIndex(one => away(at, [dense(roadLine(kind, one))]) < 8)
  const city = kind.cities.findIndex((_, i) => inside(at, cityShape(kind, i).outline))
  if (road >= 0 && (city < 0 || kind.id === 'W08')) return `r${road}`
  if (city >= 0) return `c${city}`
  const field = fieldGround(kind).findIndex(pieces => pieces.some(piece => inside(at, piece)))
  return field < 0 ? undefined : `f${field}`
}
