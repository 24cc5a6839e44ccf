// The covers in the lobby: each game's example scene, drawn while the page is built.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { folders } from './games.ts'

const CONFIG = fileURLToPath(new URL('./vite.draw.config.ts', import.meta.url))
const THEMES = ['light', 'dark'] as const
type Draw = (scene: string, options: string) => string

/** The drawing code as `npm run bundle` makes it, in memory. */
export async function drawingCode(): Promise<string> {
  const made = await build({ configFile: CONFIG, logLevel: 'warn', build: { write: false } })
  return (made as Rolldown.RolldownOutput[])[0]?.output[0].code ?? ''
}

/** A cover is small: a tenth of a pixel is enough for it, and a tenth less to load. */
const rounded = (svg: string): string =>
  svg.replace(/(?<![\d.])[1-9]\d*\.\d\d(?!\d)/g, number => String(Math.round(Number(number) * 10) / 10))

/** Cover files by name. */
async function drawn(): Promise<Map<string, string>> {
  const draw = new Function(`${await drawingCode()};return donjonDraw.draw`)() as Draw
  return new Map(
    [...folders()].flatMap(([name, folder]) => {
      const scene = readFileSync(join(folder, 'scene.json'), 'utf-8')
      return THEMES.map(theme => {
        const svg = draw(scene, JSON.stringify({ theme, bare: true, compact: true, marks: false }))
        return [`covers/${name}-${theme}.svg`, rounded(svg)] as const
      })
    }),
  )
}

export const covers = (): Plugin => ({
  name: 'donjon-covers',
  async generateBundle() {
    for (const [fileName, source] of await drawn()) this.emitFile({ type: 'asset', fileName, source })
  },
  async configureServer(server) {
    const files = await drawn()
    server.middlewares.use((request, response, next) => {
      const cover = files.get((request.url ?? '').slice(1))
      if (!cover) return next()
      response.setHeader('Content-Type', 'image/svg+xml')
      response.end(cover)
    })
  },
})
