// What strangers may do to a page: names and talk are shown as text, and no script runs but the page's own.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeTable, openPage, troublesOf } from './house.ts'
import { browser, house } from './visit.ts'

const SCRIPT = '<img src=x onerror=document.title="hit">' // as long as a name may be
const TALK = '<script>document.title="hit"</script><b>bold</b>'

test('names and talk are text, whatever is in them', async () => {
  const made = await makeTable(house, {
    game: 'elbrus',
    seats: [
      { mine: true, name: SCRIPT },
      { mine: true, name: 'Grace' },
    ],
  })
  const [page, friend] = (await Promise.all(
    made.seats.map(link => openPage(browser, `${house.address}/#${link.token}`)),
  )) as [Page, Page]
  for (const one of [page, friend]) await one.waitForSelector('.picture svg')
  await friend.click('#tab-chat')
  await friend.fill('.chat input', TALK)
  await friend.press('.chat input', 'Enter')
  await page.click('#tab-chat')
  for (const one of [page, friend]) {
    await one.waitForSelector('.remarks:has-text("bold")')
    expect(await one.textContent('.remarks')).toContain(TALK)
    expect(await one.locator('.remarks b:text-is("bold"), .player img[src=x]').count()).toBe(0)
    expect(await one.textContent('.players')).toContain(SCRIPT)
    expect(await one.title()).not.toContain('hit')
    expect(troublesOf(one)).toEqual([])
    await one.context().close()
  }
})

test('the browser obeys the headers: only own scripts, no frames, no other sites', async () => {
  const answer = await fetch(house.address)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
  const html = await answer.text()
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|javascript:|<style|\sstyle=/)
  const page = await openPage(browser, house.address)
  const broken = await page.evaluate(async () => {
    const found: string[] = []
    document.addEventListener('securitypolicyviolation', told => found.push(told.effectiveDirective))
    const add = (tag: string, set: Record<string, string>): void => {
      document.body.append(Object.assign(document.createElement(tag), set))
    }
    add('script', { textContent: 'document.title = "hit"' })
    add('script', { src: 'https://elsewhere.example/x.js' })
    add('img', { src: 'https://elsewhere.example/x.png' })
    add('iframe', { src: '/' })
    await fetch('https://elsewhere.example/').catch(() => undefined)
    while (found.length < 5) await new Promise(resolve => setTimeout(resolve, 10))
    return found.sort()
  })
  expect(broken).toEqual(['connect-src', 'frame-src', 'img-src', 'script-src-elem', 'script-src-elem'])
  expect(await page.title()).not.toContain('hit')
  await page.context().close()
})
