// What is in hand: a tile that turns, snaps to a place, and is set by a second click.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeTable, openPage, plies, settled, troublesOf } from './house.ts'
import { browser, house } from './visit.ts'

const middle = (page: Page, selector: string): Promise<{ x: number; y: number }> =>
  page.$eval(selector, one => {
    const box = (one.querySelector('.touch') ?? one).getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })

test('Carcassonne: the tile turns, snaps to a place, and a second click sets it', async () => {
  const made = await makeTable(house, { game: 'carcassonne' })
  const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`)
  await page.waitForSelector('.turnable')
  await settled(page)
  const before = await plies(page)
  await page.keyboard.press('r') // before it lies anywhere, it is turned for every place
  const ways = await page.locator('.act.way').count()
  await expect.poll(() => page.locator('.act.way[aria-pressed=true]').count()).toBe(ways ? 1 : 0)
  const spot = await middle(page, '.picture [data-mark=target]:has(.touch)')
  const size = await page.$eval('.picture [data-mark=target] .touch', one => one.getBoundingClientRect().width)
  await page.mouse.move(spot.x - 4, spot.y)
  await page.mouse.click(spot.x, spot.y + size * 0.3)
  await page.waitForSelector('.picture [data-chosen]')
  expect(await plies(page)).toBe(before) // it is only shown
  expect(await page.locator('.picture [data-turn-over]').count()).toBe(1)
  await page.click('.picture [data-chosen] .touch')
  await expect.poll(() => plies(page)).toBeGreaterThan(before)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})
