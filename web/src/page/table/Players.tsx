// A card a player: shield, name, points, clock, and what the plan in hand would bring.
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Look } from '../../board/look'
import { signed } from '../../board/text'
import type { Player, Scene } from '../../scene'
import type { TableCard } from '../../wire'
import { rendered } from '../drawing'
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

/** As the scene tells it: sizes one by one, other lists by their length. */
function amount(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'string') return String(value)
  if (!Array.isArray(value)) return undefined
  return value.length && value.every(one => typeof one === 'number') ? value.join(' ') : String(value.length)
}

/** What a player holds, for which the game has words: as small drawings with numbers, where it has those, too. */
const Holdings = ({ game, player, look }: { game: string; player: Player; look: Look }): JSX.Element => (
  <div class="have">
    {Object.entries(player.detail ?? {}).map(([key, value]) => {
      const words = wordsOf(game).wordFor(`have-${key.replace(/_/g, '-')}`, '')
      const held = amount(value)
      const drawn = look.held?.(key, player)
      if (!words || held === undefined) return null
      return (
        <span key={key} title={words} class={Array.isArray(value) ? 'several' : ''}>
          {drawn && (
            <svg class="donjon" viewBox="-22 -22 44 44" aria-hidden="true">
              {rendered(drawn)}
            </svg>
          )}
          <span class={drawn ? 'unseen' : ''}>{words}</span> <b>{held}</b>
        </span>
      )
    })}
  </div>
)

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
            {player ? <Holdings game={table.game} player={player} look={look} /> : <div class="have" />}
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
