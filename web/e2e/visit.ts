// A server and a browser for the tests of a file: opened before the first, closed after the last.
import { mkdirSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { folders } from '../games.ts'
import { type House, openBrowser, openHouse, PICTURES } from './house.ts'

/** Every game the page was built with. */
export const GAMES = [...folders().keys()]

export let house: House
export let browser: Browser
beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true })
  ;[house, browser] = await Promise.all([openHouse(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await house?.close()
})
