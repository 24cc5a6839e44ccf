// Who will sit where at a new table.
import type { SeatPlan } from '../../wire'

/** The maker, somebody else at the same screen, a friend who comes by a link, or a bot of that level. */
export type Who = 'me' | 'here' | 'friend' | `bot ${string}`
export type Mode = 'bots' | 'friends' | 'here'
export const MODES: readonly Mode[] = ['bots', 'friends', 'here']

export const botOf = (who: Who): string => (who.startsWith('bot ') ? who.slice(4) : '')
const modeOf = (who: Who): Mode => (botOf(who) ? 'bots' : who === 'friend' ? 'friends' : 'here')
const others = (seats: readonly Who[]): Who[] => seats.filter(who => who !== 'me')

/** What kind all the other seats are, if they are the same. */
export function mode(seats: readonly Who[]): Mode | undefined {
  const kinds = new Set(others(seats).map(modeOf))
  return kinds.size === 1 ? [...kinds][0] : undefined
}

/** The maker's seats stay; all others are of one kind. */
export function seated(seats: readonly Who[], by: Mode, bot: string): Who[] {
  const other: Who = by === 'bots' ? `bot ${bot}` : by === 'friends' ? 'friend' : 'here'
  return seats.map(who => (who === 'me' ? who : other))
}

/** Change the number of seats. New ones are like the last one. */
export function resized(seats: readonly Who[], count: number): Who[] {
  const filler = others(seats).at(-1) ?? 'friend'
  return Array.from({ length: count }, (_, i) => seats[i] ?? filler)
}

/** The level of all bots, if it is the same. */
export function level(seats: readonly Who[]): string {
  const levels = new Set(seats.map(botOf).filter(Boolean))
  return levels.size === 1 ? ([...levels][0] ?? '') : ''
}

/** Give every bot this level. */
export const levelled = (seats: readonly Who[], bot: string): Who[] =>
  seats.map((who): Who => (botOf(who) ? `bot ${bot}` : who))

export function plan(who: Who, name: string): SeatPlan {
  if (who === 'friend') return {}
  return botOf(who) ? { bot: botOf(who) } : { mine: true, name }
}
