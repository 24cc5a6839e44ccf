// Tests without a browser: `npm test`. A game elsewhere is among those they hold to the laws of the page.
import { mergeConfig } from 'vitest/config'

process.env['DONJON_GAMES'] ??= '../tests/sixth/quarry'
const { default: page } = await import('./vite.config.ts') // it looks for the games at once

export default mergeConfig(page, { test: { include: ['test/**/*.test.ts'] } })
