// One's own turn: a plan that can be taken back, what it asks about, why not, hints, the list of moves.
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeTable, openPage, PICTURES, playBots, playOut, plies, settled, troublesOf } from './house.ts'
import { browser, house } from './visit.ts'

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
  await page.click('.dock .act:has-text("Knight")')
  expect(await page.locator('.dock button:has-text("End")').count()).toBe(1) // there is one way to end, also after Knight
  await page.keyboard.press('Escape')
  const began = await plies(page)
  expect(await page.textContent('.main')).toContain('5 action points would be lost.')
  await page.dblclick('.main[data-act=end]') // twice in haste asks, too
  await page.waitForSelector('.deeds.sure')
  expect(await plies(page)).toBe(began)
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
  await page.waitForSelector('.why:has-text("Master Builder would do this")')
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
  await page.waitForSelector('.why button:has-text("Confirm")')
  expect(await page.locator('.why h2:has-text("Why not?")').count()).toBe(0)
  await page.locator(`.picture [data-kind=stack][data-at="${other}"]`).click()
  await page.waitForSelector('.why h2:has-text("Why not?")')
  expect(await page.locator('.why button:has-text("Confirm")').count()).toBe(1) // the hint holds as long as the board
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})

test('words about a place go once something has happened there', async () => {
  const made = await makeTable(house, { game: 'torres' })
  const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`)
  await settled(page)
  const before = await plies(page)
  const box = await page.$eval('.picture [data-mark=target] .touch', one => one.getBoundingClientRect().toJSON())
  await page.mouse.move(box.x, box.y)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForSelector('.readout')
  await page.mouse.down()
  await page.mouse.up()
  await expect.poll(() => plies(page)).toBeGreaterThan(before)
  await page.waitForSelector('.readout', { state: 'detached' })
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})
