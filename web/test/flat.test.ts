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

it('shows ways, ticks and crosses: what was better, and what was played', () => {
  const marks = [
    { kind: 'arrow', at: ['r0c0', 'r0c2'] },
    { kind: 'right', at: ['r2c2'] },
    { kind: 'wrong', at: ['r4c4'] },
  ]
  const svg = drawn({ ...elbrus, marks }, {})
  for (const { kind } of marks) expect(svg).toContain(`data-mark="${kind}"`)
})

describe('on the page', () => {
  const large = (scene: unknown): string => drawn(scene, { bare: true, marks: false })
  it('figures stand in their cells, with the height beside their feet', () => {
    const scene = torres as unknown as Scene
    const [small, page] = [drawn(scene, { marks: false }), large(scene)]
    const knights = scene.shapes.filter(shape => shape.kind === 'knight')
    expect(knights.length).toBeGreaterThan(2)
    for (const { id } of knights) {
      const figure = page.slice(page.indexOf(`data-id="${id}"`)).split('data-id=', 2)[1] ?? ''
      const square = small.slice(small.indexOf(`data-id="${id}"`)).split('data-id=', 2)[1] ?? ''
      expect(figure.split('<path').length).toBeGreaterThan(square.split('<path').length + 5)
    }
  })
  it('the height of a castle is read beside a knight that would come, and in the ring where a block is shown', () => {
    const scene = torres as unknown as Scene
    const free = (built: boolean): Scene['shapes'][number] | undefined =>
      scene.shapes.find(
        ({ id, kind, height }) => kind === 'cell' && !!height === built && !scene.shapes.some(({ at }) => at === id),
      )
    const marked = (marks: object[]): string => drawn({ ...scene, marks }, { bare: true })
    const castle = free(true)
    const would = { kind: 'target', at: [castle?.id], move: { kind: 'knight', parts: [castle?.id] } }
    const middle = (svg: string): number => svg.split('font-size="32"').length - 1
    expect(middle(marked([would]))).toBe(middle(marked([])) - 1)
    expect(marked([would]).split('font-size="22"').length).toBe(marked([]).split('font-size="22"').length + 1)
    const shown = marked([{ kind: 'target', at: [castle?.id] }]).split('data-mark="target"')[1] ?? ''
    expect(shown.match(/<ellipse[^>]*>/g)?.every(ring => ring.includes('fill="none"'))).toBe(true)
  })
  it('a piece lies whole over its cells, and under what stands on it', () => {
    const scene = elbrus as unknown as Scene
    const pieces = scene.shapes.filter(shape => shape.kind === 'bridge')
    for (const { id } of pieces) {
      const piece = large(scene).split(`data-id="${id}"`)[1]?.split('data-id=')[0] ?? ''
      expect(piece.split('<rect').length - 1, id).toBe(2) // itself and its shadow
    }
  })
})
