// At the table: why not, undo, hint, chat, clocks, languages, links, spectators, reload and restart, rematch.
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  isOver,
  makeTable,
  myTurn,
  openPage,
  PICTURES,
  playBots,
  playOut,
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

test('a refused click is explained by the rule, which opens beside the board', async () => {
  const page = await openPage(browser, house.address)
  await playBots(page, 'towers')
  await settled(page)
  const targets = await page.$$eval('.picture [data-mark=can]', all => all.map(one => one.getAttribute('data-at')))
  const other = await page.$$eval(
    '.picture [data-kind=stack]',
    (all, lit) => all.map(one => one.getAttribute('data-at') ?? '').find(at => !lit.includes(at)),
    targets,
  )
  await page.locator(`.picture [data-kind=stack][data-at="${other}"]`).click()
  await page.waitForSelector('.why h2')
  expect(await page.locator(`.picture [data-mark=selected][data-at="${other}"]`).count()).toBe(1) // the place is lit, not named by its code
  await page.click('.why .link')
  await page.waitForSelector('.rules [data-marked]')
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

/** Torres, past its set-up: one's own turn with all its actions. */
async function torresTurn(): Promise<Page> {
  const made = await makeTable(house, { game: 'torres', seats: [{ mine: true }, { bot: 'random' }] })
  const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`)
  await settled(page)
  for (let i = 0; i < 20 && !(await page.locator('[data-act=block]').count()); i++) {
    await playOut(page, i + 3, { picks: 1 })
    await settled(page)
  }
  return page
}
const plies = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('main.table')?.dataset['ply']))

test('moves of a turn are a plan: drawn light, and taken back step by step', async () => {
  const page = await torresTurn()
  const began = await plies(page)
  for (const done of [1, 2]) {
    await page.click('[data-act=advance]')
    await page.waitForFunction(
      ply => document.querySelector<HTMLElement>('main')?.dataset['ply'] === String(ply),
      began + done,
    )
  }
  await page.click('[data-act=block]')
  const spot = await page.locator('.picture [data-mark=target] .touch').first().boundingBox()
  await page.mouse.click((spot?.x ?? 0) + (spot?.width ?? 0) / 2, (spot?.y ?? 0) + (spot?.height ?? 0) / 2)
  await page.waitForFunction(
    () => !document.querySelector('.dock[aria-busy=true]') && document.querySelectorAll('.pips i.full').length < 6,
  )
  await page.screenshot({ path: join(PICTURES, 'page-plan.png') })
  while ((await plies(page)) > began) {
    const at = await plies(page)
    await page.click('.dock button:has-text("Undo")')
    await page.waitForFunction(ply => Number(document.querySelector<HTMLElement>('main')?.dataset['ply']) < ply, at)
  }
  expect(await page.locator('.pips i.full').count()).toBe(8) // five points and three blocks again
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('ending a turn with points left asks once', async () => {
  const page = await torresTurn()
  const began = await plies(page)
  expect(await page.textContent('.main')).toContain('5 action points would be lost.')
  await page.click('.main[data-act=end]')
  await page.waitForSelector('.deeds.sure')
  expect(await page.textContent('.prompt')).toBe('End turn? 5 action points would be lost.')
  await page.click('.deeds.sure .main:has-text("No")')
  await page.waitForSelector('[data-act=block]')
  expect(await plies(page)).toBe(began)
  await page.click('.main[data-act=end]')
  await page.click('.deeds.sure .main.primary')
  await page.waitForFunction(ply => Number(document.querySelector<HTMLElement>('main')?.dataset['ply']) > ply, began)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('an action that is not open says why, by its button and on a tap', async () => {
  const page = await torresTurn()
  while (await page.locator('[data-act=advance]:not([aria-disabled=true])').count()) {
    const at = await plies(page)
    await page.click('[data-act=advance]')
    await page.waitForFunction(ply => Number(document.querySelector<HTMLElement>('main')?.dataset['ply']) > ply, at)
  }
  const why = 'not enough points (0)'
  expect(await page.getAttribute('[data-act=block]', 'title')).toBe(why)
  expect(await page.textContent('[data-act=block] small')).toBe(why)
  await page.click('[data-act=block]', { force: true }) // one that may not be used still answers
  await page.waitForSelector(`.why:has-text("${why}")`)
  expect(await page.locator('.main[data-act=end]').count()).toBe(1) // and there is one way to end
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('undo goes back over the reply of a bot', async () => {
  const made = await makeTable(house, { game: 'elbrus', seats: [{ mine: true }, { bot: 'random' }] })
  const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`)
  await settled(page)
  const began = await plies(page)
  await playOut(page, 5, { plies: 2 })
  await settled(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('u')
  await page.waitForFunction(ply => document.querySelector<HTMLElement>('main')?.dataset['ply'] === String(ply), began)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('pointing at a move changes no counter', async () => {
  const page = await torresTurn()
  const counters = (): Promise<(string | null)[]> =>
    page.$$eval('.have, .states, .left, [data-score]', all => all.map(one => one.textContent))
  const before = await counters()
  await page.click('[data-act=block]')
  const asked = await page.textContent('.prompt')
  await page.locator('.picture [data-mark=target] .touch').first().hover({ force: true }) // ghosts of others may lie over it
  await page.waitForFunction(was => document.querySelector('.prompt')?.textContent !== was, asked) // the move is told
  expect(await counters()).toEqual(before)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('what the others did is told, marked and can be played again, a draw of one’s own notwithstanding', async () => {
  const made = await makeTable(house, { game: 'carcassonne', seats: [{ mine: true }, { bot: 'random' }] })
  const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`)
  await settled(page)
  await playOut(page, 5, { turn: true })
  await page.waitForSelector('.dock.mine')
  await page.waitForSelector('.since .link:has-text("Replay")')
  expect(await page.textContent('.since .text')).toContain('Jester')
  expect(await page.locator('.picture [data-mark=last]').count()).toBeGreaterThan(0)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('a bot’s actions are shown one after another', async () => {
  const made = await makeTable(house, { game: 'torres', seats: [{ mine: true }, { bot: 'greedy' }] })
  const options = { viewport: { width: 1440, height: 900 }, locale: 'en' }
  const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`, options)
  await page.addInitScript(() => {
    const shown: number[] = []
    Object.assign(globalThis, { shown })
    addEventListener('DOMContentLoaded', () => {
      let last = ''
      new MutationObserver(() => {
        const ply = document.querySelector<HTMLElement>('main.table')?.dataset['ply'] ?? ''
        if (ply && ply !== last) shown.push(performance.now())
        last = ply || last
      }).observe(document.body, { subtree: true, childList: true, attributes: true })
    })
  })
  await page.reload()
  await settled(page)
  await playOut(page, 4, { plies: 12 })
  await settled(page)
  const gaps = await page.evaluate(() => {
    const { shown } = globalThis as unknown as { shown: number[] }
    return shown.slice(1).map((at, i) => at - (shown[i] ?? 0))
  })
  expect(gaps.filter(gap => gap >= 550).length).toBeGreaterThan(2) // the bot's, several a turn
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('the list tells every move in words, and lights its places', async () => {
  const page = await torresTurn()
  await page.click('#tab-moves')
  await page.waitForFunction(() => !document.querySelector('.movelist')?.textContent?.includes('…'))
  const step = page.locator('.movelist [data-move*="-"]').first()
  expect(await step.textContent()).toMatch(/^Move the knight in the .*\.$/)
  const [from] = ((await step.getAttribute('data-move')) ?? '').split('-')
  await step.hover()
  await page.waitForSelector(`.picture [data-mark=selected][data-at="${from}"]`)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('a hint, and a move made from it', async () => {
  const page = await openPage(browser, house.address)
  await playBots(page, 'elbrus', 'random')
  await settled(page)
  await page.keyboard.press('h')
  await page.waitForSelector('.why:has-text("Master Builder would do this")', { timeout: 30_000 })
  expect(await page.textContent('.why p')).toMatch(/^Put .* Your chance of winning: \d+%; with an average move \d+%\.$/)
  await page.click('.why button:has-text("Confirm")')
  await page.waitForFunction(() => document.querySelectorAll('.entry').length > 1)
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('a hint asked for after a "Why not?" is shown, and takes its place', async () => {
  const page = await openPage(browser, house.address)
  await playBots(page, 'towers', 'random')
  await settled(page)
  const lit = await page.$$eval('.picture [data-mark=can]', all => all.map(one => one.getAttribute('data-at')))
  const places = await page.$$eval('.picture [data-kind=stack]', all => all.map(one => one.getAttribute('data-at')))
  const other = places.find(at => !lit.includes(at))
  await page.locator(`.picture [data-kind=stack][data-at="${other}"]`).click()
  await page.waitForSelector('.why h2')
  await page.keyboard.press('h')
  await page.waitForSelector('.why button:has-text("Confirm")', { timeout: 30_000 })
  expect(await page.locator('.why h2:has-text("Why not?")').count()).toBe(0)
  await page.locator(`.picture [data-kind=stack][data-at="${other}"]`).click()
  await page.waitForSelector('.why h2:has-text("Why not?")')
  expect(await page.locator('.why button:has-text("Confirm")').count()).toBe(1) // the hint holds as long as the board
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('two pages against each other to the end, with chat, and a rematch', { timeout: 180_000 }, async () => {
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
  await page.waitForSelector('.foot[data-connected=true]', { timeout: 20_000, state: 'attached' })
  await settled(page)
  expect(await ply(page)).toBe(before)
  await playOut(page, 4, { plies: 1 })
  await page.waitForFunction(was => document.querySelector('.astext')?.textContent !== was, before)
  const ours = troublesOf(page).filter(text => !text.includes('WebSocket') && !text.includes('ERR_CONNECTION'))
  expect(ours).toEqual([])
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

test('what happened moves; with reduced motion nothing moves', async () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const made = await makeTable(house, { game: 'towers' })
    const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`, {
      viewport: { width: 1440, height: 900 },
      locale: 'en',
      reducedMotion,
    })
    await settled(page)
    await page.evaluate(() => {
      const seen = { most: 0 }
      ;(globalThis as unknown as { seen: typeof seen }).seen = seen
      new MutationObserver(() => (seen.most = Math.max(seen.most, document.getAnimations().length))).observe(
        document.querySelector('.picture')!,
        { childList: true, subtree: true },
      )
      const look = (): void => {
        seen.most = Math.max(seen.most, document.querySelector('.picture')!.getAnimations({ subtree: true }).length)
        requestAnimationFrame(look)
      }
      look()
    })
    await playOut(page, 21, { plies: 6 })
    const most = await page.evaluate(() => (globalThis as unknown as { seen: { most: number } }).seen.most)
    if (reducedMotion === 'reduce') expect(most).toBe(0)
    else expect(most).toBeGreaterThan(0)
    expect(troublesOf(page)).toEqual([])
    await page.context().close()
  }
})
