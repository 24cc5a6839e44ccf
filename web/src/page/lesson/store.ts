// A lesson as this browser knows it. The moves that were right are all there is to keep; the server says the rest.
import { batch, computed, effect, signal } from '@preact/signals'
import type { Scene } from '../../scene'
import type { Board, LessonShown } from '../../wire'
import { learned } from '../memory'
import { greeted, tellTrouble } from '../session'
import { ask, Refused } from '../socket'
import { sceneOf } from '../table/scenes'
import type { TableStore, TurnStore } from '../table/store'

const TABLE = 'lesson' // stands for a table in questions about the lesson

export type LessonStore = ReturnType<typeof openLesson>

export function openLesson(game: string, name: string) {
  const key = `${game}/${name}`
  const shown = signal<LessonShown | undefined>(undefined)
  const board = signal<Board | undefined>(undefined)
  const scene = signal<Scene | undefined>(undefined)
  const problem = signal('')
  const tried = signal('') // the last try that was not right
  let number = 0 // of boards shown
  let asked = 0
  let waiting = false

  let moves = learned.peek()[key]?.moves ?? []

  function keep(right: readonly string[], steps: number): void {
    const done = right.length === steps || !!learned.peek()[key]?.done
    learned.value = { ...learned.peek(), [key]: { moves: right.length === steps ? [] : [...right], done } }
  }

  /** Only the newest question counts: an answer that comes late would lead back. */
  async function send(tries: readonly string[]): Promise<void> {
    const own = ++asked
    waiting = true
    try {
      const answer = await ask({ kind: 'learn', game, lesson: name, moves: [...tries] }, 'lesson')
      if (own !== asked) return
      moves = answer.moves
      batch(() => {
        tried.value = answer.why ? (tries.at(-1) ?? '') : ''
        scene.value = sceneOf(answer.board)
        shown.value = answer
        board.value = { ...answer.board, number: ++number }
        keep(moves, answer.steps.length)
      })
    } catch (trouble) {
      if (trouble instanceof Refused && !trouble.passing) problem.value = trouble.message
      else tellTrouble(trouble)
    } finally {
      if (own === asked) waiting = false
    }
  }
  /** What somebody does twice in haste is done once. */
  const once = (tries: readonly string[]): void => void (waiting || void send(tries))

  const stop = effect(() => void (greeted.value > 0 && void send(moves)))
  const about: TableStore['ask'] = (question, kind) => ask({ ...question, table_id: TABLE } as never, kind)
  const turn: TurnStore = {
    board,
    scene,
    /** There is something to do, and not only to read. */
    myTurn: computed(() => !!shown.value?.solution),
    ask: about,
    say: wish => void (wish.kind === 'play' && once([...moves, wish.move])),
  }
  return {
    ...turn,
    shown,
    tried,
    problem,
    step: computed(() => shown.value?.moves.length ?? 0),
    over: computed(() => !!shown.value && shown.value.moves.length === shown.value.steps.length),
    /** Try a move; nothing reads on. */
    attempt: (move = ''): void => once([...moves, move]),
    back: (): void => once(moves.slice(0, -1)),
    close: stop,
  }
}
