// What happened, sentence by sentence; pointing at a line shows its places, choosing it goes back there.
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { type Look, settings } from '../../board/look'
import { signed } from '../../board/text'
import type { Scene } from '../../scene'
import type { Event, TableCard } from '../../wire'
import { Badge } from '../icons'
import { shade } from '../session'
import { arrived, keep } from '../stage/kept'
import { language, say } from '../texts'
import { colourOf } from './colours'
import { isChance, runs } from './runs'

interface LogProps {
  table: TableCard
  log: readonly Event[]
  look: Look
  scene: Scene | undefined // with all that the log tells of
  at: number | undefined // the ply looked at, if not the present
  onPoint: (places: readonly string[]) => void
  onGo: (ply: number) => void
}

const PAGE = 100 // entries shown at first: a long game has thousands
const LONG_RUN = 4

type EntryProps = Pick<LogProps, 'table' | 'at' | 'onPoint' | 'onGo'> & {
  event: Event
  again?: readonly Event[]
  picture: string | undefined
}

/** One line. What was done `again`, in the same words, is counted, and its points are added up. */
function Entry({ event, again = [], picture, table, at, onPoint, onGo }: EntryProps): JSX.Element {
  const all = [event, ...again]
  const colour = colourOf(table, event)
  const here = all.some(({ ply }) => ply + 1 === at)
  const points = all.reduce((sum, one) => sum + (one.points ?? 0), 0)
  const [point, leave] = [() => onPoint(all.flatMap(({ places }) => places ?? [])), () => onPoint([])]
  return (
    <button
      type="button"
      class={`entry ${here ? 'here' : ''}`}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
      onClick={() => onGo((all.at(-1) ?? event).ply + 1)}
    >
      <span class="badgebox">{colour && <Badge colour={colour} r={8} />}</span>
      <span>
        {event.text}
        {again.length > 0 && <b> ×{all.length}</b>}
      </span>
      {picture !== undefined && <img class="thumb" alt="" {...(picture ? { src: picture } : {})} />}
      <em class={points < 0 ? 'bad' : ''}>{signed(points)}</em>
    </button>
  )
}

export function Log({ table, log, look, scene, at, onPoint, onGo }: LogProps): JSX.Element {
  const shown = useSignal(PAGE)
  const hidden = Math.max(0, log.length - shown.value)
  const entries = useMemo(() => {
    const seen = settings({ theme: shade.value, keep })
    const entry = (event: Event, i: number, again: readonly Event[] = []): JSX.Element => (
      <Entry
        key={i}
        event={event}
        again={again}
        picture={scene && look.told?.(event, scene, seen)}
        table={table}
        at={at}
        onPoint={onPoint}
        onGo={onGo}
      />
    )
    return runs(log, hidden).map(({ start, events }) => {
      const [first, ...others] = events
      if (first && !isChance(first)) return entry(first, start, others)
      const each = events.map((event, i) => entry(event, start + i))
      return events.length < LONG_RUN ? (
        each
      ) : (
        <details key={`run ${start}`}>
          <summary>{say('run-of', { text: first?.text ?? '', more: others.length })}</summary>
          {each}
        </details>
      )
    })
  }, [log, at, hidden, language.value, shade.value, look.told && arrived.value])
  // The list stands on its end (see the style), so the newest line is in view without measuring anything.
  return (
    <div class="log" tabIndex={0} role="log" aria-label={say('log')}>
      <div>
        {hidden > 0 && (
          <button type="button" class="ghost" onClick={() => (shown.value += 5 * PAGE)}>
            {say('earlier', { count: hidden })}
          </button>
        )}
        {entries}
        {!log.length && <p class="none">{say('nothing-yet')}</p>}
      </div>
    </div>
  )
}
