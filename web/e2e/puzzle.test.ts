// Puzzles in a real browser: from the page of a game, from the lobby, by keyboard and on a phone.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPage, PHONE, PICTURES, playOut, troublesOf } from './house.ts'
import { browser, house } from './visit.ts'

test('a puzzle: a wrong turn is told, the solution is shown, and it is kept', async () => {
  const page = await openPage(browser, `${house.address}/#learn/elbrus`, undefined, '[data-puzzle]')
  await page.locator('[data-puzzle]').first().click()
  await page.waitForSelector('.puzzling[data-moves="0"] .picture svg')
  expect(await page.textContent('.dock .asked')).toMatch(/to play/)
  await playOut(page, 5, { turn: true })
  await page.waitForSelector('.why[data-solved=false]')
  await page.keyboard.press('a')
  await page.waitForSelector('.puzzling[data-moves="0"] .dock.mine')
  await page.keyboard.press('s')
  await page.waitForSelector('[data-mark=arrow], [data-mark=right]')
  await page.screenshot({ path: join(PICTURES, 'page-puzzle.png') })
  await page.click('.dock .primary')
  await page.waitForSelector('.puzzling[data-moves="0"] .dock.mine')
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('the puzzle of the day is in the lobby, and on a phone', async () => {
  const page = await openPage(browser, house.address, PHONE, '.daily')
  await page.locator('.daily .primary').tap()
  await page.waitForSelector('.puzzling .picture svg')
  await page.screenshot({ path: join(PICTURES, 'page-puzzle-phone.png') })
  await page.locator('.mean:has-text("Show the solution")').tap()
  await page.waitForSelector('.why')
  const [told, dock] = await Promise.all(['.why', '.dock'].map(name => page.locator(name).boundingBox()))
  if (!told || !dock) throw new Error('the solution is not seen')
  expect(told.y + told.height).toBeGreaterThan(dock.y + dock.height / 2) // it lies over the dock, not over the board
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wide).toBe(false)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})
