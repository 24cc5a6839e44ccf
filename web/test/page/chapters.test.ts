// The rule pages, divided into what is read first and what is folded away.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blocks, chapters, type Parted, parted, rulingWords } from '../../src/page/table/chapters'

const GAMES = join(import.meta.dirname, '../../../src/donjon/games')
const games = readdirSync(GAMES).filter(name => /^[a-z]+$/.test(name))
const read = (game: string, language: string): string =>
  readFileSync(join(GAMES, game, language === 'en' ? 'RULES.md' : `RULES.${language}.md`), 'utf8')
const paragraphs = (source: string): Parted[] => {
  const words = rulingWords(source)
  return blocks(source)
    .map(block => parted(block, words))
    .filter(({ number }) => number)
}
const shape = (source: string): unknown[] =>
  paragraphs(source).map(({ number, rulings, options }) => [number, rulings.length, options !== ''])

describe('a paragraph', () => {
  it('keeps its rule, and gives its rulings and options', () => {
    const source = '**4.5** Only levels\ncount. *Ruling: “any door”.* Option `doors: path` asks for more. It does.'
    expect(parted(source, ['Ruling'])).toEqual({
      number: '4.5',
      text: '**4.5** Only levels count.',
      rulings: [{ word: 'Ruling', text: '“any door”.' }],
      options: 'Option `doors: path` asks for more. It does.',
    })
  })
  it('keeps what is only set in emphasis, and the value of an option it mentions', () => {
    const source = '**4.4** *Add a knight.* The reach grows until a tower is met (`reach: seed`).'
    expect(parted(source, ['Ruling'])).toMatchObject({ text: source, rulings: [], options: '' })
  })
})

describe.each(games)('the rules of %s', game => {
  const english = read(game, 'en')
  it('fold notation away, and nothing of the first chapters', () => {
    const found = chapters(blocks(english))
    expect(found.at(-1)).toMatchObject({ folded: true })
    expect(found.slice(0, 5).filter(chapter => chapter.folded)).toEqual([])
  })
  it('have rulings that are found', () => {
    const marked = english.match(/[^*]\*(Ruling|Reconstruction)/g)?.length ?? 0
    expect(paragraphs(english).flatMap(found => found.rulings).length).toBeGreaterThan(marked * 0.8)
  })
  it.each(['ru', 'hu', 'de'])('fold the same in %s', language => {
    expect(shape(read(game, language))).toEqual(shape(english))
  })
})
