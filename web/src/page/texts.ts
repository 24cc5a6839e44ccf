// The words of the page and of the games, from Fluent catalogues. English comes with the page; everything else is fetched when asked for.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { computed, effect, signal } from '@preact/signals'
import english from '../texts/en.ftl?raw'
import type { Hello } from '../wire'
import { language as chosen } from './memory'

export type Language = NonNullable<Hello['language']>
export const LANGUAGES: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['hu', 'Magyar'],
  ['ru', 'Русский'],
]
const isLanguage = (word: string): word is Language => LANGUAGES.some(([code]) => code === word)

/** The language that was chosen, or the browser's, or English. */
export const language = computed<Language>(() => {
  const wished = [chosen.value, ...navigator.languages.map(tag => tag.slice(0, 2))]
  return wished.find(isLanguage) ?? 'en'
})

/** The same texts in every language. */
export type Catalogue = Record<Language, () => Promise<{ default: string }>>
const PAGE = '' // stands for the page where a game's name could be
const catalogues = new Map<string, Catalogue>([
  [
    PAGE,
    {
      en: () => Promise.resolve({ default: english }),
      de: () => import('../texts/de.ftl?raw'),
      hu: () => import('../texts/hu.ftl?raw'),
      ru: () => import('../texts/ru.ftl?raw'),
    },
  ],
])

function bundleOf(code: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false })
  bundle.addResource(new FluentResource(source))
  return bundle
}

/** By game: its words in the language chosen, then in English. */
const bundles = signal<ReadonlyMap<string, readonly FluentBundle[]>>(new Map([[PAGE, [bundleOf('en', english)]]]))

async function speak(code: Language): Promise<void> {
  const read = [...catalogues].map(async ([game, texts]) => {
    const codes = [...new Set<Language>([code, 'en'])]
    const sources = await Promise.all(codes.map(one => texts[one]()))
    return [game, sources.map((source, i) => bundleOf(codes[i] ?? code, source.default))] as const
  })
  const spoken = await Promise.all(read)
  if (language.peek() === code) bundles.value = new Map([...bundles.peek(), ...spoken])
}

/** Resolves when the first language is there, so that the page never flashes another one. */
export const spoken: Promise<void> = new Promise(resolve => {
  effect(() => {
    document.documentElement.lang = language.value
    speak(language.value).then(resolve, resolve)
  })
})

/** Load a game's texts, and load them again when the language changes. */
export function learn(game: string, texts: Catalogue): Promise<void> {
  catalogues.set(game, texts)
  return speak(language.peek())
}

export interface Words {
  /** A message; components that call it follow the language. */
  say(id: string, values?: Record<string, FluentVariable>): string
  has(id: string): boolean
  /** The word for something a game names; without one, that name itself. */
  wordFor(id: string, name: string): string
}

/** A game's words and, where it has none of its own, the page's. */
export function wordsOf(game: string): Words {
  const all = (): readonly FluentBundle[] =>
    [...new Set([game, PAGE])].flatMap(origin => bundles.value.get(origin) ?? [])
  const say: Words['say'] = (id, values = {}) => {
    for (const words of all()) {
      const pattern = words.getMessage(id)?.value
      if (pattern) return words.formatPattern(pattern, values)
    }
    return id
  }
  const has: Words['has'] = id => all().some(words => words.hasMessage(id))
  return { say, has, wordFor: (id, name) => (has(id) ? say(id) : name) }
}

export const { say, wordFor } = wordsOf(PAGE)
