// A game that lives elsewhere, on the real page: in the lobby, and played by clicks to its end.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type House,
  openBrowser,
  openHouse,
  openPage,
  playBots,
  playOut,
  plies,
  ROOT,
  settled,
  troublesOf,
} from './house.ts'

const GAME = join(ROOT, 'tests/sixth/quarry')
const BUNDLE = join(ROOT, 'build/sixth')

let house: House
let browser: Browser
beforeAll(async () => {
  const python = join(ROOT, '.venv/bin/python')
  execFileSync(python, [join(ROOT, 'tools/compile.py'), '--game', GAME])
  execFileSync(python, [join(ROOT, 'tools/bundle.py'), '--game', GAME, '--into', BUNDLE])
  ;[house, browser] = await Promise.all([
    openHouse({ DONJON_GAMES: GAME, DONJON_BUNDLE: BUNDLE, DONJON_LANGUAGE: 'en' }),
    openBrowser(),
  ])
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await house?.close()
})

test('a table of the sixth game, from the lobby to the last stone', async () => {
  const page = await openPage(browser, house.address)
  const cover = page.locator('[data-game=quarry] .cover img').first()
  await cover.scrollIntoViewIfNeeded()
  await expect.poll(() => cover.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)

  await playBots(page, 'quarry', 'random')
  await settled(page)
  expect(await page.textContent('.aids')).toMatch(/\d+ stones left/)
  const before = await plies(page)
  const lit = page.locator('.picture :is([data-mark=target], [data-mark=can])').first()
  const stone = (await lit.getAttribute('data-at')) ?? ''
  await lit.click()
  await page.waitForSelector(`.picture [data-id="${stone}"][data-kind=gap]`)
  expect(await plies(page)).toBeGreaterThan(before)

  expect((await playOut(page, 7)).over).toBe(true)
  expect(await page.textContent('.ending h2')).toBeTruthy()
  expect(troublesOf(page)).toEqual([])
})
