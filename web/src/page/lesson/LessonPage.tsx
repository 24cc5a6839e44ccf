// A lesson: the board of a table, one sentence a step, and the steps beside it. It ends in a free game.
import { computed, effect, useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import { drawScene } from '../../board/look'
import type { Mark } from '../../scene'
import { Bar } from '../Bar'
import { type GamePage, useGame } from '../games'
import { Icon } from '../icons'
import { name as called, keep } from '../memory'
import { tableOf } from '../puzzle/likeATable'
import { go } from '../route'
import { gameCard, tellTrouble, welcome } from '../session'
import { ask } from '../socket'
import { Stage } from '../stage/Stage'
import { Corner } from '../table/Aids'
import { toBoard, useKeys } from '../table/keys'
import { marksOf } from '../table/marking'
import { describe } from '../table/names'
import { Players } from '../table/Players'
import { withMarks } from '../table/scenes'
import { useNarrow } from '../table/TablePage'
import { openTurn, type Turn } from '../table/turn'
import { besideIn } from '../table/Weighing'
import { say } from '../texts'
import { LessonDock } from './LessonDock'
import { Dots, Steps } from './Steps'
import { type LessonStore, openLesson } from './store'

export interface LessonPageProps {
  game: string
  name: string
}

const EASY = 'novice' // who plays the free game: learns with you

/** A whole game against an easy bot, with hints. */
async function freeGame(game: string): Promise<void> {
  const [card, bots] = [gameCard(game), welcome.peek()?.bots ?? []]
  const bot = bots.includes(EASY) ? EASY : (bots[0] ?? '')
  const others = Array.from({ length: Math.min(...(card?.seats ?? [2])) - 1 }, () => ({ bot }))
  const options = Object.fromEntries((card?.options ?? []).map(option => [option.name, option.default]))
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
    { kind: 'selected', at: [...new Set([...turn.picks.value, ...(shown?.lit ?? [])])] },
    ...(wrong ? [{ kind: 'wrong' as const, at: [wrong] }] : []),
    ...solution,
  ]
}

/** Why the last try was not right, or how the step is done. */
function Note({ store, turn, shows }: { store: LessonStore; turn: Turn; shows: boolean }): JSX.Element | null {
  const shown = store.shown.value
  const why = turn.why.value ?? (shown?.why ? { text: shown.why, rule: shown.rule } : undefined)
  if (!why && !shows) return null
  return (
    <section class="why" role="status">
      <h2>{say(why ? 'not-quite' : 'like-this')}</h2>
      <p>
        {why?.text ?? shown?.said}{' '}
        {why?.rule && <a href={`#learn/${shown?.game}/${why.rule}`}>{say('rule', { rule: why.rule })}</a>}
      </p>
    </section>
  )
}

function Lesson({ store, game }: { store: LessonStore; game: GamePage }): JSX.Element {
  const { look } = game
  const turn = useMemo(() => openTurn(store, look), [store])
  const showing = useSignal(false)
  const under = useSignal<string | undefined>(undefined)
  const small = useNarrow()
  const shown = store.shown.value
  const show = (): void => {
    if (showing.peek()) store.attempt(store.shown.peek()?.solution)
    else showing.value = store.myTurn.peek()
    turn.forget()
  }
  const free = (): void => void freeGame(store.shown.peek()?.game ?? '')
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
  const scene = useMemo(
    () =>
      computed(() => {
        const now = turn.scene.value
        if (!now) return now
        const lit = store.myTurn.value ? marksOf(turn.sofar(), now, look) : []
        return withMarks(now, [...lit, ...lessonMarks(store, turn, showing.value)])
      }),
    [turn],
  ).value
  const happened = shown?.told ?? []
  const stands = turn.stands.value
  const hand = stands && { scene: stands, turn, held: [shown?.board.eyes ?? 0], owners: undefined }
  return (
    <main class="table teaching" data-step={store.step.value} data-over={store.over.value}>
      {shown && <Dots shown={shown} />}
      <div class="board">
        {scene && shown && (
          <Stage
            scene={scene}
            draw={(drawn, options) => drawScene(look, drawn, options)}
            label={say('board-of', { game: gameCard(shown.game)?.title ?? shown.game })}
            above={
              <div class={`since ${happened.length ? '' : 'quiet'}`} role="status">
                <span class="text">{happened.join(' ')}</span>
              </div>
            }
            corner={quarter => <Corner game={game} scene={scene} quarter={quarter} pointed={under.value} hand={hand} />}
            beside={besideIn(game, turn, turn.stands.value, small)}
            snap={store.myTurn.value ? look.snap : 0}
            upright={look.upright}
            onTurnOver={turn.turnOver}
            turns={!!look.flat}
            compact={small}
            shown={shown.lit ?? []}
            describe={place => describe(scene, place)}
            onHover={turn.hover}
            onPoint={(place, x, y) =>
              (under.value = place === undefined ? undefined : (look.part?.(scene, place, x, y) ?? place))
            }
            {...(store.myTurn.value ? { onPick: turn.pick } : {})}
          />
        )}
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
      </div>
      <aside>
        {shown && (
          <Players
            table={tableOf('lesson', shown.game, shown.board)}
            scores={shown.board.scores}
            held={[shown.board.eyes ?? 0]}
            toMove={shown.board.to_move}
            clock={undefined}
            gains={turn.gains.value}
            scene={turn.stands.value}
            look={look}
            ranks={[]}
          />
        )}
        {game.aids && hand && (
          <div class="aids">
            <game.aids.Aids {...hand} />
          </div>
        )}
        <Note store={store} turn={turn} shows={showing.value} />
        {shown && <Steps shown={shown} onFree={free} />}
      </aside>
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
