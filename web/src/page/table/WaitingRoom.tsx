// Before the game: who is there, links for those still missing, and the maker's button to begin.
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import type { Link, Seat, TableCard } from '../../wire'
import { Badge, Icon, Vacant } from '../icons'
import { clockWords } from '../lobby/TableLine'
import { invitedTo, isToken, keep, keysFor, name } from '../memory'
import { go } from '../route'
import { gameCard, tellTrouble } from '../session'
import { ask } from '../socket'
import { say } from '../texts'
import { Links, linksOf } from './Links'
import { seatName } from './names'
import type { TableStore } from './store'

/** Take a free seat under a name: by the id of a public table, or by an invitation. */
async function sit(key: string, seat: number, called: string): Promise<void> {
  try {
    const seated = await ask({ kind: 'sit', key, seat, name: called }, 'seated')
    keep([seated.link.token])
    name.value = called
    go(seated.link.token)
  } catch (trouble) {
    tellTrouble(trouble)
  }
}

/** Which seat is yours, and who is there. */
function notes(store: TableStore, seat: Seat): string {
  if (store.held.value.includes(seat.seat)) return say('you')
  return seat.person ? say(seat.here ? 'here' : 'away') : ''
}

/** All links, also used ones: while somebody copies the others, no row may move. */
function useKept(links: readonly Link[]): Link[] {
  const known = useRef<Link[]>([])
  const used = known.current.filter(link => !links.some(one => one.token === link.token))
  known.current = [...links, ...used].sort((a, b) => (a.seat ?? Infinity) - (b.seat ?? Infinity))
  return known.current
}

export function WaitingRoom({ store, table }: { store: TableStore; table: TableCard }): JSX.Element {
  const owner = keysFor(store.key).some(key => isToken(key) && key.split('.')[1] === 'owner')
  const invited = invitedTo(store.key)
  const called = useSignal(name.peek())
  const links = useKept(linksOf(store, table))
  const card = gameCard(table.game)
  const free = (seat: Seat): boolean =>
    !seat.person && !seat.bot && (table.public || seat.seat === invited) && !store.held.value.length
  const chosen =
    card?.options.flatMap(option => option.sentences[option.values.indexOf(table.options[option.name] ?? '')] ?? []) ??
    []
  return (
    <main class="room">
      <section class="cardbox">
        <h2>{say('waiting-for-players')}</h2>
        <form
          onSubmit={event => {
            event.preventDefault()
            const seat = Number((event.submitter as HTMLButtonElement).value)
            void sit(seat === invited ? store.key : table.table_id, seat, called.peek().trim())
          }}
        >
          {table.seats.some(free) && (
            <label class="field">
              <span>{say('your-name')}</span>
              <input
                required
                pattern=".*\S.*"
                maxLength={40}
                autocomplete="nickname"
                value={called.value}
                onInput={event => (called.value = event.currentTarget.value)}
              />
            </label>
          )}
          <ul class="guests">
            {table.seats.map(seat => (
              <li key={seat.seat}>
                {seat.person || seat.bot ? <Badge colour={seat.colour} r={12} /> : <Vacant />}
                <span class="grow">
                  {seat.person || seat.bot ? seatName(seat) : say('free-seat')} <small>{notes(store, seat)}</small>
                </span>
                {free(seat) && (
                  <button type="submit" value={seat.seat}>
                    {say('sit-down')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </form>
        <p class="sub">{[clockWords(table.clock), ...chosen].join(' · ')}</p>
        {owner && (
          <button type="button" class="primary" onClick={() => store.say({ kind: 'start' }, tellTrouble)}>
            <Icon of="check" size={18} /> {say('begin-with-bots')}
          </button>
        )}
        {links.length > 0 && (
          <>
            <h2>{say('send-links')}</h2>
            <Links links={links} table={table} />
          </>
        )}
      </section>
    </main>
  )
}
