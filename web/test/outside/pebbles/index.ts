// A game as small as can be, in a folder outside src/games: pebbles in a row.
import type { Look } from '../../../src/board/look'
import { INK } from '../../../src/board/palette'
import { markedEach, tagged } from '../../../src/board/shapes'
import { circle, document } from '../../../src/board/svg'
import { styles } from '../../../src/board/text'

export const look: Look = {
  draw: (scene, { marks }) =>
    document(
      [0, 0, scene.columns * 40, 40],
      scene.title,
      styles(),
      scene.shapes.map(shape => tagged(shape, circle(shape.x * 40 + 20, 20, 12, { fill: INK }))),
      marks && markedEach(scene, 'target', place => circle(place.x * 40 + 20, 20, 16)),
    ),
}
