// How long things are shown before the next: the others' actions, and each thing that brings points.
import { pace } from '../memory'
import { calm } from '../session'

/** ms for one action of the others, and for one of several things that bring points. */
const PACES = { normal: 600, fast: 200, once: 0 }
const SCORINGS = { normal: 1400, fast: 500, once: 0 }

/** For one action. `live`: players on a clock have no time to watch. With reduced motion, or in a hidden tab, nothing waits. */
export function restFor(live: boolean): number {
  if (calm.matches || document.hidden) return 0
  return live ? Math.min(PACES.fast, PACES[pace.peek()]) : PACES[pace.peek()]
}

/** For one of so many things that bring points. Several are a scoring: it takes its time, but not while a clock runs. */
export const beatFor = (count: number, live: boolean): number =>
  count < 2 ? restFor(live) : restFor(live) && !live ? SCORINGS[pace.peek()] : 0
