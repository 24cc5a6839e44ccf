// Which games there are: every folder in src/games, and those that DONJON_GAMES names. The folder's name is the game's.
// A game elsewhere is one folder with both its halves: Python, and in `page/` what is here in src/games.
// Code finds them in modules that are written here while things are built: `virtual:looks` holds every look, for the drawing code;
// `virtual:games` fetches a game when it is asked for, for the page.
import { existsSync, readdirSync } from 'node:fs'
import { basename, delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SOURCES = fileURLToPath(new URL('./src', import.meta.url))
const HERE = join(SOURCES, 'games')
const LOOKS = 'virtual:looks'
const GAMES = 'virtual:games'

/** The folders of the games' pages, by the names of the games. */
export function folders(): Map<string, string> {
  const inside = readdirSync(HERE).map(name => [name, join(HERE, name)] as const)
  const named = (process.env['DONJON_GAMES'] ?? '').split(delimiter).filter(Boolean)
  const outside = named.map(folder => [basename(folder), resolve(folder, 'page')] as const)
  const found = [...inside, ...outside]
  for (const [, folder] of found)
    if (!existsSync(join(folder, 'index.ts')))
      throw new Error(`${folder} is not the page of a game: it has no index.ts with the game's look.`)
  return new Map(found.sort(([one], [other]) => (one < other ? -1 : 1)))
}

const quoted = (...path: string[]): string => JSON.stringify(join(...path))

const looks = (): string => `
${[...folders().values()].map((folder, i) => `import { look as look${i} } from ${quoted(folder, 'index.ts')}`).join('\n')}
export const LOOKS = new Map([${[...folders().keys()].map((name, i) => `['${name}', look${i}]`).join(', ')}])`

/** The first page needs no more than to know how to get at them, and how its covers lie. */
function games(): string {
  const covers = [...folders().values()].filter(folder => existsSync(join(folder, 'cover.css')))
  const texts = (folder: string): string =>
    readdirSync(join(folder, 'texts'))
      .map(file => `${basename(file, '.ftl')}: () => import(${quoted(folder, 'texts', `${file}?raw`)})`)
      .join(', ')
  return `
${covers.map(folder => `import ${quoted(folder, 'cover.css')}`).join('\n')}
export const GAMES = new Map([
${[...folders()].map(([name, folder]) => `['${name}', { page: () => import('${GAMES}/${name}'), texts: { ${texts(folder)} } }],`).join('\n')}
])`
}

function game(name: string): string {
  const folder = folders().get(name) ?? ''
  const aids = existsSync(join(folder, 'aids.tsx'))
  return `export { look } from ${quoted(folder, 'index.ts')}
${aids ? `export * as aids from ${quoted(folder, 'aids.tsx')}` : 'export const aids = undefined'}`
}

export const found = (): Plugin => ({
  name: 'donjon-games',
  config: () => ({ resolve: { alias: { donjon: SOURCES } } }), // by which a game elsewhere imports the kit
  resolveId: id => (id === LOOKS || id.startsWith(GAMES) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${LOOKS}`) return looks()
    if (id === `\0${GAMES}`) return games()
    return id.startsWith(`\0${GAMES}/`) ? game(id.slice(GAMES.length + 2)) : undefined
  },
})
