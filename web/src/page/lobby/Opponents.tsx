// The bots from the weakest to the strongest, each with a word for its strength. Figures are folded away.
import type { JSX } from 'preact'
import type { GameCard } from '../../wire'
import { welcome } from '../session'
import { say, wordFor } from '../texts'
import { Pick } from './fields'

/** A bar for each bot that is weaker. */
const Bars = ({ of, at }: { of: number; at: number }): JSX.Element => (
  <span class="bars" aria-hidden="true">
    {Array.from({ length: of - 1 }, (_, i) => (
      <i key={i} class={i < at ? 'on' : ''} style={{ height: `${7 + i * 3}px` }} />
    ))}
  </span>
)

/** Measured strengths in this game with this many players; 0 is random play. */
function Figures({ card, players }: { card: GameCard; players: number }): JSX.Element | null {
  const ratings = card.ratings?.[players] ?? {}
  const bots = (welcome.value?.bots ?? []).filter(bot => ratings[bot] !== undefined)
  if (!bots.length) return null
  return (
    <details class="figures">
      <summary>{say('strength-figures')}</summary>
      <ul>
        {bots.map(bot => (
          <li key={bot}>
            <b>{wordFor(`bot-${bot}`, bot)}</b>
            <span>{say('elo', { elo: `${(ratings[bot] ?? 0) - (ratings['random'] ?? 0)}` })}</span>
            <small>{wordFor(`bot-${bot}-means`, '')}</small>
          </li>
        ))}
      </ul>
      <p class="sub">{say('elo-means')}</p>
    </details>
  )
}

export function Opponents({
  card,
  players,
  chosen,
  set,
}: {
  card: GameCard
  players: number
  chosen: string
  set: (bot: string) => void
}): JSX.Element {
  const bots = welcome.value?.bots ?? []
  return (
    <>
      <div class="bots" role="radiogroup" aria-label={say('bots')}>
        {bots.map((bot, i) => (
          <Pick key={bot} group="bot" value={bot} chosen={bot === chosen} set={() => set(bot)}>
            <Bars of={bots.length} at={i} />
            <b>{wordFor(`bot-${bot}`, bot)}</b>
            <small>{wordFor(`bot-${bot}-is`, '')}</small>
          </Pick>
        ))}
      </div>
      <Figures card={card} players={players} />
    </>
  )
}
