// The land: an engraved map of moor, hills, pines and a loch. Nothing here can be clicked; all of it keeps clear of what can.
import { LAND, SHADE, STONE } from '../../board/palette'
import { random } from '../../board/random'
import {
  at,
  circle,
  type Drawn,
  el,
  ellipse,
  group,
  type Kid,
  type Point,
  pair,
  path,
  rect,
  short,
  still,
  text,
} from '../../board/svg'
import { dim, type Theme } from '../../board/themes'
import type { Shape } from '../../scene'
import { endOf, footOf, type Loch, MIDDLE } from './map'

/** Half width of the loch: x, north shore, south shore. Narrower where castles face each other, never symmetrical. */
const HALF: readonly (readonly [number, number, number])[] = [
  [110, 0, 0],
  [128, 22, 26],
  [158, 58, 52],
  [190, 84, 80],
  [236, 96, 92],
  [276, 84, 90],
  [310, 74, 78],
  [346, 82, 84],
  [386, 98, 90],
  [424, 92, 100],
  [452, 70, 80],
  [480, 56, 54],
  [514, 66, 64],
  [548, 88, 78],
  [576, 94, 90],
  [606, 74, 82],
  [640, 55, 56],
  [676, 64, 62],
  [708, 86, 84],
  [740, 80, 96],
  [770, 70, 72],
  [800, 54, 56],
  [834, 66, 74],
  [866, 92, 98],
  [912, 100, 90],
  [944, 84, 80],
  [970, 76, 74],
  [1002, 84, 88],
  [1046, 92, 98],
  [1086, 86, 80],
  [1120, 60, 54],
  [1152, 26, 22],
  [1170, 0, 0],
]

/** A closed curve through points (Catmull-Rom as Bezier). */
function smooth(list: readonly Point[]): string {
  const n = list.length
  const p = (i: number): Point => list[(i + n) % n] as Point
  let d = `M${pair(p(0))}`
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [p(i - 1), p(i), p(i + 1), p(i + 2)]
    d += `C${pair([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${pair([c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6])} ${pair(c)}`
  }
  return `${d}Z`
}

function shoreline(map: Loch, grow: number): string {
  const inner = HALF.slice(1, -1)
  const up = inner.map(([x, north]): Point => [x, MIDDLE - Math.max(north + grow, 3)])
  const down = inner.map(([x, , south]): Point => [x, MIDDLE + Math.max(south + grow, 3)]).reverse()
  const all: Point[] = [[110 - grow, MIDDLE], ...up, [1170 + grow, MIDDLE], ...down]
  return smooth(all.map(map.seen))
}

/** Is a point of the unturned land in the water, or nearer to it than `edge`? */
export function wet(x: number, y: number, edge = 0): boolean {
  const i = HALF.findIndex(([end]) => end > x)
  const [from, to] = [HALF[i - 1], HALF[i]]
  if (!from || !to) return false
  const side = y < MIDDLE ? 1 : 2
  const half = from[side] + ((to[side] - from[side]) * (x - from[0])) / (to[0] - from[0])
  return Math.abs(y - MIDDLE) < half + edge
}

// ------------------------------------------------------------------ scenery
/** Hills and pines are drawn once and used many times. */
const symbolId = (name: string, theme: Theme): string => `highlanders-${name}-${theme.name}`
const used = (name: string, theme: Theme, [x, y]: Point, wide: number, high = wide): Drawn =>
  el('use', {
    href: `#${symbolId(name, theme)}`,
    transform: `translate(${pair([x, y])}) scale(${short(wide)} ${short(high)})`,
  })

/** A hill, engraved: a lit left flank and hatching on the right. A pine with its shadow. */
function symbols(theme: Theme): Drawn {
  const ink = { fill: 'none', stroke: '#5c5238', 'stroke-linecap': 'round' }
  return el(
    'defs',
    {},
    group(
      { id: symbolId('hill', theme) },
      path('M-26 2C-20 -8 -14 -21 -5 -24C3 -26 8 -19 12 -13C16 -8 22 -4 27 2C14 5 -14 5 -26 2Z', {
        fill: dim(LAND.hill, theme),
        opacity: 0.75,
      }),
      path('M-26 2C-20 -8 -14 -21 -5 -24C-3 -17 -7 -7 -4 3.6C-12 3.8 -20 3.4 -26 2Z', {
        fill: dim('#b9b58c', theme),
        opacity: 0.9,
      }),
      path('M-26 2C-20 -8 -14 -21 -5 -24C3 -26 8 -19 12 -13C16 -8 22 -4 27 2', {
        ...ink,
        'stroke-width': 1.1,
        opacity: 0.75,
      }),
      path('M1 -21C0 -14 2 -8 5 -3M6 -17C6 -11 9 -6 12 -2M12 -11C13 -7 16 -3 19 0M-5 -24C-4 -19 -6 -13 -5 -8', {
        ...ink,
        'stroke-width': 0.9,
        opacity: 0.55,
      }),
    ),
    group(
      { id: symbolId('pine', theme) },
      ellipse(3, 0.6, 5.4, 1.8, { fill: SHADE, opacity: 0.2 }),
      path('M0 -15L5.4 0H-5.4Z', { fill: dim('#71805a', theme) }),
      path('M0 -15L5.4 0H1Z', { fill: '#3c4a2c', opacity: 0.35 }),
      path('M0 -15L5.4 0H-5.4Z', {
        fill: 'none',
        stroke: '#46502f',
        'stroke-width': 0.9,
        'stroke-linejoin': 'round',
        opacity: 0.8,
      }),
    ),
  )
}

const near = (x: number, y: number, list: readonly Point[], room: number): boolean =>
  list.some(([a, b]) => (a - x) ** 2 + (b - y) ** 2 < room * room)

function nearRoad(x: number, y: number, roads: readonly (readonly [Point, Point])[], room: number): boolean {
  return roads.some(([[x1, y1], [x2, y2]]) => {
    const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2)
    const t = Math.max(0, Math.min(1, along))
    return (x - x1 - t * (x2 - x1)) ** 2 + (y - y1 - t * (y2 - y1)) ** 2 < room * room
  })
}

/** Is there room for decoration at a point of the unturned land, seen at (x, y)? */
function clearing(map: Loch): (land: Point, seen: Point, room: number) => boolean {
  const shapes = [...map.places.values()]
  const nodes: Point[] = [
    ...shapes.map(map.spot),
    [map.wide - 64, map.deep - 62],
    [map.wide - 80, map.deep - 90],
    [56, map.deep - 44],
  ]
  const bulky = shapes
    .filter(shape => shape.kind === 'castle')
    .flatMap((castle): Point[] => {
      const [x, y] = footOf(map, castle)
      return [
        [x, y - 8],
        [x - 20, y + 34],
        [x + 20, y + 34],
      ]
    })
  const roads = map.links.map(
    ([a, b]) => [map.spot(map.places.get(a) as Shape), map.spot(map.places.get(b) as Shape)] as const,
  )
  return (land, [x, y], room) =>
    !wet(...land, 20 + room) &&
    !near(x, y, bulky, 52 + room) &&
    !near(x, y - 4, nodes, 44 + room) &&
    !nearRoad(x, y, roads, 20 + room)
}

/** Hills in two ranges, pines in woods, tufts of heather between. */
function scenery(map: Loch, theme: Theme): Kid {
  const r = random(33)
  const free = clearing(map)
  const put: { y: number; svg: Drawn }[] = []
  const [hills, trees]: [Point[], Point[]] = [[], []]
  const tufts: Record<string, string> = { '#8b6f86': '', '#7b8560': '' }
  for (let tries = 0; tries < 1800; tries++) {
    const land: Point = [10 + r() * 1260, (r() < 0.5 ? 120 : 838) + (r() + r() - 1) * 78]
    const spot = map.seen(land)
    if (near(...spot, hills, 46) || !free(land, spot, 14)) continue
    const size = 0.95 + r() * 0.55
    hills.push(spot)
    put.push({ y: spot[1], svg: used('hill', theme, spot, size * (0.9 + Math.floor(r() * 5) * 0.06), size) })
  }
  for (let wood = 0; wood < 210; wood++) {
    const land: Point = [20 + r() * 1240, 18 + r() * 930]
    const spot = map.seen(land)
    if (near(...spot, trees, 74) || near(...spot, hills, 44) || !free(land, spot, 10)) continue
    trees.push(spot)
    const count = 4 + Math.floor(r() * 5)
    for (let k = 0; k < count; k++) {
      const [turn, far] = [k * 2.4, 6 + k * 2.6]
      const tree: Point = [spot[0] + Math.cos(turn) * far * 1.3, spot[1] + Math.sin(turn) * far * 0.62]
      put.push({ y: tree[1], svg: used('pine', theme, tree, 0.9 + r() * 0.4) })
    }
  }
  for (let k = 0; k < 420; k++) {
    const land: Point = [10 + r() * 1260, 10 + r() * 940]
    const [x, y] = map.seen(land)
    const colour = r() < 0.4 ? '#8b6f86' : '#7b8560'
    if (near(x, y, hills, 34) || near(x, y, trees, 40) || !free(land, [x, y], -6)) continue
    tufts[colour] += `M${pair([x - 4, y])}l1.6 -4M${pair([x, y])}v-5M${pair([x + 4, y])}l-1.6 -4`
  }
  return [
    symbols(theme),
    Object.entries(tufts).map(
      ([stroke, d]) =>
        d && path(d, { stroke, fill: 'none', 'stroke-width': 1.2, 'stroke-linecap': 'round', opacity: 0.5 }),
    ),
    put.sort((p, q) => p.y - q.y).map(thing => thing.svg),
  ]
}

function moor(map: Loch, theme: Theme): Kid {
  const r = random(4)
  const tints = [LAND.heath, LAND.heather, LAND.grassDark, LAND.grassLight]
  return Array.from({ length: 34 }, (_, i) => {
    const [x, y, w] = [r() * 1240 + 20, r() * 950, 70 + r() * 120]
    const edge = Array.from({ length: 9 }, (_, k): Point => {
      const [turn, q] = [(k / 9) * 2 * Math.PI, 0.7 + r() * 0.5]
      return map.seen([x + Math.cos(turn) * w * q, y + Math.sin(turn) * w * 0.5 * q])
    })
    return path(smooth(edge), { fill: dim(tints[i % 4] ?? LAND.heath, theme), opacity: 0.34 })
  })
}

// ------------------------------------------------------------------ water
const RIPPLES: readonly Point[] = [
  [380, 472],
  [412, 494],
  [548, 486],
  [580, 464],
  [708, 470],
  [730, 498],
  [876, 486],
  [902, 460],
  [1134, 476],
]

function water(map: Loch, theme: Theme): Kid {
  const ripples = RIPPLES.map(spot => `M${pair(map.seen(spot))}q7 -5 14 0t14 0`).join('')
  return [
    path(shoreline(map, 12), { fill: dim(LAND.shore, theme), opacity: 0.9 }),
    path(shoreline(map, 4), { fill: dim('#d6caa8', theme) }),
    path(shoreline(map, 0), { fill: dim(LAND.water, theme), stroke: '#54706f', 'stroke-width': 1.3 }),
    [-8, -16, -25].map((grow, i) =>
      path(shoreline(map, grow), { fill: 'none', stroke: '#54797c', 'stroke-width': 1, opacity: 0.5 - i * 0.13 }),
    ),
    path(ripples, { fill: 'none', stroke: '#4f7478', 'stroke-width': 1.2, opacity: 0.55, 'stroke-linecap': 'round' }),
  ]
}

const ROUND: readonly Point[] = [
  [-1, 0.1],
  [-0.62, -0.78],
  [0.05, -1],
  [0.72, -0.7],
  [1, 0.12],
  [0.56, 0.86],
  [-0.2, 1],
  [-0.76, 0.7],
]

function island(map: Loch, x: number, w: number, h: number, theme: Theme): Kid {
  const edge = (k: number): string => smooth(ROUND.map(([u, v]) => map.seen([x + u * w * k, MIDDLE + v * h * k])))
  return [
    path(edge(1.12), { fill: dim(LAND.shore, theme), stroke: '#54706f', 'stroke-width': 1.1 }),
    path(edge(1), { fill: dim(LAND.grassLight, theme) }),
  ]
}

function causeway(map: Loch, x: number, theme: Theme): Kid {
  const way = (x1: number, y1: number, x2: number, y2: number): string =>
    `M${pair(map.seen([x1, MIDDLE + y1]))}L${pair(map.seen([x2, MIDDLE + y2]))}`
  const piers = [-76, -60, -44, 44, 60, 76].map(d => way(x - 11, d, x + 11, d)).join('')
  return [
    path(way(x, -92, x, 92), { stroke: STONE.line, 'stroke-width': 25 }),
    path(way(x, -92, x, 92), { stroke: dim(STONE.left, theme, 0.5), 'stroke-width': 22 }),
    path(piers, { stroke: STONE.deep, 'stroke-width': 1, opacity: 0.5 }),
  ]
}

// ------------------------------------------------------------------ roads, compass, frame
export function roads(map: Loch, theme: Theme): Kid {
  const drawn = (bridges: boolean): string =>
    map.links
      .map(link => link.map(id => map.places.get(id) as Shape))
      .filter(ends => ends.some(end => end.kind === 'castle') === bridges)
      .map(ends => `M${ends.map(end => pair(endOf(map, end))).join('L')}`)
      .join('')
  const [ways, bridges] = [drawn(false), drawn(true)]
  return [
    ways && path(ways, { stroke: dim('#efe6cf', theme), 'stroke-width': 8, 'stroke-linecap': 'round', opacity: 0.6 }),
    ways &&
      path(ways, { stroke: '#5e4a30', 'stroke-width': 3.8, 'stroke-linecap': 'round', 'stroke-dasharray': '0.1 9' }),
    bridges && path(bridges, { stroke: '#4a3722', 'stroke-width': 11 }),
    bridges && path(bridges, { stroke: dim('#b99566', theme), 'stroke-width': 8.6 }),
    bridges && path(bridges, { stroke: '#6f5231', 'stroke-width': 8.6, 'stroke-dasharray': '1 4.4' }),
  ]
}

/** It turns with the board; its letter stays upright. */
function compass(map: Loch, theme: Theme): Drawn {
  const ink = '#5c4b2e'
  const north = map.turn * 90
  const [nx, ny] = [Math.sin((north * Math.PI) / 180) * 50, -Math.cos((north * Math.PI) / 180) * 50]
  const ray = (turn: number): Drawn =>
    group(
      { transform: `rotate(${turn})` },
      path('M0 -40L5.6 -5.6H0Z', { fill: ink }),
      path('M0 -40L-5.6 -5.6H0Z', { fill: dim(LAND.road, theme), stroke: ink, 'stroke-width': 0.8 }),
    )
  return at(
    map.wide - 64,
    map.deep - 64,
    circle(0, 0, 30, { fill: 'none', stroke: ink, 'stroke-width': 1 }),
    circle(0, 0, 26.6, { fill: 'none', stroke: ink, 'stroke-width': 0.6 }),
    [0, 90, 180, 270].map(ray),
    text(nx, ny + 5, 'N', { class: 'title', 'font-size': 14, fill: '#4a3b24' }),
  )
}

/** The edge of the land, which cuts off hills and moor. */
const clipId = (map: Loch): string => `highlanders-land-${map.turn % 2}`
export const landClip = (map: Loch): Drawn =>
  el('defs', {}, el('clipPath', { id: clipId(map) }, rect(0, 0, map.wide, map.deep, { rx: 6 })))

const drawnBefore = new Map<string, Drawn>()

/** Everything that never changes in a game, drawn once for each turn and theme of a board. */
export function land(map: Loch, theme: Theme): Drawn {
  const spots = [...map.places.values()].map(({ id, x, y }) => [id, x, y])
  const key = JSON.stringify([theme.name, map.turn, spots, map.links])
  const before = drawnBefore.get(key)
  if (before !== undefined) return before
  const crossings = [...map.places.values()].filter(shape => shape.id.startsWith('X'))
  const islands = [...map.places.values()].filter(shape => shape.id.startsWith('I'))
  const across = (shape: Shape): number => shape.x * 100 + 40
  const drawn = still(
    group(
      { 'clip-path': `url(#${clipId(map)})` },
      rect(0, 0, map.wide, map.deep, { fill: dim(LAND.grass, theme) }),
      moor(map, theme),
      water(map, theme),
      islands.map(shape => island(map, across(shape), 66, 50, theme)),
      crossings.map(shape => causeway(map, across(shape), theme)),
      crossings.map(shape => island(map, across(shape), 34, 34, theme)),
      scenery(map, theme),
      compass(map, theme),
    ),
  )
  if (drawnBefore.size > 15) drawnBefore.clear()
  drawnBefore.set(key, drawn)
  return drawn
}
