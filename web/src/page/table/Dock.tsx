// Under the board: what is asked, what can be chosen, the plan step by step.
import type { JSX } from 'preact'
import type { TableCard } from '../../wire'
import { Icon } from '../icons'
import { planning } from '../memory'
import { say } from '../texts'
import { togglePlan } from './keys'
import { kindWord, moveWords, nameOf, partWord } from './names'
import type { TableStore } from './store'
import type { Turn } from './turn'

const MOST_CHOICES = 24

function prompt(store: TableStore, turn: Turn): string {
  const table = store.table.value
  if (store.over.value) return say('game-over')
  if (!store.myTurn.value) return say('is-thinking', { who: nameOf(table, store.board.value?.to_move) || '…' })
  const many = store.held.value.length > 1 ? nameOf(table, store.board.value?.to_move) : ''
  if (turn.busy.value) return say('playing')
  const picked = turn.picks.value.map(part => partWord(table?.game ?? '', part)).join(' ')
  if (picked) return say('picked', { picked })
  return many ? say('turn-of', { who: many }) : say('your-turn')
}

/** Kinds of moves, where there are several: choosing one lights only its targets; one without a target is made at once. */
function Kinds({ turn, game }: { turn: Turn; game: string }): JSX.Element | null {
  const kinds = turn.kinds.value
  const only = turn.narrowed.value.next.every(part => !turn.places.value.has(part))
  if (kinds.length < 2 || kinds.length > MOST_CHOICES || (only && !turn.kind.value)) return null
  return (
    <div class="acts" role="group" aria-label={say('kinds')}>
      {kinds.map(kind => (
        <button
          type="button"
          key={kind}
          aria-pressed={kind !== '' && turn.kind.value === kind}
          onClick={() => turn.choose(kind)}
          onPointerEnter={() => turn.hover(kind)}
          onPointerLeave={() => turn.hover(undefined)}
        >
          {kindWord(game, kind)}
        </button>
      ))}
    </div>
  )
}

/** What can be picked now and is no place on the board. */
function Options({ turn, game }: { turn: Turn; game: string }): JSX.Element | null {
  const words = turn.narrowed.value.next.filter(part => !turn.places.value.has(part))
  const kinds = turn.kinds.value.length > 1 && turn.kinds.value.length <= MOST_CHOICES
  const shown =
    kinds && words.length < turn.narrowed.value.next.length
      ? words.filter(word => !turn.kinds.value.includes(word))
      : words
  if (!shown.length || (turn.armed.value && shown.length === 1)) return null
  return (
    <div class="acts" role="group" aria-label={say('choices')}>
      {shown.slice(0, MOST_CHOICES).map(part => (
        <button
          type="button"
          key={part}
          data-part={part}
          onClick={() => turn.pick(part)}
          onPointerEnter={() => turn.hover(part)}
          onPointerLeave={() => turn.hover(undefined)}
          onFocus={() => turn.hover(part)}
          onBlur={() => turn.hover(undefined)}
        >
          {partWord(game, part)}
        </button>
      ))}
    </div>
  )
}

function Plan({ turn, game }: { turn: Turn; game: string }): JSX.Element | null {
  if (!planning.value) return null
  return (
    <ol class="strip" aria-label={say('plan')}>
      {turn.plan.value.map((choice, i) => (
        <li key={`${i} ${choice.move}`}>
          <button type="button" class="chip" title={say('back-to-step')} onClick={() => turn.shorten(i)}>
            <span class="n">{i + 1}</span>
            {moveWords(game, choice)}
          </button>
        </li>
      ))}
      {turn.legal.value.length > 0 && <li class="chip next">{say('next-step')}</li>}
      {turn.blocked.value && <li class="chip next">{say('ends-in-reveal')}</li>}
    </ol>
  )
}

export function Dock({ store, turn, table }: { store: TableStore; turn: Turn; table: TableCard }): JSX.Element {
  const mine = store.myTurn.value
  const canUndo =
    turn.picks.value.length > 0 ||
    turn.plan.value.length > 0 ||
    !!turn.kind.value ||
    (mine && !!store.board.value?.can_undo)
  const armed = turn.armed.value
  return (
    <section class={`dock cardbox ${mine ? 'mine' : ''}`} aria-label={say('dock')} aria-busy={turn.busy.value}>
      <div class="row wrap">
        <h2 class="prompt" aria-live="polite">
          {prompt(store, turn)}
        </h2>
        <span class="grow" />
        {mine && <Kinds turn={turn} game={table.game} />}
      </div>
      {mine && <Options turn={turn} game={table.game} />}
      {mine && (
        <div class="row wrap">
          <Plan turn={turn} game={table.game} />
          <span class="grow" />
          <div class="means row">
            <button
              type="button"
              aria-pressed={planning.value}
              aria-label={say('plan')}
              title={`${say('plan-hint')} (P)`}
              onClick={() => togglePlan(turn)}
            >
              <Icon of="list" size={18} /> <span class="wide">{say('plan')}</span>
            </button>
            {table.aids && (
              <button
                type="button"
                aria-label={say('hint')}
                title={`${say('hint-hint')} (H)`}
                onClick={() => void turn.askHint()}
              >
                <Icon of="bulb" size={18} /> <span class="wide">{say('hint')}</span>
              </button>
            )}
            <button
              type="button"
              disabled={!canUndo}
              aria-label={say('undo')}
              title={`${say('undo')} (U)`}
              onClick={turn.undo}
            >
              <Icon of="undo" size={18} /> <span class="wide">{say('undo')}</span>
            </button>
            {turn.plan.value.length > 1 && (
              <button
                type="button"
                class="square"
                aria-label={say('start-over')}
                title={say('start-over')}
                onClick={turn.reset}
              >
                <Icon of="again" size={18} />
              </button>
            )}
          </div>
          {armed && (
            <button type="button" class="primary" onClick={() => turn.make(armed)}>
              <Icon of="check" size={18} /> {say('do-it')}
            </button>
          )}
          {turn.plan.value.length > 0 && !armed && (
            <button type="button" class="primary" disabled={turn.busy.value} onClick={turn.commit}>
              <Icon of="check" size={18} /> {say('commit')}
            </button>
          )}
        </div>
      )}
    </section>
  )
}
