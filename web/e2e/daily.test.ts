// The deal of the day: in the lobby beside the puzzle, begun with one click, and gone on with later.
import { expect, test } from 'vitest'
import { openPage, settled, troublesOf } from './house.ts'
import { browser, house } from './visit.ts'

test('the deal of the day is begun in the lobby, and is there when one comes back', async () => {
  const page = await openPage(browser, 'about:blank', undefined, 'html')
  await page.clock.setFixedTime(Date.now()) // the day does not end meanwhile
  await page.goto(house.address)
  await page.click('.deal .primary')
  await page.waitForSelector('main.table .picture svg')
  await settled(page)
  const table = await page.evaluate(() => location.hash)
  await page.goto(house.address)
  await page.click('.deal a.button')
  await page.waitForSelector('main.table .picture svg')
  expect(await page.evaluate(() => location.hash)).toBe(table)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})
