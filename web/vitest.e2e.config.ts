// The page in a real browser against a real server: `npm run e2e`. Needs Chromium (CHROMIUM=path) and `make compile`.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    testTimeout: 300_000, // the machine may be busy
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: Number(process.env['CI_JOBS'] ?? 2),
    reporters: ['verbose'],
  },
})
