// Tests without a browser: `npm test`. A game elsewhere is among those they hold to the laws of the page.
import { mergeConfig } from 'vitest/config'

process.env['DONJON_GAMES'] ??= '../tests/sixth/quarry'
const { default: page } = await import('./vite.config.ts') // it looks for the games at once

// The machine may be busy: vitest's own limit is five seconds.
const limits = { testTimeout: 120_000, hookTimeout: 120_000 }
export default mergeConfig(page, { test: { include: ['test/**/*.test.ts'], ...limits } })
