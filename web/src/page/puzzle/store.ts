// A puzzle as this browser knows it. The moves of the turn are all there is to keep; the server says the rest.
import { batch, computed, effect, signal } from '@preact/signals'
import type { Scene } from '../../scene'
import type { Board, PuzzleShown } from '../../wire'
import { solved } from '../memory'
import { greeted, tellTrouble } from '../session'
import { ask, Refused } from '../socket'
import { unpacked } from '../table/packing'
import { sceneOf } from '../table/scenes'
import type { TableStore, TurnStore } from '../table/store'
import { withTries } from './solved'

const TABLE = 'puzzle' // stands for a table in questions about the puzzle

export type PuzzleStore = ReturnType<typeof openPuzzle>

/** `name` is the id of a puzzle, or the date for the puzzle of the day, or where in a packed record a mistake was made. */
export function openPuzzle(game: string, name: string, packed: string) {
  const shown = signal<PuzzleShown | undefined>(undefined)
  const board = signal<Board | undefined>(undefined)
  const scene = signal<Scene | undefined>(undefined)
  const problem = signal('')
  const tries = signal(1)
  let number = 0
  let moves: string[] = []

  /** How many tries it took; 0 if the solution was shown. The puzzle of a day may be one that was solved before. */
  function keep({ id, solved: right }: PuzzleShown, show: boolean): void {
    if (right || show) solved.value = withTries(solved.peek(), game ? [id] : [id, name], show ? 0 : tries.peek())
  }

  async function send(turn: readonly string[], show = false): Promise<void> {
    try {
      const answer = await ask({ kind: 'solve', game, puzzle: name, moves: [...turn], show }, 'puzzle')
      moves = answer.moves
      batch(() => {
        scene.value = sceneOf(answer.board)
        shown.value = answer
        board.value = { ...answer.board, number: ++number }
        keep(answer, show)
      })
    } catch (trouble) {
      if (trouble instanceof Refused && !trouble.passing) problem.value = trouble.message
      else tellTrouble(trouble)
    }
  }

  async function begin(): Promise<void> {
    if (packed) await ask({ kind: 'open', record: await unpacked(packed) }, 'opened').catch(tellTrouble)
    await send(moves)
  }

  const stop = effect(() => void (greeted.value > 0 && void begin()))
  const asked: TableStore['ask'] = (question, kind) => ask({ ...question, table_id: TABLE } as never, kind)
  const turn: TurnStore = {
    board,
    scene,
    myTurn: computed(() => !!shown.value && !shown.value.over && !shown.value.solution?.length),
    ask: asked,
    say: question => void (question.kind === 'play' && send([...moves, question.move])),
  }
  return {
    ...turn,
    shown,
    problem,
    tries,
    back: (): void => void send(moves.slice(0, -1)),
    again: (): void => {
      tries.value++
      void send([])
    },
    show: (): void => void send([], true),
    close: stop,
  }
}
