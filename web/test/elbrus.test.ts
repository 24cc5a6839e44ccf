// The look of Elbrus Castle.
import { describe, expect, it } from 'vitest'
import full from '../src/games/elbrus/scene.json'
import type { Scene, Shape } from '../src/scene'
import { casesOf, drawn, itIsWhole, times } from './drawing'

const cells = (size: number): Shape[] =>
  Array.from({ length: size * size }, (_, i) => ({
    id: `r${Math.floor(i / size)}c${i % size}`,
    kind: 'cell',
    x: i % size,
    y: Math.floor(i / size),
  }))
const piece = (
  number: number,
  kind: string,
  owner: string,
  from: [number, number],
  to: [number, number],
  base: [number, number],
  height: number,
  more: Record<string, unknown> = {},
): Shape => {
  const steps = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]))
  const line = Array.from({ length: steps + 1 }, (_, i) => [
    from[0] + ((to[0] - from[0]) * i) / steps,
    from[1] + ((to[1] - from[1]) * i) / steps,
  ])
  const { state = [], ...detail } = more
  return {
    id: `piece ${number}`,
    kind,
    x: from[0],
    y: from[1],
    height,
    owner,
    state: state as string[],
    at: `r${from[1]}c${from[0]}`,
    detail: { cells: line, base, ...detail },
  }
}
const small: Scene = {
  game: 'elbrus',
  title: 'A <small> castle',
  columns: 5,
  rows: 5,
  players: [
    {
      seat: 0,
      colour: 'red',
      name: 'Ada <1>',
      score: 25,
      turn: true,
      detail: { bridge: 11, window: 2, portal: 0, balcony: 1, stairs: 1 },
    },
    { seat: 1, colour: 'blue', name: 'Bors', score: -2, turn: false },
  ],
  shapes: [
    ...cells(5),
    piece(0, 'bridge', 'red', [0, 2], [2, 2], [0, 0], 1, { staircase: 'lower' }),
    piece(1, 'bridge', '', [4, 2], [4, 4], [0, 0], 1),
    piece(2, 'bridge', 'red', [2, 2], [4, 2], [1, 1], 2, { staircase: 'upper' }),
    piece(3, 'balcony', 'blue', [4, 2], [4, 4], [2, 1], 3),
  ],
  marks: [
    { kind: 'last', at: ['r2c4', 'r4c4'] },
    { kind: 'trail', at: ['r0c0', 'r4c4'] },
    { kind: 'target', at: ['r0c0', 'r2c2'], label: '3' },
    { kind: 'target', at: ['r0c4'], label: 'a <long> word' },
    { kind: 'selected', at: ['r2c0'] },
    { kind: 'threatened', at: ['r2c1'] },
  ],
}
const bare = { ...small, players: [], marks: [], shapes: cells(5) }
const cases = casesOf({ small, bare })

describe.each(cases)('%s with %s', (_name, _words, scene, options) => {
  const svg = drawn(scene, options)
  itIsWhole(svg, scene, options)
  it('has every player unless bare', () =>
    expect(times(svg, 'data-seat=')).toBe(options.bare ? 0 : scene.players.length))
})

/** The order in which the parts of the pieces are painted: ids of pieces with the cell of each part. */
const paintedOrder = (svg: string): [string, string][] =>
  [...svg.matchAll(/data-(?:id|of)="(piece \d+)"(?: data-kind="\w+")? data-at="(\w+)"/g)].map(found => [
    found[1] ?? '',
    found[2] ?? '',
  ])

describe('Elbrus Castle', () => {
  it('cuts a piece at the borders of its cells', () => {
    const parts = paintedOrder(drawn(small))
    for (const shape of small.shapes.filter(shape => shape.id.startsWith('piece')))
      expect(parts.filter(([id]) => id === shape.id)).toHaveLength(3)
  })
  it.each([0, 1, 2, 3] as const)('paints far to near and low to high, turned %i times', turn => {
    const size = 4
    const seen = (name: string): number => {
      const [row, column] = [Number(name[1]), Number(name[3])]
      return { 0: column + row, 1: size - row + column, 2: size - column + size - row, 3: row + size - column }[turn]
    }
    const height = (id: string): number => small.shapes.find(shape => shape.id === id)?.height ?? 0
    const order = paintedOrder(drawn(small, { turn })).map(([id, at]) => [seen(at), height(id)] as const)
    expect(order).toHaveLength(12)
    expect(order).toEqual([...order].sort(([a, z], [b, w]) => a - b || z - w))
  })
  it('prints the height on every deck that shows', () => {
    const digits = [
      ...drawn({ ...small, marks: [] }, { compact: true, bare: true }).matchAll(
        /scale\(1 \.64\)[^>]*><text [^>]*>(\d+)</g,
      ),
    ].map(found => found[1])
    expect(digits.sort()).toEqual(['1', '2', '3']) // the grey one is built over
  })
  it('has treads on a staircase until something stands on them', () => {
    const treads = (shapes: Shape[]): number =>
      times(drawn({ ...small, marks: [], shapes }), 'stroke-width="0.8" stroke-linejoin="round"')
    const over = piece(4, 'bridge', 'blue', [1, 2], [1, 4], [1, 0], 2)
    expect(treads(small.shapes)).toBe(9)
    expect(treads([...small.shapes, over])).toBe(0)
  })
  it('shows what is planned as a ghost with a dashed edge', () => {
    const plan = piece(4, 'bridge', 'blue', [0, 0], [2, 0], [0, 0], 1, { state: ['planned'] })
    const svg = drawn({ ...small, marks: [], shapes: [...small.shapes, plan] })
    expect(times(svg, 'opacity="0.62"')).toBe(3)
    expect(times(svg, 'stroke-dasharray="5 3.5"')).toBe(1)
  })
  it('shows what is left in every hand', () => {
    const svg = drawn(small)
    expect(svg).toContain('>11</text>')
    expect(svg).toContain('Ada &lt;1&gt;')
    expect(svg).toContain('a &lt;long&gt; word')
  })
  it('names rows and columns on the edges that face the eye', () => {
    for (const turn of [0, 1, 2, 3] as const)
      for (const name of ['r0', 'r4', 'c0', 'c4']) expect(times(drawn(small, { turn }), `>${name}</text>`)).toBe(1)
  })
  it('has a ring of forty cells round nine by nine, and shows laps', () => {
    expect(drawn(full)).toContain('>39</text>')
    expect(drawn(full)).not.toContain('>40</text>')
    expect(drawn(small)).toContain('>+24</text>') // 25 points, once round 24 cells
  })
  it('marks every eighth cell of the ring only where staircases are played with', () => {
    const large = (stairs: boolean): number => times(drawn({ ...full, detail: { stairs } }), 'font-size="17"')
    expect(large(true) - large(false)).toBe(4) // 8, 16, 24 and 32
  })
  it('marks the last piece as a whole, both halves of a staircase', () => {
    const ticks = (at: string[]): number =>
      times(drawn({ ...small, marks: [{ kind: 'last', at }] }, { bare: true }), 'stroke-width="4.6"')
    expect(ticks(['r2c4', 'r4c4'])).toBe(1)
    expect(ticks(['r2c0', 'r2c2', 'r2c4'])).toBe(2)
  })
  it('looks the same every time', () => expect(drawn(full)).toBe(drawn(full)))
})
