// The keyboard's cursor on the board, drawn as a ring. Arrows go to the nearest place on screen, Tab from target to target.
import type { Picture } from './picture'

export interface Spot {
  id: string
  x: number
  y: number
}
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const MARGIN = 4 // px between a place and the ring

/** The nearest spot that way: what lies off the straight way counts as twice as far. */
export function towards(from: Spot, spots: readonly Spot[], [dx, dy]: readonly [number, number]): Spot | undefined {
  let best: Spot | undefined
  let least = Infinity
  for (const spot of spots) {
    const [x, y] = [spot.x - from.x, spot.y - from.y]
    const along = x * dx + y * dy
    const aside = Math.abs(x * dy) + Math.abs(y * dx)
    if (spot.id === from.id || along < 2 || aside > along * 1.6) continue
    if (along + 2 * aside < least) [best, least] = [spot, along + 2 * aside]
  }
  return best
}

/** The nearest spot within reach of a fingertip. */
export function nearest(x: number, y: number, spots: readonly Spot[], reach: number): Spot | undefined {
  let best: Spot | undefined
  let least = reach
  for (const spot of spots) {
    const far = Math.hypot(spot.x - x, spot.y - y)
    if (far < least) [best, least] = [spot, far]
  }
  return best
}

/** The next target by Tab, or the one before; none at either end, where Tab leaves the board. */
export function tabbed(targets: readonly string[], at: string, back: boolean): string | undefined {
  const now = targets.indexOf(at)
  return back && now <= 0 ? undefined : targets[now + (back ? -1 : 1)]
}

export function openCursor() {
  let place = ''
  let parts: { frame: HTMLElement; ring: HTMLElement; picture: Picture } | undefined

  /** Move the ring to where its place is now. */
  function follow(): void {
    if (!parts) return
    const { frame, ring, picture } = parts
    const at = place ? picture.box(place) : undefined
    ring.hidden = !at
    if (!at) return
    const within = frame.getBoundingClientRect()
    ring.style.left = `${at.x - within.x - MARGIN}px`
    ring.style.top = `${at.y - within.y - MARGIN}px`
    ring.style.width = `${at.width + 2 * MARGIN}px`
    ring.style.height = `${at.height + 2 * MARGIN}px`
  }

  return {
    follow,
    place: (): string => place,
    attach(frame: HTMLElement, ring: HTMLElement, picture: Picture): void {
      parts = { frame, ring, picture }
    },
    /** Move to a place; '' leaves the board. */
    go(to: string): void {
      place = to
      follow()
    },
    /** Where a key leads: to a place, off the board (''), or nowhere (nothing). */
    led(event: KeyboardEvent, targets: readonly string[], grounds: readonly string[]): string | undefined {
      const way = ARROWS[event.key]
      const tab = event.key === 'Tab' ? tabbed(targets, place, event.shiftKey) : undefined
      if (way || tab !== undefined) event.preventDefault()
      if (event.key === 'Tab') return tab ?? ''
      if (!way || !parts) return undefined
      const { middles } = parts.picture
      const [from] = middles([place])
      return from ? towards(from, middles(grounds), way)?.id : middles([...targets, ...grounds])[0]?.id
    },
  }
}
