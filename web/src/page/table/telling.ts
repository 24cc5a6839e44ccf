// What brings points is told one thing after another: a scoring castle by castle, city by city.
import { computed, signal } from '@preact/signals'
import type { Event } from '../../wire'

export type Telling = ReturnType<typeof openTelling>

/** What is told in one breath: all that happens at one place, as a stack that is won by one and lost by another. */
export type Told = readonly Event[]

function breaths(events: readonly Event[]): Told[] {
  const found: Event[][] = []
  for (const event of events) {
    const last = found.at(-1)
    if (last && last[0]?.places?.[0] === event.places?.[0]) last.push(event)
    else found.push([event])
  }
  return found
}

/** `beat` says how long, in ms, one of so many things is told; 0 tells nothing. `moved` hears when it goes on. */
export function openTelling(beat: (count: number) => number, moved: () => void = () => undefined) {
  const untold = signal<readonly Told[]>([]) // the first is told now
  const count = signal(0)
  let timer: ReturnType<typeof setTimeout> | undefined
  let back = false

  function to(rest: readonly Told[]): void {
    clearTimeout(timer)
    untold.value = rest
    if (rest.length) timer = setTimeout(next, beat(count.peek()))
    moved()
  }
  const next = (): void => to(untold.peek().slice(1))
  function tell(events: readonly Event[]): void {
    const scored = breaths(events.filter(event => event.points && event.text))
    count.value = scored.length
    to(beat(scored.length) ? scored : [])
  }

  return {
    /** What is told now. */
    now: computed(() => untold.value[0]),
    /** Whether several things are told, as in a scoring: then the table shows nothing else. */
    scoring: computed(() => count.value > 1 && untold.value.length > 0),
    number: computed(() => count.value - untold.value.length + 1),
    count,
    /** These scores, without what has not been told yet. */
    scores: (scores: readonly number[]): number[] =>
      scores.map((score, seat) =>
        untold.value
          .slice(1)
          .flat()
          .reduce((left, event) => (event.seat === seat ? left - (event.points ?? 0) : left), score),
      ),
    /** Tell which of these events brought points. Whatever was told before ends. */
    tell,
    /** The same for what has just come to the table. Whoever looks back is not disturbed by it. */
    come: (events: readonly Event[]): void => void (back || tell(events)),
    /** Whether an earlier board is looked at. */
    look(earlier: boolean): void {
      back = earlier
    },
    /** How long the rest takes at most. */
    left: (): number => untold.peek().length * beat(count.peek()),
    next,
    end: (): void => void (untold.peek().length && to([])),
  }
}
