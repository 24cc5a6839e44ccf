// Small parts of the page that hold no browser: scenes, cursor, camera, rules as Markdown, motion.
import { describe, expect, it } from 'vitest'
import { held, kept, laid, reframed, START, zoomed } from '../../src/page/stage/camera'
import { nearest, tabbed, towards } from '../../src/page/stage/cursor'
import { blocks, numberOf } from '../../src/page/table/chapters'
import { filled, followed, merged, planned, sceneOf, withMarks } from '../../src/page/table/scenes'
import type { Scene, Shape } from '../../src/scene'

const shape = (id: string, more: Partial<Shape> = {}): Shape => ({ id, kind: 'cell', x: 0, y: 0, ...more })
const scene = (...shapes: Shape[]): Scene => ({
  game: 'towers',
  title: '',
  columns: 1,
  rows: 1,
  players: [],
  shapes,
  marks: [],
})

describe('scenes', () => {
  const [a, b, c] = [shape('a'), shape('b'), shape('c')]
  const full = { ...scene(a, b, c), columns: 3, marks: [{ kind: 'last' as const, at: ['a'] }], detail: { deck: 4 } }
  it('runs stand for things of the list before', () => {
    expect(filled([[1, 3], shape('d'), [0, 1]], [a, b, c]).map(one => one.id)).toEqual(['b', 'c', 'd', 'a'])
  })
  it('details are merged, and null takes them away', () => {
    const former = { reach: { a: ['b'], c: ['d'] }, deck: 4, hand: ['x'] }
    const patch = { reach: { a: null, e: ['f'] }, hand: [], die: { of: 6 } }
    expect(merged(former, patch)).toEqual({ reach: { c: ['d'], e: ['f'] }, deck: 4, hand: [], die: { of: 6 } })
    expect(former.reach).toEqual({ a: ['b'], c: ['d'] })
  })
  it('what has not changed in a scene is the same as before', () => {
    const after = followed(full, { shapes: [[1, 2]], detail: { deck: 3 } })
    expect(after).toEqual({ ...full, shapes: [b], detail: { deck: 3 } })
    expect(after.shapes[0]).toBe(b)
    expect(after.marks).toBe(full.marks)
    expect(followed(full, { marks: [], columns: 5 })).toEqual({ ...full, marks: [], columns: 5 })
  })
  it('a scene comes in full, or by the one before', () => {
    const { marks: _marks, ...bare } = scene(a)
    expect(sceneOf({ scene: bare }, full)).toEqual(scene(a))
    expect(sceneOf({ scene_change: { rows: 2 } }, full)).toEqual({ ...full, rows: 2 })
    expect(sceneOf({}, full)).toBe(full)
  })
  it('what a plan brings is planned, what it leaves is not', () => {
    const then = scene(a, shape('k', { at: 'a' }), shape('m', { at: 'b', height: 2 }))
    const states = planned(scene(a, shape('m', { at: 'b', height: 2 })), then).shapes.map(one => one.state)
    expect(states).toEqual([undefined, ['planned'], undefined])
  })
  it('marks of places that are not shown are left out', () => {
    expect(
      withMarks(scene(a), [
        { kind: 'target', at: ['a', 'x'] },
        { kind: 'selected', at: ['x'] },
      ]).marks,
    ).toEqual([{ kind: 'target', at: ['a'] }])
  })
})

describe('cursor', () => {
  const spots = [
    { id: 'o', x: 0, y: 0 },
    { id: 'near', x: 10, y: 2 },
    { id: 'far', x: 40, y: 0 },
    { id: 'down', x: 0, y: 10 },
  ]
  it('goes to the nearest that way', () => {
    expect(towards(spots[0]!, spots, [1, 0])?.id).toBe('near')
    expect(towards(spots[0]!, spots, [0, 1])?.id).toBe('down')
    expect(towards(spots[0]!, spots, [-1, 0])).toBeUndefined()
  })
  it('goes from target to target, and off the board at either end', () => {
    const targets = ['a', 'b', 'c']
    expect(['', 'a', 'b', 'c'].map(at => tabbed(targets, at, false))).toEqual(['a', 'b', 'c', undefined])
    expect(['', 'a', 'b', 'c'].map(at => tabbed(targets, at, true))).toEqual([undefined, undefined, 'a', 'b'])
    expect(tabbed([], '', false)).toBeUndefined()
  })
  it('a fingertip reaches only so far', () => {
    expect(nearest(12, 2, spots, 28)?.id).toBe('near')
    expect(nearest(200, 200, spots, 28)).toBeUndefined()
  })
})

describe('camera', () => {
  const frame = { width: 100, height: 100 }
  it('keeps the point under the pointer', () => {
    const view = zoomed(START, 2, 100, 50)
    expect([100 * view.zoom + view.x, 50 * view.zoom + view.y]).toEqual([100, 50])
  })
  it('never shows less than the whole board', () => {
    expect(zoomed({ x: 5, y: 5, zoom: 1.2 }, 0.1, 0, 0)).toEqual(START)
    expect(kept({ x: 5, y: 5, zoom: 1 }, laid({ width: 100, height: 50 }, frame), frame)).toEqual(START)
  })
  it('lays a board into the middle, as large as the frame and its drawing allow', () => {
    expect(laid({ width: 200, height: 100 }, frame)).toEqual({ x: 0, y: 25, width: 100, height: 50 })
    expect(laid({ width: 10, height: 20 }, frame)).toEqual({ x: 41.5, y: 33, width: 17, height: 34 })
  })
  it('gives no room away: the edge of a board larger than the frame stays out of it', () => {
    const board = laid({ width: 100, height: 100 }, frame)
    expect(kept({ x: 9999, y: -9999, zoom: 2 }, board, frame)).toEqual({ x: 0, y: -100, zoom: 2 })
    expect(kept({ x: -30, y: -40, zoom: 2 }, board, frame)).toEqual({ x: -30, y: -40, zoom: 2 })
  })
  it('keeps the whole of a side that is smaller than the frame in it', () => {
    const board = laid({ width: 100, height: 25 }, frame) // 37.5 px above it
    expect(kept({ x: -50, y: -9999, zoom: 2 }, board, frame)).toEqual({ x: -50, y: -75, zoom: 2 })
    expect(kept({ x: -50, y: 9999, zoom: 2 }, board, frame)).toEqual({ x: -50, y: -25, zoom: 2 })
  })
  it('keeps the middle in the middle when the frame has another size', () => {
    const [picture, narrow] = [
      { width: 100, height: 100 },
      { width: 50, height: 80 },
    ]
    const view = { x: -100, y: -60, zoom: 2 } // 75, 55 of the board is in the middle
    const next = reframed(view, picture, frame, narrow)
    const { x, y, width } = laid(picture, narrow)
    expect(next.zoom).toBe(2)
    expect((x + 0.75 * width) * 2 + next.x).toBeCloseTo(25)
    expect((y + 0.55 * width) * 2 + next.y).toBeCloseTo(40)
  })
  it('holds what was seen in its place when the board grows', () => {
    const view = { x: -40, y: -10, zoom: 2 }
    const was = { x: 30, y: 50, width: 24, height: 24 }
    const now = { x: 46, y: 40, width: 20, height: 20 } // smaller, as there is more beside it
    const next = held(view, was, now)
    expect(next.zoom).toBeCloseTo(2.4)
    for (const [at, to, start, end] of [
      [view.x, next.x, now.x, was.x],
      [view.y, next.y, now.y, was.y],
    ] as const)
      expect(((start - at) / view.zoom) * next.zoom + to).toBeCloseTo(end)
  })
})

describe('rules', () => {
  it('are divided into blocks', () => {
    expect(blocks('# T\n\n**1.1** One\ntwo.\n- a\n  b\n- c\n\n```\nx\n\ny\n```\nend\n| a |\n|---|\n| b |')).toEqual([
      '# T',
      '**1.1** One\ntwo.',
      '- a\n  b\n- c',
      '```\nx\n\ny\n```',
      'end',
      '| a |\n|---|\n| b |',
    ])
  })
  it('paragraphs have numbers', () =>
    expect([numberOf('**4.2** So'), numberOf('So **4.2**')]).toEqual(['4.2', undefined]))
})
