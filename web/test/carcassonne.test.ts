// The look of Carcassonne: tiles from their geometry, and what stands on them.
import { describe, expect, it, test } from 'vitest'
import { drawScene } from '../src/board/look'
import { SEATS } from '../src/board/palette'
import { group } from '../src/board/svg'
import { LIGHT } from '../src/board/themes'
import { written } from '../src/board/write'
import { look } from '../src/games/carcassonne'
import { fairy, pig } from '../src/games/carcassonne/beasts'
import { dragon } from '../src/games/carcassonne/dragon'
import { foundationPlate, towerStack } from '../src/games/carcassonne/drums'
import { builder, farmer, monk } from '../src/games/carcassonne/followers'
import { cityShape, inside, readKind, roadLine, SIZE } from '../src/games/carcassonne/geometry'
import given from '../src/games/carcassonne/scene.json'
import { tile } from '../src/games/carcassonne/tile'
import type { Keep, Scene, Shape } from '../src/scene'
import { casesOf, drawn, itIsWhole, times } from './drawing'
import { fault } from './wellformed'

const full = given as unknown as Scene

const ground = { ...full, marks: [], shapes: full.shapes.filter(shape => ['tile', 'open'].includes(shape.kind)) }
const planned = { ...full, shapes: full.shapes.map(shape => ({ ...shape, state: ['planned'] })) }
const nothing = { game: 'carcassonne', title: 'No land yet', columns: 3, rows: 3, players: [], shapes: [], marks: [] }
const cases = casesOf({ ground, planned, nothing })

describe.each(cases)('%s with %s', (_name, _words, scene, options) => {
  const svg = drawn(scene, options)
  itIsWhole(svg, scene, options)
  it('has every player unless bare', () =>
    expect(times(svg, 'data-seat=')).toBe(options.bare ? 0 : scene.players.length))
})

describe('tiles', () => {
  const kinds = Object.entries(full.detail?.tiles as Record<string, unknown>).map(([id, told]) => readKind(id, told))
  it('are many', () => expect(kinds.length).toBeGreaterThan(25))
  it('have cities that reach exactly their sides', () => {
    const middles = [
      [60, 1],
      [119, 60],
      [60, 119],
      [1, 60],
    ] as const
    for (const kind of kinds)
      kind.cities.forEach((city, i) => {
        const { outline } = cityShape(kind, i)
        for (const [side, middle] of middles.entries())
          expect(inside(middle, outline), `${kind.id} city ${i} side ${side}`).toBe(city.sides.includes(side))
      })
  })
  it('have roads that begin at their sides and stay on the tile', () => {
    for (const kind of kinds)
      for (const road of kind.roads)
        for (const [x, y] of roadLine(kind, road))
          expect(Math.min(x, y, SIZE - x, SIZE - y), kind.id).toBeGreaterThanOrEqual(0)
  })
  it('look the same every time, and different when turned', () => {
    const kind = kinds[0] ?? readKind('B01', {})
    expect(tile(kind, 0, LIGHT)).toBe(tile(kind, 0, LIGHT))
    const bent = kinds.find(one => one.cities.length) ?? kind
    expect(tile(bent, 1, LIGHT)).not.toBe(tile(bent, 0, LIGHT))
  })
})

describe('pieces', () => {
  const figure = (role: string, kind = 'small'): Shape => ({
    id: `${kind} 1,1:x`,
    kind,
    x: 1,
    y: 1,
    owner: 'red',
    at: '1,1',
    detail: { role },
  })
  const alone = (shape: Shape): string =>
    drawn({ ...full, marks: [], players: [], shapes: [...ground.shapes.slice(0, 1), shape] })
  it('show kind and role', () => {
    const all = ['knight', 'monk', 'farmer'].map(role => alone(figure(role)))
    all.push(alone(figure('builder', 'builder')), alone(figure('pig', 'pig')), alone(figure('knight', 'big')))
    expect(new Set(all.map(svg => svg.slice(svg.indexOf('data-id="', svg.lastIndexOf('data-kind="tile"'))))).size).toBe(
      6,
    )
  })
  it('tell a tower by its height', () => {
    const tower = (height: number): string => alone({ id: 'tower 1,1', kind: 'tower', x: 1, y: 1, height, at: '1,1' })
    expect(tower(3)).toContain('>3</text>')
    expect(tower(7).length).toBeGreaterThan(tower(3).length)
  })
  it('keep their colours in the dark', () => expect(drawn(full, { theme: 'dark' })).toContain('#bf3a22'))
  it('say how many tiles are left', () => expect(drawn(full)).toContain(`>${String(full.detail?.left)}</text>`))
})

const seat = SEATS.green
test.each(
  Object.entries({
    people: [monk(seat), farmer(seat, { turn: 30 }), builder(seat)],
    beasts: [pig(seat), fairy(), dragon({ scale: 0.9 })],
    drums: [towerStack(3), foundationPlate()],
  }),
)('%s: well-formed, all numbers known', (_, drawings) => {
  const svg = written(group({}, drawings))
  expect(fault(svg)).toBeUndefined()
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
})

describe('a page that keeps drawings', () => {
  const kept = new Map<string, string>()
  const drawnBy = (keep?: Keep): string => written(drawScene(look, ground, keep ? { keep } : {}))
  it('shows tiles as pictures as soon as it has them, and draws them until then', () => {
    const before = drawnBy((name, drawing) => {
      kept.set(name, written(drawing()))
      return ''
    })
    expect(before).toBe(drawnBy())
    const after = drawnBy(name => (kept.has(name) ? `blob:${name.replace(/ /g, '-')}` : ''))
    expect(times(after, '<image ')).toBe(ground.shapes.filter(shape => shape.kind === 'tile').length)
    expect(after.length).toBeLessThan(before.length / 5)
  })
  it('keeps whole pictures, one for every kind, turn and theme', () => {
    expect(kept.size).toBeGreaterThan(25)
    for (const picture of kept.values()) expect(fault(picture)).toBeUndefined()
  })
  it('draws tiles with owned fields itself, since their patterns are not in the pictures', () => {
    const svg = written(drawScene(look, full, { owners: true, marks: false, keep: name => `blob:${name}` }))
    expect(times(svg, '<image ')).toBeLessThan(full.shapes.filter(shape => shape.kind === 'tile').length)
    expect(svg).toContain('url(#donjon-owned-')
  })
})

describe('hands', () => {
  const open = full.shapes.find(shape => shape.kind === 'open')?.id ?? ''
  const [first, second] = full.shapes.filter(shape => shape.kind === 'tile').map(shape => shape.id)
  const marked = (...marks: Scene['marks']): string => written(drawScene(look, { ...full, marks }, { bare: true }))
  const leads = { kind: 'place', parts: [open, 'turn-1'] }
  it('have a sign to turn the tile that is shown, and only that one', () => {
    expect(marked({ kind: 'target', at: [open], move: leads })).not.toContain('data-turn-over')
    expect(times(marked({ kind: 'target', at: [open], move: leads, chosen: true }), 'data-turn-over')).toBe(1)
  })
  it('see what a tower reaches: all else is pale', () => {
    const svg = marked({ kind: 'reach', at: [first ?? ''] })
    const pale = svg.slice(svg.indexOf('<g filter="url(#donjon-dim)">'))
    expect(svg.indexOf(`data-id="${first}"`)).toBeGreaterThan(svg.indexOf(`data-id="${second}"`))
    expect(pale).toContain(`data-id="${second}"`)
    expect(marked()).not.toContain('donjon-dim')
  })
  it('see on a follower what it is worth so far, and in dark what it brings at once', () => {
    const segment: Shape = { id: `${first}:c9`, kind: 'segment', x: 1, y: 1, detail: { worth: 7 } }
    const scene = { ...full, shapes: [...full.shapes, segment] }
    const knight = (label?: string): string =>
      written(
        drawScene(look, {
          ...scene,
          marks: [
            {
              kind: 'target',
              at: [segment.id],
              move: { kind: 'knight', parts: [segment.id, 'S'] },
              ...(label ? { label } : {}),
            },
          ],
        }),
      )
    expect(knight()).toMatch(/>7<\/text>/)
    expect(knight('+14')).toMatch(/>\+14<\/text>/)
  })
})

test('no follower that would come hides the points of another', () => {
  const segments = full.shapes.filter(
    ({ id, kind }) => kind === 'segment' && !full.shapes.some(other => other.at === id && other.owner),
  )
  const marks = segments.slice(0, 4).map(({ id }, i) => ({
    kind: 'target' as const,
    at: [id],
    label: `+${i + 3}`,
    move: { kind: 'thief', parts: [id, 'S'] },
  }))
  const svg = written(drawScene(look, { ...full, marks }, {}))
  const last = svg.lastIndexOf('data-mark="target"')
  for (const { label } of marks) expect(svg.indexOf(`>${label}<`), label).toBeGreaterThan(last)
})
