// What the players of a game ask for beside its board. Everything shown is in the scene already.
import type { ComponentChild, JSX } from 'preact'
import type { Scene } from '../../scene'
import { readKind, SIZE } from '../../games/carcassonne/geometry'
import { card } from '../../games/carcassonne/tile'
import { THEMES } from '../../board/themes'
import { Badge } from '../icons'
import { gameCard, shade } from '../session'
import { say, wordFor } from '../texts'
import { describe } from './names'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The tile in hand. Drawn by the kit, so it is markup of our own. */
function Drawn({ scene, quarter }: { scene: Scene; quarter: number }): JSX.Element | null {
  const { tiles, drawn } = scene.detail ?? {}
  if (typeof drawn !== 'string' || !drawn || !isObject(tiles)) return null
  return (
    <svg class="tile" viewBox={`-2 -2 ${SIZE + 4} ${SIZE + 4}`} width="84" height="84" role="img" aria-label={say('drawn-tile', { tile: drawn })} dangerouslySetInnerHTML={{ __html: card(0, 0, readKind(drawn, tiles[drawn] ?? {}), quarter, THEMES[shade.value]) }} />
  )
}

interface Clan {
  colour: string
  swords: number
  supply: number
  shields: unknown
}
const isClan = (value: unknown): value is Clan => isObject(value) && typeof value['colour'] === 'string'

/** A clan's castles, knights and shields: in Highlanders somebody may lead several. */
function Clans({ scene }: { scene: Scene }): JSX.Element {
  const clans = scene.players.flatMap(player => (Array.isArray(player.detail?.['clans']) ? player.detail['clans'].filter(isClan) : []))
  return (
    <ul class="clans">
      {clans.map(clan => (
        <li key={clan.colour}>
          <Badge colour={clan.colour} r={8} /> {say('clan', { swords: clan.swords, supply: clan.supply, shields: Array.isArray(clan.shields) ? clan.shields.length : Number(clan.shields) || 0 })}
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
  return <ul class="hand" aria-label={say('hand')}>{hands.flatMap(({ colour, hand }) => hand.map((name, i) => <li key={`${colour} ${i}`} class={`card seat-${colour}`}>{words?.[name] ?? name}</li>))}</ul>
}

/** Numbers of the whole table, by their names in the texts. */
function States({ scene }: { scene: Scene }): JSX.Element | null {
  const shown: ComponentChild[] = Object.entries(scene.detail ?? {}).flatMap(([key, value]) => {
    const words = wordFor(`state-${scene.game}-${key.replace(/_/g, '-')}`, '')
    return words && (typeof value === 'number' || typeof value === 'string') ? [<span key={key}>{words} <b>{value}</b></span>] : []
  })
  return shown.length ? <div class="states">{shown}</div> : null
}

/** `pointed` is the place under the pointer, `kind` the kind of move chosen first. */
export function Aids({ scene, pointed, kind }: { scene: Scene; pointed: string | undefined; kind: string }): JSX.Element {
  const words = pointed === undefined ? '' : describe(scene, pointed)
  return (
    <div class="aids">
      {words && words !== pointed && <p class="readout" aria-hidden="true">{words}</p>}
      <States scene={scene} />
      {scene.game === 'carcassonne' && <Drawn scene={scene} quarter={Number(/^turn-(\d)$/.exec(kind)?.[1] ?? 0)} />}
      {scene.game === 'highlanders' && <Clans scene={scene} />}
      {scene.game === 'torres' && <Hand scene={scene} />}
    </div>
  )
}
