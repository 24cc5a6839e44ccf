// The pictures of the page in docs/: every game at its decisive steps, desktop and phone, and what is asked there.
// `make pictures`, or `npm run pictures`. Deals differ from run to run, so the pictures do, too.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { DESKTOP, isOver, makeTable, openBrowser, openHouse, openPage, playOut, ROOT, settled } from './house.ts'

const INTO = join(ROOT, 'docs/pictures')
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  locale: 'en',
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
}

interface Step {
  name: string
  game: string
  after: number // plies, so that there is something on the board
  /** When it has come. */
  is: string
  /** What is pressed then. */
  press?: string
}
const CAN = '.picture [data-mark=can]'
const open = (act: string): string => `.dock [data-act=${act}]:not([aria-disabled=true])`
const STEPS: Step[] = [
  { name: 'torres-setup', game: 'torres', after: 0, is: '.dock.mine' },
  { name: 'torres-turn', game: 'torres', after: 40, is: '[data-act=block]' },
  { name: 'torres-move', game: 'torres', after: 60, is: `${CAN}`, press: CAN },
  { name: 'torres-block', game: 'torres', after: 50, is: open('block'), press: '[data-act=block]' },
  { name: 'torres-end', game: 'torres', after: 30, is: open('block'), press: '.main[data-act=end]' },
  { name: 'carcassonne-place', game: 'carcassonne', after: 40, is: '.prompt:text-matches("place", "i")' },
  { name: 'carcassonne-follower', game: 'carcassonne', after: 30, is: '.prompt:has-text("follower on it")' },
  { name: 'highlanders-march', game: 'highlanders', after: 90, is: CAN, press: CAN },
  { name: 'highlanders-storm', game: 'highlanders', after: 90, is: open('storm'), press: '[data-act=storm]' },
  { name: 'elbrus-place', game: 'elbrus', after: 14, is: '.dock .act', press: '.dock .act' },
  { name: 'towers-slide', game: 'towers', after: 30, is: CAN, press: CAN },
  { name: 'towers-bonus', game: 'towers', after: 30, is: '.prompt:has-text("settled")' },
]

const house = await openHouse()
const browser = await openBrowser()
mkdirSync(INTO, { recursive: true })

const shot = (page: Page, name: string): Promise<unknown> =>
  page.screenshot({ path: join(INTO, `${name}.jpg`), type: 'jpeg', quality: 68 })

/** Play on until the step has come; whether it did before the game ended. */
async function reached(page: Page, { is }: Step): Promise<boolean> {
  for (let i = 0; i < 400 && !(await isOver(page)); i++) {
    await settled(page)
    await page.keyboard.press('Escape')
    if ((await page.locator('.dock.mine').count()) && (await page.locator(is).count())) return true
    await playOut(page, 5 + i, { picks: 1 })
  }
  return false
}

async function show(step: Step, device: BrowserContextOptions, name: string): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    const made = await makeTable(house, { game: step.game, seats: [{ mine: true }, { bot: 'greedy' }] })
    const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`, device)
    await settled(page)
    if (step.after) await playOut(page, 11 + tries, { plies: step.after })
    const here = await reached(page, step)
    if (here && step.press) await page.locator(step.press).first().dispatchEvent('click')
    if (here) {
      await page.mouse.move(1, 1)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await shot(page, name)
      if (device === DESKTOP) await page.locator('.dock').screenshot({ path: join(INTO, `asked-${step.name}.png`) })
      await page.context().close()
      return
    }
    await page.context().close()
  }
  throw new Error(`"${step.name}" never came`)
}

async function lobby(): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openPage(browser, house.address, { ...DESKTOP, colorScheme })
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('.cover img')].every(one => one.complete),
    )
    await shot(page, `lobby-${colorScheme}`)
    await page.context().close()
  }
}

const DEVICES = [
  ['', DESKTOP],
  ['phone-', PHONE],
] as const

/** A game by its end, with the review: a mistake is looked at. */
async function review(): Promise<void> {
  const made = await makeTable(house, { game: 'elbrus', seats: [{ mine: true }, { bot: 'greedy' }] })
  const address = `${house.address}/#${made.seats[0]?.token}`
  for (const [prefix, device] of DEVICES) {
    const page = await openPage(browser, address, device)
    if (device === DESKTOP) {
      await settled(page)
      await playOut(page, 31)
    }
    await page.waitForSelector('.points [data-mistake=true] .entry', { timeout: 120_000 })
    await page.locator('.points [data-mistake=true] .entry').first().click()
    await page.waitForSelector('[data-mark=arrow], [data-mark=right]')
    await page.evaluate(() => document.querySelector('main.table')?.scrollTo(0, 0))
    await shot(page, `${prefix}review`)
    await page.context().close()
  }
}

/** A wrong try in a lesson, and a puzzle whose solution is shown. */
async function learning(): Promise<void> {
  for (const [prefix, device] of DEVICES) {
    const lesson = await openPage(browser, `${house.address}/#lesson/torres/first`, device, '.teaching .picture svg')
    await lesson.keyboard.press('s')
    await lesson.waitForSelector('[data-mark=arrow], [data-mark=right], .showing, .picture [data-mark]')
    await shot(lesson, `${prefix}lesson`)
    await lesson.context().close()
    const puzzle = await openPage(browser, `${house.address}/#learn/elbrus`, device, '[data-puzzle]')
    await puzzle.locator('[data-puzzle]').nth(3).click()
    await puzzle.waitForSelector('.puzzling .dock.mine')
    await puzzle.keyboard.press('s')
    await puzzle.waitForSelector('[data-mark=arrow], [data-mark=right]')
    await shot(puzzle, `${prefix}puzzle`)
    await puzzle.context().close()
  }
}

/** A scoring, told castle by castle: the one of the first phase, played again. */
async function scoring(): Promise<void> {
  const made = await makeTable(house, { game: 'torres', seats: [{ mine: true }, ...Array(3).fill({ bot: 'greedy' })] })
  const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`)
  const castle = '.entry:has-text("scores the castle")'
  const scored = page.locator(`${castle} + ${castle}`) // several at once
  for (let i = 0; i < 60 && !(await scored.count()); i++) await playOut(page, 5 + i, { picks: 25 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await scored.first().click()
  const at = await page.textContent('.replay .count')
  await page.keyboard.press('ArrowLeft')
  await page.waitForFunction(was => document.querySelector('.replay .count')?.textContent !== was, at)
  await page.click('.replay [aria-label=Play]')
  await page.waitForSelector('.scoring')
  await page.evaluate(() => Promise.all(document.getAnimations().map(one => one.finished)))
  await shot(page, 'torres-scoring')
  await page.context().close()
}

const wanted = process.argv.slice(2)
const asked = (name: string): boolean => !wanted.length || wanted.some(word => name.startsWith(word))
try {
  if (asked('lobby')) await lobby()
  if (asked('review')) await review()
  if (asked('lesson')) await learning()
  if (asked('torres-scoring')) await scoring()
  for (const step of STEPS.filter(({ name }) => asked(name))) {
    await show(step, DESKTOP, step.name)
    await show(step, PHONE, `phone-${step.name}`)
    console.log(step.name)
  }
} finally {
  await browser.close()
  await house.close()
}
