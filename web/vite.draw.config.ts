// The drawing code as one file that Python runs in QuickJS: plain ES2020, one global function, `draw`.
import { defineConfig } from 'vite'
import { found } from './games.ts'

const INTO = process.env['DONJON_BUNDLE']

export default defineConfig({
  plugins: [found()],
  publicDir: false,
  build: {
    lib: { entry: 'src/draw.ts', formats: ['iife'], name: 'donjonDraw', fileName: () => 'draw.js' },
    outDir: INTO || '../src/donjon/pictures',
    emptyOutDir: false,
    target: 'es2020',
    rolldownOptions: {
      output: {
        postBanner: '/* Made from web/src by npm run bundle; change it there. SPDX-License-Identifier: Apache-2.0 */',
        footer: 'globalThis.draw=donjonDraw.draw',
      },
    },
  },
})
