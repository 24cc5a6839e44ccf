// What the others do is shown one action after another, each for a while: seven moves of a bot are seven moves to see.

/** `rest` says how long, in ms, an action is looked at before the next one. */
export function openShowing(rest: () => number, clock: () => number = () => performance.now()) {
  const waiting: { show: () => void; rests: boolean }[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let free = 0 // when the next may be shown

  function run(): void {
    clearTimeout(timer)
    while (waiting.length) {
      const wait = Math.min(free - clock(), rest()) // whoever hurries does so at once
      if (wait > 0) {
        timer = setTimeout(run, wait)
        return
      }
      const next = waiting.shift()
      next?.show()
      if (next?.rests) free = clock() + rest()
    }
  }
  return {
    /** Show this when all before it was seen. What `rests` is looked at for a while itself. */
    later(show: () => void, rests: boolean): void {
      waiting.push({ show, rests })
      run()
    },
    /** Show this at once, and whatever still waits before it. */
    now(show: () => void): void {
      clearTimeout(timer)
      for (const one of waiting.splice(0)) one.show()
      show()
      free = clock() + rest()
    },
    /** How long to rest has changed. */
    run,
    forget(): void {
      clearTimeout(timer)
      waiting.length = 0
    },
  }
}
