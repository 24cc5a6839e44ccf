// One table in a list.
import type { ComponentChildren, JSX } from 'preact'
import type { TableCard } from '../../wire'
import { Badge, Vacant } from '../icons'
import { gameCard } from '../session'
import { say, wordFor } from '../texts'

export function Shields({ table }: { table: TableCard }): JSX.Element {
  const people = table.seats.map(
    seat => seat.name || (seat.bot ? wordFor(`bot-${seat.bot}`, seat.bot) : say('free-seat')),
  )
  return (
    <span class="shields" role="img" aria-label={people.join(', ')} title={people.join(', ')}>
      {table.seats.map(seat =>
        seat.person || seat.bot ? <Badge key={seat.seat} colour={seat.colour} r={8} /> : <Vacant key={seat.seat} />,
      )}
    </span>
  )
}

export function clockWords(clock: TableCard['clock']): string {
  if (!clock) return say('no-clock')
  if (clock.kind === 'correspondence') return say('days-a-turn', { days: clock.days })
  return say('minutes-each', { minutes: Math.round(clock.base / 60), increment: clock.increment })
}

/** What there is to say of a table in a few words: who, how far, which clock. */
function about(table: TableCard): string {
  if (table.stage === 'over') return say('stage-over')
  if (table.stage === 'abandoned') return say('stage-abandoned')
  if (table.stage === 'open')
    return `${say('players', { range: String(table.seats.length) })}, ${clockWords(table.clock)}`
  const mover = table.seats.find(seat => seat.seat === table.to_move)
  const who =
    mover?.name || (mover?.bot ? wordFor(`bot-${mover.bot}`, mover.bot) : mover ? say(`colour-${mover.colour}`) : '')
  return who ? say('is-thinking', { who }) : ''
}

export function TableLine({ table, children }: { table: TableCard; children: ComponentChildren }): JSX.Element {
  return (
    <div class="line" data-match={table.table_id}>
      <span>
        <b>{gameCard(table.game)?.title ?? table.game}</b>
        <small>{about(table)}</small>
      </span>
      {children}
    </div>
  )
}
