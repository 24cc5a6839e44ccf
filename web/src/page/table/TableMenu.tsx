// A table's menu: links to hand out, proposals to the others, resigning, settings.
import type { Signal } from '@preact/signals'
import type { JSX } from 'preact'
import type { TableCard } from '../../wire'
import { LanguageMenu, NoticeButton, SoundButton, ThemeButton } from '../Bar'
import { tellTrouble } from '../session'
import { say } from '../texts'
import { Dialog } from './Dialog'
import type { Doubt } from './Dock'
import { Links, linksOf } from './Links'
import type { TableStore } from './store'

interface MenuProps {
  store: TableStore
  table: TableCard
  open: Signal<boolean>
  doubt: Signal<Doubt | undefined>
}

export function TableMenu({ store, table, open, doubt }: MenuProps): JSX.Element {
  const ask = (wish: Parameters<TableStore['say']>[0]): void => {
    open.value = false
    store.say(wish, tellTrouble)
  }
  const playing = table.stage === 'playing' && store.held.value.length > 0
  const resign = (): void => {
    open.value = false
    const no = (): void => {
      doubt.value = undefined
    }
    const sure = (): void => {
      no()
      ask({ kind: 'resign', seat: store.held.peek()[0] ?? null })
    }
    doubt.value = { text: say('sure-to-resign'), yes: say('resign'), sure, no }
  }
  const people = table.seats.some(seat => seat.person && !seat.bot && !store.held.value.includes(seat.seat))
  const standIn = table.seats.some(seat => store.held.value.includes(seat.seat) && seat.bot)
  return (
    <Dialog title={say('table')} onClose={() => (open.value = false)}>
      <Links links={linksOf(store, table)} table={table} />
      <div class="row wrap">
        {playing && people && (
          <button type="button" onClick={() => ask({ kind: 'propose', matter: 'take_back' })}>
            {say('propose-take-back')}
          </button>
        )}
        {playing && (
          <button type="button" onClick={() => ask({ kind: 'propose', matter: 'abandon' })}>
            {say('propose-abandon')}
          </button>
        )}
        {playing && standIn && (
          <button type="button" onClick={() => ask({ kind: 'come_back' })}>
            {say('come-back')}
          </button>
        )}
        {playing &&
          table.seats
            .filter(seat => seat.person && !seat.here && !seat.bot && !store.held.value.includes(seat.seat))
            .map(seat => (
              <button
                type="button"
                key={seat.seat}
                onClick={() => ask({ kind: 'propose', matter: 'bot', seat: seat.seat })}
              >
                {say('propose-bot', { who: seat.name || say(`colour-${seat.colour}`) })}
              </button>
            ))}
        {playing && (
          <button type="button" class="danger" onClick={resign}>
            {say('resign')}
          </button>
        )}
      </div>
      <div class="settings">
        <NoticeButton />
        <SoundButton />
        <LanguageMenu />
        <ThemeButton />
      </div>
      {store.luck.value && <p class="sub small">{say('luck', { hash: store.luck.value })}</p>}
    </Dialog>
  )
}
