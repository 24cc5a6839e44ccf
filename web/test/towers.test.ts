// The look of Game of Towers: what is nobody's is marked.
import { describe, expect, it } from 'vitest'
import given from '../src/games/towers/scene.json'
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
