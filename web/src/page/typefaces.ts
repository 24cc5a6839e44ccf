// The typefaces of the language in use, asked for before there are words to show, so that they come with them.
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
