// A puzzle: a board, a question, and whether the turn you make is the answer.
import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import type { Mark } from '../../scene'
import type { PuzzleShown } from '../../wire'
import { Bar } from '../Bar'
import { type GamePage, useGame } from '../games'
import { Icon } from '../icons'
import { solved } from '../memory'
import { answer } from '../review/marks'
import { gameCard } from '../session'
import { Acts } from '../table/Acts'
import type { AidsProps } from '../table/Aids'
import { InHand, Left, lastDoubt, Main, Mean, Onward, Prompt, Sure } from '../table/Dock'
import { KeyHelp } from '../table/KeyHelp'
import { toBoard, useKeys } from '../table/keys'
import { Practice } from '../table/Practice'
import { Reasons } from '../table/Reasons'
import { openTurn, type Turn } from '../table/turn'
import { say } from '../texts'
import { openPuzzle, type PuzzleStore } from './store'

export interface PuzzlePageProps {
  game: string
  name: string
  packed: string // the record, if the puzzle comes from your own game
}

/** The next puzzle of the game that was not tried yet. */
function nextOf({ game, id }: PuzzleShown): string | undefined {
  const all = gameCard(game)?.puzzles ?? []
  const later = [...all.slice(all.indexOf(id) + 1), ...all]
  return later.find(other => other !== id && solved.value[other] === undefined)
}

/** The solution as arrows, once it is shown. */
const answerMarks = (shown: PuzzleShown | undefined): Mark[] => (shown?.solved ? [] : answer(shown?.places ?? []))

interface PuzzleDockProps {
  store: PuzzleStore
  turn: Turn
  game: GamePage
  hand: AidsProps | undefined
  small: boolean
}

function PuzzleDock({ store, turn, game, hand, small }: PuzzleDockProps): JSX.Element {
  const [mine, unsure, shown] = [store.myTurn.value, lastDoubt(store, turn), store.shown.value]
  const next = shown && nextOf(shown)
  return (
    <section class={`dock cardbox ${mine ? 'mine' : ''}`} aria-label={say('dock')} aria-busy={turn.busy.value}>
      {mine && !unsure && <InHand game={game} hand={hand} />}
      <div class="asked">
        <Prompt>{unsure?.text ?? shown?.question}</Prompt>
        {mine && <Left store={store} turn={turn} />}
      </div>
      <div class={`deeds ${unsure ? 'sure' : ''}`} role="group" aria-label={say('actions')}>
        {unsure ? (
          <Sure doubt={unsure} />
        ) : (
          <>
            {mine ? (
              <Acts turn={turn} name={shown?.game ?? ''} game={game} scene={hand?.scene} small={small} />
            ) : (
              <span class="grow acts" />
            )}
            {mine && (
              <Mean icon="back" word={say('step-back')} keys="U" disabled={!shown?.moves.length} onClick={store.back} />
            )}
            {mine && <Mean icon="bulb" word={say('show-solution')} keys="S" onClick={store.show} />}
            {mine && <Onward store={store} turn={turn} />}
            {!mine && <Mean icon="again" word={say('try-again')} keys="A" onClick={store.again} />}
            {!mine && next && (
              <a class="button primary" href={`#puzzle/${shown.game}/${next}`}>
                {say('next-puzzle')}
              </a>
            )}
            {!mine && !next && <Main name={say('try-again')} onClick={store.again} />}
          </>
        )}
      </div>
    </section>
  )
}

/** What came of the turn, and the solution move by move. */
function Verdict({ store, turn }: { store: PuzzleStore; turn: Turn }): JSX.Element | null {
  const shown = store.shown.value
  const why = turn.why.value
  if (why)
    return (
      <section class="why" role="status">
        <h2>{say('not-quite')}</h2>
        <Reasons
          of={why.reasons}
          link={rule => <a href={`#learn/${shown?.game}/${rule}`}>{say('rule', { rule })}</a>}
        />
      </section>
    )
  if (!shown || (!shown.over && !shown.solution?.length)) return null
  const head = shown.solved ? 'puzzle-found' : shown.over ? 'puzzle-not-it' : 'puzzle-solution'
  return (
    <section class="why" role="status" data-solved={!!shown.solved}>
      <h2>{say(head, { tries: store.tries.value })}</h2>
      {shown.said && <p>{shown.said}</p>}
      {shown.told && shown.told.length > 0 && (
        <ol>
          {shown.told.map((told, i) => (
            <li key={`${i}-${told}`}>{told}</li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Puzzle({ store, game }: { store: PuzzleStore; game: GamePage }): JSX.Element {
  const { look } = game
  const turn = useMemo(() => openTurn(store, look), [store])
  const shown = store.shown.value
  const back = (): void => (turn.picks.peek().length || turn.kind.peek() ? turn.clear() : store.back())
  useKeys(() => ({
    b: toBoard,
    s: store.show,
    a: store.again,
    u: back,
    Backspace: back,
    Escape: turn.clear,
    r: turn.turnOver,
  }))
  useEffect(() => turn.close, [turn])
  return (
    <main
      class="table teaching puzzling"
      data-ply={shown?.board.ply ?? -1}
      data-moves={shown?.moves.length ?? -1}
      data-solved={!!shown?.solved}
    >
      {shown && (
        <Practice
          store={store}
          turn={turn}
          game={game}
          name={shown.game}
          board={shown.board}
          marks={() => [{ kind: 'selected', at: [...turn.held.value] }, ...answerMarks(store.shown.value)]}
          dock={(hand, small) => <PuzzleDock store={store} turn={turn} game={game} hand={hand} small={small} />}
        >
          <Verdict store={store} turn={turn} />
        </Practice>
      )}
    </main>
  )
}

export function PuzzlePage({ game, name, packed }: PuzzlePageProps): JSX.Element {
  const store = useMemo(() => openPuzzle(game, name, packed), [game, name, packed])
  const shown = store.shown.value
  const page = useGame(shown?.game)
  useEffect(() => store.close, [store])
  const title = say(game ? 'puzzle' : 'puzzle-of-the-day')
  document.title = `${title} – Donjon`
  const card = gameCard(shown?.game ?? '')
  const sub = shown && `${card?.title ?? ''} · ${say('difficulty', { of: shown.difficulty })}`
  return (
    <>
      <Bar title={title} {...(sub ? { sub } : {})}>
        {shown && (
          <a class="button ghost more" href={`#learn/${shown.game}`} aria-label={say('all-puzzles')}>
            <Icon of="close" /> <span class="wide">{say('all-puzzles')}</span>
          </a>
        )}
        {shown && <KeyHelp at="puzzle" />}
      </Bar>
      {store.problem.value && (
        <main class="room">
          <section class="cardbox">
            <h2>{store.problem}</h2>
          </section>
        </main>
      )}
      {!store.problem.value && page && store.board.value && <Puzzle key={shown?.id} store={store} game={page} />}
      {!store.problem.value && !(page && store.board.value) && <main class="waiting" aria-busy="true" />}
    </>
  )
}
