// One's own turn in the making: picks, the plan, previews, why not. Everything is asked from the server.
import { computed, effect, signal, untracked } from '@preact/signals'
import type { Choice, Explained, Hinted, Tried } from '../../wire'
import { planning } from '../memory'
import { tellTrouble } from '../session'
import { Refused } from '../socket'
import { advanced, kindOf, narrow } from './choosing'
import { placesOf, planned, whole } from './scenes'
import type { TableStore } from './store'

const HOVER_WAIT = 60 // ms: a pointer passing over asks nothing

export type Turn = ReturnType<typeof openTurn>

export function openTurn(store: TableStore) {
  const picks = signal<string[]>([])
  const kind = signal('') // of the moves wanted, if one was chosen first
  const plan = signal<Choice[]>([])
  const tried = signal<Tried | undefined>(undefined) // the plan as it would stand
  const preview = signal<Tried | undefined>(undefined) // the plan and one move more, under the pointer
  const armed = signal<Choice | undefined>(undefined) // tapped once; a second tap makes it
  const why = signal<(Explained & { place: string }) | undefined>(undefined)
  const hint = signal<Hinted | undefined>(undefined)
  const busy = signal(false)

  const places = computed(() => placesOf(store.scene.value))
  const blocked = computed(() => plan.value.length > (tried.value?.moves.length ?? 0)) // the last step shows something hidden
  const legal = computed<Choice[]>(() => {
    if (!store.myTurn.value) return []
    if (!plan.value.length) return store.board.value?.legal ?? []
    return blocked.value ? [] : (tried.value?.legal ?? [])
  })
  const narrowed = computed(() => narrow(legal.value, picks.value, kind.value, places.value))
  const kinds = computed(() => [
    ...new Set(narrow(legal.value, picks.value, '', places.value).choices.map(choice => kindOf(choice, places.value))),
  ])

  const shown = computed(() => preview.value ?? tried.value)
  /** The board with whatever is planned or previewed on it. */
  const scene = computed(() => {
    const now = store.scene.value
    if (!now || !shown.value) return now
    return planned(now, whole(shown.value.scene, now.shapes))
  })
  /** What the plan or preview would bring each seat. */
  const gains = computed(() => {
    const now = store.board.value?.scores ?? []
    return now.map((score, seat) => (shown.value?.scores[seat] ?? score) - score)
  })

  function clear(): void {
    picks.value = []
    kind.value = ''
    preview.value = undefined
    armed.value = undefined
  }
  function reset(): void {
    clear()
    plan.value = []
    tried.value = undefined
    why.value = undefined
    hint.value = undefined
  }
  // A new board makes everything thought out for the old one void.
  const stop = effect(() => {
    void store.board.value?.number
    untracked(() => !busy.peek() && reset())
  })

  // Previews: one question at a time, the newest wins, answers are kept for this board.
  const known = new Map<string, Tried>()
  let asking = 0
  let hovering: ReturnType<typeof setTimeout> | undefined
  const tryOut = async (choices: Choice[]): Promise<Tried | undefined> => {
    const moves = choices.map(choice => choice.move)
    const ply = store.board.peek()?.ply ?? 0
    const id = `${store.board.peek()?.number} ${moves.join(' ')}`
    const kept = known.get(id)
    if (kept) return kept
    const answer = await store.ask({ kind: 'what_if', ply, moves }, 'tried').catch(() => undefined)
    if (answer) known.set(id, answer)
    if (known.size > 500) known.clear()
    return answer
  }

  /** The move that picking this would make clear, if it would. */
  const moveAt = (part: string): Choice | undefined => {
    const next = advanced(legal.peek(), [...picks.peek(), part], kind.peek(), places.peek())
    return narrowed.peek().next.includes(part) ? narrow(legal.peek(), next, kind.peek(), places.peek()).done : undefined
  }

  async function look(choice: Choice | undefined): Promise<void> {
    const mine = ++asking
    const answer = choice && (await tryOut([...plan.peek(), choice]))
    if (mine === asking) preview.value = answer && answer.moves.length > plan.peek().length ? answer : undefined
  }
  /** The pointer is over this place or choice, or over nothing. */
  function hover(part: string | undefined): void {
    clearTimeout(hovering)
    if (armed.peek()) return
    const choice = part === undefined ? undefined : moveAt(part)
    if (!choice) return void (worded().length ? undefined : look(undefined))
    hovering = setTimeout(() => void look(choice), HOVER_WAIT)
  }

  /** A place or choice is picked. `firm` makes a clear move at once; else it is shown first and made by the second pick. */
  function pick(part: string, firm = true): void {
    if (!store.myTurn.peek() || busy.peek()) return
    why.value = undefined
    const again = armed.peek()
    const cycling = !!again && again.parts.length > picks.peek().length // shown by clicking on, not by picking
    if (again && !cycling && !firm && (part === picks.peek().at(-1) || part === again.parts.at(-1))) return make(again)
    if (again) {
      armed.value = undefined
      if (!cycling) picks.value = picks.peek().slice(0, -1)
    }
    if (!narrowed.peek().next.includes(part)) return astray(part)
    const next = advanced(legal.peek(), [...picks.peek(), part], kind.peek(), places.peek())
    picks.value = next
    const { done } = narrowed.peek()
    if (!done) return showFirst()
    if (firm) return make(done)
    armed.value = done
    void look(done)
  }

  /** Only words are left to choose: show what the first of them would do. */
  const worded = (): Choice[] =>
    narrowed.peek().next.every(part => !places.peek().has(part)) ? narrowed.peek().choices : []
  function showFirst(): void {
    void look(worded()[0])
  }

  /** A click that is no next step: another first pick, a step back, or a question. */
  function astray(part: string): void {
    const from = picks.peek()
    if (from.at(-1) === part && worded().length > 1) return cycle()
    if (from.at(-1) === part) return clear()
    const fresh = narrow(legal.peek(), [], kind.peek(), places.peek())
    if (from.length && fresh.next.includes(part))
      picks.value = advanced(legal.peek(), [part], kind.peek(), places.peek())
    else if (!plan.peek().length) void askWhy([...from, part])
  }

  /** The same place clicked again shows the next of the choices there, a tile turned for one. */
  function cycle(): void {
    const all = worded()
    const shown = preview.peek()?.moves.at(-1)
    const next = all[(all.findIndex(choice => choice.move === shown) + 1) % all.length]
    armed.value = next
    void look(next)
  }

  async function askWhy(parts: string[]): Promise<void> {
    const place = parts.at(-1) ?? ''
    try {
      const answer = await store.ask({ kind: 'explain', parts }, 'explained')
      if (!answer.legal && answer.text) why.value = { ...answer, place }
    } catch (trouble) {
      if (!(trouble instanceof Refused)) throw trouble
      if (trouble.message)
        why.value = {
          kind: 'explained',
          table_id: '',
          move: '',
          legal: false,
          text: trouble.message,
          rule: trouble.why.rule ?? '',
          place,
        }
    }
  }

  /** Make a move: put it into the plan, or play it. */
  function make(choice: Choice): void {
    if (planning.peek()) void extend(choice)
    else send([choice.move])
  }

  async function extend(choice: Choice): Promise<void> {
    clear()
    plan.value = [...plan.peek(), choice]
    const answer = await tryOut(plan.peek())
    if (answer) tried.value = answer
    else reset()
  }

  /** Play moves one after another; each waits for the board of the one before. */
  function send(moves: string[]): void {
    const [move, ...rest] = moves
    const now = store.board.peek()
    if (move === undefined || !now) return finish()
    busy.value = true
    const stopWaiting = store.board.subscribe(next => {
      if (!next || next.number === now.number) return
      queueMicrotask(() => stopWaiting())
      if (rest.length && next.to_move !== null && store.held.peek().includes(next.to_move)) send(rest)
      else finish()
    })
    store.say({ kind: 'play', ply: now.ply, move }, trouble => {
      stopWaiting()
      finish()
      tellTrouble(trouble)
    })
  }
  function finish(): void {
    busy.value = false
    reset()
  }

  /** One step back: a pick, then the plan, then a move already played. */
  function undo(): void {
    if (picks.peek().length || kind.peek()) return clear()
    if (plan.peek().length) return void shorten(plan.peek().length - 1)
    const now = store.board.peek()
    if (now?.can_undo) store.say({ kind: 'undo', ply: now.ply }, tellTrouble)
  }
  async function shorten(length: number): Promise<void> {
    const left = plan.peek().slice(0, length)
    reset()
    if (!left.length) return
    plan.value = left
    tried.value = await tryOut(left)
  }

  async function askHint(): Promise<void> {
    try {
      hint.value = await store.ask({ kind: 'hint' }, 'hinted')
    } catch (trouble) {
      tellTrouble(trouble)
    }
  }

  return {
    picks,
    kind,
    plan,
    tried,
    preview,
    armed,
    why,
    hint,
    busy,
    places,
    legal,
    narrowed,
    kinds,
    scene,
    gains,
    blocked,
    hover,
    look,
    pick,
    make,
    undo,
    shorten,
    reset,
    clear,
    askHint,
    askWhy,
    commit: (): void => send(plan.peek().map(choice => choice.move)),
    close: stop,
  }
}
