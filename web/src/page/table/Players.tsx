// A card a player: shield, name, points, clock, and what the plan in hand would bring.
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Look } from '../../board/look'
import { signed } from '../../board/text'
import type { Scene } from '../../scene'
import type { TableCard } from '../../wire'
import { Badge } from '../icons'
import { say, wordsOf } from '../texts'
import { seatName } from './names'
import type { Running } from './store'

const HOUR = 3_600_000
const LATE = 30_000

export function clockFace(left: number): string {
  const shown = Math.max(0, left)
  if (shown >= 24 * HOUR)
    return say('days-left', { days: Math.floor(shown / (24 * HOUR)), hours: Math.floor((shown / HOUR) % 24) })
  const [h, m, s] = [Math.floor(shown / HOUR), Math.floor(shown / 60_000) % 60, Math.floor(shown / 1000) % 60]
  const two = (n: number): string => String(n).padStart(2, '0')
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

function Clock({ running, seat }: { running: Running; seat: number }): JSX.Element {
  const now = useSignal(performance.now())
  const mine = running.face.running === seat
  useEffect(() => {
    if (!mine) return
    const tick = setInterval(() => (now.value = performance.now()), 250)
    return () => clearInterval(tick)
  }, [mine])
  const left = (running.face.left[seat] ?? 0) - (mine ? Math.max(0, now.value - running.came) : 0)
  return (
    <span class={`clock ${left < LATE ? 'late' : ''}`} role="timer">
      {clockFace(left)}
    </span>
  )
}

/** What a player holds, as the scene tells it: numbers by name, sizes one by one, other lists by their length. */
function holdings(game: string, detail: Record<string, unknown> | undefined): [words: string, held: string][] {
  return Object.entries(detail ?? {}).flatMap(([key, value]) => {
    const words = wordsOf(game).wordFor(`have-${key.replace(/_/g, '-')}`, '')
    if (!words) return []
    if (typeof value === 'number') return [[words, String(value)]]
    if (Array.isArray(value) && value.length && value.every(one => typeof one === 'number'))
      return [[words, value.join(' ')]]
    if (Array.isArray(value)) return [[words, String(value.length)]]
    return typeof value === 'string' ? [[words, value]] : []
  })
}

/** A number that is set from right to left keeps its minus before it. */
const figures = (score: number): string => (score < 0 ? `\u200e−${-score}` : String(score))

interface PlayersProps {
  table: TableCard
  scores: readonly number[]
  held: readonly number[]
  toMove: number | null
  clock: Running | undefined
  gains: readonly number[]
  scene: Scene | undefined
  ranks: readonly number[] // filled when it is over
  look: Look
}

export function Players({ table, scores, held, toMove, clock, gains, scene, ranks, look }: PlayersProps): JSX.Element {
  const moving = scene && look.mover?.(scene)
  return (
    <ul class="players" aria-label={say('players-label')}>
      {table.seats.map(seat => {
        const gain = gains[seat.seat] ?? 0
        const notes = [
          held.includes(seat.seat) && say('you'),
          seat.bot && (seat.name || seat.person ? say('bot-stands-in') : say('bot')),
          seat.person && !seat.here && !held.includes(seat.seat) && !seat.bot && table.stage !== 'over' && say('away'),
          seat.resigned && say('resigned'),
        ].filter(Boolean)
        const player = scene?.players.find(one => one.seat === seat.seat)
        const have = holdings(table.game, player?.detail)
        const colours = (player && look.coloursOf?.(player)) ?? [seat.colour]
        return (
          <li
            key={seat.seat}
            class={`cardbox player seat-${seat.colour} ${toMove === seat.seat ? 'turn' : ''}`}
            aria-current={toMove === seat.seat}
          >
            <span class="badges">
              {colours.map(colour => (
                <span
                  key={colour}
                  class={colours.length > 1 && colour === moving && toMove === seat.seat ? 'moving' : ''}
                >
                  <Badge colour={colour} r={13} />
                </span>
              ))}
            </span>
            <div class="who">
              <b>{seatName(seat)}</b>
              {seat.person && seat.here && !seat.bot && <i class="here" title={say('here')} />}
              <small>{notes.join(', ')}</small>
            </div>
            <div class="score">
              <span class={`delta ${gain < 0 ? 'bad' : ''}`}>{signed(gain)}</span>
              <span role="img" data-score={seat.seat} aria-label={say('points', { points: scores[seat.seat] ?? 0 })}>
                {figures(scores[seat.seat] ?? 0)}
              </span>
            </div>
            <div class="have">
              {have.map(([words, held]) => (
                <span key={words}>
                  {words} <b>{held}</b>
                </span>
              ))}
            </div>
            {ranks.length ? (
              <span class="clock">{say('rank', { rank: ranks[seat.seat] ?? 0 })}</span>
            ) : clock ? (
              <Clock running={clock} seat={seat.seat} />
            ) : (
              <span />
            )}
          </li>
        )
      })}
    </ul>
  )
}
