// A whole game of each kind, played to its end through the page against a bot; and its picture for the docs.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isOver, makeTable, openPage, PICTURES, pick, playOut, settled, troublesOf } from './house.ts'
import { browser, GAMES, house } from './visit.ts'

interface Card {
  name: string
  options: { name: string; values: string[] }[]
}

/** Options that end a game early, where it has them. */
async function briefly(game: string): Promise<Record<string, string>> {
  const cards = (await (await fetch(`${house.address}/games`)).json()) as Card[]
  const cap = cards.find(card => card.name === game)?.options.find(option => option.name === 'turn_cap')
  const turns = cap?.values.map(Number).filter(Number.isFinite)
  return turns ? { turn_cap: String(Math.min(...turns)) } : {}
}

describe.each(GAMES)('%s', game => {
  test('a whole game against a bot', { timeout: 480_000 }, async () => {
    const made = await makeTable(house, {
      game,
      options: await briefly(game),
      seats: [{ mine: true }, { bot: 'greedy' }],
    })
    const page = await openPage(browser, `${house.address}/#${made.seats[0]?.token}`)
    await page.waitForSelector('.picture svg')
    await settled(page)
    for (let i = 0; i < 12 && !(await isOver(page)); i++) {
      await pick(page, i * 7)
      await settled(page)
    }
    const first = await playOut(page, 7, { picks: 60 })
    await page.screenshot({ path: join(PICTURES, `page-${game}.png`) })
    const rest = first.over ? first : await playOut(page, 8)
    expect(rest.over, `${first.picks + rest.picks} picks`).toBe(true)
    expect(await page.textContent('.ending h2')).toBeTruthy()
    expect(troublesOf(page)).toEqual([])
    await page.context().close()
  })
})
