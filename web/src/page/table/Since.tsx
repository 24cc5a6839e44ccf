// Since your last move: what the others did, and a quick replay of it.
import type { JSX } from 'preact'
import { signed } from '../../board/text'
import { Badge, Icon } from '../icons'
import { say } from '../texts'
import { colourOf } from './colours'
import type { Replay } from './replay'
import type { TableStore } from './store'

export function Since({ store, replay }: { store: TableStore; replay: Replay }): JSX.Element {
  const { value: log } = store.log
  const held = store.held.value
  const from = store.board.value?.decided ?? 0 // your own draw or roll is no move
  const until = store.board.value?.begun ?? store.board.value?.ply ?? 0 // nor is what you do in this turn
  const others = held.length && from ? log.filter(event => event.ply >= from && event.ply < until) : log.slice(-1)
  const last = others.findLast(event => !held.includes(event.seat ?? -1)) ?? others.at(-1)
  const count = until - from
  const recap = replay.playing.value ? say('skip') : say('recap', { count })
  const colour = last && colourOf(store.table.value, last)
  const points = others
    .filter(event => held.includes(event.seat ?? -1))
    .reduce((sum, event) => sum + (event.points ?? 0), 0)
  return (
    <div class={`since ${last ? '' : 'quiet'}`}>
      {colour && <Badge colour={colour} r={7} />}
      <span class="text">
        {last?.text ?? ''}
        {points ? ` (${signed(points)})` : ''}
      </span>
      <span class="grow" />
      {held.length > 0 && from > 0 && count > 0 && !store.over.value && (
        <button
          type="button"
          class="link"
          aria-label={recap}
          onClick={() => (replay.playing.value ? replay.now() : replay.play(from, until))}
        >
          <Icon of={replay.playing.value ? 'close' : 'play'} size={16} /> <span class="wide">{recap}</span>
        </button>
      )}
    </div>
  )
}
