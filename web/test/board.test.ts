// The kit, without any game.
import { describe, expect, it, test } from 'vitest'
import { shield } from '../src/board/emblems'
import * as figures from '../src/board/figures'
import { box, diamond, isometric, type Part, painted } from '../src/board/iso'
import { castShadow, covered, figureSamples, slab } from '../src/board/isoshade'
import {
  bubble,
  corners,
  dashed,
  door,
  dot,
  ghost,
  selected,
  selectedSquare,
  tag,
  target,
  threatened,
  touch,
  trail,
  underline,
  xray,
} from '../src/board/marks'
import { SEATS, STONE } from '../src/board/palette'
import { plan } from '../src/board/plan'
import { padlock, plaque } from '../src/board/plaques'
import { playerStrip } from '../src/board/players'
import { el, group, type Kid, keyed, rect, text, title } from '../src/board/svg'
import { fitted, styles, textWidth } from '../src/board/text'
import { LIGHT } from '../src/board/themes'
import { quarterTurn, type Turn } from '../src/board/turn'
import { escaped, svgFile, written } from '../src/board/write'
import { fault } from './wellformed'

const NASTY = `<b>"Tom" & 'Ann'</b>`
const tagOf = (kid: Kid): string => (kid && 'tag' in kid ? kid.tag : '')
const TURNS: Turn[] = [0, 1, 2, 3]

describe('svg', () => {
  it('escapes text, titles and attributes', () => {
    const safe = '&lt;b&gt;&quot;Tom&quot; &amp; &#39;Ann&#39;&lt;/b&gt;'
    expect(written(text(0, 0, NASTY))).toBe(`<text x="0" y="0" text-anchor="middle">${safe}</text>`)
    expect(written(title(NASTY))).toBe(`<title>${safe}</title>`)
    expect(written(group({ 'data-id': NASTY }))).toBe(`<g data-id="${safe}"/>`)
  })
  it('replaces what XML cannot carry and keeps what it can', () => {
    expect(escaped('a\u0000b\u001bc\ud800d\udc00\udc00')).toBe('a\ufffdb\ufffdc\ufffdd\ufffd\ufffd')
    expect(escaped('naïve 王様 \u{1f3f0}\n\t')).toBe('naïve 王様 \u{1f3f0}\n\t')
  })
  it('writes short numbers, drops absent attributes and empty kids, refuses NaN', () => {
    const absent = { x: 1 / 3, y: -0, rx: undefined, ry: null, hidden: false, 'data-turn': true }
    expect(written(el('rect', absent))).toBe('<rect x="0.33" y="0" data-turn="true"/>')
    const [a, b, c] = [el('a'), el('b'), el('c')]
    expect(written(group({}, [a, [false, b, [c, undefined]]], null, ''))).toBe('<g><a/><b/><c/></g>')
    expect(() => written(rect(NaN, 0, 1, 1))).toThrow('"x" of a drawing is NaN')
  })
  it('leaves a stylesheet as it is, and ends a file with its line', () => {
    expect(written(styles())).toContain('font-family:Inter')
    expect(svgFile(el('svg'))).toBe('<svg/>\n')
  })
})

describe('turning', () => {
  test.each(TURNS)('turn %i moves every cell to a cell of its own', turn => {
    const { cell, wide, deep } = quarterTurn({ rows: 3, cols: 5, turn })
    const seen = new Set<string>()
    for (let row = 0; row < 3; row++)
      for (let col = 0; col < 5; col++) {
        const { x, y } = cell(row, col)
        expect(x >= 0 && x < wide && y >= 0 && y < deep).toBe(true)
        seen.add(`${x},${y}`)
      }
    expect(seen.size).toBe(15)
  })
  it('is a quarter of a full turn', () => {
    const once = quarterTurn({ rows: 3, cols: 5, turn: 1 })
    const twice = quarterTurn({ rows: 5, cols: 3, turn: 1 })
    expect(twice.spun(...once.spun(4, 1))).toEqual(quarterTurn({ rows: 3, cols: 5, turn: 2 }).spun(4, 1))
  })
  it('carries the plan view along', () =>
    expect(plan({ rows: 2, cols: 4, size: 10, turn: 1 })).toMatchObject({ width: 20, height: 40, wide: 2, deep: 4 }))
})

describe('isometry', () => {
  const view = isometric({ rows: 8, cols: 8, a: 52, h: 24 })
  it('projects two to one, heights straight up', () => {
    expect(view.project(1, 0)).toEqual([52, 26])
    expect(view.project(0, 1)).toEqual([-52, 26])
    expect(view.project(0, 0, 2)).toEqual([0, -48])
  })
  it('paints far to near, then low to high, then stone before figures', () => {
    const [near, figure, roof, low, middle] = ['near', 'figure', 'roof', 'low', 'middle'].map(tag => el(tag))
    const parts: Part[] = [
      { x: 1, y: 1, z: 0, svg: near },
      { x: 0, y: 0, z: 5, late: 3, svg: figure },
      { x: 0, y: 0, z: 5, svg: roof },
      { x: 0, y: 0, z: 0, late: 3, svg: low },
      { x: 1, y: 0, z: 9, svg: middle },
    ]
    expect(painted(parts).map(tagOf)).toEqual(['low', 'roof', 'figure', 'middle', 'near'])
    expect(parts[0]?.svg).toBe(near) // and leaves the list as it was
  })
  it('knows parts by where they are, and pieces by their names', () => {
    const knight = keyed('knight 1', el('g'))
    expect(painted([{ x: 1, y: 2, z: 3, svg: el('a') }])).toMatchObject([{ key: '1,2,3,0' }])
    expect(painted([{ x: 1, y: 2, z: 3, svg: knight }])).toEqual([knight])
  })
  it('never paints a column over one that stands in front of it, however they are listed', () => {
    const cells = Array.from({ length: 64 }, (_, i) => ({ x: (i * 37) % 8, y: Math.floor(((i * 37) % 64) / 8) }))
    const order = painted(cells.map(c => ({ ...c, z: (c.x * 5 + c.y * 3) % 4, svg: el(`${c.x + c.y}`) })))
      .map(tagOf)
      .map(Number)
    expect(order).toEqual([...order].sort((p, q) => p - q))
  })
  it('sees who is hidden', () => {
    const tower = { x: 1, y: 1, outline: diamond(view, 1, 1, 0, -2) }
    const figure = figureSamples({ cx: 0, cy: 52 })
    expect(covered(figure, { x: 0, y: 0 }, [tower], 0.4)).toBe(true)
    expect(covered(figure, { x: 2, y: 2 }, [tower], 0.4)).toBe(false)
  })
})

describe('drawings', () => {
  const view = isometric({ rows: 2, cols: 2 })
  const seat = SEATS.green
  const { bigFollower, follower, knight } = figures
  const all: Record<string, Kid> = {
    ...Object.fromEntries(Object.values(SEATS).map(s => [`knight ${s.name}`, knight(s, { scale: 1 / 3 })])),
    people: [follower(seat, { marks: el('g') }), bigFollower(seat)],
    solids: [box(view, 0, 0, 1, 1, 0, 1, STONE), slab(view, 1, 0.4, LIGHT), castShadow(view, 0, 0, 0, 2)],
    badges: [shield(seat, 0, 0, 14), plaque(0, 0, 12, { seat }), padlock(0, 0)],
    rings: [
      target(0, 0, { squash: 0.5 }),
      dot(0, 0, { label: '2' }),
      door(0, 0, '1'),
      tag(0, 0, '+10'),
      underline(0, 0),
      touch(0, 0, 24),
      selected(0, 0),
      selectedSquare(0, 0, 60),
      threatened(0, 0),
    ],
    others: [
      corners(diamond(view, 0, 0, 0)),
      trail('M0 0L9 9'),
      ghost(
        dashed([
          [0, 0],
          [1, 1],
        ]),
      ),
      bubble(0, 0, NASTY),
      xray(0, 0, seat, figures.KNIGHT_SHAPE),
    ],
  }
  test.each(Object.entries(all))('%s: well-formed, all numbers known', (_, drawn) => {
    const svg = written(el('svg', {}, drawn))
    expect(fault(svg)).toBeUndefined()
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
  })
})

describe('words and players', () => {
  it('cuts what does not fit', () => {
    expect(fitted('Ada', 100, 17)).toBe('Ada')
    const cut = fitted('Wolfram von Eschenbach', 100, 17)
    expect(cut).toMatch(/^Wolf.*…$/)
    expect(textWidth(cut, 17)).toBeLessThanOrEqual(100)
  })
  it('shows every player, marks the turn, and wraps where there is no room', () => {
    const players = ['red', 'blue', 'green', 'purple'].map((colour, seat) => ({
      seat,
      colour,
      name: `P${seat} <&>`,
      score: seat * 40,
      turn: seat === 2,
    }))
    const strip = (width: number) =>
      playerStrip(players, { x: 0, y: 0, width, theme: LIGHT, note: p => `note ${p.seat}` })
    const svg = written(el('svg', {}, strip(900).svg))
    expect(fault(svg)).toBeUndefined()
    expect(svg.match(/data-seat="2" data-turn="true"/g)).toHaveLength(1)
    expect(svg.match(/data-turn/g)).toHaveLength(1)
    for (const words of ['P3 &lt;&amp;&gt;', '>120<', 'note 1']) expect(svg).toContain(words)
    expect(strip(500).height).toBeGreaterThan(strip(900).height)
    expect(playerStrip([], { x: 0, y: 0, width: 9, theme: LIGHT }).height).toBe(0)
  })
})
