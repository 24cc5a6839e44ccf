// The typefaces are small enough for a phone, and have every letter the page writes.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { cut, INTO, SCRIPTS } from '../../typefaces'

const ROOT = join(process.cwd(), '..')
const MOST = 120_000 // bytes for a language
const NEEDED = { en: ['latin'], de: ['latin'], hu: ['latin', 'latin-ext'], ru: ['latin', 'cyrillic'] }
const folders = [join(ROOT, 'web/src/texts'), ...['web/src/games', 'src/donjon/games'].flatMap(gamesIn)]
function gamesIn(where: string): string[] {
  const at = join(ROOT, where)
  return readdirSync(at, { withFileTypes: true })
    .filter(one => one.isDirectory() && !one.name.startsWith('_'))
    .map(one => join(at, one.name, 'texts'))
}

beforeAll(cut)

describe.each(Object.entries(NEEDED))('%s', (language, scripts) => {
  test('takes at most 120 kB', () => {
    const files = readdirSync(INTO).filter(file => scripts.some(script => file.endsWith(`-${script}.woff2`)))
    expect(files.length).toBe(3 * scripts.length) // text, titles, and the italics of the maps
    expect(files.reduce((sum, file) => sum + statSync(join(INTO, file)).size, 0)).toBeLessThanOrEqual(MOST)
  })

  test('has a letter for everything that is said', () => {
    const letters = new Set([...scripts.map(script => SCRIPTS[script] ?? '').join(''), '\n'])
    for (const folder of folders)
      for (const file of readdirSync(folder).filter(name => name.endsWith(`${language}.ftl`))) {
        const said = readFileSync(join(folder, file), 'utf-8').replace(/^#.*$/gm, '')
        const missing = [...new Set(said)].filter(letter => !letters.has(letter))
        expect(missing, `${folder}/${file}`).toEqual([])
      }
  })
})

test('the stylesheet names exactly the letters that were cut', () => {
  const css = readFileSync(join(ROOT, 'web/src/page/style/type.css'), 'utf-8')
  for (const [script, signs] of Object.entries(SCRIPTS)) {
    const faces = css.split('@font-face').filter(face => face.includes(`-${script}.woff2`))
    expect(faces.length).toBe(3)
    for (const face of faces) {
      expect(face).toContain('font-display: swap')
      const ranges = [...(/unicode-range:\s+([^;]*);/.exec(face)?.[1] ?? '').matchAll(/U\+(\w+)(?:-(\w+))?/g)]
      const named = ranges.flatMap(([, first = '', last = first]) =>
        Array.from({ length: parseInt(last, 16) - parseInt(first, 16) + 1 }, (_, i) => parseInt(first, 16) + i),
      )
      expect(new Set(named)).toEqual(new Set([...signs].map(sign => sign.codePointAt(0))))
    }
  }
})
