// The marks of the landscape: what happened, what can be taken, and what would come where.
import { lesson } from '../../board/lesson'
import {
  again,
  bubble,
  corners,
  dot,
  faint,
  selected,
  spread,
  tag,
  target,
  threatened,
  touch,
  trail,
  underline,
} from '../../board/marks'
import { INK } from '../../board/palette'
import { square } from '../../board/plan'
import { detailNumber, detailText, has, markedEach, markedTrails, moverOf, ofKind, places } from '../../board/shapes'
import { at, group, type Kid, type Point, pair, poly } from '../../board/svg'
import type { Mark, Shape } from '../../scene'
import { towerStack } from './drums'
import { SIZE } from './geometry'
import { middle, type Sheet } from './sheet'
import { figure, LYING, towerTop } from './standing'
import { card, cardAlone, keptCard } from './tile'

const SMALL = 24 // px of a small target that take the pointer
const FIGURE = 36 // the same where somebody stands already: they are farther from each other

/** Where a mark sits: on a segment with a figure round that figure, on a tile in its middle. */
function markAt(on: Sheet, shape: Shape): [number, number] {
  const [x, y] = middle(on, shape)
  const there = on.scene.shapes.find(other => other.at === shape.id && other.owner && other.kind !== 'tower')
  if (!there) return [x, y - (shape.kind === 'segment' && shape.id.endsWith(':t') ? towerTop(on, shape.id) + 4 : 0)]
  if (detailText(there, 'role') === 'guard') return [x, y - towerTop(on, shape.id) - 16]
  const seen = figure(on, there)
  const lying = (detailText(there, 'role') ?? '') in LYING || there.kind === 'pig'
  return [x + seen.dx, y + seen.dy - (lying ? 6 : 20)]
}

export function groundMarks(on: Sheet): Kid {
  return [
    markedEach(on.scene, 'last', place => {
      const [x, y] = middle(on, place)
      return corners(square(x, y, place.kind === 'segment' ? 46 : SIZE - 10), { length: 0.16 })
    }),
    markedEach(on.scene, 'reach', place =>
      poly(square(...middle(on, place), SIZE - 2), { fill: 'none', stroke: INK, 'stroke-width': 1.4, opacity: 0.6 }),
    ),
    markedEach(
      on.scene,
      'selected',
      place =>
        !has(place, 'planned') && selected(...markAt(on, place), place.kind === 'tile' ? { r: 40, veil: 0 } : {}), // its land is to be seen
    ),
    markedTrails(on.scene, way => way.length > 1 && trail(`M${way.map(place => pair(middle(on, place))).join('L')}`)),
  ]
}

/** Whether somebody stands there. */
const taken = (on: Sheet, { id }: Shape): boolean => on.scene.shapes.some(other => other.at === id && other.owner)

/** Where the marks of small targets sit. Parts of a tile are near each other, so they make room. */
function smallTargets(on: Sheet): Map<string, Point> {
  const place = places(on.scene)
  const small = on.scene.marks
    .flatMap(mark => (mark.kind === 'target' ? mark.at.map(place) : []))
    .filter(({ kind }) => kind === 'segment')
  const spots = spread(
    small.map(shape => markAt(on, shape)),
    small.every(shape => taken(on, shape)) ? FIGURE : SMALL,
  )
  return new Map(small.map((shape, i) => [shape.id, spots[i] ?? markAt(on, shape)]))
}

export function topMarks(on: Sheet): Kid {
  const spots = smallTargets(on)
  return [
    markedEach(on.scene, 'can', place => underline(markAt(on, place)[0], markAt(on, place)[1] + 18, { wide: 30 })),
    markedEach(on.scene, 'threatened', (place, mark) => [
      threatened(...markAt(on, place), { r: 26 * on.grow }),
      mark.label && bubble(markAt(on, place)[0], markAt(on, place)[1] - 28 * on.grow, mark.label),
    ]),
    on.scene.marks
      .filter(mark => mark.kind === 'reach' && mark.label)
      .flatMap(mark =>
        mark.at
          .map(places(on.scene))
          .map(place => group({ 'pointer-events': 'none' }, bubble(...markAt(on, place), mark.label ?? ''))),
      ),
    markedEach(on.scene, 'target', (place, mark) => comes(on, place, mark, spots.get(place.id) ?? markAt(on, place))),
    worths(on, spots),
    lesson(on.scene, place => markAt(on, place)),
  ]
}

const ROLES: Record<string, string> = { monk: 'monk', farmer: 'farmer' }
const FIGURES: Record<string, string> = { S: 'small', B: 'big', U: 'builder', P: 'pig' }

/** What would come to a place: the tile in its turn, a follower on its land, a storey of a tower. */
function comes(on: Sheet, place: Shape, mark: Mark, [x, y]: Point): Kid {
  const { kind = '', parts = [] } = mark.move ?? {}
  const label = mark.label ?? ''
  if (kind === 'place') return tileToCome(on, place, parts, !!mark.chosen)
  if (taken(on, place)) return [touch(x, y, FIGURE), target(x, y, { r: 24 }), tag(x, y + 26, label, { grow: 0.9 })]
  if (kind === 'tower') {
    const [u, v] = foundation(on, place)
    const shown = ofKind(on.scene, 'tower').some(tower => tower.at === place.id && has(tower, 'planned'))
    return [touch(u, v - 8, 44), !shown && at(u, v, faint(0.7, towerStack(storeys(on, place) + 1)))]
  }
  const piece = comer(place, mark)
  if (!piece) return [touch(x, y, 60), dot(x, y, { r: 15 * on.grow, label })]
  const would = { ...place, kind: piece, owner: moverOf(on.scene), detail: { role: ROLES[kind] ?? '' } }
  const { dy, svg } = figure({ ...on, grow: 0.92 }, would)
  return [touch(x, y, SMALL), at(x, y + dy * 0.9, faint(0.66, svg))]
}

/** The follower that would come to a part of a tile, where nobody stands yet. */
const comer = (place: Shape, { move }: Mark): string =>
  place.kind === 'segment' ? (FIGURES[move?.parts.slice(-1)[0] ?? ''] ?? '') : ''

/** What each follower would score, over all of them: none hides the points of another. */
const worths = (on: Sheet, spots: ReadonlyMap<string, Point>): Kid[] => {
  const place = places(on.scene)
  return on.scene.marks
    .filter(mark => mark.kind === 'target')
    .flatMap(mark => mark.at.map(id => ({ mark, place: place(id) })))
    .filter(({ mark, place }) => comer(place, mark) && !taken(on, place))
    .map(({ mark: { label = '' }, place }) => {
      const [x, y] = spots.get(place.id) ?? markAt(on, place)
      const worth = label || String(detailNumber(place, 'worth') ?? '')
      return group({ 'pointer-events': 'none' }, tag(x + 17, y + 11, worth, { grow: 0.8, dark: !!label }))
    })
}

/** Where the foundation on a tile is. */
function foundation(on: Sheet, tile: Shape): Point {
  const top = on.scene.shapes.find(shape => shape.id === `${tile.id}:t`)
  return middle(on, top ?? tile)
}

/** The tile that was laid last. */
const newest = ({ scene }: Sheet): string => {
  const tile = ofKind(scene, 'tile').find(one => has(one, 'newest'))
  return (tile && detailText(tile, 'tile')) ?? ''
}

const storeys = (on: Sheet, { id }: Shape): number =>
  ofKind(on.scene, 'tower').find(tower => tower.at === id)?.height ?? 0

/** The tile where it would lie, in its turn. The one chosen is drawn as planned; here it only gets its edge and the sign to turn it. */
function tileToCome(on: Sheet, place: Shape, parts: readonly string[], chosen: boolean): Kid {
  const [x, y] = middle(on, place)
  const { theme, turn, keep } = on.given
  if (chosen)
    return [
      touch(x, y, SIZE - 10),
      group(
        { 'data-turn-over': true, cursor: 'pointer' },
        group({ transform: `translate(${x + SIZE / 2 - 6} ${y - SIZE / 2 + 6}) scale(${1.7 * on.grow})` }, again(0, 0)),
      ),
    ]
  const id = detailText(on.scene, 'drawn') || newest(on) // it lies somewhere already, where a move is shown
  const quarter = (Number(/^turn-(\d)$/.exec(parts[1] ?? '')?.[1] ?? 0) + turn) % 4
  const [left, top] = [x - SIZE / 2, y - SIZE / 2]
  const kept = id && keep(`${id} ${quarter} ${theme.name}`, () => cardAlone(on.kind(id), quarter, theme))
  return [
    id && faint(0.36, kept ? keptCard(left, top, kept) : card(left, top, on.kind(id), quarter, theme)),
    poly(square(x, y, SIZE - 4), {
      fill: 'none',
      stroke: theme.ink3,
      'stroke-width': 1.6,
      'stroke-dasharray': '7 5',
    }),
    touch(x, y, SIZE - 10),
  ]
}
