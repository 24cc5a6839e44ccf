// What the players of a game ask for beside its board. Everything shown is in the scene already.
import type { Signal } from '@preact/signals'
import type { ComponentChild, JSX } from 'preact'
import { drawScene } from '../../draw'
import type { Scene } from '../../scene'
import { Badge, Icon } from '../icons'
import { gameCard, shade } from '../session'
import { say, wordFor } from '../texts'
import { describe } from './names'
import type { TableStore } from './store'
import { featureWords, Prisoners, Tiles } from './TilesAids'
import type { Turn } from './turn'

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

/** A clan's castles, knights and shields: in Highlanders somebody may lead several. */
function Clans({ scene }: { scene: Scene }): JSX.Element {
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
              ['sword', clan.swords],
              ['knight', clan.supply],
              ['shield', shieldsOf(clan)],
            ] as const
          ).map(([sign, count]) => (
            <span key={sign} class="count" aria-hidden="true">
              <Icon of={sign} size={14} /> {count}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** Cards in hand, as cards; those of others are not in the scene. */
function Hand({ scene }: { scene: Scene }): JSX.Element | null {
  const hands = scene.players.flatMap(player => {
    const hand = player.detail?.['hand']
    return Array.isArray(hand) && hand.length ? [{ colour: player.colour, hand: hand.map(String) }] : []
  })
  if (!hands.length) return null
  const words = gameCard(scene.game)?.words
  return (
    <ul class="hand" aria-label={say('hand')}>
      {hands.flatMap(({ colour, hand }) =>
        hand.map((name, i) => (
          <li key={`${colour} ${i}`} class={`card seat-${colour}`}>
            {words?.[name] ?? name}
          </li>
        )),
      )}
    </ul>
  )
}

/** Facts of the whole table, by their names in the texts: numbers and words with their value, others where they are so. */
function States({ scene }: { scene: Scene }): JSX.Element | null {
  const shown: ComponentChild[] = Object.entries(scene.detail ?? {}).flatMap(([key, value]) => {
    const words = wordFor(`state-${scene.game}-${key.replace(/_/g, '-')}`, '')
    if (!words || (value !== true && typeof value !== 'number' && typeof value !== 'string')) return []
    return [
      <span key={key}>
        {words} {value !== true && <b>{value}</b>}
      </span>,
    ]
  })
  return shown.length ? <div class="states">{shown}</div> : null
}

/** The board straight down, small. Drawn by the kit, so it is markup of our own; the board itself is there for readers. */
const Inset = ({ scene }: { scene: Scene }): JSX.Element => (
  <div
    class="inset"
    aria-hidden="true"
    dangerouslySetInnerHTML={{
      __html: drawScene(scene, { theme: shade.value, flat: true, marks: false }).replace(
        /<style>[\s\S]*?<\/style>/,
        '',
      ),
    }}
  />
)

interface AidsProps {
  store: TableStore
  turn: Turn
  scene: Scene
  pointed: string | undefined // the place under the pointer
  owners: Signal<boolean>
}

export function Aids({ store, turn, scene, pointed, owners }: AidsProps): JSX.Element {
  const words = pointed === undefined ? '' : featureWords(scene, pointed) || describe(scene, pointed)
  return (
    <div class="aids">
      <States scene={scene} />
      {scene.game === 'carcassonne' && (
        <Tiles scene={scene} turn={turn} owners={store.table.value?.aids || store.over.value ? owners : undefined} />
      )}
      {scene.game === 'carcassonne' && <Prisoners scene={scene} turn={turn} held={store.held.value} />}
      {scene.game === 'highlanders' && <Clans scene={scene} />}
      {scene.game === 'torres' && <Hand scene={scene} />}
      {(scene.game === 'torres' || scene.game === 'elbrus') && <Inset scene={scene} />}
      {words && words !== pointed && (
        <p class="readout" aria-hidden="true">
          {words}
        </p>
      )}
    </div>
  )
}
