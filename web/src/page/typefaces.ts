// The typefaces of the language in use, asked for before there are words to show, so that they come together.
// Latin letters are in index.html; a sign of another language is fetched when it is seen.
import { effect } from '@preact/signals'
import interCyrillic from '../../build/type/inter-cyrillic.woff2?url'
import interExtended from '../../build/type/inter-latin-ext.woff2?url'
import literataCyrillic from '../../build/type/literata-cyrillic.woff2?url'
import literataExtended from '../../build/type/literata-latin-ext.woff2?url'
import { type Language, language } from './texts'

const MORE: Record<Language, readonly string[]> = {
  en: [],
  de: [],
  hu: [interExtended, literataExtended],
  ru: [interCyrillic, literataCyrillic],
}

effect(() => {
  for (const href of MORE[language.value]) {
    if (document.head.querySelector(`link[href="${href}"]`)) continue
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href })
    document.head.append(link)
  }
})

const PATIENCE = 1000 // ms: later, a stand-in of the same width is better than nothing
const SIGNS: Record<Language, string> = { en: 'a', de: 'a', hu: 'aő', ru: 'aж' }

/** Resolves when the first words can be shown in their own letters, or when waiting any longer would be worse. */
export const typefaces: Promise<unknown> = Promise.race([
  Promise.all(['1em Inter', '600 1em Literata'].map(face => document.fonts.load(face, SIGNS[language.peek()]))).catch(
    () => undefined,
  ), // a typeface that cannot be had keeps nobody from playing
  new Promise(resolve => setTimeout(resolve, PATIENCE)),
])
