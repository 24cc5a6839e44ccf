// A board in depth, seen from straight above. On the page figures stand in their cells and pieces lie over theirs; in the
// small a cell has its owner's colour and a digit. It shows what high walls hide.

import type { Mark, Scene, Shape } from '../scene'
import { emblem } from './emblems'
import { lesson } from './lesson'
import type { Settings } from './look'
import {
  bubble,
  corners,
  dashed,
  dot,
  reach,
  selectedSquare,
  target,
  threatened,
  touch,
  trail,
  underline,
} from './marks'
import { type Badge, GREY, INK, LAND, SHADE, STONE, seatOf } from './palette'
import { type Plan, plan, square } from './plan'
import { detailList, has, markedEach, markedSpans, markedTrails, ofKind, tagged } from './shapes'
import { at, type Drawn, document, group, type Kid, type Point, pair, path, rect, text } from './svg'
import { styles } from './text'
import { dim } from './themes'

const CELL = 60
const SPAN = 43 // px of a target between cells: two of them are half a cell apart both ways
const key = (x: number, y: number): string => `${x},${y}`

/** The cells a piece covers: those it lists, or the one it stands on. */
const covered = (piece: Shape): string[] => {
  const cells = detailList(piece, 'cells').filter((cell): cell is number[] => Array.isArray(cell))
  return cells.length ? cells.map(([x = 0, y = 0]) => key(x, y)) : [key(piece.x, piece.y)]
}

/** Colour and emblem of a piece. */
type BadgeOf = (piece: Shape) => Badge | undefined
const ownersBadge: BadgeOf = piece => (piece.owner ? seatOf(piece.owner) : undefined)

/** What a piece shows of itself, planned pieces dashed. Clicks go through to the cell. */
const shown = (piece: Shape, edge: readonly Point[], drawn: Kid): Drawn => {
  const ahead = has(piece, 'planned')
  return tagged(
    piece,
    group({ 'pointer-events': 'none', opacity: ahead ? 0.72 : undefined }, drawn),
    ahead && dashed(edge),
  )
}

/** The visible top of a piece: its colour and emblem in every cell. */
function topping(view: Plan, piece: Shape, badge: Badge | undefined, cells: readonly Shape[]): Drawn {
  const drawn = cells.map(cell => {
    const [x, y] = view.middle(cell.x, cell.y)
    return [
      rect(x - CELL / 2 + 2, y - CELL / 2 + 2, CELL - 4, CELL - 4, { rx: 6, fill: badge?.base ?? GREY.left }),
      badge && emblem(badge, x - CELL / 2 + 14, y - CELL / 2 + 15, 7.5),
    ]
  })
  const [first] = cells
  return shown(piece, first ? square(...view.middle(first.x, first.y), CELL - 6) : [], drawn)
}

/** A figure upright in its cell, a little to the left: the height is beside its feet. */
function standing(view: Plan, piece: Shape, figure: Kid): Drawn {
  const [x, y] = view.middle(piece.x, piece.y)
  return shown(piece, square(x, y, CELL - 6), at(x - 3, y + 24, figure))
}

/** A piece that lies over its cells, whole: emblems at its ends, and its height in the middle, where nothing lies on it. */
function slab(view: Plan, piece: Shape, badge: Badge | undefined, cells: readonly Shape[], open: Set<Shape>): Drawn {
  const spots = cells.map(cell => view.middle(cell.x, cell.y))
  const [xs, ys] = [spots.map(spot => spot[0]), spots.map(spot => spot[1])]
  const [left, top] = [Math.min(...xs) - CELL / 2 + 6, Math.min(...ys) - CELL / 2 + 6]
  const [right, bottom] = [Math.max(...xs) + CELL / 2 - 6, Math.max(...ys) + CELL / 2 - 6]
  const edge: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  const digit = cells.filter(cell => open.has(cell)).sort((a, b) => off(cells, a) - off(cells, b))[0]
  const fill = badge?.on ?? INK
  return shown(piece, edge, [
    rect(left + 2, top + 3, right - left, bottom - top, { rx: 8, fill: SHADE, opacity: 0.28 }),
    rect(left, top, right - left, bottom - top, {
      rx: 7,
      fill: badge?.base ?? GREY.left,
      stroke: INK,
      'stroke-width': 1.6,
    }),
    cells.map(cell => {
      const [x, y] = view.middle(cell.x, cell.y)
      if (!open.has(cell)) return ''
      return cell === digit
        ? text(x, y + 10, cell.height ?? '', { class: 'num', 'font-size': 28, fill })
        : badge && emblem(badge, x, y, 8)
    }),
  ])
}
const off = (cells: readonly Shape[], cell: Shape): number => Math.abs(cells.indexOf(cell) - (cells.length - 1) / 2)

function digit(view: Plan, cell: Shape, piece: Shape | undefined, badge: Badge | undefined, beside: boolean): Kid {
  if (!cell.height && (!piece || beside)) return ''
  const [x, y] = view.middle(cell.x, cell.y)
  const fill = (!beside && badge?.on) || INK
  const [dx, dy, size] = beside ? [19, 24, 22] : [badge ? 4 : 0, 13, 32]
  return text(x + dx, y + dy, cell.height ?? 0, { class: 'num', 'font-size': size, fill, 'pointer-events': 'none' })
}

/** Where something is built beside open ground: the outline of a castle. */
function outlines(view: Plan, cells: readonly Shape[]): Kid {
  const built = new Set(cells.filter(cell => cell.height).map(cell => key(cell.x, cell.y)))
  const sides: [number, number][] = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]
  const d = cells
    .filter(cell => cell.height)
    .flatMap(({ x, y }) => {
      const [mx, my] = view.middle(x, y)
      return sides
        .filter(([dx, dy]) => !built.has(key(x + dx, y + dy)))
        .map(([dx, dy]) => {
          const [nx, ny] = view.middle(x + dx, y + dy)
          const [ux, uy] = [(nx - mx) / 2, (ny - my) / 2]
          return `M${pair([mx + ux - uy, my + uy + ux])}L${pair([mx + ux + uy, my + uy - ux])}`
        })
    })
    .join('')
  return d && path(d, { stroke: STONE.line, 'stroke-width': 4, 'stroke-linecap': 'square', 'pointer-events': 'none' })
}

/** What of a game stands on its plan. */
export interface FlatLook {
  badgeOf?: BadgeOf
  /** What would come to a place, in a cell of the plan round 0, 0; nothing where the plan's own dot says enough. */
  ghostOf?(place: Shape, mark: Mark, scene: Scene): Kid
  /** A piece that stands in its cell, its feet at 0, 0. */
  figureOf?(piece: Shape): Kid
  standing?: ReadonlySet<string> // the moves whose ghost is such a piece
  walls?: boolean // whether what is built has an outline
  slabs?: boolean // whether pieces lie over their cells
  grounds?: readonly [string, string] // of the cells, by turns
}

const middleOf = (view: Plan, covered: readonly Shape[]): [number, number] => {
  const [xs, ys] = [covered.map(place => place.x), covered.map(place => place.y)]
  return view.middle((Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2)
}

/** `held` says where something stands: there a target leaves open what it rings, as where a move is shown already. */
function marks(
  scene: Scene,
  view: Plan,
  grow: number,
  held: (place: Shape) => boolean,
  ghostOf: FlatLook['ghostOf'],
): Kid {
  const middle = (place: Shape): [number, number] => view.middle(place.x, place.y)
  const labelled = (mark: Mark, x: number, y: number): Kid =>
    dot(x, y, { r: 14 * grow, ...(mark.label ? { label: mark.label } : {}) })
  return [
    markedEach(scene, 'last', place => corners(square(...middle(place), CELL - 8), { length: 0.18 })),
    markedTrails(scene, way => way.length > 1 && trail(`M${way.map(place => pair(middle(place))).join('L')}`)),
    markedEach(scene, 'can', place => underline(middle(place)[0], middle(place)[1] + 20, { wide: 34, deep: 4 })),
    markedEach(scene, 'selected', place => selectedSquare(...middle(place), CELL - 8)),
    markedEach(scene, 'threatened', place => threatened(...middle(place), { r: 26 })),
    markedEach(scene, 'reach', (place, mark) => [
      reach(...middle(place), { r: 22 }),
      mark.label && bubble(middle(place)[0], middle(place)[1] - 18, mark.label),
    ]),
    markedEach(scene, 'target', (place, mark) => [
      touch(...middle(place), CELL),
      at(
        ...middle(place),
        ghostOf?.(place, mark, scene) || (held(place) || !mark.move ? target(0, 0, { r: 24 }) : labelled(mark, 0, 0)),
      ),
    ]),
    markedSpans(scene, (covered, mark) => {
      const [x, y] = middleOf(view, covered)
      return [touch(x, y, SPAN), labelled(mark, x, y)]
    }),
    lesson(scene, middle),
  ]
}

export function flat(scene: Scene, given: Settings, look: FlatLook = {}): Drawn {
  const { badgeOf = ownersBadge, ghostOf, walls = false, slabs = false } = look
  const { grounds = [LAND.grass, LAND.grassLight] } = look
  const large = given.bare // in the small, colours and digits are all that can be seen
  const view = plan({ rows: scene.rows, cols: scene.columns, size: CELL, turn: given.turn })
  const cells = ofKind(scene, 'cell')
  const pieces = scene.shapes.filter(shape => shape.at !== undefined)
  const tops = new Map(pieces.flatMap(piece => covered(piece).map(cell => [cell, piece] as const))) // later pieces lie higher
  const onTop = (cell: Shape): Shape | undefined => tops.get(key(cell.x, cell.y))
  const ground = (cell: Shape): Drawn => {
    const [x, y] = view.middle(cell.x, cell.y)
    const fill = cell.height && !slabs ? STONE.top : dim(grounds[(cell.x + cell.y) % 2] ?? grounds[0], given.theme)
    return tagged(
      cell,
      rect(x - CELL / 2 + 1, y - CELL / 2 + 1, CELL - 2, CELL - 2, {
        rx: large ? 2 : 6,
        fill,
        stroke: given.theme.boardEdgeDark,
        'stroke-width': 1,
      }),
    )
  }
  const awaited = new Set(
    scene.marks.flatMap(mark => (given.marks && look.standing?.has(mark.move?.kind ?? '') ? mark.at : [])),
  )
  const drawn = (piece: Shape): Drawn => {
    const open = cells.filter(cell => onTop(cell) === piece)
    const figure = large && look.figureOf?.(piece)
    if (figure) return standing(view, piece, figure)
    if (!large || !slabs) return topping(view, piece, badgeOf(piece), open)
    const over = new Set(covered(piece))
    return slab(
      view,
      piece,
      badgeOf(piece),
      cells.filter(cell => over.has(key(cell.x, cell.y))),
      new Set(open),
    )
  }
  return document(
    [-4, -4, view.width + 8, view.height + 8],
    scene.title,
    styles(),
    rect(-4, -4, view.width + 8, view.height + 8, { rx: 8, fill: given.theme.boardEdge }),
    cells.map(ground),
    walls && large && outlines(view, cells),
    pieces.map(drawn),
    !(slabs && large) &&
      cells.map(cell => {
        const piece = onTop(cell)
        const figure = awaited.has(cell.id) || (piece && look.figureOf?.(piece))
        return digit(view, cell, piece, piece && badgeOf(piece), large && !!figure)
      }),
    given.marks && marks(scene, view, given.compact ? 4 / 3 : 1, cell => onTop(cell) !== undefined, ghostOf),
  )
}
