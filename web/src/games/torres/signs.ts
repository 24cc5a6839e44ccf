// What the buttons show: a knight that steps, a block, a card, the marker on the track; and the blocks of the stack in use.
import { emblem } from '../../board/emblems'
import { knight } from '../../board/figures'
import type { Settings } from '../../board/look'
import { INK, LAND, LINE, type Seat, STONE, seatOf } from '../../board/palette'
import { moverOf } from '../../board/shapes'
import { at, ellipse, group, type Kid, path } from '../../board/svg'
import type { Player, Scene } from '../../scene'
import { smallCard } from './hands'
import { king } from './king'

/** A block seen from its corner, the middle of its top at 0, 0. */
export const cube = (size: number, there = true): Kid => {
  const [w, h] = [size, size * 0.5]
  const edge = { stroke: there ? STONE.line : INK, 'stroke-width': 1.1, 'stroke-linejoin': 'round' }
  const empty = { ...edge, fill: 'none', opacity: 0.55, 'stroke-dasharray': '3.5 2.6' }
  const top = `M0 ${-h}L${w} 0L0 ${h}L${-w} 0Z`
  if (!there) return path(`M0 ${-h}L${w} 0V${size * 0.72}L0 ${h + size * 0.72}L${-w} ${size * 0.72}V0Z`, empty)
  const door = (x: number, lean: number): Kid =>
    path(`M${x - 4} ${size * 0.72 + lean * -4}v-7a4 4 0 0 1 8 ${lean * 8}v7Z`, { fill: STONE.door })
  return [
    path(`M${-w} 0L0 ${h}V${h + size * 0.72}L${-w} ${size * 0.72}Z`, { fill: STONE.left, ...edge }),
    path(`M${w} 0L0 ${h}V${h + size * 0.72}L${w} ${size * 0.72}Z`, { fill: STONE.right, ...edge }),
    door(-w / 2, -0.5),
    door(w / 2, 0.5),
    path(top, { fill: STONE.top, ...edge }),
  ]
}

const reserve = (seat: Seat): Kid => at(0, 20, knight(seat, { shadow: false, scale: 0.68 }))
const cardBack = (seat: Seat): Kid => group({ transform: 'scale(1.45)' }, smallCard(undefined, seat, false))

/** What a player holds: knights, cards, stacks of blocks and the one in use. */
export function held(name: string, { colour }: Player): Kid {
  switch (name) {
    case 'reserve':
      return reserve(seatOf(colour))
    case 'cards':
      return cardBack(seatOf(colour))
    case 'stacks':
      return [0, 1].map(i => at(0, 2 - 13 * i, cube(17)))
    case 'in_hand':
      return at(0, -7, cube(18))
  }
  return ''
}

export function sign(icon: string, scene: Scene, { theme }: Settings): Kid {
  const seat = seatOf(moverOf(scene))
  const figure = { shadow: false, scale: 0.62 }
  switch (icon) {
    case 'step':
      return [
        path('M4 16L16 12L22 17L10 21Z', { fill: LAND.grassLight, stroke: LINE, 'stroke-width': 1 }),
        at(-9, 18, knight(seat, figure)),
        path('M2 -14C12 -18 16 -8 14 6M10 3L14 8L18 3', { fill: 'none', stroke: INK, 'stroke-width': 2 }),
      ]
    case 'knight':
      return reserve(seat)
    case 'king':
      return at(0, 20, king({ scale: 0.66 }))
    case 'block':
      return at(0, -7, cube(18))
    case 'card':
      return cardBack(seat)
    case 'marker':
      return [
        path('M-16 -2V5C-16 13 16 13 16 5V-2Z', { fill: seat.right, stroke: LINE, 'stroke-width': 1.2 }),
        ellipse(0, -2, 16, 8, { fill: seat.left, stroke: LINE, 'stroke-width': 1.2 }),
        group({ transform: 'translate(0 -2) scale(1 .55)' }, emblem(seat, 0, 0, 8)),
      ]
  }
  return icon.startsWith('card-') && theme
    ? group({ transform: 'scale(1.5)' }, smallCard(icon.slice('card-'.length), seat, false))
    : ''
}
