// Learning a game before a table is set up: lessons, puzzles, its rules, and the ways into a first game.
import { useSignal } from '@preact/signals'
import type { ComponentType, JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Bar } from '../Bar'
import { gameCard, welcome } from '../session'
import { say } from '../texts'
import { Cover, Meta, Ways } from './GameCover'
import { Lessons } from './Lessons'
import { Puzzles } from './Puzzles'

type RulesText = ComponentType<{ game: string; rule: string }>

/** `rule` is a paragraph to begin with, as in #learn/GAME/4.5. */
export function Learn({ game, rule }: { game: string; rule: string }): JSX.Element {
  const card = gameCard(game)
  const Rules = useSignal<RulesText | undefined>(undefined)
  useEffect(() => void import('../table/Rules').then(found => (Rules.value = found.Rules)), [])
  document.title = `${card?.title ?? 'Donjon'} – Donjon`
  const Text = Rules.value
  return (
    <>
      <Bar title={card?.title ?? ''} sub={card ? say('rules') : ''} />
      <main class="beside">
        {card && (
          <article class="cardbox lesson">
            <h2>{say('learn-game', { game: card.title })}</h2>
            <p class="sub">{say('learn-lead')}</p>
            <Lessons card={card} />
            <Puzzles card={card} />
            {Text && <Text game={card.name} rule={rule} />}
          </article>
        )}
        {welcome.value && !card && <p>{say('no-such-game')}</p>}
        {card && (
          <aside class="cardbox facts" data-game={card.name}>
            <Cover game={card.name} />
            <h2>{card.title}</h2>
            <p>{card.about}</p>
            <Meta card={card} />
            <Ways card={card} learn={false} />
          </aside>
        )}
      </main>
    </>
  )
}
