// A vote at the table.
import type { JSX } from 'preact'
import type { TableCard } from '../../wire'
import { tellTrouble } from '../session'
import { say } from '../texts'
import { nameOf } from './names'
import type { TableStore } from './store'

export function Ballot({ store, table }: { store: TableStore; table: TableCard }): JSX.Element | null {
  const ballot = store.ballot.value
  if (!ballot) return null
  const asked = store.held.value.some(seat => ballot.voters.includes(seat) && !ballot.yes.includes(seat))
  const vote = (yes: boolean): void => store.say({ kind: 'vote', yes }, tellTrouble)
  return (
    <section class="why" role="alert">
      <p>
        {say(`ballot-${ballot.matter.replace('_', '-')}`, {
          by: nameOf(table, ballot.by),
          who: nameOf(table, ballot.seat),
        })}
      </p>
      <p class="sub">{say('voices', { yes: ballot.yes.length, all: ballot.voters.length })}</p>
      {asked && (
        <div class="row">
          <button type="button" class="primary" onClick={() => vote(true)}>
            {say('yes')}
          </button>
          <button type="button" onClick={() => vote(false)}>
            {say('no')}
          </button>
        </div>
      )}
    </section>
  )
}
