// Looking back: the board as it stood after any ply, one step after another.
import { computed, effect, signal } from '@preact/signals'
import type { Mark, Scene } from '../../scene'
import type { Board } from '../../wire'
import { ask } from '../socket'
import { waysBetween } from '../stage/flights'
import { sceneOf } from './scenes'
import type { Telling } from './telling'

const PACE = 900 // ms a step
const RECAP = 10_000 // ms a recap may take at most
const KEPT = 400

interface Then {
  board: Board
  scene: Scene
}
export type Replay = ReturnType<typeof openReplay>

/** `tableId` and `last` say what is looked at; nothing is shown until `to` is called. While it plays, `telling` tells what brings points. */
export function openReplay(
  tableId: () => string,
  last: () => number,
  telling: Pick<Telling, 'tell' | 'look' | 'left' | 'end'>,
) {
  const ply = signal<number | undefined>(undefined) // none: the present
  const moment = signal<(Then & { before: Scene | undefined; ways: Mark[] }) | undefined>(undefined)
  const marks = signal<readonly Mark[]>([]) // drawn over the moment shown, such as what would have been better
  const playing = signal(false)
  const known = new Map<number, Then>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = 0

  async function fetch(at: number): Promise<Then | undefined> {
    const kept = known.get(at)
    if (kept) return kept
    const answer = await ask(
      { kind: 'moment', table_id: tableId(), ply: at, wants: ['scene', 'text'] },
      'moment',
    ).catch(() => undefined)
    const scene = answer && sceneOf(answer.board)
    if (!scene) return undefined
    const found = { board: answer.board, scene }
    if (known.size > KEPT) known.clear()
    known.set(at, found)
    return found
  }

  async function to(at: number): Promise<void> {
    const there = Math.max(0, Math.min(last(), at))
    const mine = ++asked
    marks.value = []
    telling.look(true)
    ply.value = there
    const found = await fetch(there)
    if (mine !== asked || !found || ply.peek() !== there) return
    const before = known.get(there - 1)?.scene // of a jump nothing is told
    moment.value = { ...found, before, ways: waysBetween(before, found.scene) }
    if (playing.peek()) telling.tell(found.board.events)
    else telling.end()
  }
  function stop(): void {
    clearTimeout(timer)
    playing.value = false
  }
  function now(): void {
    stop()
    telling.look(false)
    telling.end()
    asked++
    marks.value = []
    ply.value = undefined
    moment.value = undefined
  }
  function step(pace: number, until: number | undefined): void {
    timer = setTimeout(() => {
      if (telling.left()) return step(pace, until)
      const at = (ply.peek() ?? 0) + 1
      if (at > (until ?? last())) return until === undefined ? stop() : now()
      void to(at).then(() => playing.peek() && step(pace, until))
    }, pace)
  }
  /** Run from a ply to the end. A recap runs `until` a ply, and then comes back to the present. */
  function play(from: number, until?: number): void {
    stop()
    playing.value = true
    const pace = until === undefined ? PACE : Math.min(PACE, RECAP / Math.max(1, until - from))
    void to(from).then(() => playing.peek() && step(pace, until))
  }

  const at = (): number => ply.peek() ?? last()
  /** Go there by hand: whatever runs stops. */
  const go = (there: number): void => {
    stop()
    void to(there)
  }
  /** Go there, and draw something over it. */
  const show = (there: number, over: readonly Mark[]): void => {
    go(there)
    marks.value = over
  }
  const toggle = (): void => (playing.peek() ? stop() : play(at() >= last() ? 0 : at()))

  const forgetful = effect(() => {
    void tableId()
    known.clear()
  })
  return {
    ply,
    moment,
    marks,
    show,
    playing,
    at,
    to,
    go,
    now,
    stop,
    play,
    toggle,
    last: computed(last),
    forget: () => known.clear(),
    close: () => {
      forgetful()
      stop()
    },
  }
}
