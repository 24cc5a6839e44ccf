// A board in depth, seen from straight above: a digit in each cell, on its owner's colour. It shows what high walls hide.

import type { Mark, Scene, Shape } from '../scene'
import { emblem } from './emblems'
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
import { type Badge, GREY, INK, LAND, STONE, seatOf } from './palette'
import { type Plan, plan, square } from './plan'
import { detailList, has, markedEach, markedSpans, markedTrails, ofKind, tagged } from './shapes'
import { at, type Drawn, document, group, type Kid, pair, rect, text } from './svg'
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

/** The visible top of a piece: its colour and emblem in every cell. Clicks go through to the cell. */
function topping(view: Plan, piece: Shape, badge: Badge | undefined, cells: readonly Shape[]): Drawn {
  const drawn = cells.map(cell => {
    const [x, y] = view.middle(cell.x, cell.y)
    const edge = square(x, y, CELL - 6)
    return [
      rect(x - CELL / 2 + 2, y - CELL / 2 + 2, CELL - 4, CELL - 4, {
        rx: 6,
        fill: badge?.base ?? GREY.left,
        opacity: has(piece, 'planned') ? 0.6 : undefined,
      }),
      badge && emblem(badge, x - CELL / 2 + 14, y - CELL / 2 + 15, 7.5),
      has(piece, 'planned') && dashed(edge),
    ]
  })
  return tagged(piece, group({ 'pointer-events': 'none' }, drawn))
}

function digit(view: Plan, cell: Shape, piece: Shape | undefined, badge: Badge | undefined): Kid {
  if (!cell.height && !piece) return ''
  const [x, y] = view.middle(cell.x, cell.y)
  const fill = badge?.on ?? INK
  return text(x + 4, y + 13, cell.height ?? 0, { class: 'num', 'font-size': 32, fill, 'pointer-events': 'none' })
}

/** What of a game stands on its plan. */
export interface FlatLook {
  badgeOf?: BadgeOf
  /** What would come to a place, in a cell of the plan round 0, 0; nothing where the plan's own dot says enough. */
  ghostOf?(place: Shape, mark: Mark, scene: Scene): Kid
}

const middleOf = (view: Plan, covered: readonly Shape[]): [number, number] => {
  const [xs, ys] = [covered.map(place => place.x), covered.map(place => place.y)]
  return view.middle((Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2)
}

/** `held` says where something stands: there a target leaves open what it rings. */
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
        ghostOf?.(place, mark, scene) || (held(place) ? target(0, 0, { r: 24 }) : labelled(mark, 0, 0)),
      ),
    ]),
    markedSpans(scene, (covered, mark) => {
      const [x, y] = middleOf(view, covered)
      return [touch(x, y, SPAN), labelled(mark, x, y)]
    }),
  ]
}

export function flat(scene: Scene, given: Settings, { badgeOf = ownersBadge, ghostOf }: FlatLook = {}): Drawn {
  const view = plan({ rows: scene.rows, cols: scene.columns, size: CELL, turn: given.turn })
  const cells = ofKind(scene, 'cell')
  const pieces = scene.shapes.filter(shape => shape.at !== undefined)
  const tops = new Map(pieces.flatMap(piece => covered(piece).map(cell => [cell, piece] as const))) // later pieces lie higher
  const onTop = (cell: Shape): Shape | undefined => tops.get(key(cell.x, cell.y))
  const ground = (cell: Shape): Drawn => {
    const [x, y] = view.middle(cell.x, cell.y)
    const fill = cell.height ? STONE.top : dim(LAND.grass, given.theme)
    return tagged(
      cell,
      rect(x - CELL / 2 + 1, y - CELL / 2 + 1, CELL - 2, CELL - 2, {
        rx: 6,
        fill,
        stroke: given.theme.boardEdgeDark,
        'stroke-width': 1,
      }),
    )
  }
  return document(
    [-4, -4, view.width + 8, view.height + 8],
    scene.title,
    styles(),
    rect(-4, -4, view.width + 8, view.height + 8, { rx: 8, fill: given.theme.boardEdge }),
    cells.map(ground),
    pieces.map(piece =>
      topping(
        view,
        piece,
        badgeOf(piece),
        cells.filter(cell => onTop(cell) === piece),
      ),
    ),
    cells.map(cell => {
      const piece = onTop(cell)
      return digit(view, cell, piece, piece && badgeOf(piece))
    }),
    given.marks && marks(scene, view, given.compact ? 4 / 3 : 1, cell => onTop(cell) !== undefined, ghostOf),
  )
}
