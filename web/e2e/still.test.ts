// Nothing moves under the reader's eyes: at a table, whatever the others do, and before it begins.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, makeTable, openPage, PHONE, playOut, settled, shifts, sitDownAs, troublesOf } from './house.ts'
import { stillness } from './timers.ts'
import { browser, GAMES, house } from './visit.ts'

/** A page whose words wait for their letters, however long these take. */
async function lettered(address: string, options: BrowserContextOptions = DESKTOP): Promise<Page> {
  const page = await openPage(browser, 'about:blank', options, 'html')
  const time = await stillness(page, true)
  await page.goto(address)
  await page.waitForSelector('h1')
  await time.letGo()
  return page
}

test.each(GAMES)('%s: nothing shifts for who watches a game', async game => {
  const made = await makeTable(house, { game, seats: [{ mine: true }, { bot: 'random' }] })
  const watcher = await lettered(`${house.address}/#${made.watch.token}`)
  await watcher.waitForSelector('.picture svg')
  const player = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`)
  await settled(player)
  await playOut(player, 3, { plies: 24 })
  await settled(player)
  const ply = await player.getAttribute('main.table', 'data-ply')
  await watcher.waitForFunction(at => document.querySelector<HTMLElement>('main')?.dataset['ply'] === at, ply)
  expect(await shifts(watcher)).toEqual([])
  for (const page of [watcher, player]) expect(troublesOf(page)).toEqual([])
  for (const page of [watcher, player]) await page.context().close()
})

test.each([
  ['desktop', {}],
  ['phone', PHONE],
])('the waiting room keeps its place while people sit down, on a %s', async (_, device) => {
  const made = await makeTable(house, { game: 'torres', seats: [{ mine: true }, {}, {}], public: true })
  const options = { viewport: { width: 1440, height: 900 }, locale: 'en', ...device }
  const page = await lettered(`${house.address}/#${made.seats[0]?.token}`, options)
  await page.waitForSelector('.guests')
  for (const name of ['Grace']) {
    const friend = await openPage(browser, `${house.address}/#${made.table_id}`)
    await sitDownAs(friend, name)
    await page.waitForSelector(`.guests li:has-text("${name}")`)
    await friend.context().close()
  }
  await page.waitForSelector('.guests li:has-text("away")')
  expect(await shifts(page)).toEqual([])
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test.each([
  ['desktop', {}],
  ['phone', PHONE],
])('the rules keep their place while their pictures come, on a %s', async (_, device) => {
  const options = { viewport: { width: 1440, height: 900 }, locale: 'en', ...device }
  const page = await lettered(`${house.address}/#learn/torres`, options)
  await page.waitForSelector('.rules figure')
  const pictures = page.locator('.rules img:visible')
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate(one => (one as HTMLImageElement).complete)).toBe(true)
  }
  const sizes = await pictures.evaluateAll(all =>
    all.map(one => [one.getAttribute('width'), one.getAttribute('height')]),
  )
  expect(sizes.length).toBeGreaterThan(5)
  for (const size of sizes) expect(size).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)])
  expect(await shifts(page)).toEqual([])
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})
