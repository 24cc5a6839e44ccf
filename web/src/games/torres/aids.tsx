// The blocks of the stack in use, in the dock; the cards in hand, in the corner of the stage.
import type { JSX } from 'preact'
import { detailList, detailNumber } from '../../board/shapes'
import { at, type Kid } from '../../board/svg'
import { rendered } from '../../page/drawing'
import { gameCard } from '../../page/session'
import type { AidsProps } from '../../page/table/Aids'
import { wordsOf } from '../../page/texts'
import { cardFace } from './hands'
import { cube } from './signs'
import './aids.css'

const { say } = wordsOf('torres')
const HIGH = 20 // px from block to block

/** What is left of the stack in use; those already built are drawn as gaps. */
export function Hand({ scene }: AidsProps): JSX.Element | null {
  const player = scene.players.find(one => one.turn)
  if (!player) return null
  const stacks = detailList(player, 'stacks').filter((size): size is number => typeof size === 'number')
  const left = detailNumber(player, 'in_hand') ?? Math.max(0, ...stacks)
  const all = Math.max(left, detailNumber(scene, 'usual') ?? 0)
  const blocks: Kid = Array.from({ length: all }, (_, i) => at(0, -HIGH * i, cube(27, i < left)))
  return (
    <>
      <svg
        width="72"
        height="92"
        viewBox={`-32 ${-HIGH * (all - 1) - 18} 64 ${HIGH * (all - 1) + 56}`}
        aria-hidden="true"
      >
        {rendered(blocks)}
      </svg>
      {say('blocks-left', { left, all })}
    </>
  )
}

export const holds = (kind: string): boolean => kind.startsWith('card-')

/** Cards in hand, to be read and played; those of others are not in the scene. */
export function Cards({ scene, turn }: AidsProps): JSX.Element | null {
  const hands = scene.players.flatMap(player => {
    const hand = player.detail?.['hand']
    return Array.isArray(hand) ? hand.map(card => ({ colour: player.colour, name: String(card) })) : []
  })
  if (!hands.length) return null
  const words = gameCard(scene.game)?.words
  return (
    <ul class="hand" data-cards={Math.min(5, hands.length)} aria-label={say('hand')}>
      {hands.map(({ colour, name }, i) => {
        const action = turn.actions.value.find(one => one.kind === `card-${name}`)
        return (
          <li key={`${colour} ${i}`}>
            <button
              type="button"
              class={`card seat-${colour}`}
              data-card={name}
              aria-pressed={turn.kind.value === `card-${name}`}
              aria-disabled={!action?.moves}
              onClick={() => action && (action.moves ? turn.choose(action.kind) : turn.refuse(action))}
            >
              <svg width="40" height="40" viewBox="-14 -14 28 28" aria-hidden="true">
                {rendered(cardFace(name, 10))}
              </svg>
              <b>{words?.[name] ?? name}</b>
              <small>{say(`card-${name}`)}</small>
              {action?.why && <em>{action.why}</em>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Nothing else stands beside the board. */
export const Aids = (): null => null
