// The one door, `draw`, and the look of Game of Towers behind it.

import { describe, expect, it, test } from 'vitest'
import { padlock } from '../src/board/plaques'
import { written } from '../src/board/write'
import { draw } from '../src/draw'
import full from '../src/games/towers/scene.json'
import type { Scene, Shape } from '../src/scene'
import { casesOf, drawn, itIsWhole, times } from './drawing'

const cell = (id: string, x: number, y: number): Shape =>
  id === 'b2' ? { id, kind: 'site', x, y, detail: { symbol: 'rose', district: 1 } } : { id, kind: 'street', x, y }
const stack = (at: string, x: number, y: number, layers: string[], more: Partial<Shape> = {}): Shape => ({
  id: `stack ${at}`,
  kind: 'stack',
  at,
  x,
  y,
  height: layers.length,
  owner: layers[layers.length - 1] ?? '',
  detail: { symbol: 'key', layers },
  ...more,
})
const small: Scene = {
  game: 'towers',
  title: 'A <small> town & its "towers"',
  columns: 3,
  rows: 2,
  players: [
    { seat: 0, colour: 'red', name: 'Ada <1>', score: 3, turn: true },
    { seat: 1, colour: 'blue', name: 'Bors', score: 0, turn: false },
  ],
  shapes: [
    cell('a2', 0, 0),
    cell('b2', 1, 0),
    cell('c2', 2, 0),
    cell('a1', 0, 1),
    cell('b1', 1, 1),
    cell('c1', 2, 1),
    stack('a1', 0, 1, ['red']),
    stack('b2', 1, 0, ['blue', 'black'], { state: ['locked'], label: 'locked & black' }),
  ],
  marks: [
    { kind: 'last', at: ['a2', 'b2'] },
    { kind: 'trail', at: ['a2', 'b2'] },
    { kind: 'target', at: ['c1', 'c2'], label: '2' },
    { kind: 'selected', at: ['a1'] },
    { kind: 'threatened', at: ['b2'], label: 'look <out>' },
  ],
}
const tall = {
  ...small,
  shapes: [
    ...small.shapes,
    stack(
      'c2',
      2,
      0,
      Array.from({ length: 20 }, (_, i) => (i % 2 ? 'yellow' : 'purple')),
    ),
  ],
}
const deal = { ...small, players: [], marks: [], shapes: small.shapes.slice(0, 6) }

const cases = casesOf({ small, tall, deal })

describe.each(cases)('%s with %s', (_name, _words, scene, options) => {
  const svg = drawn(scene, options)
  itIsWhole(svg, scene, options)
  it('is a picture with a name', () => expect(svg).toMatch(/^<svg [^>]*role="img"[^>]*><title>[^<]+<\/title>/))
  it('has every player unless bare', () =>
    expect(times(svg, 'data-seat=')).toBe(options.bare ? 0 : scene.players.length))
})

describe('Game of Towers', () => {
  it('escapes names, labels and titles', () => {
    const svg = drawn(small)
    for (const words of [
      'Ada &lt;1&gt;',
      'look &lt;out&gt;',
      '<title>A &lt;small&gt; town &amp; its &quot;towers&quot;</title>',
      '<title>locked &amp; black</title>',
    ])
      expect(svg).toContain(words)
  })
  it('prints the coordinates', () => {
    for (const sign of [...'abcdefghijklmn', ...'12345678']) expect(drawn(full)).toContain(`>${sign}</text>`)
  })
  it('shows each layer in its colour', () => {
    const colours = (svg: string): number => times(svg, 'stroke="#f4c648"')
    expect(colours(drawn(tall)) - colours(drawn(small))).toBe(10)
  })
  it('keeps twenty tiles inside the picture', () => {
    const svg = drawn(tall, { compact: true, marks: false })
    const top = Number(/viewBox="\S+ (\S+)/.exec(svg)?.[1])
    const [, foot, path] =
      /data-id="stack c2"[^>]*><g transform="translate\(\S+ (\S+)\)">.*?(<path d="M-25 .*?")/s.exec(svg) ?? []
    const edges = [...svg.slice(svg.indexOf('data-id="stack c2"')).matchAll(/d="M-25 (-?[\d.]+)A7 7/g)].map(
      found => Number(found[1]) - 7,
    )
    expect(path).toBeDefined()
    expect(edges.length).toBeGreaterThan(20)
    expect(Number(foot) + Math.min(...edges)).toBeGreaterThan(top)
    expect(times(svg, '>20</text>')).toBe(1)
  })
  it('moves the height up where a stack in front would hide it', () => {
    const behind = stack('b2', 1, 0, ['red', 'red'])
    const front = stack('b1', 1, 1, ['blue', 'blue', 'blue', 'blue', 'blue'])
    const place = (shapes: Shape[]): string | undefined =>
      /data-id="stack b2".*?<g transform="(translate\([^)]+\))"><rect [^>]*><text [^>]*>2</s.exec(
        drawn({ ...small, marks: [], shapes }),
      )?.[1]
    expect(place([behind])).toBeDefined()
    expect(place([behind, front])).not.toBe(place([behind]))
  })
  it('puts a padlock on what is locked', () => {
    const free = { ...small, shapes: small.shapes.map(shape => ({ ...shape, state: [] })) }
    const lock = written(padlock(0, 0)).match(/M-4[^"]*/)?.[0] ?? 'no lock'
    expect(times(drawn(free), lock)).toBe(0)
    expect(times(drawn(small, { marks: false }), lock)).toBe(1)
  })
  it('dims the board and keeps the pieces in the dark', () => {
    const [light, dark] = [drawn(small), drawn(small, { theme: 'dark' })]
    expect(dark).not.toBe(light)
    expect(dark).toContain('#bf3a22')
    expect(times(dark, 'fill="#efe8dc"')).toBe(0)
  })
  it('looks the same every time', () => expect(drawn(full)).toBe(drawn(full)))
})

describe('reading', () => {
  it('fills in what is at its default', () => {
    const { x: _x, y: _y, ...corner } = small.shapes[0] as Shape
    const scene = { ...small, marks: [], shapes: [corner, ...small.shapes.slice(1)], players: [{ colour: 'red' }] }
    expect(drawn(scene)).toContain('data-id="a2"')
    expect(draw(JSON.stringify({ game: 'towers', columns: 1, rows: 1 }), '')).toContain('<svg')
  })
  test.each<[string, string, string]>([
    ['{', '', 'The text of the scene is not JSON'],
    ['[]', '', 'The text of the scene must be a JSON object.'],
    [
      '{"game":"chess","columns":8,"rows":8}',
      '',
      'There is no look for the game "chess": there are carcassonne, elbrus',
    ],
    ['{"game":"towers"}', '', 'The scene\'s "columns" must be a number.'],
    ['{"game":"towers","columns":1,"rows":1,"shapes":7}', '', 'The scene\'s "shapes" must be a list of objects.'],
    [
      '{"game":"towers","columns":1,"rows":1,"shapes":[{"id":"a1","x":"1"}]}',
      '',
      'The shape "a1" has a "x" that is not a number.',
    ],
    ['{"game":"towers","columns":1,"rows":1,"marks":[{"kind":"star"}]}', '', 'There is no mark of kind "star"'],
    [
      '{"game":"towers","columns":1,"rows":1,"marks":[{"kind":"last","at":["z9"]}]}',
      '',
      'There is no place "z9" in this scene of towers.',
    ],
    ['{"game":"towers","columns":1,"rows":1}', '{"theme":"pink"}', 'There is no theme "pink"'],
    ['{"game":"towers","columns":1,"rows":1}', '{"turn":4}', 'A turn is 0, 1, 2 or 3, not 4.'],
    ['{"game":"towers","columns":1,"rows":1}', 'x', 'The text of the options is not JSON'],
  ])('refuses %s with %s', (scene, options, words) => expect(() => draw(scene, options)).toThrow(words))
})
