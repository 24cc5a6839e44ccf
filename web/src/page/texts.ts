// The page's own words, from Fluent catalogues. English comes with the page; the others are fetched when asked for.
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

/** What was chosen, or what the browser speaks, or English. */
export const language = computed<Language>(() => {
  const wished = [chosen.value, ...navigator.languages.map(tag => tag.slice(0, 2))]
  return wished.find(isLanguage) ?? 'en'
})

function bundleOf(code: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false })
  bundle.addResource(new FluentResource(source))
  return bundle
}

const fallback = bundleOf('en', english)
const bundle = signal(fallback)
const FETCH: Record<Exclude<Language, 'en'>, () => Promise<{ default: string }>> = {
  de: () => import('../texts/de.ftl?raw'),
  hu: () => import('../texts/hu.ftl?raw'),
  ru: () => import('../texts/ru.ftl?raw'),
}

async function speak(code: Language): Promise<void> {
  const source = code === 'en' ? english : (await FETCH[code]()).default
  if (language.peek() === code) bundle.value = bundleOf(code, source)
}

/** Resolves when the first language is there, so that the page never flashes another one. */
export const spoken: Promise<void> = new Promise(resolve => {
  effect(() => {
    document.documentElement.lang = language.value
    speak(language.value).then(resolve, resolve)
  })
})

/** A message of the page; components that call it follow the language. */
export function say(id: string, values: Record<string, FluentVariable> = {}): string {
  for (const words of [bundle.value, fallback]) {
    const pattern = words.getMessage(id)?.value
    if (pattern) return words.formatPattern(pattern, values)
  }
  return id
}
export const hasText = (id: string): boolean => fallback.hasMessage(id)

/** The page's word for something a game names, or that name itself. */
export const wordFor = (id: string, name: string): string => (hasText(id) ? say(id) : name)
