// What would come to a place, drawn there: a step as a dot, a block as a small cube with its height, a figure as its ghost.
import { knight } from '../../board/figures'
import { faces, type View } from '../../board/iso'
import { covered } from '../../board/isoshade'
import { dashed, door, dot, faint, tag, target } from '../../board/marks'
import { INK, STONE, seatOf } from '../../board/palette'
import { moverOf, places } from '../../board/shapes'
import { at, type Kid, type Point, poly, rect, text } from '../../board/svg'
import type { Leads, Mark, Scene, Shape } from '../../scene'
import type { Sheet, Site } from './index'
import { king } from './king'

/** What takes the pointer: half a cell each way, so that neighbours of one height do not touch. */
export const TOUCH = [50, 25] as const

const BUILT = new Set(['block', 'card-extra', 'card-moveblock', 'card-under'])
const KNIGHTS = new Set(['knight', 'first-knight'])
/** Moves that bring a figure. */
export const STANDING = new Set([...KNIGHTS, 'king'])

/** Through a door one comes out elsewhere than next door. */
const throughDoor = (scene: Scene, { kind, parts: [from = '', to = ''] }: Leads): boolean => {
  if (kind !== 'step' && kind !== 'card-door') return false
  const place = places(scene)
  const [a, b] = [place(from), place(to)]
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) > 1
}

/** Where on a roof the mark can be seen whole: in the middle, or a little aside. */
const ASIDE: readonly Point[] = [
  [0, 0],
  [-22, 0],
  [22, 0],
  [0, -10],
  [-18, -8],
  [18, -8],
  [0, 10],
]
const around = ([x, y]: Point): Point[] =>
  [-0.3, 0, 0.3].flatMap(u => [-0.34, 0, 0.34].map((v): Point => [x + u * TOUCH[0], y + v * TOUCH[1]]))

const apart = ([x, y]: Point, [u, v]: Point): boolean => {
  const shared = Math.max(0, TOUCH[0] - Math.abs(x - u)) * Math.max(0, TOUCH[1] - Math.abs(y - v))
  return shared <= 0.1 * TOUCH[0] * TOUCH[1]
}

/** Where each target is drawn, near ones first. What no spot of its roof can show is for the plan alone. */
export function seenTargets(on: Sheet): Map<string, Point> {
  const place = places(on.scene)
  const sites = on.scene.marks
    .filter(mark => mark.kind === 'target')
    .flatMap(mark => mark.at.map(id => on.site(place(id))))
    .sort((a, b) => b.x + b.y - a.x - a.y)
  const found = new Map<string, Point>()
  for (const site of sites) {
    const spots = ASIDE.map(([u, v]): Point => [site.middle[0] + u, site.middle[1] + v])
    const free = spots.find(
      spot => !covered(around(spot), site, on.hiders) && [...found.values()].every(other => apart(spot, other)),
    )
    if (free) found.set(site.shape.id, free)
  }
  return found
}

/** A cube of half a cell, standing where the block would; on top the height it would bring. */
function cube(view: View, site: Site, [x, y]: Point, height: number): Kid {
  const [mx, my] = site.middle
  const small = faces(view, site.x + 0.25, site.y + 0.25, 0.5, 0.5, site.height, site.height + 0.55)
  const top = view.project(site.x + 0.5, site.y + 0.5, site.height + 0.55)
  return at(
    x - mx,
    y - my,
    faint(
      0.8,
      poly(small.left, { fill: STONE.left }),
      poly(small.right, { fill: STONE.right }),
      poly(small.top, { fill: STONE.top }),
    ),
    dashed(small.outline),
    text(top[0], top[1] + 6, height, { class: 'num', 'font-size': 17, fill: INK }),
  )
}

/** What would come to this place, at this spot of the picture. */
export function comes(on: Sheet, place: Shape, mark: Mark, [x, y]: Point): Kid {
  const { scene, view, grow } = on
  const site = on.site(place)
  const { kind = '' } = mark.move ?? {}
  const label = mark.label ?? ''
  if (BUILT.has(kind)) return cube(view, site, [x, y], site.height + 1)
  if (site.figure || !mark.move) return target(x, y, { r: 25 * grow, squash: 0.52 })
  if (KNIGHTS.has(kind))
    return [
      at(x, y, faint(0.66, knight(seatOf(moverOf(scene)), { scale: 0.9 }))),
      tag(x + 20, y - 8, label, { grow: 0.8 }),
    ]
  if (kind === 'king') return at(x, y, faint(0.66, king({ scale: 0.9 })))
  if (mark.move && throughDoor(scene, mark.move)) return door(x, y, label, grow)
  return dot(x, y, { r: 15 * grow, squash: 0.56, label })
}

/** The same on the plan, in a cell round 0, 0. */
export function ghostOf(place: Shape, mark: Mark, scene: Scene): Kid {
  const { kind = '' } = mark.move ?? {}
  if (BUILT.has(kind))
    return [
      faint(0.9, rect(-17, -17, 34, 34, { rx: 5, fill: STONE.top })),
      dashed([
        [-17, -17],
        [17, -17],
        [17, 17],
        [-17, 17],
      ]),
      text(0, 8, (place.height ?? 0) + 1, { class: 'num', 'font-size': 24, fill: INK }),
    ]
  if (KNIGHTS.has(kind)) return at(0, 22, faint(0.7, knight(seatOf(moverOf(scene)), { scale: 0.82, shadow: false })))
  if (kind === 'king') return at(0, 22, faint(0.7, king({ scale: 0.8 })))
  if (mark.move && throughDoor(scene, mark.move)) return door(0, 0, mark.label ?? '', 1.2)
  return ''
}
