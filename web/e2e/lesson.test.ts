// Lessons in a real browser: by hand, by keyboard, on a phone; and all of them played through.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openBrowser, openHouse, openPage, PHONE, PICTURES, troublesOf } from './house'

let house: House
let browser: Browser
beforeAll(async () => {
  ;[house, browser] = await Promise.all([openHouse(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await house.close()
})

const reached = (page: Page, number: number): Promise<unknown> =>
  page.waitForSelector(`.teaching[data-step="${number}"]`)
/** The middle of a place, whatever stands on it. */
async function at(page: Page, place: string): Promise<[x: number, y: number]> {
  const box = await page.locator(`.picture [data-id="${place}"]`).first().boundingBox()
  if (!box) throw new Error(`${place} is not on the board`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}
const click = async (page: Page, place: string): Promise<void> => page.mouse.click(...(await at(page, place)))
const tap = async (page: Page, place: string): Promise<void> => page.touchscreen.tap(...(await at(page, place)))

test('a lesson by hand: a wrong try is explained, "show me" shows, back goes back, and progress is kept', async () => {
  const page = await openPage(browser, `${house.address}/#learn/towers`, undefined, '[data-lesson=first]')
  await page.click('[data-lesson=first]')
  await reached(page, 0)
  await click(page, 'd5')
  await click(page, 'e6')
  await page.waitForSelector('.why >> text=never slide diagonally')
  expect(await page.locator('[data-mark=wrong]').count()).toBe(1)
  await page.screenshot({ path: `${PICTURES}/page-lesson.png` })
  await click(page, 'g5')
  await reached(page, 1)
  expect(await page.locator('.since').textContent()).toContain('Blue')
  await page.click('.mean:has-text("Show me")')
  await page.waitForSelector('[data-mark=arrow]')
  await page.click('.mean:has-text("Confirm")')
  await reached(page, 2)
  await page.keyboard.press('u')
  await reached(page, 1)
  await page.reload()
  await reached(page, 1)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('a lesson about farmers shows whose fields they are', async () => {
  const page = await openPage(browser, house.address)
  const moves = ['1,0,0', 'S@1,0:r0', '2,0,0', '0,-1,1', 'S@0,-1:c0', '0,-2,2', 'S@1,0:c0', 'S@1,-1:m']
  // Before the page reads what it remembers: the page that is left may still write that nothing was learned.
  await page.addInitScript(
    right =>
      localStorage.setItem('donjon.lessons', JSON.stringify({ 'carcassonne/first': { moves: right, done: false } })),
    moves,
  )
  await page.goto(`${house.address}/#lesson/carcassonne/first`)
  await page.reload()
  await reached(page, moves.length)
  await page.click('.aidrow [aria-pressed=false]')
  await page.waitForSelector('.picture [id^=donjon-owned-blue]', { state: 'attached' })
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('a lesson by keyboard alone', async () => {
  const page = await openPage(browser, `${house.address}/#lesson/towers/first`, undefined, '.teaching')
  await page.keyboard.press('b')
  for (const key of ['Tab', 'Enter', 's', 's']) await page.keyboard.press(key)
  await reached(page, 1)
  await page.keyboard.press('?') // tells all of them
  const told = await page.locator('dialog kbd').allTextContents()
  for (const key of ['N', 'B', 'S', 'U', 'Esc', 'R', '?', 'Tab', 'Enter']) expect(told).toContain(key)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('a lesson on a phone', async () => {
  const page = await openPage(browser, `${house.address}/#lesson/towers/first`, PHONE, '.teaching')
  await reached(page, 0)
  await tap(page, 'd5')
  await tap(page, 'f5')
  await page.locator('.main.primary').tap()
  await page.waitForSelector('.why >> text=one street further')
  const [why, [, lit]] = await Promise.all([page.locator('.why').boundingBox(), at(page, 'g5')])
  expect(why && why.y + why.height < lit).toBe(true) // what is lit up is seen
  await page.screenshot({ path: `${PICTURES}/page-lesson-phone.png` })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wide).toBe(false)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('a piece of Elbrus Castle is turned by a tap, and by what is in hand', async () => {
  const phone = await openPage(browser, `${house.address}/#lesson/elbrus/first`, PHONE, '.teaching')
  await reached(phone, 0)
  await phone.locator('[data-act=bridge]').tap()
  await tap(phone, 'r4c2')
  await phone.waitForSelector('.picture [data-mark=target][data-at=r4c3]')
  await tap(phone, 'r4c2')
  await phone.waitForSelector('.picture [data-mark=target][data-at=r5c2]')
  await phone.locator('.main.primary').tap()
  await reached(phone, 1)
  expect(troublesOf(phone)).toEqual([])
  await phone.context().close()
  const page = await openPage(browser, `${house.address}/#lesson/elbrus/first`, undefined, '.teaching')
  await page.click('[data-act=bridge]')
  await page.click('.turnable')
  await click(page, 'r4c2')
  await reached(page, 1)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

/** Follow the solutions to the end of the lesson, with clicks from inside the page so that it takes no time. */
const playThrough = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const teaching = (): HTMLElement | null => document.querySelector('.teaching')
    const press = (button: string): boolean => {
      const found = document.querySelector<HTMLElement>(button)
      found?.click()
      return !!found
    }
    const until = Date.now() + 60_000
    while (teaching()?.dataset['over'] !== 'true' && Date.now() < until) {
      const mine = document.querySelector('.dock.mine')
      if (!mine) press('.dock .main')
      else if (press('.mean:nth-of-type(2)') && document.querySelector('.why')) await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    }
    return teaching()?.dataset['step'] ?? ''
  })

test('every lesson can be played to its end, and then a free game', async () => {
  const cards = (await (await fetch(`${house.address}/games`)).json()) as {
    name: string
    lessons: { name: string; steps: number }[]
  }[]
  const page = await openPage(browser, house.address)
  const seen: string[] = []
  for (const { name, lessons } of cards)
    for (const lesson of lessons) {
      await page.goto(`${house.address}/#lesson/${name}/${lesson.name}`)
      await page.waitForSelector('.teaching[data-over=false] .picture svg')
      const steps = await playThrough(page)
      seen.push(`${name} ${lesson.name} ${steps}`)
    }
  expect(seen).toEqual(cards.flatMap(card => card.lessons.map(one => `${card.name} ${one.name} ${one.steps}`)))
  await page.click('.main.primary')
  await page.waitForSelector('.table:not(.teaching) .picture svg')
  await page.waitForSelector('.mean:has-text("Hint")')
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})
