// The others' turns: seen one action after another, told, marked and played again; nothing moves where nothing should.
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, makeTable, openPage, PICTURES, playOut, plies, ROOT, settled, troublesOf } from './house.ts'
import { stillness } from './timers.ts'
import { browser, GAMES, house } from './visit.ts'

test.each(GAMES)('%s: what the others did is told, marked and can be played again', async game => {
  const made = await makeTable(house, { game, seats: [{ mine: true }, { bot: 'random' }] })
  const page = await openPage(browser, 'about:blank', DESKTOP, 'html')
  const time = await stillness(page)
  await page.goto(`${house.address}/#${made.seats[0]?.token}`)
  await settled(page)
  const replay = page.locator('.since .link:has-text("Replay")')
  for (let i = 0; i < 60 && !(await replay.count()); i++) {
    await playOut(page, 5 + i, { picks: 3 })
    await settled(page)
  }
  await page.keyboard.press('Escape')
  await settled(page)
  expect(await page.textContent('.since .text')).toContain('Jester')
  expect(await page.locator('.picture [data-mark=last]').count()).toBeGreaterThan(0)
  const now = await plies(page)
  await time.hold()
  await replay.click()
  const at = (): Promise<number> => page.$eval('.replay .count', one => Number.parseInt(one.textContent ?? '', 10))
  await page.waitForSelector('.replay .count')
  const from = await at()
  expect(from).toBeLessThan(now)
  await time.pass()
  await expect.poll(at).toBe(from + 1) // it goes on by itself
  await page.click('.since .link:has-text("Skip")')
  await page.waitForSelector('.dock.mine')
  expect(await plies(page)).toBe(now)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

const MOVING = { viewport: { width: 1440, height: 900 }, locale: 'en' }
const pace = (page: Page, to: string): Promise<unknown> =>
  page.addInitScript(chosen => localStorage.setItem('donjon.pace', JSON.stringify(chosen)), to)

test('a scoring is told castle by castle, and its points rise from the castle', async () => {
  const made = await makeTable(house, { game: 'torres', seats: [{ bot: 'novice' }, { bot: 'novice' }] })
  const page = await openPage(browser, 'about:blank', MOVING, 'html')
  const time = await stillness(page)
  await pace(page, 'once')
  await page.goto(`${house.address}/#${made.watch.token}`)
  const scored = page.locator('.entry:has-text("scores the castle")')
  await scored.first().waitFor({ timeout: 240_000 }) // bots have to play that far
  await pace(page, 'normal')
  await page.reload()
  await scored.first().waitFor()
  const told = (await page.locator('.entry').allTextContents()).map(line => line.replace(/\.[+−]\d+$/, '.'))
  await scored.first().click()
  const at = await page.textContent('.replay .count')
  const cut = await page.$$eval('.entry', all => all.filter(one => one.scrollHeight > one.clientHeight + 1).length)
  expect(cut).toBe(0) // the lines of the scoring are marked, and whole
  await page.keyboard.press('ArrowLeft') // to before it, and on from there
  await page.waitForFunction(was => document.querySelector('.replay .count')?.textContent !== was, at)
  await time.hold()
  await page.click('.replay [aria-label=Play]')
  await time.pass()
  await page.waitForSelector('.scoring')
  for (const i of [0, 1]) {
    await page.waitForSelector(`.scoring .sub:has-text("${i + 1} of ")`)
    const said = (await page.textContent('.scoring .prompt')) ?? '?'
    expect(told.filter(line => said.includes(line)).length, said).toBeGreaterThan(0)
    const sum = said.includes('the castle') ? /^\d+ × \d+ = \d+$/ : /^[+−]\d+$/
    expect(await page.textContent('.scoring .sum')).toMatch(sum)
    expect(await page.textContent('.points')).toBe(await page.textContent('.scoring .sum'))
    expect(await page.textContent('.above .since'), 'two lines are told at a time').toBe('')
    const [board, points] = [page.locator('.frame'), page.locator('.points')]
    const [within, at] = [await board.boundingBox(), await points.boundingBox()]
    const over = (at?.x ?? 0) > (within?.x ?? 0) && (at?.y ?? 0) > (within?.y ?? 0)
    expect(over || !said.includes('the castle')).toBe(true) // the track has its points beside the board
    if (!i) await page.screenshot({ path: join(PICTURES, 'page-torres-scoring.png') })
    await page.click('.scoring .main.primary')
  }
  await time.letGo()
  await page.waitForSelector('.scoring', { state: 'detached' }) // it goes on by itself
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('an opened record tells its scorings, too', async () => {
  const page = await openPage(browser, 'about:blank', MOVING, 'html')
  const time = await stillness(page)
  await page.goto(`${house.address}/#record`)
  await page.setInputFiles('input[type=file]', join(ROOT, 'docs/told/torres.donjon'))
  await page.waitForSelector('.picture svg')
  const last = await page.textContent('.replay .count')
  const score = await page.textContent('[data-score="0"]')
  await page.keyboard.press('ArrowLeft') // the last ply brings the last scoring
  await page.waitForFunction(was => document.querySelector('.replay .count')?.textContent !== was, last)
  await time.hold()
  await page.click('.replay [aria-label=Play]')
  await time.pass()
  await page.waitForSelector('.scoring .sub:has-text("1 of ")')
  expect(await page.textContent('.points')).toBe(await page.textContent('.scoring .sum'))
  await page.click('.scoring .main.primary')
  await page.waitForSelector('.scoring .sub:has-text("2 of ")')
  await page.click('.scoring .main:has-text("Skip")')
  await page.waitForSelector('.scoring', { state: 'detached' })
  expect(await page.textContent('[data-score="0"]')).toBe(score)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('a bot’s actions are shown one after another', async () => {
  const made = await makeTable(house, { game: 'torres', seats: [{ mine: true }, { bot: 'greedy' }] })
  const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`, MOVING)
  await page.addInitScript(() => {
    const shown: number[] = []
    Object.assign(globalThis, { shown })
    addEventListener('DOMContentLoaded', () => {
      let last = ''
      new MutationObserver(() => {
        const ply = document.querySelector<HTMLElement>('main.table')?.dataset['ply'] ?? ''
        if (ply && ply !== last) shown.push(performance.now())
        last = ply || last
      }).observe(document.body, { subtree: true, childList: true, attributes: true })
    })
  })
  await page.reload()
  await settled(page)
  const rests = (): Promise<number> =>
    page.evaluate(() => {
      const { shown } = globalThis as unknown as { shown: number[] }
      return shown.filter((at, i) => i && at - (shown[i - 1] ?? 0) >= 550).length // the bot's, several a turn
    })
  for (let i = 0; i < 10 && (await rests()) < 3; i++) {
    await playOut(page, 4 + i, { turn: true })
    await settled(page)
  }
  expect(await rests()).toBeGreaterThan(2)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('whoever does not want to wait for the others is shown all at once from then on', async () => {
  const made = await makeTable(house, { game: 'torres', seats: [{ mine: true }, { bot: 'expert' }] })
  const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`, MOVING)
  await settled(page)
  await page.evaluate(() => {
    new MutationObserver((_, watching) => {
      const instant = [...document.querySelectorAll<HTMLElement>('.pace button')].at(-1)
      if (instant) watching.disconnect()
      instant?.click() // what still waits is shown
    }).observe(document.body, { subtree: true, childList: true })
  })
  const remembered = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('donjon.pace'))
  for (let i = 0; (await remembered()) !== '"once"'; i++) {
    await playOut(page, 30 + i, { turn: true })
    await settled(page)
  }
  await page.reload()
  await settled(page)
  expect(await remembered()).toBe('"once"')
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('what happened moves; with reduced motion nothing moves', async () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const made = await makeTable(house, { game: 'towers' })
    const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`, {
      viewport: { width: 1440, height: 900 },
      locale: 'en',
      reducedMotion,
    })
    await settled(page)
    await page.evaluate(() => {
      const seen = { most: 0 }
      ;(globalThis as unknown as { seen: typeof seen }).seen = seen
      new MutationObserver(() => (seen.most = Math.max(seen.most, document.getAnimations().length))).observe(
        document.querySelector('.picture')!,
        { childList: true, subtree: true },
      )
      const look = (): void => {
        seen.most = Math.max(seen.most, document.querySelector('.picture')!.getAnimations({ subtree: true }).length)
        requestAnimationFrame(look)
      }
      look()
    })
    await playOut(page, 21, { plies: 6 })
    const most = await page.evaluate(() => (globalThis as unknown as { seen: { most: number } }).seen.most)
    if (reducedMotion === 'reduce') expect(most).toBe(0)
    else expect(most).toBeGreaterThan(0)
    await settled(page)
    expect(await page.locator('.picture [data-mark=trail]').count()).toBeGreaterThan(0) // the bot slid a stack
    expect(troublesOf(page)).toEqual([])
    await page.context().close()
  }
})
