// A game in a few words: its cover, one line, how many, how long.
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import type { GameCard } from '../../wire'
import { Icon } from '../icons'
import { shade } from '../session'
import { say } from '../texts'

export function Cover({ game }: { game: string }): JSX.Element {
  const missing = useSignal(false)
  return (
    <div class="cover">
      {!missing.value && (
        <img
          src={`/covers/${game}-${shade.value}.svg`}
          alt=""
          width="400"
          height="300"
          onError={() => (missing.value = true)}
        />
      )}
    </div>
  )
}

function range(seats: readonly number[]): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)]
  return least === most ? String(least) : say('from-to', { from: least, to: most })
}

/** How many play, and about how long. */
export const Meta = ({ card }: { card: GameCard }): JSX.Element => (
  <div class="meta">
    <span>
      <Icon of="people" size={16} />
      <span aria-hidden="true">{range(card.seats)}</span>
      <span class="unseen">{say('players', { range: range(card.seats) })}</span>
    </span>
    <span>
      <Icon of="clock" size={16} /> {say('about-minutes', { minutes: card.minutes })}
    </span>
  </div>
)

/** The three ways into a game, with the same words everywhere. */
export const Ways = ({ card, learn }: { card: GameCard; learn: boolean }): JSX.Element => {
  const way = (to: string, word: string, look: string): JSX.Element => (
    <a class={`button ${look}`} href={to}>
      {word}
      <span class="unseen"> – {card.title}</span>
    </a>
  )
  return (
    <div class="ways">
      {learn && way(`#learn/${card.name}`, say('learn'), 'learn')}
      {way(`#new/${card.name}`, say('play'), 'go')}
      {way(`#new/${card.name}/friends`, say('invite'), 'invite')}
    </div>
  )
}

export const GameCover = ({ card }: { card: GameCard }): JSX.Element => (
  <article class="cardbox game" data-game={card.name}>
    <Cover game={card.name} />
    <div class="words">
      <h2>{card.title}</h2>
      <p>{card.line}</p>
      <Meta card={card} />
      <Ways card={card} learn />
    </div>
  </article>
)
