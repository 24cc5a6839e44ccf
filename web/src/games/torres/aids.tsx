// Beside the board: the cards in hand.
import type { JSX } from 'preact'
import { gameCard } from '../../page/session'
import type { AidsProps } from '../../page/table/Aids'
import { wordsOf } from '../../page/texts'
import './aids.css'

const { say } = wordsOf('torres')

/** Cards in hand, as cards; those of others are not in the scene. */
export function Aids({ scene }: AidsProps): JSX.Element | null {
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
