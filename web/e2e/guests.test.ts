// Who is at a table: friends who come by a link, several people at one screen, watchers of a private table.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeTable, openPage, playOut, settled, sitDownAs, troublesOf } from './house.ts'
import { browser, house } from './visit.ts'

async function end(...pages: Page[]): Promise<void> {
  for (const page of pages) expect(troublesOf(page)).toEqual([])
  for (const page of pages) await page.context().close()
}

test('a friend gives a name before sitting down; the table tells who comes and goes', async () => {
  const page = await openPage(browser, `${house.address}/#new/elbrus/friends`)
  await page.fill('.step .field input', 'Ada')
  await page.click('.begin')
  const link = await page.inputValue('.links input >> nth=0')
  const friend = await openPage(browser, link)
  await friend.click('.guests button') // without a name nothing happens
  expect(await friend.locator('input:invalid').count()).toBe(1)
  expect(await page.textContent('.guests')).toContain('free seat')
  await sitDownAs(friend, 'Grace')
  await page.waitForSelector('.picture svg')
  expect(await page.$$eval('.player .who b', all => all.map(one => one.textContent))).toEqual(['Ada', 'Grace'])
  await page.waitForSelector('.player:nth-child(2) .here')
  await end(friend)
  await page.waitForSelector('.toast:has-text("Grace has left.")')
  await page.waitForSelector('.player:nth-child(2) .who:has-text("away")')
  await end(page)
})

test('at one screen the device is handed over, and nothing of the one before is seen', async () => {
  const page = await openPage(browser, `${house.address}/#new/torres`)
  await page.fill('.step .field input', 'Ada')
  await page.click('[data-pick=here]')
  await page.fill('.names input', 'Grace')
  await page.keyboard.press('Tab')
  await page.click('.begin')
  const names = ['Ada', 'Grace']
  const whose = async (): Promise<string> =>
    (await page.textContent('.handover h2'))?.replace('Pass the device to ', '') ?? ''
  const first = await whose()
  expect(names).toContain(first)
  await page.click('.handover button')
  await settled(page)
  for (let i = 3; !(await page.locator('.handover').count()); i++) {
    await playOut(page, i, { picks: 1 })
    await page.waitForSelector('.handover, .dock.mine:not([aria-busy=true])')
  }
  expect(await page.locator('.picture, .players, .log').count()).toBe(0)
  expect(await whose()).toBe(names.find(name => name !== first))
  await page.reload()
  await page.waitForSelector('.handover') // whoever opens the page again is asked, too
  await page.click('.handover button')
  await settled(page)
  expect(await page.textContent('.player.turn .who b')).toBe(names.find(name => name !== first))
  await end(page)
})

test('a name that is being typed stays, whatever is drawn anew meanwhile', async () => {
  const page = await openPage(browser, `${house.address}/#new/torres`)
  await page.fill('.step .field input', 'Ada')
  await page.evaluate(() => {
    localStorage.setItem('donjon.language', '"de"')
    dispatchEvent(new StorageEvent('storage', { key: 'donjon.language' })) // another tab speaks German now
  })
  await page.waitForSelector('html[lang=de] .begin')
  expect(await page.inputValue('.step .field input')).toBe('Ada')
  await page.click('.begin')
  await page.waitForSelector('.picture svg')
  expect(await page.textContent('.player .who b')).toBe('Ada')
  await end(page)
})

test('where nothing is hidden, nothing is handed over', async () => {
  const made = await makeTable(house, { game: 'towers', seats: [{ mine: true }, { mine: true }] })
  const page = await openPage(browser, house.address)
  await page.evaluate(
    ([match, keys]) => localStorage.setItem('donjon.tables', JSON.stringify([{ match, keys, at: 1 }])),
    [made.table_id, made.seats.map(link => link.token)] as const,
  )
  await page.goto('about:blank') // a page that is open would write its own tables over these
  await page.goto(`${house.address}/#${made.seats[0]?.token}`)
  await settled(page)
  expect(await page.locator('.handover').count()).toBe(0)
  await end(page)
})

test('a private table can be watched by its link, by nobody else', async () => {
  const page = await openPage(browser, `${house.address}/#new/elbrus`)
  await page.click('.begin')
  await page.waitForSelector('.picture svg')
  await page.click('.bar button[aria-label="Table"]')
  const watch = await page.inputValue('.links li:has-text("For spectators") input')
  const watcher = await openPage(browser, watch)
  await watcher.waitForSelector('.picture svg')
  await page.waitForSelector('.watchers[title="one spectator"]')
  const stranger = await openPage(browser, watch.replace(/\.watch.*/, ''))
  await stranger.waitForSelector('.room h2')
  expect(await stranger.locator('.picture').count()).toBe(0)
  await end(page, watcher, stranger)
})
