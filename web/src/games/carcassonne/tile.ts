// One tile, drawn from its kind in any turn: ground shapes turn with it, everything that stands up stays upright.
// Decoration is seeded by the kind, so a tile always looks the same.

import { LAND, SHADE, STONE } from '../../board/palette'
import { random, seedOf } from '../../board/random'
import {
  type Attributes,
  at,
  circle,
  type Drawn,
  document,
  el,
  ellipse,
  group,
  type Kid,
  type Point,
  pair,
  path,
  points,
  poly,
  rect,
  short,
  still,
} from '../../board/svg'
import { dim, type Theme } from '../../board/themes'
import { abbey, arms, cathedral, gate, house, inn, portal, token, tree, volcano } from './buildings'
import { foundationPlate } from './drums'
import {
  ABBEY_AT,
  away,
  type City,
  cityAnchor,
  cityShape,
  dense,
  hasSign,
  INN_AT,
  inside,
  type Kind,
  PORTAL_AT,
  type Road,
  roadLine,
  SIGN_AT,
  SIZE,
  TOWER_AT,
  turned,
  VOLCANO_AT,
} from './geometry'
import { fieldGround } from './parts'

const WITHOUT_GATES = ['T23', 'T16', 'I05', 'D13', 'W09']
const through = (list: readonly Point[]): string => `M${list.map(pair).join('L')}`

interface LaidCity extends City {
  outline: Point[]
  walls: Point[][]
  at: Point
}
interface LaidRoad extends Road {
  line: Point[]
}
/** A tile in the making: what lies on it, and what stands up from it. */
interface Drawing {
  kind: Kind
  turn: number
  tint: (colour: string) => string
  chance: () => number
  cities: LaidCity[]
  roads: LaidRoad[]
  crossing: boolean
  standing: { y: number; svg: Kid }[]
  taken: { at: Point; room: number }[]
}

function drawing(kind: Kind, turn: number, theme: Theme): Drawing {
  const spin = (p: Point): Point => turned(p, turn)
  return {
    kind,
    turn,
    tint: colour => dim(colour, theme),
    chance: random(seedOf(kind.id)),
    cities: kind.cities.map((city, i) => {
      const { outline, walls } = cityShape(kind, i)
      return {
        ...city,
        outline: outline.map(spin),
        walls: walls.map(list => list.map(spin)),
        at: spin(cityAnchor(kind, i)),
      }
    }),
    roads: kind.roads.map(road => ({ ...road, line: roadLine(kind, road).map(spin) })),
    crossing:
      kind.roads.filter(road => road.sides.length === 1).length > 2 &&
      !hasSign(kind, 'monastery') &&
      !hasSign(kind, 'tower'),
    standing: [],
    taken: [],
  }
}

/** Stand something up at a point of the unturned tile; `room` px round it stay free of houses and trees. */
function put(on: Drawing, where: Point, room: number, svg: Kid, [dx, dy]: Point = [0, 0]): void {
  const [x, y] = turned(where, on.turn)
  on.taken.push({ at: [x, y], room })
  on.standing.push({ y: y + dy, svg: at(x + dx, y + dy, svg) })
}

function signs(on: Drawing): void {
  const { kind } = on
  if (hasSign(kind, 'monastery')) put(on, ABBEY_AT(kind.id), 40, abbey(), [-1, 8])
  if (hasSign(kind, 'volcano')) put(on, VOLCANO_AT(kind.id), 48, volcano(), [0, 6])
  if (hasSign(kind, 'tower')) put(on, TOWER_AT[kind.id] ?? [60, 60], 24, foundationPlate())
  if (kind.roads.some(road => road.inn)) put(on, INN_AT[kind.id] ?? [60, 30], 22, inn())
  if (hasSign(kind, 'dragon')) put(on, SIGN_AT[kind.id] ?? [86, 84], 15, token('dragon'))
  if (hasSign(kind, 'portal')) put(on, PORTAL_AT[kind.id] ?? [60, 60], 18, portal())
  kind.cities.forEach((city, i) => {
    const spot = cityAnchor(kind, i)
    if (city.cathedral) put(on, [60, 60], 44, cathedral(), [4, 22])
    if (city.shields) put(on, spot, 15, arms())
    if (city.princess) put(on, spot, 15, token('princess'))
    if (city.goods) put(on, spot, 15, token(city.goods))
  })
  if (kind.cities.length && !on.crossing && !WITHOUT_GATES.includes(kind.id))
    for (const road of kind.roads)
      if (road.sides.length === 1) put(on, roadLine(kind, road).slice(-1)[0] ?? [60, 60], 12, gate())
  if (on.crossing)
    put(
      on,
      [60, 60],
      0,
      [circle(0, -4, 11, { fill: on.tint(LAND.road), stroke: LAND.roadEdge, 'stroke-width': 1.2 }), house(1)],
      [0, 4],
    )
}

const clear = (on: Drawing, [x, y]: Point, room: number): boolean =>
  on.taken.every(({ at: [u, v], room: need }) => Math.hypot(x - u, y - v) > need + room)

/** Houses in cities, packed but never on walls, roads or signs. */
function houses(on: Drawing): void {
  const { chance } = on
  const roads = on.roads.map(road => dense(road.line))
  const lots: Point[] = []
  for (const city of on.cities) {
    const wanted = city.sides.length * (city.cathedral ? 2.6 : 4.4)
    for (let built = 0, tries = 0; tries < 260 && built < wanted; tries++) {
      const p: Point = [8 + chance() * 104, 14 + chance() * 100]
      const roof: Point = [p[0], p[1] - 10]
      if (
        !inside(p, city.outline) ||
        !inside(roof, city.outline) ||
        away(p, city.walls) < 11 ||
        away(roof, city.walls) < 6
      )
        continue
      if (away(p, roads) < 12 || !clear(on, p, 7)) continue
      if (lots.some(q => Math.abs(q[0] - p[0]) < 16 && Math.abs(q[1] - p[1]) < 12.5)) continue
      lots.push(p)
      built++
      on.standing.push({ y: p[1], svg: at(p[0], p[1], house(Math.floor(chance() * 3))) })
    }
  }
}

/** A few trees on the fields; returns the tufts of grass between them. */
function greenery(on: Drawing): string {
  const { chance } = on
  const walls = on.cities.flatMap(city => city.walls)
  const roads = on.roads.map(road => dense(road.line))
  const open = (p: Point): boolean =>
    !on.cities.some(city => inside(p, city.outline)) && away(p, walls) > 11 && away(p, roads) > 13 && clear(on, p, 5)
  for (let tries = 0, grown = 0; tries < 60 && grown < 3; tries++) {
    const p: Point = [10 + chance() * 100, 18 + chance() * 96]
    if (!open(p) || !open([p[0], p[1] - 10]) || chance() > 0.75) continue
    grown++
    on.standing.push({ y: p[1], svg: at(p[0], p[1], tree(0.8 + chance() * 0.35)) })
    on.taken.push({ at: p, room: 9 })
  }
  let tufts = ''
  for (let tries = 0; tries < 26; tries++) {
    const [x, y]: Point = [6 + chance() * 108, 8 + chance() * 106]
    if (open([x, y])) tufts += `M${pair([x - 2.4, y])}l1 -2.8M${pair([x, y])}v-3.6M${pair([x + 2.4, y])}l-1 -2.8`
  }
  return tufts
}

const hollow = (d: string, given: Attributes): Drawn => path(d, { fill: 'none', 'stroke-linejoin': 'round', ...given })
const roadArt = (d: string, tint: Drawing['tint']): Kid => [
  hollow(d, { stroke: LAND.roadEdge, 'stroke-width': 12 }),
  hollow(d, { stroke: tint(LAND.road), 'stroke-width': 9 }),
  hollow(d, { stroke: '#c9b48c', 'stroke-width': 1.1, 'stroke-dasharray': '5 7', opacity: 0.55 }),
]
const cityArt = ({ cities, tint }: Drawing): Kid =>
  cities.map(city => [
    poly(city.outline, { fill: tint(LAND.city) }),
    city.walls.map(list => [
      hollow(through(list), { transform: 'translate(2.4 2.6)', stroke: SHADE, 'stroke-width': 7, opacity: 0.2 }),
      hollow(through(list), { stroke: '#5b4734', 'stroke-width': 8 }),
      hollow(through(list), { stroke: tint(LAND.wall), 'stroke-width': 5.6 }),
      hollow(through(list), { stroke: '#a08a69', 'stroke-width': 5.6, 'stroke-dasharray': '1.1 4.6', opacity: 0.8 }),
    ]),
  ])

/** A road under a city: its mouths, and a dotted line between them. */
function tunnel(line: readonly Point[], tint: Drawing['tint']): Kid {
  const [a, b] = [line[0] ?? [60, 0], line[line.length - 1] ?? [60, 120]]
  const step = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  const piece = (from: number, to: number): string => through([step(from), step(to)])
  return [
    [piece(0, 0.2), piece(0.8, 1)].map(d => [
      hollow(d, { stroke: LAND.roadEdge, 'stroke-width': 12 }),
      hollow(d, { stroke: tint(LAND.road), 'stroke-width': 9 }),
    ]),
    [step(0.22), step(0.78)].map(([x, y]) =>
      ellipse(x, y, 6, 4.6, { fill: STONE.door, stroke: '#4a3526', 'stroke-width': 1 }),
    ),
    hollow(piece(0.24, 0.76), { stroke: '#8a7454', 'stroke-width': 1.6, 'stroke-dasharray': '3 4', opacity: 0.6 }),
  ]
}

function ground(on: Drawing): Kid {
  const { kind, roads, tint } = on
  const all = roads.map(road => through(road.line)).join('')
  if (kind.id === 'D25') return [cityArt(on), tunnel(roads[0]?.line ?? [], tint)]
  if (kind.id === 'W08') return [cityArt(on), roadArt(all, tint)]
  const bridge = kind.id === 'T24' && roads[1]
  return [all && roadArt(all, tint), bridge && roadArt(through(bridge.line), tint), cityArt(on)]
}

/** The fields somebody owns. */
const owned = (kind: Kind, turn: number, fills: readonly string[]): Kid =>
  fills.some(Boolean) &&
  fieldGround(kind).map(
    (pieces, i) =>
      fills[i] && path(pieces.map(piece => points(piece.map(p => turned(p, turn)))).join(''), { fill: fills[i] }),
  )

// The same tiles are drawn again with every move, and a tile is some hundred elements: their drawings are kept.
const kept = new Map<string, Drawn>()
const MOST_KEPT = 1000
/** `fills` are what the fields of the tile are filled with, one by one, where somebody owns them. */
export function tile(kind: Kind, turn: number, theme: Theme, fills: readonly string[] = []): Drawn {
  const key = `${JSON.stringify(kind)} ${turn} ${theme.name} ${fills.join()}`
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const drawn = still(painted(kind, turn, theme, fills))
  kept.set(key, drawn)
  return drawn
}

function painted(kind: Kind, turn: number, theme: Theme, fills: readonly string[]): Drawn {
  const on = drawing(kind, turn, theme)
  const meadow = Array.from({ length: 2 }, () =>
    ellipse(20 + on.chance() * 80, 20 + on.chance() * 80, 26 + on.chance() * 22, 14 + on.chance() * 12, {
      fill: on.tint(on.chance() < 0.5 ? LAND.grassLight : '#a3ae81'),
      opacity: 0.55,
    }),
  )
  signs(on)
  houses(on)
  const tufts = greenery(on)
  return group(
    {},
    rect(0, 0, SIZE, SIZE, { fill: on.tint(LAND.grass) }),
    meadow,
    tufts && path(tufts, { stroke: LAND.moss, 'stroke-width': 0.9, 'stroke-linecap': 'round', opacity: 0.55 }),
    owned(kind, turn, fills),
    ground(on),
    [...on.standing].sort((p, q) => p.y - q.y).map(thing => thing.svg),
  )
}

/** A tile as a thing: a card with an edge. `x`, `y` is its corner; needs `clip` once in the picture. */
export const CLIP = 'donjon-tile'
export const clip = (): Drawn =>
  el('defs', {}, el('clipPath', { id: CLIP }, rect(0.6, 0.6, SIZE - 1.2, SIZE - 1.2, { rx: 4 })))
const CARD_HIGH = SIZE + 3 // with its edge
const face = (kind: Kind, turn: number, theme: Theme, fills: readonly string[]): Kid => [
  rect(0.6, 3, SIZE - 1.2, SIZE - 0.6, { rx: 4, fill: dim('#8d7a58', theme) }),
  group({ 'clip-path': `url(#${CLIP})` }, tile(kind, turn, theme, fills)),
  rect(0.6, 0.6, SIZE - 1.2, SIZE - 1.2, { rx: 4, fill: 'none', stroke: '#5b4a30', 'stroke-width': 1, opacity: 0.55 }),
]
export const card = (
  x: number,
  y: number,
  kind: Kind,
  turn: number,
  theme: Theme,
  scale = 1,
  fills: readonly string[] = [],
): Drawn =>
  group(
    { transform: `translate(${short(x)} ${short(y)})${scale === 1 ? '' : ` scale(${short(scale)})`}` },
    face(kind, turn, theme, fills),
  )

/** The same as a picture of its own, for pages to keep, and then in its place: one element for some hundred. */
export const cardAlone = (kind: Kind, turn: number, theme: Theme): Drawn =>
  document([0, 0, SIZE, CARD_HIGH], kind.id, clip(), face(kind, turn, theme, []))
export const keptCard = (x: number, y: number, href: string): Drawn =>
  el('image', { href, x, y, width: SIZE, height: CARD_HIGH })
