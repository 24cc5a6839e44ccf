// Lessons, puzzles and opened records look like a table at which nobody sits.
import type { TableCard } from '../../wire'

type Given = Pick<TableCard, 'table_id' | 'game' | 'stage' | 'ply'> & { colours: readonly string[] }

export const likeATable = ({ colours, ...given }: Given): TableCard => ({
  ...given,
  options: {},
  public: false,
  seats: colours.map((colour, seat) => ({ seat, colour })),
  clock: null,
  absent: 'vote',
  aids: false,
  created: 0,
  changed: 0,
  to_move: null,
  scores: [],
  watchers: 0,
})
