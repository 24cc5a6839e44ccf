// What a player holds, as small pictures with numbers: figures, tower pieces, goods, prisoners.
import { bigFollower, follower } from '../../board/figures'
import { INK, STONE, seatOf } from '../../board/palette'
import { detailList, detailNumber, detailText } from '../../board/shapes'
import { at, type Drawn, ellipse, group, type Kid, path, text } from '../../board/svg'
import type { Theme } from '../../board/themes'
import type { Player } from '../../scene'
import { pig } from './beasts'
import { token } from './buildings'
import { builder } from './followers'

export const HIGH = 40
const STEP = 40

const drum = (): Drawn =>
  group(
    {},
    path('M-9 2V-6H9V2C9 6 -9 6 -9 2Z', { fill: STONE.left, stroke: STONE.line, 'stroke-width': 1 }),
    ellipse(0, -6, 9, 3.4, { fill: STONE.top, stroke: STONE.line, 'stroke-width': 1 }),
  )
/** Bars before somebody. */
const bars = (): Drawn =>
  path('M-9 -26V2M-4.5 -26V2M0 -26V2M4.5 -26V2M9 -26V2M-11 -26H11M-11 2H11', { stroke: INK, 'stroke-width': 1.4 })

/** A follower behind bars. */
export const captive = (owner: string, kind: string): Kid => [
  at(0, 9, (kind === 'big' ? bigFollower : follower)(seatOf(owner), { scale: 0.5, shadow: false })),
  at(0, 10, bars()),
]

/** Followers and tower pieces, for the player's card beside the board. */
export function held(name: string, { colour }: Player): Kid {
  if (name === 'small') return at(0, 20, follower(seatOf(colour), { scale: 0.9, shadow: false }))
  return name === 'pieces' ? group({ transform: 'translate(0 4) scale(1.8)' }, drum()) : ''
}

interface Held {
  svg: Kid
  count: number
}
function all(player: Player): Held[] {
  const seat = seatOf(player.colour)
  const count = (name: string): number => detailNumber(player, name) ?? 0
  const goods = player.detail?.goods && typeof player.detail.goods === 'object' ? player.detail.goods : {}
  const figure = { scale: 0.56, shadow: false }
  return [
    { svg: at(0, 9, follower(seat, figure)), count: count('small') },
    { svg: at(0, 10, bigFollower(seat, { ...figure, scale: 0.5 })), count: count('big') },
    { svg: at(0, 9, builder(seat, { ...figure, scale: 0.5 })), count: count('builder') },
    { svg: at(0, 8, pig(seat, figure)), count: count('pig') },
    { svg: at(0, 3, drum()), count: count('pieces') },
    ...['wine', 'grain', 'cloth'].map(good => ({
      svg: token(good),
      count: detailNumber({ detail: { ...goods } }, good) ?? 0,
    })),
    ...detailList(player, 'prisoners').map(prisoner => {
      const told = { detail: prisoner && typeof prisoner === 'object' ? { ...prisoner } : {} }
      return {
        svg: captive(detailText(told, 'owner') ?? 'black', detailText(told, 'kind') ?? ''),
        count: detailNumber(told, 'count') ?? 0,
      }
    }),
  ].filter(one => one.count > 0)
}

/** A row of what a player holds, from the left; closer together when there is much. */
export function holdings(player: Player, width: number, theme: Theme): Kid {
  const shown = all(player)
  const step = Math.min(STEP, (width - 16) / Math.max(1, shown.length))
  return shown.map(({ svg, count }, i) =>
    at(
      16 + i * step,
      HIGH / 2,
      svg,
      count > 1 && text(Math.min(19, step * 0.48), 12, count, { class: 'num', 'font-size': 12, fill: theme.ink2 }),
    ),
  )
}
