// Keys that work anywhere on the page, unless what is in focus has a use of its own for them: the board, a field, a list.
import { useLayoutEffect } from 'preact/hooks'
import type { Replay } from './replay'
import type { TableStore } from './store'
import type { Turn } from './turn'

type Keys = Readonly<Record<string, () => void>>

const SCROLLS = '[role=log], [role=region], pre'
const PRESSED = 'button, a, summary'

/** Whether the focused element uses this key itself. The board says so by stopping the event. */
function taken(event: KeyboardEvent, key: string): boolean {
  const at = event.target instanceof Element ? event.target : undefined
  if (!at || event.defaultPrevented) return event.defaultPrevented
  if (at.closest('dialog')) return true
  if (at.matches('input[type=range]')) return key !== ' '
  if (at.closest('input, select, textarea')) return true
  if (key === ' ') return !!at.closest(`${PRESSED}, ${SCROLLS}`)
  return (key === 'Home' || key === 'End') && !!at.closest(SCROLLS)
}

/** A key's name; a letter of another alphabet is called as the Latin one printed beside it. */
const nameOf = (event: KeyboardEvent): string =>
  /^\p{L}$/u.test(event.key) && /^Key[A-Z]$/.test(event.code) ? event.code.slice(3).toLowerCase() : event.key

/** `keys` is called at every press, so it may depend on the state. */
export function useKeys(keys: () => Keys): void {
  // Before painting, so that the keys work as soon as something is seen.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const name = nameOf(event)
      const act = keys()[name]
      if (!act || taken(event, name)) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** Steps through the game. While it is still played, its end is the present. */
export function replayKeys(replay: Replay, live: boolean): Keys {
  const past = replay.ply.peek() !== undefined
  return {
    ArrowLeft: () => replay.go(replay.at() - 1),
    Home: () => replay.go(0),
    ...(live && !past
      ? {}
      : {
          ArrowRight: () => replay.go(replay.at() + 1),
          ' ': replay.toggle,
          End: live ? replay.now : () => replay.go(replay.last.peek()),
        }),
    ...(live && past ? { Escape: replay.now } : {}),
  }
}

/** During your turn. */
export function turnKeys(store: TableStore, turn: Turn): Keys {
  return {
    u: turn.undo,
    Backspace: turn.undo,
    Escape: turn.clear,
    r: turn.turnOver,
    ...(store.table.peek()?.aids ? { h: () => void turn.askHint() } : {}),
  }
}

export const toBoard = (): void => document.querySelector<HTMLElement>('.frame')?.focus()
