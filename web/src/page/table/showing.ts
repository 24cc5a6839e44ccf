// What the others do is shown one action after another, each for a while: seven moves of a bot are seven moves to see.

/** How long, in ms, something is looked at. It is asked again when somebody hurries. */
export type Rest = () => number
export const NO_REST: Rest = () => 0

export function openShowing(clock: () => number = () => performance.now()) {
  const waiting: { show: () => void; rest: Rest }[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let free = 0 // when the next may be shown
  let rest = NO_REST // of what is looked at now

  function show(next: { show: () => void; rest: Rest }): void {
    next.show()
    if (!next.rest()) return
    rest = next.rest
    free = clock() + rest()
  }
  function run(): void {
    clearTimeout(timer)
    while (waiting.length) {
      const wait = Math.min(free - clock(), rest()) // whoever hurries does so at once
      if (wait > 0) {
        timer = setTimeout(run, wait)
        return
      }
      const next = waiting.shift()
      if (next) show(next)
    }
  }
  return {
    /** Show this when all before it was seen. */
    later(show: () => void, rest: Rest): void {
      waiting.push({ show, rest })
      run()
    },
    /** Show this at once, and whatever still waits before it. */
    now(own: () => void, rest: Rest): void {
      clearTimeout(timer)
      for (const one of waiting.splice(0)) one.show()
      show({ show: own, rest })
    },
    /** How long to rest has changed. */
    run,
    forget(): void {
      clearTimeout(timer)
      waiting.length = 0
    },
  }
}
