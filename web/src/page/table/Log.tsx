// What happened, sentence by sentence; pointing at a line shows its places, choosing it goes back there.
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { signed } from '../../board/text'
import type { Event, TableCard } from '../../wire'
import { Badge } from '../icons'
import { language, say } from '../texts'
import { colourOf } from './colours'

interface LogProps {
  table: TableCard
  log: readonly Event[]
  at: number | undefined // the ply looked at, if not the present
  onPoint: (places: readonly string[]) => void
  onGo: (ply: number) => void
}

const PAGE = 100 // entries shown at first: a long game has thousands
const LONG_RUN = 4
const isChance = (event: Event): boolean => event.seat === null || event.seat === undefined

/** Events that nobody caused, such as a deal, fold into one line. `start` is where in the log they begin. */
function runs(log: readonly Event[], from: number): { start: number; events: Event[] }[] {
  const found: { start: number; events: Event[] }[] = []
  for (let i = from; i < log.length; i++) {
    const event = log[i] as Event
    const last = found.at(-1)
    if (last && isChance(event) && last.events.every(isChance) && last.events[0]?.kind === event.kind)
      last.events.push(event)
    else found.push({ start: i, events: [event] })
  }
  return found
}

function Entry({
  event,
  table,
  here,
  onPoint,
  onGo,
}: Omit<LogProps, 'log' | 'at'> & { event: Event; here: boolean }): JSX.Element {
  const colour = colourOf(table, event)
  const [point, leave] = [() => onPoint(event.places ?? []), () => onPoint([])]
  return (
    <button
      type="button"
      class={`entry ${here ? 'here' : ''}`}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
      onClick={() => onGo(event.ply + 1)}
    >
      <span class="badgebox">{colour && <Badge colour={colour} r={8} />}</span>
      <span>{event.text}</span>
      <em class={(event.points ?? 0) < 0 ? 'bad' : ''}>{signed(event.points ?? 0)}</em>
    </button>
  )
}

export function Log({ table, log, at, onPoint, onGo }: LogProps): JSX.Element {
  const shown = useSignal(PAGE)
  const hidden = Math.max(0, log.length - shown.value)
  const entries = useMemo(() => {
    const entry = (event: Event, i: number): JSX.Element => (
      <Entry
        key={i}
        event={event}
        table={table}
        here={at !== undefined && event.ply === at - 1}
        onPoint={onPoint}
        onGo={onGo}
      />
    )
    return runs(log, hidden).map(({ start, events }) =>
      events.length < LONG_RUN ? (
        events.map((event, i) => entry(event, start + i))
      ) : (
        <details key={`run ${start}`}>
          <summary>{say('run-of', { text: events[0]?.text ?? '', more: events.length - 1 })}</summary>
          {events.map((event, i) => entry(event, start + i))}
        </details>
      ),
    )
  }, [log, at, hidden, language.value])
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
