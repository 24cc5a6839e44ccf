// After the game: how it ended, the report, the record, and once more.
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Reported, TableCard } from '../../wire'
import { Badge, Icon } from '../icons'
import { keep } from '../memory'
import { go } from '../route'
import { tellTrouble, tellUser } from '../session'
import { say, wordsOf } from '../texts'
import { nameOf } from './names'
import { packed } from './packing'
import type { Replay } from './replay'
import type { TableStore } from './store'

function headline(table: TableCard, ranks: readonly number[]): string {
  const first = table.seats.filter(seat => ranks[seat.seat] === 1).map(seat => nameOf(table, seat.seat))
  if (!first.length) return say('game-over')
  return first.length === 1 ? say('wins', { who: first[0] ?? '' }) : say('share-win', { who: first.join(', ') })
}

// Lines are told apart by their strokes, too, not by colour alone.
const STROKES = ['', '8 3', '2 3', '9 3 2 3', '5 5', '1 4']
const [WIDE, HIGH] = [320, 120]

/** Chances to win by ply, a line a player. Choosing a point of it goes there. */
function Chances({
  table,
  chances,
  replay,
}: {
  table: TableCard
  chances: readonly number[][]
  replay: Replay
}): JSX.Element {
  const first = String(chances[0])
  const from = Math.max(0, chances.findIndex(row => String(row) !== first) - 1) // before that, chance only dealt
  const length = Math.max(1, chances.length - 1 - from)
  const x = (ply: number): number => ((ply - from) / length) * WIDE
  const line = (seat: number): string =>
    chances
      .slice(from)
      .map((row, i) => `${x(from + i).toFixed(1)},${(HIGH * (1 - (row[seat] ?? 0))).toFixed(1)}`)
      .join(' ')
  const go = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect()
    replay.go(from + Math.round(((event.clientX - box.x) / box.width) * length))
  }
  const at = replay.ply.value
  return (
    <figure>
      <figcaption>{say('chances')}</figcaption>
      <div class="chart">
        <span>100 %</span>
        <span>50 %</span>
        <span>0 %</span>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys step through the game in the bar below the board */}
        <svg
          class="chances"
          viewBox={`0 -3 ${WIDE} ${HIGH + 6}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={say('chances')}
          onClick={go}
        >
          {[0, 0.5, 1].map(y => (
            <line key={y} x1="0" x2={WIDE} y1={HIGH * y} y2={HIGH * y} class="grid" />
          ))}
          {at !== undefined && at >= from && <line x1={x(at)} x2={x(at)} y1="0" y2={HIGH} class="now" />}
          {table.seats.map(seat => (
            <polyline
              key={seat.seat}
              data-seat={seat.seat}
              class={`seat-${seat.colour}`}
              stroke-dasharray={STROKES[seat.seat]}
              points={line(seat.seat)}
            />
          ))}
        </svg>
      </div>
      <ul class="legend">
        {table.seats.map(seat => (
          <li key={seat.seat} class={`seat-${seat.colour}`}>
            <Badge colour={seat.colour} r={7} />
            <svg class="chances" width="26" height="8" aria-hidden="true">
              <polyline points="0,4 26,4" stroke-dasharray={STROKES[seat.seat]} />
            </svg>
            {nameOf(table, seat.seat)}
          </li>
        ))}
      </ul>
    </figure>
  )
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points))

function Sources({ table, report }: { table: TableCard; report: Reported }): JSX.Element {
  const kinds = [...new Set(report.points.map(one => one.kind))]
  const sum = (seat: number, kind: string): number =>
    report.points.filter(one => one.seat === seat && one.kind === kind).reduce((all, one) => all + one.points, 0)
  return (
    <table class="sources">
      <caption>{say('points-by-source')}</caption>
      <thead>
        <tr>
          <td />
          {table.seats.map(seat => (
            <th key={seat.seat} scope="col">
              <Badge colour={seat.colour} r={8} />
              <span class="unseen">{nameOf(table, seat.seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map(kind => (
          <tr key={kind}>
            <th scope="row">{wordsOf(table.game).wordFor(`source-${kind}`, kind)}</th>
            {table.seats.map(seat => (
              <td key={seat.seat} data-points={seat.seat}>
                {signed(sum(seat.seat, kind))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Report({ table, report, replay }: { table: TableCard; report: Reported; replay: Replay }): JSX.Element {
  return (
    <div class="report">
      {report.points.length > 0 && <Sources table={table} report={report} />}
      {report.chances && report.chances.length > 1 && (
        <Chances table={table} chances={report.chances} replay={replay} />
      )}
      {report.mistakes && report.mistakes.length > 0 && (
        <>
          <h3>{say('mistakes')}</h3>
          <ol class="mistakes">
            {report.mistakes.map(one => (
              <li key={one.ply}>
                <button type="button" class="entry" onClick={() => replay.go(one.ply)}>
                  <span class="badgebox">
                    <Badge colour={table.seats[one.seat]?.colour ?? 'red'} r={8} />
                  </span>
                  <span>
                    {say('mistake', {
                      who: nameOf(table, one.seat),
                      move: one.said || one.move,
                      better: one.better_said || one.better,
                    })}
                  </span>
                  <em class="bad">{say('percent-less', { loss: Math.round(one.loss * 100) })}</em>
                </button>
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
      {report.value && <Report table={table} report={report.value} replay={replay} />}
      {store.luck.value && store.ending.value && (
        <p class="sub small">{say('luck-proof', { seed: store.ending.value.seed })}</p>
      )}
    </div>
  )
}
