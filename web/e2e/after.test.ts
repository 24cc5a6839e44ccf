// After the game: the report, replay by slider and keys, records and pictures to keep, links to share, any record opened.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DESKTOP, makeTable, openPage, PHONE, PICTURES, playBots, playOut, settled, troublesOf } from './house.ts'
import { stillness } from './timers.ts'
import { browser, house } from './visit.ts'

test('the report: points by source, chances of each player, the biggest mistakes', async () => {
  const made = await makeTable(house, { game: 'elbrus', seats: [{ mine: true }, { bot: 'random' }] })
  const page = await openPage(browser, 'about:blank', DESKTOP, 'html')
  const asked: string[] = []
  page.on('websocket', socket => socket.on('framesent', frame => asked.push(String(frame.payload))))
  await page.goto(`${house.address}/#${made.seats[0]?.token}`)
  await settled(page)
  const making = page.waitForSelector('.making progress', { timeout: 240_000 }) // a bot looks through the whole game
  expect((await playOut(page, 31)).over).toBe(true)
  await making
  const watcher = await openPage(browser, `${house.address}/#${made.watch.token}`)
  await page.waitForSelector('.watchers[title="one spectator"]')
  await page.waitForSelector('.turnings [data-mistake=true] .entry', { timeout: 240_000 })
  await watcher.context().close()
  await page.waitForSelector('.watchers.none', { state: 'attached' })
  expect(asked.filter(one => one.includes('"report"'))).toHaveLength(1) // whoever comes or goes, it is not made again
  await page.screenshot({ path: join(PICTURES, 'page-report.png') })

  const last = Number(await page.getAttribute('.replay input', 'max'))
  for (const seat of [0, 1]) {
    const sources = await page.$$eval(`.sources [data-seat="${seat}"]`, all =>
      all.map(one => Number(one.textContent?.replace('−', '-'))),
    )
    expect(sources.reduce((sum, points) => sum + points, 0)).toBe(
      Number(await page.textContent(`[data-score="${seat}"]`)),
    )
  }
  const lines = await page.$$eval('.chart polyline', all =>
    all.map(one => (one.getAttribute('points') ?? '').split(' ').map(point => point.split(',').map(Number))),
  )
  expect(lines.length).toBe(2)
  const [mine = [], theirs = []] = lines
  expect(mine.length).toBeGreaterThan(20)
  for (const [i, [, y = NaN]] of mine.entries()) expect(y + (theirs[i]?.[1] ?? NaN)).toBeCloseTo(120, 0) // two chances make one
  const won = await page.$$eval('[data-score]', all => all.map(one => Number(one.textContent)))
  if (won[0] !== won[1]) expect(mine.at(-1)?.[1]).toBe((won[0] ?? 0) > (won[1] ?? 0) ? 0 : 120)

  const points = page.locator('.turnings .entry')
  expect(await points.count()).toBe(await page.locator('.plot .numbered').count())
  const mistakes = page.locator('.turnings [data-mistake=true] .entry')
  expect(await mistakes.count()).toBeLessThanOrEqual(5)
  expect(await mistakes.first().textContent()).toMatch(/Turn \d+: [A-Z].+−\d+ ?%/) // as in the log, by whom
  await mistakes.first().click() // goes to where the better move was possible
  await page.waitForFunction(end => Number(document.querySelector('.count')?.textContent?.split(' ')[0]) < end, last)
  await page.waitForSelector('[data-mark=arrow], [data-mark=right]') // and shows it
  expect(await page.textContent('.turnings .better')).toMatch(/Better: “.+”/)
  const parts = await page.$$eval('.balance tr[data-row] td:first-of-type', all =>
    all.map(one => Number(one.textContent?.replace('−', '-'))),
  )
  expect(Math.abs(parts.slice(0, -1).reduce((sum, part) => sum + part, 0) - (parts.at(-1) ?? NaN))).toBeLessThan(4) // rounded
  const chart = page.locator('.chart svg')
  await chart.click({ position: { x: ((await chart.boundingBox())?.width ?? 0) - 1, y: 20 } })
  await page.waitForFunction(end => document.querySelector('.count')?.textContent?.startsWith(`${end} `), last)
  await mistakes.first().click()
  await page.click('.turnings .again') // a mistake becomes a puzzle of one's own
  await page.waitForFunction(() => localStorage.getItem('donjon.own-puzzles')?.includes('packed'))
  await page.goto(`${house.address}/#learn/elbrus`)
  await page.click('.puzzles a[href^="#puzzle/record/"]')
  await page.waitForSelector('.puzzling .dock.mine')
  await page.goto(`${house.address}/#${made.seats[0]?.token}`) // it is there at once now
  await mistakes.first().click()
  await page.click('.turnings .try') // and can be played on from, against a bot
  await page.waitForSelector('main.table:not(.over) .dock.mine')
  expect((await playOut(page, 5, { picks: 1 })).over).toBe(false)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('afterwards: replay with slider and keys, record, picture, share link', async () => {
  const page = await openPage(browser, 'about:blank', DESKTOP, 'html')
  const time = await stillness(page)
  await page.goto(house.address)
  await playBots(page, 'elbrus', 'random')
  expect((await playOut(page, 9)).over).toBe(true)
  const at = (ply: number | string): Promise<unknown> =>
    page.waitForFunction(n => document.querySelector('.count')?.textContent?.startsWith(`${n} `), ply)
  const last = await page.getAttribute('.replay input', 'max')
  for (const focus of ['.replay input', 'body']) {
    await page.evaluate(place => {
      ;(document.activeElement as HTMLElement).blur()
      document.querySelector<HTMLElement>(place)?.focus()
    }, focus)
    for (const [key, ply] of [
      ['Home', 0],
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['End', last ?? ''],
    ] as const) {
      await page.keyboard.press(key)
      await at(ply)
    }
  }
  await page.waitForSelector('.player > .clock:has-text("1st place")')
  await page.keyboard.press('Home')
  await page.waitForSelector('.player > .clock', { state: 'detached' }) // a final rank belongs to the final scores
  await at(0)
  await time.hold()
  await page.keyboard.press(' ') // runs from there, and stops
  await time.pass()
  await at(1)
  await page.keyboard.press(' ')
  await page.waitForSelector('.replay [aria-label=Play]')
  const stopped = await page.textContent('.count')
  await page.keyboard.press('b') // on the board the arrows are the board's
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.waitForFunction(() => document.querySelector('.stage [aria-live=assertive]')?.textContent)
  expect(await page.textContent('.count')).toBe(stopped)
  await page.keyboard.press('?')
  await page.waitForSelector('dialog .keys')
  await page.keyboard.press('Escape')
  const [svg] = await Promise.all([page.waitForEvent('download'), page.click('.ending button:has-text("SVG")')])
  expect(readFileSync((await svg.path()) ?? '', 'utf-8')).toContain('<svg')
  const [record] = await Promise.all([
    page.waitForEvent('download'),
    page.click('.ending button:has-text("Save game")'),
  ])
  const file = (await record.path()) ?? ''
  expect(readFileSync(file, 'utf-8')).toContain('[Game "elbrus"]')

  await page.goto(`${house.address}/#record`)
  await page.setInputFiles('input[type=file]', file)
  await page.waitForSelector('.picture svg')
  const count = await page.textContent('.count')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.click('button:has-text("Share")')
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toContain('#record/') // the record is packed first
  const link = await copied()
  const other = await openPage(browser, link)
  await other.waitForSelector('.picture svg')
  expect(await other.textContent('.count')).toBe(count)
  await other.waitForFunction(() => {
    const [, , ask] = document.querySelectorAll<HTMLButtonElement>('.ending .row button') // none if the server knows it already
    ask?.click()
    return document.querySelector('.review .deeper')
  })
  const deepest = other.locator('.review .deeper') // below all else of it
  await deepest.scrollIntoViewIfNeeded()
  const [button, card] = await Promise.all([deepest.boundingBox(), other.locator('.ending').boundingBox()])
  expect(button && card && button.y + button.height <= card.y + card.height).toBe(true)
  expect(await other.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true)
  for (const one of [page, other]) expect(troublesOf(one)).toEqual([])
  await other.context().close()
  await page.context().close()
})

test('on a phone that lies, the way back and forth and the report lie beside the board, one below the other', async () => {
  const made = await makeTable(house, { game: 'torres', seats: [{ mine: true }, { bot: 'random' }, { bot: 'random' }] })
  const lying = { ...PHONE, viewport: { width: 844, height: 390 } }
  const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`, lying)
  await settled(page)
  await page.click('.bar .more')
  await page.click('dialog button:has-text("Resign")')
  await page.click('.deeds.sure .main.primary')
  await page.waitForSelector('main.table.over .ending')
  await page.screenshot({ path: join(PICTURES, 'page-over-lying.png') })
  const boxes = (selector: string): Promise<DOMRect[]> =>
    page.$$eval(selector, all => all.map(one => one.getBoundingClientRect().toJSON()))
  const [stage, aside, replay] = (await Promise.all(['.stage', 'aside', '.replay'].map(boxes))).flat()
  expect(aside?.bottom).toBeLessThanOrEqual(replay?.top ?? 0)
  expect(stage?.right).toBeLessThanOrEqual(replay?.left ?? 0)
  const inside = await boxes('.replay .row > *')
  expect(inside).toHaveLength(7)
  for (const { left, right, top, bottom, width } of inside) {
    expect([left >= 0, right <= 844, top >= 0, bottom <= 390, width > 30]).toEqual([true, true, true, true, true])
  }
  for (const button of await page.locator('.ending button').all()) await button.click({ trial: true }) // scrolled to
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})
