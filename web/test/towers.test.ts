// The look of Game of Towers: what is nobody's is marked, and a slide shows its way.
import { describe, expect, it } from 'vitest'
import given from '../src/games/towers/scene.json'
import { wayOf } from '../src/page/table/marking'
import type { Scene } from '../src/scene'
import { drawn, times } from './drawing'

const full = given as unknown as Scene
const DASHED = 'stroke-dasharray="4.4 3"'

describe('neutral stacks', () => {
  it('have a dashed edge, one for each', () => {
    const seats = new Set(full.players.map(player => player.colour))
    const two = { ...full, players: full.players.slice(0, 2) }
    const colours = new Set(two.players.map(player => player.colour))
    const neutral = (known: Set<string>): number =>
      full.shapes.filter(shape => shape.kind === 'stack' && !known.has(shape.owner ?? '')).length
    expect(neutral(colours)).toBeGreaterThan(neutral(seats))
    expect(times(drawn(two, { marks: false }), DASHED)).toBe(neutral(colours))
    expect(times(drawn(full, { marks: false }), DASHED)).toBe(neutral(seats))
  })
})

describe('the way of a move that is shown', () => {
  const places = new Set(['a1', 'a4', 'b2'])
  const slide = { move: 'a1-a4', parts: ['a1', 'a4'], kind: 'slide' }
  it('runs from the piece to where it goes', () =>
    expect(wayOf(slide, places, {})).toEqual([{ kind: 'trail', at: ['a1', 'a4'] }]))
  it('is none where nothing goes anywhere, or a piece lies over its places', () => {
    expect(wayOf(undefined, places, {})).toEqual([])
    expect(wayOf({ ...slide, parts: ['a1', 'wall'] }, places, {})).toEqual([])
    expect(wayOf(slide, places, { spanning: ['slide'] })).toEqual([])
  })
})
