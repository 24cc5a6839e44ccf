// Your turn, for the page: its state (making.ts) as signals, and everything that changes it.
import { batch, computed, effect, signal, untracked } from '@preact/signals'
import type { Scene } from '../../scene'
import type { Button, Choice } from '../../wire'
import { openQuestions } from './asking'
import { given, narrow } from './choosing'
import { type Facts, FRESH, type Happening, legalIn, NONE, next, type State } from './making'
import { liesOver, type Sofar, turnedWay, type Ways } from './marking'
import { placesOf, planned, sceneOf } from './scenes'
import type { TurnStore } from './store'

export type Turn = ReturnType<typeof openTurn>

/** `look` says which moves are weighed first, and what of them is chosen ahead. */
export function openTurn(store: TurnStore, look: Ways) {
  const [early, weighed] = [new Set(look.early), new Set(look.weighed)]
  const ahead = signal('') // the word chosen ahead of the place
  const turned = signal(0) // how often the piece in hand was turned before a place was chosen
  const state = signal<State>(FRESH)
  const places = computed(() => placesOf(store.scene.value))
  const asked = computed(() => store.board.value?.ask ?? undefined)
  const actions = computed<readonly Button[]>(() => (store.myTurn.value ? (asked.value?.actions ?? []) : []))
  const losing = computed(
    () => new Set(actions.value.flatMap(action => (action.ends && asked.value?.loses ? [action.kind] : []))),
  )
  const facts = (): Facts => ({
    number: store.board.peek()?.number ?? 0,
    mine: store.myTurn.peek(),
    legal: store.board.peek()?.legal ?? NONE,
    places: places.peek(),
    canUndo: !!store.board.peek()?.can_undo,
    losing: losing.peek(),
    early,
    ahead: ahead.peek(),
    weighed,
  })
  function happen(event: Happening): void {
    const [after, ...effects] = next(state.peek(), event, facts())
    state.value = after
    for (const one of effects) questions.act(one)
  }
  const questions = openQuestions(store, happen)
  /** Any action cancels what a resting pointer was waiting for. */
  function done(event: Happening): void {
    questions.passOver()
    happen(event)
  }
  // Where the turn stood before its first move that can still be taken back: what came since is drawn as a plan.
  const base = signal<Scene | undefined>(undefined)
  let inTurn = -1
  const close = effect(() => {
    const board = store.board.value
    untracked(() => {
      if (!board?.can_undo || board.turn !== inTurn || !store.myTurn.peek()) base.value = store.scene.peek()
      inTurn = board?.turn ?? -1
      ;[ahead.value, turned.value] = ['', 0]
      done({ is: 'board' })
    })
  })

  const picks = computed(() => state.value.picks)
  const kind = computed(() => state.value.kind)
  const preview = computed(() => state.value.preview)
  const legal = computed(() => legalIn({ mine: store.myTurn.value, legal: store.board.value?.legal ?? NONE }))
  const narrowed = computed(() => narrow(legal.value, picks.value, kind.value, places.value))
  /** The board with the moves of this turn that can be taken back drawn as a plan. */
  const stands = computed(() => {
    const [now, then] = [store.scene.value, base.value]
    return now && then && now !== then && store.myTurn.value ? planned(then, now) : now
  })
  const armed = computed(() => (state.value.is === 'armed' ? state.value.move : undefined))
  const prices = computed(
    () => new Map((store.board.value?.ask?.actions ?? []).map(action => [action.kind, action.price ?? 0])),
  )
  const names = computed(() => new Map(actions.value.map(action => [action.kind, action.name])))
  /** What was picked before the move that is shown: something else can still be picked instead. */
  const before = computed(() => (state.value.is === 'armed' ? state.value.back : picks.value))
  const open = computed(() => narrow(legal.value, before.value, kind.value, places.value).choices)
  const sofar = (): Sofar => ({
    choices: open.value,
    picks: before.value,
    kind: kind.value,
    places: places.value,
    armed: armed.value,
    prices: prices.value,
    names: names.value,
    turned: turned.value,
    ahead: ahead.value,
  })
  /** What can be chosen ahead, each word with the number of places it fits at. */
  const words = computed(() => {
    const found = new Map<string, number>()
    for (const { kind, parts } of open.value)
      if (early.has(kind)) found.set(parts.at(-1) ?? '', (found.get(parts.at(-1) ?? '') ?? 0) + 1)
    return new Map([...found].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })))
  })
  function want(word: string): void {
    ahead.value = word
    done({ is: 'wanted' })
  }

  /** Several places in one, those of a piece that lies over them, are picked one after another from the start. */
  function pick(part: string, firm = true): void {
    const parts = part.split(' ')
    const move = armed.peek()
    if (move && !firm && lies(move, part))
      return turnedOf(move)?.move === move.move ? done({ is: 'made', move }) : turnOver()
    if (parts.length === 1) return done({ is: 'picked', part, firm })
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
  const turnedOf = (move: Choice | undefined, scene = store.scene.peek()): Choice | undefined =>
    move && scene && turnedWay(move, { ...sofar(), choices: legal.peek() }, scene)
  /** Whether the piece that is shown lies there. A tap on it turns it, or makes the move if it can stand in one way only. */
  function lies(move: Choice, part: string): boolean {
    const scene = store.scene.peek()
    return !!scene && !!look.spanning?.includes(move.kind) && liesOver(move, part, places.peek(), scene)
  }
  /** Turn what is in hand: where it is shown, or before a place is chosen. */
  function turnOver(): void {
    const shown = armed.peek() ?? state.peek().looked
    const other = turnedOf(shown)
    if (other && early.has(other.kind)) return want(other.parts.at(-1) ?? '')
    if (other && other.move !== shown?.move && armed.peek())
      return pick(other.parts.filter(part => places.peek().has(part)).join(' '), false)
    if (other && other.move !== shown?.move) {
      turned.value++
      return done({ is: 'looked', move: other })
    }
    const all = [...words.peek().keys()]
    if (all.length) want(all[(Math.max(0, all.indexOf(ahead.peek())) + 1) % all.length] ?? '')
    else turned.value++
  }
  return {
    picks,
    kind,
    preview,
    places,
    legal,
    narrowed,
    actions,
    stands,
    /** The picks, without those that were the only choice. */
    picked: computed(() => picks.value.slice(given(legal.value).length)),
    /** The picks to be ringed: where a move that is shown ends, or a piece would lie, that is drawn instead. */
    held: computed(() => {
      const { kind = '', parts = [] } = armed.value ?? {}
      const ends = parts.filter(part => places.value.has(part)).slice(look.spanning?.includes(kind) ? 0 : -1)
      return picks.value.filter(part => !ends.includes(part))
    }),
    /** The action that is chosen, or to which all moves left belong. */
    action: computed(() => {
      const kinds = new Set(picks.value.length || kind.value ? narrowed.value.choices.map(choice => choice.kind) : [])
      return kinds.size === 1 ? actions.value.find(action => kinds.has(action.kind)) : undefined
    }),
    looked: computed(() => state.value.looked),
    armed,
    doubted: computed(() => (state.value.is === 'doubting' ? state.value.move : undefined)),
    why: computed(() => state.value.why),
    hint: computed(() => state.value.hint),
    busy: computed(() => state.value.is === 'sending'),
    canUndo: computed(() => {
      const { is, kind, picks } = state.value
      return is !== 'picking' || !!kind || picks.length > given(legal.value).length || !!store.board.value?.can_undo
    }),
    /** The board with whatever is previewed on it. */
    scene: computed(() => {
      const [now, then] = [store.scene.value, preview.value]
      const drawn = now && then?.moves.length ? sceneOf(then, now) : undefined
      return now && drawn ? planned(base.value ?? now, drawn) : stands.value
    }),
    /** What the move looked at would bring each seat. */
    gains: computed(() => {
      const now = store.board.value?.scores ?? []
      return now.map((score, seat) => (preview.value?.scores[seat] ?? score) - score)
    }),

    /** The turn as far as it is made, for the marks on the board. */
    sofar,
    /** A place or choice is picked. `firm` makes a clear move at once; else it is shown first and made by the second pick. */
    pick,
    words,
    ahead,
    /** Choose a word ahead of the place: how many, which way round. */
    want,
    turnOver,
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
    make: (move: Choice): void => done({ is: 'made', move }),
    undo: (): void => done({ is: 'undone' }),
    clear: (): void => done({ is: 'cleared' }),
    /** Why an action cannot be chosen, said where other reasons are. */
    refuse: ({ name, why = '', rule = '' }: Button): void =>
      done({ is: 'explained', why: { reasons: [{ action: name, text: `${why}.`, rule }], place: '' } }),
    /** Clear the last answer. */
    forget: (): void => {
      done({ is: 'explained', why: undefined })
      done({ is: 'hinted', hint: undefined })
    },
    askWhy: questions.askWhy,
    askHint: questions.hint,
    sayings: questions.sayings,
    close,
  }
}
