// Time that stands still: what a page would do by itself after a while waits until the test says so.
import type { Page } from 'playwright-core'

const LEAST = 400 // ms: shorter ones belong to drawing
const MOST = 5000 // ms: longer ones are about a server that does not answer

interface Timers {
  held: Map<number, () => void>
  holding: boolean
}

export interface Still {
  /** From now on nothing happens by itself. */
  hold(): Promise<void>
  /** What waits, or will in a moment, happens once. What follows from it waits again. */
  pass(): Promise<void>
  /** Time goes on, and what waits happens. */
  letGo(): Promise<void>
}

/** Call this before the page is opened. `holding`: time stands still from the beginning. */
export async function stillness(page: Page, holding = false): Promise<Still> {
  await page.addInitScript(
    ([least, most, holding]) => {
      const timers: Timers = { held: new Map(), holding }
      const [set, clear] = [globalThis.setTimeout, globalThis.clearTimeout]
      let number = 0
      const held = (then: TimerHandler, ms = 0, ...more: unknown[]): number => {
        if (!timers.holding || ms < least || ms > most || typeof then !== 'function')
          return set(then as () => void, ms, ...more) as unknown as number
        timers.held.set(--number, () => then(...more))
        return number
      }
      const cleared = (one?: number): void => {
        if (one === undefined || !timers.held.delete(one)) clear(one)
      }
      Object.assign(globalThis, { timers, setTimeout: held, clearTimeout: cleared })
    },
    [LEAST, MOST, holding] as const,
  )
  const run = (): Promise<void> =>
    page.evaluate(() => {
      const { timers } = globalThis as unknown as { timers: Timers }
      const due = [...timers.held.values()]
      timers.held.clear()
      for (const one of due) one()
    })
  const turn = (to: boolean): Promise<void> =>
    page.evaluate(to => {
      ;(globalThis as unknown as { timers: Timers }).timers.holding = to
    }, to)
  return {
    hold: () => turn(true),
    async pass() {
      await page.waitForFunction(() => (globalThis as unknown as { timers: Timers }).timers.held.size > 0)
      await run()
    },
    async letGo() {
      await turn(false)
      await run()
    },
  }
}
