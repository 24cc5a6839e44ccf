// Game of Towers: a town of streets and walled districts. Plan view with heights straight up: symbols stay unskewed,
// rows and columns (the lines of movement) stay straight, and every tile of a stack shows its colour as a layer.
import { arrow, lesson } from '../../board/lesson'
import type { Look, Settings } from '../../board/look'
import {
  again,
  bubble,
  bubbleWidth,
  corners,
  dashed,
  dot,
  faint,
  ghost,
  reach,
  selectedSquare,
  tag,
  target,
  threatened,
  touch,
  trail,
  underline,
} from '../../board/marks'
import { type Plan, plan, plate, softFilter, square, standing } from '../../board/plan'
import { plaque } from '../../board/plaques'
import { playerStrip } from '../../board/players'
import { detailFlag, has, markedEach, markedTrails, ofKind, places, tagged } from '../../board/shapes'
import { at, type Box, type Drawn, document, group, type Kid, type Point, pair, rect, text } from '../../board/svg'
import { styles } from '../../board/text'
import type { Mark, Scene, Shape } from '../../scene'
import { sign } from './signs'
import { faceOf, plates, readStack, type Stack, type StackOptions, stack, TILE, topOf } from './stack'
import { town } from './town'

const CELL = 68
const PIN = 38 // px a pin is high
const FRAME = 38 // coordinates are printed on it
const TABLE = 28 // of the table round the board
const TOUCH = CELL // px of a target that take the pointer: on a phone a column can then be hit where all eight are in sight
const HIGHEST = 6 // px they lie above the cell on a stack: on its face they would be in the next cell's way

/** One picture in the making: the scene, where its cells are, and who stands where. */
interface Sheet {
  scene: Scene
  given: Settings
  view: Plan
  grow: number
  margin: number // px round the cells, with the coordinates
  stacks: Map<string, Stack> // by place as seen
  seats: string[] // the colours that are somebody's
}
const key = (x: number, y: number): string => `${x},${y}`
const seenKey = (view: Plan, { x, y }: Shape, south = 0): string => {
  const cell = view.cell(y, x)
  return key(cell.x, cell.y + south)
}

function sheet(scene: Scene, given: Settings): Sheet {
  const view = plan({ rows: scene.rows, cols: scene.columns, size: CELL, turn: given.turn })
  const seats = scene.players.map(player => player.colour)
  const stacks = new Map(ofKind(scene, 'stack').map(shape => [seenKey(view, shape), readStack(shape, seats)]))
  return { scene, given, view, grow: given.compact ? 4 / 3 : 1, margin: given.compact ? 28 : FRAME, stacks, seats }
}

/** How a stack is to be drawn: the one in front of it may hide its lower corners. */
function stackOptions({ view, stacks, grow }: Sheet, shape: Shape): StackOptions {
  const front = stacks.get(seenKey(view, shape, 1))
  return { grow, frontTop: front ? CELL + topOf(front) : Infinity }
}

/** What a plan would put there, with a dashed edge. */
function planned(read: Stack, drawn: Kid): Kid {
  const [top, bottom, side] = [topOf(read) - 4, TILE / 2 + 7, TILE / 2 + 4]
  const edge: Point[] = [
    [-side, top],
    [side, top],
    [side, bottom],
    [-side, bottom],
  ]
  return [ghost(drawn), dashed(edge)]
}

/** The stacks far to near; planned ones after all others, since they are a question to the player. */
function standingStacks(on: Sheet): Kid {
  const things = ofKind(on.scene, 'stack').map(shape => {
    const [x, y] = on.view.middle(shape.x, shape.y)
    const [read, ahead] = [readStack(shape, on.seats), has(shape, 'planned')]
    const drawn = stack(read, stackOptions(on, shape))
    return { y: ahead ? Infinity : y, svg: tagged(shape, at(x, y, ahead ? planned(read, drawn) : drawn)) }
  })
  return standing(things)
}

// ------------------------------------------------------------------ marks
/** Marks that lie on the ground, under the stacks. */
function groundMarks({ scene, view }: Sheet): Kid {
  const middle = (place: Shape): [number, number] => view.middle(place.x, place.y)
  return [
    markedEach(scene, 'selected', place => selectedSquare(...middle(place), CELL - 6)),
    markedEach(scene, 'can', place =>
      underline(middle(place)[0], middle(place)[1] + TILE / 2 + 5, { wide: 40, deep: 4 }),
    ),
    markedEach(scene, 'last', place => corners(square(...middle(place), CELL - 8), { length: 0.18 })),
    markedTrails(scene, way => way.length > 1 && trail(`M${way.map(place => pair(middle(place))).join('L')}`)),
  ]
}

/** Where a pin is stuck in: above the symbol of a stack. */
function pinned({ view, stacks }: Sheet, place: Shape): [number, number] {
  const [x, y] = view.middle(place.x, place.y)
  const there = stacks.get(seenKey(view, place))
  return [x, y + (there ? faceOf(there) - 13 : 8)]
}

/** Marks that nothing may hide. Round a stack a ring leaves the face to be read, and plaques lie on the ring. */
function topMarks(on: Sheet): Kid {
  const ringed = (place: Shape, ring: (x: number, y: number, stack?: Stack) => Kid): Kid => {
    const [x, y] = on.view.middle(place.x, place.y)
    const there = on.stacks.get(seenKey(on.view, place))
    return there ? [ring(x, y + faceOf(there), there), at(x, y, plates(there, stackOptions(on, place)))] : ring(x, y)
  }
  return [
    markedEach(on.scene, 'threatened', place =>
      ringed(place, (x, y, there) => threatened(x, y, { r: there ? 36 : 26 })),
    ),
    markedEach(on.scene, 'reach', place =>
      ringed(place, (x, y, there) => [reach(x, y, { r: there ? 33 : 13 * on.grow }), anew(place, x, y)]),
    ),
    markedEach(on.scene, 'target', (place, mark) => comes(on, place, mark)),
    lesson(on.scene, place => on.view.middle(place.x, place.y), { off: 15, pin: place => pinned(on, place) }),
    notes(on).map(note => group({ 'pointer-events': 'none' }, bubble(note.x, note.y, note.label))),
  ]
}

/** What would come to a place: on a free street a dot, on a stack its new height, on a site the stack itself. */
function comes(on: Sheet, place: Shape, mark: Mark): Kid {
  const [x, y] = on.view.middle(place.x, place.y)
  const there = on.stacks.get(seenKey(on.view, place))
  const from = on.scene.shapes.find(shape => shape.kind === 'stack' && shape.at === mark.move?.parts[0])
  const moving = from && readStack(from, on.seats)
  const label = mark.label ?? ''
  const high = moving && there ? moving.layers.length + there.layers.length : 0
  const [middle, top] = there ? [y + faceOf(there), y + topOf(there)] : [y, y - TILE / 2]
  return [
    touch(x, Math.max(middle, y - HIGHEST), TOUCH),
    from && group({ class: 'way' }, arrow([on.view.middle(from.x, from.y), [x, middle]], { off: TILE / 2 })),
    // A planned stack's dashed edge says it already; it still takes the click.
    there
      ? !has(there.shape, 'planned') && [
          target(x, middle, { r: 30 }),
          high ? plaque(x, top, high, { size: 19 * on.grow }) : tag(x, top, label, { grow: on.grow }),
        ]
      : moving && place.kind === 'site'
        ? [at(x, y, faint(0.55, stack(moving, { grow: on.grow }))), tag(x, y - TILE / 2 - 4, label, { grow: on.grow })]
        : dot(x, y, { r: 15 * on.grow, label }),
    anew(place, x, middle),
  ]
}

/** A move that ends here brings another. */
const anew = (place: Shape, x: number, y: number): Kid => detailFlag(place, 'again') && again(x + 20, y - 20)

/** Where the notes point to; one at the edge moves until it is all in the picture. */
function notes({ scene, view, stacks, margin }: Sheet): { x: number; y: number; label: string }[] {
  const place = places(scene)
  return scene.marks.flatMap(mark => {
    const label = mark.kind === 'target' || mark.kind === 'arrow' ? '' : (mark.label ?? '')
    const way = mark.kind === 'last' || mark.kind === 'trail' // of these only the end is noted
    return (label ? mark.at.slice(way ? -1 : 0) : []).flatMap(id => {
      const there = stacks.get(seenKey(view, place(id)))
      const [x, y] = view.middle(place(id).x, place(id).y)
      const room = bubbleWidth(label) / 2 - margin
      const clear = there ? topOf(there) - (has(there.shape, 'planned') ? 4 : 8) : -16
      return [{ x: Math.max(room, Math.min(view.width - room, x)), y: y + clear, label }]
    })
  })
}

// ------------------------------------------------------------------ frame and picture
/** Letters below, numbers on both sides; they turn with the board and stay upright. */
function coordinates({ scene: { columns, rows }, view, margin, given: { theme, compact } }: Sheet): Kid {
  const off = margin / 2 / CELL
  const size = compact ? 17 : 14
  const print = (x: number, y: number, sign: string | number): Drawn => {
    const [px, py] = view.point(x, y)
    return text(px, py + size * 0.36, sign, {
      class: 'num',
      'font-size': size,
      fill: compact ? theme.ink2 : theme.boardInk,
    })
  }
  return [
    Array.from({ length: columns }, (_, i) => print(i + 0.5, rows + off, String.fromCharCode(97 + i))),
    Array.from({ length: rows }, (_, i) => [-off, columns + off].map(x => print(x, i + 0.5, rows - i))),
  ]
}

/** What of the plane the picture shows, before the player strip: the board, and whatever stands up beyond it. */
function bounds(on: Sheet): Box {
  const { scene, view, given, margin } = on
  const pad = margin + (given.compact ? 0 : TABLE)
  const stacked = ofKind(scene, 'stack').map(shape => view.middle(shape.x, shape.y)[1] + topOf(readStack(shape)) - 12)
  const place = places(scene)
  const pins = scene.marks.filter(mark => mark.kind === 'right' || mark.kind === 'wrong').flatMap(mark => mark.at)
  const pinTops = given.marks ? pins.map(id => pinned(on, place(id))[1] - PIN) : []
  const top = Math.min(given.compact ? -6 : -pad, ...stacked, ...pinTops)
  return [-pad, top, view.width + 2 * pad, view.height + pad - top]
}

function draw(scene: Scene, given: Settings): Drawn {
  const on = sheet(scene, given)
  const { view, margin } = on
  const { theme, bare, compact, marks } = given
  const [x, y, width, height] = bounds(on)
  const side = compact ? 12 - margin : -margin // room for the pointer on the first card
  const cards = { x: side, y: y + height + (compact ? 4 : 0), width: view.width - 2 * side, theme }
  const strip = bare ? { svg: null, height: 0 } : playerStrip(scene.players, cards)
  const box: Box = [x, y, width, height + (strip.height ? strip.height + (compact ? 16 : TABLE) : 0)]
  return document(
    box,
    scene.title,
    styles(),
    softFilter(),
    !bare && rect(...box, { fill: theme.table }),
    compact
      ? rect(-3, -3, view.width + 6, view.height + 6, { rx: 4, fill: theme.boardEdgeDark })
      : plate(view.width, view.height, FRAME, theme),
    given.coordinates && coordinates(on),
    town(view, scene, theme),
    marks && groundMarks(on),
    standingStacks(on),
    marks && topMarks(on),
    strip.svg,
  )
}

export const look: Look = { draw, sign, upright: true }
