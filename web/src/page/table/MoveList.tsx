// Every legal move in words, grouped by action: the whole game can be played from here.
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Choice } from '../../wire'
import { language, say } from '../texts'
import { grouped } from './choosing'
import type { Turn } from './turn'

const PAGE = 60

interface GroupProps {
  name: string
  choices: readonly Choice[]
  said: ReadonlyMap<string, string>
  turn: Turn
  open: boolean
  onPoint: (places: readonly string[]) => void
}

function Group({ name, choices, said, turn, open, onPoint }: GroupProps): JSX.Element {
  const shown = useSignal(open ? PAGE : 0)
  const fill = (event: Event & { currentTarget: HTMLDetailsElement }): void => {
    if (event.currentTarget.open) shown.value ||= PAGE
  }
  const look = (choice: Choice | undefined): void => {
    turn.look(choice)
    onPoint(choice?.parts.filter(part => turn.places.peek().has(part)) ?? [])
  }
  return (
    <details open={open} onToggle={fill}>
      <summary>
        {name} <small>{choices.length}</small>
      </summary>
      <div class="moves">
        {choices.slice(0, shown.value).map(choice => (
          <button
            type="button"
            key={choice.move}
            data-move={choice.move}
            onClick={() => turn.make(choice)}
            onPointerEnter={() => look(choice)}
            onPointerLeave={() => look(undefined)}
            onFocus={() => look(choice)}
            onBlur={() => look(undefined)}
          >
            {said.get(choice.move) ?? '…'}
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

export function MoveList({ turn, onPoint }: Pick<GroupProps, 'turn' | 'onPoint'>): JSX.Element {
  const said = useSignal<ReadonlyMap<string, string>>(new Map())
  const legal = turn.legal.value
  useEffect(() => {
    if (legal.length)
      void turn
        .sayings()
        .then(texts => (said.value = new Map(legal.map((choice, i) => [choice.move, texts[i] ?? choice.move]))))
  }, [legal, language.value])
  const groups = [...grouped(legal)]
  const nameOf = (kind: string): string => turn.actions.value.find(action => action.kind === kind)?.name ?? ''
  return (
    <div class="movelist" tabIndex={0} role="region" aria-label={say('legal-moves')}>
      {groups.map(([kind, choices]) => (
        <Group
          key={kind}
          name={nameOf(kind)}
          choices={choices}
          said={said.value}
          turn={turn}
          open={groups.length === 1 || choices.length <= 6}
          onPoint={onPoint}
        />
      ))}
      {!groups.length && <p class="none">{say('no-moves-now')}</p>}
    </div>
  )
}
