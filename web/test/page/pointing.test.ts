// What pointing at the board shows: only what the scene says.
import { describe, expect, it } from 'vitest'
import { draw } from '../../src/draw'
import { look } from '../../src/games/carcassonne'
import { readKind } from '../../src/games/carcassonne/geometry'
import { partAt } from '../../src/games/carcassonne/parts'
import carcassonne from '../../src/games/carcassonne/scene.json'
import highlanders from '../../src/games/highlanders/scene.json'
import towers from '../../src/games/towers/scene.json'
import { reachOf } from '../../src/page/table/pointing'
import { withMarks } from '../../src/page/table/scenes'
import type { Scene, Shape } from '../../src/scene'

const scene = carcassonne as unknown as Scene
const told = (given: unknown, detail: object): Scene => ({
  ...(given as Scene),
  detail: { ...(given as Scene).detail, ...detail },
})

describe('reach', () => {
  const loch = told(highlanders, { reach: { NA2: ['NA3', 'NK3'] }, threatens: { NA2: ['NK3'] } })
  const needy = {
    ...loch,
    shapes: loch.shapes.map(shape =>
      shape.id === 'NK3' ? { ...shape, detail: { ...shape.detail, needs: '2–8' } } : shape,
    ),
  }
  it('rings what can be reached, and with teeth what can be taken, with what that needs', () => {
    expect(reachOf(needy, 'NA2')).toEqual([
      { kind: 'reach', at: ['NA3'] },
      { kind: 'threatened', at: ['NK3'], label: '2–8' },
    ])
  })
  it('is the very same nothing where nothing is said, so that nothing is drawn again', () => {
    expect(reachOf(needy, 'NA5')).toBe(reachOf(undefined, 'NA2'))
    expect(reachOf(needy, undefined)).toEqual([])
  })
  it('of a part of a tile is that of its tile', () => {
    const tower = told(carcassonne, { reach: { '0,0': ['0,0'] } })
    expect(reachOf(tower, '0,0:c0')).toEqual(reachOf(tower, '0,0'))
  })
  it('is drawn by every flat board', () => {
    const drawn = (given: unknown, at: string): string =>
      draw(JSON.stringify(withMarks(given as Scene, [{ kind: 'reach', at: [at] }])))
    for (const [given, at] of [
      [towers, 'c5'],
      [highlanders, 'NA3'],
      [carcassonne, '0,0'],
    ] as const)
      expect(drawn(given, at)).toContain(`data-mark="reach" data-at="${at}"`)
  })
  it('says where a move brings another', () => {
    const again = towers.shapes.map(shape =>
      shape.id === 'b7' ? { ...shape, detail: { ...shape.detail, again: true } } : shape,
    )
    const drawn = (shapes: unknown): number =>
      draw(JSON.stringify(withMarks({ ...towers, shapes } as unknown as Scene, [{ kind: 'target', at: ['b7'] }])))
        .length
    expect(drawn(again)).toBeGreaterThan(drawn(towers.shapes))
  })
})

describe('parts of tiles', () => {
  const standing = scene.shapes.filter(
    shape =>
      shape.at?.includes(':') && ['small', 'big', 'builder', 'pig'].includes(shape.kind) && !shape.at.endsWith(':t'),
  )
  const tileOf = (shape: Shape): Shape | undefined =>
    scene.shapes.find(tile => tile.id === shape.at?.replace(/:.*/, ''))
  it('are where the figures in them stand', () => {
    expect(standing.length).toBeGreaterThan(10)
    for (const figure of standing)
      expect(
        look.part?.(scene, tileOf(figure)?.id ?? '', (figure.x + 0.5) * 120, (figure.y + 0.5) * 120),
        figure.id,
      ).toBe(figure.at)
  })
  it('turn with the tile', () => {
    const bend = readKind('B15', {
      cities: [{ sides: [0] }],
      roads: [{ sides: [1, 2] }],
      fields: [
        [2, 5, 6, 7],
        [3, 4],
      ],
    })
    expect(['c0', 'r0', 'f0', 'f1']).toEqual(
      [
        [60, 8],
        [84, 78],
        [20, 70],
        [108, 108],
      ].map(([x = 0, y = 0]) => partAt(bend, 0, [x, y])),
    )
    expect(partAt(bend, 1, [12, 108])).toBe('f1')
  })
  it('finds the field that two cities close in', () => {
    const cities = [{ sides: [0], princess: true }, { sides: [1, 2] }]
    const kind = readKind('D10', { cities, roads: [], fields: [[6, 7], []] })
    expect(
      [
        [50, 80],
        [104, 22],
        [22, 106],
      ].map(([x = 0, y = 0]) => partAt(kind, 0, [x, y])),
    ).toEqual(['f1', 'f1', 'f1'])
    expect(
      [
        [8, 60],
        [6, 30],
        [10, 92],
      ].map(([x = 0, y = 0]) => partAt(kind, 0, [x, y])),
    ).toEqual(['f0', 'f0', 'f0'])
  })
  it('are not asked of the keyboard', () => expect(look.part?.(scene, '0,0', NaN, NaN)).toBe('0,0'))
})

describe('owned fields', () => {
  const shown = draw(JSON.stringify(scene), JSON.stringify({ owners: true }))
  it('carry a pattern for every party that owns one', () => {
    const features = scene.detail?.['features'] as { owners: string[] }[]
    for (const { owners } of features) expect(shown).toContain(`fill="url(#donjon-owned-${owners.join('-')})"`)
  })
  it('are left out unless asked for', () => expect(draw(JSON.stringify(scene))).not.toContain('donjon-owned'))
})

it('a scoring lights every tile of the land', () => {
  const land = { land: 'road', places: ['0,0:r0', '1,0:r1'], owners: ['red'], worth: 2, complete: true }
  const paid = { ...scene, detail: { ...scene.detail, features: [land] } }
  expect(look.extent?.(paid, '1,0:r1')).toEqual(['0,0', '1,0'])
  expect(look.extent?.(paid, '2,0:f0')).toEqual([])
})
