// The deal of the day: a whole game with the same luck for everybody, and how others did.
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import type { DealShown } from '../../wire'
import { deals, keep, tableOf } from '../memory'
import { go } from '../route'
import { gameCard, greeted, tellTrouble } from '../session'
import { ask } from '../socket'
import { say, wordFor } from '../texts'
import { today } from './Puzzles'

/** What the server knows of the deal of that day; asked for again when one comes back. */
function useDeal(day: string): DealShown | undefined {
  const shown = useSignal<DealShown | undefined>(undefined)
  const here = greeted.value
  useEffect(() => {
    if (here)
      ask({ kind: 'deal', day, table_id: tableOf(deals.peek()[day] ?? '') }, 'deal').then(
        found => (shown.value = found),
        () => undefined, // no game can be played here
      )
  }, [here, day])
  return shown.value
}

async function play(day: string): Promise<void> {
  const made = await ask({ kind: 'play_deal', day }, 'created')
  const token = made.seats[0]?.token ?? ''
  keep([token, made.owner])
  deals.value = { [day]: token } // of other days nobody asks any more
  go(token)
}

/** Everybody's points with the deal of a day, best first. */
export function DealResults({ day }: { day: string }): JSX.Element | null {
  const results = useDeal(day)?.results ?? []
  if (!results.length) return null
  return (
    <section class="results">
      <h3>{say('deal-results')}</h3>
      <ol>
        {results.map(({ name, bot, scores, own }, i) => (
          <li key={`${i}-${name}`} data-own={!!own} data-bot={!!bot}>
            <span>{own ? say('you') : bot ? wordFor(`bot-${bot}`, bot) : name || say('somebody')}</span>
            <b>{scores.join(' : ')}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function DealOfTheDay(): JSX.Element {
  const day = today()
  const found = useDeal(day)
  const own = deals.value[day]
  const done = found?.results?.find(result => result.own)
  const people = found?.results?.filter(result => !result.bot).length ?? 0
  return (
    <section class="cardbox deal" aria-busy={!found}>
      <h2>
        {say('deal-of-the-day')} <small>{people > 0 ? say('deal-played', { count: people }) : ''}</small>
      </h2>
      {found && (
        <>
          <p>
            <b>
              {say('deal-is', { game: gameCard(found.game)?.title ?? '', bot: wordFor(`bot-${found.bot}`, found.bot) })}
            </b>
          </p>
          <p class="sub">{done ? say('deal-done', { scores: done.scores.join(' : ') }) : say('deal-means')}</p>
          {own ? (
            <a class="button" href={`#${own}`}>
              {say(done ? 'look' : 'go-on')}
            </a>
          ) : (
            <button type="button" class="primary" onClick={() => void play(day).catch(tellTrouble)}>
              {say('play-deal')}
            </button>
          )}
        </>
      )}
    </section>
  )
}
