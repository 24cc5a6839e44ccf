// The covers in the lobby: each game's example scene, drawn while the page is built.
import { readdirSync, readFileSync } from 'node:fs'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

const SCENES = new URL('./test/scenes/', import.meta.url)
const THEMES = ['light', 'dark'] as const
type Draw = (scene: string, options: string) => string

async function drawing(): Promise<Draw> {
  const made = await build({
    entryPoints: [new URL('./src/draw.ts', import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'esm',
  })
  const code = made.outputFiles[0]?.text ?? ''
  return ((await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as { draw: Draw }).draw
}

/** A cover is small: a tenth of a pixel is enough for it, and a tenth less to load. */
const rounded = (svg: string): string =>
  svg.replace(/(?<![\d.])[1-9]\d*\.\d\d(?!\d)/g, number => String(Math.round(Number(number) * 10) / 10))

/** Cover files by name. A game whose look is not there yet has none; the lobby then shows a plain card. */
async function drawn(): Promise<Map<string, string>> {
  const draw = await drawing()
  const files = new Map<string, string>()
  for (const file of readdirSync(SCENES).filter(name => /^[a-z]+\.json$/.test(name))) {
    const scene = readFileSync(new URL(file, SCENES), 'utf-8')
    for (const theme of THEMES) {
      try {
        files.set(
          `covers/${file.replace('.json', '')}-${theme}.svg`,
          rounded(draw(scene, JSON.stringify({ theme, bare: true, compact: true, marks: false }))),
        )
      } catch (error) {
        if (!String(error).includes('There is no look')) throw error
      }
    }
  }
  return files
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
