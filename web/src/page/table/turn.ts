// One's own turn, for the page: the state (making.ts) as signals, and everything that can be done to it.
import { batch, computed, effect, signal, untracked } from '@preact/signals'
import type { Choice } from '../../wire'
import { planning } from '../memory'
import { openQuestions } from './asking'
import { kindOf, narrow } from './choosing'
import { blocked, type Facts, FRESH, type Happening, legalIn, NONE, next, type State } from './making'
import { type Sofar, turnedWay } from './marking'
import { placesOf, planned, whole } from './scenes'
import type { TableStore } from './store'

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
    for (const one of effects) questions.act(one)
  }
  const questions = openQuestions(store, happen)
  /** What somebody does ends what a pointer at rest was waiting for. */
  function done(event: Happening): void {
    questions.passOver()
    happen(event)
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
  const legal = computed(() =>
    legalIn(state.value, { mine: store.myTurn.value, legal: store.board.value?.legal ?? NONE }),
  )
  const shown = computed(() => preview.value ?? tried.value)
  const armed = computed(() => ('move' in state.value ? state.value.move : undefined))
  const narrowed = computed(() => narrow(legal.value, picks.value, kind.value, places.value))
  const prices = computed(
    () => new Map((store.board.value?.ask?.actions ?? []).map(action => [action.kind, action.price ?? 0])),
  )
  const sofar = (turned: number): Sofar => ({
    choices: narrowed.value.choices,
    picks: picks.value,
    kind: kind.value,
    places: places.value,
    armed: armed.value,
    prices: prices.value,
    turned,
  })
  /** Several places in one, those of a piece that lies over them, are picked one after another from the start. */
  function pick(part: string, firm = true): void {
    const parts = part.split(' ')
    if (parts.length === 1) return done({ is: 'picked', part, firm })
    const move = armed.peek()
    if (move && !firm && move.parts.join(' ').startsWith(`${part} `)) return done({ is: 'made', move })
    const wanted = kind.peek()
    batch(() => {
      done({ is: 'cleared' })
      if (wanted) done({ is: 'chosen', kind: wanted })
      parts.forEach((one, i) => {
        done({ is: 'picked', part: one, firm: firm && i === parts.length - 1 })
      })
    })
  }
  return {
    picks,
    kind,
    plan,
    preview,
    places,
    legal,
    blocked: computed(() => blocked(state.value)),
    armed,
    why: computed(() => state.value.why),
    hint: computed(() => state.value.hint),
    busy: computed(() => state.value.is === 'sending'),
    narrowed,
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

    /** The turn as far as it is made, for the marks on the board. */
    sofar,
    /** A place or choice is picked. `firm` makes a clear move at once; else it is shown first and made by the second pick. */
    pick,
    /** The next way for what is chosen to stand where it is. Nothing is chosen: false. */
    turnOver(turned: number): boolean {
      const [last] = picks.peek().slice(-1)
      const [move, scene] = [armed.peek(), store.scene.peek()]
      const other = move && scene && turnedWay(move, { ...sofar(turned), choices: legal.peek() }, scene)
      if (other && other.move !== move.move) pick(other.parts.filter(part => places.peek().has(part)).join(' '), false)
      else if (last !== undefined) pick(last, false)
      return last !== undefined
    },
    choose: (kind: string): void => done({ is: 'chosen', kind }),
    /** The pointer is over this place or choice, or over nothing. */
    hover: (part: string | undefined): void => {
      const move =
        part?.includes(' ') && narrowed.peek().choices.find(one => one.parts.join(' ').startsWith(`${part} `))
      if (!move) return done({ is: 'hovered', part })
      questions.passOver()
      if (!armed.peek()) questions.act({ do: 'wait', move })
    },
    look: (move: Choice | undefined): void => done({ is: 'looked', move }),
    /** Make a move: put it into the plan, or play it. */
    make: (move: Choice): void => done({ is: 'made', move }),
    commit: (): void => done({ is: 'committed' }),
    undo: (): void => done({ is: 'undone' }),
    shorten: (length: number): void => done({ is: 'shortened', length }),
    clear: (): void => done({ is: 'cleared' }),
    reset: (): void => done({ is: 'reset' }),
    askWhy: questions.explain,
    askHint: questions.hint,
    close,
  }
}
