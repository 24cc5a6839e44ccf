// Splitting pictures into their parts, and finding again what has not changed.
import { describe, expect, it } from 'vitest'
import { drawScene } from '../../src/board/look'
import { look } from '../../src/games/towers'
import given from '../../src/games/towers/scene.json'
import { children, childrenAfter, withoutStyle } from '../../src/page/stage/patch'
import type { Scene } from '../../src/scene'

const scene = given as unknown as Scene
const drawn = (of: Scene): string => withoutStyle(drawScene(look, of, { bare: true }))
const moved = {
  ...scene,
  marks: [],
  shapes: scene.shapes.filter(shape => shape.id !== scene.shapes.find(one => one.at)?.id),
}

describe('children', () => {
  it('gives elements and text in order', () => {
    expect(children('<g a="1"><a/>words<b><c x="/"/></b></g>')).toEqual(['<a/>', 'words', '<b><c x="/"/></b>'])
    expect(children('<g></g>')).toEqual([])
  })
  it('loses nothing of a picture', () => {
    const svg = drawn(scene)
    const kids = children(svg)
    expect(kids.length).toBeGreaterThan(5)
    expect(svg).toBe(svg.slice(0, svg.indexOf('>') + 1) + kids.join('') + '</svg>')
  })
})

describe('childrenAfter', () => {
  it.each([
    ['the same', scene, scene],
    ['a piece less', scene, moved],
    ['a piece more', moved, scene],
  ])('finds the same as reading all: %s', (_name, before, after) => {
    expect(childrenAfter(children(drawn(before)), drawn(after))).toEqual(children(drawn(after)))
  })
  it('is not confused by equal neighbours', () => {
    const of = (n: number): string => `<g>${'<a/>'.repeat(n)}</g>`
    expect(childrenAfter(children(of(3)), of(2))).toEqual(['<a/>', '<a/>'])
    expect(childrenAfter(children(of(2)), of(3))).toEqual(['<a/>', '<a/>', '<a/>'])
  })
})
