// Quarry: three towers seen from the field, a stone a place. Stones that are gone leave their outline.
import type { Look, Settings } from 'donjon/board/look'
import { corners, reach, selectedSquare, target, touch, underline } from 'donjon/board/marks'
import { STONE } from 'donjon/board/palette'
import { square } from 'donjon/board/plan'
import { playerStrip } from 'donjon/board/players'
import { markedEach, tagged } from 'donjon/board/shapes'
import { type Box, type Drawn, document, rect } from 'donjon/board/svg'
import { styles } from 'donjon/board/text'
import { dim } from 'donjon/board/themes'
import type { Scene, Shape } from 'donjon/scene'

const [WIDE, HIGH] = [150, 64] // px a stone takes
const EDGE = 24

/** The middle of a stone. */
const middle = ({ x, y }: Shape): [number, number] => [(x + 0.5) * WIDE, (y + 0.5) * HIGH]

function stone(shape: Shape, { theme }: Settings): Drawn {
  const [x, y] = middle(shape)
  const [width, high] = [WIDE - 30, HIGH - 4]
  const standing = { fill: dim(STONE.left, theme, 0.5), stroke: STONE.line, 'stroke-width': 2 }
  const gone = { fill: 'none', stroke: theme.line, 'stroke-dasharray': '3 6', 'pointer-events': 'all' }
  return tagged(
    shape,
    rect(x - width / 2, y - high / 2, width, high, { rx: 8, ...(shape.kind === 'stone' ? standing : gone) }),
  )
}

function draw(scene: Scene, given: Settings): Drawn {
  const { theme, bare, marks } = given
  const [width, ground] = [scene.columns * WIDE, scene.rows * HIGH]
  const cards = { x: 0, y: ground + EDGE, width, theme }
  const strip = bare ? { svg: null, height: 0 } : playerStrip(scene.players, cards)
  const box: Box = [-EDGE, -EDGE, width + 2 * EDGE, ground + 2 * EDGE + (strip.height && strip.height + EDGE)]
  return document(
    box,
    scene.title,
    styles(),
    !bare && rect(...box, { fill: theme.table }),
    rect(0, ground, width, 6, { fill: theme.boardEdge }),
    scene.shapes.map(shape => stone(shape, given)),
    marks && [
      markedEach(scene, 'last', place => corners(square(...middle(place), HIGH - 16))),
      markedEach(scene, 'can', place => underline(middle(place)[0], middle(place)[1] + HIGH / 2 - 8)),
      markedEach(scene, 'selected', place => selectedSquare(...middle(place), HIGH - 16)),
      markedEach(scene, 'reach', place => reach(...middle(place))),
      markedEach(scene, 'target', place => [touch(...middle(place), HIGH - 8), target(...middle(place), { r: 15 })]),
    ],
    strip.svg,
  )
}

export const look: Look = { draw }
