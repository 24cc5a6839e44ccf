// Elbrus Castle: a field in a ring of score cells, and arches at any height. Isometric, from four sides; heights are digits
// on the decks, owners are colours and emblems.
import { mix } from '../../board/colour'
import { flat } from '../../board/flat'
import { diamond, faces, isometric, type Part, painted, type View } from '../../board/iso'
import { type Column, covered, slab } from '../../board/isoshade'
import { lesson } from '../../board/lesson'
import type { Look, Settings } from '../../board/look'
import {
  bubble,
  corners,
  dashed,
  dot,
  ghost,
  reach,
  selected,
  threatened,
  touch,
  trail,
  underline,
} from '../../board/marks'
import { GREY, IVORY, LAND, SHADE } from '../../board/palette'
import { softFilter } from '../../board/plan'
import {
  detailFlag,
  detailText,
  markedEach,
  markedSpans,
  markedTrails,
  ofKind,
  places,
  tagged,
} from '../../board/shapes'
import {
  type Box,
  type Drawn,
  document,
  el,
  ellipse,
  group,
  type Kid,
  type Point,
  pair,
  poly,
  rect,
  text,
} from '../../board/svg'
import { styles } from '../../board/text'
import { dim } from '../../board/themes'
import type { Mark, Scene, Shape } from '../../scene'
import { type Arch, archParts, type Cell, deckDigit, deckEmblem, deckOutline, readArch, treads } from './arches'
import { hands, held, sign } from './hands'
import { architects, ringCells } from './ring'

const RING = 1.08 // cells of board round the field
const BORDER = 0.34 // the same on phones, which have no ring
const THICK = 0.5 // storeys
const TABLE = 24 // px of table round the board
const TOUCH = [48, 25] as const // px of a target that take the pointer
const FLOOR = 'donjon-elbrus-floor'

/** One picture in the making: the scene, how it is seen, and what stands where. */
interface Sheet {
  scene: Scene
  given: Settings
  view: View
  grow: number
  margin: number
  arches: Arch[] // in the order they were placed
  tops: Map<string, Arch> // by cell of the board: the piece whose deck is on top
  ids: Map<string, string> // places by cell of the board
  columns: (Column & { height: number })[]
}
const key = ({ x, y }: Cell): string => `${x},${y}`

function sheet(scene: Scene, given: Settings): Sheet {
  const view = isometric({ rows: scene.rows, cols: scene.columns, a: 46, h: 34, turn: given.turn })
  const arches = ofKind(scene, 'bridge', 'window', 'portal', 'balcony').map(shape => readArch(shape, view))
  const standing = arches.filter(arch => !arch.planned)
  const tops = new Map(standing.flatMap(arch => arch.board.map(cell => [key(cell), arch] as const)))
  const ids = new Map(ofKind(scene, 'cell').map(shape => [key(shape), shape.id]))
  const columns = ofKind(scene, 'cell')
    .filter(shape => tops.has(key(shape)))
    .map(shape => {
      const [{ x, y }, height] = [view.cell(shape.y, shape.x), tops.get(key(shape))?.deck ?? 0]
      return { x, y, height, outline: faces(view, x + 0.1, y + 0.1, 0.8, 0.8, 0, height).outline }
    })
  return {
    scene,
    given,
    view,
    grow: given.compact ? 4 / 3 : 1,
    margin: given.compact ? BORDER : RING,
    arches,
    tops,
    ids,
    columns,
  }
}

// ------------------------------------------------------------------ the field
/** Paving, and what a scenario marks on it. */
function ground({ view, given: { theme } }: Sheet, shape: Shape): Kid {
  const { x, y } = view.cell(shape.y, shape.x)
  const paving = (shape.x + shape.y) % 2 ? LAND.paving : mix(LAND.paving, LAND.pavingDark, 0.42)
  const kind = detailText(shape, 'ground')
  const fill = kind === 'corner' || kind === 'wall' ? mix(paving, GREY.left, 0.55) : paving
  const [X, Y] = view.project(x + 0.5, y + 0.5, 0)
  return [
    poly(diamond(view, x, y, 0), { fill: dim(fill, theme), stroke: dim('#b8a88a', theme), 'stroke-width': 0.8 }),
    kind === 'well' && [
      ellipse(X, Y, 34, 17, { fill: dim(GREY.left, theme), stroke: GREY.line, 'stroke-width': 1 }),
      ellipse(X, Y + 1, 26, 13, { fill: dim(LAND.waterDeep, theme), stroke: GREY.line, 'stroke-width': 1 }),
      ellipse(X, Y + 4, 21, 9, { fill: dim(LAND.water, theme) }),
    ],
  ]
}

/** Soft shade on the paving under and east of everything that stands. */
function shade({ view, columns }: Sheet): Kid {
  const { wide, deep } = view
  const fallen = columns.map(({ x, y, height }) => {
    const w = Math.min(1.6, 0.3 + 0.22 * height)
    const p = (u: number, v: number): Point => view.project(x + u, y + v, 0)
    return [
      poly([p(0.9, 0.12), p(0.9 + w, 0.12), p(0.9 + w * 0.9, 0.9), p(0.9, 0.9)], { fill: SHADE, opacity: 0.14 }),
      poly(diamond(view, x, y, 0, 0.08), { fill: SHADE, opacity: 0.2 }),
    ]
  })
  return [
    el('clipPath', { id: FLOOR }, poly(faces(view, 0, 0, wide, deep, 0, 0).top)),
    group({ 'clip-path': `url(#${FLOOR})`, 'pointer-events': 'none' }, fallen),
  ]
}

/** Names of rows and columns on the two edges of the board that face the eye. */
function coordinates({ scene, view, margin, given: { theme, compact } }: Sheet): Kid {
  const size = compact ? 14 : 11
  const print = (x: number, y: number, name: string): Drawn => {
    const [X, Y] = view.project(x, y, -THICK / 2)
    return text(X, Y + size * 0.36, name, {
      class: 'num',
      'font-size': size,
      fill: theme.name === 'dark' ? theme.boardInk : IVORY,
    })
  }
  return ofKind(scene, 'cell').map(({ x: column, y: row }) => {
    const { x, y } = view.cell(row, column)
    const [left, right] = view.turn % 2 ? [`r${row}`, `c${column}`] : [`c${column}`, `r${row}`]
    return [
      y === view.deep - 1 && print(x + 0.5, view.deep + margin, left),
      x === view.wide - 1 && print(view.wide + margin, y + 0.5, right),
    ]
  })
}

// ------------------------------------------------------------------ the castle
/** The parts of a piece, each with the cell it is on. The first carries the piece's id, since a piece is there but once. */
function pieceParts(on: Sheet, arch: Arch): Part[] {
  return archParts(on.view, arch, on.given.theme).flatMap((drawn, i): Part[] => {
    const [cell, board] = [arch.cells[i], arch.board[i]]
    if (!cell || !board) return []
    const kids = arch.planned ? ghost(drawn) : drawn
    const svg =
      i === 0 ? tagged(arch.shape, kids) : group({ 'data-of': arch.shape.id, 'data-at': on.ids.get(key(board)) }, kids)
    return [{ ...cell, z: arch.deck, late: arch.planned ? 4 : 0, svg }]
  })
}

/** Cells of a piece's deck that nothing stands on; those in plain sight first, then those next to its middle. */
function openCells({ view, tops, columns }: Sheet, arch: Arch): Cell[] {
  const middle = (arch.cells.length - 1) / 2
  return arch.cells
    .map((cell, i) => {
      const [X, Y] = view.project(cell.x + 0.5, cell.y + 0.5, arch.deck)
      const samples: Point[] = [
        [X, Y],
        [X - 14, Y],
        [X + 14, Y],
        [X, Y + 7],
      ]
      const board = arch.board[i]
      return {
        cell,
        off: Math.abs(i - middle),
        open: board && tops.get(key(board)) === arch,
        hidden: covered(samples, cell, columns),
      }
    })
    .filter(found => found.open)
    .sort((p, q) => Number(p.hidden) - Number(q.hidden) || p.off - q.off)
    .map(found => found.cell)
}

/** The height in the plainest place, the owner's emblem beside it. Treads leave no room for either. */
function printed(on: Sheet, arch: Arch): Part[] {
  const stairs = treadCell(on, arch)
  const open = openCells(on, arch).filter(cell => cell !== stairs)
  return open.map((cell, i) => ({
    ...cell,
    z: arch.deck,
    late: 2,
    svg: i === 0 ? deckDigit(on.view, cell, arch, on.grow) : deckEmblem(on.view, cell, arch, on.grow),
  }))
}

/** Where a staircase has its treads: the middle of its lower bridge, as long as nothing stands there. */
function treadCell({ tops }: Sheet, arch: Arch): Cell | undefined {
  const [cell, board] = [arch.cells[1], arch.board[1]]
  return arch.staircase === 'lower' && cell && board && tops.get(key(board)) === arch ? cell : undefined
}

function stairs(on: Sheet, arch: Arch): Part[] {
  const [cell, against] = [treadCell(on, arch), arch.cells[2]]
  if (!cell || !against) return []
  return [
    {
      ...cell,
      z: arch.deck,
      late: 3,
      svg: treads(on.view, cell, arch.deck, arch.seat ?? GREY, [cell.x - against.x, cell.y - against.y]),
    },
  ]
}

const castle = (on: Sheet): Part[] =>
  on.arches.flatMap(arch => [
    ...pieceParts(on, arch),
    ...(arch.planned ? [] : [...printed(on, arch), ...stairs(on, arch)]),
  ])

// ------------------------------------------------------------------ marks, above everything
/** The middle of a place on screen, on top of what stands there. */
function top({ view, tops }: Sheet, place: Shape): [number, number] {
  const { x, y } = view.cell(place.y, place.x)
  return view.project(x + 0.5, y + 0.5, tops.get(key(place))?.deck ?? 0)
}

/** Where a pin is stuck in: it may be a piece that is only planned. */
function pinned(on: Sheet, place: Shape): [number, number] {
  const { x, y } = on.view.cell(place.y, place.x)
  const planned = on.arches.find(arch => arch.planned && arch.board.some(cell => key(cell) === key(place)))
  return planned ? on.view.project(x + 0.5, y + 0.5, planned.deck) : top(on, place)
}

/** The newest piece whose first foot is here and whose second is marked as well. */
function lastPiece({ arches, ids }: Sheet, place: Shape, mark: Mark): Arch | undefined {
  return [...arches].reverse().find(arch => {
    const [first, second] = [arch.board[0], arch.board[arch.board.length - 1]]
    return first && second && ids.get(key(first)) === place.id && mark.at.includes(ids.get(key(second)) ?? '')
  })
}

function lastMove(on: Sheet, place: Shape, mark: Mark): Kid {
  const piece = lastPiece(on, place, mark)
  if (piece) return corners(deckOutline(on.view, piece), { length: 0.14 })
  const { x, y } = on.view.cell(place.y, place.x)
  const belongs = on.arches.some(arch => arch.board.some(cell => on.ids.get(key(cell)) === place.id))
  return !belongs && corners(diamond(on.view, x, y, 0, 0.06))
}

/** The middle of the cells a piece would cover, on top of what its feet would stand on. */
function spanMiddle({ view, tops }: Sheet, covered: readonly Shape[]): { x: number; y: number; spot: Point } {
  const cells = covered.map(place => view.cell(place.y, place.x))
  const [xs, ys] = [cells.map(cell => cell.x), cells.map(cell => cell.y)]
  const [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  const height = Math.max(...covered.map(place => tops.get(key(place))?.deck ?? 0))
  return { x, y, spot: view.project(x + 0.5, y + 0.5, height) }
}

/** Where a piece can stand, with what it scores. Of two in each other's way the better one is seen, the other on the plan. */
function spans(on: Sheet): Kid {
  const place = places(on.scene)
  const seen: Point[] = []
  const points = (mark: Mark): number => Number.parseInt(mark.label ?? '0', 10) || 0
  const shown = new Set(
    on.scene.marks
      .filter(mark => mark.kind === 'target' && mark.at.length > 1)
      .sort((a, b) => points(b) - points(a))
      .filter(mark => {
        const { x, y, spot } = spanMiddle(on, mark.at.map(place))
        const samples = [-0.3, 0.3].flatMap(u =>
          [-0.3, 0.3].map((v): Point => [spot[0] + u * TOUCH[0], spot[1] + v * TOUCH[1]]),
        )
        const free = !covered(samples, { x, y }, on.columns) && seen.every(other => !near(spot, other))
        if (free) seen.push(spot)
        return free
      }),
  )
  return markedSpans(on.scene, (covers, mark) => {
    const [x, y] = spanMiddle(on, covers).spot
    if (!shown.has(mark)) return rect(x, y, 0, 0, { class: 'anchor', fill: 'none' }) // what is in hand snaps to it
    return [touch(x, y, ...TOUCH), dot(x, y, { r: 15 * on.grow, squash: 0.72, label: mark.label ?? '' })]
  })
}
const near = ([x, y]: Point, [u, v]: Point): boolean =>
  Math.max(0, TOUCH[0] - Math.abs(x - u)) * Math.max(0, TOUCH[1] - Math.abs(y - v)) > 0.1 * TOUCH[0] * TOUCH[1]

function allMarks(on: Sheet): Kid {
  const { scene, view, grow } = on
  return [
    on.arches.filter(arch => arch.planned).map(arch => dashed(deckOutline(view, arch))),
    markedEach(scene, 'last', (place, mark) => lastMove(on, place, mark)),
    markedTrails(scene, way => way.length > 1 && trail(`M${way.map(place => pair(top(on, place))).join('L')}`)),
    markedEach(scene, 'can', place => underline(top(on, place)[0], top(on, place)[1] + 4)),
    markedEach(scene, 'selected', place => selected(...top(on, place), { r: 30, squash: 0.5 })),
    markedEach(scene, 'threatened', place => threatened(...top(on, place), { r: 26, squash: 0.5 })),
    markedEach(scene, 'reach', place => reach(...top(on, place), { r: 20, squash: 0.5 })),
    markedEach(scene, 'target', (place, mark) => [
      touch(...top(on, place), ...TOUCH),
      dot(...top(on, place), { r: 15 * grow, squash: 0.5, label: mark.label ?? '' }),
    ]),
    spans(on),
    lesson(scene, place => top(on, place), { bend: 0.2, pin: place => pinned(on, place) }),
    notes(on).map(({ x, y, label }) => group({ 'pointer-events': 'none' }, bubble(x, y, label))),
  ]
}

/** Labels that do not fit into a ring, as notes over their place; of a way only its end is noted. */
function notes(on: Sheet): { x: number; y: number; label: string }[] {
  const place = places(on.scene)
  return on.scene.marks.flatMap(mark => {
    const label = mark.kind === 'target' || mark.kind === 'arrow' ? '' : (mark.label ?? '')
    const way = mark.kind === 'last' || mark.kind === 'trail'
    return (label ? mark.at.slice(way ? -1 : 0) : []).map(id => {
      const [x, y] = top(on, place(id))
      return { x, y: y - 8, label }
    })
  })
}

// ------------------------------------------------------------------ the picture
/** What of the plane the picture shows, before the players' cards: the board, and whatever stands up beyond it. */
function bounds(on: Sheet): Box {
  const { view, margin, given, columns, arches } = on
  const { wide, deep } = view
  const pad = given.compact ? 8 : TABLE
  const left = view.project(-margin, deep + margin)[0]
  const right = view.project(wide + margin, -margin)[0]
  const tall = [
    ...columns.map(c => view.project(c.x, c.y, c.height)[1]),
    ...arches.flatMap(a => a.cells.map(c => view.project(c.x, c.y, a.deck)[1])),
  ]
  const head = given.compact ? 0 : 44 // an architect in the far corner
  const highest = Math.min(view.project(-margin, -margin)[1] - head, ...tall)
  const bottom = view.project(wide + margin, deep + margin, -THICK)[1] + (given.compact ? 4 : 8)
  return [left - pad, highest - pad, right - left + 2 * pad, bottom - highest + 2 * pad]
}

function draw(scene: Scene, given: Settings): Drawn {
  const on = sheet(scene, given)
  const { view, margin } = on
  const { theme, bare, compact, marks } = given
  const [x, y, width, height] = bounds(on)
  const cards = bare
    ? { svg: null, height: 0 }
    : hands(scene.players, { x: x + TABLE, y: y + height, width: width - 2 * TABLE, theme })
  const box: Box = [x, y, width, height + (cards.height ? cards.height + (compact ? 8 : TABLE) : 0)]
  const men = compact ? [] : architects(view, scene.columns, scene.players)
  return document(
    box,
    scene.title,
    styles(),
    softFilter(),
    !bare && rect(...box, { fill: theme.table }),
    slab(view, margin, THICK, theme),
    given.coordinates && coordinates(on),
    !compact && ringCells(view, scene.columns, theme, detailFlag(scene, 'stairs')),
    poly(faces(view, -0.05, -0.05, view.wide + 0.1, view.deep + 0.1, 0, 0).top, { fill: theme.boardEdgeDark }),
    ofKind(scene, 'cell').map(shape => tagged(shape, ground(on, shape))),
    shade(on),
    painted([...castle(on), ...men]),
    marks && allMarks(on),
    cards.svg,
  )
}

export const look: Look = {
  draw,
  sign,
  held,
  flat: (scene, given) => flat(scene, given, { slabs: true, grounds: [LAND.paving, LAND.pavingDark] }),
  spanning: ['bridge', 'window', 'portal', 'balcony'],
  snap: 70,
}
