import { expect, test } from 'vitest'
import { moverOf } from '../../src/board/shapes'
import { planned } from '../../src/page/table/scenes'
import type { Scene } from '../../src/scene'

const scene = (turn: number | undefined, ...ids: string[]): Scene => ({
  game: 'towers',
  title: '',
  columns: 2,
  rows: 1,
  players: ['red', 'blue'].map((colour, seat) => ({ seat, colour, name: colour, score: 0, turn: seat === turn })),
  shapes: ids.map(id => ({ id, kind: 'stack', x: 0, y: 0 })),
  marks: [],
})

test('a plan is drawn as one, and it stays the planner’s turn though a draw or somebody else would come next', () => {
  for (const next of [undefined, 1]) {
    const shown = planned(scene(0, 'a1'), scene(next, 'a1', 'b1'))
    expect(moverOf(shown)).toBe('red')
    expect(shown.shapes.map(shape => shape.state ?? [])).toEqual([[], ['planned']])
  }
})
