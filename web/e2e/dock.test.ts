// The dock: what is asked, what can be done, and that nothing of it moves the board.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isLong } from '../src/page/table/long.ts'
import { isOver, makeTable, openPage, PICTURES, PYTHON, playOut, ROOT, settled, troublesOf } from './house.ts'
import { browser, GAMES, house } from './visit.ts'

const WINDOWS: Record<string, BrowserContextOptions> = {
  low: { viewport: { width: 1280, height: 720 }, locale: 'en', reducedMotion: 'reduce' },
  phone: {
    viewport: { width: 390, height: 844 },
    locale: 'en',
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  },
}

const boxes = (page: Page): Promise<number[][]> =>
  page.$$eval('.stage, .dock', all =>
    all.map(one => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return [x, y, width, height].map(Math.round)
    }),
  )

/** Sentences that are not seen whole. */
const cut = (page: Page): Promise<string[]> =>
  page.$$eval('.dock .prompt', all =>
    all.filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.textContent ?? ''),
  )

describe.each(Object.keys(WINDOWS))('in a %s window', window => {
  test.each(GAMES)('%s: the board stays where it is, whatever is picked', async game => {
    const made = await makeTable(house, { game, seats: [{ mine: true }, { bot: 'random' }] })
    const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`, WINDOWS[window])
    await page.waitForSelector('.picture svg')
    await settled(page)
    await playOut(page, 5, { picks: 30 })
    await settled(page)
    await page.screenshot({ path: join(PICTURES, `dock-${game}-${window}.png`) })
    const first = await boxes(page)
    for (let round = 0; round < 25 && !(await isOver(page)); round++) {
      await playOut(page, 40 + round, { picks: 1 })
      await settled(page)
      if (!(await isOver(page))) expect(await boxes(page)).toEqual(first)
      expect(await cut(page)).toEqual([])
      if (round % 8 === 3) await page.screenshot({ path: join(PICTURES, `dock-${game}-${window}-${round}.png`) })
    }
    expect(troublesOf(page)).toEqual([])
    await page.context().close()
  })
})

/** What is not seen whole: sticks out of what it is in, has nothing in it, or lies under the dock. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Side = 'left' | 'right' | 'top' | 'bottom'
    const named = (one: Element): string => `${one.className}: ${one.textContent}`
    const seen = (one: Element): boolean => one.getBoundingClientRect().width > 0
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(seen)
    const out = (around: string, sides: Side[]) => (one: Element) => {
      const [inner, outer] = [
        one.getBoundingClientRect(),
        one.closest(around)?.getBoundingClientRect() ?? new DOMRect(),
      ]
      return sides.some(side => (side === 'left' || side === 'top' ? -1 : 1) * (inner[side] - outer[side]) > 1)
    }
    const upright: Side[] = ['top', 'bottom']
    const acts = all('.dock .act')
    const lowest = Math.max(...all('.player').map(one => one.getBoundingClientRect().bottom))
    const dock = document.querySelector('.dock')?.getBoundingClientRect()
    return [
      ...all('.dock :is(.inhand, .inhand > *, .mean, .main)').filter(out('.dock', ['left', 'right', ...upright])),
      ...acts.filter(out('.dock', acts.length <= 5 ? ['left', 'right', ...upright] : upright)), // more are scrolled to
      ...acts.filter(one => ![...one.children].some(seen)),
      ...acts.filter(one => [...one.children].filter(seen).some(out('.act', upright))),
      ...all('.dock .left :is(li, .pips)').filter(out('.asked', ['left', 'right'])),
      ...all('.player').filter(() => !!dock && dock.left >= 560 && dock.top < lowest), // where the dock is below them
      ...all('.player .score').filter(out('.player', ['left', 'right'])),
      ...all('.tabs button').filter(out('.panel', ['left', 'right'])),
      ...all('.player .who b, .bar h1').filter(
        one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight,
      ),
    ].map(named)
  })
const LYING: BrowserContextOptions = { ...WINDOWS['phone'], viewport: { width: 844, height: 390 } }

describe.each(Object.entries({ ...WINDOWS, lying: LYING }))('in a %s window', (window, options) => {
  test.each(GAMES)('%s: all that can be done, and the players, are seen whole', async game => {
    const third = window === 'phone' ? [{ bot: 'random' }] : []
    const seats = [{ mine: true as const, name: 'Ada' }, { bot: 'greedy' }, ...third]
    const made = await makeTable(house, { game, seats })
    const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`, options)
    await page.waitForSelector('.picture svg')
    await settled(page)
    for (let round = 0; round < 12 && !(await isOver(page)); round++) {
      expect(await hidden(page), `round ${round}`).toEqual([])
      await playOut(page, 70 + round, { picks: 1 })
      await settled(page)
    }
    await page.screenshot({ path: join(PICTURES, `whole-${game}-${window}.png`) })
    expect(troublesOf(page)).toEqual([])
    await page.context().close()
  })
})

/** The longest that the dock may say. */
const sentences = (game: string, language: string): string[] =>
  execFileSync(PYTHON, ['-m', 'tools.sentences', game, language], { cwd: ROOT, maxBuffer: 1 << 26 })
    .toString()
    .trim()
    .split('\n')
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 60)
const SIZES = [
  [1440, 900],
  [1280, 720],
  [390, 844],
  [844, 390],
] as const

describe.each(['en', 'ru', 'hu', 'de'])('in %s', locale => {
  test.each(GAMES)('%s: every sentence is seen whole, in every window', { timeout: 120_000 }, async game => {
    const made = await makeTable(house, { game, seats: [{ mine: true }, { bot: 'random' }] })
    const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`, { ...WINDOWS['low'], locale })
    await settled(page)
    const said = sentences(game, locale)
    expect(said.length).toBeGreaterThan(10)
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      const cut = await page.$eval(
        '.dock .prompt',
        (prompt, all) =>
          all.filter(([one, long]) => {
            prompt.textContent = one
            prompt.classList.toggle('long', long)
            const bottom = (selector: string): number =>
              document.querySelector(selector)?.getBoundingClientRect().bottom ?? Infinity
            const foot = Math.min(bottom('.dock .left'), bottom('.dock'), innerHeight) + 1
            const sliced = [...document.querySelectorAll('.dock .left li')].some(row => {
              const box = row.getBoundingClientRect()
              return box.top < foot - 2 && box.bottom > foot // what is left is there in whole lines, or not at all
            })
            return sliced || prompt.scrollHeight > prompt.clientHeight + 1
          }),
        said.map(one => [one, isLong(one)] as const),
      )
      expect(cut, `${width} × ${height}`).toEqual([])
    }
    expect(troublesOf(page)).toEqual([])
    await page.context().close()
  })
})

test.each(['low', 'phone'])('many actions are scrolled to, and their names are whole, in a %s window', async window => {
  const options = Object.fromEntries(['inns', 'traders', 'dragon', 'tower'].map(name => [name, 'on']))
  const made = await makeTable(house, { game: 'carcassonne', options, seats: [{ mine: true }, { bot: 'random' }] })
  const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`, {
    ...WINDOWS[window],
    locale: 'de',
  })
  await settled(page)
  for (let i = 0; i < 12 && !(await page.locator('[data-act=builder]').count()); i++) {
    await playOut(page, 50 + i, { picks: 1 }) // to the tile's follower
    await settled(page)
  }
  const names = await page.$$eval('.dock .act b', all =>
    all.map(one => [one.textContent, one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight]),
  )
  expect(names.length).toBeGreaterThan(7)
  expect(names.filter(([, whole]) => !whole)).toEqual([])
  expect(await page.$eval('.dock .acts', one => one.scrollWidth > one.clientWidth)).toBe(true)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('on a phone a hint hides neither the middle of the board nor the dock', async () => {
  const made = await makeTable(house, { game: 'torres', seats: [{ mine: true }, { bot: 'random' }] })
  const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`, WINDOWS['phone'])
  await settled(page)
  await page.keyboard.press('h')
  const card = await page.locator('.why:has-text("Master Builder")').boundingBox()
  const [board, dock] = [await page.locator('.picture svg').boundingBox(), await page.locator('.dock').boundingBox()]
  const foot = (card?.y ?? NaN) + (card?.height ?? NaN)
  expect(foot).toBeLessThan((board?.y ?? NaN) + (board?.height ?? NaN) / 3)
  expect(foot).toBeLessThan(dock?.y ?? NaN)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('on a phone a question has two answers of full height, side by side', async () => {
  const made = await makeTable(house, { game: 'torres', seats: [{ mine: true }, { bot: 'random' }] })
  const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`, WINDOWS['phone'])
  await settled(page)
  for (let i = 0; i < 20 && !(await page.locator('[data-act=block]').count()); i++) {
    await playOut(page, i + 3, { picks: 1 }) // through the set-up
    await settled(page)
  }
  const before = await boxes(page)
  await page.locator('.main[data-act=end]').tap()
  await page.waitForSelector('.deeds.sure')
  await page.screenshot({ path: join(PICTURES, 'dock-question-phone.png') })
  const answers = await page.$$eval('.deeds.sure .main', all => all.map(one => one.getBoundingClientRect().toJSON()))
  expect(answers.map(({ height }) => height)).toEqual([48, 48])
  expect(answers[0]?.y).toBe(answers[1]?.y)
  expect(answers[0]?.width).toBe(answers[1]?.width)
  expect(await boxes(page)).toEqual(before)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test.each(['en', 'ru', 'hu', 'de'])(
  'on a desktop every tab beside the board can be reached, and no word runs into another, in %s',
  async locale => {
    const made = await makeTable(house, { game: 'highlanders' })
    const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`, { ...WINDOWS['low'], locale })
    await settled(page)
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const tab of await page.$$('.tabs button')) {
        await tab.click({ timeout: 5000 })
        expect(await tab.getAttribute('aria-selected')).toBe('true')
        expect(await tab.evaluate(one => one.getBoundingClientRect().right <= innerWidth)).toBe(true)
      }
      expect(await hidden(page)).toEqual([])
      const wide = await page.$$eval('.dock :is(.mean, .act b)', all =>
        all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent),
      )
      expect(wide).toEqual([])
    }
    expect(troublesOf(page)).toEqual([])
    await page.context().close()
  },
)

test('on a phone a tap shows what would come, and no ring lies over it', async () => {
  const made = await makeTable(house, { game: 'torres' })
  const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`, WINDOWS['phone'])
  await settled(page)
  const place = page.locator('.picture [data-mark=target]').first()
  const at = await place.getAttribute('data-at')
  const box = await place.locator('.touch').evaluate(one => one.getBoundingClientRect().toJSON())
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForSelector('.dock .main.primary')
  expect(await page.locator(`.picture [data-mark=target][data-at="${at}"]`).count()).toBe(1)
  expect(await page.locator(`.picture [data-mark=selected][data-at="${at}"]`).count()).toBe(0)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})
