// How fast the page is, on this machine, with the built page and a real server: `npm run bench`.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { countClicks } from './clicks.ts'
import { DESKTOP, makeTable, openBrowser, openHouse, openPage, PYTHON, settled, shifts } from './house.ts'

const median = (list: number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? NaN
const row = (what: string, value: string, goal: string): void =>
  console.log(`${what.padEnd(58)}${value.padStart(12)}   ${goal}`)

/** A random game of Carcassonne with every set and six players, as a record. */
const GAME = `
import random
from donjon.match import Match
sets = {name: "on" for name in ("inns", "traders", "dragon", "tower")}
match = Match("carcassonne", 6, 5, sets)
rng = random.Random(5)
while not match.over:
    match.play(rng.choice(match.legal_moves()))
from donjon.match import story
print(story.record(match))
`

const house = await openHouse()
const browser = await openBrowser()

/** How much the page has shifted under its reader's eyes since it was opened. */
const shifted = async (page: Page): Promise<number> => (await shifts(page)).reduce((sum, shift) => sum + shift.value, 0)

async function firstLoad(): Promise<void> {
  const times: number[] = []
  let [bytes, type] = [0, 0]
  for (let i = 0; i < 5; i++) {
    const context = await browser.newContext(DESKTOP)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    let [sum, letters] = [0, 0]
    const typefaces = new Set<string>()
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.url.endsWith('.woff2')) typefaces.add(requestId)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (typefaces.has(requestId)) letters += encodedDataLength
      else sum += encodedDataLength
    })
    const began = performance.now()
    await page.goto(house.address)
    await page.waitForSelector('[data-game=towers] .go')
    times.push(performance.now() - began)
    if (i === 0) {
      await page.waitForTimeout(500) // less than the lobby waits before it fetches the table
      ;[bytes, type] = [sum, letters]
      row('layout shift of the lobby', (await shifted(page)).toFixed(4), 'goal: none')
    }
    await context.close()
  }
  row('first load, compressed, with covers', `${(bytes / 1000).toFixed(0)} kB`, 'goal: below 160 kB')
  row('… the typefaces', `${(type / 1000).toFixed(0)} kB`, 'goal: below 120 kB')
  row('interactive, median of 5', `${median(times).toFixed(0)} ms`, 'goal: below 1000 ms')
}

async function between(): Promise<void> {
  const made = await makeTable(house, { game: 'towers', seats: [{ mine: true }, { mine: true }] })
  const watcher = await openPage(browser, `${house.address}/#${made.watch.token}`)
  const pages: Page[] = []
  for (const link of made.seats) pages.push(await openPage(browser, `${house.address}/#${link.token}`))
  for (const page of pages) await page.waitForSelector('.picture svg')
  await Promise.all(
    pages.map(page =>
      page.evaluate(() =>
        new MutationObserver(() => ((globalThis as unknown as { changed: number }).changed = Date.now())).observe(
          document.querySelector('.picture')!,
          { subtree: true, childList: true },
        ),
      ),
    ),
  )
  const times: number[] = []
  for (let i = 0; i < 30; i++) {
    const mover = await Promise.any(pages.map(page => settled(page).then(() => page)))
    const other = pages.find(page => page !== mover)!
    if (!(await mover.locator('.movelist').count())) await mover.click('#tab-moves')
    await mover.evaluate(() => {
      for (const group of document.querySelectorAll('.movelist details')) (group as HTMLDetailsElement).open = true
    })
    await mover.waitForSelector('.movelist [data-move]') // a group is filled when it opens
    const sent = await mover.evaluate(() => {
      ;(document.querySelector('.movelist [data-move]') as HTMLElement).click()
      return Date.now()
    })
    await other.waitForFunction(at => (globalThis as unknown as { changed: number }).changed >= at, sent, {
      polling: 5,
    })
    times.push((await other.evaluate(() => (globalThis as unknown as { changed: number }).changed)) - sent)
  }
  row('a move shows on the other page, median of 30', `${median(times).toFixed(0)} ms`, 'goal: below 80 ms')
  row('… the slowest of 30', `${Math.max(...times).toFixed(0)} ms`, '')
  row('layout shift of a table, for who watches those moves', (await shifted(watcher)).toFixed(4), 'goal: none')
}

async function largest(): Promise<void> {
  const file = join(mkdtempSync(join(tmpdir(), 'donjon-bench-')), 'six.donjon')
  writeFileSync(file, execFileSync(PYTHON, ['-c', GAME], { encoding: 'utf-8' }))
  const page = await openPage(browser, `${house.address}/#record`, { ...DESKTOP, reducedMotion: 'no-preference' })
  await page.setInputFiles('input[type=file]', file)
  await page.waitForSelector('.picture svg', { timeout: 60_000 })
  const tiles = await page.evaluate(() => document.querySelectorAll('.picture [data-kind=tile]').length)
  const size = await page.evaluate(() => document.querySelectorAll('.picture *').length)
  const redraws = async (act: () => Promise<void>, times: number): Promise<number[]> => {
    await page.evaluate(() => performance.clearMeasures())
    for (let i = 0; i < times; i++) await act()
    return page.evaluate(() => performance.getEntriesByName('redraw').map(entry => entry.duration))
  }
  const steps = await redraws(async () => {
    const before = await page.textContent('.count')
    await page.click('[aria-label="Back one move"]')
    await page.waitForFunction(was => document.querySelector('.count')?.textContent !== was, before)
    await page.waitForTimeout(120)
  }, 40)
  row(
    `redraw of Carcassonne, ${tiles} tiles, ${size} elements, median`,
    `${median(steps).toFixed(1)} ms`,
    'goal: below 16 ms',
  )
  await page.click('[aria-label="Zoom in"]')
  const frames = await page.evaluate(async () => {
    const frame = document.querySelector('.frame')!
    const send = (kind: string, x: number): boolean =>
      frame.dispatchEvent(new PointerEvent(kind, { pointerId: 1, clientX: x, clientY: 400, bubbles: true }))
    frame.setPointerCapture = () => undefined
    send('pointerdown', 400)
    const gaps: number[] = []
    let last = performance.now()
    for (let i = 0; i < 120; i++) {
      send('pointermove', 400 + 60 * Math.sin(i / 8) + i)
      await new Promise(requestAnimationFrame)
      const now = performance.now()
      gaps.push(now - last)
      last = now
    }
    send('pointerup', 400)
    return gaps
  })
  row('panning it, median frame', `${median(frames).toFixed(1)} ms`, 'goal: 16.7 ms (60 frames/s)')
}

/** How many clicks a turn takes somebody who knows what they want. */
async function clicks(): Promise<void> {
  for (const game of ['torres', 'elbrus', 'carcassonne', 'highlanders', 'towers']) {
    const made = await makeTable(house, { game, seats: [{ mine: true }, { bot: 'random' }] })
    const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`)
    const turns = await countClicks(page, 8)
    const most = `${Math.min(...turns)} to ${Math.max(...turns)}`
    row(`clicks a turn, ${game}, median of ${turns.length}`, String(median(turns)), most)
    await page.context().close()
  }
}

row('load of the machine when it began', loadavg()[0]?.toFixed(1) ?? '', '')
const parts = { load: firstLoad, between, largest, clicks }
const wanted = process.argv.slice(2) // `npm run bench clicks` measures only that
try {
  for (const [name, measure] of Object.entries(parts)) if (!wanted.length || wanted.includes(name)) await measure()
} finally {
  await browser.close()
  await house.close()
}
