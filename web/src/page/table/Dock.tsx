// Below the board: what to do, the actions with their prices, what is left. Its height never changes.
import { useSignal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import type { Scene } from '../../scene'
import type { TableCard } from '../../wire'
import type { GamePage } from '../games'
import { Badge, Icon, type IconName } from '../icons'
import { pace } from '../memory'
import { say } from '../texts'
import { Acts } from './Acts'
import type { AidsProps } from './Aids'
import { isLong } from './long'
import { prompt } from './prompt'
import type { TableStore, TurnStore } from './store'
import type { Turn } from './turn'

/** Something to confirm first. */
export interface Doubt {
  text: string
  yes: string
  sure: () => void
  no: () => void
}

/** How much of each thing is left, if the buttons do not say it: few as pips, many, or many sorts, as numbers. */
const MOST_PIPS = 7
const MOST_SORTS = 2
export function Left({ store, turn }: { store: TurnStore; turn: Turn }): JSX.Element | null {
  const left = store.board.value?.ask?.left ?? []
  if (turn.actions.value.every(action => action.ends || typeof action.stock === 'number')) return null
  return (
    <ul class="left" aria-label={say('left')}>
      {left.map(({ name, have, of }) => (
        <li key={name} title={`${name}: ${have} / ${of}`}>
          <span>{name}</span>
          {of <= MOST_PIPS && left.length <= MOST_SORTS ? (
            <span class="pips" role="img" aria-label={`${name}: ${have} / ${of}`}>
              {Array.from({ length: of }, (_, i) => (
                <i key={i} class={i < have ? 'full' : ''} />
              ))}
            </span>
          ) : (
            <b>{have}</b>
          )}
        </li>
      ))}
    </ul>
  )
}

export const Mean = ({
  icon,
  word,
  keys,
  disabled = false,
  onClick,
}: {
  icon: IconName
  word: string
  keys: string
  disabled?: boolean
  onClick: () => void
}): JSX.Element => (
  <button type="button" class="mean" disabled={disabled} title={`${word} (${keys})`} onClick={onClick}>
    <Icon of={icon} />
    <span>{word}</span>
  </button>
)

export const Main = ({ name, note, light, ...rest }: MainProps): JSX.Element => (
  <button type="button" class={`main ${light ? '' : 'primary'}`} {...rest}>
    <b>{name}</b>
    {note && <small>{note}</small>}
  </button>
)
interface MainProps {
  name: string
  note?: string | undefined
  light?: boolean
  title?: string | undefined
  'aria-disabled'?: boolean
  'data-act'?: string
  onClick: (event: MouseEvent) => void
}

/** The main button: make the move that is shown, or end the turn, with what that would lose. */
export function Onward({ store, turn }: { store: TurnStore; turn: Turn }): JSX.Element | null {
  const shown = turn.armed.value ?? (turn.picks.value.length ? turn.looked.value : undefined)
  if (shown) {
    const gain = turn.gains.value[store.board.value?.to_move ?? -1] ?? 0
    const note = gain ? `${gain > 0 ? '+' : '−'}${say('points', { points: Math.abs(gain) })}` : undefined
    const action = turn.actions.value.find(one => one.kind === shown.kind)
    return <Main name={action?.name ?? say('do-it')} note={note} onClick={() => turn.make(shown)} />
  }
  const end = turn.actions.value.find(action => action.ends)
  if (!end) return null
  const light = turn.actions.value.some(action => !action.ends && action.moves)
  return (
    <Main
      name={end.name}
      note={end.moves ? store.board.value?.ask?.loses : end.why}
      light={light}
      aria-disabled={!end.moves}
      data-act={end.kind}
      title={end.moves ? undefined : end.why}
      onClick={() => (end.moves ? turn.choose(end.kind) : turn.refuse(end))}
    />
  )
}

/** Are you sure? Asked once, in place of the buttons. A double click that led here is no answer, though it ends on one. */
export const Sure = ({ doubt }: { doubt: Doubt }): JSX.Element => (
  <>
    <span class="grow" />
    <Main name={say('no-back')} light onClick={doubt.no} />
    <Main name={doubt.yes} onClick={event => void (event.detail < 2 && doubt.sure())} />
  </>
)

/** What the mover has in hand, where the game shows it. */
export const InHand = ({
  game: { aids },
  hand,
}: {
  game: GamePage
  hand: AidsProps | undefined
}): JSX.Element | null =>
  aids?.Hand && hand ? (
    <div class="inhand">
      <aids.Hand {...hand} />
    </div>
  ) : null

interface DockProps {
  store: TableStore
  turn: Turn
  table: TableCard
  game: GamePage
  scene: Scene | undefined // as it stands
  small: boolean
  doubt: Doubt | undefined // something other than a move
}

/** The question before a turn ends with something left. */
export function lastDoubt(store: TurnStore, turn: Turn): Doubt | undefined {
  const move = turn.doubted.value
  if (!move) return undefined
  const action = turn.actions.value.find(one => one.kind === move.kind)?.name ?? ''
  return {
    text: say('sure-to-end', { action, loses: store.board.value?.ask?.loses ?? '' }),
    yes: action,
    sure: () => turn.make(move),
    no: turn.clear,
  }
}

export function Dock({ store, turn, table, game, scene, small, doubt }: DockProps): JSX.Element {
  const mine = store.myTurn.value
  const mover = scene && game.look.mover?.(scene)
  const unsure = doubt ?? lastDoubt(store, turn)
  return (
    <section class={`dock cardbox ${mine ? 'mine' : ''}`} aria-label={say('dock')} aria-busy={turn.busy.value}>
      {mine && !unsure && scene && (
        <InHand game={game} hand={{ scene, turn, held: store.held.value, owners: undefined }} />
      )}
      <div class="asked">
        {mover && <Badge colour={mover} r={12} />}
        <Prompt>{unsure?.text ?? prompt(store, turn, say)}</Prompt>
        {mine && <Left store={store} turn={turn} />}
      </div>
      <div class={`deeds ${unsure ? 'sure' : ''}`} role="group" aria-label={say('actions')}>
        {unsure ? (
          <Sure doubt={unsure} />
        ) : (
          mine && (
            <>
              <Acts turn={turn} name={table.game} game={game} scene={scene} small={small} />
              <Mean icon="undo" word={say('undo')} keys="U" disabled={!turn.canUndo.value} onClick={turn.undo} />
              {table.aids && <Mean icon="bulb" word={say('hint')} keys="H" onClick={() => void turn.askHint()} />}
              <Onward store={store} turn={turn} />
            </>
          )
        )}
        {!mine && !unsure && store.held.value.length > 0 && <Pace />}
      </div>
    </section>
  )
}

const PACES = ['normal', 'fast', 'once'] as const

/** How fast the others' turns are shown; it is remembered. */
const Pace = (): JSX.Element => (
  <div class="pace" role="group" aria-label={say('pace')}>
    <span>{say('pace')}</span>
    {PACES.map(one => (
      <button type="button" key={one} aria-pressed={pace.value === one} onClick={() => (pace.value = one)}>
        {say(`pace-${one}`)}
      </button>
    ))}
  </div>
)

/** A long sentence is cut where there is no room; a tap shows it whole. */
export function Prompt({ children }: { children: ComponentChildren }): JSX.Element {
  const whole = useSignal(false)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a reader hears it whole anyway
    <h2
      class={`prompt ${whole.value ? 'whole' : ''} ${typeof children === 'string' && isLong(children) ? 'long' : ''}`}
      aria-live="polite"
      title={typeof children === 'string' ? children : undefined}
      onClick={() => (whole.value = !whole.peek())}
    >
      {children}
    </h2>
  )
}
