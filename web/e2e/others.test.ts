// The others' turns: seen one action after another, told, marked and played again; nothing moves where nothing should.
import { expect, test } from 'vitest'
import { makeTable, openPage, playOut, settled, troublesOf } from './house.ts'
import { browser, house } from './visit.ts'

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
