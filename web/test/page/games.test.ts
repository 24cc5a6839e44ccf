// What every game's folder holds, and what every look does: the games here, and Quarry, which lives under ../tests.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOOKS } from 'virtual:looks'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { drawingCode } from '../../covers'
import { folders } from '../../games'
import { readScene } from '../../src/read'
import type { Scene } from '../../src/scene'
import { casesOf, drawn, itIsWhole, times } from '../drawing'

const GAMES = [...folders()]
const ELSEWHERE = folders().get('quarry') ?? ''
const sceneOf = (folder: string): Scene => readScene(readFileSync(join(folder, 'scene.json'), 'utf-8'))

it('are found', () => expect([...LOOKS.keys()]).toEqual(GAMES.map(([name]) => name)))

describe.each(GAMES)('%s', (name, folder) => {
  it.each(['index.ts', 'scene.json', ...['en', 'de', 'hu', 'ru'].map(code => `texts/${code}.ftl`)])('has %s', file =>
    expect(existsSync(join(folder, file))).toBe(true),
  )
  const scene = sceneOf(folder)
  it('shows itself in its example scene', () => expect(scene.game).toBe(name))
  describe.each(casesOf({ scene }))('%s with %s', (_name, _words, _scene, options) => {
    const svg = drawn(scene, options)
    itIsWhole(svg, scene, options)
    it('is a picture with a name', () => expect(svg).toMatch(/^<svg [^>]*role="img"[^>]*><title>[^<]+<\/title>/))
    it('has every player unless bare', () =>
      expect(times(svg, 'data-seat=')).toBe(options.bare ? 0 : scene.players.length))
    it('looks the same every time', () => expect(drawn(scene, options)).toBe(svg))
    if (LOOKS.get(name)?.flat) itIsWhole(drawn(scene, { ...options, flat: true }), scene, options)
  })
})

describe('the game that lives elsewhere', () => {
  it('is drawn for Python', async () => {
    const draw = new Function(`${await drawingCode()};return donjonDraw.draw`)() as (scene: string) => string
    expect(draw(readFileSync(join(ELSEWHERE, 'scene.json'), 'utf-8'))).toContain('data-id="a1"')
  })
  it('comes with the page: look, aids, words and cover', async () => {
    const made = (await build({ logLevel: 'warn', build: { write: false } })) as Rolldown.RolldownOutput
    const files = new Map(
      made.output.map(file => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]),
    )
    const all = [...files.values()].join('\n')
    expect([...files.keys()]).toContain('covers/quarry-light.svg')
    for (const words of ['Stones carried off', 'Weggetragene Steine', '[data-game=quarry]'])
      expect(times(all, words), words).toBe(1)
    const first = [...files].filter(([name]) => /index-.*\.js$/.test(name))
    expect(first.length).toBe(1)
    expect(all).toContain('stones-left')
    expect(first[0]?.[1]).not.toContain('stones-left')
  })
})
