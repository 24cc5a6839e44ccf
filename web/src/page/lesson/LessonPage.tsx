// A lesson: the board of a table, one sentence a step, and the steps beside it. It ends in a free game.
import { effect, useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import type { Mark } from '../../scene'
import type { LessonShown } from '../../wire'
import { Bar } from '../Bar'
import { type GamePage, useGame } from '../games'
import { Icon } from '../icons'
import { name as called, keep } from '../memory'
import { go } from '../route'
import { gameCard, tellTrouble, welcome } from '../session'
import { ask } from '../socket'
import { KeyHelp } from '../table/KeyHelp'
import { toBoard, useKeys } from '../table/keys'
import { Practice } from '../table/Practice'
import { Reasons } from '../table/Reasons'
import { openTurn, type Turn } from '../table/turn'
import { say } from '../texts'
import { LessonDock } from './LessonDock'
import { Dots, Steps } from './Steps'
import { type LessonStore, openLesson } from './store'

export interface LessonPageProps {
  game: string
  name: string
}

const EASY = 'novice' // who plays the free game: learns with you

/** A whole game against easy bots, with hints, as many players as the lesson has, and the options that it was about. */
async function freeGame({ game, options = {}, board }: LessonShown): Promise<void> {
  const bots = welcome.peek()?.bots ?? []
  const bot = bots.includes(EASY) ? EASY : (bots[0] ?? '')
  const others = board.scores.slice(1).map(() => ({ bot }))
  try {
    const made = await ask(
      { kind: 'create', game, seats: [{ mine: true, name: called.peek() }, ...others], options, name: called.peek() },
      'created',
    )
    keep([...made.seats.map(link => link.token), made.owner])
    go(made.seats[0]?.token ?? made.owner)
  } catch (trouble) {
    tellTrouble(trouble)
  }
}

/** The places of the step; the solution as an arrow, once it was asked for; a cross where a try was wrong. */
function lessonMarks(store: LessonStore, turn: Turn, shows: boolean): Mark[] {
  const shown = store.shown.value
  const places = (parts: readonly string[] = []): string[] => parts.filter(part => turn.places.value.has(part))
  const way = places(shown?.parts)
  const solution: Mark[] = shows && way.length ? [{ kind: way.length > 1 ? 'arrow' : 'right', at: way }] : []
  const tried = turn.legal.value.find(choice => choice.move === store.tried.value)
  const wrong = turn.why.value?.place || places(tried?.parts).at(-1)
  return [
    { kind: 'selected', at: [...new Set([...turn.held.value, ...(shown?.lit ?? [])])] },
    ...(wrong ? [{ kind: 'wrong' as const, at: [wrong] }] : []),
    ...solution,
  ]
}

/** Why the last try was not right, or how the step is done. */
function Note({ store, turn, shows }: { store: LessonStore; turn: Turn; shows: boolean }): JSX.Element | null {
  const shown = store.shown.value
  const wrong = turn.why.value?.reasons ?? (shown?.why ? [{ text: shown.why, rule: shown.rule ?? '' }] : undefined)
  if (!wrong && !shows) return null
  return (
    <section class="why" role="status">
      <h2>{say(wrong ? 'not-quite' : 'like-this')}</h2>
      <Reasons
        of={wrong ?? [{ text: shown?.said ?? '' }]}
        link={rule => <a href={`#learn/${shown?.game}/${rule}`}>{say('rule', { rule })}</a>}
      />
    </section>
  )
}

function Lesson({ store, game }: { store: LessonStore; game: GamePage }): JSX.Element {
  const { look } = game
  const turn = useMemo(() => openTurn(store, look), [store])
  const showing = useSignal(false)
  const shown = store.shown.value
  const show = (): void => {
    if (showing.peek()) store.attempt(store.shown.peek()?.solution)
    else showing.value = store.myTurn.peek()
    turn.forget()
  }
  const free = (): void => {
    const now = store.shown.peek()
    if (now) void freeGame(now)
  }
  const back = (): void => (turn.picks.peek().length || turn.kind.peek() ? turn.clear() : store.back())
  useKeys(() => ({
    b: toBoard,
    s: show,
    u: back,
    Backspace: back,
    Escape: turn.clear,
    r: turn.turnOver,
    ...(store.myTurn.peek() || store.over.peek() ? {} : { n: () => store.attempt(), Enter: () => store.attempt() }),
  }))
  useLayoutEffect(() => {
    const stop = effect(() => {
      void store.step.value
      showing.value = false
    })
    return () => {
      stop()
      turn.close()
    }
  }, [store])
  const happened = shown?.told ?? []
  return (
    <main class="table teaching" data-step={store.step.value} data-over={store.over.value}>
      {shown && <Dots shown={shown} />}
      {shown && (
        <Practice
          store={store}
          turn={turn}
          game={game}
          name={shown.game}
          board={shown.board}
          marks={() => lessonMarks(store, turn, showing.value)}
          lit={shown.lit ?? []}
          above={
            <div class={`since ${happened.length ? '' : 'quiet'}`} role="status">
              <span class="text">{happened.join(' ')}</span>
            </div>
          }
          dock={(hand, small) => (
            <LessonDock
              store={store}
              turn={turn}
              game={game}
              hand={hand}
              small={small}
              showing={showing}
              onShow={show}
              onFree={free}
            />
          )}
        >
          <Note store={store} turn={turn} shows={showing.value} />
          <Steps shown={shown} onFree={free} />
        </Practice>
      )}
    </main>
  )
}

export function LessonPage({ game, name }: LessonPageProps): JSX.Element {
  const store = useMemo(() => openLesson(game, name), [game, name])
  const page = useGame(game)
  const shown = store.shown.value
  useEffect(() => store.close, [store])
  document.title = `${shown?.title ?? ''} – ${gameCard(game)?.title ?? 'Donjon'}`
  const at =
    shown && say('step-of', { step: Math.min(store.step.value + 1, shown.steps.length), steps: shown.steps.length })
  return (
    <>
      <Bar title={say('learn-game', { game: gameCard(game)?.title ?? '' })} {...(at ? { sub: at } : {})}>
        <a class="button ghost more" href={`#learn/${game}`} aria-label={say('all-lessons')}>
          <Icon of="close" /> <span class="wide">{say('all-lessons')}</span>
        </a>
        {shown && <KeyHelp at="lesson" />}
      </Bar>
      {store.problem.value && (
        <main class="room">
          <section class="cardbox">
            <h2>{store.problem}</h2>
            <a class="button" href={`#learn/${game}`}>
              {say('all-lessons')}
            </a>
          </section>
        </main>
      )}
      {!store.problem.value && page && store.board.value && <Lesson key={name} store={store} game={page} />}
      {!store.problem.value && !(page && store.board.value) && <main class="waiting" aria-busy="true" />}
    </>
  )
}
