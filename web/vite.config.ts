// One page, built into the Python package that serves it. `npm run dev` serves it from source beside a running `donjon serve`.
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { covers } from './covers.ts'
import { folders, found } from './games.ts'
import { typefaces } from './typefaces.ts'

const server = process.env['DONJON_SERVER'] ?? 'http://127.0.0.1:8000'
const INTO = process.env['DONJON_BUNDLE'] // a folder for page and drawing code, instead of the Python package
const passed = ['/games', '/tables', '/records', '/rules', '/qr.svg']

export default defineConfig({
  plugins: [found(), covers(), typefaces()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: INTO ? join(INTO, 'page') : '../src/donjon/server/page',
    emptyOutDir: true,
    license: { fileName: 'licenses.md' }, // of the code that is bundled; those of the typefaces: typefaces.ts
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } }, // drawing the covers takes its time
  },
  resolve: { dedupe: ['preact', '@preact/signals'] }, // a game's folder elsewhere finds them here
  server: {
    fs: { allow: ['..', ...folders().values()] },
    proxy: { '/socket': { target: server, ws: true }, ...Object.fromEntries(passed.map(path => [path, server])) },
  },
})
