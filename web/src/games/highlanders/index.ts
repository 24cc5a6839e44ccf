// Highlanders: an engraved map of a loch, plan view with upright things. Land and roads never change; castles, camps and
// banners stand on them, and what clans put there is drawn as pieces of their own.

import { knight } from '../../board/figures'
import { lesson } from '../../board/lesson'
import type { Look, Settings } from '../../board/look'
import {
  bubble,
  bubbleWidth,
  corners,
  dashed,
  faint,
  ghost,
  reach,
  selected,
  tag,
  target,
  threatened,
  touch,
  trail,
  underline,
} from '../../board/marks'
import { INK, seatOf } from '../../board/palette'
import { SOFT, softFilter, square, standing } from '../../board/plan'
import { playerStrip } from '../../board/players'
import {
  detailList,
  detailNumber,
  detailText,
  has,
  markedEach,
  markedTrails,
  ofKind,
  places,
  tagged,
} from '../../board/shapes'
import { at, type Box, type Drawn, document, group, type Kid, pair, rect, text } from '../../board/svg'
import { styles, textWidth } from '../../board/text'
import { dim } from '../../board/themes'
import type { Leads, Mark, Player, Scene, Shape } from '../../scene'
import { land, landClip, roads, wet } from './land'
import { footOf, type Loch, loch } from './map'
import { sign } from './signs'
import {
  banner,
  besideBanner,
  camp,
  castle,
  count,
  dice,
  flag,
  garrison,
  type Ribbon,
  ribbon,
  shieldPlate,
  swordPlate,
  swordsOf,
  troop,
  wallsOf,
} from './things'

const FRAME = 24
const TABLE = 28 // of the table round the board

/** One picture in the making: the scene, the map, and what stands on each place. */
interface Sheet {
  scene: Scene
  given: Settings
  map: Loch
  grow: number
  on: ReadonlyMap<string, readonly Shape[]> // pieces by place
}
interface Thing {
  y: number
  svg: Drawn
}

function sheet(scene: Scene, given: Settings): Sheet {
  const on = new Map<string, Shape[]>()
  for (const piece of ofKind(scene, 'troop', 'garrison', 'shield', 'knight'))
    on.set(piece.at ?? '', [...(on.get(piece.at ?? '') ?? []), piece])
  return { scene, given, map: loch(scene, given.turn), grow: given.compact ? 4 / 3 : 1, on }
}

const piecesOf = ({ on }: Sheet, place: Shape, kind: string): Shape | undefined =>
  on.get(place.id)?.find(piece => piece.kind === kind)
const knightsOf = (piece: Shape): number => detailNumber(piece, 'knights') ?? 0
const planned = (piece: Shape, x: number, y: number, size: number, drawn: Kid): Kid =>
  has(piece, 'planned') ? [ghost(drawn), dashed(square(x, y, size))] : drawn

// ------------------------------------------------------------------ castles
function ribbonOf(on: Sheet, place: Shape): Ribbon {
  const inside = piecesOf(on, place, 'garrison')
  return ribbon(
    swordsOf(detailNumber(place, 'swords')),
    inside && knightsOf(inside),
    piecesOf(on, place, 'shield') !== undefined,
  )
}

/** The name goes below the ribbon, or on the water beside the castle where its drawbridge leads down. */
function castleName({ map, given: { theme, compact } }: Sheet, place: Shape): Kid {
  if (compact || !place.label) return ''
  const [x, y] = footOf(map, place)
  const gates = map.links
    .flatMap(([a, b]) => (a === place.id ? [b] : b === place.id ? [a] : []))
    .map(id => map.places.get(id))
  const beside = gates.some(gate => {
    const [gx, gy] = gate ? map.spot(gate) : [0, 0]
    return Math.abs(gx - x) < 40 && gy > y && gy - y < 86
  })
  const room = textWidth(place.label, 17) / 2
  const middle = Math.max(room * 0.82, Math.min(map.wide - room * 0.82, x))
  const onWater = beside || (map.turn === 0 && wet(x, y + 34))
  const clear = [0, 20, 38, 48][swordsOf(detailNumber(place, 'swords'))] ?? 20
  return text(beside ? x + clear : middle, beside ? y - 12 : y + 40, place.label, {
    class: 'name',
    'font-size': 17,
    fill: theme.name === 'dark' ? '#201a12' : INK,
    stroke: dim(onWater ? '#b4cdd0' : '#cfd5b0', theme),
    'stroke-width': 3.6,
    'paint-order': 'stroke',
    'stroke-linejoin': 'round',
    'text-anchor': beside ? 'start' : 'middle',
    'pointer-events': 'none',
  })
}

/** The plate of one piece, or of the castle itself, under its walls. */
function plate(on: Sheet, place: Shape, piece?: Shape): Drawn {
  const row = ribbonOf(on, place)
  const seat = piece && seatOf(piece.owner ?? '')
  const drawn = !seat
    ? swordPlate(swordsOf(detailNumber(place, 'swords')), row)
    : piece.kind === 'garrison'
      ? garrison(seat, knightsOf(piece), row)
      : shieldPlate(seat, detailNumber(piece, 'value'), has(piece, 'hidden'), row)
  return at(0, 14, group({ transform: `scale(${1.14 * on.grow})` }, drawn))
}

function castleThings(on: Sheet): Thing[] {
  return ofKind(on.scene, 'castle').flatMap(place => {
    const [x, y] = footOf(on.map, place)
    const swords = swordsOf(detailNumber(place, 'swords'))
    const things = [
      { y, svg: tagged(place, at(x, y, castle(swords, on.given.theme), plate(on, place)), castleName(on, place)) },
    ]
    for (const piece of on.on.get(place.id) ?? []) {
      const drawn = [piece.kind === 'garrison' && flag(swords, seatOf(piece.owner ?? '')), plate(on, place, piece)]
      things.push({ y: y + 1, svg: tagged(piece, at(x, y, planned(piece, 0, -20, 70, drawn))) })
    }
    return things
  })
}

// ------------------------------------------------------------------ camps and banners
function campThings(on: Sheet): Thing[] {
  return ofKind(on.scene, 'camp').flatMap(place => {
    const [x, y] = on.map.spot(place)
    const piece = piecesOf(on, place, 'troop')
    const seat = piece && seatOf(piece.owner ?? '')
    const things = [{ y: y - 40, svg: tagged(place, at(x, y, camp(seat, on.given.theme))) }]
    if (piece && seat)
      things.push({
        y,
        svg: tagged(piece, at(x, y, planned(piece, 0, -8, 58, troop(seat, knightsOf(piece), on.grow)))),
      })
    return things
  })
}

function bannerThings(on: Sheet): Thing[] {
  return ofKind(on.scene, 'banner').flatMap(place => {
    const [x, y] = on.map.spot(place)
    const standing = on.on.get(place.id) ?? []
    const knights = standing.map((piece, index) => {
      const beside = besideBanner(index, standing.length)
      const drawn = planned(piece, 0, -22, 46, knight(seatOf(piece.owner ?? ''), { scale: beside.scale }))
      return { y: y + beside.y, svg: tagged(piece, at(x + beside.x, y + beside.y, drawn)) }
    })
    return [{ y: y - 30, svg: tagged(place, at(x, y, banner(detailNumber(place, 'crests') ?? 1))) }, ...knights]
  })
}

// ------------------------------------------------------------------ marks
/** The ring that fits a place: its middle and radius. */
function ringOf({ map }: Sheet, place: Shape): { x: number; y: number; r: number; squash: number } {
  if (place.kind === 'castle') {
    const [x, y] = footOf(map, place)
    const walls = wallsOf(swordsOf(detailNumber(place, 'swords')))
    return { x, y: y + walls.y, r: walls.r, squash: 0.8 }
  }
  const [x, y] = map.spot(place)
  return { x, y: place.kind === 'banner' ? y + 4 : y, r: place.kind === 'banner' ? 44 : 30, squash: 1 }
}

/** Marks that lie on the ground, under what stands there. */
const groundMarks = (on: Sheet): Kid => [
  markedEach(on.scene, 'can', place => {
    const { x, y, r } = ringOf(on, place)
    return underline(x, y + r * 0.72, { wide: r * 1.7, deep: 7 })
  }),
  markedEach(on.scene, 'selected', place => {
    const { x, y, r, squash } = ringOf(on, place)
    return selected(x, y, { r: r - 3, squash })
  }),
  markedEach(on.scene, 'reach', place => {
    const { x, y, r, squash } = ringOf(on, place)
    return reach(x, y, { r: r - 2, squash })
  }),
  markedEach(on.scene, 'last', place => {
    const { x, y, r } = ringOf(on, place)
    return corners(square(x, y, r * 2), { length: 0.18 })
  }),
  markedTrails(
    on.scene,
    way => way.length > 1 && trail(`M${way.map(place => pair([ringOf(on, place).x, ringOf(on, place).y])).join('L')}`),
  ),
]

/** The plates of a place once more, above a ring that would hide them. */
function platesAbove(on: Sheet, place: Shape): Kid {
  const pieces = on.on.get(place.id) ?? []
  if (place.kind === 'castle')
    return at(
      ...footOf(on.map, place),
      plate(on, place),
      pieces.map(piece => plate(on, place, piece)),
    )
  return pieces
    .filter(piece => piece.kind === 'troop')
    .map(piece => at(...on.map.spot(place), count(knightsOf(piece), on.grow)))
}

/** Marks that nothing may hide. A target on a held place leaves open what it rings. */
function topMarks(on: Sheet): Kid {
  return [
    markedEach(on.scene, 'threatened', place => {
      const { x, y, r, squash } = ringOf(on, place)
      return [threatened(x, y, { r: r + 1, squash }), platesAbove(on, place)]
    }),
    markedEach(on.scene, 'target', (place, mark) => comes(on, place, mark)),
    lesson(on.scene, place => [ringOf(on, place).x, ringOf(on, place).y], { off: 26 }),
    notes(on).map(note => group({ 'pointer-events': 'none' }, bubble(note.x, note.y, note.label))),
  ]
}

const FOUGHT = new Set(['attack', 'storm', 'join'])

/** How many would go: the number chosen, or the whole camp. */
function going(on: Sheet, { parts: [from = '', , count] }: Leads): number {
  const camp = on.map.places.get(from)
  const there = camp && piecesOf(on, camp, 'troop')
  return count === undefined ? (there ? knightsOf(there) : 0) : Number(count)
}

/** What a fight comes down to: those who go against those who hold. */
function against(on: Sheet, place: Shape, knights: number): string {
  const held = piecesOf(on, place, 'troop')
  const needs = place.kind === 'castle' ? detailText(place, 'needs') : held && String(knightsOf(held))
  return knights && needs ? `${knights} : ${needs}` : ''
}

/** What a march would bring: to a free camp those who come, to one's own as many more, to others a fight. */
function comes(on: Sheet, place: Shape, mark: Mark): Kid {
  const { x, y, r, squash } = ringOf(on, place)
  const { kind = '', parts: [from = ''] = [] } = mark.move ?? {}
  const start = on.map.places.get(from)
  const fight = FOUGHT.has(kind)
  const knights = mark.move ? going(on, mark.move) : 0
  const free = place.kind === 'camp' && !on.on.has(place.id)
  return [
    touch(x, y, place.kind === 'castle' ? 76 : 64, place.kind === 'castle' ? 60 : 64),
    start &&
      start.id !== place.id &&
      group({ class: 'way' }, trail(`M${pair([ringOf(on, start).x, ringOf(on, start).y])}L${pair([x, y])}`)),
    free
      ? at(x, y, faint(0.7, troop(seatOf(clanOf(on.scene)), knights, on.grow)))
      : [
          fight ? threatened(x, y, { r: r + 1, squash }) : target(x, y, { r, squash }),
          platesAbove(on, place),
          !mark.chosen &&
            tag(x, y - r * squash - 6, fight ? against(on, place, knights) : knights ? `+${knights}` : '', {
              grow: on.grow,
            }),
        ],
  ]
}

/** Labels on notes above their places; of a way only the end is noted. */
function notes(on: Sheet): { x: number; y: number; label: string }[] {
  const place = places(on.scene)
  return on.scene.marks.flatMap(mark => {
    const label = mark.kind === 'target' || mark.kind === 'arrow' ? '' : (mark.label ?? '')
    const way = mark.kind === 'last' || mark.kind === 'trail'
    return (label ? mark.at.slice(way ? -1 : 0) : []).flatMap(id => {
      const there = place(id)
      const { x, y, r, squash } = ringOf(on, there)
      const room = bubbleWidth(label) / 2
      return [{ x: Math.max(room, Math.min(on.map.wide - room, x)), y: Math.max(30, y - r * squash - 4), label }]
    })
  })
}

// ------------------------------------------------------------------ picture
/** The board lying on the table, with its printed border. */
function frame({ map: { wide, deep }, given: { theme, compact } }: Sheet): Kid {
  if (compact) return rect(-3, -3, wide + 6, deep + 6, { rx: 6, fill: theme.boardEdgeDark })
  const [w, h] = [wide + 2 * FRAME, deep + 2 * FRAME]
  return [
    rect(-FRAME + 2, -FRAME + 12, w, h - 2, { rx: 12, fill: theme.shadow, opacity: theme.shadowAlpha, filter: SOFT }),
    rect(-FRAME, -FRAME, w, h + 6, { rx: 10, fill: theme.boardEdgeDark }),
    rect(-FRAME, -FRAME, w, h, {
      rx: 10,
      fill: theme.dim ? theme.board : '#e7dabd',
      stroke: theme.boardEdgeDark,
      'stroke-width': 1,
    }),
  ]
}

function draw(scene: Scene, given: Settings): Drawn {
  const on = sheet(scene, given)
  const { map } = on
  const { theme, bare, compact, marks } = given
  const pad = compact ? 6 : FRAME + TABLE
  const cards = { x: compact ? 12 : 0, y: map.deep + pad, width: map.wide - (compact ? 24 : 0), theme }
  const strip = bare ? { svg: null, height: 0 } : playerStrip(scene.players, cards)
  const box: Box = [
    -pad,
    -pad,
    map.wide + 2 * pad,
    map.deep + 2 * pad + (strip.height ? strip.height + (compact ? 12 : TABLE) : 0),
  ]
  const ink = { fill: 'none', stroke: '#6f5c40' }
  return document(
    box,
    scene.title,
    styles(),
    softFilter(10),
    landClip(map),
    !bare && rect(...box, { fill: theme.table }),
    frame(on),
    land(map, theme),
    rect(0, 0, map.wide, map.deep, { rx: 6, ...ink, 'stroke-width': 1.4 }),
    !compact && rect(-6, -6, map.wide + 12, map.deep + 12, { rx: 9, ...ink, 'stroke-width': 0.7 }),
    roads(map, theme),
    at(34, map.deep - 34, dice(detailNumber(scene, 'die') ?? 0, detailNumber(scene, 'steps') ?? 0)),
    marks && groundMarks(on),
    standing([...castleThings(on), ...campThings(on), ...bannerThings(on)]),
    marks && topMarks(on),
    strip.svg,
  )
}

/** The clan that moves: a player may lead two. */
const clanOf = (scene: Scene): string => detailText(scene, 'clan') ?? ''
const clansOf = (player: Player): string[] =>
  detailList(player, 'clans').flatMap(clan =>
    clan && typeof clan === 'object' && 'colour' in clan ? [String(clan.colour)] : [],
  )

export const look: Look = {
  draw,
  sign,
  early: ['march', 'attack', 'join', 'go-in'],
  weighed: ['storm'],
  mover: clanOf,
  coloursOf: clansOf,
}
