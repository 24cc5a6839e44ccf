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
