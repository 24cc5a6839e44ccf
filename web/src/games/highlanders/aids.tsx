// Beside the board: the clans.
import type { JSX } from 'preact'
import { Badge, Stroke } from '../../page/icons'
import type { AidsProps } from '../../page/table/Aids'
import { wordsOf } from '../../page/texts'
import './aids.css'

const { say } = wordsOf('highlanders')
const SWORD = 'M10 2.500V13M6.500 13H13.500M10 13V17.500'
const KNIGHT = 'M10 3A3 3 0 1 1 10 9A3 3 0 1 1 10 3ZM5.500 17C5.500 8.500 14.500 8.500 14.500 17Z'
const SHIELD = 'M4.500 3.500H15.500V9.500C15.500 13.500 12.500 16 10 17C7.500 16 4.500 13.500 4.500 9.500Z'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

interface Clan {
  colour: string
  swords: number
  supply: number
  shields: unknown
}
const isClan = (value: unknown): value is Clan => isObject(value) && typeof value['colour'] === 'string'

const shieldsOf = (clan: Clan): number =>
  Array.isArray(clan.shields) ? clan.shields.length : Number(clan.shields) || 0
const words = (clan: Clan): string =>
  say('clan', { swords: clan.swords, supply: clan.supply, shields: shieldsOf(clan) })

/** A clan's castles, knights and shields; a player may lead several. */
export function Aids({ scene }: AidsProps): JSX.Element {
  const clans = scene.players.flatMap(player =>
    Array.isArray(player.detail?.['clans']) ? player.detail['clans'].filter(isClan) : [],
  )
  return (
    <ul class="clans">
      {clans.map(clan => (
        <li key={clan.colour} title={words(clan)}>
          <Badge colour={clan.colour} r={8} />
          <span class="unseen">{words(clan)}</span>
          {(
            [
              [SWORD, clan.swords],
              [KNIGHT, clan.supply],
              [SHIELD, shieldsOf(clan)],
            ] as const
          ).map(([sign, count]) => (
            <span key={sign} class="count" aria-hidden="true">
              <Stroke d={sign} size={14} /> {count}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
