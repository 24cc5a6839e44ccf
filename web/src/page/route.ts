// The page that is open, kept in the address after the #: nothing (lobby), a key (table), or a word with a slash.
import { computed, signal } from '@preact/signals'

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string; friends: boolean }
  | { page: 'learn'; game: string; rule: string }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'puzzle'; game: string; puzzle: string; packed: string }
  | { page: 'table'; key: string }
  | { page: 'record'; packed: string }

export function readRoute(hash: string): Route {
  const text = decodeURIComponent(hash.replace(/^#/, ''))
  const [word = '', ...rest] = text.split('/')
  if (word === 'new' && rest[0]) return { page: 'new', game: rest[0], friends: rest[1] === 'friends' }
  if (word === 'learn' && rest[0]) return { page: 'learn', game: rest[0], rule: rest[1] ?? '' }
  if (word === 'lesson' && rest[0] && rest[1]) return { page: 'lesson', game: rest[0], lesson: rest[1] }
  if (word === 'puzzle' && rest[1])
    return { page: 'puzzle', game: rest[0] ?? '', puzzle: rest[1], packed: rest.slice(2).join('/') }
  if (word === 'record') return { page: 'record', packed: rest.join('/') }
  return /^[\w.~-]+$/.test(text) ? { page: 'table', key: text } : { page: 'lobby' }
}

const hash = signal(location.hash)
addEventListener('hashchange', () => (hash.value = location.hash))

export const route = computed(() => readRoute(hash.value))
export const go = (to: string): void => {
  location.hash = to
  scrollTo(0, 0)
}
