// Lessons and puzzles look like a table without names.
import type { Board, TableCard } from '../../wire'

export const tableOf = (id: string, game: string, board: Board): TableCard => ({
  table_id: id,
  game,
  options: {},
  stage: 'playing',
  public: false,
  seats: (board.scene?.players ?? []).map(({ seat, colour }) => ({ seat, colour })),
  clock: null,
  absent: 'vote',
  aids: true,
  created: 0,
  changed: 0,
  ply: board.ply,
  to_move: board.to_move,
  scores: board.scores,
  watchers: 0,
})
