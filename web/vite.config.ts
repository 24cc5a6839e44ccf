// One page, built into the Python package that serves it. `npm run dev` serves it from source beside a running `donjon serve`.
import { defineConfig } from 'vite'
import { covers } from './covers.ts'

const server = process.env['DONJON_SERVER'] ?? 'http://127.0.0.1:8000'
const passed = ['/games', '/tables', '/records', '/rules', '/qr.svg']

export default defineConfig({
  plugins: [covers()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../src/donjon/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/socket': { target: server, ws: true }, ...Object.fromEntries(passed.map(path => [path, server])) },
  },
  test: { include: ['test/**/*.test.ts'] },
} as Parameters<typeof defineConfig>[0])
