// Beside the board: the cards in hand.
import type { JSX } from 'preact'
import { gameCard } from '../../page/session'
import type { AidsProps } from '../../page/table/Aids'
import { wordsOf } from '../../page/texts'
import './aids.css'

const { say } = wordsOf('torres')

/** Cards in hand, as cards to be played; those of others are not in the scene. */
export function Aids({ scene, turn }: AidsProps): JSX.Element | null {
  const hands = scene.players.flatMap(player => {
    const hand = player.detail?.['hand']
    return Array.isArray(hand) && hand.length ? [{ colour: player.colour, hand: hand.map(String) }] : []
  })
  if (!hands.length) return null
  const words = gameCard(scene.game)?.words
  /** A card that can be played is chosen as the action it is; of another it is said why not. */
  function play(name: string): void {
    const action = turn.actions.peek().find(one => one.kind === `card-${name}`)
    if (turn.legal.peek().some(one => one.kind === `card-${name}`)) turn.choose(`card-${name}`)
    else if (action) turn.refuse(action)
  }
  return (
    <ul class="hand" aria-label={say('hand')}>
      {hands.flatMap(({ colour, hand }) =>
        hand.map((name, i) => (
          <li key={`${colour} ${i}`}>
            <button
              type="button"
              class={`card seat-${colour}`}
              aria-pressed={turn.kind.value === `card-${name}`}
              aria-disabled={!turn.legal.value.some(one => one.kind === `card-${name}`)}
              onClick={() => play(name)}
            >
              {words?.[name] ?? name}
            </button>
          </li>
        )),
      )}
    </ul>
  )
}
