// What the server offers, in the language chosen; and the small news that any page may show.
import { computed, effect, signal } from '@preact/signals'
import type { GameCard, Welcome } from '../wire'
import { name, theme } from './memory'
import { ask, connected, Refused } from './socket'
import { language, say } from './texts'

export const welcome = signal<Welcome | undefined>(undefined)
export const gameCard = (game: string): GameCard | undefined => welcome.value?.games.find(card => card.name === game)

/** Say hello again when the connection, language or name changes; pages that show texts of the server then join again. */
export const greeted = signal(0)
effect(() => {
  const [here, words, called] = [connected.value, language.value, name.value]
  if (!here) return
  ask({ kind: 'hello', language: words, name: called }, 'welcome').then(
    answer => {
      welcome.value = answer
      greeted.value = greeted.peek() + 1
    },
    () => undefined, // the connection broke; it will be said again
  )
})

const darkWished = matchMedia('(prefers-color-scheme: dark)')
const wish = signal(darkWished.matches)
darkWished.addEventListener('change', () => (wish.value = darkWished.matches))
export const shade = computed<'light' | 'dark'>(() => theme.value || (wish.value ? 'dark' : 'light'))
effect(() => {
  document.documentElement.dataset['theme'] = shade.value
})

export const calm = matchMedia('(prefers-reduced-motion: reduce)')

/** Show a sentence at the bottom of the page for a while. Screen readers read it out. */
export const notice = signal('')
let fading: ReturnType<typeof setTimeout> | undefined
export function tellUser(text: string): void {
  clearTimeout(fading)
  notice.value = text
  fading = setTimeout(() => (notice.value = ''), 6000)
}

/** Show what went wrong. Anything but a refusal is a bug and belongs in the console. */
export function tellTrouble(trouble: unknown): void {
  if (!(trouble instanceof Refused)) throw trouble
  tellUser(trouble.message || say('not-connected'))
}
