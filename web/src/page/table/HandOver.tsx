// Several people at one screen: between two turns nothing is shown but whose turn it is, until they have the device.
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import type { TableCard } from '../../wire'
import { Badge } from '../icons'
import { say } from '../texts'
import { nameOf } from './names'
import type { TableStore } from './store'

export function HandOver({ store, table, to }: { store: TableStore; table: TableCard; to: number }): JSX.Element {
  const taken = useSignal(false)
  const who = nameOf(table, to)
  const take = (): void => {
    taken.value = true
    store.take(to)
  }
  return (
    <main class="room handover">
      <section class="cardbox">
        <Badge colour={table.seats[to]?.colour ?? 'red'} r={28} />
        <h2>{say('hand-over', { who })}</h2>
        <p>{say('hand-over-means')}</p>
        <button type="button" class="primary begin" disabled={taken.value} onClick={take}>
          {say('i-am', { who })}
        </button>
      </section>
    </main>
  )
}
