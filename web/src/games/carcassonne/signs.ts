// What the buttons show: the figures and pieces themselves, and the tile in hand in each of its turns.
import { bigFollower, follower } from '../../board/figures'
import type { Settings } from '../../board/look'
import { seatOf } from '../../board/palette'
import { detailText, moverOf } from '../../board/shapes'
import { at, type Kid } from '../../board/svg'
import type { Scene } from '../../scene'
import { fairy, pig } from './beasts'
import { dragon } from './dragon'
import { towerStack } from './drums'
import { builder, farmer, monk } from './followers'
import { kindIn, SIZE } from './geometry'
import { captive } from './holdings'
import { card } from './tile'

export function sign(icon: string, scene: Scene, { theme }: Settings): Kid {
  const colour = moverOf(scene)
  const seat = seatOf(colour)
  const figure = { scale: 0.9, shadow: false }
  const turned = /^turn-(\d)$/.exec(icon)?.[1]
  const tile = detailText(scene, 'drawn')
  if (turned && tile) return at(-22, -22, card(0, 0, kindIn(scene, tile), Number(turned), theme, 44 / SIZE))
  switch (icon) {
    case 'knight':
    case 'thief':
      return at(0, 20, follower(seat, figure))
    case 'farmer':
      return at(0, 6, farmer(seat))
    case 'monk':
      return at(0, 20, monk(seat, figure))
    case 'big':
      return at(0, 21, bigFollower(seat, { ...figure, scale: 0.8 }))
    case 'builder':
      return at(-3, 20, builder(seat, figure))
    case 'pig':
      return at(0, 12, pig(seat, figure))
    case 'tower':
      return at(0, 8, towerStack(1, { foundation: true }))
    case 'top':
      return [at(0, 13, towerStack(1, { scale: 0.7 })), at(0, 0, follower(seat, { scale: 0.5, shadow: false }))]
    case 'ransom':
    case 'capture':
    case 'exchange':
      return at(0, 14, captive(colour, 'small'))
    case 'fairy':
      return at(0, 20, fairy({ scale: 0.9 }))
    case 'dragon':
      return dragon({ scale: 0.4 })
  }
  return ''
}
