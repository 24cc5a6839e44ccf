// What the dock says: one sentence, from the game wherever it has one.
import type { TableStore } from './store'
import type { Turn } from './turn'

type Asking = Pick<TableStore, 'board' | 'over' | 'myTurn' | 'held'>
type Making = Pick<Turn, 'looked' | 'preview' | 'action'>

/** What the move under the pointer does, how to go on with the chosen action, or what is asked. */
export function prompt(store: Asking, turn: Making, say: (key: string) => string): string {
  const board = store.board.value
  if (store.over.value) return say('game-over')
  const asked = board?.ask?.text ?? ''
  if (store.myTurn.value) {
    const looked = turn.looked.value && turn.preview.value?.said
    return looked || turn.action.value?.pick || asked
  }
  const own = board?.to_move !== null && store.held.value.includes(board?.to_move ?? -1)
  return own ? say('bot-plays-for-you') : asked
}
