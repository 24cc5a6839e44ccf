// In company: votes, somebody who vanishes, talk apart, the recap, being called to one's turn, links to hand out, correspondence.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, makeTable, openPage, playOut, plies, settled, sitDownAs, troublesOf } from './house.ts'
import { browser, house } from './visit.ts'

interface Company {
  match: string
  keys: string[]
  pages: Page[]
}

/** A table at which two people sit, each at a page of their own. */
async function sitDown(game: string): Promise<Company> {
  const made = await makeTable(house, { game, seats: [{}, {}], public: true })
  const keys: string[] = []
  const pages: Page[] = []
  for (const [i, invitation] of made.invitations.entries()) {
    const page = await openPage(browser, house.address)
    await page.evaluate(name => localStorage.setItem('donjon.name', JSON.stringify(name)), ['Ada', 'Grace'][i])
    await page.goto(`${house.address}${invitation.path}`)
    await page.reload()
    await page.locator('.guests li').nth(i).getByRole('button', { name: 'Sit down' }).click()
    await page.waitForURL(url => /^#\w+\.\d+\./.test(url.hash)) // a key of one's own
    keys.push(new URL(page.url()).hash.slice(1))
    pages.push(page)
  }
  for (const page of pages) await page.waitForSelector('.picture svg')
  return { match: made.table_id, keys, pages }
}

/** Whose turn it is, and who waits. */
async function turns([one, other]: Page[]): Promise<[Page, Page]> {
  const mine = await Promise.race([one, other].map(page => settled(page!).then(() => page!)))
  return mine === one ? [one!, other!] : [other!, one!]
}

async function fromMenu(page: Page, words: string): Promise<void> {
  await page.click('.bar button[aria-label="Table"]')
  await page.click(`dialog button:has-text("${words}")`)
}

async function end(...pages: Page[]): Promise<void> {
  for (const page of pages) expect(troublesOf(page)).toEqual([])
  for (const page of pages) await page.context().close()
}

test('a move is taken back if the other agrees, and stays if not; people go by their names', async () => {
  const { pages } = await sitDown('towers')
  const [mover, other] = await turns(pages)
  await playOut(mover, 5, { turn: true })
  await settled(other)
  const played = await plies(mover)
  const name = await other.textContent('.player:not(.turn) .who b')
  expect(['Ada', 'Grace']).toContain(name)
  await other.waitForFunction(
    who => [...document.querySelectorAll('.entry')].some(entry => entry.textContent?.includes(`${who} slides`)),
    name,
  )

  await fromMenu(mover, 'take back my last move')
  await other.waitForSelector('.why:has-text("take back a move")')
  await other.click('.why button:has-text("No")')
  await mover.waitForSelector('.why', { state: 'detached' })
  expect(await plies(mover)).toBe(played)

  await fromMenu(mover, 'take back my last move')
  await other.click('.why button:has-text("Yes")')
  for (const page of [mover, other])
    await page.waitForFunction(
      ply => Number(document.querySelector<HTMLElement>('main.table')?.dataset['ply']) < ply,
      played,
    )
  await settled(mover)
  await end(mover, other)
})

test('a game is abandoned by agreement', async () => {
  const { pages } = await sitDown('elbrus')
  const [mover, other] = await turns(pages)
  await fromMenu(other, 'abandoning the game')
  await mover.click('.why button:has-text("Yes")')
  for (const page of pages) await page.waitForSelector('main.table.over')
  expect(await mover.textContent('.ending')).toContain('Abandoned by agreement')
  await end(mover, other)
})

test('a bot stands in for somebody who vanished, who may come back', async () => {
  const { keys, pages } = await sitDown('elbrus')
  const [gone, stays] = await turns(pages)
  const key = keys[pages.indexOf(gone)]
  await end(gone)
  await stays.waitForSelector('.player.turn .who:has-text("away")')
  await fromMenu(stays, 'Suggest a bot')
  await stays.waitForSelector('.who:has-text("played by a bot")')
  await settled(stays) // the bot has moved
  const back = await openPage(browser, `${house.address}/#${key}`)
  await back.waitForSelector('.picture svg')
  await fromMenu(back, 'Take my seat back')
  await stays.waitForSelector('.who:has-text("played by a bot")', { state: 'detached' })
  await playOut(stays, 3, { turn: true })
  await settled(back)
  await end(stays, back)
})

test('what watchers say, players do not hear before the end; what players say, everybody does', async () => {
  const { match, pages } = await sitDown('elbrus')
  const [one, other] = pages as [Page, Page]
  const watchers = [
    await openPage(browser, `${house.address}/#${match}`),
    await openPage(browser, `${house.address}/#${match}`),
  ] as const
  const say = async (page: Page, words: string): Promise<void> => {
    await page.click('#tab-chat')
    await page.fill('.chat input', words)
    await page.keyboard.press('Enter')
  }
  for (const page of watchers) await page.waitForSelector('.picture svg')
  await say(watchers[0], 'Red will lose')
  await watchers[1].click('#tab-chat')
  await watchers[1].waitForSelector('.remarks:has-text("Red will lose")')
  await say(one, 'Have fun')
  for (const page of [...watchers, other]) {
    await page.click('#tab-chat')
    await page.waitForSelector('.remarks:has-text("Have fun")') // after the watcher's words, on the same wire
  }
  for (const page of [one, other]) expect(await page.textContent('.remarks')).not.toContain('Red will lose')
  await end(one, other, ...watchers)
})

test('since your last move: told in a line, and played once more', async () => {
  const { pages } = await sitDown('towers')
  const [first, second] = await turns(pages)
  await playOut(first, 5, { turn: true })
  await settled(second)
  await playOut(second, 6, { turn: true })
  await settled(first)
  const told = (await first.textContent('.since .text')) ?? ''
  expect(told).toContain(await first.textContent('.player:not(.turn) .who b'))
  await first.click('.since .link') // plays it, step by step, and is back by itself
  await first.waitForSelector('.replay')
  await first.waitForSelector('.replay', { state: 'detached' })
  await settled(first)
  await end(first, second)
})

test('what you do in your turn is no news of the others: neither told, counted nor played again', async () => {
  const made = await makeTable(house, { game: 'torres', seats: [{ mine: true }, { bot: 'random' }] })
  const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`)
  await settled(page)
  for (let i = 0; i < 20 && !(await page.locator('[data-act=advance]').count()); i++) {
    await playOut(page, i + 3, { picks: 1 }) // through the set-up
    await settled(page)
  }
  const since = (): Promise<string | null> => page.textContent('.above .since')
  const [before, ply] = [await since(), await plies(page)]
  expect(before).toMatch(/Replay (one move|\d+ moves)/)
  await page.click('[data-act=advance]') // a point of one's own
  await expect.poll(() => plies(page)).toBe(ply + 1)
  await settled(page)
  expect(await since()).toBe(before)
  await page.reload()
  await settled(page)
  expect(await since()).toBe(before)
  const farthest = page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let most = 0
        const look = (): void => {
          const count = document.querySelector('.replay .count')?.textContent
          if (!count && most) return resolve(most)
          most = Math.max(most, Number.parseInt(count ?? '0', 10))
          requestAnimationFrame(look)
        }
        look()
      }),
  )
  await page.click('.since .link')
  expect(await farthest).toBe(ply)
  await end(page)
})

interface Called {
  tones: number[]
  notices: string[]
}
const called = (page: Page): Promise<Called> =>
  page.evaluate(() => (globalThis as unknown as { called: Called }).called)

test('on one’s turn the title says so, it knocks twice, and the browser tells, if it may', async () => {
  const { keys, pages } = await sitDown('towers')
  const [mover, waits] = await turns(pages)
  const key = keys[pages.indexOf(waits)]
  await end(waits)
  const context = await browser.newContext(DESKTOP)
  await context.grantPermissions(['notifications'], { origin: house.address })
  await context.addInitScript(() => {
    const called: Called = { tones: [], notices: [] }
    ;(globalThis as unknown as { called: Called }).called = called
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      called.tones.push(this.frequency.value)
      start.call(this, when)
    }
    const Plain = Notification
    globalThis.Notification = class extends Plain {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options)
        called.notices.push(options?.body ?? '')
      }
    }
    document.hasFocus = () => false // a page under test always has the focus
  })
  const page = await context.newPage()
  await page.goto(`${house.address}/#${key}`)
  await page.waitForSelector('.picture svg')
  await page.click('.bar [aria-label="Browser notification when it is your turn"]') // sound, too, needs somebody to have touched the page
  await page.waitForSelector('.bar [aria-pressed=true]')
  expect(await page.title()).toBe('Game of Towers – Donjon')
  await playOut(mover, 5, { turn: true })
  await settled(page)
  expect(await page.title()).toBe('● Your turn – Game of Towers')
  const heard = await called(page)
  expect(heard.tones.slice(-2)).toEqual([440, 587])
  expect(heard.notices).toEqual(['Game of Towers: Your turn'])

  await page.click('.bar [aria-label="Sound off"]')
  await playOut(page, 6, { turn: true })
  await settled(mover)
  await playOut(mover, 7, { turn: true })
  await settled(page)
  const later = await called(page)
  expect(later.tones).toEqual(heard.tones) // silent now
  expect(later.notices.length).toBe(2)
  await end(mover)
  await context.close()
})

test('links to hand out, each with a QR code of its own', async () => {
  const page = await openPage(browser, house.address)
  await page.click('[data-game=torres] .invite')
  await page.click('.begin')
  await page.waitForSelector('.links')
  for (const button of await page.locator('.links button:has-text("QR")').all()) await button.click()
  const codes = page.locator('.qr')
  expect(await codes.count()).toBe(await page.locator('.links input').count())
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('.qr')].every(code => code.complete && code.naturalWidth > 0),
  )
  const [link] = await page.$$eval('.links input', all => all.map(one => (one as HTMLInputElement).value))
  expect(await codes.first().getAttribute('src')).toBe(`/qr.svg?text=${encodeURIComponent(link ?? '')}`)
  await end(page)
})

test('a game by correspondence waits among one’s own, and says whose turn it is', async () => {
  const page = await openPage(browser, house.address)
  await page.goto(`${house.address}/#new/towers/friends`)
  await page.click('.fold summary')
  await page.click('label:has-text("By correspondence")')
  await page.click('.begin')
  const link = await page.inputValue('.links input >> nth=0')
  const friend = await openPage(browser, link)
  await sitDownAs(friend, 'Grace')
  const [mover, other] = await turns([page, friend])
  expect(await mover.textContent('.player.turn .clock')).toMatch(/[23] d \d+ h/)
  for (const one of [mover, other]) {
    await one.click('.home')
    await one.waitForSelector('.line')
  }
  await mover.waitForSelector('.lists section:first-child .line .button.primary:has-text("Your turn")')
  await mover.waitForSelector('h2:has-text("one is waiting for you")')
  expect(await other.textContent('.lists section:first-child .line')).toContain('to move')
  await mover.click('.line .button.primary')
  await settled(mover)
  await playOut(mover, 5, { turn: true })
  await other.waitForSelector('.line .button.primary:has-text("Your turn")') // told without a reload
  await end(mover, other)
})
