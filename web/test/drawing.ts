// Drawing a scene in a test, and what every drawing of every game must be.
import { expect, it } from 'vitest'
import { draw } from '../src/draw'
import type { DrawOptions, Scene } from '../src/scene'
import { fault } from './wellformed'

export const drawn = (scene: unknown, options: DrawOptions = {}): string =>
  draw(JSON.stringify(scene), JSON.stringify(options))
export const times = (svg: string, words: string): number => svg.split(words).length - 1

const OPTIONS: DrawOptions[] = [
  {},
  { theme: 'dark' },
  { turn: 1 },
  { turn: 2, compact: true },
  { turn: 3, bare: true },
  { marks: false },
]

/** Every scene with every way of drawing it: name, options in words, scene, options. */
export const casesOf = (scenes: Record<string, unknown>): [string, string, Scene, DrawOptions][] =>
  Object.entries(scenes).flatMap(([name, scene]) =>
    OPTIONS.map(
      options => [name, JSON.stringify(options), scene as Scene, options] as [string, string, Scene, DrawOptions],
    ),
  )

export function itIsWhole(svg: string, scene: Scene, options: DrawOptions): void {
  it('is well-formed and knows all its numbers', () => {
    expect(fault(svg)).toBeUndefined()
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object|null/)
  })
  it('has every place and every piece exactly once', () => {
    for (const shape of scene.shapes) expect(times(svg, `data-id="${shape.id}"`), shape.id).toBe(1)
  })
  it('has every mark, or none', () => {
    for (const mark of scene.marks)
      for (const at of mark.kind === 'trail' ? [mark.at.join(' ')] : mark.at)
        expect(times(svg, `data-mark="${mark.kind}" data-at="${at}"`)).toBe(options.marks === false ? 0 : 1)
  })
}
