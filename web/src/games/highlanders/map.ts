// Where things are: from the board's data to the drawn map, quarter turns included. The origin is the corner of the land.
import { detailList, ofKind } from '../../board/shapes'
import type { Point } from '../../board/svg'
import { quarterTurn, type Turn } from '../../board/turn'
import type { Scene, Shape } from '../../scene'

/** The land, unturned: the board's 12 by 8 cells of 100 px with a margin, and stretched away from the loch. */
export const WIDE = 1280
export const DEEP = 958
/** The loch's middle line, unturned. */
export const MIDDLE = 479
const MARGIN = 40
const CELL = 100
const LOCH = 400 // where the data have the loch

/** The distance from the loch goes through this table, so that castles, names and camps on the shores have room. */
const STRETCH: readonly Point[] = [
  [0, 0],
  [35, 64],
  [100, 160],
  [235, 300],
  [340, 402],
  [400, 460],
]

function stretched(distance: number): number {
  for (let i = 1; i < STRETCH.length; i++) {
    const [[a, from], [b, to]] = [STRETCH[i - 1] as Point, STRETCH[i] as Point]
    if (distance <= b) return from + ((to - from) * (distance - a)) / (b - a)
  }
  return distance + 60
}

export interface Loch {
  wide: number // px, as seen
  deep: number
  turn: Turn
  /** A point of the unturned land, as seen. */
  seen(point: Point): [number, number]
  /** A place or piece of the scene, as seen. */
  spot(shape: Shape): [number, number]
  /** Roads and drawbridges, as the ids of their ends. */
  links: readonly (readonly [string, string])[]
  places: ReadonlyMap<string, Shape>
}

export function loch(scene: Scene, turn: Turn): Loch {
  const turned = quarterTurn({ rows: DEEP, cols: WIDE, turn })
  const seen = ([x, y]: Point): [number, number] => turned.spun(x, y)
  const spot = ({ x, y }: Shape): [number, number] => {
    const away = y * CELL - LOCH
    return seen([x * CELL + MARGIN, MIDDLE + Math.sign(away) * stretched(Math.abs(away))])
  }
  const places = new Map(ofKind(scene, 'camp', 'castle', 'banner').map(shape => [shape.id, shape]))
  const links = detailList(scene, 'roads').flatMap(link => {
    const [a, b] = Array.isArray(link) ? link.map(String) : []
    return a !== undefined && b !== undefined && places.has(a) && places.has(b) ? [[a, b] as const] : []
  })
  return { wide: turned.wide, deep: turned.deep, turn, seen, spot, links, places }
}

/** Where a castle stands: the middle of its foot, a little below its place on the map. */
export const footOf = (map: Loch, shape: Shape): [number, number] => {
  const [x, y] = map.spot(shape)
  return [x, y + (shape.id.startsWith('I') ? 10 : 14)]
}

/** Where a road ends: at a camp or banner in its middle, at a castle before its gate. */
export const endOf = (map: Loch, shape: Shape): [number, number] => {
  if (shape.kind !== 'castle') return map.spot(shape)
  const [x, y] = footOf(map, shape)
  return [x, y - 8]
}
