// Links to hand out: one for each free seat, one for watchers; as text, as a QR code, or shared by the phone.
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import type { Link, TableCard } from '../../wire'
import { Badge, Icon } from '../icons'
import { tellUser } from '../session'
import { say } from '../texts'
import { seatName } from './names'
import type { TableStore } from './store'

const address = (path: string): string => new URL(path, location.href).href

async function hand(url: string): Promise<void> {
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches)
      return await navigator.share({ url, title: 'Donjon' })
    await navigator.clipboard.writeText(url)
    tellUser(say('copied'))
  } catch {
    // Not allowed, or cancelled: the link can still be copied by hand.
  }
}

function OneLink({ link, table }: { link: Link; table: TableCard }): JSX.Element {
  const shown = useSignal(false)
  const colour = link.seat === null ? undefined : table.seats[link.seat]?.colour
  const url = address(link.path)
  const called = colour ? say('link-seat', { colour: say(`colour-${colour}`) }) : say('link-watch')
  const seat = link.seat === null ? undefined : table.seats[link.seat]
  const taken = seat && (seat.person || seat.bot) ? seatName(seat) : '' // its row stays
  return (
    <li>
      <div class="row">
        {colour ? <Badge colour={colour} r={11} /> : <Icon of="eye" />}
        <label class="grow">
          <span>{called}</span>
          <input readOnly value={taken || url} onFocus={event => event.currentTarget.select()} />
        </label>
        <button
          type="button"
          disabled={!!taken}
          onClick={() => void hand(url)}
          aria-label={`${say('copy')}: ${called}`}
        >
          {say('copy')}
        </button>
        <button
          type="button"
          disabled={!!taken}
          aria-pressed={shown.value}
          onClick={() => (shown.value = !shown.peek())}
          aria-label={`QR: ${called}`}
        >
          QR
        </button>
      </div>
      {shown.value && (
        <img
          class="qr"
          src={`/qr.svg?text=${encodeURIComponent(url)}`}
          alt={`QR: ${called}`}
          width="220"
          height="220"
        />
      )}
    </li>
  )
}

/** Invitations to free seats, and the way to watch: a public table's own address, a private one's link. */
export function linksOf(store: TableStore, table: TableCard): Link[] {
  const id = table.table_id
  const watch = table.public ? { seat: null, token: id, path: `/#${id}` } : store.watch.value
  return [...store.links.value, ...(watch ? [watch] : [])]
}

export const Links = ({ links, table }: { links: readonly Link[]; table: TableCard }): JSX.Element => (
  <ul class="links">
    {links.map(link => (
      <OneLink key={link.token} link={link} table={table} />
    ))}
  </ul>
)
