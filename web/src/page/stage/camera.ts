// Pan, zoom and pinch: a transform of the picture inside its frame.
import { effect, signal } from '@preact/signals'

const CLOSEST = 12
export const LARGEST = 1.7 // times its drawn size at zoom 1: two tiles need not fill the screen
const SLOP = 6 // px a pointer may tremble and still click

export interface View {
  x: number
  y: number
  zoom: number
}
export const START: View = { x: 0, y: 0, zoom: 1 }

/** The view with the point (x, y) of the frame kept under the pointer. */
export function zoomed(view: View, factor: number, x: number, y: number): View {
  const zoom = Math.min(CLOSEST, Math.max(1, view.zoom * factor))
  const by = zoom / view.zoom
  return zoom === 1 ? START : { zoom, x: x - (x - view.x) * by, y: y - (y - view.y) * by }
}

/** A stretch of the frame: of a target, or of several. */
export interface Stretch {
  x: number
  y: number
  width: number
  height: number
}
export type Size = Pick<Stretch, 'width' | 'height'>

/** Where a picture of this size lies in its frame at zoom 1: in the middle, and as large as it may be. */
export function laid(picture: Size, frame: Size): Stretch {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height, LARGEST)
  const [width, height] = [picture.width * scale, picture.height * scale]
  return { x: (frame.width - width) / 2, y: (frame.height - height) / 2, width, height }
}

/** The view with no room given away: a board that is larger than the frame fills it, a smaller one is in it whole. */
export function kept(view: View, board: Stretch, frame: Size): View {
  const limit = (at: number, start: number, size: number, room: number): number => {
    const [first, last] = [0 - start * view.zoom, room - (start + size) * view.zoom] // its edges on those of the frame
    return Math.min(Math.max(first, last), Math.max(Math.min(first, last), at))
  }
  const [x, y] = [limit(view.x, board.x, board.width, frame.width), limit(view.y, board.y, board.height, frame.height)]
  return view.zoom === 1 ? START : { ...view, x, y }
}

/** The view in a frame of another size: what was in the middle stays there. */
export function reframed(view: View, picture: Size, was: Size, frame: Size): View {
  const [before, after] = [laid(picture, was), laid(picture, frame)]
  const by = after.width / before.width
  const along = (at: number, room: number, from: number, next: number, to: number): number =>
    next / 2 - (to + ((room / 2 - at) / view.zoom - from) * by) * view.zoom
  return {
    ...view,
    x: along(view.x, was.width, before.x, frame.width, after.x),
    y: along(view.y, was.height, before.y, frame.height, after.y),
  }
}

/** The view in which something of the board, which this view shows at `now`, is again where it was. */
export function held(view: View, was: Stretch, now: Stretch): View {
  const by = was.width / now.width
  return { zoom: view.zoom * by, x: was.x - (now.x - view.x) * by, y: was.y - (now.y - view.y) * by }
}

const MARGIN = 8 // px between a target and the edge of the frame

/** The room these targets need, as the picture lies at zoom 1. */
function around(targets: readonly Stretch[]): Stretch {
  const [x, y] = [Math.min(...targets.map(one => one.x)), Math.min(...targets.map(one => one.y))]
  const right = Math.max(...targets.map(one => one.x + one.width))
  const bottom = Math.max(...targets.map(one => one.y + one.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** How far a stretch must go to be in a room of this size: not at all if it is, else to its middle. */
const shift = (at: number, size: number, room: number): number =>
  at >= MARGIN && at + size <= room - MARGIN ? 0 : (room - size) / 2 - at

/** The targets to show if not all fit: those in sight, unless more would be around one of the others, the nearest to the middle first.
 *  One of the `first` counts more than all others. */
function together(
  targets: readonly Stretch[],
  first: readonly Stretch[],
  { x, y }: View,
  zoom: number,
  { width, height }: Size,
): readonly Stretch[] {
  const within = (left: number, top: number): Stretch[] =>
    targets.filter(
      one =>
        shift(one.x * zoom + left, one.width * zoom, width) === 0 &&
        shift(one.y * zoom + top, one.height * zoom, height) === 0,
    )
  const worth = (some: readonly Stretch[]): number =>
    some.length + targets.length * some.filter(one => first.includes(one)).length
  const middled = [...targets, ...(first.length > 1 ? [around(first)] : [])]
    .map(one => ({
      one,
      left: width / 2 - (one.x + one.width / 2) * zoom,
      top: height / 2 - (one.y + one.height / 2) * zoom,
    }))
    .toSorted((a, b) => Math.hypot(a.left - x, a.top - y) - Math.hypot(b.left - x, b.top - y))
  return [{ left: x, top: y }, ...middled]
    .map(({ left, top }) => within(left, top))
    .reduce(
      (best, some) => (worth(some) > worth(best) ? some : best),
      middled.slice(0, 1).map(({ one }) => one),
    )
}

/** The view that shows the targets, each at least `least` px large: the same one, if it does so already.
 *  `targets` are where they lie in the frame at zoom 1. If not all fit at that size, it shows as many as it can, the `first` before others. */
export function brought(
  view: View,
  others: readonly Stretch[],
  frame: Size,
  least: number,
  first: readonly Stretch[] = [],
): View {
  const targets = [...others, ...first]
  if (!targets.length) return view
  const smallest = Math.min(...targets.map(one => Math.min(one.width, one.height)))
  const needed = Math.min(CLOSEST, Math.max(1, least / smallest))
  const all = around(targets)
  const fitting = Math.min((frame.width - 2 * MARGIN) / all.width, (frame.height - 2 * MARGIN) / all.height)
  const zoom = Math.max(needed, Math.min(view.zoom, Math.max(1, fitting)))
  const [cx, cy] = [frame.width / 2, frame.height / 2]
  const seen = zoom === view.zoom ? view : { ...zoomed(view, zoom / view.zoom, cx, cy), zoom }
  const wanted = zoom <= fitting ? all : around(together(targets, first, seen, zoom, frame))
  const dx = shift(wanted.x * zoom + seen.x, wanted.width * zoom, frame.width)
  const dy = shift(wanted.y * zoom + seen.y, wanted.height * zoom, frame.height)
  if (zoom === 1 && view.zoom === 1) return view // the whole board is in the frame
  return dx || dy || zoom !== view.zoom ? { zoom, x: seen.x + dx, y: seen.y + dy } : view
}

/** `drawn` is how large the picture is in its own measure. */
export function openCamera(drawn: () => Size) {
  const view = signal<View>(START)
  const moving = signal(false) // while it moves the picture is a layer of its own, else it is drawn sharp
  const fingers = new Map<number, { x: number; y: number }>()
  let moved = 0
  let frame: HTMLElement | undefined
  let room: Size | undefined // the frame's, as it was

  const set = (next: View): void => {
    const box = frame?.getBoundingClientRect()
    view.value = box ? kept(next, laid(drawn(), box), box) : next
  }
  const inFrame = (x: number, y: number): readonly [number, number] => {
    const box = frame?.getBoundingClientRect()
    return [x - (box?.x ?? 0), y - (box?.y ?? 0)]
  }
  const middle = (): readonly [number, number] => [(frame?.clientWidth ?? 0) / 2, (frame?.clientHeight ?? 0) / 2]
  const spread = (): { x: number; y: number; far: number } => {
    const [a, b] = [...fingers.values()]
    if (!a || !b) return { x: a?.x ?? 0, y: a?.y ?? 0, far: 0 }
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, far: Math.hypot(a.x - b.x, a.y - b.y) }
  }

  const down = (event: PointerEvent): void => {
    if (!fingers.size) moved = 0
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const move = (event: PointerEvent): void => {
    if (!fingers.has(event.pointerId)) return
    const before = spread()
    const last = fingers.get(event.pointerId)
    moved += last ? Math.hypot(event.clientX - last.x, event.clientY - last.y) : 0
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const now = spread()
    if (moved < SLOP && fingers.size < 2) return
    if (moved >= SLOP) {
      frame?.setPointerCapture(event.pointerId)
      moving.value = true
    }
    const panned = { ...view.peek(), x: view.peek().x + now.x - before.x, y: view.peek().y + now.y - before.y }
    set(before.far && now.far ? zoomed(panned, now.far / before.far, ...inFrame(now.x, now.y)) : panned)
  }
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId)
    if (!fingers.size) moving.value = false
  }
  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    set(
      zoomed(
        view.peek(),
        Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)),
        ...inFrame(event.clientX, event.clientY),
      ),
    )
  }

  return {
    moving,
    /** Whether the last press was a drag, not a click. */
    dragged: (): boolean => moved >= SLOP,
    closer: (): void => set(zoomed(view.peek(), 1.4, ...middle())),
    farther: (): void => set(zoomed(view.peek(), 1 / 1.4, ...middle())),
    reset: (): void => set(START),
    whole: (): boolean => view.peek().zoom === 1,
    /** Bring what is out of sight, or too small to be hit, into sight; else nothing moves. `seen` is where it is now. */
    bring(seen: readonly Stretch[], least: number, first: readonly Stretch[] = []): void {
      const box = frame?.getBoundingClientRect()
      if (!box || moving.peek()) return
      const { x, y, zoom } = view.peek()
      const still = (one: Stretch): Stretch => ({
        x: (one.x - box.x - x) / zoom,
        y: (one.y - box.y - y) / zoom,
        width: one.width / zoom,
        height: one.height / zoom,
      })
      const next = brought(view.peek(), seen.map(still), box, least, first.map(still))
      if (next !== view.peek()) set(next)
    },
    /** The frame has another size: the board stays in its middle. */
    resized(): void {
      const box = frame?.getBoundingClientRect()
      if (box && room && view.peek().zoom !== 1) set(reframed(view.peek(), drawn(), room, box))
      room = box
    },
    /** The board has grown: what was here, and is there now, stays in its place, unless the whole board is seen. */
    hold(was: DOMRect, now: DOMRect): void {
      const box = frame?.getBoundingClientRect()
      if (!box || view.peek().zoom === 1 || !now.width) return
      const inside = ({ x, y, width, height }: DOMRect): Stretch => ({ x: x - box.x, y: y - box.y, width, height })
      const next = held(view.peek(), inside(was), inside(now))
      set(next.zoom > 1 ? next : START)
    },
    /** Look at this picture in its frame; `seen` is called whenever it has moved under the eye. */
    attach(element: HTMLElement, picture: HTMLElement, seen: () => void): () => void {
      frame = element
      const off = new AbortController()
      const options = { signal: off.signal }
      element.addEventListener('pointerdown', down, options)
      element.addEventListener('pointermove', move, options)
      for (const kind of ['pointerup', 'pointercancel'] as const) element.addEventListener(kind, up, options)
      element.addEventListener('wheel', wheel, { ...options, passive: false })
      const stops = [
        effect(() => {
          const { x, y, zoom } = view.value
          picture.style.transform = zoom === 1 ? '' : `translate(${x}px, ${y}px) scale(${zoom})`
          seen()
        }),
        effect(() => void picture.classList.toggle('moving', moving.value)),
        () => off.abort(),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
export type Camera = ReturnType<typeof openCamera>
