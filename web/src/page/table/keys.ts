// Keys that work anywhere on the page, unless what is in focus has a use of its own for them: the board, a field, a list.
import { useLayoutEffect } from 'preact/hooks'
import type { Replay } from './replay'
import type { TableStore } from './store'
import type { Turn } from './turn'

type Keys = Readonly<Record<string, () => void>>

const SCROLLS = '[role=log], [role=region], pre'
const PRESSED = 'button, a, summary'

/** Whether the thing in focus makes something of this key itself. The board says so by taking the event. */
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

/** `keys` is asked at every press, so it may depend on the moment. */
export function useKeys(keys: () => Keys): void {
  // Before it is painted: what is seen answers to its keys.
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

/** Going through the game. In one that is still played, the end of it is the present. */
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

/** One's own turn. */
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
