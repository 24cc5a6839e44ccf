// The deal and the puzzle of the day: in the lobby, the same for everybody on that date; the deal is played to its end.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, type House, openBrowser, openHouse, openPage, playOut, settled, troublesOf } from './house.ts'

const DAY = '2026-11-04' // its deal is Elbrus Castle: a short game

let house: House
let browser: Browser
beforeAll(async () => {
  ;[house, browser] = await Promise.all([openHouse({ DONJON_DAY: DAY }), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await house?.close()
})

/** The lobby, at that time of the day, somewhere on Earth. */
async function lobbyAt(time: string, timezoneId: string): Promise<Page> {
  const page = await openPage(browser, 'about:blank', { ...DESKTOP, timezoneId }, 'html')
  await page.clock.setFixedTime(`${DAY}T${time}`)
  await page.goto(house.address)
  await page.waitForSelector('.deal .primary')
  await page.waitForSelector('.daily .primary')
  return page
}

test('wherever it is that day, the deal and the puzzle are the same', async () => {
  const asked: string[] = []
  for (const [time, zone] of [
    ['00:30+14:00', 'Pacific/Kiritimati'],
    ['12:00Z', 'UTC'],
    ['23:30-08:00', 'America/Los_Angeles'],
  ] as const) {
    const page = await lobbyAt(time, zone)
    asked.push((await page.locator(':is(.deal, .daily) p > b').allTextContents()).join(' '))
    expect(troublesOf(page)).toEqual([])
    await page.context().close()
  }
  expect(asked[0]).toContain('Elbrus')
  expect(new Set(asked).size).toBe(1)
})

test('the deal of the day is begun in the lobby, gone on with later, and compared at its end', async () => {
  const page = await lobbyAt('12:00Z', 'UTC')
  await page.click('.deal .primary')
  await page.waitForSelector('main.table .picture svg')
  await settled(page)
  const table = await page.evaluate(() => location.hash)
  await page.goto(house.address)
  await page.click('.deal a.button')
  await page.waitForSelector('main.table .picture svg')
  expect(await page.evaluate(() => location.hash)).toBe(table)
  expect((await playOut(page, 3)).over).toBe(true)
  const scores = await page.locator('.results [data-own=true] b').textContent()
  expect(scores).toMatch(/^-?\d+ : -?\d+$/)
  await page.goto(house.address)
  await page.waitForSelector(`.deal .sub:has-text("${scores}")`)
  await page.click('.deal a.button')
  await page.waitForSelector('main.table.over')
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})
