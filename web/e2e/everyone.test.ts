// For everyone: axe finds nothing, every game by keyboard alone, phones, dark and light, installable.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  makeTable,
  openPage,
  PHONE,
  PICTURES,
  PRESSED,
  playBots,
  playOut,
  plies,
  settled,
  troublesOf,
} from './house.ts'
import { browser, GAMES, house } from './visit.ts'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
/** What axe has to say, in one line a fault. Its code is put in past the page's own policy, by the debugger. */
async function faults(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { readFileSync } = await import('node:fs')
  await session.send('Runtime.evaluate', { expression: readFileSync(AXE, 'utf-8') })
  const found = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  )
  await session.detach()
  return found.violations.flatMap(one =>
    one.nodes.map(
      node => `${one.id}: ${node.html.slice(0, 160)} (${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ''})`,
    ),
  )
}

test.each(['light', 'dark'] as const)('axe finds nothing in the %s theme', async theme => {
  const page = await openPage(browser, house.address, {
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  await page.waitForSelector('.lists')
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('.cover img')].every(one => one.complete),
  )
  await page.screenshot({ path: join(PICTURES, `page-lobby-${theme}.png`) })
  expect(await faults(page), 'lobby').toEqual([])
  await page.goto(`${house.address}/#new/carcassonne`)
  await page.waitForSelector('.setup')
  expect(await faults(page), 'new table').toEqual([])
  await page.goto(`${house.address}/#learn/torres`)
  await page.waitForSelector('.rules h2')
  expect(await faults(page), 'learning').toEqual([])
  await page.goto(`${house.address}/#record`)
  await page.waitForSelector('textarea')
  expect(await faults(page), 'records').toEqual([])
  await page.goto(`${house.address}/#new/torres`)
  await page.click('[data-pick=here]')
  await page.fill('.names input', 'Grace')
  await page.keyboard.press('Tab')
  await page.click('.begin')
  await page.waitForSelector('.handover h2')
  expect(await faults(page), 'handing over').toEqual([])
  await page.goto(`${house.address}/#new/torres/friends`)
  await page.click('.begin')
  await page.waitForSelector('.links')
  expect(await faults(page), 'waiting room').toEqual([])
  await page.goto(house.address)
  await page.waitForSelector('.games h2')
  await playBots(page, 'elbrus', 'random')
  for (const tab of ['log', 'moves', 'rules', 'chat', 'text']) {
    await settled(page)
    await page.click(`#tab-${tab}`)
    await page.waitForSelector(tab === 'rules' ? '.rules h2' : `#tab-body[aria-labelledby=tab-${tab}] > *`)
    expect(await faults(page), tab).toEqual([])
  }
  await page.click('.bar button[aria-label="Table"]')
  expect(await faults(page), 'dialog').toEqual([])
  await page.keyboard.press('Escape')
  await page.click('#tab-log')
  await playOut(page, 5)
  await page.waitForSelector('.sources')
  expect(await faults(page), 'ending').toEqual([])
  const [record] = await Promise.all([
    page.waitForEvent('download'),
    page.click('.ending button:has-text("Save game")'),
  ])
  await page.goto(`${house.address}/#record`)
  await page.setInputFiles('input[type=file]', (await record.path()) ?? '')
  await page.waitForSelector('.picture svg')
  expect(await faults(page), 'a record').toEqual([])
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

/** Tab until the focus is on this. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if (await page.evaluate(it => document.activeElement?.matches(it), selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${selector}`)
}

test.each(GAMES)('%s: a turn by keyboard alone, heard in the sentences that are seen', async game => {
  const page = await openPage(browser, house.address)
  const key = (name: string): Promise<void> => page.keyboard.press(name)
  await page.waitForSelector('.games h2')
  await tabTo(page, `[data-game=${game}] .go`)
  await key('Enter')
  await page.waitForSelector('.begin')
  await tabTo(page, '.begin')
  await key('Enter')
  await page.waitForSelector('.picture svg')
  const told: string[] = []
  for (let i = 0; i < 60 && !(await page.locator('.since .link').count()); i++) {
    await settled(page)
    await key('Escape')
    const heard = (await page.textContent('main > [role=status]')) ?? ''
    expect(heard).toContain((await page.textContent('.prompt')) ?? '?')
    const before = await plies(page)
    if (!(await page.locator('.picture [data-mark=can], .picture [data-mark=target]').count()) || i % 2) {
      await tabTo(page, PRESSED) // a piece, an action, or the way on
      await key('Enter')
    }
    for (let part = 0; part < 4 && (await plies(page)) === before; part++) {
      if (!(await page.locator('.picture [data-mark=can], .picture [data-mark=target]').count())) break
      await key('b')
      for (let n = 0; n <= i % 3; n++) await key('Tab')
      told.push((await page.textContent('.stage [aria-live=assertive]')) ?? '')
      await key('Enter')
      await settled(page)
      if ((await plies(page)) === before && (await page.locator('.picture [data-chosen]').count())) {
        await key('Enter') // what is shown there first is made by a second press
        await settled(page)
      }
    }
  }
  expect(told.filter(words => words.includes('can be chosen')).length).toBeGreaterThan(0)
  for (const words of told.filter(Boolean)) {
    expect(words).toMatch(/^[a-z]{3}/i) // what is there, in words
    expect(words).not.toMatch(/\b([a-n]\d|r\dc\d|[NS][ABK]\d|[FIX]\d)\b|-?\d,-?\d/) // no name of the notation
  }
  await settled(page)
  await page.waitForSelector('.since .link') // the turn was made, and the bot's after it
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

describe.each(GAMES)('%s on a phone', game => {
  test('fits 360 px, and a tap shows before a second one plays', async () => {
    const made = await makeTable(house, { game })
    const page = await openPage(browser, 'about:blank', PHONE, 'html')
    const said: string[] = []
    page.on('websocket', socket => socket.on('framesent', frame => void said.push(String(frame.payload))))
    const moves = (): number => said.filter(text => text.includes('"kind":"play"')).length
    await page.goto(`${house.address}/#${made.seats[0]?.token}`)
    await page.waitForSelector('.picture svg')
    await settled(page)
    await playOut(page, 4, { picks: 12 })
    await settled(page)
    await page.keyboard.press('Escape')
    await page.waitForSelector('.dock .acts button, [data-mark=target]')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.screenshot({ path: join(PICTURES, `phone-${game}.png`) })
    const [logged, before] = [await page.textContent('#tab-body'), moves()]
    const target = await page.evaluate(() =>
      document.querySelector('[data-mark=target] .touch')?.getBoundingClientRect(),
    )
    if (target) {
      const handled = page.evaluate(
        () => new Promise(resolve => addEventListener('click', () => setTimeout(resolve, 0), { once: true })),
      )
      await page.touchscreen.tap(target.x + target.width / 2, target.y + target.height / 2)
      await handled
    }
    expect(moves()).toBe(before) // one tap never makes a move
    expect(await page.textContent('#tab-body')).toBe(logged)
    const small = await page.$$eval(
      '.dock button, .tools button, .bar button',
      all =>
        all
          .filter(one => one.checkVisibility())
          .map(one => one.getBoundingClientRect())
          .filter(box => box.height < 40 || box.width < 40).length,
    )
    expect(small).toBe(0)
    expect(troublesOf(page)).toEqual([])
    await page.context().close()
  })
})

test('a second tap on the same place plays on a phone, in games whose moves end in a word, too', async () => {
  const made = await makeTable(house, { game: 'torres' })
  const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`, PHONE)
  await settled(page)
  const block = page.locator('.dock .acts button', { hasText: 'Block' })
  for (let i = 0; i < 20 && !(await block.count()); i++) {
    await playOut(page, i + 3, { picks: 1 }) // through the set-up
    await settled(page)
  }
  await block.tap()
  const before = await plies(page)
  const tap = async (): Promise<void> => {
    const box = await page.locator('.picture [data-mark=target] .touch').first().boundingBox()
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  }
  await tap()
  await page.waitForSelector('.dock .primary')
  expect(await plies(page)).toBe(before)
  await tap()
  await expect.poll(() => plies(page)).toBeGreaterThan(before)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('the sheet at the foot of a phone opens by tap and swipe, and leaves the board in view', async () => {
  const made = await makeTable(house, { game: 'towers' })
  const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`, PHONE)
  await settled(page)
  const shown = (): Promise<boolean> => page.locator('#tab-body').isVisible()
  const swipe = async (by: number): Promise<void> => {
    const { x, y } = await page.$eval('.handle', one => one.getBoundingClientRect())
    await page.mouse.move(x + 180, y + 8)
    await page.mouse.down()
    await page.mouse.move(x + 180, y + 8 + by)
    await page.mouse.up()
  }
  expect(await shown()).toBe(false)
  await page.tap('.handle')
  await expect.poll(shown).toBe(true)
  const places = await page.$$eval('.picture [data-id]:not([data-at])', all =>
    all.map(one => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
  )
  const sheet = await page.locator('.panel').boundingBox()
  const [top, bottom] = [Math.min(...places.map(one => one.top)), Math.max(...places.map(one => one.bottom))]
  expect(bottom - top).toBeGreaterThan(120)
  expect(bottom).toBeLessThanOrEqual(sheet?.y ?? 0)
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(740)
  await swipe(80)
  await expect.poll(shown).toBe(false)
  await swipe(-80)
  await expect.poll(shown).toBe(true)
  await page.tap('#tab-moves') // a tab closes it when it is the open one
  await page.locator('.movelist').waitFor()
  await page.tap('#tab-moves')
  await expect.poll(shown).toBe(false)
  await page.focus('.handle')
  await page.keyboard.press('Enter')
  await expect.poll(shown).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(740) // nothing to scroll to
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('pinching zooms, and the whole board comes back', async () => {
  const made = await makeTable(house, { game: 'carcassonne' })
  const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`, PHONE)
  await page.waitForSelector('.picture svg')
  const session = await page.context().newCDPSession(page)
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', far: number): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: 180 - far, y: 260, id: 0 },
              { x: 180 + far, y: 260, id: 1 },
            ],
    })
  await fingers('touchStart', 20)
  for (const far of [30, 40, 60]) await fingers('touchMove', far)
  await fingers('touchEnd', 0)
  const zoom = (): Promise<string> => page.$eval('.picture', one => (one as HTMLElement).style.transform)
  expect(await zoom()).toContain('scale(')
  await page.click('.tools button:last-child')
  expect(await zoom()).toBe('')
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('it can be installed: manifest and icons are there', async () => {
  const manifest = (await (await fetch(`${house.address}/manifest.webmanifest`)).json()) as {
    icons: { src: string }[]
    start_url: string
  }
  expect(manifest.start_url).toBe('/')
  for (const icon of manifest.icons) expect((await fetch(`${house.address}${icon.src}`)).status, icon.src).toBe(200)
})
