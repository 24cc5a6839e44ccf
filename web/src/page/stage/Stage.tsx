// The board on the page: a picture under a camera, pointed at by mouse, finger or the keyboard's cursor.
import { useSignal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { Drawn } from '../../board/svg'
import type { Turn } from '../../board/turn'
import type { DrawOptions, Mark, Scene } from '../../scene'
import { shade } from '../session'
import { say } from '../texts'
import { openBeside } from './beside'
import { LARGEST, openCamera, type Size } from './camera'
import { openCursor } from './cursor'
import { foldInset } from './inset'
import { arrived, keep } from './kept'
import { settle } from './motion'
import { openPicture, type Picture } from './picture'
import { aimed, drawn as drawnTo, openRest, over } from './pointer'
import { openSpotlight, type Told } from './spotlight'
import { Tools } from './Tools'

const fine = matchMedia('(pointer: fine)')
const tall = matchMedia('(orientation: portrait)')
const LEAST = 24 // px a target is large, by the mouse
const LEAST_TOUCH = 44 // the same by the finger

interface StageProps {
  scene: Scene
  draw: (scene: Scene, options: DrawOptions) => Drawn
  label: string
  above?: ComponentChildren // beside the tools, where nothing of the board is
  corner?: (turn: Turn) => ComponentChildren // what the game shows beside its board, which lies like this
  beside?: { place: string; card: ComponentChildren } | undefined // a card beside a place of the board
  snap?: number | undefined // from how far what is in hand snaps to a target, in units of the picture
  upright?: boolean | undefined // whether the board stands upright where there is more height than width
  turns: boolean // whether it is a board in depth, which can be turned and seen straight down
  owners?: boolean // whether to show whose land it is
  compact: boolean
  shown?: readonly string[] // places to be in sight, before the targets
  told?: Told | undefined // what brings points right now
  alone?: boolean // whether all else is dimmed
  /** What is at a place, in words, read out when the cursor comes there. */
  describe: (place: string) => string
  onPick?: (place: string, firm: boolean) => void
  /** What is in hand is turned, by the sign at its corner. */
  onTurnOver?: () => void
  onTouch?: () => void // somebody does something here
  onHover?: (place: string | undefined) => void
  /** What is pointed at, and where on the picture; a tap points, too. */
  onPoint?: (place: string | undefined, x: number, y: number) => void
}

/** What of a mark can be picked; a piece that lies over several places is picked by all of them. */
const pickable = ({ kind, at, move }: Mark): string[] =>
  kind === 'target' && move ? [at.join(' ')] : kind === 'target' || kind === 'can' ? at : []

/** The room a picture of this size may take. Every element below would feel a change, so there is none without need.
 *  What would be too large is scaled down, not laid out smaller: a board that grows moves nothing. */
function fit(frame: HTMLElement | null, { width, height }: Size): void {
  const style = frame?.parentElement?.style
  if (!frame || !style) return
  const scale = Math.min(frame.clientWidth / width, frame.clientHeight / height)
  const wanted = { '--aspect': `${width} / ${height}`, '--shrink': String(Math.min(1, LARGEST / scale)) }
  for (const [name, value] of Object.entries(wanted))
    if (style.getPropertyValue(name) !== value) style.setProperty(name, value)
}

export function Stage({
  scene,
  draw,
  label,
  above,
  corner,
  beside: standing,
  snap = 0,
  upright = false,
  turns,
  compact,
  owners = false,
  shown = [],
  told,
  alone = false,
  describe,
  onPick,
  onTurnOver,
  onTouch,
  onHover,
  onPoint,
}: StageProps): JSX.Element {
  const frame = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const points = useRef<HTMLParagraphElement>(null)
  const picture = useRef<Picture>(undefined)
  const size = useRef<Size>({ width: 1, height: 1 })
  const camera = useMemo(() => openCamera(() => size.current), [])
  const cursor = useMemo(openCursor, [])
  const aside = useMemo(openBeside, [])
  const spotlight = useMemo(openSpotlight, [])
  const hasMoved = useMemo(openRest, [])
  const fitting = (): Turn => (upright && compact && tall.matches ? 1 : 0)
  const turn = useSignal<Turn>(fitting())
  const flat = useSignal(compact && turns) // on a phone a board in depth would be a stamp
  const spoken = useSignal('')
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
  const targets = (): string[] => scene.marks.flatMap(pickable)
  const before = useRef(key)
  const hovered = useRef<string>(undefined)
  const corners = useRef(0) // the frame in which the corner is looked at: measuring there costs no layout of its own
  const lookAtCorner = (): void => {
    cancelAnimationFrame(corners.current)
    corners.current = requestAnimationFrame(() => foldInset(frame.current, camera))
  }
  const follow = (): void => {
    cursor.follow()
    aside.follow()
    spotlight.follow()
    lookAtCorner()
  }

  useLayoutEffect(() => {
    if (!frame.current || !host.current || !ring.current || !card.current || !points.current) return undefined
    picture.current = openPicture(host.current)
    cursor.attach(frame.current, ring.current, picture.current)
    aside.attach(frame.current, card.current, picture.current)
    return spotlight.attach(frame.current, points.current, picture.current)
  }, [])
  useLayoutEffect(() => {
    const began = performance.now()
    const drawn = draw(scene, options)
    const { width, height } = drawn.attributes
    const next = { width: Number(width), height: Number(height) }
    const grows = before.current === key && (next.width !== size.current.width || next.height !== size.current.height)
    const lay = grows && !camera.whole() && frame.current ? picture.current?.lying(frame.current) : undefined
    picture.current?.show(scene, drawn, before.current === key)
    size.current = next
    fit(frame.current, size.current)
    const still = lay && picture.current?.still(lay) // of what is nearest, something may have gone
    if (still) camera.hold(...still)
    before.current = key
    performance.measure('redraw', { start: began }) // read by the benchmark
    follow()
  }, [scene, key, arrived.value])
  useLayoutEffect(() => aside.go(standing?.place ?? ''))
  useLayoutEffect(() => spotlight.show(told, alone), [told, alone])
  useEffect(lookAtCorner, [scene, key, arrived.value])
  useEffect(() => {
    if (!upright) return undefined
    const rotated = (): void => {
      turn.value = fitting()
    }
    tall.addEventListener('change', rotated)
    return () => tall.removeEventListener('change', rotated)
  }, [upright, compact])
  useEffect(() => {
    const resized = new ResizeObserver(() => {
      fit(frame.current, size.current)
      camera.resized()
      lookAtCorner()
    })
    if (frame.current) resized.observe(frame.current)
    return () => resized.disconnect()
  }, [])
  useEffect(() => (frame.current && host.current ? camera.attach(frame.current, host.current, follow) : undefined), [])
  /** Bring everything that can be picked into sight, large enough to be hit. */
  function bring(): void {
    const also = shown.flatMap(place => picture.current?.box(place) ?? [])
    camera.bring([...(picture.current?.touches() ?? [])], fine.matches ? LEAST : LEAST_TOUCH, also)
  }
  // The board stays where it is, unless something to pick is out of sight or too small to be hit.
  const lit = [...targets(), ...shown].join(',')
  useEffect(() => void (lit && bring()), [lit, key])

  const grounds = (): string[] => scene.shapes.filter(shape => shape.at === undefined).map(shape => shape.id)
  const turnBy = (quarters: number): void => {
    turn.value = ((turn.peek() + quarters) % 4) as Turn
  }

  /** The cursor goes to a place, or with '' off the board. */
  function go(place: string): void {
    cursor.go(place)
    const may = targets().includes(place) ? `, ${say('may-pick')}` : ''
    const at = picture.current?.box(place)
    if (at) beside(at.x + at.width, at.y)
    if (place) spoken.value = `${describe(place)}${may}`
    onHover?.(place || undefined)
    onPoint?.(place || undefined, NaN, NaN)
  }
  function press(event: KeyboardEvent): void {
    const led = cursor.led(event, targets(), grounds())
    if (led !== undefined) return go(led)
    if ((event.key === 'Enter' || event.key === ' ') && cursor.place()) {
      event.preventDefault()
      event.stopPropagation()
      onPick?.(cursor.place(), true)
    } else if (event.key === '+') camera.closer()
    else if (event.key === '-') camera.farther()
    else if (event.key === '0') camera.reset()
    else if (turns && (event.key === 'q' || event.key === 'e')) turnBy(event.key === 'q' ? 1 : 3)
  }
  /** Words about what is pointed at stand beside it. */
  function beside(x: number, y: number): void {
    const box = frame.current?.getBoundingClientRect()
    frame.current?.style.setProperty('--px', `${Math.round(x - (box?.x ?? 0))}px`)
    frame.current?.style.setProperty('--py', `${Math.round(y - (box?.y ?? 0))}px`)
  }
  function pointAt(event: MouseEvent): void {
    beside(event.clientX, event.clientY)
    onPoint?.(over(event), ...(picture.current?.within(event.clientX, event.clientY) ?? [NaN, NaN]))
  }
  /** The mouse is over another place, or what is in hand has snapped to one. */
  function hover(event: MouseEvent): void {
    const place = drawnTo(event, picture.current, snap)
    if (snap && place === hovered.current) return
    hovered.current = place
    onHover?.(place)
  }
  function click(event: MouseEvent): void {
    settle()
    if (camera.dragged()) return
    onTouch?.()
    pointAt(event)
    if (!onPick) return
    if (event.target instanceof Element && event.target.closest('[data-turn-over]')) return onTurnOver?.()
    const { place, firm } = aimed(event, picture.current, targets(), snap)
    cursor.go('')
    if (place !== undefined) onPick(place, firm)
  }

  return (
    <div class={`stage ${turns ? 'deep' : ''}`}>
      <div class="above">
        <Tools
          camera={camera}
          flat={flat.value}
          onFlat={() => (flat.value = !flat.peek())}
          onWhole={() => (camera.whole() ? bring() : camera.reset())} // a second press goes back to what can be picked
          onTurn={turns ? turnBy : undefined}
        />
        {above}
      </div>
      <div
        class="frame"
        ref={frame}
        tabIndex={0}
        role="application"
        aria-label={label}
        aria-describedby="board-keys"
        onKeyDown={press}
        onBlur={() => go('')}
        onClick={click}
        onPointerOver={event => event.pointerType === 'mouse' && hasMoved(event) && hover(event)}
        onPointerMove={event => {
          if (event.pointerType !== 'mouse' || camera.moving.peek()) return
          if (hasMoved(event) && snap) hover(event)
          pointAt(event)
        }}
        onPointerLeave={event => {
          hovered.current = undefined
          onHover?.(undefined)
          if (event.pointerType === 'mouse') onPoint?.(undefined, NaN, NaN)
        }}
      >
        <div class="picture" ref={host} />
        <div class="cursor" ref={ring} hidden />
        <p class="points" ref={points} aria-hidden="true" hidden />
        {corner?.(turn.value)}
      </div>
      <div class="bycard" ref={card} hidden>
        {standing?.card}
      </div>
      <p class="unseen" id="board-keys">
        {say('board-keys')}
      </p>
      <p class="unseen" aria-live="assertive">
        {spoken}
      </p>
    </div>
  )
}
