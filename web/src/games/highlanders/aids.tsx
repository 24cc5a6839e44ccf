// Beside the board: the clans, the die, and what a storm comes down to.
import type { JSX } from 'preact'
import { detailList, detailNumber, detailText } from '../../board/shapes'
import { rendered } from '../../page/drawing'
import { Badge, Icon, Stroke } from '../../page/icons'
import type { AidsProps, WeighingProps } from '../../page/table/Aids'
import { wordsOf } from '../../page/texts'
import type { Scene, Shape } from '../../scene'
import type { Choice } from '../../wire'
import { loneShield } from './signs'
import { dice } from './things'
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

/** A clan's castles, knights and shields, the one that moves in a frame; a player may lead several. */
export function Aids({ scene }: AidsProps): JSX.Element {
  const moving = scene.players.some(player => player.turn) ? detailText(scene, 'clan') : ''
  const clans = scene.players.flatMap(player =>
    Array.isArray(player.detail?.['clans']) ? player.detail['clans'].filter(isClan) : [],
  )
  return (
    <ul class="clans">
      {clans.map(clan => (
        <li key={clan.colour} title={words(clan)} aria-current={clan.colour === moving}>
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

/** The roll of this turn. */
export function Hand({ scene }: AidsProps): JSX.Element | null {
  const die = detailNumber(scene, 'die') ?? 0
  return die ? (
    <>
      <svg width="76" height="76" viewBox="-20 -20 42 44" aria-hidden="true">
        {rendered(dice(die, 0))}
      </svg>
      {say('rolled', { die })}
    </>
  ) : null
}

export const weighs = (_: Scene, move: Choice): boolean => move.kind === 'storm'

interface Case {
  value: number
  needs: number
  ways: number
}
const casesOf = (castle: Shape): Case[] =>
  detailList(castle, 'odds').flatMap(one => {
    const [value, needs, ways] = Array.isArray(one) ? one.map(Number) : []
    return value !== undefined && needs !== undefined && ways !== undefined ? [{ value, needs, ways }] : []
  })

/** Every shield it may be: how many knights it takes then, and whether they are there. */
function Odds({ cases, knights, colour }: { cases: readonly Case[]; knights: number; colour: string }): JSX.Element {
  const ways = (some: readonly Case[]): number => some.reduce((sum, one) => sum + one.ways, 0)
  const [wins, all] = [ways(cases.filter(one => one.needs <= knights)), ways(cases)]
  return (
    <>
      <ul class="odds">
        {cases.map(one => (
          <li key={one.value} class={one.needs <= knights ? 'good' : 'bad'}>
            <svg width="30" height="34" viewBox="-9 -10 18 21" aria-hidden="true">
              {rendered(loneShield(colour, one.value))}
            </svg>
            {one.ways > 1 && <small>× {one.ways}</small>}
            <span>{say('falls-to', { needs: one.needs })}</span>
            <b>{say(one.needs <= knights ? 'wins' : 'holds')}</b>
          </li>
        ))}
      </ul>
      <meter min={0} max={all} value={wins} aria-hidden="true" />
      <p>{say('odds', { wins, cases: all })}</p>
    </>
  )
}

/** Who stands against whom, what it takes, and against an unseen shield how often it would do. */
export function Weighing({ scene, move, onMake, onClear }: WeighingProps): JSX.Element | null {
  const [from = '', to = ''] = move.parts
  const there = (place: string, kind: string): Shape | undefined =>
    scene.shapes.find(shape => shape.at === place && shape.kind === kind)
  const [castle, camp] = [scene.shapes.find(shape => shape.id === to), there(from, 'troop')]
  if (!castle || !camp) return null
  const inside = there(to, 'garrison')
  const knights = detailNumber(camp, 'knights') ?? 0
  const cases = casesOf(castle)
  const title = say('storm', { castle: castle.label ?? to })
  return (
    <section class="storm" aria-label={title}>
      <h3>{title}</h3>
      <div class="sides">
        <span>
          <Badge colour={camp.owner ?? ''} r={11} /> {say('some-knights', { knights })}
        </span>
        {inside && (
          <span>
            <Badge colour={inside.owner ?? ''} r={11} />{' '}
            {say(there(to, 'shield') ? 'defends-shield' : 'some-knights', {
              knights: detailNumber(inside, 'knights') ?? 0,
            })}
          </span>
        )}
      </div>
      {cases.length > 0 ? (
        <Odds cases={cases} knights={knights} colour={inside?.owner ?? ''} />
      ) : (
        <p>{say('falls-to-you', { needs: detailText(castle, 'needs') ?? '', knights })}</p>
      )}
      <div class="row">
        <button type="button" onClick={onClear}>
          {say('not-now')}
        </button>
        <button type="button" class="primary" data-storm onClick={onMake}>
          <Icon of="check" size={18} /> {say('do-storm')}
        </button>
      </div>
    </section>
  )
}
