// The pictures of the page in docs/: every game at its decisive steps, desktop and phone, and what is asked there.
// `make pictures`, or `npm run pictures`. Deals differ from run to run, so the pictures do, too.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import type { Choice } from '../src/wire.ts'
import { DESKTOP, makeTable, openBrowser, openHouse, openPage, playOut, ROOT, settled } from './house.ts'
import { playOverWire, type Step } from './wire.ts'

const INTO = join(ROOT, 'docs/pictures')
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  locale: 'en',
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
}

/** A step worth seeing: when it has come, and what is pressed to show it. */
interface Shown {
  name: string
  game: string
  after: number // plies, so that there is something on the board
  bots?: number
  has: (step: Step) => boolean
  press?: (step: Step) => string[]
  shows: string // what must be seen then
  dock?: boolean // the dock alone is worth a picture
  point?: (step: Step) => string // what the mouse rests on
}
const act = (kind: string): string => `.dock [data-act=${kind}]`
const may =
  (...kinds: string[]) =>
  ({ legal }: Step): boolean =>
    kinds.every(kind => legal.some(choice => choice.kind === kind))

/** Storms of a castle whose shield is not seen. */
const unseen = ({ legal, scene }: Step): Choice[] =>
  legal.filter(
    ({ kind, parts }) => kind === 'storm' && scene.shapes.some(one => one.id === parts[1] && one.detail?.['odds']),
  )
/** Where the piece stands that can go to most places. */
function busiest({ legal }: Step, ...kinds: string[]): string {
  const counts = new Map<string, number>()
  for (const { kind, parts } of legal)
    if (kinds.includes(kind)) counts.set(parts[0] ?? '', (counts.get(parts[0] ?? '') ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}
/** The longest way of an own stack to its site, from where to where. */
function settling({ legal, scene }: Step): string[] {
  const spot = (place = ''): number =>
    scene.shapes.filter(one => one.id === place).reduce((sum, one) => sum + one.x + one.y, 0)
  const far = ({ parts }: Choice): number => Math.abs(spot(parts[0]) - spot(parts[1]))
  const ways = legal.filter(choice => choice.kind === 'settle' && (choice.gain ?? 0) > 0)
  return ways.toSorted((a, b) => far(b) - far(a))[0]?.parts ?? []
}
const lit = (place: string): string => `.picture :is([data-mark=can], [data-mark=target])[data-at="${place}"]`

const TARGET = '.picture [data-mark=target]'

const SHOWN: Shown[] = [
  { name: 'torres-setup', game: 'torres', after: 0, has: () => true, shows: TARGET, dock: true },
  {
    name: 'torres-turn',
    game: 'torres',
    after: 40,
    has: may('block', 'step', 'knight'),
    shows: act('block'),
    dock: true,
  },
  {
    name: 'torres-move',
    game: 'torres',
    after: 60,
    has: may('block', 'step'),
    press: step => [lit(busiest(step, 'step'))],
    shows: TARGET,
  },
  {
    name: 'torres-block',
    game: 'torres',
    after: 50,
    has: may('block', 'step'),
    press: () => [act('block')],
    shows: TARGET,
  },
  {
    name: 'torres-end',
    game: 'torres',
    after: 30,
    has: may('block', 'step'),
    press: () => [act('end')],
    shows: '.deeds.sure',
    dock: true,
  },
  { name: 'carcassonne-place', game: 'carcassonne', after: 40, has: may('place'), shows: TARGET },
  {
    name: 'carcassonne-follower',
    game: 'carcassonne',
    after: 40,
    has: may('knight', 'thief', 'farmer'),
    shows: TARGET,
  },
  {
    name: 'carcassonne-capture',
    game: 'carcassonne',
    after: 40,
    has: may('capture'),
    shows: TARGET,
  },
  {
    name: 'highlanders-march',
    game: 'highlanders',
    after: 90,
    has: may('march'),
    press: step => [lit(busiest(step, 'march'))],
    shows: TARGET,
  },
  {
    name: 'highlanders-storm',
    game: 'highlanders',
    after: 60,
    has: step => unseen(step).length > 0,
    press: step => [act('storm'), ...(unseen(step)[0]?.parts.slice(0, 2).map(lit) ?? [])],
    shows: '[data-storm]',
  },
  { name: 'elbrus-place', game: 'elbrus', after: 14, has: may('bridge'), press: () => [act('bridge')], shows: TARGET },
  {
    name: 'towers-slide',
    game: 'towers',
    after: 75,
    has: step => settling(step).length > 0,
    press: step => [lit(settling(step)[0] ?? '')],
    shows: TARGET,
    point: step => `${lit(settling(step)[1] ?? '')} .touch`,
  },
  {
    name: 'towers-bonus',
    game: 'towers',
    after: 75,
    has: ({ scene }) => scene.detail?.['bonus'] === true,
    shows: '.since.news',
  },
]

const house = await openHouse()
const browser = await openBrowser()
mkdirSync(INTO, { recursive: true })

const shot = (page: Page, name: string): Promise<unknown> =>
  page.screenshot({ path: join(INTO, `${name}.jpg`), type: 'jpeg', quality: 68 })

/** Whoever plays until then ends no turn early, and takes what brings points more often than not. */
function any(legal: readonly Choice[]): string {
  const going = legal.filter(choice => choice.move.length > 1)
  const best = going.toSorted((a, b) => (b.gain ?? 0) - (a.gain ?? 0))
  const among = Math.random() < 0.6 ? best.slice(0, 3) : going
  return (among.length ? among : legal)[Math.floor(Math.random() * (among.length || legal.length))]?.move ?? ''
}

/** A click on this very thing, whatever stands before it on a board in depth. */
const clickOn = (one: Locator): Promise<void> =>
  one.evaluate(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const at = { clientX: x + width / 2, clientY: y + height / 2 }
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...at }))
  })

/** A table at the step. */
async function tableAt({
  name,
  game,
  after,
  has,
  bots = 1,
}: Omit<Shown, 'shows'>): Promise<{ token: string; step: Step }> {
  for (let tries = 0; tries < 20; tries++) {
    const made = await makeTable(house, {
      game,
      seats: [{ mine: true, name: 'Ada' }, ...Array(bots).fill({ bot: 'greedy' })],
    })
    const token = made.seats[0]?.token ?? ''
    let found: Step | undefined
    const decide = (step: Step): string | undefined => {
      if (step.board.ply >= after && has(step)) found = step
      return found ? undefined : any(step.legal)
    }
    if ((await playOverWire(browser, house, token, decide)) && found) return { token, step: found }
  }
  throw new Error(`"${name}" never came`)
}

async function show(shown: Shown): Promise<void> {
  const { token, step } = await tableAt(shown)
  for (const [device, name] of [
    [DESKTOP, shown.name],
    [PHONE, `phone-${shown.name}`],
  ] as const) {
    const page = await openPage(browser, `${house.address}/#${token}`, device)
    await settled(page)
    for (const press of shown.press?.(step) ?? []) {
      const found = page.locator(press) // what is the only choice is chosen already
      if (await found.count()) await clickOn(found.first())
      await settled(page)
    }
    await page.waitForSelector(shown.shows, { state: 'attached' })
    if (await page.locator('.why').count()) throw new Error(`"${shown.name}" was refused`)
    await page.mouse.move(1, 1)
    if (shown.point && device === DESKTOP) await page.locator(shown.point(step)).hover({ force: true })
    await page.evaluate(() => new Promise(requestAnimationFrame))
    if (!shown.dock) await shot(page, name)
    if (device === DESKTOP) await page.locator('.dock').screenshot({ path: join(INTO, `asked-${shown.name}.png`) })
    await page.context().close()
  }
}

async function lobby(): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openPage(browser, house.address, { ...DESKTOP, colorScheme })
    await page.waitForFunction(() => {
      const covers = [...document.querySelectorAll<HTMLImageElement>('.cover img')]
      return covers.length > 0 && covers.every(one => one.complete && one.naturalWidth)
    })
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
    await page.waitForSelector('.turnings [data-mistake=true] .entry', { timeout: 120_000 })
    await page.locator('.turnings [data-mistake=true] .entry').first().click()
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
  const phase = { name: 'torres-scoring', game: 'torres', after: 0, bots: 3 }
  const { token } = await tableAt({ ...phase, has: ({ scene }) => scene.detail?.['phase'] === 2 })
  const page = await openPage(browser, `${house.address}/#${token}`)
  const castle = '.entry:has-text("scores the castle")'
  const scored = page.locator(`${castle} + ${castle}`) // several at once
  await settled(page)
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
  for (const shown of SHOWN.filter(({ name }) => asked(name))) {
    await show(shown)
    console.log(shown.name)
  }
} finally {
  await browser.close()
  await house.close()
}
