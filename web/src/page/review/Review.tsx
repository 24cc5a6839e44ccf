// The review of a game: where it turned, luck and play, points by source. The chances are below the board (Chances).
import type { JSX } from 'preact'
import type { Balance, Points as Scored, TableCard } from '../../wire'
import { Badge } from '../icons'
import { tellTrouble } from '../session'
import { nameOf } from '../table/names'
import type { Replay } from '../table/replay'
import { say, wordsOf } from '../texts'
import { Points } from './Points'
import { signed } from './percent'
import type { ReviewStore } from './store'

interface BySeatProps {
  table: TableCard
  caption: string
  rows: readonly { key: string; head: string; cells: readonly string[] }[]
}

/** A table with a column for every seat. */
const BySeat = ({ table, caption, rows }: BySeatProps): JSX.Element => (
  <table class="by-seat">
    <caption>{caption}</caption>
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
      {rows.map(({ key, head, cells }) => (
        <tr key={key} data-row={key}>
          <th scope="row">{head}</th>
          {cells.map((cell, seat) => (
            <td key={`${key}-${table.seats[seat]?.colour}`} data-seat={seat}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

function Sources({ table, points }: { table: TableCard; points: readonly Scored[] }): JSX.Element {
  const sum = (seat: number, kind: string): number =>
    points.filter(one => one.seat === seat && one.kind === kind).reduce((all, one) => all + one.points, 0)
  const rows = [...new Set(points.map(one => one.kind))].map(kind => ({
    key: kind,
    head: wordsOf(table.game).wordFor(`source-${kind}`, kind),
    cells: table.seats.map(({ seat }) => signed(sum(seat, kind))),
  }))
  return (
    <section class="sources">
      <BySeat table={table} caption={say('points-by-source')} rows={rows} />
    </section>
  )
}

const PARTS = ['start', 'luck', 'own', 'others', 'unseen', 'result'] as const
const SHOWN = ['luck', 'own'] as const
const hundredths = (millionths: number): number => Math.round(millionths / 10_000)

/** A bar to the left or the right of nothing; the longest fills its half. */
const Bar = ({ of, most }: { of: number; most: number }): JSX.Element => (
  <svg class="bar-of" viewBox="-50 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <rect x={Math.min(0, (50 * of) / most)} y="0" width={(50 * Math.abs(of)) / most} height="10" />
    <line x1="0" x2="0" y1="0" y2="10" />
  </svg>
)

/** What luck and own mistakes did to each player's chance to win; and the whole account, which adds up. */
function LuckAndPlay({ table, balance }: { table: TableCard; balance: readonly Balance[] }): JSX.Element {
  const most = Math.max(1, ...balance.flatMap(row => SHOWN.map(part => Math.abs(row[part]))))
  const rows = PARTS.map(part => ({
    key: part,
    head: say(`balance-${part}`),
    cells: balance.map(row => signed(hundredths(row[part]))),
  }))
  return (
    <section class="balance">
      <h3>
        {say('luck-and-play')} <small>{say('percent-to-win')}</small>
      </h3>
      <table class="balances">
        <thead>
          <tr>
            <td />
            {SHOWN.map(part => (
              <th key={part} scope="col" colSpan={2}>
                {say(`balance-${part}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.seats.map(seat => (
            <tr key={seat.seat}>
              <th scope="row">
                <Badge colour={seat.colour} r={8} /> {nameOf(table, seat.seat)}
              </th>
              {SHOWN.flatMap(part => {
                const of = balance[seat.seat]?.[part] ?? 0
                return [
                  <td key={`${part}-bar`} class={part}>
                    <Bar of={of} most={most} />
                  </td>,
                  <td key={part}>{signed(hundredths(of))}</td>,
                ]
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <details>
        <summary>{say('whole-account')}</summary>
        <BySeat table={table} caption={say('percent-to-win')} rows={rows} />
        <p class="sub small">{say('luck-and-play-means')}</p>
      </details>
    </section>
  )
}

interface ReviewProps {
  table: TableCard
  review: ReviewStore
  replay: Replay
  record: () => Promise<string> // of the game
}

export function Review({ table, review, replay, record }: ReviewProps): JSX.Element | null {
  const report = review.report.value
  if (!report) return null
  const { balance = [], points, deep } = report
  return (
    <div class="review">
      <Points table={table} review={review} replay={replay} record={record} />
      {balance.length > 0 && <LuckAndPlay table={table} balance={balance} />}
      {points.length > 0 && <Sources table={table} points={points} />}
      {balance.length > 0 && !deep && (
        <button
          type="button"
          class="ghost deeper"
          disabled={review.share.value !== undefined}
          onClick={() => void review.load(true).catch(tellTrouble)}
        >
          {say('look-deeper')}
        </button>
      )}
    </div>
  )
}
