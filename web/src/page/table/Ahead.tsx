// What is chosen ahead of the place: how many go, or which way round a piece lies.
import type { JSX } from 'preact'
import { Icon } from '../icons'
import { say } from '../texts'
import { partWord } from './names'
import type { Drawing } from './signs'
import type { Turn } from './turn'

const numberIn = (word: string): number => Number(/\d+$/.exec(word)?.[0] ?? NaN)

/** Words to choose from, where they are no numbers: each drawn, with how many places it fits. */
export const waysAhead = (turn: Turn): string[] => {
  const words = [...turn.words.value.keys()]
  return words.some(word => !/^[a-z]*\d+$/.test(word)) ? words : []
}

/** Numbers to choose from, from the fewest to the most. */
export function amountsAhead(turn: Turn): string[] {
  const words = [...turn.words.value.keys()]
  const chosen = turn.picks.value.length > 0
  return chosen && words.length > 1 && words.every(word => /^[a-z]*\d+$/.test(word)) ? words : []
}

/** The ways a piece can lie, as buttons. */
export const Ways = ({ turn, game, drawn }: { turn: Turn; game: string; drawn: Drawing }): JSX.Element => (
  <>
    {waysAhead(turn).map(word => {
      const shown = (turn.armed.value ?? turn.looked.value)?.parts.at(-1) ?? turn.ahead.value
      return (
        <button
          type="button"
          key={word}
          class="act way"
          data-way={word}
          aria-pressed={shown === word}
          aria-label={partWord(game, word)}
          onClick={() => turn.want(word)}
        >
          {drawn(word)}
          <small>{say('places', { count: turn.words.value.get(word) ?? 0 })}</small>
        </button>
      )
    })}
  </>
)

const MOST_PIPS = 8

/** How many: one fewer, one more, or the number itself. */
export function Amount({ turn }: { turn: Turn }): JSX.Element | null {
  const words = amountsAhead(turn)
  const shown = (turn.armed.value ?? turn.looked.value)?.parts.at(-1) ?? turn.ahead.value
  const at = words.includes(shown) ? words.indexOf(shown) : words.length - 1
  const [now, most] = [numberIn(words[at] ?? ''), numberIn(words.at(-1) ?? '')]
  if (!words.length) return null
  const go = (by: number): void => turn.want(words[Math.max(0, Math.min(words.length - 1, at + by))] ?? '')
  return (
    <div class="amount" role="group" aria-label={say('amount')}>
      <button type="button" class="square" aria-label={say('fewer')} disabled={at === 0} onClick={() => go(-1)}>
        <Icon of="minus" />
      </button>
      {words.length <= MOST_PIPS ? (
        <div class="heads">
          {words.map((word, i) => (
            <button
              type="button"
              key={word}
              class={i <= at ? 'full' : ''}
              aria-pressed={i === at}
              aria-label={String(numberIn(word))}
              data-amount={word}
              onClick={() => turn.want(word)}
            >
              {numberIn(word)}
            </button>
          ))}
        </div>
      ) : (
        <input
          type="range"
          min={0}
          max={words.length - 1}
          value={at}
          aria-label={say('amount')}
          onInput={event => turn.want(words[Number(event.currentTarget.value)] ?? '')}
        />
      )}
      <button
        type="button"
        class="square"
        aria-label={say('one-more')}
        disabled={at === words.length - 1}
        onClick={() => go(1)}
      >
        <Icon of="plus" />
      </button>
      <output>{say('amount-of', { now, most })}</output>
    </div>
  )
}
