// Where the game turned: a list of numbered points; the one looked at shows what was better.
import type { JSX } from 'preact'
import type { TableCard } from '../../wire'
import { Icon } from '../icons'
import { keep, ownPuzzles } from '../memory'
import { go } from '../route'
import { tellTrouble, tellUser } from '../session'
import { ask } from '../socket'
import { nameOf } from '../table/names'
import { packed } from '../table/packing'
import type { Replay } from '../table/replay'
import { say } from '../texts'
import { choose } from './choose'
import { percent } from './percent'
import type { Point } from './points'
import type { ReviewStore } from './store'

const MOST_OWN = 50

/** Keep a mistake as a puzzle of one's own. */
async function askAgain(game: string, ply: number, deep: boolean, record: () => Promise<string>): Promise<void> {
  const one = { game, ply, deep, packed: await packed(await record()) }
  const others = ownPuzzles.peek().filter(other => other.ply !== ply || other.packed !== one.packed)
  ownPuzzles.value = [one, ...others].slice(0, MOST_OWN)
  tellUser(say('will-ask-again'))
}

/** Play on from there, against bots, at a table of one's own. */
async function tryIt(table_id: string, ply: number): Promise<void> {
  const made = await ask({ kind: 'play_from', table_id, ply }, 'created')
  keep([...made.seats.map(link => link.token), made.owner])
  go(made.seats[0]?.token ?? '')
}

interface PointsProps {
  table: TableCard
  review: ReviewStore
  replay: Replay
  record: () => Promise<string> // of the game
}

const TryIt = ({ table, ply }: { table: TableCard; ply: number }): JSX.Element => (
  <button type="button" class="primary try" onClick={() => void tryIt(table.table_id, ply).catch(tellTrouble)}>
    <Icon of="play" size={16} /> {say('try-it')}
  </button>
)

const told = ({ turn, said }: Point): string => say('point', { turn, said })

const Change = ({ table, point }: { table: TableCard; point: Point }): JSX.Element => (
  <em class={point.change < 0 ? 'bad' : 'good'}>
    <span class="unseen">{nameOf(table, point.whose)} </span>
    {percent(point.change)}
  </em>
)

/** On a phone the point looked at is below the board, with the way to the one before and after it. */
export function Chosen({ table, review, replay }: Omit<PointsProps, 'record'>): JSX.Element | null {
  const points = review.points.value
  const at = points.findIndex(({ ply }) => ply === review.chosen.value)
  const point = points[at]
  if (!point) return null
  const step = (by: number, icon: 'back' | 'forth', word: string): JSX.Element => {
    const next = points[at + by]
    return (
      <button
        type="button"
        class="square"
        aria-label={say(word)}
        disabled={!next}
        onClick={() => next && choose(review, replay, next)}
      >
        <Icon of={icon} />
      </button>
    )
  }
  return (
    <section class="chosen cardbox">
      <p class="entry">
        <span class="numbered" data-chosen="true">
          {at + 1}
        </span>
        <span>
          {told(point)} {point.mistake && <b>{say('better', { said: point.mistake.better_said })}</b>}
        </span>
        <Change table={table} point={point} />
      </p>
      <div class="row">
        {step(-1, 'back', 'point-before')}
        {point.mistake ? <TryIt table={table} ply={point.ply} /> : <span class="grow" />}
        {step(1, 'forth', 'point-after')}
      </div>
    </section>
  )
}

export function Points({ table, review, replay, record }: PointsProps): JSX.Element | null {
  const points = review.points.value
  const deep = !!review.report.value?.deep
  if (!points.length) return null
  return (
    <section class="turned">
      <h3>{say('where-it-turned')}</h3>
      <ol class="turnings">
        {points.map((point, i) => {
          const chosen = review.chosen.value === point.ply
          return (
            <li key={point.ply} data-mistake={!!point.mistake}>
              <button type="button" class="entry" aria-expanded={chosen} onClick={() => choose(review, replay, point)}>
                <span class="numbered" data-chosen={chosen}>
                  {i + 1}
                </span>
                <span>{told(point)}</span>
                <Change table={table} point={point} />
              </button>
              {chosen && point.mistake && (
                <div class="better">
                  <p>{say('better', { said: point.mistake.better_said })}</p>
                  <div class="row wrap">
                    <TryIt table={table} ply={point.ply} />
                    {point.mistake.sure && (
                      <button
                        type="button"
                        class="again"
                        onClick={() => void askAgain(table.game, point.ply, deep, record).catch(tellTrouble)}
                      >
                        <Icon of="again" size={16} /> {say('ask-again')}
                      </button>
                    )}
                  </div>
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
