// What the log shows in one line.
import type { Event } from '../../wire'

/** Events beside each other that are told together. `start` is where in the log they begin. */
export interface Run {
  start: number
  events: Event[]
}

export const isChance = (event: Event): boolean => event.seat === null || event.seat === undefined

/** A deal is told as a whole; so is what one player does several times in a row, with the same words for all of it. */
const belong = (last: Event, event: Event): boolean =>
  isChance(event) ? isChance(last) && last.kind === event.kind : last.seat === event.seat && last.text === event.text

export function runs(log: readonly Event[], from: number): Run[] {
  const found: Run[] = []
  for (let i = from; i < log.length; i++) {
    const event = log[i] as Event
    const run = found.at(-1)
    const last = run?.events.at(-1)
    if (run && last && belong(last, event)) run.events.push(event)
    else found.push({ start: i, events: [event] })
  }
  return found
}
