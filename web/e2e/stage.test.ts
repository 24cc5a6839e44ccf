// The room of the board: how much of the window it has, that nothing lies over it, and that it stays where it is.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isOver, makeTable, openPage, playOut, settled, troublesOf } from './house.ts'
import { browser, GAMES, house } from './visit.ts'

interface Window {
  options: BrowserContextOptions
  least: (stage: Box, frame: Box) => boolean
}
interface Box {
  x: number
  y: number
  width: number
  height: number
}
const phone = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const sized = (width: number, height: number, more: BrowserContextOptions = {}): BrowserContextOptions => ({
  viewport: { width, height },
  locale: 'en',
  reducedMotion: 'reduce',
  ...more,
})
const WINDOWS: Record<string, Window> = {
  '1440 × 900': { options: sized(1440, 900), least: (_, frame) => frame.width >= 1070 && frame.height >= 600 },
  '1280 × 720': {
    options: sized(1280, 720),
    least: (stage, frame) =>
      stage.width * stage.height >= 0.65 * 1280 * 720 && frame.width >= 1020 && frame.height >= 540,
  },
  '390 × 844': {
    options: sized(390, 844, phone),
    least: (_, frame) => frame.width === 390 && frame.height >= 844 / 2,
  },
  '844 × 390': { options: sized(844, 390, phone), least: (_, frame) => frame.width >= 550 && frame.height >= 340 },
}

const boxOf = (page: Page, selector: string): Promise<Box> =>
  page.$eval(selector, one => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return { x, y, width, height }
  })

/** Places and pieces of the board, in sight, that something of the page lies over, if only with a corner. */
const covered = (page: Page): Promise<string[]> =>
  page.$eval('.frame', frame => {
    const room = frame.getBoundingClientRect()
    const shared = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) > Math.max(a.left, b.left) + 1 &&
      Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top) + 1
    const insets = [...document.querySelectorAll('.inset, .tools, .aids, .dock, .above, .panel')]
      .filter(one => getComputedStyle(one).visibility !== 'hidden')
      .map(one => ({ name: one.className, box: one.getBoundingClientRect() }))
      .filter(one => shared(one.box, room)) // others are beside the frame, which hides what is out of it
    return [...frame.querySelectorAll('.picture [data-id]')].flatMap(one =>
      insets
        .filter(inset => shared(inset.box, one.getBoundingClientRect()))
        .map(inset => `${one.getAttribute('data-id')} under ${inset.name}`),
    )
  })

describe.each(Object.keys(WINDOWS))('in a window of %s', name => {
  const { options, least } = WINDOWS[name] as Window
  test.each(GAMES)('%s has its room, and keeps it', async game => {
    const made = await makeTable(house, { game, seats: [{ mine: true }, { bot: 'random' }] })
    const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`, options)
    await page.waitForSelector('.picture svg')
    await settled(page)
    await playOut(page, 3, { picks: 12 })
    await settled(page)
    const [stage, frame] = [await boxOf(page, '.stage'), await boxOf(page, '.frame')]
    expect(least(stage, frame), JSON.stringify([stage, frame])).toBe(true)
    expect(await covered(page)).toEqual([])
    const bottom = await page.$eval('.dock .main, .dock .act', one => one.getBoundingClientRect().bottom)
    expect(bottom, 'what can be done is on the screen').toBeLessThanOrEqual(options.viewport?.height ?? 0)
    await playOut(page, 9, { picks: 6 })
    await settled(page)
    if (!(await isOver(page))) expect(await boxOf(page, '.frame')).toEqual(frame)
    await playOut(page, 4, { plies: 60 }) // late in the game, too, with towers and bridges over the corners
    await settled(page)
    await expect.poll(() => covered(page)).toEqual([]) // looked at in the frame after
    expect(troublesOf(page)).toEqual([])
    await page.context().close()
  })
})

test('a board that stands upright on a phone lies when the phone lies', async () => {
  const made = await makeTable(house, { game: 'towers', seats: [{ mine: true }, { bot: 'random' }] })
  const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`, WINDOWS['390 × 844']?.options)
  await settled(page)
  const wide = async (): Promise<boolean> => {
    const [a, n] = [await boxOf(page, '.picture [data-id="a1"]'), await boxOf(page, '.picture [data-id="n1"]')]
    return Math.abs(n.x - a.x) > Math.abs(n.y - a.y)
  }
  expect(await wide()).toBe(false)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(wide).toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(wide).toBe(false)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('what somebody looks at stays where it is while the board grows, and in sight in another window', async () => {
  const made = await makeTable(house, { game: 'carcassonne', seats: [{ mine: true }, { bot: 'random' }] })
  const player = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`)
  await settled(player)
  await playOut(player, 3, { plies: 12 })
  await settled(player)
  const watcher = await openPage(browser, `${house.address}/#${made.watch.token}`)
  const ply = (page: Page): Promise<string | null> => page.getAttribute('main.table', 'data-ply')
  const together = async (): Promise<void> => expect.poll(() => ply(watcher)).toBe(await ply(player))
  await together()
  const first = '.picture [data-id="0,0"]:not([data-at])'
  const { x, y, width, height } = await boxOf(watcher, first)
  await watcher.mouse.move(x + width / 2, y + height / 2)
  await watcher.mouse.wheel(0, -700) // so near that no edge comes into the frame, where the board would give way
  await expect.poll(async () => (await boxOf(watcher, first)).width).toBeGreaterThan(width * 2)
  const [seen, size] = [await boxOf(watcher, first), await watcher.getAttribute('.picture svg', 'viewBox')]
  await playOut(player, 5, { plies: 30 })
  await together()
  expect(await watcher.getAttribute('.picture svg', 'viewBox')).not.toBe(size)
  const now = await boxOf(watcher, first)
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(now[side]).toBeCloseTo(seen[side], 0)
  await watcher.setViewportSize({ width: 900, height: 600 })
  const inSight = async (): Promise<boolean> => {
    const [sight, at] = [await boxOf(watcher, '.frame'), await boxOf(watcher, first)]
    const [middle, level] = [at.x + at.width / 2 - sight.x, at.y + at.height / 2 - sight.y]
    return middle > 0 && middle < sight.width && level > 0 && level < sight.height
  }
  await expect.poll(inSight).toBe(true)
  for (const page of [watcher, player]) expect(troublesOf(page)).toEqual([])
  for (const page of [watcher, player]) await page.context().close()
})
