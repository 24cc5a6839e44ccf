// After the game: how it ended, the report, the record, and once more.
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Reported, TableCard } from '../../wire'
import { Icon } from '../icons'
import { keep } from '../memory'
import { go } from '../route'
import { tellTrouble, tellUser } from '../session'
import { say } from '../texts'
import { nameOf } from './names'
import { packed } from './packing'
import { Report } from './Report'
import type { Replay } from './replay'
import type { TableStore } from './store'

function headline(table: TableCard, ranks: readonly number[]): string {
  const first = table.seats.filter(seat => ranks[seat.seat] === 1).map(seat => nameOf(table, seat.seat))
  if (!first.length) return say('game-over')
  return first.length === 1 ? say('wins', { who: first[0] ?? '' }) : say('share-win', { who: first.join(', ') })
}

export function save(name: string, type: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

export function Ending({
  store,
  table,
  replay,
  svg,
}: {
  store: TableStore
  table: TableCard
  replay: Replay
  svg: () => string
}): JSX.Element {
  const report = useSignal<Reported | undefined>(undefined)
  const looking = useSignal(false)
  const ranks = store.ending.value?.ranks ?? store.board.value?.ranks ?? []
  const next = store.rematch.value
  useEffect(() => {
    looking.value = true
    store
      .ask({ kind: 'report' }, 'reported')
      .then(
        found => (report.value = found),
        () => undefined,
      )
      .finally(() => (looking.value = false))
  }, [])
  const toRematch = (): void => {
    keep(next.map(link => link.token))
    go(next[0]?.token ?? '')
  }
  const record = async (): Promise<string> => (await fetch(`/records/${encodeURIComponent(store.key)}`)).text()
  const share = async (): Promise<void> => {
    const url = new URL(`#record/${await packed(await record())}`, location.href).href
    await navigator.clipboard.writeText(url).then(
      () => tellUser(say('copied')),
      () => location.assign(url),
    )
  }
  return (
    <div class="ending">
      <h2>{headline(table, ranks)}</h2>
      {store.ending.value && store.ending.value.why !== 'played' && <p>{say(`ended-${store.ending.value.why}`)}</p>}
      <div class="row wrap">
        {next.length > 0 ? (
          <button type="button" class="primary" onClick={toRematch}>
            <Icon of="again" size={18} /> {say('to-rematch')}
          </button>
        ) : (
          store.held.value.length > 0 && (
            <button type="button" class="primary" onClick={() => store.say({ kind: 'rematch' }, tellTrouble)}>
              <Icon of="again" size={18} /> {say('rematch')}
            </button>
          )
        )}
        <button type="button" onClick={() => void replay.to(0)}>
          <Icon of="play" size={18} /> {say('replay')}
        </button>
        <button
          type="button"
          onClick={() => void record().then(text => save(`${table.game}-${table.table_id}.donjon`, 'text/plain', text))}
        >
          <Icon of="save" size={18} /> {say('record')}
        </button>
        <button type="button" onClick={() => save(`${table.game}-${table.table_id}.svg`, 'image/svg+xml', svg())}>
          <Icon of="save" size={18} /> SVG
        </button>
        <button type="button" onClick={() => void share()}>
          <Icon of="share" size={18} /> {say('share')}
        </button>
      </div>
      {looking.value && (
        <p class="sub" role="status">
          {say('looking-at-game')}
        </p>
      )}
      {report.value && <Report table={table} report={report.value} replay={replay} record={record} />}
      {store.luck.value && store.ending.value && (
        <p class="sub small">{say('luck-proof', { seed: store.ending.value.seed })}</p>
      )}
    </div>
  )
}
