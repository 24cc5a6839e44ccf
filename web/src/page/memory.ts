// What this browser remembers: who you are, how you like the page, the tokens of your tables, and what you have learned,
// solved and dealt. It stays here: the server is not told, except by what you ask it for.
import { effect, type Signal, signal } from '@preact/signals'

/** The keys to a table: for the seats played here, or for its maker. */
export interface OwnTable {
  match: string // the id of the table: browsers have kept it under this name
  keys: string[]
  at: number // when it was last looked at
}

function read<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`donjon.${key}`)
    return text === null ? fallback : (JSON.parse(text) as T)
  } catch {
    return fallback // a browser that keeps nothing, or something that is not ours
  }
}

/** A signal that outlives the page. Another tab may change it, too: written from here alone, its tables would be forgotten. */
function kept<T>(key: string, fallback: T): Signal<T> {
  const value = signal<T>(read(key, fallback))
  globalThis.addEventListener?.('storage', event => {
    if (event.key === `donjon.${key}`) value.value = read(key, fallback)
  })
  effect(() => {
    const text = JSON.stringify(value.value)
    try {
      localStorage.setItem(`donjon.${key}`, text)
    } catch {
      // The page also works in a browser that stores nothing.
    }
  })
  return value
}

export const name = kept('name', '')
export const language = kept<string>('language', '')
export const theme = kept<'' | 'light' | 'dark'>('theme', '')
export const sounds = kept('sounds', true)
export const notices = kept('notices', false)
export const pace = kept<'normal' | 'fast' | 'once'>('pace', 'normal')
/** By lesson (`game/name`): the correct moves so far, and whether it was ever finished. */
export const learned = kept<Record<string, { moves: string[]; done: boolean }>>('lessons', {})
/** By puzzle, and by date for the puzzle of that day: after how many tries it was solved, 0 if the solution was shown. */
export type Solved = Record<string, { tries: number }>
export const solved = kept<Solved>('puzzles', {})
/** Mistakes of your own games, as puzzles: the packed record, where in it, and whether a deep review found it. */
export const ownPuzzles = kept<{ game: string; ply: number; packed: string; deep?: boolean }[]>('own-puzzles', [])
/** By day: one's seat in the deal of that day. */
export const deals = kept<Record<string, string>>('deals', {})
export const ownTables = kept<OwnTable[]>('tables', [])

const MOST_TABLES = 100

/** Keep these keys for the table they open; the newest table first. */
export function keep(keys: readonly string[]): void {
  const table_id = tableOf(keys[0] ?? '')
  if (!table_id) return
  const others = ownTables.peek().filter(table => table.match !== table_id)
  const all = [...new Set([...keysIn(ownTables.peek(), table_id), ...keys])]
  ownTables.value = [{ match: table_id, keys: all, at: Date.now() }, ...others].slice(0, MOST_TABLES)
}

const keysIn = (tables: readonly OwnTable[], table_id: string): string[] =>
  tables.find(table => table.match === table_id)?.keys ?? []

/** All keys this browser has for the table a key opens, that key first. */
export const keysFor = (key: string): string[] => [...new Set([key, ...keysIn(ownTables.peek(), tableOf(key))])]

/** `k3v9x2ma.1.0Qm3…` opens something of the table `k3v9x2ma`. */
export const tableOf = (key: string): string => key.split('.')[0] ?? ''
export const isToken = (key: string): boolean => key.includes('.')
/** The seat that a key invites to. An invitation is useless once somebody sits there, so it is not kept. */
export const invitedTo = (key: string): number | undefined => {
  const seat = /^\w+\.i(\d+)\./.exec(key)?.[1]
  return seat === undefined ? undefined : Number(seat)
}

/** The seats this browser holds at a table: a seat's key names it. */
export const seatsAt = (table_id: string): number[] => {
  const roles = keysIn(ownTables.value, table_id).map(key => key.split('.')[1] ?? '')
  return roles.filter(role => /^\d+$/.test(role)).map(Number)
}
