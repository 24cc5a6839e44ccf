// The ground of Game of Towers: cobbled streets, and districts as walled gardens with the wanted symbol laid in stone.
import { mix } from '../../board/colour'
import { LAND, SHADE, STONE } from '../../board/palette'
import type { Plan } from '../../board/plan'
import { random, seedOf } from '../../board/random'
import { detailNumber, detailText, ofKind, tagged } from '../../board/shapes'
import { circle, type Drawn, type Kid, path, rect, short, text } from '../../board/svg'
import { dim, type Theme } from '../../board/themes'
import type { Scene, Shape } from '../../scene'
import { symbol } from './stack'

type Tint = (colour: string) => string

function street(view: Plan, cell: Shape, tint: Tint): Drawn {
  const [x, y] = view.middle(cell.x, cell.y)
  const [s, r] = [view.size, random(seedOf(cell.id))]
  const ground = mix(LAND.paving, r() < 0.5 ? '#efe6d4' : LAND.pavingDark, 0.3)
  const stones = Array.from(
    { length: 5 },
    () => `M${short(x - 22 + r() * 40)} ${short(y - 22 + r() * 44)}h${short(4 + r() * 5)}`,
  ).join('')
  return tagged(
    cell,
    rect(x - s / 2, y - s / 2, s, s, { fill: tint(LAND.paving) }), // the whole cell takes the click, joints too
    rect(x - s / 2 + 3, y - s / 2 + 3, s - 6, s - 6, {
      rx: 7,
      fill: tint(ground),
      stroke: tint('#c3b394'),
      'stroke-width': 1,
    }),
    path(stones, { stroke: tint('#b9a988'), 'stroke-width': 1.6, 'stroke-linecap': 'round', opacity: 0.6 }),
  )
}

function site(view: Plan, cell: Shape, tint: Tint): Drawn {
  const [x, y] = view.middle(cell.x, cell.y)
  const s = view.size
  return tagged(
    cell,
    rect(x - s / 2, y - s / 2, s, s, { fill: 'none', 'pointer-events': 'all' }),
    rect(x - 27, y - 27, 54, 54, { rx: 8, fill: tint('#bfc8ad'), stroke: tint('#87926f'), 'stroke-width': 1.1 }),
    symbol(detailText(cell, 'symbol'), x, y, 18, tint('#6e7a58'), { opacity: 0.9 }),
  )
}

/** The cells of each district; they fill a rectangle, whatever its size. */
function districts(scene: Scene): Map<number, Shape[]> {
  const found = new Map<number, Shape[]>()
  for (const cell of ofKind(scene, 'site')) {
    const number = detailNumber(cell, 'district')
    if (number !== undefined) found.set(number, [...(found.get(number) ?? []), cell])
  }
  return found
}

/** Corner and size on screen of the rectangle that holds these cells. */
function extent(view: Plan, cells: readonly Shape[]): [x: number, y: number, width: number, height: number] {
  const middles = cells.map(cell => view.middle(cell.x, cell.y))
  const xs = middles.map(m => m[0])
  const ys = middles.map(m => m[1])
  const [x, y] = [Math.min(...xs) - view.size / 2, Math.min(...ys) - view.size / 2]
  return [x, y, Math.max(...xs) + view.size / 2 - x, Math.max(...ys) + view.size / 2 - y]
}

function walls([x, y, w, h]: [number, number, number, number], tint: Tint): Kid {
  return [
    rect(x - 3, y + 2, w + 6, h + 6, { rx: 12, fill: SHADE, opacity: 0.16 }),
    rect(x - 4, y - 4, w + 8, h + 8, { rx: 12, fill: tint(STONE.right) }),
    rect(x - 4, y - 4, w + 8, h + 5, { rx: 12, fill: tint(STONE.left), stroke: tint(STONE.deep), 'stroke-width': 1.1 }),
    rect(x + 2.5, y + 2.5, w - 5, h - 6, { rx: 8, fill: tint('#a9b494'), stroke: tint('#7f8a68'), 'stroke-width': 1 }),
  ]
}

function milestone([x, y, w, h]: [number, number, number, number], number: number, tint: Tint): Kid {
  return [
    circle(x + w / 2, y + h / 2, 11, { fill: tint(STONE.left), stroke: tint(STONE.deep), 'stroke-width': 1.1 }),
    text(x + w / 2, y + h / 2 + 5, number, { class: 'num', 'font-size': 13.5, fill: tint('#4d4030') }),
  ]
}

export function town(view: Plan, scene: Scene, theme: Theme): Kid {
  const tint: Tint = colour => dim(colour, theme)
  const quarters = [...districts(scene)].map(([number, cells]) => ({ number, extent: extent(view, cells) }))
  return [
    rect(0, 0, view.width, view.height, { fill: tint(LAND.paving) }),
    ofKind(scene, 'street').map(cell => street(view, cell, tint)),
    quarters.map(quarter => walls(quarter.extent, tint)),
    ofKind(scene, 'site').map(cell => site(view, cell, tint)),
    quarters.map(quarter => milestone(quarter.extent, quarter.number, tint)),
  ]
}
