// What a turn lights up, and when.
import { describe, expect, it } from 'vitest'
import { brought, START } from '../../src/page/stage/camera'
import { marksOf, type Sofar, turnedWay, wayOf } from '../../src/page/table/marking'
import type { Scene } from '../../src/scene'
import type { Choice } from '../../src/wire'

const scene: Scene = {
  game: 'any',
  title: '',
  columns: 3,
  rows: 3,
  players: [],
  shapes: [0, 1, 2].flatMap(y => [0, 1, 2].map(x => ({ id: `${'abc'[x]}${y + 1}`, kind: 'cell', x, y }))),
  marks: [],
}
const choice = (kind: string, gain: number, ...parts: string[]): Choice => ({
  move: parts.join(' '),
  parts,
  kind,
  gain,
})
const legal = [
  choice('step', 0, 'a1', 'a2', 'step'),
  choice('step', 3, 'a1', 'b1', 'step'),
  choice('block', 0, 'c1', 'block'),
  choice('knight', 0, 'c1', 'knight'),
  choice('end', 0, 'end'),
]
const sofar = (given: Partial<Sofar> = {}): Sofar => ({
  choices: legal,
  picks: [],
  kind: '',
  places: new Set(scene.shapes.map(shape => shape.id)),
  armed: undefined,
  prices: new Map([['step', 1]]),
  turned: 0,
  ahead: '',
  names: new Map(),
  ...given,
})
const of = (kind: string): Choice[] => legal.filter(one => one.kind === kind)

describe('marks', () => {
  it('underline pieces that can act; targets wait for an action', () =>
    expect(marksOf(sofar(), scene, {})).toEqual([{ kind: 'can', at: ['a1'] }]))
  it('show targets at once where the game says so, or where there is nothing else to do', () => {
    expect(marksOf(sofar(), scene, { atOnce: ['block'] }).map(mark => mark.kind)).toEqual(['can', 'target'])
    expect(marksOf(sofar({ choices: of('block') }), scene, {})[1]).toMatchObject({ kind: 'target', at: ['c1'] })
  })
  it('tell what a piece would do: its price, or what it brings', () =>
    expect(marksOf(sofar({ picks: ['a1'], choices: of('step') }), scene, {}).slice(1)).toEqual([
      { kind: 'target', at: ['a2'], label: '1', move: { kind: 'step', parts: ['a1', 'a2', 'step'] } },
      { kind: 'target', at: ['b1'], label: '+3', move: { kind: 'step', parts: ['a1', 'b1', 'step'] } },
    ]))
  it('leave only the last place of a move that is clear', () =>
    expect(marksOf(sofar({ armed: legal[1] }), scene, {})).toEqual([{ kind: 'target', at: ['b1'], label: '+3' }]))
  it('take a piece that lies over several places as one, and turn it round its middle', () => {
    const arches = [choice('arch', 1, 'a2', 'c2', 'arch'), choice('arch', 2, 'b1', 'b3', 'arch')]
    const given = sofar({ choices: arches, kind: 'arch' })
    const shown = (turned: number): unknown => marksOf({ ...given, turned }, scene, { spanning: ['arch'] })[1]
    expect(shown(0)).toMatchObject({ at: ['a2', 'c2'], label: '+1' })
    expect(shown(1)).toMatchObject({ at: ['b1', 'b3'], label: '+2' })
    expect(turnedWay(arches[0]!, given, scene)).toBe(arches[1])
  })
})

describe('the camera', () => {
  const frame = { width: 400, height: 300 }
  const at = (x: number, y: number, size = 30) => ({ x, y, width: size, height: size })
  it('stays where it is while every target is in sight and large enough', () => {
    const near = { x: -100, y: -100, zoom: 2 }
    expect(brought(near, [at(100, 100), at(150, 120)], frame, 24)).toBe(near)
    expect(brought(START, [], frame, 24)).toBe(START)
  })
  it('goes to a target that is out of sight, and only that way', () => {
    const near = { x: 0, y: 0, zoom: 2 }
    expect(brought(near, [at(180, 20)], frame, 24)).toEqual({ zoom: 2, x: -190, y: 0 })
  })
  it('comes nearer where a target is too small to be hit', () => {
    const { zoom, x, y } = brought(START, [at(100, 100, 20)], frame, 40)
    expect(zoom).toBe(2)
    expect([100 * zoom + x >= 0, 120 * zoom + x <= 400, 100 * zoom + y >= 0, 120 * zoom + y <= 300]).not.toContain(
      false,
    )
  })
  it('goes back until all are in sight again', () =>
    expect(brought({ x: -500, y: -400, zoom: 4 }, [at(10, 10), at(350, 250)], frame, 24).zoom).toBeCloseTo(1.038, 2))
  it('where not all fit at that size, goes to where most are', () => {
    const targets = [at(190, 140, 10), at(10, 10, 10), at(30, 20, 10), at(20, 40, 10)] // one in the middle, three in a corner
    const { zoom, x, y } = brought(START, targets, frame, 40)
    expect(zoom).toBe(4)
    const seen = targets.filter(one => one.x * zoom + x >= 0 && one.y * zoom + y >= 0)
    expect(seen.filter(one => (one.x + 10) * zoom + x <= 400 && (one.y + 10) * zoom + y <= 300)).toEqual(
      targets.slice(1),
    )
  })
  it('where not all fit, what a lesson lights up is seen before all else', () => {
    const lit = [at(180, 140, 10), at(200, 140, 10)]
    const { zoom, x, y } = brought(START, [at(10, 10, 10), at(30, 20, 10), at(20, 40, 10)], frame, 40, lit)
    for (const one of lit) {
      expect([one.x * zoom + x >= 0, (one.x + 10) * zoom + x <= 400]).toEqual([true, true])
      expect([one.y * zoom + y >= 0, (one.y + 10) * zoom + y <= 300]).toEqual([true, true])
    }
  })
})

it('what is weighed stays one of several: the others are still to be seen', () => {
  const marks = marksOf(sofar({ armed: legal[1] }), scene, { weighed: [legal[1]?.kind ?? ''] })
  expect(marks[0]).toMatchObject({ kind: 'target', chosen: true, move: { parts: legal[1]?.parts } })
  expect(marks.slice(1).flatMap(mark => mark.at)).not.toContain(marks[0]?.at[0])
})

describe('the way of a move that is shown', () => {
  const places = new Set(['a1', 'a4', 'b2'])
  const slide = { move: 'a1-a4', parts: ['a1', 'a4'], kind: 'slide' }
  it('runs from the piece to where it goes', () =>
    expect(wayOf(slide, places, {})).toEqual([{ kind: 'arrow', at: ['a1', 'a4'] }]))
  it('is none where nothing goes anywhere, or a piece lies over its places', () => {
    expect(wayOf(undefined, places, {})).toEqual([])
    expect(wayOf({ ...slide, parts: ['a1', 'wall'] }, places, {})).toEqual([])
    expect(wayOf(slide, places, { spanning: ['slide'] })).toEqual([])
  })
})
