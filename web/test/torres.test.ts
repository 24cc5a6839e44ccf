// The look of Torres.
import { describe, expect, it, test } from 'vitest'
import { look } from '../src/games/torres'
import type { DrawOptions, Scene, Shape } from '../src/scene'
import { casesOf, drawn, itIsWhole, times } from './drawing'
import { fault } from './wellformed'

const cells = (heights: Record<string, number> = {}): Shape[] =>
  Array.from({ length: 64 }, (_, i) => {
    const [x, y] = [i % 8, Math.floor(i / 8)]
    const id = `${'abcdefgh'.charAt(x)}${8 - y}`
    return { id, kind: 'cell', x, y, height: heights[id] ?? 0 }
  })
const figure = (kind: string, at: string, owner: string, height: number, state: string[] = []): Shape => ({
  id: `${kind} ${at}`,
  kind,
  at,
  owner,
  height,
  state,
  x: 'abcdefgh'.indexOf(at.charAt(0)),
  y: 8 - Number(at.charAt(1)),
})
const small: Scene = {
  game: 'torres',
  title: 'Two <small> towers',
  columns: 8,
  rows: 8,
  players: [
    {
      seat: 0,
      colour: 'red',
      name: 'Ada <1>',
      score: 107,
      turn: true,
      detail: {
        stacks: [3, 2, 0],
        in_hand: 1,
        reserve: 5,
        cards: 2,
        hand: ['ap6', 'leap'],
        fresh: ['leap'],
        points: 3,
      },
    },
    {
      seat: 1,
      colour: 'blue',
      name: 'Bors',
      score: 7,
      turn: false,
      detail: { stacks: [3, 3, 3], reserve: 4, cards: 3 },
    },
  ],
  shapes: [
    ...cells({ d5: 3, d4: 1, e5: 2 }),
    figure('knight', 'd4', 'red', 1),
    figure('knight', 'e5', 'blue', 2),
    figure('king', 'd5', '', 3),
  ],
  marks: [
    { kind: 'last', at: ['d4', 'e5'] },
    { kind: 'trail', at: ['d4', 'e5'] },
    { kind: 'target', at: ['a1', 'd5'], label: '2' },
    { kind: 'target', at: ['h8'], label: 'a <long> word' },
    { kind: 'selected', at: ['d4'] },
    { kind: 'threatened', at: ['e5'] },
  ],
  detail: { version: 'basic', stage: 'turn', phase: 2, round: 1, rounds: 4, deck: 31 },
}
const empty: Scene = { ...small, players: [], marks: [], shapes: cells(), detail: {} }
const cases = casesOf({ small, empty })

describe.each(cases)('%s with %s', (_name, _words, scene, options) => {
  const svg = drawn(scene, options)
  itIsWhole(svg, scene, options)
  it('has every player unless bare', () =>
    expect(times(svg, 'data-seat=')).toBe(options.bare ? 0 : scene.players.length))
})

describe('Torres', () => {
  const digits = (scene: Scene, id: string, options: DrawOptions = {}): string[] => {
    const found = new RegExp(`data-id="${id}".*?(?=data-id=|$)`, 's').exec(drawn(scene, options))?.[0] ?? ''
    return [...found.matchAll(/>(\d+)<\/text>/g)].map(match => match[1] ?? '')
  }
  const plain: Scene = { ...small, marks: [] }
  test.each([0, 1, 2, 3] as const)('prints the height on every roof, turn %i', turn => {
    expect(digits(plain, 'd5', { turn })[0]).toBe('3')
    expect(digits(plain, 'e5', { turn })[0]).toBe('2')
    expect(digits({ ...plain, shapes: cells({ c3: 12 }) }, 'c3', { turn })[0]).toBe('12')
  })
  it('puts the level on a plaque on phones', () => {
    expect(digits(plain, 'knight e5', { compact: true })[0]).toBe('2')
    expect(digits(plain, 'knight e5')[0]).not.toBe('2')
  })
  it('shows who stands behind a tower', () => {
    const behind = (height: number): string =>
      drawn({ ...plain, shapes: [...cells({ d5: height }), figure('knight', 'c6', 'red', 0)] })
    const outline = 'stroke-dasharray="3.5 2.5"'
    expect(times(behind(6), outline) - times(behind(1), outline)).toBe(1)
  })
  it('draws a planned block as thought of', () => {
    const planned = {
      ...plain,
      shapes: plain.shapes.map(shape => (shape.id === 'd5' ? { ...shape, state: ['planned'] } : shape)),
    }
    expect(times(drawn(planned), 'stroke-dasharray="5 3.5"')).toBe(1)
    expect(times(drawn(planned), 'opacity="0.62"')).toBe(1)
  })
  it('shows own cards by their sign and others by their back', () => {
    const svg = drawn(plain)
    expect(svg).toContain('<title>leap</title>')
    const hidden = {
      ...plain,
      players: plain.players.map(player => ({ ...player, detail: { ...player.detail, hand: undefined } })),
    }
    expect(drawn(hidden)).not.toContain('<title>leap</title>')
  })
  it('shows the cards drawn to keep one of beside the hand', () => {
    const choosing = {
      ...plain,
      players: plain.players.map(player => ({
        ...player,
        detail: { ...player.detail, drawn: 2, drawn_cards: ['door', 'jump'] },
      })),
    }
    expect(drawn(choosing)).toContain('<title>jump</title>')
    expect(drawn(choosing)).toContain('<title>door</title>')
  })
  it('shows laps of the track', () => {
    expect(drawn(plain)).toContain('>100+</text>')
    expect(times(drawn(plain, { compact: true }), '>100+</text>')).toBe(0)
  })
  it('names a master card it knows and survives one it does not', () => {
    for (const master of ['border', 'diagonals', 'castles', 'neighbours', 'levels', 'row', 'square', 'same-level'])
      expect(drawn({ ...plain, detail: { ...plain.detail, master } })).toContain(`<title>${master}</title>`)
    expect(fault(drawn({ ...plain, detail: { master: 'other' } }))).toBeUndefined()
  })
  it('keeps the tallest tower inside the picture', () => {
    const svg = drawn({ ...plain, shapes: [...cells({ a8: 40 }), figure('knight', 'a8', 'green', 40)] })
    const top = Number(/viewBox="\S+ (\S+)/.exec(svg)?.[1])
    const foot = Number(/data-id="knight a8"[^>]*><g transform="translate\(\S+ (\S+)\)"/.exec(svg)?.[1])
    expect(foot - 66).toBeGreaterThan(top)
  })
  it('escapes names and titles', () => {
    expect(drawn(small)).toContain('Ada &lt;1&gt;')
    expect(drawn(small)).toContain('<title>Two &lt;small&gt; towers</title>')
  })
})

it('a scoring lights the whole castle, and nothing that only touches its corner', () => {
  const scene = { ...small, shapes: cells({ a1: 1, b1: 3, b2: 1, c3: 2, e5: 1 }) }
  expect(new Set(look.extent?.(scene, 'a1'))).toEqual(new Set(['a1', 'b1', 'b2']))
  expect(look.extent?.(scene, 'h8')).toEqual([])
})

test('a castle scores its area times a level, and other points are no product', () => {
  const event = { kind: 'castle-scored', points: 14, ply: 93, text: '' }
  expect(look.factors?.({ ...event, details: { area: 7, level: 2 } })).toBe('7 × 2')
  expect(look.factors?.(event)).toBe('')
})
