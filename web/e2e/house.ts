// A real server on loopback and a real browser, for the tests; and hands that play through the page.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

export const ROOT = join(process.cwd(), '..') // npm runs everything in web/
export const PYTHON = process.env['PYTHON'] ?? join(ROOT, '.venv/bin/python')
const CHROMIUM =
  process.env['CHROMIUM'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync) ??
  ''
// What the tests saw, for whoever wants to look. The pictures in the docs are made by pictures.ts.
export const PICTURES = join(ROOT, 'build/pictures')

export interface House {
  address: string
  restart(): Promise<void>
  close(): Promise<void>
}

/** `donjon serve` on a free port with a database of its own. Bots do not pause, and every run deals the same games. */
export async function openHouse(environment: Record<string, string> = {}): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'donjon-page-'))
  let child: ChildProcess | undefined
  let port = '0'
  const start = (): Promise<string> =>
    new Promise((resolve, reject) => {
      let said = ''
      const flags = {
        port,
        database: join(folder, 'tables.sqlite'),
        'bot-pause': '0',
        'watch-pause': '0',
        'address-thinking': '1000',
        'address-work': '1000',
        'address-chat': '1000',
        away: '0',
        rate: '2000',
        burst: '4000',
        'address-rate': '20000',
        'address-tables': '10000',
        log: 'warning',
      }
      const words = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value])
      child = spawn(PYTHON, ['-m', 'tests.server.lucky', 'serve', ...words], {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...environment },
      })
      const hear = (chunk: Buffer): void => {
        said += chunk.toString()
        const found = /http:\/\/[\d.]+:(\d+)/.exec(said)
        if (!found) return
        port = found[1] ?? '0'
        resolve(found[0])
      }
      child.stdout?.on('data', hear)
      child.stderr?.on('data', hear)
      child.on('exit', code => reject(new Error(`donjon serve ended with ${code}: ${said}`)))
      child.on('error', reject)
    })
  const stop = (): Promise<void> =>
    new Promise(resolve => {
      if (!child || child.exitCode !== null) return resolve()
      child.on('exit', () => resolve())
      child.kill('SIGTERM')
    })
  const address = await start()
  return {
    address,
    async restart() {
      await stop()
      await start()
    },
    async close() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function openBrowser(): Promise<Browser> {
  if (!CHROMIUM)
    throw new Error('There is no Chromium: install it (apt install chromium), or set CHROMIUM to its path.')
  return chromium.launch({
    executablePath: CHROMIUM,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
    ],
  })
}

const PATIENCE = 90_000 // ms: the machine may be busy

export const DESKTOP: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  locale: 'en',
  reducedMotion: 'reduce',
}
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  locale: 'en',
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  reducedMotion: 'reduce',
}

/** Everything that went wrong on a page; a test ends by looking at it. `offline` forgives what a stopped server causes. */
const troubles = new WeakMap<Page, string[]>()
export const troublesOf = (page: Page): string[] => troubles.get(page) ?? []

/** A page of somebody new: nothing remembered, nothing shared. */
export async function openPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = DESKTOP,
  awaited = 'h1',
): Promise<Page> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  const found: string[] = []
  troubles.set(page, found)
  page.on('console', message => void (['error', 'warning'].includes(message.type()) && found.push(message.text())))
  page.on('pageerror', error => found.push(error.stack ?? error.message))
  await page.goto(address)
  await page.waitForSelector(awaited)
  return page
}

export interface Wish {
  game: string
  seats?: ({ bot: string } | { mine: true; name?: string } | Record<string, never>)[]
  options?: Record<string, string>
  public?: boolean
  clock?: { kind: 'live'; base: number; increment: number }
}

interface Made {
  table_id: string
  owner: string
  seats: { seat: number | null; token: string; path: string }[] // the maker's own
  invitations: { seat: number | null; token: string; path: string }[]
  watch: { token: string; path: string }
}

/** A table made over HTTP, as another program would. */
export async function makeTable(house: Pick<House, 'address'>, wish: Wish): Promise<Made> {
  const body = { seats: [{ mine: true }, { bot: 'random' }], ...wish }
  const answer = await fetch(`${house.address}/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Made
}

/** Two clicks from the first page: a table against the usual bot, or another one. */
export async function playBots(page: Page, game: string, bot = ''): Promise<void> {
  await page.click(`[data-game=${game}] .go`)
  if (bot) await page.click(`[data-pick=${bot}]`)
  await page.click('.begin')
  await page.waitForSelector('.picture svg')
}

/** Somebody who came by a link gives a name and takes the first seat they may have. */
export async function sitDownAs(page: Page, name: string): Promise<void> {
  await page.fill('.room .field input', name)
  await page.click('.guests button')
}

export const myTurn = (page: Page): Promise<boolean> => page.evaluate(() => document.title.startsWith('●'))
export const plies = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('main.table')?.dataset['ply'] ?? 0))
export const isOver = (page: Page): Promise<boolean> => page.evaluate(() => !!document.querySelector('main.table.over'))
/** It is over, or one's own turn with no move still on its way. */
export const settled = (page: Page): Promise<unknown> =>
  page.waitForSelector('main.table.over, .dock.mine:not([aria-busy=true])', { state: 'attached' })

/** What can be pressed in the dock: an action, a choice, the way on. */
export const PRESSED = '.dock :is(.act, .main):not([aria-disabled=true])'

/**
 * One pick with the mouse: a lit place on the board if there is one, else a choice in the dock. If all places are hidden
 * behind something, the plan shows them.
 */
export async function pick(page: Page, at: number): Promise<boolean> {
  const spot = await page.evaluate(
    ([n, pressed]) => {
      const middle = (one: Element): { x: number; y: number } => {
        const box = (one.querySelector('.touch, ellipse, circle, rect') ?? one).getBoundingClientRect()
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      }
      const free = (one: Element): boolean => {
        const { x, y } = middle(one)
        return one.contains(document.elementFromPoint(x, y))
      }
      const chosen = document.querySelector('.picture [data-chosen]') // shown, and one more click makes it
      if (chosen) return middle(chosen)
      const lit = [...document.querySelectorAll('.picture [data-mark=can], .picture [data-mark=target]:has(.touch)')]
      const open = lit.filter(free)
      const plan = document.querySelector('.tools .tool-flat[aria-pressed=false]')
      const words = [...document.querySelectorAll(pressed)]
      const hidden = lit.length && !open.length && plan ? [plan] : []
      const all = open.length ? [...open, ...words.slice(0, 1)] : hidden.length ? hidden : lit.length ? lit : words
      const one = all[n % Math.max(1, all.length)]
      return one ? middle(one) : null
    },
    [at, PRESSED] as const,
  )
  if (!spot) return false
  await page.mouse.click(spot.x, spot.y)
  return true
}

/** How far to play: so many picks, or until the record is longer by so many plies, or one's turn out; to the end in any case. */
interface Far {
  picks?: number
  plies?: number
  turn?: boolean
}

/** Play on without leaving the page: the same clicks, sent from inside it so that a game takes seconds. */
export function playOut(
  page: Page,
  seed: number,
  { picks = 20_000, plies = 1e9, turn = false }: Far = {},
): Promise<{ picks: number; over: boolean }> {
  return page.evaluate(
    async ([start, mostPicks, mostPlies, onlyTurn, patience, pressed]) => {
      let state = start
      const random = (n: number): number => {
        state = (state * 1103515245 + 12345) % 2147483648
        return Math.floor((state / 2147483648) * n)
      }
      const soon = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0))
      const table = (): HTMLElement | null => document.querySelector('main.table')
      const over = (): boolean => !!table()?.classList.contains('over')
      const ply = (): number => Number(table()?.dataset['ply'] ?? 0)
      const choices = (): Element[] => {
        if (!document.querySelector('.dock.mine:not([aria-busy=true])')) return []
        const chosen = document.querySelector('.picture [data-chosen]') // shown, and one more click makes it
        if (chosen) return [chosen]
        const lit = [...document.querySelectorAll('.picture :is([data-mark=can], [data-mark=target])')]
        const targets = lit.filter(one => one.matches('[data-mark=can], :has(.touch)'))
        const plan = document.querySelector('.tools .tool-flat[aria-pressed=false]')
        if (lit.length && !targets.length && plan) return [plan] // all are hidden behind something
        return targets.length && random(8) ? targets : [...targets, ...document.querySelectorAll(pressed)]
      }
      const began = ply()
      const far = (): boolean =>
        over() || ply() >= began + mostPlies || (onlyTurn && ply() > began && !document.querySelector('.dock.mine'))
      let [picks, last] = [0, performance.now()]
      while (!far() && picks < mostPicks && performance.now() < last + patience) {
        const all = choices()
        const one = all.length ? all[random(all.length)] : undefined // waiting draws no number: a seed is a game
        if (one) {
          const box = one.getBoundingClientRect()
          one.dispatchEvent(
            new MouseEvent('click', {
              bubbles: true,
              cancelable: true,
              clientX: box.x + box.width / 2,
              clientY: box.y + box.height / 2,
            }),
          )
          ;[picks, last] = [picks + 1, performance.now()]
        }
        await soon()
      }
      return { picks, over: over() }
    },
    [seed, picks, plies, turn, 120_000, PRESSED] as const,
  )
}

export interface Shift {
  value: number
  moved: string[]
}

/** What moved under the reader's eyes since the page was opened, and how much. */
export const shifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => {
    type Entry = PerformanceEntry & { value: number; sources: Source[] }
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    const rect = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].map(Math.round).join(' ')
    const named = ({ node, previousRect, currentRect }: Source): string =>
      `${node?.nodeName} ${node instanceof Element ? node.className : ''}: ${node?.textContent?.slice(0, 40)} ` +
      `from ${rect(previousRect)} to ${rect(currentRect)}`
    return (observer.takeRecords() as Entry[]).map(one => ({
      value: one.value,
      moved: one.sources.map(named),
    }))
  })
