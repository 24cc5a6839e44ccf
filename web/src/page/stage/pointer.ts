// Mouse and finger on the board: what they are over, and what they mean.
import { nearest } from './cursor'
import type { Picture } from './picture'

const REACH = 28 // px a finger may miss a target by

function placeAt(target: EventTarget | null): { place: string; mark: boolean } | undefined {
  const found = target instanceof Element ? target.closest('[data-mark=target],[data-mark=can],[data-id]') : null
  const place = found?.getAttribute('data-at') ?? found?.getAttribute('data-id')
  return place ? { place, mark: !!found?.hasAttribute('data-mark') } : undefined
}
export const over = (event: MouseEvent): string | undefined => placeAt(event.target)?.place

/** What the mouse is over. What is in hand snaps to the nearest target, from as far as `snap` units of the picture. */
export function drawn(event: MouseEvent, picture: Picture | undefined, snap: number): string | undefined {
  const direct = placeAt(event.target)
  if (!snap || direct?.mark || !picture) return direct?.place
  const { spots, scale } = picture.aims()
  return nearest(event.clientX, event.clientY, spots, snap * scale)?.id ?? direct?.place
}

/** What a click picks, and whether it means it: a finger hides what it touches, so it may miss, and shows first. */
export function aimed(
  event: MouseEvent,
  picture: Picture | undefined,
  targets: readonly string[],
  snap: number,
): { place: string | undefined; firm: boolean } {
  const firm = !['touch', 'pen'].includes((event as PointerEvent).pointerType)
  const direct = placeAt(event.target)
  if (direct?.mark) return { place: direct.place, firm }
  if (firm) return { place: drawn(event, picture, snap), firm }
  const near = nearest(event.clientX, event.clientY, picture?.middles(targets) ?? [], REACH)
  return { place: near?.id ?? direct?.place, firm }
}

/** Whether the pointer itself has moved: a board that turns or changes under one at rest is not pointed at. */
export function openRest(): (event: MouseEvent) => boolean {
  let [x, y] = [NaN, NaN]
  return ({ clientX, clientY }) => {
    const moved = clientX !== x || clientY !== y
    ;[x, y] = [clientX, clientY]
    return moved
  }
}
