// Carcassonne: the map lies flat, tiles drawn from their geometry; figures and towers stand straight up from it.
import type { Look, Settings } from '../../board/look'
import { bubble, dashed } from '../../board/marks'
import { SOFT, softFilter, square, standing } from '../../board/plan'
import { playerCard } from '../../board/players'
import { detailNumber, detailText, has, ofKind, tagged } from '../../board/shapes'
import { at, type Box, circle, type Drawn, document, group, type Kid, poly, rect, short, text } from '../../board/svg'
import { styles } from '../../board/text'
import type { Scene } from '../../scene'
import type { Event } from '../../wire'
import { extent, ownedPatterns } from './features'
import { kindIn, SIZE } from './geometry'
import { HIGH, held, holdings } from './holdings'
import { partAt } from './parts'
import { DIM, dimmed, dimming, middle, type Sheet, sheet } from './sheet'
import { sign } from './signs'
import { beasts, figures, towers } from './standing'
import { groundMarks, topMarks } from './targets'
import { card, cardAlone, clip, keptCard } from './tile'

const PAD = 26 // of the table round the tiles
const CARD = 56
const GAP = 12

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
    return tagged(
      shape,
      has(shape, 'planned') ? [group({ opacity: 0.88 }, seen), dashed(square(x, y, SIZE - 2))] : seen,
    )
  })
  return [
    group({ fill: theme.shadow, opacity: theme.shadowAlpha, filter: SOFT }, shadows),
    on.lit &&
      group(
        { filter: DIM },
        laid.filter((_, i) => dimmed(on, placed[i]?.id)),
      ),
    laid.filter((_, i) => !dimmed(on, placed[i]?.id)),
  ]
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
    on.lit && dimming(),
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

/** The tile that was placed, as it lies: the same picture as on the board. */
const told = (
  { kind, details: { tile, turns } = {} }: Event,
  scene: Scene,
  { theme, keep }: Settings,
): string | undefined =>
  kind === 'placed' && typeof tile === 'string'
    ? keep(`${tile} ${turns} ${theme.name}`, () => cardAlone(kindIn(scene, tile), Number(turns), theme))
    : undefined

export const look: Look = {
  draw,
  told,
  part,
  extent,
  sign,
  held,
  atOnce: ['place', 'knight', 'thief', 'farmer', 'monk', 'top', 'capture'],
  early: ['place'],
  weighed: ['place'],
  named: ['capture'],
  reaching: ['tower'],
  snap: SIZE * 0.7,
}
