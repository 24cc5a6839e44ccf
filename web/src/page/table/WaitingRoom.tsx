// Before the game: who is there, links for who is still to come, and the maker's button to begin.
import type { JSX } from 'preact'
import type { TableCard } from '../../wire'
import { Badge, Icon, Vacant } from '../icons'
import { clockWords } from '../lobby/TableLine'
import { invitedTo, isToken, keep, keysFor, name } from '../memory'
import { go } from '../route'
import { gameCard, tellTrouble } from '../session'
import { ask } from '../socket'
import { say } from '../texts'
import { Links } from './Links'
import { seatName } from './names'
import type { TableStore } from './store'

/** Take a free seat: by the id of a public table, or by an invitation. */
async function sit(key: string, seat: number): Promise<void> {
  try {
    const seated = await ask({ kind: 'sit', key, seat, name: name.peek() }, 'seated')
    keep([seated.link.token])
    go(seated.link.token)
  } catch (trouble) {
    tellTrouble(trouble)
  }
}

export function WaitingRoom({ store, table }: { store: TableStore; table: TableCard }): JSX.Element {
  const owner = keysFor(store.key).some(key => isToken(key) && key.split('.')[1] === 'owner')
  const invited = invitedTo(store.key)
  const card = gameCard(table.game)
  const chosen =
    card?.options.flatMap(option => option.sentences[option.values.indexOf(table.options[option.name] ?? '')] ?? []) ??
    []
  return (
    <main class="room">
      <section class="cardbox">
        <h2>{say('waiting-for-players')}</h2>
        <ul class="guests">
          {table.seats.map(seat => (
            <li key={seat.seat}>
              {seat.person || seat.bot ? <Badge colour={seat.colour} r={12} /> : <Vacant />}
              <span class="grow">
                {seat.person || seat.bot ? seatName(seat) : say('free-seat')}
                {store.held.value.includes(seat.seat) ? ` (${say('you')})` : ''}
              </span>
              {!seat.person && !seat.bot && (table.public || seat.seat === invited) && !store.held.value.length && (
                <button
                  type="button"
                  onClick={() => void sit(seat.seat === invited ? store.key : table.table_id, seat.seat)}
                >
                  {say('sit-down')}
                </button>
              )}
            </li>
          ))}
        </ul>
        <p class="sub">{[clockWords(table.clock), ...chosen].join(' · ')}</p>
        {store.links.value.length > 0 && (
          <>
            <h2>{say('send-links')}</h2>
            <Links links={store.links.value} table={table} />
          </>
        )}
        {owner && (
          <button type="button" class="primary" onClick={() => store.say({ kind: 'start' }, tellTrouble)}>
            <Icon of="check" size={18} /> {say('begin-with-bots')}
          </button>
        )}
      </section>
    </main>
  )
}
