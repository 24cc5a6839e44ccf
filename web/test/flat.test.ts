// Boards in depth, seen straight down.
import { describe, expect, it } from 'vitest'
import { draw } from '../src/draw'
import elbrus from '../src/games/elbrus/scene.json'
import torres from '../src/games/torres/scene.json'
import type { DrawOptions, Scene } from '../src/scene'
import { itIsWhole } from './drawing'

const drawn = (scene: unknown, options: DrawOptions): string =>
  draw(JSON.stringify(scene), JSON.stringify({ flat: true, ...options }))
const OPTIONS: DrawOptions[] = [{}, { theme: 'dark' }, { turn: 1 }, { turn: 2, compact: true }, { marks: false }]
const cases = Object.entries({ torres, elbrus } as unknown as Record<string, Scene>).flatMap(([name, scene]) =>
  [scene, { ...scene, shapes: scene.shapes.map(shape => ({ ...shape, state: ['planned'] })) }].flatMap(one =>
    OPTIONS.map(options => [name, JSON.stringify(options), one, options] as const),
  ),
)

describe.each(cases)('%s with %s', (_name, _words, scene, options) => {
  const svg = drawn(scene, options)
  itIsWhole(svg, scene, options)
  it('prints the height of every cell that has one', () => {
    const plain = drawn(scene, { ...options, marks: false })
    const digits = [...plain.matchAll(/<text [^>]*>(\d+)<\/text>/g)]
      .map(found => Number(found[1]))
      .filter(height => height > 0)
    expect(digits.sort()).toEqual(
      scene.shapes
        .filter(shape => shape.kind === 'cell' && shape.height)
        .map(shape => shape.height)
        .sort(),
    )
  })
})

it('shows whoever is on top', () => {
  const cell = { id: 'a1', kind: 'cell', x: 0, y: 0, height: 3 }
  const piece = (id: string, owner: string): object => ({
    id,
    kind: 'bridge',
    x: 0,
    y: 0,
    owner,
    at: 'a1',
    detail: { cells: [[0, 0]], base: [0, 0], staircase: '' },
  })
  const scene = {
    game: 'elbrus',
    title: 'Two',
    columns: 1,
    rows: 1,
    players: [],
    shapes: [cell, piece('one', 'red'), piece('two', 'blue')],
    marks: [],
  }
  const svg = drawn(scene, {})
  expect(svg).toContain('#1c4796')
  expect(svg).not.toContain('#bf3a22')
})
