// The look of Highlanders: a map of a loch.
import { describe, expect, it } from 'vitest'
import { wet } from '../src/games/highlanders/land'
import { DEEP, loch, WIDE } from '../src/games/highlanders/map'
import given from '../src/games/highlanders/scene.json'
import type { Scene, Shape } from '../src/scene'
import { casesOf, drawn, itIsWhole, times } from './drawing'

const full = given as unknown as Scene
const without = (...kinds: string[]): Scene => ({
  ...full,
  marks: [],
  shapes: full.shapes.filter(shape => !kinds.includes(shape.kind)),
})

const empty = without('troop', 'garrison', 'shield', 'knight')
const planned = {
  ...full,
  shapes: full.shapes.map(shape => ({ ...shape, state: [...(shape.state ?? []), 'planned'] })),
}
const bare = { game: 'highlanders', title: 'No land yet', columns: 12, rows: 8, players: [], shapes: [], marks: [] }
const cases = casesOf({ empty, planned, bare })

describe.each(cases)('%s with %s', (_name, _words, scene, options) => {
  const svg = drawn(scene, options)
  itIsWhole(svg, scene, options)
  it('has every player unless bare', () =>
    expect(times(svg, 'data-seat=')).toBe(options.bare ? 0 : scene.players.length))
})

describe('Highlanders', () => {
  const svg = drawn(full, { marks: false })
  const piece = (id: string): string => svg.slice(svg.indexOf(`data-id="${id}"`)).split('data-id=', 2)[1] ?? ''

  it('prints the name of every castle, but not for phones', () => {
    for (const { label } of full.shapes.filter(shape => shape.kind === 'castle')) {
      expect(svg).toContain(`>${label}</text>`)
      expect(drawn(full, { compact: true })).not.toContain(`>${label}</text>`)
    }
  })
  it('shows a shield as the viewer may see it', () => {
    expect(piece('shield NK1')).toContain('>?</text>')
    expect(piece('shield NK8')).toContain('>2</text>') // the viewer's own
    expect(piece('shield SK1')).toContain('>2</text>') // seen by all
    expect(piece('shield NK8')).toContain('#c99a46') // still brass: it lies face down
    expect(piece('shield SK1')).not.toContain('#c99a46')
  })
  it('counts knights in camps and castles', () => {
    expect(piece('troop SA5')).toContain('>12</text>')
    expect(piece('garrison SK1')).toContain('>12</text>')
  })
  it('shows the die and a footprint for each step left', () => {
    const steps = (count: number): number =>
      times(drawn({ ...full, detail: { ...full.detail, steps: count } }), 'rotate(90)')
    expect(steps(3) - steps(0)).toBe(3)
  })
  it('knows water from land', () => {
    const map = loch(full, 0)
    const spot = (id: string): [number, number] => map.spot(map.places.get(id) as Shape)
    expect(wet(...spot('I1'))).toBe(true)
    for (const { id, kind } of full.shapes)
      if (kind === 'camp' && !id.startsWith('X')) expect(wet(...spot(id)), id).toBe(false)
  })
  it.each([0, 1, 2, 3] as const)('keeps every place on the land with turn %s', turn => {
    const map = loch(full, turn)
    expect([map.wide, map.deep].sort()).toEqual([WIDE, DEEP].sort())
    for (const place of map.places.values()) {
      const [x, y] = map.spot(place)
      expect(x > 40 && x < map.wide - 40 && y > 40 && y < map.deep - 40, place.id).toBe(true)
    }
  })
  it('escapes what the scene says', () => {
    const scene = {
      ...full,
      title: '<loch>',
      shapes: full.shapes.map(s => (s.id === 'NK1' ? { ...s, label: 'Dun & <Carrow>' } : s)),
    }
    expect(drawn(scene)).toContain('>Dun &amp; &lt;Carrow&gt;</text>')
    expect(drawn(scene)).toContain('<title>&lt;loch&gt;</title>')
  })
  it('looks the same every time', () => expect(drawn(full)).toBe(drawn(full)))
})

describe('a march', () => {
  const troop = full.shapes.find(shape => shape.kind === 'troop')
  const held = new Set(full.shapes.flatMap(shape => (shape.at ? [shape.at] : [])))
  const free = full.shapes.find(shape => shape.kind === 'camp' && !held.has(shape.id))?.id ?? ''
  const target = (kind: string, at: string, ...more: string[]): string =>
    drawn({ ...full, marks: [{ kind: 'target', at: [at], move: { kind, parts: [troop?.at ?? '', at, ...more] } }] }, {})
  it('shows at its end how many would come', () => {
    const mark = target('march', free, '7').split('data-mark="target"')[1] ?? ''
    expect(mark).toMatch(/>7<\/text>/)
  })
  it('shows of a fight who stands against whom', () => {
    const other = full.shapes.find(shape => shape.kind === 'troop' && shape.owner !== troop?.owner)
    expect(target('attack', other?.at ?? '', '9')).toContain(`>9 : ${other?.detail?.['knights']}</text>`)
  })
})
