// The marks of a lesson, in the pictures of the rules: the way a piece goes, and pins where one may and may not.
import type { Mark, Scene, Shape } from '../scene'
import { bubble } from './marks'
import { INK, IVORY } from './palette'
import { marked, markedEach, places } from './shapes'
import { at, type Drawn, type Kid, type Point, pair, path, poly } from './svg'

/** The way a piece would go, from the first point to the last, over everything; `bend` lifts its middle by this share of its length, `off` keeps its ends off the points. */
export function arrow(places: readonly Point[], { bend = 0, off = 0, width = 4.4 } = {}): Kid {
  const toward = (p: Point, q: Point): Point => {
    const share = off / Math.hypot(p[0] - q[0], p[1] - q[1])
    return [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share]
  }
  const way = places.map((p, i) => {
    const beside = i === 0 ? places[1] : i === places.length - 1 ? places[i - 1] : undefined
    return beside ? toward(p, beside) : p
  })
  const [from, to] = way.slice(-2)
  if (!from || !to) return ''
  const lifted = (p: Point, q: Point): Point => [
    (p[0] + q[0]) / 2,
    (p[1] + q[1]) / 2 - bend * Math.hypot(p[0] - q[0], p[1] - q[1]),
  ]
  const via = lifted(from, to)
  const angle = Math.atan2(to[1] - via[1], to[0] - via[0])
  const back = (length: number, side: number): Point => [
    to[0] - Math.cos(angle) * length - Math.sin(angle) * side,
    to[1] - Math.sin(angle) * length + Math.cos(angle) * side,
  ]
  const neck = back(9, 0)
  const ends = [...way.slice(1, -1), neck]
  const d = ends.reduce((d, p, i) => `${d}Q${pair(lifted(way[i] as Point, p))} ${pair(p)}`, `M${pair(way[0] as Point)}`)
  const head = [to, back(15, 9), back(15, -9)]
  const round = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  return [
    path(d, { ...round, stroke: IVORY, 'stroke-width': width + 3.6 }),
    poly(head, { fill: IVORY, stroke: IVORY, 'stroke-width': 4.4, 'stroke-linejoin': 'round' }),
    path(d, { ...round, stroke: INK, 'stroke-width': width }),
    poly(head, { fill: INK, stroke: INK, 'stroke-width': 1, 'stroke-linejoin': 'round' }),
  ]
}

/** A pin stuck into (x, y): here one may, or may not. */
const pin =
  (sign: string) =>
  (x: number, y: number): Drawn =>
    at(
      x,
      y,
      path('M0 0L-6 -9.500A13 13 0 1 1 6 -9.500Z', {
        fill: IVORY,
        stroke: INK,
        'stroke-width': 2.2,
        'stroke-linejoin': 'round',
      }),
      path(sign, {
        fill: 'none',
        stroke: INK,
        'stroke-width': 3.8,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    )
const right = pin('M-6 -20.500L-1.800 -16L6.500 -26')
const wrong = pin('M-5.500 -26.500L5.500 -15.500M5.500 -26.500L-5.500 -15.500')

type Spot = (place: Shape) => Point
interface Given {
  bend?: number
  off?: number
  pin?: Spot // where pins are stuck in, if not at the spot
}

/** All arrows, ticks and crosses of a scene, over everything else; `spot` says where a place is on screen. */
export const lesson = (scene: Scene, spot: Spot, { bend, off, pin = spot }: Given = {}): Kid => [
  ways(scene).map(({ mark, way }) => marked(mark, mark.at, arrow(way.map(spot), { bend, off }))),
  markedEach(scene, 'right', place => right(...pin(place))),
  markedEach(scene, 'wrong', place => wrong(...pin(place))),
  ways(scene).map(
    ({ mark, way: [from, to] }) => from && to && mark.label && numbered(spot(from), spot(to), mark.label),
  ),
]

/** Arrows with their places, from first to last. */
function ways(scene: Scene): { mark: Mark; way: Shape[] }[] {
  const place = places(scene)
  return scene.marks.filter(mark => mark.kind === 'arrow').map(mark => ({ mark, way: mark.at.map(place) }))
}

/** A number at the middle of an arrow: above one that goes across, beside one that goes up or down. */
const numbered = ([x, y]: Point, [u, v]: Point, label: string): Drawn => {
  const upright = Math.abs(y - v) > Math.abs(x - u)
  return bubble((x + u) / 2 + (upright ? 18 : 0), (y + v) / 2 + (upright ? 14 : -4), label)
}
