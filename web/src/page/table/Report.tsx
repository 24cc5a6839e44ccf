// The report of a game: points by source, chances move by move, mistakes with what was better, luck and play.
import type { JSX } from 'preact'
import type { Mark } from '../../scene'
import type { Balance, Mistake, Reported, Shift, TableCard } from '../../wire'
import { Badge, Icon } from '../icons'
import { ownPuzzles } from '../memory'
import { tellTrouble, tellUser } from '../session'
import { say, wordsOf } from '../texts'
import { nameOf } from './names'
import { packed } from './packing'
import type { Replay } from './replay'

// Lines are told apart by their strokes, too, not by colour alone.
const STROKES = ['', '8 3', '2 3', '9 3 2 3', '5 5', '1 4']
const [WIDE, HIGH] = [320, 120]

/** Chances to win by ply, a line a player. Choosing a point of it goes there. */
function Chances({
  table,
  chances,
  turning,
  replay,
}: {
  table: TableCard
  chances: readonly number[][]
  turning: readonly Shift[]
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
          {turning.map(({ ply }) => (
            <circle key={ply} cx={x(ply)} cy={HIGH * (1 - Math.max(...(chances[ply] ?? [0])))} r="4" class="turning" />
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

interface ReportProps {
  table: TableCard
  report: Reported
  replay: Replay
  record: () => Promise<string> // of the game
}

const MOST_OWN = 50

/** Keep a mistake as a puzzle of one's own. */
async function askAgain(game: string, ply: number, record: () => Promise<string>): Promise<void> {
  const one = { game, ply, packed: await packed(await record()) }
  const others = ownPuzzles.peek().filter(other => other.ply !== ply || other.packed !== one.packed)
  ownPuzzles.value = [one, ...others].slice(0, MOST_OWN)
  tellUser(say('will-ask-again'))
}

/** Moves as marks: an arrow where something goes somewhere. */
export const answer = (moves: readonly string[][]): Mark[] =>
  moves.filter(at => at.length).map(at => ({ kind: at.length > 1 ? 'arrow' : 'right', at }))

/** What was better as arrows, what was played as crosses. */
function marksOf(one: Mistake): Mark[] {
  const better = answer(one.better_places)
  const played = one.places.flatMap(at => at.slice(-1)).filter(place => !one.better_places.flat().includes(place))
  return [...better, { kind: 'wrong', at: [...new Set(played)] }]
}

const PARTS = ['start', 'luck', 'own', 'others', 'unseen', 'result'] as const
const percent = (millionths: number): string => signed(Math.round(millionths / 10_000))

/** Each player's chance to win, from the start to the result: what luck and mistakes did to it. */
function LuckAndPlay({ table, balance }: { table: TableCard; balance: readonly Balance[] }): JSX.Element {
  return (
    <>
      <table class="sources balance">
        <caption>{say('luck-and-play')}</caption>
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
          {PARTS.map(part => (
            <tr key={part} data-part={part}>
              <th scope="row">{say(`balance-${part}`)}</th>
              {balance.map((row, seat) => (
                <td key={`${part}-${seat}`}>{percent(row[part])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="sub small">{say('luck-and-play-means')}</p>
    </>
  )
}

export function Report({ table, report, replay, record }: ReportProps): JSX.Element {
  return (
    <div class="report">
      {report.points.length > 0 && <Sources table={table} report={report} />}
      {report.chances && report.chances.length > 1 && (
        <Chances table={table} chances={report.chances} turning={report.turning ?? []} replay={replay} />
      )}
      {report.mistakes && report.mistakes.length > 0 && (
        <>
          <h3>{say('mistakes')}</h3>
          <ol class="mistakes">
            {report.mistakes.map(one => (
              <li key={one.ply}>
                <button type="button" class="entry" onClick={() => replay.show(one.ply, marksOf(one))}>
                  <span class="badgebox">
                    <Badge colour={table.seats[one.seat]?.colour ?? 'red'} r={8} />
                  </span>
                  <span>
                    {say('mistake', { who: nameOf(table, one.seat), move: one.said, better: one.better_said })}
                  </span>
                  <em class="bad">{say('percent-less', { loss: Math.round(one.loss * 100) })}</em>
                </button>
                <button
                  type="button"
                  class="ghost again"
                  onClick={() => void askAgain(table.game, one.ply, record).catch(tellTrouble)}
                >
                  <Icon of="again" size={16} /> {say('ask-again')}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      {report.balance && report.balance.length > 0 && <LuckAndPlay table={table} balance={report.balance} />}
    </div>
  )
}
