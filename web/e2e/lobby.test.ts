// Before a game: the first page, learning, setting up a table, in every language; and typefaces that come late.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DESKTOP, openPage, PHONE, playBots, settled, shifts, troublesOf } from './house.ts'
import { stillness } from './timers.ts'
import { browser, GAMES, house } from './visit.ts'

const LANGUAGES = ['en', 'de', 'hu', 'ru']

async function end(page: Page): Promise<void> {
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
}

/** A gate that is shut until somebody opens it. */
function shut(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined
  const opened = new Promise<void>(resolve => (open = resolve))
  return { opened, open }
}

describe.each(LANGUAGES)('in %s', locale => {
  test.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ])('the typefaces come with the words; late ones hardly move a line, on a %s', async (_, device) => {
    const page = await openPage(browser, 'about:blank', { ...device, locale }, 'html')
    const time = await stillness(page, true) // else words do not wait long for their letters
    let gate = shut() // shut until the typefaces may come
    await page.route('**/*.woff2', async route => {
      await gate.opened
      await route.continue()
    })
    const open = async (at: string): Promise<void> => {
      await page.goto('about:blank')
      gate = shut()
      await page.goto(`${house.address}/${at}`, { waitUntil: 'commit' })
    }
    const arrive = async (): Promise<void> => {
      gate.open()
      await page.waitForFunction(() => document.fonts.check('15px Inter') && document.fonts.check('600 22px Literata'))
      await page.evaluate(() => document.fonts.ready)
    }
    for (const at of ['', '#new/carcassonne', '#learn/towers']) {
      await open(at)
      await arrive() // as they come to everybody, asked for before the code that shows words
      await page.waitForSelector(at ? '.meta' : '.lists')
      expect(await shifts(page), at).toEqual([])
      await open(at)
      await time.pass()
      await page.waitForSelector(at ? '.meta' : '.lists') // words that could wait no longer
      await arrive()
      expect(
        (await shifts(page)).reduce((sum, one) => sum + one.value, 0),
        at,
      ).toBeLessThan(0.05)
    }
    await end(page)
  })

  test('a phone shows the whole of every word in the bar and on the buttons', async () => {
    const page = await openPage(browser, house.address, { ...PHONE, locale })
    for (const at of ['', ...GAMES.map(game => `#new/${game}`), '#learn/highlanders']) {
      await page.goto(`${house.address}/${at}`)
      await page.waitForSelector('.meta')
      const cut = await page.$$eval('.bar h1, .button, button', all =>
        all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent),
      )
      expect(cut, at).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(360)
    }
    await end(page)
  })
})

test('on a phone the settings are in the menu', async () => {
  const page = await openPage(browser, house.address, PHONE)
  await page.tap('.bar [aria-label=Menu]')
  await page.fill('dialog .name input', 'Ada')
  await page.keyboard.press('Tab')
  await page.selectOption('dialog .language select', 'de')
  await page.waitForSelector('h2:has-text("Deine Tische")')
  await page.tap('dialog [aria-label="Schließen"]')
  expect(await page.evaluate(() => localStorage.getItem('donjon.name'))).toBe('"Ada"')
  await end(page)
})

test('a game can be learnt before it is played', async () => {
  const page = await openPage(browser, house.address)
  const card = page.locator('[data-game=torres]')
  expect(await card.locator('.meta').innerText()).toMatch(/2 to 4[\s\S]*60 min/)
  await card.locator('.learn').click()
  await page.waitForSelector('.lesson .rules h3')
  await page.click('.facts .go')
  await page.waitForSelector('.setup')
  await page.click('.facts .first [href^="#learn"]') // and from where a table is set up
  await page.waitForSelector('.lesson .rules h3')
  await end(page)
})

test('bots have a word for their strength; figures, from zero for random play, are in the details', async () => {
  const page = await openPage(browser, `${house.address}/#new/towers`)
  await page.waitForSelector('.bots .pick')
  const words = await page.$$eval('.bots .pick', all => all.map(one => one.textContent))
  expect(words).toContain('Squirean easy game')
  expect(words).toContain('Master Buildervery strong')
  await page.click('.figures summary')
  const figures = await page.$$eval('.figures li span', all =>
    all.map(one => Number(one.textContent?.replace('Elo ', ''))),
  )
  expect(figures[0]).toBe(0)
  expect(figures).toEqual(figures.toSorted((a, b) => a - b))
  await page.click('.segments button:has-text("3")') // nobody has measured three
  await page.waitForSelector('.figures', { state: 'detached' })
  await end(page)
})

test('who plays: bots, friends or people at this screen, each with what it needs', async () => {
  const page = await openPage(browser, `${house.address}/#new/carcassonne`)
  await page.waitForSelector('.setup')
  await page.fill('.step .field input', 'Ada')
  await page.click('[data-pick=friends]')
  expect(await page.locator('.begin').innerText()).toBe('Set up the table')
  await page.click('[data-pick=here]')
  await page.fill('.names input', 'Grace')
  await page.locator('.switch', { hasText: 'Inns & Cathedrals' }).click()
  await page.click('.begin')
  await page.waitForSelector('.picture svg')
  expect(await page.$$eval('.player .who b', all => all.map(one => one.textContent))).toEqual(['Ada', 'Grace'])
  await end(page)
})

test('one’s own tables say with whom, whose turn it is and since when', async () => {
  const page = await openPage(browser, house.address)
  await playBots(page, 'towers', 'random')
  await settled(page)
  await page.click('.home')
  await page.waitForSelector('.mine .line .button.primary:has-text("Your turn")')
  expect(await page.textContent('.mine .line small')).toBe('with Jester · now')
  await end(page)
})

test('the rules have pictures and folds, and a paragraph its address', async () => {
  const page = await openPage(browser, `${house.address}/#learn/torres`)
  await page.waitForSelector('.rules figure img')
  await page.$eval('.rules figure img', img => img.scrollIntoView())
  const wide = (): Promise<number> => page.$eval('.rules figure img', (img: HTMLImageElement) => img.naturalWidth)
  await expect.poll(wide).toBeGreaterThan(100)
  expect(await page.locator('.rules [data-rule="7.1"]').isVisible()).toBe(false)
  await page.goto(`${house.address}/#learn/torres/7.1`)
  await page.waitForSelector('.rules [data-rule="7.1"][data-marked]', { state: 'visible' })
  const citation = page.locator('.rules [data-rule="2.2"] ~ .para > p [data-cited]').first()
  const cited = await citation.textContent()
  await citation.click()
  await page.waitForSelector(`.rules [data-rule="${cited}"][data-marked]`, { state: 'visible' })
  expect(troublesOf(page)).toEqual([])
  await page.context().close()
})
