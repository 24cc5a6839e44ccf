// What stands on the tiles: followers, towers, the dragon and the fairy.
import { bigFollower, follower } from '../../board/figures'
import { ghost } from '../../board/marks'
import { seatOf } from '../../board/palette'
import { plaque } from '../../board/plaques'
import { detailText, has, ofKind, tagged } from '../../board/shapes'
import { at, type Drawn, group, type Kid } from '../../board/svg'
import type { Shape } from '../../scene'
import { fairy, pig } from './beasts'
import { dragon } from './dragon'
import { towerStack } from './drums'
import { builder, farmer, monk } from './followers'
import { DIM, dimmed, middle, type Sheet } from './sheet'

const pale = (on: Sheet, shape: Shape, drawn: Drawn): Drawn =>
  dimmed(on, shape.at) ? group({ filter: DIM }, drawn) : drawn

export const LYING = { farmer: true, pig: true }

/** A figure by its kind and role; its foot a little below the spot, so that its body covers it. */
export function figure(on: Sheet, shape: Shape): { dx: number; dy: number; svg: Drawn } {
  const seat = seatOf(shape.owner ?? '')
  const role = detailText(shape, 'role') ?? ''
  const options = { scale: 1.02 * on.grow }
  if (shape.kind === 'builder') return { dx: 0, dy: 14, svg: builder(seat, options) }
  if (shape.kind === 'pig') return { dx: 0, dy: 9, svg: pig(seat, options) }
  const large = shape.kind === 'big'
  if (role === 'farmer') return { dx: 0, dy: 4, svg: farmer(seat, { scale: (large ? 1.32 : 1.02) * on.grow }) }
  if (role === 'monk') return { dx: 22, dy: 22, svg: monk(seat, { scale: (large ? 1.3 : 1.02) * on.grow }) }
  return { dx: 0, dy: 15, svg: large ? bigFollower(seat, options) : follower(seat, options) }
}

/** A follower on a tower stands on its top. */
export const towerTop = (on: Sheet, place: string): number =>
  (ofKind(on.scene, 'tower').find(tower => `${tower.at}:t` === place)?.height ?? 0) * 13 + 2

export function figures(on: Sheet): { y: number; svg: Kid }[] {
  return ofKind(on.scene, 'small', 'big', 'builder', 'pig').map(shape => {
    const [x, y] = middle(on, shape)
    const seen = figure(on, shape)
    const high = detailText(shape, 'role') === 'guard' ? towerTop(on, shape.at ?? '') : 0
    const drawn = high ? at(x, y - high, figureOnTower(on, shape)) : at(x + seen.dx, y + seen.dy, seen.svg)
    return {
      y: high ? y + 3 : y + seen.dy,
      svg: pale(on, shape, tagged(shape, has(shape, 'planned') ? ghost(drawn) : drawn)),
    }
  })
}
const figureOnTower = (on: Sheet, shape: Shape): Drawn => {
  const options = { scale: (shape.kind === 'big' ? 0.8 : 0.86) * on.grow, shadow: false }
  return (shape.kind === 'big' ? bigFollower : follower)(seatOf(shape.owner ?? ''), options)
}

export const towers = (on: Sheet): { y: number; svg: Kid }[] =>
  ofKind(on.scene, 'tower').map(shape => {
    const [x, y] = middle(on, shape)
    const height = shape.height ?? 0
    const drawn = at(x, y, towerStack(height), plaque(23, -height * 13 + 4, height, { size: 18 * on.grow }))
    return { y: y + 2, svg: pale(on, shape, tagged(shape, has(shape, 'planned') ? ghost(drawn) : drawn)) }
  })

export const beasts = (on: Sheet): { y: number; svg: Kid }[] =>
  ofKind(on.scene, 'dragon', 'fairy').map(shape => {
    const [x, y] = middle(on, shape)
    if (shape.kind === 'fairy') return { y: y + 16, svg: tagged(shape, at(x, y + 16, fairy({ scale: on.grow }))) }
    return { y: y + 28, svg: tagged(shape, at(x + 2, y - 2, dragon({ scale: 0.92 * on.grow }))) }
  })
