// What happened, sentence by sentence; pointing at a line shows its places, choosing it goes back there.
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Event, Table } from '../../wire'
import { Badge } from '../icons'
import { say } from '../texts'

interface LogProps {
  table: Table
  log: readonly Event[]
  at: number | undefined // the ply looked at, if not the present
  onPoint: (places: readonly string[]) => void
  onGo: (ply: number) => void
}

/** Runs of what nobody did, the deal for one, fold into a single line. */
const LONG_RUN = 4
const PAGE = 100 // entries shown at first: a long game has thousands
function runs(log: readonly Event[]): Event[][] {
  const found: Event[][] = []
  for (const event of log) {
    const last = found.at(-1)
    if (last && isChance(event) && last.every(isChance) && last[0]?.kind === event.kind) last.push(event)
    else found.push([event])
  }
  return found
}
const isChance = (event: Event): boolean => event.seat === null || event.seat === undefined

const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '')

export function Log({ table, log, at, onPoint, onGo }: LogProps): JSX.Element {
  const end = useRef<HTMLDivElement>(null)
  const shown = useSignal(PAGE)
  const hidden = Math.max(0, log.length - shown.value)
  useEffect(() => {
    if (at === undefined && end.current) end.current.scrollTop = end.current.scrollHeight
  }, [log.at(-1), at])
  const entry = (event: Event, i: number): JSX.Element => {
    const colour = event.seat === null || event.seat === undefined ? undefined : table.seats[event.seat]?.colour
    return (
      <button
        key={`${event.ply} ${i}`}
        class={`entry ${at !== undefined && event.ply === at - 1 ? 'here' : ''}`}
        onPointerEnter={() => onPoint(event.places ?? [])}
        onPointerLeave={() => onPoint([])}
        onFocus={() => onPoint(event.places ?? [])}
        onBlur={() => onPoint([])}
        onClick={() => onGo(event.ply + 1)}
      >
        <span class="badgebox">{colour && <Badge colour={colour} r={8} />}</span>
        <span>{event.text}</span>
        <em class={(event.points ?? 0) < 0 ? 'bad' : ''}>{signed(event.points ?? 0)}</em>
      </button>
    )
  }
  return (
    <div class="log" ref={end} tabIndex={0} role="log" aria-label={say('log')}>
      {hidden > 0 && <button class="ghost" onClick={() => (shown.value += 5 * PAGE)}>{say('earlier', { count: hidden })}</button>}
      {runs(log.slice(hidden)).map((run, i) =>
        run.length < LONG_RUN ? run.map((event, k) => entry(event, i + k)) : (
          <details key={`run ${run[0]?.ply}`}>
            <summary>{say('run-of', { text: run[0]?.text ?? '', more: run.length - 1 })}</summary>
            {run.map(entry)}
          </details>
        ),
      )}
      {!log.length && <p class="none">{say('nothing-yet')}</p>}
    </div>
  )
}
