// The words of the page and of every game: complete in all four languages, with the same values in them, and every word the code asks for.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { folders } from '../../games'

const ORIGINS: [string, string][] = [['the page', 'src'], ...folders()]
const read = (folder: string, language: string): string =>
  readFileSync(join(folder, 'texts', `${language}.ftl`), 'utf-8')
const messages = (folder: string, language: string): Map<string, string> =>
  new Map(
    [...read(folder, language).matchAll(/^([\w-]+) =((?:.|\n(?=\s|\}))*)/gm)].map(found => [
      found[1] ?? '',
      found[2] ?? '',
    ]),
  )
const values = (text: string): string[] =>
  [...new Set([...text.matchAll(/\$(\w+)/g)].map(found => found[1] ?? ''))].sort()

describe.each(ORIGINS)('%s', (origin, folder) => {
  const english = messages(folder, 'en')

  describe.each(['de', 'hu', 'ru'])('%s', language => {
    const own = messages(folder, language)
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

  it.each(['en', 'de', 'hu', 'ru'])('%s can be read by Fluent without a fault', language => {
    const bundle = new FluentBundle(language)
    expect(bundle.addResource(new FluentResource(read(folder, language)))).toEqual([])
    const faults: Error[] = []
    for (const [id, text] of messages(folder, language)) {
      const pattern = bundle.getMessage(id)?.value
      expect(pattern, id).toBeTruthy()
      if (pattern) bundle.formatPattern(pattern, Object.fromEntries(values(text).map(name => [name, 3])), faults)
    }
    expect(faults).toEqual([])
  })

  it('asks for no word that is not there', () => {
    const code = files(origin === 'the page' ? 'src/page' : folder).map(name => readFileSync(name, 'utf-8'))
    const asked = [...code.join('\n').matchAll(/\bsay\('([\w-]+)'/g)].map(found => found[1] ?? '')
    if (origin === 'the page') expect(asked.length).toBeGreaterThan(100)
    const known = new Set([...messages('src', 'en').keys(), ...english.keys()])
    expect([...new Set(asked)].filter(id => !known.has(id))).toEqual([])
  })
})

describe.each([...folders()])('%s', (name, folder) => {
  const ours = join('../src/donjon/games', name)
  const rules = existsSync(ours) ? ours : join(folder, '..')
  const said = messages(rules, 'en')
  const codes = readFileSync(join(rules, 'codes.py'), 'utf-8').split('class Happening')[1] ?? ''
  const kinds = [...codes.matchAll(/^ {4}([A-Z_]+) = \d/gm)].map(([, kind = '']) =>
    kind.toLowerCase().replaceAll('_', '-'),
  )
  it('names every source of points', () => {
    const scoring = kinds.filter(kind => /\$points|(some|lost)-points/.test(said.get(`event-${kind}`) ?? ''))
    expect(scoring.length).toBeGreaterThan(0)
    const known = messages(folder, 'en')
    expect(scoring.filter(kind => !known.has(`source-${kind}`))).toEqual([])
  })
})

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => join(folder, name))

describe.each(['en', 'de', 'hu', 'ru'])('%s', language => {
  const own = messages('src', language)
  const first = (id: string): string =>
    own
      .get(id)
      ?.replace(/\{[^}]*\}/g, '')
      .match(/\p{L}+/u)?.[0]
      .toLocaleLowerCase(language) ?? ''
  it('calls a turn and a single move by different words', () => expect(first('point')).not.toBe(first('ply-of')))
  it('calls learning and the rules by different words', () => expect(first('learn')).not.toBe(first('rules')))
})
