// Finding again what has not changed between two drawings.
import { describe, expect, it } from 'vitest'
import { drawScene } from '../../src/board/look'
import { type Drawn, group, type Kid, keyed, rect, text } from '../../src/board/svg'
import { written } from '../../src/board/write'
import { look } from '../../src/games/towers'
import given from '../../src/games/towers/scene.json'
import { reused } from '../../src/page/stage/reuse'
import type { Scene } from '../../src/scene'

const scene = given as unknown as Scene
const piece = scene.shapes.find(shape => shape.at)
const fewer: Scene = { ...scene, marks: [], shapes: scene.shapes.filter(shape => shape !== piece) }
const drawn = (of: Scene): Drawn => drawScene(look, of, { bare: true })

const kids = (of: Drawn): Kid[] => (typeof of.children === 'string' ? [] : [...of.children])
/** Every element of a drawing. */
const elements = (kid: Kid): Drawn[] => {
  if (!kid) return []
  return 'tag' in kid ? [kid, ...kids(kid).flatMap(elements)] : kid.flatMap(elements)
}

describe('a whole picture', () => {
  it('is the same one when nothing has changed', () => {
    const before = drawn(scene)
    expect(reused(before, drawn(scene))).toBe(before)
  })
  it.each([
    ['a piece less', scene, fewer],
    ['a piece more', fewer, scene],
  ])('says what the new one says, in nodes of the old one: %s', (_name, from, to) => {
    const before = drawn(from)
    const after = reused(before, drawn(to))
    expect(written(after)).toBe(written(drawn(to)))
    const old = new Set(elements(before))
    const fresh = elements(after).filter(one => !old.has(one))
    expect(fresh.length).toBeLessThan(elements(after).length / 10)
  })
})

describe('nodes', () => {
  const one = (): Drawn => group({ id: 'a' }, rect(0, 0, 1, 1), text(1, 2, 'words'))
  it('are equal by tag, attributes and what is in them', () => {
    const before = one()
    expect(reused(before, one())).toBe(before)
    for (const other of [
      group({ id: 'a', fill: 'red' }, rect(0, 0, 1, 1), text(1, 2, 'words')),
      group({}, rect(0, 0, 1, 1), text(1, 2, 'words')),
      group({ id: 'a' }, rect(0, 0, 1, 1), text(1, 2, 'other words')),
      group({ id: 'a' }, rect(0, 0, 1, 1)),
      group({ id: 'a' }, [rect(0, 0, 1, 1)], text(1, 2, 'words')),
    ]) {
      expect(reused(before, other)).not.toBe(before)
      expect(written(reused(before, other))).toBe(written(other))
    }
  })
  it('keep what is equal in them where they have changed', () => {
    const before = one()
    const after = reused(before, group({ id: 'b' }, rect(0, 0, 1, 1), text(9, 9, 'words')))
    expect(kids(after)[0]).toBe(kids(before)[0])
    expect(after.attributes).toEqual({ id: 'b' })
  })
  it('with keys are found wherever they are, and never taken for one without', () => {
    const row = (...keys: string[]): Drawn =>
      group(
        {},
        keys.map(key => keyed(key, rect(key.length, 0, 1, 1))),
      )
    const before = row('a', 'bb', 'ccc')
    const after = reused(before, row('ccc', 'a'))
    expect(elements(after).slice(1)).toEqual([elements(before)[3], elements(before)[1]])
    expect(elements(after)[1]).toBe(elements(before)[3])
    expect(elements(reused(before, group({}, [rect(1, 0, 1, 1)])))[1]?.key).toBeUndefined()
  })
})
