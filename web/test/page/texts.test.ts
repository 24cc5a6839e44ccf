// The page's words: complete in all four languages, with the same values in them, and every word the code asks for.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const FOLDER = 'src/texts'
const read = (language: string): string => readFileSync(join(FOLDER, `${language}.ftl`), 'utf-8')
const messages = (language: string): Map<string, string> =>
  new Map(
    [...read(language).matchAll(/^([\w-]+) =((?:.|\n(?=\s|\}))*)/gm)].map(found => [found[1] ?? '', found[2] ?? '']),
  )
const values = (text: string): string[] =>
  [...new Set([...text.matchAll(/\$(\w+)/g)].map(found => found[1] ?? ''))].sort()
const english = messages('en')

describe.each(['de', 'hu', 'ru'])('%s', language => {
  const own = messages(language)
  it('has every message and no other', () => expect([...own.keys()].sort()).toEqual([...english.keys()].sort()))
  it('has the same values in each', () => {
    for (const [id, text] of english) expect(values(own.get(id) ?? ''), id).toEqual(values(text))
  })
  it('is translated', () => {
    const same = [...english]
      .filter(([id, text]) => text.replace(/\{[^}]*\}/g, '').trim().length > 12 && own.get(id) === text)
      .map(([id]) => id)
    expect(same).toEqual([])
  })
})

describe.each(['en', 'de', 'hu', 'ru'])('%s', language => {
  it('can be read by Fluent without a fault', () => {
    const bundle = new FluentBundle(language)
    expect(bundle.addResource(new FluentResource(read(language)))).toEqual([])
    const faults: Error[] = []
    for (const [id, text] of messages(language)) {
      const pattern = bundle.getMessage(id)?.value
      expect(pattern, id).toBeTruthy()
      if (pattern) bundle.formatPattern(pattern, Object.fromEntries(values(text).map(name => [name, 3])), faults)
    }
    expect(faults).toEqual([])
  })
})

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => join(folder, name))
it('the page asks for no word that is not there', () => {
  const code = files('src/page')
    .map(name => readFileSync(name, 'utf-8'))
    .join('\n')
  const asked = [...code.matchAll(/\bsay\('([\w-]+)'/g)].map(found => found[1] ?? '')
  expect(asked.length).toBeGreaterThan(100)
  expect([...new Set(asked)].filter(id => !english.has(id))).toEqual([])
})
