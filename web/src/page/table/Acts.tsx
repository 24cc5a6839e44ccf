// The buttons of the dock: what can be done with its price and what it brings; and what is left to choose, if it is no place.
import type { JSX } from 'preact'
import type { Scene } from '../../scene'
import type { Button } from '../../wire'
import type { GamePage } from '../games'
import { say } from '../texts'
import { Amount, amountsAhead, Ways, waysAhead } from './Ahead'
import { partWord } from './names'
import { type Drawing, drawingOf } from './signs'
import type { Turn } from './turn'

const Price = ({ points }: { points: number }): JSX.Element | null =>
  points ? (
    <span class="price" role="img" aria-label={say('points', { points })}>
      {Array.from({ length: points }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  ) : null

/** What an action brings: the points it is sure of, or else what the rules say, or at how many places it can be done. */
function noteOf(action: Button, turn: Turn): string {
  const ways = turn.legal.value.filter(choice => choice.kind === action.kind)
  const gains = ways.map(choice => choice.gain ?? 0)
  const best = Math.max(0, ...gains)
  if (best) return say(gains.every(gain => gain === best) ? 'gain-now' : 'gain-up-to', { gain: best })
  if (action.note) return action.note
  const onBoard = ways.some(choice => turn.places.value.has(choice.parts[0] ?? '')) // and not a card, say
  return action.price || !action.places || !onBoard ? '' : say('places', { count: action.places })
}

/** An action. One that is not open can be asked why. */
function Act({ action, turn, drawn }: { action: Button; turn: Turn; drawn: Drawing }): JSX.Element {
  const open = !!action.moves
  const note = open ? noteOf(action, turn) : action.why
  return (
    <button
      type="button"
      class="act"
      data-act={action.kind}
      aria-pressed={turn.action.value?.kind === action.kind}
      aria-disabled={!open}
      title={open ? action.pick || action.name : action.why}
      onClick={() => (open ? turn.choose(action.kind) : turn.refuse(action))}
    >
      {drawn(action.icon)}
      <b>{action.name}</b>
      {note && <small>{note}</small>}
      {typeof action.stock === 'number' ? (
        <span class="stock" role="img" aria-label={say('in-stock', { count: action.stock })}>
          × {action.stock}
        </span>
      ) : (
        <Price points={action.price ?? 0} />
      )}
    </button>
  )
}

/** What is left to choose and is no place on the board. */
function Option({ part, turn, game, drawn }: { part: string; turn: Turn; game: string; drawn: Drawing }): JSX.Element {
  const looked = turn.looked.value?.parts[turn.picks.value.length] === part
  return (
    <button
      type="button"
      class="act option"
      data-part={part}
      aria-pressed={looked}
      onClick={() => turn.pick(part)}
      onPointerEnter={() => turn.hover(part)}
      onFocus={() => turn.hover(part)}
    >
      {drawn(part, true)}
      <b>{partWord(game, part)}</b>
    </button>
  )
}

interface ActsProps {
  turn: Turn
  name: string // of the game
  game: GamePage
  scene: Scene | undefined
  small: boolean
}

export function Acts({ turn, name, game: { look, aids }, scene, small }: ActsProps): JSX.Element {
  const drawn = drawingOf(look, scene)
  const { next } = turn.narrowed.value
  const begun = turn.picks.value.length > 0 || !!turn.kind.value
  const kinds = new Set(turn.actions.value.map(action => action.kind))
  const ahead = waysAhead(turn).length > 0
  const amounts = amountsAhead(turn).length > 0
  const words = begun && !ahead && !amounts ? next.filter(part => !turn.places.value.has(part)) : []
  const asks = words.length > 1 && !words.every(word => kinds.has(word))
  /** What is chosen elsewhere is no button here: the piece in hand by its ways to lie, a card by the card. */
  const here = (action: Button): boolean =>
    !action.ends && !(ahead && look.early?.includes(action.kind)) && (small || !aids?.holds?.(action.kind))
  return (
    <div class="acts" role="group" aria-label={say(asks ? 'choices' : 'actions')}>
      {amounts && small && <Amount turn={turn} />}
      {ahead && <Ways turn={turn} game={name} drawn={drawn} />}
      {asks
        ? words.map(part => <Option key={part} part={part} turn={turn} game={name} drawn={drawn} />)
        : !(amounts && small) &&
          turn.actions.value
            .filter(here)
            .map(action => <Act key={action.kind} action={action} turn={turn} drawn={drawn} />)}
    </div>
  )
}
