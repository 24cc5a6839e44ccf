// One table in a list: the game, who plays, whose turn it is and since when.
import type { ComponentChildren, JSX } from 'preact'
import type { Seat, TableCard } from '../../wire'
import { Badge, Vacant } from '../icons'
import { gameCard } from '../session'
import { seatName } from '../table/names'
import { say } from '../texts'
import { ago } from './ago'

const taken = (seat: Seat): boolean => !!seat.person || !!seat.bot

export function Shields({ table }: { table: TableCard }): JSX.Element {
  const people = table.seats.map(seat => (taken(seat) ? seatName(seat) : say('free-seat')))
  return (
    <span class="shields" role="img" aria-label={people.join(', ')} title={people.join(', ')}>
      {table.seats.map(seat =>
        taken(seat) ? <Badge key={seat.seat} colour={seat.colour} r={8} /> : <Vacant key={seat.seat} />,
      )}
    </span>
  )
}

export function clockWords(clock: TableCard['clock']): string {
  if (!clock) return say('no-clock')
  if (clock.kind === 'correspondence') return say('days-a-turn', { days: clock.days })
  return say('minutes-each', { minutes: Math.round(clock.base / 60), increment: clock.increment })
}

/** Whose turn it is, or how it ended, or by which clock it will be played. */
function standing(table: TableCard, own: readonly number[]): string {
  if (table.stage === 'over') return say('stage-over')
  if (table.stage === 'abandoned') return say('stage-abandoned')
  if (table.stage === 'open') return clockWords(table.clock)
  const mover = table.seats.find(seat => seat.seat === table.to_move)
  if (!mover || own.includes(mover.seat)) return '' // the button says so
  return say('turn-of', { who: seatName(mover) })
}

/** `own`: the seats this browser holds there; everybody else is an opponent. */
export function TableLine({
  table,
  own = [],
  children,
}: {
  table: TableCard
  own?: readonly number[]
  children: ComponentChildren
}): JSX.Element {
  const others = table.seats.filter(seat => taken(seat) && !own.includes(seat.seat)).map(seatName)
  const who = others.length ? (own.length ? say('with', { who: others.join(', ') }) : others.join(', ')) : ''
  const facts = [who || say('nobody-yet'), standing(table, own), table.stage === 'open' ? '' : ago(table.changed)]
  return (
    <div class="line">
      <span>
        <b>{gameCard(table.game)?.title ?? table.game}</b>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      {children}
    </div>
  )
}
