// What the buttons show: knights of the clan that moves, castles, shields.
import { knight } from '../../board/figures'
import type { Settings } from '../../board/look'
import { INK, seatOf } from '../../board/palette'
import { detailText } from '../../board/shapes'
import { at, group, type Kid, path } from '../../board/svg'
import type { Scene } from '../../scene'
import { castle, shieldPlate } from './things'

const arrow = (x: number, y: number): Kid =>
  path(`M${x} ${y - 6}L${x + 7} ${y}L${x} ${y + 6}`, {
    fill: 'none',
    stroke: INK,
    'stroke-width': 2.4,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })

/** A hidden shield alone, with its value where one is asked about. */
export const loneShield = (colour: string, value?: number): Kid =>
  shieldPlate(seatOf(colour), value, true, { swords: { x: 0, width: 0 }, knights: 0, shield: 0 })

export function sign(icon: string, scene: Scene, { theme }: Settings): Kid {
  const colour = detailText(scene, 'clan') ?? ''
  const seat = seatOf(colour)
  const figure = { scale: 0.66, shadow: false }
  switch (icon) {
    case 'march':
      return [at(-5, 20, knight(seat, figure)), arrow(10, 4)]
    case 'attack':
      return [
        at(-13, 20, knight(seat, figure)),
        arrow(-2, 2),
        at(13, 20, group({ opacity: 0.4 }, knight(seat, figure))),
      ]
    case 'join':
      return [at(-10, 18, knight(seat, { ...figure, scale: 0.6 })), at(10, 21, knight(seat, figure))]
    case 'storm':
      return at(0, 18, group({ transform: 'scale(.62)' }, castle(2, theme)))
    case 'go-in':
      return [at(8, 18, group({ transform: 'scale(.56)' }, castle(1, theme))), at(-12, 20, knight(seat, figure))]
    case 'shield':
      return group({ transform: 'scale(1.9)' }, loneShield(colour))
  }
  return ''
}
