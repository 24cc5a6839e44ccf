// Every legal move as a button, grouped by kind: the whole game can be played from here.
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import type { Choice } from '../../wire'
import { say } from '../texts'
import { grouped } from './choosing'
import { kindWord, partWord } from './names'
import type { Turn } from './turn'

const PAGE = 60

function Group({
  game,
  kind,
  choices,
  turn,
  open,
}: {
  game: string
  kind: string
  choices: Choice[]
  turn: Turn
  open: boolean
}): JSX.Element {
  const shown = useSignal(open ? PAGE : 0)
  const words = (choice: Choice): string =>
    choice.parts
      .filter(part => part !== kind || choice.parts.length === 1)
      .map(part => partWord(game, part))
      .join(' ')
  const fill = (event: Event & { currentTarget: HTMLDetailsElement }): void => {
    if (event.currentTarget.open) shown.value ||= PAGE
  }
  return (
    <details open={open} onToggle={fill}>
      <summary>
        {kindWord(game, kind)} <small>{choices.length}</small>
      </summary>
      <div class="moves">
        {choices.slice(0, shown.value).map(choice => (
          <button
            type="button"
            key={choice.move}
            data-move={choice.move}
            onClick={() => turn.make(choice)}
            onPointerEnter={() => turn.look(choice)}
            onPointerLeave={() => turn.look(undefined)}
            onFocus={() => turn.look(choice)}
            onBlur={() => turn.look(undefined)}
          >
            {words(choice)}
          </button>
        ))}
        {choices.length > shown.value && (
          <button type="button" class="ghost" onClick={() => (shown.value += 5 * PAGE)}>
            {say('more-moves', { count: choices.length - shown.value })}
          </button>
        )}
      </div>
    </details>
  )
}

export function MoveList({ game, turn }: { game: string; turn: Turn }): JSX.Element {
  const groups = [...grouped(turn.legal.value, turn.places.value)]
  return (
    <div class="movelist" tabIndex={0} role="region" aria-label={say('legal-moves')}>
      {groups.map(([kind, choices]) => (
        <Group
          key={kind}
          game={game}
          kind={kind}
          choices={choices}
          turn={turn}
          open={groups.length === 1 || choices.length <= 6}
        />
      ))}
      {!groups.length && <p class="none">{say('no-moves-now')}</p>}
    </div>
  )
}
