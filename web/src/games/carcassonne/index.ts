// Carcassonne: the map lies flat, tiles drawn from their geometry; figures and towers stand straight up from it.
import { bigFollower, follower } from '../../board/figures'
import { lesson } from '../../board/lesson'
import type { Look, Settings } from '../../board/look'
import {
  bubble,
  corners,
  dashed,
  dot,
  faint,
  ghost,
  selected,
  spread,
  tag,
  target,
  threatened,
  touch,
  trail,
  underline,
} from '../../board/marks'
import { seatOf } from '../../board/palette'
import { type Plan, plan, SOFT, softFilter, square, standing } from '../../board/plan'
import { plaque } from '../../board/plaques'
import { playerCard } from '../../board/players'
import {
  detailNumber,
  detailText,
  has,
  markedEach,
  markedTrails,
  moverOf,
  ofKind,
  places,
  tagged,
} from '../../board/shapes'
import {
  at,
  type Box,
  circle,
  type Drawn,
  document,
  group,
  type Kid,
  type Point,
  pair,
  poly,
  rect,
  short,
  text,
} from '../../board/svg'
import { styles } from '../../board/text'
import type { Mark, Scene, Shape } from '../../scene'
import { fairy, pig } from './beasts'
import { dragon } from './dragon'
import { towerStack } from './drums'
import { type Feature, features, fieldFills, ownedPatterns } from './features'
import { builder, farmer, monk } from './followers'
import { type Kind, kindIn, SIZE } from './geometry'
import { HIGH, holdings } from './holdings'
import { partAt } from './parts'
import { card, cardAlone, clip, keptCard } from './tile'

const PAD = 26 // of the table round the tiles
const CARD = 56
const GAP = 12
const SMALL = 24 // px of a small target that take the pointer

/** One picture in the making. */
interface Sheet {
  scene: Scene
  given: Settings
  view: Plan
  grow: number
  kind: (id: string) => Kind // read when it is asked for: a tile that is kept as a picture needs none
  fields: Feature[] // with somebody in them, where they are to be shown
  fills: Map<string, string[]> // of the fields of a tile
}

function sheet(scene: Scene, given: Settings): Sheet {
  const fields = given.owners ? features(scene).filter(feature => feature.land === 'field') : []
  return {
    scene,
    given,
    view: plan({ rows: scene.rows, cols: scene.columns, size: SIZE, turn: given.turn }),
    grow: given.compact ? 4 / 3 : 1,
    kind: id => kindIn(scene, id),
    fields,
    fills: fieldFills(fields),
  }
}
const middle = ({ view }: Sheet, { x, y }: Shape): [number, number] => view.middle(x, y)

// ------------------------------------------------------------------ the landscape
function tiles(on: Sheet): Kid {
  const { theme, turn, keep } = on.given
  const placed = ofKind(on.scene, 'tile')
  const shadows = placed.map(shape => {
    const [x, y] = middle(on, shape)
    return rect(x - SIZE / 2 - 1, y - SIZE / 2 + 4, SIZE + 6, SIZE + 5, { rx: 6 })
  })
  const laid = placed.map(shape => {
    const [x, y] = middle(on, shape)
    const quarter = ((detailNumber(shape, 'turn') ?? 0) + turn) % 4
    const [id, fills, left, top] = [detailText(shape, 'tile') ?? '', on.fills.get(shape.id), x - SIZE / 2, y - SIZE / 2]
    const kept = fills ? '' : keep(`${id} ${quarter} ${theme.name}`, () => cardAlone(on.kind(id), quarter, theme))
    const seen = kept ? keptCard(left, top, kept) : card(left, top, on.kind(id), quarter, theme, 1, fills)
    return tagged(shape, has(shape, 'planned') ? [ghost(seen), dashed(square(x, y, SIZE - 2))] : seen)
  })
  return [group({ fill: theme.shadow, opacity: theme.shadowAlpha, filter: SOFT }, shadows), laid]
}

/** Places that can be picked: nothing to see, but they take the pointer. */
const openPlaces = (on: Sheet): Kid =>
  ofKind(on.scene, 'open').map(shape => {
    const [x, y] = middle(on, shape)
    return tagged(shape, poly(square(x, y, SIZE - 14), { fill: 'none' }))
  })
const segments = (on: Sheet): Kid =>
  ofKind(on.scene, 'segment').map(shape => tagged(shape, circle(...middle(on, shape), 15, { fill: 'none' })))

/** What each owned field would pay, beside the first figure in it. */
const worths = (on: Sheet): Kid =>
  on.fields.map(field => {
    const there = on.scene.shapes.find(
      shape => shape.at !== undefined && field.places.includes(shape.at) && field.owners.includes(shape.owner ?? ''),
    )
    return (
      there &&
      group({ 'pointer-events': 'none' }, bubble(middle(on, there)[0], middle(on, there)[1] - 8, String(field.worth)))
    )
  })

// ------------------------------------------------------------------ what stands on it
const LYING = { farmer: true, pig: true }

/** A figure by its kind and role; its foot a little below the spot, so that its body covers it. */
function figure(on: Sheet, shape: Shape): { dx: number; dy: number; svg: Drawn } {
  const seat = seatOf(shape.owner ?? '')
  const role = detailText(shape, 'role') ?? ''
  const options = { scale: 1.02 * on.grow }
  if (shape.kind === 'builder') return { dx: 0, dy: 14, svg: builder(seat, options) }
  if (shape.kind === 'pig') return { dx: 0, dy: 9, svg: pig(seat, options) }
  const large = shape.kind === 'big'
  if (role === 'farmer') return { dx: 0, dy: 4, svg: farmer(seat, { scale: (large ? 1.32 : 1.02) * on.grow }) }
  if (role === 'monk') return { dx: 22, dy: 22, svg: monk(seat, { scale: (large ? 1.3 : 1.02) * on.grow }) }
  return { dx: 0, dy: 15, svg: large ? bigFollower(seat, options) : follower(seat, options) }
}

/** A follower on a tower stands on its top. */
const towerTop = (on: Sheet, place: string): number =>
  (ofKind(on.scene, 'tower').find(tower => `${tower.at}:t` === place)?.height ?? 0) * 13 + 2

function figures(on: Sheet): { y: number; svg: Kid }[] {
  return ofKind(on.scene, 'small', 'big', 'builder', 'pig').map(shape => {
    const [x, y] = middle(on, shape)
    const seen = figure(on, shape)
    const high = detailText(shape, 'role') === 'guard' ? towerTop(on, shape.at ?? '') : 0
    const drawn = high ? at(x, y - high, figureOnTower(on, shape)) : at(x + seen.dx, y + seen.dy, seen.svg)
    return { y: high ? y + 3 : y + seen.dy, svg: tagged(shape, has(shape, 'planned') ? ghost(drawn) : drawn) }
  })
}
const figureOnTower = (on: Sheet, shape: Shape): Drawn => {
  const options = { scale: (shape.kind === 'big' ? 0.8 : 0.86) * on.grow, shadow: false }
  return (shape.kind === 'big' ? bigFollower : follower)(seatOf(shape.owner ?? ''), options)
}

const towers = (on: Sheet): { y: number; svg: Kid }[] =>
  ofKind(on.scene, 'tower').map(shape => {
    const [x, y] = middle(on, shape)
    const height = shape.height ?? 0
    const drawn = at(x, y, towerStack(height), plaque(23, -height * 13 + 4, height, { size: 18 * on.grow }))
    return { y: y + 2, svg: tagged(shape, has(shape, 'planned') ? ghost(drawn) : drawn) }
  })

const beasts = (on: Sheet): { y: number; svg: Kid }[] =>
  ofKind(on.scene, 'dragon', 'fairy').map(shape => {
    const [x, y] = middle(on, shape)
    if (shape.kind === 'fairy') return { y: y + 16, svg: tagged(shape, at(x, y + 16, fairy({ scale: on.grow }))) }
    return { y: y + 28, svg: tagged(shape, at(x + 2, y - 2, dragon({ scale: 0.92 * on.grow }))) }
  })

// ------------------------------------------------------------------ marks
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

function groundMarks(on: Sheet): Kid {
  return [
    markedEach(on.scene, 'last', place => {
      const [x, y] = middle(on, place)
      return corners(square(x, y, place.kind === 'segment' ? 46 : SIZE - 10), { length: 0.16 })
    }),
    markedEach(on.scene, 'reach', place =>
      dashed(square(...middle(on, place), place.kind === 'segment' ? 34 : SIZE - 14)),
    ),
    markedEach(on.scene, 'selected', place => selected(...markAt(on, place), { r: place.kind === 'tile' ? 40 : 24 })),
    markedTrails(on.scene, way => way.length > 1 && trail(`M${way.map(place => pair(middle(on, place))).join('L')}`)),
  ]
}

/** Where the marks of small targets sit. Parts of a tile are near each other, so they make room. */
function smallTargets(on: Sheet): Map<string, Point> {
  const place = places(on.scene)
  const small = on.scene.marks
    .flatMap(mark => (mark.kind === 'target' ? mark.at.map(place) : []))
    .filter(({ kind }) => kind === 'segment')
  const spots = spread(
    small.map(shape => markAt(on, shape)),
    SMALL,
  )
  return new Map(small.map((shape, i) => [shape.id, spots[i] ?? markAt(on, shape)]))
}

function topMarks(on: Sheet): Kid {
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
    lesson(on.scene, place => markAt(on, place)),
  ]
}

const ROLES: Record<string, string> = { monk: 'monk', farmer: 'farmer' }
const FIGURES: Record<string, string> = { S: 'small', B: 'big', U: 'builder', P: 'pig' }

/** What would come to a place: the tile in its turn, a follower on its land, a storey of a tower. */
function comes(on: Sheet, place: Shape, mark: Mark, [x, y]: Point): Kid {
  const { kind = '', parts = [] } = mark.move ?? {}
  const label = mark.label ?? ''
  if (place.kind === 'open') return tileToCome(on, place, parts)
  if (on.scene.shapes.some(other => other.at === place.id && other.owner))
    return [touch(x, y, SMALL), target(x, y, { r: 24 * on.grow }), tag(x, y + 24, label)]
  if (kind === 'tower') return [touch(x, y, 60), at(x, y, faint(0.7, towerStack(storeys(on, place) + 1)))]
  const piece = FIGURES[parts[parts.length - 1] ?? '']
  if (!piece || place.kind !== 'segment') return [touch(x, y, 60), dot(x, y, { r: 15 * on.grow, label })]
  const would = { ...place, kind: piece, owner: moverOf(on.scene), detail: { role: ROLES[kind] ?? '' } }
  const { dy, svg } = figure({ ...on, grow: 0.72 }, would)
  return [touch(x, y, SMALL), at(x, y + dy * 0.7, faint(0.66, svg)), tag(x + 13, y + 9, label, 0.62)]
}

const storeys = (on: Sheet, { id }: Shape): number =>
  ofKind(on.scene, 'tower').find(tower => tower.at === id)?.height ?? 0

function tileToCome(on: Sheet, place: Shape, parts: readonly string[]): Kid {
  const [x, y] = middle(on, place)
  const { theme, turn, keep } = on.given
  const id = detailText(on.scene, 'drawn') ?? ''
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

// ------------------------------------------------------------------ around the landscape
/** What of the plane the picture shows: the tiles, and on a page one more all round, where the next may come. */
function bounds(on: Sheet): Box {
  const tiles = ofKind(on.scene, 'tile')
  const spots = (tiles.length ? tiles : on.scene.shapes).map(shape => middle(on, shape))
  const [xs, ys] = [spots.map(spot => spot[0]), spots.map(spot => spot[1])]
  const half = SIZE / 2 + PAD + (on.given.marks ? SIZE : 0)
  const tall = ofKind(on.scene, 'tower').map(shape => middle(on, shape)[1] - (shape.height ?? 0) * 13 - 56)
  const [left, top] = [
    Math.min(...(xs.length ? xs : [SIZE])) - half,
    Math.min(...(ys.length ? ys : [0]), ...tall.map(y => y + half)) - half,
  ]
  const right = Math.max(...(xs.length ? xs : [SIZE])) + half
  return [left, top, right - left, Math.max(...(ys.length ? ys : [SIZE])) + half - top]
}

/** The tile in hand beside the pile of those left. */
function pile(on: Sheet, x: number, y: number): Kid {
  const { theme } = on.given
  const drawn = detailText(on.scene, 'drawn') ?? ''
  const left = detailNumber(on.scene, 'left') ?? 0
  return [
    Array.from({ length: Math.min(4, Math.ceil(left / 20)) }, (_, i) =>
      rect(x, y + 36 - i * 5, 58, 58, { rx: 4, fill: theme.boardEdge, stroke: theme.boardEdgeDark, 'stroke-width': 1 }),
    ),
    text(x + 29, y + 84 - Math.min(4, Math.ceil(left / 20)) * 5, left, {
      class: 'num',
      'font-size': 20,
      fill: theme.boardInk,
    }),
    drawn && card(x + 74, y, on.kind(drawn), on.given.turn, theme, 0.8),
  ]
}

/** Cards with what each player holds below; returns how high it all is. */
function players(on: Sheet, x: number, y: number, width: number): { svg: Kid; height: number } {
  const { theme } = on.given
  const all = on.scene.players
  if (!all.length) return { svg: null, height: 0 }
  const most = Math.max(1, Math.floor((width + GAP) / (196 + GAP)))
  const rows = Math.ceil(all.length / most)
  const columns = Math.ceil(all.length / rows)
  const wide = (width - GAP * (columns - 1)) / columns
  const high = CARD + HIGH + GAP
  return {
    svg: all.map((player, i) =>
      at(
        x + (i % columns) * (wide + GAP),
        y + Math.floor(i / columns) * high,
        playerCard(player, wide, { theme }),
        at(0, CARD + 2, holdings(player, wide, theme)),
      ),
    ),
    height: rows * high,
  }
}

function draw(scene: Scene, given: Settings): Drawn {
  const on = sheet(scene, given)
  const { theme, bare, marks } = given
  let [x, y, width, height] = bounds(on)
  const least = bare ? 0 : 460 // room for the cards beside a small landscape
  if (width < least) [x, width] = [x - (least - width) / 2, least]
  const grown = Math.max(1, width / 1300) // a wide landscape is seen from afar: the cards grow with it
  const beside = bare ? 0 : 106
  const cards = bare ? { svg: null, height: 0 } : players(on, PAD, beside, width / grown - 2 * PAD)
  const below = bare ? 0 : (beside + (cards.height ? cards.height + GAP : 0)) * grown
  const box: Box = [x, y, width, height + below]
  return document(
    box,
    scene.title,
    styles(),
    softFilter(7),
    clip(),
    on.fields.length > 0 && ownedPatterns(on.fields),
    !bare && rect(...box, { fill: theme.table }),
    openPlaces(on),
    tiles(on),
    segments(on),
    marks && groundMarks(on),
    standing([...figures(on), ...towers(on), ...beasts(on)]),
    worths(on),
    marks && topMarks(on),
    !bare &&
      group(
        { transform: `translate(${short(x)} ${short(y + height)}) scale(${short(grown)})` },
        pile(on, PAD, 0),
        cards.svg,
      ),
  )
}

/** On a tile, the part of it. */
function part(scene: Scene, place: string, x: number, y: number): string {
  const tile = scene.shapes.find(shape => shape.id === place && shape.kind === 'tile')
  if (!tile || !Number.isFinite(x)) return place
  const kind = kindIn(scene, detailText(tile, 'tile') ?? '')
  const found = partAt(kind, detailNumber(tile, 'turn') ?? 0, [x - tile.x * SIZE, y - tile.y * SIZE])
  return found === undefined ? place : `${place}:${found}`
}

export const look: Look = { draw, part, atOnce: ['place', 'knight', 'thief', 'farmer', 'monk', 'top', 'capture'] }
