// The plan in the corner gives way to the board: where it would lie over something, it is not seen.
import type { Camera } from './camera'

const apart = (a: DOMRect, b: DOMRect): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top

/** Whether something of the board lies where the inset is. */
function covers(frame: HTMLElement, inset: HTMLElement): boolean {
  const room = inset.getBoundingClientRect()
  const things = [...frame.querySelectorAll('.picture :is([data-id], [data-mark=target])')]
  return things.some(one => !apart(one.getBoundingClientRect(), room))
}

/** Look again whether there is room for the inset. A board that is brought nearer fills the frame, so nothing is measured then. */
export function foldInset(frame: HTMLElement | null, camera: Camera): void {
  const inset = frame?.querySelector<HTMLElement>('.inset')
  if (frame && inset) inset.style.visibility = !camera.whole() || covers(frame, inset) ? 'hidden' : ''
}
