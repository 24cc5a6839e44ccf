// What the players of each game ask for beside the board.
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, makeTable, openPage, PHONE, PICTURES, playOut, settled, troublesOf, type Wish } from './house.ts'
import { browser, house } from './visit.ts'
import { playOverWire, type Step } from './wire.ts'

/** A table of one's own against a bot, so many plies into the game. */
async function opened(wish: Wish, plies: number, options = DESKTOP): Promise<Page> {
  const made = await makeTable(house, wish)
  const page = await openPage(browser, house.address, options)
  await page.goto(`${house.address}/#${made.seats[0]?.token}`)
  await settled(page)
  await playOut(page, 5, { plies })
  await settled(page)
  return page
}
const shot = (page: Page, name: string): Promise<unknown> =>
  page.screenshot({ path: join(PICTURES, `aids-${name}.png`) })

/** Point at the middle of something drawn. */
async function pointAt(page: Page, selector: string): Promise<void> {
  await page.mouse.move(1, 1)
  const box = await page.locator(selector).first().boundingBox()
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
}

/** Point at one after another until what it reaches is marked. */
async function pointUntilReach(page: Page, selector: string): Promise<boolean> {
  const [all, rings] = [page.locator(selector), page.locator('.picture [data-mark=reach]')]
  for (let n = 0; n < (await all.count()); n++) {
    await page.mouse.move(1, 1)
    await all.nth(n).hover({ force: true })
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))) // it is drawn
    if (await rings.count()) return true
  }
  return false
}

test('Carcassonne: whose fields these are, what is to come, what a tower reaches', async () => {
  const page = await opened({ game: 'carcassonne' }, 60)
  await page.click('button:has-text("Fields")')
  await page.waitForSelector('.picture pattern[id^=donjon-owned]', { state: 'attached' })
  await shot(page, 'fields')
  await page.click('button:has-text("Fields")')
  await page.waitForSelector('.picture pattern[id^=donjon-owned]', { state: 'detached' })
  await pointAt(page, '.picture [data-kind=tile]')
  await page.waitForSelector('.readout')
  const away = await page.evaluate(() => {
    const [words, tile] = ['.readout', '.picture [data-kind=tile]'].map(one =>
      document.querySelector(one)?.getBoundingClientRect(),
    )
    if (!words || !tile) return Infinity
    return Math.hypot(words.x - (tile.x + tile.width / 2), words.y - (tile.y + tile.height / 2))
  })
  expect(away).toBeLessThan(48) // beside the pointer
  expect(await page.textContent('.readout')).toMatch(/^(City|Road|Field|Monastery), /)
  await page.click('button:has-text("Tiles left")')
  const left = Number(/\d+/.exec((await page.textContent('dialog h2')) ?? '')?.[0])
  const counts = await page.$$eval('.tocome b', all => all.map(one => Number(one.textContent)))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(left)
  await shot(page, 'tiles')
  await page.keyboard.press('Escape')
  let reached = await pointUntilReach(page, '.picture [data-kind=tower]')
  for (let i = 0; i < 40 && !reached; i++) {
    await playOut(page, i, { plies: 2 })
    await settled(page)
    reached = await pointUntilReach(page, '.picture [data-kind=tower]')
  }
  expect(reached).toBe(true)
  await shot(page, 'tower')
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

/** A table of Carcassonne at which the bot holds one of our followers. */
async function captured(): Promise<string> {
  const held = ({ scene }: Step): boolean => JSON.stringify(scene.players[1]?.detail?.['prisoners'] ?? []) !== '[]'
  for (;;) {
    const token = (await makeTable(house, { game: 'carcassonne' })).seats[0]?.token ?? ''
    let n = 0
    const decide = (step: Step): string | undefined => {
      n += 7
      return held(step) ? undefined : step.legal[n % step.legal.length]?.move
    }
    if (await playOverWire(browser, house, token, decide)) return token
  }
}

test('Carcassonne: a prisoner is bought back, or the page says why not', async () => {
  const page = await openPage(browser, `${house.address}/#${await captured()}`)
  const button = page.locator('[data-ransom]').first()
  await button.waitFor()
  await settled(page)
  await shot(page, 'prisoners')
  const may = (await button.getAttribute('aria-disabled')) === 'false'
  await button.click({ force: true }) // one that may not be used still answers
  if (may) await page.waitForSelector('.entry:has-text(" back from ")', { state: 'attached' })
  else expect(await page.locator('.why').textContent()).toMatch(/follower|point/)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('Highlanders: what a camp reaches, and what a castle needs', async () => {
  const page = await opened({ game: 'highlanders' }, 60)
  expect(await pointUntilReach(page, '.picture [data-kind=troop]')).toBe(true)
  await shot(page, 'highlanders')
  await pointAt(page, '.picture [data-kind=castle]')
  await page.waitForFunction(() => /takes \d/.test(document.querySelector('.readout')?.textContent ?? ''))
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('Towers: how far a stack slides', async () => {
  const page = await opened({ game: 'towers' }, 40)
  expect(await pointUntilReach(page, '.picture [data-kind=stack]')).toBe(true)
  await shot(page, 'towers')
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test.each(['torres', 'elbrus'])('%s: a plan beside the board, and in its place', async game => {
  const page = await opened({ game }, 12)
  const plan = (): Promise<string> => page.$eval('.inset svg', one => one.innerHTML)
  await shot(page, game)
  const straight = await plan()
  await page.click('.tools [aria-label="Turn right"]')
  await expect.poll(plan).not.toBe(straight) // the plan turns with the board
  await page.click('.tools [aria-label="Turn left"]')
  await expect.poll(plan).toBe(straight)
  await page.click('.tools [aria-pressed=false]')
  await page.waitForSelector('.tools [aria-pressed=true]')
  const before = Number(await page.getAttribute('main.table', 'data-ply'))
  await shot(page, `${game}-flat`)
  await playOut(page, 3, { plies: 1 }) // the plan takes the same clicks
  expect(Number(await page.getAttribute('main.table', 'data-ply'))).toBeGreaterThan(before)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('Elbrus: the piece under the pointer with its points, from all four sides', async () => {
  const page = await opened({ game: 'elbrus' }, 14)
  const targets = page.locator('.picture [data-mark=target] .touch')
  await page.click('.dock .acts button:has-text("Bridge")')
  const planned = page.locator('.picture [data-kind=bridge] [opacity="0.62"]')
  for (let n = 0; n < (await targets.count()) && !(await planned.count()); n++) {
    await targets.nth(n).hover({ force: true })
    await planned.first().waitFor({ state: 'attached' }) // the ghost is there, with points or without
  }
  for (let side = 0; side < 4; side++) {
    await shot(page, `elbrus-ghost-${side}`)
    expect(await planned.count()).toBeGreaterThan(0)
    await page.keyboard.press('q')
  }
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test.each(['carcassonne', 'torres'])('%s on a phone', async game => {
  const page = await opened({ game }, 40, PHONE)
  await shot(page, `phone-${game}`)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide).toBe(0)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})
