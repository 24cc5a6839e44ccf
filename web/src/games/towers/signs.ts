// What the buttons show: a stack of one's own that slides, one on top of another, and one on its site.
import { INK, LAND, seatOf } from '../../board/palette'
import { detailText, moverOf, ofKind } from '../../board/shapes'
import { at, group, type Kid, path, rect } from '../../board/svg'
import type { Scene } from '../../scene'
import { readStack, stack, symbol } from './stack'

/** A small stack of the mover's, so high. */
function own(scene: Scene, height: number): Kid {
  const colour = moverOf(scene)
  const shape = ofKind(scene, 'stack').find(one => one.owner === colour)
  const layers = Array.from({ length: height }, () => colour)
  return shape && stack(readStack({ ...shape, state: [], detail: { ...shape.detail, layers } }))
}

export function sign(icon: string, scene: Scene): Kid {
  const colour = moverOf(scene)
  const kind = ofKind(scene, 'stack').find(one => one.owner === colour)
  const small = (drawn: Kid): Kid => group({ transform: 'scale(.56)' }, drawn)
  switch (icon) {
    case 'slide':
      return [
        at(-6, 2, small(own(scene, 1))),
        path('M14 -6L20 0L14 6', { fill: 'none', stroke: INK, 'stroke-width': 2.4, 'stroke-linecap': 'round' }),
      ]
    case 'build':
      return at(0, 6, small(own(scene, 2)))
    case 'settle':
      return [
        rect(-17, -17, 34, 34, { rx: 6, fill: LAND.grassLight, stroke: LAND.moss, 'stroke-width': 1.4 }),
        symbol(kind && detailText(kind, 'symbol'), 0, 0, 11, seatOf(colour).base),
      ]
  }
  return ''
}
