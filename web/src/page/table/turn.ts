// One's own turn: the state (making.ts) as signals, and what it wants asked from the server.
import { computed, effect, signal, untracked } from '@preact/signals'
import type { Choice, Tried } from '../../wire'
import { planning } from '../memory'
import { tellTrouble } from '../session'
import { Refused } from '../socket'
import { kindOf, narrow } from './choosing'
import { blocked, type Effect, type Facts, FRESH, type Happening, legalIn, NONE, next, type State } from './making'
import { placesOf, planned, whole } from './scenes'
import type { TableStore } from './store'

const HOVER_WAIT = 60 // ms: a pointer passing over asks nothing
const MOST_KNOWN = 500

export type Turn = ReturnType<typeof openTurn>

export function openTurn(store: TableStore) {
  const state = signal<State>(FRESH)
  const places = computed(() => placesOf(store.scene.value))
  const facts = (): Facts => ({
    number: store.board.peek()?.number ?? 0,
    mine: store.myTurn.peek(),
    legal: store.board.peek()?.legal ?? NONE,
    places: places.peek(),
    planning: planning.peek(),
    canUndo: !!store.board.peek()?.can_undo,
  })
  function happen(event: Happening): void {
    const [after, ...effects] = next(state.peek(), event, facts())
    state.value = after
    for (const one of effects) act(one)
  }
  /** What somebody does. A pointer at rest asks no more for what it was over. */
  function done(event: Happening): void {
    clearTimeout(hovering)
    happen(event)
  }

  // Questions. An answer counts only as long as the board is the one it was asked about.
  let hovering: ReturnType<typeof setTimeout> | undefined
  const asked = async <T>(question: Promise<T>, answered: (answer: T) => void): Promise<void> => {
    const number = store.board.peek()?.number
    const answer = await question
    if (store.board.peek()?.number === number) answered(answer)
  }
  const known = new Map<string, Promise<Tried | undefined>>() // previews of this board come again with the pointer
  const stand = (steps: readonly Choice[]): Promise<Tried | undefined> => {
    const { ply = 0, number } = store.board.peek() ?? {}
    const moves = steps.map(step => step.move)
    const id = `${number} ${moves.join(' ')}`
    const kept = known.get(id)
    if (kept) return kept
    const answer = store.ask({ kind: 'what_if', ply, moves }, 'tried').catch(() => {
      known.delete(id)
      return undefined
    })
    if (known.size > MOST_KNOWN) known.clear()
    known.set(id, answer)
    return answer
  }
  async function explain(parts: readonly string[]): Promise<void> {
    const place = parts.at(-1) ?? ''
    const question = store.ask({ kind: 'explain', parts: [...parts] }, 'explained').catch((trouble: unknown) => {
      if (!(trouble instanceof Refused)) throw trouble
      return { move: '', legal: false, text: trouble.message, rule: trouble.why.rule ?? '' }
    })
    await asked(question, ({ legal, move, text, rule }) => {
      if (!legal && text) happen({ is: 'explained', why: { move, text, rule: rule ?? '', place } })
    })
  }
  const askHint = (): Promise<void> =>
    asked(store.ask({ kind: 'hint' }, 'hinted'), hint => happen({ is: 'hinted', hint })).catch(tellTrouble)

  function act(effect: Effect): void {
    switch (effect.do) {
      case 'wait':
        hovering = setTimeout(() => happen({ is: 'looked', move: effect.move }), HOVER_WAIT)
        break
      case 'look':
        void asked(stand([...effect.plan, effect.move]), answer => happen({ is: 'seen', move: effect.move, answer }))
        break
      case 'try':
        void asked(stand(effect.plan), answer => happen({ is: 'tried', plan: effect.plan, answer }))
        break
      case 'explain':
        void explain(effect.parts)
        break
      case 'play':
        store.say({ kind: 'play', ply: store.board.peek()?.ply ?? 0, move: effect.move }, trouble => {
          happen({ is: 'refused' })
          tellTrouble(trouble)
        })
        break
      case 'undo':
        store.say({ kind: 'undo', ply: store.board.peek()?.ply ?? 0 }, tellTrouble)
    }
  }
  // A new board makes everything thought out for the old one void.
  const close = effect(() => {
    void store.board.value
    untracked(() => done({ is: 'board' }))
  })

  const picks = computed(() => state.value.picks)
  const kind = computed(() => state.value.kind)
  const plan = computed(() => state.value.plan)
  const tried = computed(() => state.value.tried)
  const preview = computed(() => state.value.preview)
  const isBlocked = computed(() => blocked(state.value))
  const legal = computed(() =>
    legalIn(state.value, { mine: store.myTurn.value, legal: store.board.value?.legal ?? NONE }),
  )
  const shown = computed(() => preview.value ?? tried.value)
  return {
    picks,
    kind,
    plan,
    preview,
    places,
    legal,
    blocked: isBlocked,
    armed: computed(() => ('move' in state.value ? state.value.move : undefined)),
    why: computed(() => state.value.why),
    hint: computed(() => state.value.hint),
    busy: computed(() => state.value.is === 'sending'),
    narrowed: computed(() => narrow(legal.value, picks.value, kind.value, places.value)),
    kinds: computed(() => [
      ...new Set(narrow(legal.value, picks.value, '', places.value).choices.map(one => kindOf(one, places.value))),
    ]),
    /** The board with whatever is planned or previewed on it. */
    scene: computed(() => {
      const now = store.scene.value
      return now && shown.value ? planned(now, whole(shown.value.scene, now.shapes)) : now
    }),
    /** What the plan or preview would bring each seat. */
    gains: computed(() => {
      const now = store.board.value?.scores ?? []
      return now.map((score, seat) => (shown.value?.scores[seat] ?? score) - score)
    }),

    /** A place or choice is picked. `firm` makes a clear move at once; else it is shown first and made by the second pick. */
    pick: (part: string, firm = true): void => done({ is: 'picked', part, firm }),
    choose: (kind: string): void => done({ is: 'chosen', kind }),
    /** The pointer is over this place or choice, or over nothing. */
    hover: (part: string | undefined): void => done({ is: 'hovered', part }),
    look: (move: Choice | undefined): void => done({ is: 'looked', move }),
    /** Make a move: put it into the plan, or play it. */
    make: (move: Choice): void => done({ is: 'made', move }),
    commit: (): void => done({ is: 'committed' }),
    undo: (): void => done({ is: 'undone' }),
    shorten: (length: number): void => done({ is: 'shortened', length }),
    clear: (): void => done({ is: 'cleared' }),
    reset: (): void => done({ is: 'reset' }),
    askWhy: (parts: string[]): Promise<void> => explain(parts),
    askHint,
    close,
  }
}
