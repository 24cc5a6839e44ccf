// What happened, sentence by sentence; pointing at a line shows its places, choosing it goes back there.
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

const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '')

export function Log({ table, log, at, onPoint, onGo }: LogProps): JSX.Element {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (at === undefined && end.current) end.current.scrollTop = end.current.scrollHeight
  }, [log.length, at])
  return (
    <div class="log" ref={end} tabIndex={0} role="log" aria-label={say('log')}>
      {log.map((event, i) => {
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
      })}
      {!log.length && <p class="none">{say('nothing-yet')}</p>}
    </div>
  )
}
