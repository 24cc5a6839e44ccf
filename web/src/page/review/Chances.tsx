// Chances to win by ply, a line a player, with the points of the review numbered; or a bar that grows while it is made.
import type { JSX } from 'preact'
import type { TableCard } from '../../wire'
import { Badge } from '../icons'
import { nameOf } from '../table/names'
import type { Replay } from '../table/replay'
import { say } from '../texts'
import { choose } from './choose'
import { Chosen } from './Points'
import type { ReviewStore } from './store'

// Lines are told apart by their strokes, too, not by colour alone.
const STROKES = ['', '8 3', '2 3', '9 3 2 3', '5 5', '1 4']
const [WIDE, HIGH] = [320, 120]

interface ChancesProps {
  table: TableCard
  review: ReviewStore
  replay: Replay
}

const Legend = ({ table }: { table: TableCard }): JSX.Element => (
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
)

export function Chances({ table, review, replay }: ChancesProps): JSX.Element | null {
  const chances = review.report.value?.chances ?? []
  const share = review.share.value
  if (share !== undefined)
    return (
      <label class="making">
        {say('looking-at-game')}
        <progress value={share} max={1} />
      </label>
    )
  if (chances.length < 2) return null
  const first = String(chances[0])
  const from = Math.max(0, chances.findIndex(row => String(row) !== first) - 1) // before that, chance only dealt
  const length = Math.max(1, chances.length - 1 - from)
  const x = (ply: number): number => (ply - from) / length
  const line = (seat: number): string =>
    chances
      .slice(from)
      .map((row, i) => `${(WIDE * x(from + i)).toFixed(1)},${(HIGH * (1 - (row[seat] ?? 0))).toFixed(1)}`)
      .join(' ')
  const go = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect()
    replay.go(from + Math.round(((event.clientX - box.x) / box.width) * length))
  }
  const at = replay.ply.value
  return (
    <>
      <Chosen table={table} review={review} replay={replay} />
      <figure class="chance">
        <figcaption>
          <h2>{say('chances')}</h2>
          <Legend table={table} />
        </figcaption>
        <div class="chart">
          <span>100</span>
          <span>50</span>
          <span>0</span>
          <div class="plot">
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
              {at !== undefined && at >= from && (
                <line x1={WIDE * x(at)} x2={WIDE * x(at)} y1="0" y2={HIGH} class="now" />
              )}
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
            {review.points.value.map((point, i) => (
              <button
                key={point.ply}
                type="button"
                class="numbered"
                tabIndex={-1} // the list beside it has the same
                aria-hidden="true"
                data-chosen={review.chosen.value === point.ply}
                style={{
                  left: `${100 * x(point.ply)}%`,
                  top: `${100 * (1 - (chances[point.ply]?.[point.whose] ?? 0.5))}%`,
                }}
                onClick={() => choose(review, replay, point)}
              >
                {i + 1}
              </button>
            ))}
          </div>
        </div>
      </figure>
    </>
  )
}
