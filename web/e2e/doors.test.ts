// Several servers: people at one table, each at another door, play on when the table's owner is killed.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '../src/wire.ts'
import { type Doors, openDoors } from './doors.ts'
import { DESKTOP, makeTable, openBrowser, openPage, playOut, troublesOf } from './house.ts'

let house: Doors
let browser: Browser
beforeAll(async () => {
  ;[house, browser] = await Promise.all([openDoors(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await house?.close()
})

/** A figure of a door, as it tells it. */
async function figure(door: number, name: string): Promise<number> {
  const text = await (await fetch(`${house.doors[door]?.address}/metrics`)).text()
  return Number(new RegExp(`^donjon_${name} (\\S+)`, 'm').exec(text)?.[1])
}

/** What the server said of each ply, in all the ways it did; and why it refused something. */
interface Told {
  plies: Map<number, Set<string>>
  refusals: Set<string>
}

/** A page whose messages are noted. Whatever is told of a ply was acknowledged: it must be so for good. */
async function openNoting(told: Told): Promise<Page> {
  const page = await openPage(browser, 'about:blank', DESKTOP, 'html')
  page.on('websocket', socket =>
    socket.on('framereceived', frame => {
      const news = JSON.parse(String(frame.payload)) as Answer
      if (news.kind === 'error') told.refusals.add(news.code)
      if (news.kind !== 'update') return
      for (const { ply } of news.board.events) {
        const words = news.board.events.filter(one => one.ply === ply).map(one => one.text)
        told.plies.set(ply, (told.plies.get(ply) ?? new Set()).add(words.join(' ')))
      }
    }),
  )
  return page
}

/** Open the table, again if need be, until each door has so many guests: the balancer sends people where few are. */
async function comeIn(page: Page, token: string | undefined, guests: number[]): Promise<void> {
  const there = (): Promise<number[]> => Promise.all(guests.map((_, door) => figure(door, 'connections')))
  const sum = (counts: number[]): number => counts.reduce((a, b) => a + b)
  await page.goto(`${house.address}/#${token}`)
  for (;;) {
    await page.waitForSelector('.picture svg')
    await expect.poll(async () => sum(await there())).toBe(sum(guests)) // who has just left is gone
    if (String(await there()) === String(guests)) return
    await page.reload()
  }
}

/** What lies on the board, and what was told: without marks, which are not the same for who has moved and who has not. */
const seen = (page: Page): Promise<unknown> =>
  page.evaluate(() => ({
    ply: document.querySelector<HTMLElement>('main.table')?.dataset['ply'],
    entries: [...document.querySelectorAll('.entry')].map(one => one.textContent),
    scores: [...document.querySelectorAll('[data-score]')].map(one => one.textContent),
    board: [...document.querySelectorAll('.picture [data-id]')].map(one => one.outerHTML),
  }))

test('two people at two doors play on when the owner of their table is killed', async () => {
  const [owner] = house.doors as [Doors['doors'][0]]
  const made = await makeTable(owner, { game: 'elbrus', seats: [{ mine: true }, { mine: true }] })
  const told: Told = { plies: new Map(), refusals: new Set() }
  const last = (): number => Math.max(...told.plies.keys())
  const [ada, ben] = [await openNoting(told), await openNoting(told)]
  await comeIn(ada, made.seats[0]?.token, [1, 0])
  await comeIn(ben, made.seats[1]?.token, [1, 1])
  expect([await figure(0, 'tables_owned'), await figure(1, 'tables_owned')]).toEqual([1, 0])
  const hands = Promise.all([playOut(ada, 1), playOut(ben, 2)]) // to the end, whatever happens meanwhile
  await expect.poll(last).toBeGreaterThan(10)
  process.kill(owner.process, 'SIGKILL')
  const killed = last()
  expect((await hands).map(({ over }) => over)).toEqual([true, true])
  expect(last()).toBeGreaterThan(killed + 10)
  expect([...told.plies.values()].filter(words => words.size > 1)).toEqual([]) // none was lost and played otherwise
  expect([...told.refusals].filter(code => !['away', 'stale'].includes(code))).toEqual([])
  expect(await seen(ada)).toEqual(await seen(ben))
  expect(await figure(1, 'connections')).toBe(2) // whoever was at the owner's door has come to the other
  for (const page of [ada, ben]) expect(troublesOf(page)).toEqual([])
})
