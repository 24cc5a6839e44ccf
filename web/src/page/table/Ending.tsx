// After the game: how it ended, the review, the record, and once more.
import type { JSX } from 'preact'
import type { TableCard } from '../../wire'
import { Icon } from '../icons'
import { DealResults } from '../lobby/Deal'
import { keep } from '../memory'
import { Review } from '../review/Review'
import type { ReviewStore } from '../review/store'
import { go } from '../route'
import { tellTrouble, tellUser } from '../session'
import { say } from '../texts'
import { nameOf } from './names'
import { packed } from './packing'
import type { Replay } from './replay'
import type { TableStore } from './store'

function headline(table: TableCard, ranks: readonly number[]): string {
  const first = table.seats.filter(seat => ranks[seat.seat] === 1).map(seat => nameOf(table, seat.seat))
  if (!first.length) return say('game-over')
  return first.length === 1 ? say('wins', { who: first[0] ?? '' }) : say('share-win', { who: first.join(', ') })
}

/** The point where chances changed most. */
function turned(table: TableCard, review: ReviewStore): string {
  const [most] = [...review.points.value].sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
  if (!most) return ''
  const { turn, seat } = most
  return seat === null ? say('turned-by-chance', { turn }) : say('turned', { turn, who: nameOf(table, seat) })
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
  review,
  svg,
}: {
  store: TableStore
  table: TableCard
  replay: Replay
  review: ReviewStore
  svg: () => string
}): JSX.Element {
  const ranks = store.ending.value?.ranks ?? store.board.value?.ranks ?? []
  const next = store.rematch.value
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
      {turned(table, review) && <p class="sub">{turned(table, review)}</p>}
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
      {store.day.value && <DealResults day={store.day.value} />}
      <Review table={table} review={review} replay={replay} record={record} />
      {store.luck.value && store.ending.value && (
        <p class="sub small">{say('luck-proof', { seed: store.ending.value.seed })}</p>
      )}
    </div>
  )
}
