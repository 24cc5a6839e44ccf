// How long ago something was, as people say it.
import { language } from '../texts'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** "4 min. ago", "yesterday", "now". */
export function ago(then: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto', style: 'short' })
  const past = Math.max(0, now - then)
  const [unit, long] = UNITS.find(([, ms]) => past >= ms) ?? (['second', Number.POSITIVE_INFINITY] as const)
  return words.format(-Math.floor(past / long), unit)
}
