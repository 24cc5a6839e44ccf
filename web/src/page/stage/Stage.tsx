// The board on the page: draws a scene, finds what is pointed at, lets it be walked by keyboard, panned and zoomed.
import { effect, useSignal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { DrawOptions, Scene } from '../../scene'
import { Icon } from '../icons'
import { calm, shade } from '../session'
import { say } from '../texts'
import { openCamera } from './camera'
import { ARROWS, nearest, type Spot, towards } from './cursor'
import { arrived, keep } from './kept'
import { flights, fly, settle, spots as spotsOf } from './motion'
import { childrenAfter, openTag, patchKids, withoutStyle } from './patch'

const LARGEST = 1.7 // times its drawn size: two tiles need not fill the screen
const REACH = 28 // px a finger may miss a target by

interface StageProps {
  scene: Scene
  draw: (scene: Scene, options: DrawOptions) => string
  label: string
  corner?: ComponentChildren // what the game shows beside its board
  turns: boolean // whether it is a board in depth, which can be turned and seen straight down
  owners?: boolean // whether to show whose land it is
  compact: boolean
  /** What lies at a place, in words, for the reader of the cursor. */
  describe?: (place: string) => string
  onPick?: (place: string, firm: boolean) => void
  onHover?: (place: string | undefined) => void
  /** What is pointed at, and where on the picture; a tap points, too. */
  onPoint?: (place: string | undefined, x: number, y: number) => void
}

/** Two pictures that differ at most in what of the plane they show. Their size is the page's to say. */
const sameBut = (one: string, other: string): boolean => {
  const plain = (tag: string): string => tag.replace(/ (viewBox|width|height)="[^"]*"/g, '')
  return one !== '' && plain(one) === plain(other)
}

/** The picture as it is on the page, and how to bring it to another one. */
function picture(host: HTMLElement) {
  let tag = ''
  let kids: string[] = []
  let node: ChildNode | undefined
  let scene: Scene | undefined
  const elements = (): Map<string, Element> =>
    new Map([...host.querySelectorAll('[data-id]')].map(element => [element.getAttribute('data-id') ?? '', element]))
  return {
    elements,
    show(next: Scene, svg: string, move: boolean): void {
      settle()
      const moves = move && scene && !calm.matches ? flights(scene, next) : []
      const were = moves.length
        ? spotsOf(
            elements(),
            moves.map(one => one.from),
          )
        : new Map<string, readonly [number, number]>()
      const fresh = withoutStyle(svg)
      const freshTag = openTag(fresh)
      const freshKids = childrenAfter(kids, fresh)
      if (node instanceof Element && sameBut(tag, freshTag)) {
        node.setAttribute('viewBox', /viewBox="([^"]*)"/.exec(freshTag)?.[1] ?? '')
        patchKids(node, kids, freshKids)
      } else {
        host.innerHTML = fresh
        node = host.firstChild ?? undefined
      }
      ;[tag, kids] = [freshTag, freshKids]
      scene = next
      // Measuring costs a layout, which the next frame makes anyway; it is not painted before this has run.
      if (moves.length)
        requestAnimationFrame(
          () => scene === next && fly(moves, were, elements(), host.querySelector('svg')?.getScreenCTM()?.a ?? 1),
        )
    },
  }
}

const placeAt = (target: EventTarget | null): { place: string; mark: boolean } | undefined => {
  const found = target instanceof Element ? target.closest('[data-mark=target],[data-id]') : null
  if (!found) return undefined
  const mark = found.hasAttribute('data-mark')
  const place = mark ? found.getAttribute('data-at') : (found.getAttribute('data-at') ?? found.getAttribute('data-id'))
  return place ? { place, mark } : undefined
}

export function Stage({
  scene,
  draw,
  label,
  corner,
  turns,
  compact,
  owners = false,
  describe,
  onPick,
  onHover,
  onPoint,
}: StageProps): JSX.Element {
  const frame = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  const drawn = useRef<ReturnType<typeof picture>>(undefined)
  const rest = useRef<readonly [number, number]>([NaN, NaN]) // where the pointer was last
  const camera = useMemo(openCamera, [])
  const turn = useSignal<0 | 1 | 2 | 3>(0)
  const cursor = useSignal('')
  const spoken = useSignal('')
  const flat = useSignal(false)
  const options: DrawOptions = {
    theme: shade.value,
    turn: turn.value,
    bare: true,
    compact,
    owners,
    flat: flat.value,
    keep,
  }
  const key = JSON.stringify(options)
  const before = useRef(key)

  useLayoutEffect(() => {
    if (!host.current) return
    drawn.current ??= picture(host.current)
    const began = performance.now()
    const svg = draw(scene, options)
    drawn.current.show(scene, svg, before.current === key)
    const [, , width = '1', height = '1'] = /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ') ?? []
    fit(Number(width), Number(height))
    before.current = key
    performance.measure('redraw', { start: began }) // read by the benchmark
    placeRing()
  }, [scene, key, arrived.value])

  useEffect(() => {
    if (!frame.current || !host.current) return
    const detach = camera.attach(frame.current)
    const stop = effect(() => {
      const { x, y, zoom } = camera.view.value
      if (host.current) host.current.style.transform = zoom === 1 ? '' : `translate(${x}px, ${y}px) scale(${zoom})`
      placeRing()
    })
    const stopMoving = effect(() => void host.current?.classList.toggle('moving', camera.moving.value))
    return () => {
      detach()
      stop()
      stopMoving()
    }
  }, [])

  const box = (place: string): DOMRect | undefined => {
    const mark = [...(host.current?.querySelectorAll('[data-mark=target]') ?? [])].find(
      one => one.getAttribute('data-at') === place,
    )
    return (mark ?? drawn.current?.elements().get(place))?.getBoundingClientRect()
  }
  const middles = (places: Iterable<string>): Spot[] =>
    [...places].flatMap(id => {
      const at = box(id)
      return at ? [{ id, x: at.x + at.width / 2, y: at.y + at.height / 2 }] : []
    })
  const targets = (): string[] => scene.marks.flatMap(mark => (mark.kind === 'target' ? mark.at : []))
  const grounds = (): string[] => scene.shapes.filter(shape => shape.at === undefined).map(shape => shape.id)

  /** The room a picture of this size may take. Every element below would feel a change, so there is none without need. */
  function fit(width: number, height: number): void {
    const style = frame.current?.parentElement?.style
    const wanted = {
      '--aspect': `${width} / ${height}`,
      '--widest': `${width * LARGEST}px`,
      '--tallest': `${height * LARGEST}px`,
    }
    for (const [name, value] of Object.entries(wanted))
      if (style?.getPropertyValue(name) !== value) style?.setProperty(name, value)
  }

  function placeRing(): void {
    const at = cursor.peek() ? box(cursor.peek()) : undefined
    if (ring.current) ring.current.hidden = !at
    const within = at && frame.current?.getBoundingClientRect()
    if (!ring.current || !within || !at) return
    ring.current.style.left = `${at.x - within.x - 4}px`
    ring.current.style.top = `${at.y - within.y - 4}px`
    ring.current.style.width = `${at.width + 8}px`
    ring.current.style.height = `${at.height + 8}px`
  }

  function point(place: string): void {
    cursor.value = place
    placeRing()
    const may = targets().includes(place) ? `, ${say('may-pick')}` : ''
    spoken.value = `${describe?.(place) ?? place}${may}`
    onHover?.(place)
    onPoint?.(place, NaN, NaN)
  }
  /** A board that turns or changes under a pointer at rest is not pointed at. */
  const hasMoved = ({ clientX, clientY }: MouseEvent): boolean => {
    const [x, y] = rest.current
    rest.current = [clientX, clientY]
    return clientX !== x || clientY !== y
  }
  /** What the pointer is over, and where that is in the picture's own measure. */
  function pointAt(event: MouseEvent): void {
    const inverse = (host.current?.firstElementChild as SVGSVGElement | null)?.getScreenCTM()?.inverse()
    const spot = inverse && new DOMPoint(event.clientX, event.clientY).matrixTransform(inverse)
    onPoint?.(placeAt(event.target)?.place, spot?.x ?? NaN, spot?.y ?? NaN)
  }

  function walk(event: KeyboardEvent): void {
    const way = ARROWS[event.key]
    if (way) {
      event.preventDefault()
      const [from] = middles([cursor.peek()])
      const there = from ? towards(from, middles(grounds()), way) : middles([...targets(), ...grounds()])[0]
      if (there) point(there.id)
    } else if (event.key === 'Tab') {
      const all = targets()
      const next = all[all.indexOf(cursor.peek()) + (event.shiftKey ? -1 : 1)]
      if (!all.length || (event.shiftKey && all.indexOf(cursor.peek()) <= 0) || !next) return void leave()
      event.preventDefault()
      point(next)
    } else if ((event.key === 'Enter' || event.key === ' ') && cursor.peek()) {
      event.preventDefault()
      event.stopPropagation()
      onPick?.(cursor.peek(), true)
    } else if (event.key === '+') camera.closer()
    else if (event.key === '-') camera.farther()
    else if (event.key === '0') camera.reset()
    else if (turns && (event.key === 'q' || event.key === 'e')) turnBy(event.key === 'q' ? 1 : 3)
  }
  function leave(): void {
    cursor.value = ''
    placeRing()
    onHover?.(undefined)
    onPoint?.(undefined, NaN, NaN)
  }
  const turnBy = (quarters: number): void => {
    turn.value = ((turn.peek() + quarters) % 4) as 0 | 1 | 2 | 3
  }

  function click(event: MouseEvent): void {
    settle()
    if (camera.dragged()) return
    pointAt(event)
    if (!onPick) return
    const touch = (event as PointerEvent).pointerType === 'touch' || (event as PointerEvent).pointerType === 'pen'
    const direct = placeAt(event.target)
    const near =
      touch && !direct?.mark ? nearest(event.clientX, event.clientY, middles(targets()), REACH)?.id : undefined
    const place = near ?? direct?.place
    cursor.value = ''
    placeRing()
    if (place !== undefined) onPick(place, !touch)
  }

  return (
    <div class="stage">
      <div
        class="frame"
        ref={frame}
        tabIndex={0}
        role="application"
        aria-label={label}
        aria-describedby="board-keys"
        onKeyDown={walk}
        onBlur={leave}
        onClick={click}
        onPointerOver={event =>
          event.pointerType === 'mouse' && hasMoved(event) && onHover?.(placeAt(event.target)?.place)
        }
        onPointerMove={event => {
          if (event.pointerType !== 'mouse' || camera.moving.peek()) return
          hasMoved(event)
          pointAt(event)
        }}
        onPointerLeave={event => {
          onHover?.(undefined)
          if (event.pointerType === 'mouse') onPoint?.(undefined, NaN, NaN)
        }}
      >
        <div class="picture" ref={host} />
        <div class="cursor" ref={ring} hidden />
      </div>
      {corner}
      <p class="unseen" id="board-keys">
        {say('board-keys')}
      </p>
      <p class="unseen" aria-live="assertive">
        {spoken}
      </p>
      <div class="tools" role="group" aria-label={say('view')}>
        {turns && (
          <>
            <button
              type="button"
              class="square"
              aria-label={say('flat')}
              title={say('flat')}
              aria-pressed={flat.value}
              onClick={() => (flat.value = !flat.peek())}
            >
              <Icon of="flat" />
            </button>
            <button
              type="button"
              class="square"
              aria-label={say('turn-left')}
              title={`${say('turn-left')} (Q)`}
              onClick={() => turnBy(1)}
            >
              <Icon of="left" />
            </button>
            <button
              type="button"
              class="square"
              aria-label={say('turn-right')}
              title={`${say('turn-right')} (E)`}
              onClick={() => turnBy(3)}
            >
              <Icon of="right" />
            </button>
          </>
        )}
        <button
          type="button"
          class="square"
          aria-label={say('closer')}
          title={`${say('closer')} (+)`}
          onClick={camera.closer}
        >
          <Icon of="plus" />
        </button>
        <button
          type="button"
          class="square"
          aria-label={say('farther')}
          title={`${say('farther')} (−)`}
          onClick={camera.farther}
        >
          <Icon of="minus" />
        </button>
        <button
          type="button"
          class="square"
          aria-label={say('whole-board')}
          title={`${say('whole-board')} (0)`}
          onClick={camera.reset}
        >
          <Icon of="whole" />
        </button>
      </div>
    </div>
  )
}
