// After the game: how it ended, the report, the record, and once more.
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Reported, Table } from '../../wire'
import { Badge, Icon } from '../icons'
import { keep } from '../memory'
import { go } from '../route'
import { tellTrouble, tellUser } from '../session'
import { say, wordFor } from '../texts'
import { nameOf } from './names'
import type { Replay } from './replay'
import type { TableStore } from './store'
import { packed } from './packing'

function headline(table: Table, ranks: readonly number[]): string {
  const first = table.seats.filter(seat => ranks[seat.seat] === 1).map(seat => nameOf(table, seat.seat))
  if (!first.length) return say('game-over')
  return first.length === 1 ? say('wins', { who: first[0] ?? '' }) : say('share-win', { who: first.join(', ') })
}

/** Chances to win by ply: a line a player, in his colour, with his emblem at its end. */
function Chances({ table, chances }: { table: Table; chances: readonly number[][] }): JSX.Element {
  const [w, h] = [320, 120]
  const x = (i: number): number => (i / Math.max(1, chances.length - 1)) * w
  return (
    <figure>
      <svg class="chances" viewBox={`0 -4 ${w + 6} ${h + 8}`} role="img" aria-label={say('chances')}>
        {[0, 0.5, 1].map(y => <line key={y} x1="0" x2={w} y1={h * y} y2={h * y} class="grid" />)}
        {table.seats.map(seat => (
          <polyline key={seat.seat} class={`seat-${seat.colour}`} points={chances.map((row, i) => `${x(i).toFixed(1)},${(h * (1 - (row[seat.seat] ?? 0))).toFixed(1)}`).join(' ')} />
        ))}
      </svg>
      <figcaption>{say('chances')}</figcaption>
    </figure>
  )
}

function Sources({ table, report }: { table: Table; report: Reported }): JSX.Element {
  const kinds = [...new Set(report.points.map(one => one.kind))]
  const sum = (seat: number, kind: string): number => report.points.filter(one => one.seat === seat && one.kind === kind).reduce((all, one) => all + one.points, 0)
  return (
    <table class="sources">
      <caption>{say('points-by-source')}</caption>
      <thead>
        <tr><td />{table.seats.map(seat => <th key={seat.seat} scope="col"><Badge colour={seat.colour} r={8} /><span class="unseen">{nameOf(table, seat.seat)}</span></th>)}</tr>
      </thead>
      <tbody>
        {kinds.map(kind => (
          <tr key={kind}><th scope="row">{wordFor(`source-${table.game}-${kind}`, wordFor(`source-${kind}`, kind))}</th>{table.seats.map(seat => <td key={seat.seat}>{sum(seat.seat, kind)}</td>)}</tr>
        ))}
      </tbody>
    </table>
  )
}

function Report({ table, report, replay }: { table: Table; report: Reported; replay: Replay }): JSX.Element {
  return (
    <div class="report">
      {report.points.length > 0 && <Sources table={table} report={report} />}
      {report.chances && report.chances.length > 1 && <Chances table={table} chances={report.chances} />}
      {report.mistakes && report.mistakes.length > 0 && (
        <>
          <h3>{say('mistakes')}</h3>
          <ol>
            {report.mistakes.map(one => (
              <li key={one.ply}>
                <button class="link" onClick={() => void replay.to(one.ply)}>{say('mistake', { who: nameOf(table, one.seat), move: one.move, better: one.better, loss: Math.round(one.loss * 100) })}</button>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

export function save(name: string, type: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

export function Ending({ store, table, replay, svg }: { store: TableStore; table: Table; replay: Replay; svg: () => string }): JSX.Element {
  const report = useSignal<Reported | undefined>(undefined)
  const looking = useSignal(false)
  const ranks = store.ending.value?.ranks ?? store.board.value?.ranks ?? []
  const next = store.rematch.value
  useEffect(() => {
    looking.value = true
    store.ask({ kind: 'report' }, 'reported').then(found => (report.value = found), () => undefined).finally(() => (looking.value = false))
  }, [])
  const record = async (): Promise<string> => (await fetch(`/records/${encodeURIComponent(store.key)}`)).text()
  const share = async (): Promise<void> => {
    const url = new URL(`#record/${await packed(await record())}`, location.href).href
    await navigator.clipboard.writeText(url).then(() => tellUser(say('copied')), () => void (location.href = url))
  }
  return (
    <div class="ending">
      <h2>{headline(table, ranks)}</h2>
      {store.ending.value && store.ending.value.why !== 'played' && <p>{say(`ended-${store.ending.value.why}`)}</p>}
      <div class="row wrap">
        {next.length > 0 ? (
          <button class="primary" onClick={() => (keep(next.map(link => link.token)), go(next[0]?.token ?? ''))}><Icon of="again" size={18} /> {say('to-rematch')}</button>
        ) : (
          store.held.value.length > 0 && <button class="primary" onClick={() => store.say({ kind: 'rematch' }, tellTrouble)}><Icon of="again" size={18} /> {say('rematch')}</button>
        )}
        <button onClick={() => void replay.to(0)}><Icon of="play" size={18} /> {say('replay')}</button>
        <button onClick={() => void record().then(text => save(`${table.game}-${table.match}.donjon`, 'text/plain', text))}><Icon of="save" size={18} /> {say('record')}</button>
        <button onClick={() => save(`${table.game}-${table.match}.svg`, 'image/svg+xml', svg())}><Icon of="save" size={18} /> SVG</button>
        <button onClick={() => void share()}><Icon of="share" size={18} /> {say('share')}</button>
      </div>
      {looking.value && <p class="sub" role="status">{say('looking-at-game')}</p>}
      {report.value && <Report table={table} report={report.value} replay={replay} />}
      {store.luck.value && store.ending.value && <p class="sub small">{say('luck-proof', { seed: store.ending.value.seed })}</p>}
    </div>
  )
}
