// A small card that stands beside a place of the board, wherever that is by now: above it, or below where there is no room.
import type { Picture } from './picture'

const GAP = 10 // px between the place and the card

interface Box {
  x: number
  y: number
  width: number
  height: number
}
interface Size {
  width: number
  height: number
}

/** Where a card of this size stands in its frame: never over the place, as long as there is room anywhere. */
export function standing(place: Box, card: Size, frame: Size): { left: number; top: number } {
  const clamp = (at: number, most: number): number => Math.max(GAP, Math.min(most - GAP, at))
  const middle = clamp(place.x + place.width / 2 - card.width / 2, frame.width - card.width)
  if (place.y - GAP - card.height >= GAP) return { left: middle, top: place.y - GAP - card.height }
  if (place.y + place.height + GAP + card.height <= frame.height - GAP)
    return { left: middle, top: place.y + place.height + GAP }
  const right = place.x + place.width + GAP + card.width <= frame.width - GAP
  return {
    left: right ? place.x + place.width + GAP : clamp(place.x - GAP - card.width, frame.width - card.width),
    top: clamp(place.y + place.height / 2 - card.height / 2, frame.height - card.height),
  }
}

export function openBeside() {
  let place = ''
  let parts: { frame: HTMLElement; card: HTMLElement; picture: Picture } | undefined

  /** Move the card to its place again. */
  function follow(): void {
    if (!parts) return
    const { frame, card, picture } = parts
    const at = place ? picture.box(place) : undefined
    card.hidden = !at
    if (!at) return
    const [within, size] = [frame.getBoundingClientRect(), card.getBoundingClientRect()]
    const inside = { x: at.x - within.x, y: at.y - within.y, width: at.width, height: at.height }
    const { left, top } = standing(inside, size, within)
    card.style.left = `${Math.round(frame.offsetLeft + left)}px`
    card.style.top = `${Math.round(frame.offsetTop + top)}px`
  }
  return {
    follow,
    attach(frame: HTMLElement, card: HTMLElement, picture: Picture): void {
      parts = { frame, card, picture }
    },
    /** Move to a place; '' hides the card. */
    go(to: string): void {
      place = to
      follow()
    },
  }
}
