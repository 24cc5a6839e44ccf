// A table: from the lobby to a rematch, several people and tabs, reload and restart, spectators, languages, clocks.
import type { Page, WebSocketRoute } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Answer, Ask } from '../src/wire.ts'
import {
  DESKTOP,
  isOver,
  makeTable,
  myTurn,
  openPage,
  playBots,
  playOut,
  plies,
  settled,
  sitDownAs,
  troublesOf,
} from './house.ts'
import { browser, house } from './visit.ts'

const ply = async (page: Page): Promise<string> => (await page.textContent('.astext')) ?? ''

test('two clicks from the first page to a game against the bot', async () => {
  const page = await openPage(browser, house.address)
  await playBots(page, 'towers')
  await settled(page)
  expect(await myTurn(page)).toBe(true)
  await page.click('.home')
  await page.waitForSelector('.line .button.primary') // one's own table waits for one's turn
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('two pages against each other to the end, with chat, and a rematch', async () => {
  const first = await openPage(browser, house.address)
  await first.click('[data-game=elbrus] .invite')
  await first.click('.begin')
  const link = await first.inputValue('.links input >> nth=0')
  const second = await openPage(browser, link)
  await sitDownAs(second, 'Grace')
  for (const page of [first, second]) await page.waitForSelector('.picture svg')
  await second.click('#tab-chat')
  await second.fill('.chat input', 'Good luck!')
  await second.keyboard.press('Enter')
  await first.waitForSelector('.tabs .news')
  const results = await Promise.all([playOut(first, 5), playOut(second, 6)])
  expect(results.map(one => one.over)).toEqual([true, true])
  const scores = await Promise.all(
    [first, second].map(page => page.$$eval('[data-score]', all => all.map(one => one.textContent))),
  )
  expect(scores[0]).toEqual(scores[1])
  await first.click('.ending .primary')
  await second.waitForSelector('.ending .primary:has-text("Go to the rematch")')
  await second.click('.ending .primary')
  await first.click('.ending .primary:has-text("Go to the rematch")')
  for (const page of [first, second]) await page.waitForSelector('main.table:not(.over) .picture svg')
  for (const page of [first, second]) expect(troublesOf(page)).toEqual([])
  await first.context().close()
  await second.context().close()
})

test('on the way to another table, its news does not reach the one that is left', async () => {
  const [old, next] = [
    await makeTable(house, { game: 'elbrus' }),
    await makeTable(house, { game: 'towers', seats: [{ mine: true }, {}] }),
  ]
  const page = await openPage(browser, house.address)
  const left: string[] = []
  // The page is still at the old table when the answer for the new one comes: asked for here in its name.
  await page.routeWebSocket(/socket$/, socket => {
    const server = socket.connectToServer()
    socket.onMessage(text => {
      const asked = JSON.parse(String(text)) as { kind: string; table_id?: string }
      if (asked.kind === 'leave') left.push(asked.table_id ?? '')
      server.send(text)
      if (asked.kind === 'join')
        server.send(JSON.stringify({ kind: 'join', id: 0, keys: [next.seats[0]?.token], wants: [] }))
    })
  })
  const news = page
    .waitForEvent('websocket')
    .then(socket => socket.waitForEvent('framereceived', frame => String(frame.payload).includes(next.table_id)))
  await page.goto(`${house.address}/#${old.seats[0]?.token}`)
  await page.reload()
  await news
  await settled(page)
  await page.goto(`${house.address}/#`)
  await page.waitForSelector('[data-game]')
  await expect.poll(() => left).toEqual([old.table_id])
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('two people at one screen play a whole game', async () => {
  const made = await makeTable(house, { game: 'elbrus', seats: [{ mine: true }, { mine: true }] })
  const page = await openPage(browser, house.address)
  await page.addInitScript(
    ([match, keys]) => localStorage.setItem('donjon.tables', JSON.stringify([{ match, keys, at: 0 }])),
    [made.table_id, made.seats.map(link => link.token)] as const,
  )
  await page.goto(`${house.address}/#${made.seats[0]?.token}`)
  await page.reload() // what the page remembers is there before it reads it
  await settled(page)
  expect((await playOut(page, 2)).over).toBe(true)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('two tabs of one browser keep both their tables', async () => {
  const first = await openPage(browser, house.address)
  await first.waitForSelector('[data-game]')
  const second = await first.context().newPage()
  const keys: string[] = []
  for (const page of [second, first]) {
    const made = await makeTable(house, { game: 'elbrus', seats: [{ mine: true }, {}] })
    keys.push(made.seats[0]?.token ?? '')
    await page.goto(`${house.address}/#${keys.at(-1)}`)
    await page.waitForFunction(key => localStorage.getItem('donjon.tables')?.includes(key), keys.at(-1) ?? '')
  }
  const kept = (await first.evaluate(() => localStorage.getItem('donjon.tables'))) ?? ''
  expect(keys.filter(key => !kept.includes(key))).toEqual([])
  await first.context().close()
})

test('a reload and a server restart in mid-game lose nothing', async () => {
  const page = await openPage(browser, house.address)
  await playBots(page, 'towers', 'random')
  await playOut(page, 3, { plies: 8 })
  await settled(page)
  await page.keyboard.press('Escape') // no half-made choice, and no move on its way
  await settled(page)
  await page.click('#tab-text')
  const before = await ply(page)
  await page.reload()
  await page.waitForSelector('.picture svg')
  await page.click('#tab-text')
  expect(await ply(page)).toBe(before)
  await house.restart()
  await page.waitForSelector('.foot[data-connected=true]', { state: 'attached' })
  await settled(page)
  expect(await ply(page)).toBe(before)
  await playOut(page, 4, { plies: 1 })
  await page.waitForFunction(was => document.querySelector('.astext')?.textContent !== was, before)
  const ours = troublesOf(page).filter(text => !text.includes('WebSocket') && !text.includes('ERR_CONNECTION'))
  expect(ours).toEqual([])
  await page.context().close()
})

test('a table that is away is joined again until it is there', async () => {
  const made = await makeTable(house, { game: 'towers' })
  const page = await openPage(browser, 'about:blank', DESKTOP, 'html')
  let joins = 0
  await page.routeWebSocket('**/socket', socket => {
    const server = socket.connectToServer()
    socket.onMessage(text => {
      const asked = JSON.parse(String(text)) as Ask
      if (asked.kind !== 'join' || ++joins > 2) server.send(text)
      else socket.send(JSON.stringify({ kind: 'error', to: asked.id, code: 'away', text: 'this table is moving' }))
    })
  })
  await page.goto(`${house.address}/#${made.seats[0]?.token}`)
  await settled(page)
  expect(joins).toBe(3)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('nothing is said at a table before one has joined it again', async () => {
  const made = await makeTable(house, { game: 'towers' })
  const page = await openPage(browser, 'about:blank', DESKTOP, 'html')
  const said: string[] = []
  let line: WebSocketRoute | undefined
  let slow = false
  let letIn = (): void => undefined
  await page.routeWebSocket('**/socket', socket => {
    const server = socket.connectToServer()
    line = socket
    socket.onMessage(text => {
      said.push((JSON.parse(String(text)) as Ask).kind)
      server.send(text)
    })
    server.onMessage(text => {
      if (slow && (JSON.parse(String(text)) as Answer).kind === 'welcome') letIn = () => socket.send(text)
      else socket.send(text)
    })
  })
  await page.goto(`${house.address}/#${made.seats[0]?.token}`)
  await settled(page)
  const before = await plies(page)
  slow = true
  said.length = 0
  await line?.close()
  await expect.poll(() => said).toEqual(['hello'])
  await playOut(page, 3, { picks: 6 })
  await page.waitForSelector('.toast:has-text("No connection")')
  expect(said).toEqual(['hello'])
  letIn()
  await playOut(page, 3, { plies: 1 })
  expect(await plies(page)).toBeGreaterThan(before)
  expect(said.slice(0, 2)).toEqual(['hello', 'join'])
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

interface Shown {
  board?: {
    legal?: unknown[]
    eyes: number | null
    scene?: { players: { detail?: { hand?: unknown[]; fresh?: unknown[] } }[] }
  }
}

/** The names of cards in somebody's hand that a message shows. */

const cards = (text: string): string[] =>
  ((JSON.parse(text) as Shown).board?.scene?.players ?? [])
    .flatMap(one => [...(one.detail?.hand ?? []), ...(one.detail?.fresh ?? [])])
    .filter(card => typeof card === 'string')

test('a spectator sees nothing hidden and can do nothing', async () => {
  const made = await makeTable(house, { game: 'torres', public: true, seats: [{ mine: true }, { bot: 'random' }] })
  const watcher = await openPage(browser, house.address)
  const frames: string[] = []
  watcher.on('websocket', socket => socket.on('framereceived', frame => void frames.push(String(frame.payload))))
  await watcher.goto(`${house.address}/#${made.table_id}`)
  await watcher.reload()
  await watcher.waitForSelector('.picture svg')
  const player = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`)
  let held = 0 // cards the player was shown: without any, the test would prove nothing
  player.on('websocket', socket =>
    socket.on('framereceived', frame => {
      held += cards(String(frame.payload)).length
    }),
  )
  await player.reload()
  await settled(player)
  await player.click('#tab-moves')
  for (let round = 0; round < 80 && !held; round++) {
    const bought = await player.evaluate(() => {
      const card = document.querySelector<HTMLElement>('.movelist [data-move="$"]')
      card?.click()
      return !!card
    })
    if (!bought) await playOut(player, 11 + round, { picks: 2 })
    else
      await expect
        .poll(() => held, { timeout: 3_000 })
        .toBeGreaterThan(0)
        .catch(() => undefined) // the turn may have been over
  }
  expect(held).toBeGreaterThan(0)
  const entries = (): Promise<number> => watcher.locator('.entry').count()
  for (let round = 0; round < 40 && (await entries()) <= 20; round++) await playOut(player, 111 + round, { picks: 30 })
  await watcher.waitForFunction(() => document.querySelectorAll('.entry').length > 20)
  expect(await watcher.locator('.dock .acts').count()).toBe(0)
  expect(await watcher.locator('[data-mark=target]').count()).toBe(0)
  const boards = frames.map(text => JSON.parse(text) as Shown).flatMap(news => news.board ?? [])
  expect(boards.length).toBeGreaterThan(5)
  for (const board of boards) {
    expect(board.eyes).toBeNull()
    expect(board.legal ?? []).toEqual([])
  }
  expect(frames.flatMap(cards)).toEqual([])
  for (const page of [watcher, player]) expect(troublesOf(page)).toEqual([])
  await watcher.context().close()
  await player.context().close()
})

test('four languages, switched at once', async () => {
  const page = await openPage(browser, house.address)
  await playBots(page, 'towers', 'random')
  await settled(page)
  await page.click('#tab-rules')
  await page.waitForSelector('.rules h2')
  for (const [language, words] of [
    ['de', 'Zieh'],
    ['hu', 'Csúsztasd'],
    ['ru', 'Передвиньте'],
    ['en', 'Slide one of your stacks'],
  ] as const) {
    await page.selectOption('.language select', language)
    await page.waitForFunction(text => document.querySelector('.prompt')?.textContent?.startsWith(text), words)
    expect(await page.getAttribute('html', 'lang')).toBe(language)
    const cards = (await (await fetch(`${house.address}/games?language=${language}`)).json()) as {
      name: string
      title: string
    }[]
    await page.waitForFunction(
      title => document.querySelector('.bar h1')?.textContent === title,
      cards.find(card => card.name === 'towers')?.title,
    )
  }
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('a clock runs, and resigning ends the game', async () => {
  const made = await makeTable(house, {
    game: 'towers',
    seats: [{ mine: true }, { bot: 'random' }],
    clock: { kind: 'live', base: 600, increment: 5 },
  })
  const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`)
  await settled(page)
  const shown = await page.textContent('.player.turn .clock')
  await page.waitForFunction(was => document.querySelector('.player.turn .clock')?.textContent !== was, shown)
  await page.click('.bar button[aria-label="Table"]')
  await page.click('dialog .danger')
  await page.click('.deeds.sure .main:has-text("No")') // it asks once
  expect(await isOver(page)).toBe(false)
  await page.click('.bar button[aria-label="Table"]')
  expect(await page.locator('dialog button:has-text("take back")').count()).toBe(0) // there is nobody to ask
  await page.click('dialog .danger')
  await page.click('.deeds.sure .main.primary')
  await page.waitForSelector('main.table.over')
  expect(await isOver(page)).toBe(true)
  expect(await page.textContent('.ending')).toContain('resignation')
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})
