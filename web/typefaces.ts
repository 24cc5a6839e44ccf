// The typefaces: cut, while the page is built, to the letters and features it uses, one file a face and script.
// Which language needs which script is in src/page/typefaces.ts; src/page/style/type.css declares the faces.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'
import type { Plugin } from 'vite'

const HERE = fileURLToPath(new URL('.', import.meta.url))
export const INTO = join(HERE, 'build', 'type')

/** From the npm package, by script; Inter keeps the weights 400 to 700, Literata has one weight a file. */
const FACES: Record<string, (script: string) => string> = {
  inter: script => `@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`,
  literata: script => `@fontsource/literata/files/literata-${script}-600-normal.woff2`,
  'literata-italic': script => `@fontsource/literata/files/literata-${script}-400-italic.woff2`,
}
const letters = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')
/** The signs of each script. type.css names the same ranges, so that a file is fetched only where one of its signs is seen. */
export const SCRIPTS: Record<string, string> = {
  latin: letters(0x20, 0x7e) + letters(0xa0, 0xff) + 'ıŒœ–—‘’‚“”„†•…‹›‰€™−×→←↑↓·',
  'latin-ext': letters(0x100, 0x130) + letters(0x132, 0x151) + letters(0x154, 0x17f) + 'ȘșȚțẞ',
  cyrillic: letters(0x400, 0x45f) + 'Ґґ№',
}
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum']

export async function cut(): Promise<void> {
  mkdirSync(INTO, { recursive: true })
  for (const [face, source] of Object.entries(FACES))
    for (const [script, signs] of Object.entries(SCRIPTS)) {
      const [from, to] = [join(HERE, 'node_modules', source(script)), join(INTO, `${face}-${script}.woff2`)]
      const made = existsSync(to) ? statSync(to).mtimeMs : 0
      if (made > Math.max(statSync(dirname(dirname(from))).mtimeMs, statSync(fileURLToPath(import.meta.url)).mtimeMs))
        continue
      const options = {
        targetFormat: 'woff2' as const,
        keepFeatures: FEATURES,
        noHinting: true,
        ...(face === 'inter' ? { variationAxes: { wght: { min: 400, max: 700 } } } : {}),
      }
      writeFileSync(to, await subset(readFileSync(from), signs, options))
    }
}

/** Every copy of a typeface goes with its license. */
const LICENSES = { inter: '@fontsource-variable/inter/LICENSE', literata: '@fontsource/literata/LICENSE' }

export const typefaces = (): Plugin => ({
  name: 'donjon-typefaces',
  buildStart: cut,
  generateBundle() {
    for (const [face, text] of Object.entries(LICENSES)) {
      const source = readFileSync(join(HERE, 'node_modules', text))
      this.emitFile({ type: 'asset', fileName: `assets/${face}-license.txt`, source })
    }
  },
})
