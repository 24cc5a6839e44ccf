// What these tests see once, they see again: the games of two servers are dealt alike, and their bots answer alike.
import { expect, test } from 'vitest'
import { makeTable, openHouse } from './house.ts'
import { browser, GAMES } from './visit.ts'
import { playOverWire, type Step } from './wire.ts'

/** What can be chosen in the first steps of each game. */
async function seen(luck: string): Promise<string[][]> {
  const house = await openHouse({ DONJON_LUCK: luck })
  const all: string[][] = []
  for (const game of GAMES) {
    const steps: string[] = []
    const decide = ({ legal }: Step): string | undefined => {
      steps.push(legal.map(one => one.move).join(' '))
      return steps.length < 12 ? legal[(steps.length * 7) % legal.length]?.move : undefined
    }
    await playOverWire(browser, house, (await makeTable(house, { game })).seats[0]?.token ?? '', decide)
    all.push([game, ...steps])
  }
  await house.close()
  return all
}

test('the same choices make the same games, unless the luck is another', async () => {
  const [once, again, otherwise] = [await seen('1'), await seen('1'), await seen('2')]
  expect(again).toEqual(once)
  for (const [i, game] of otherwise.entries()) expect(game).not.toEqual(once[i])
})
