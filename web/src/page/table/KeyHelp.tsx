// Which key does what; a button in the bar opens it, and so does the question mark.
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { Icon } from '../icons'
import { say } from '../texts'
import { Dialog } from './Dialog'
import { useKeys } from './keys'

const ARROWS = '← ↑ ↓ →'
type Rows = readonly (readonly [keys: string, text: string])[]
const BOARD: Rows = [
  [ARROWS, 'key-walk'],
  ['Tab', 'key-next'],
  ['Enter', 'key-choose'],
  ['Q E', 'key-turn'],
  ['+ − 0', 'key-zoom'],
]
const TABLE: Rows = [
  ['B', 'key-board'],
  ['M', 'key-moves'],
  ['U', 'key-undo'],
  ['Esc', 'key-forget'],
  ['R', 'key-turn-over'],
  ['H', 'key-hint'],
  ['?', 'key-help'],
]
const LEARNING: Rows = [
  ['B', 'key-board'],
  ['S', 'key-show'],
  ['U', 'key-undo'],
  ['Esc', 'key-forget'],
  ['R', 'key-turn-over'],
  ['?', 'key-help'],
]
const REPLAY: Rows = [
  ['← →', 'key-step'],
  ['Home End', 'key-ends'],
  ['Space', 'key-run'],
  ['Esc', 'key-now'],
]

type Group = readonly [title: string, rows: Rows]
const GROUPS = {
  table: [
    ['keys-replay', REPLAY],
    ['keys-table', TABLE],
    ['keys-board', BOARD],
  ],
  record: [
    ['keys-replay', REPLAY],
    ['keys-board', BOARD],
  ],
  lesson: [
    ['keys-learning', [['N', 'key-go-on'], ...LEARNING]],
    ['keys-board', BOARD],
  ],
  puzzle: [
    ['keys-learning', [['A', 'key-again'], ...LEARNING]],
    ['keys-board', BOARD],
  ],
} as const satisfies Record<string, readonly Group[]>

const Keys = ({ title, rows }: { title: string; rows: Rows }): JSX.Element => (
  <section>
    <h3>{say(title)}</h3>
    <dl class="keys">
      {rows.map(([keys, text]) => (
        <div key={text}>
          <dt>
            {keys.split(' ').map(key => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{say(text)}</dd>
        </div>
      ))}
    </dl>
  </section>
)

export function KeyHelp({ at }: { at: keyof typeof GROUPS }): JSX.Element {
  const open = useSignal(false)
  const show = (): void => {
    open.value = true
  }
  useKeys(() => ({ '?': show }))
  return (
    <>
      <button
        type="button"
        class="ghost square wide"
        aria-label={say('keys')}
        title={`${say('keys')} (?)`}
        onClick={() => (open.value = true)}
      >
        <Icon of="keys" />
      </button>
      {open.value && (
        <Dialog title={say('keys')} onClose={() => (open.value = false)}>
          {GROUPS[at].map(([title, rows]) => (
            <Keys key={title} title={title} rows={rows} />
          ))}
        </Dialog>
      )}
    </>
  )
}
