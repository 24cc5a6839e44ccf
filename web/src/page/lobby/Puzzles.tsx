// The puzzles of a game, from easy to hard; and the puzzle of the day.
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import type { GameCard, PuzzleShown } from '../../wire'
import { Icon } from '../icons'
import { ownPuzzles, solved } from '../memory'
import { daysInARow, isSolved } from '../puzzle/solved'
import { gameCard, greeted, welcome } from '../session'
import { ask } from '../socket'
import { say } from '../texts'
import { Cover } from './GameCover'

export function Puzzles({ card }: { card: GameCard }): JSX.Element | null {
  const all = card.puzzles ?? []
  const own = ownPuzzles.value.filter(one => one.game === card.name)
  if (!all.length && !own.length) return null
  const tried = solved.value
  const done = all.filter(id => isSolved(tried, id)).length
  return (
    <section class="lessons puzzles" aria-label={say('puzzles')}>
      <h3>
        {say('puzzles')} <small>{say('puzzles-solved', { done, all: all.length })}</small>
      </h3>
      <ol>
        {all.map((id, i) => (
          <li key={id}>
            <a
              class={`number-of ${isSolved(tried, id) ? 'done' : ''}`}
              href={`#puzzle/${card.name}/${id}`}
              data-puzzle={id}
              aria-label={say('puzzle-number', { number: i + 1 })}
            >
              {isSolved(tried, id) ? <Icon of="check" size={16} /> : i + 1}
            </a>
          </li>
        ))}
      </ol>
      {own.length > 0 && (
        <>
          <h3>{say('own-puzzles')}</h3>
          <ol>
            {own.map(({ ply, packed, deep }, i) => (
              <li key={`${ply}-${packed}`}>
                <a
                  class="number-of"
                  href={`#puzzle/record/${ply}${deep ? '-deep' : ''}/${packed}`}
                  aria-label={say('puzzle-number', { number: i + 1 })}
                >
                  {i + 1}
                </a>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

/** The date where the player is, like 2026-11-15. */
export const today = (): string => new Date().toLocaleDateString('sv-SE')

export function PuzzleOfTheDay(): JSX.Element | null {
  const shown = useSignal<PuzzleShown | undefined>(undefined)
  const here = greeted.value
  useEffect(() => {
    if (here)
      ask({ kind: 'solve', game: '', puzzle: today() }, 'puzzle').then(
        found => (shown.value = found),
        () => undefined, // no game has puzzles here
      )
  }, [here])
  const found = shown.value
  if (!welcome.value?.games.some(card => card.puzzles?.length)) return null
  if (!found) return <section class="cardbox daily" aria-busy="true" /> // its place is kept until it comes
  const row = daysInARow(solved.value, today())
  return (
    <section class="cardbox daily">
      <Cover game={found.game} />
      <div>
        <h2>{say('puzzle-of-the-day')}</h2>
        <p>
          <b>{found.question}</b>
        </p>
        <p class="sub">
          {gameCard(found.game)?.title} · {say('difficulty', { of: found.difficulty })}
        </p>
        {row > 0 && <p class="sub">{say('days-in-a-row', { days: row })}</p>}
        <a class="button primary" href={`#puzzle//${today()}`}>
          {say(isSolved(solved.value, today()) ? 'solved-today' : 'solve-it')}
        </a>
      </div>
    </section>
  )
}
