// The ways of pieces from one scene to the next.
import { expect, it } from 'vitest'
import { waysBetween } from '../../src/page/stage/flights'
import type { Scene, Shape } from '../../src/scene'

const cell = (id: string, x: number): Shape => ({ id, kind: 'cell', x, y: 0 })
const knight = (id: string, at: string, x: number): Shape => ({ id, kind: 'knight', at, x, y: 0 })
const scene = (...shapes: Shape[]): Scene => ({
  game: 'any',
  title: '',
  columns: 2,
  rows: 1,
  players: [],
  marks: [],
  shapes: [cell('a1', 0), cell('b1', 1), ...shapes],
})

it('a piece that went is followed from place to place', () =>
  expect(waysBetween(scene(knight('k', 'a1', 0)), scene(knight('k', 'b1', 1)))).toEqual([
    { kind: 'trail', at: ['a1', 'b1'] },
  ]))
it('one that stays, comes or goes leaves no trail', () => {
  const here = scene(knight('k', 'a1', 0))
  for (const [before, after] of [
    [here, here],
    [scene(), here],
    [here, scene()],
    [undefined, here],
  ] as const)
    expect(waysBetween(before, after)).toEqual([])
})
