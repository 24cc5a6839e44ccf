// How many clicks a turn takes. Every move is one that a bot might choose, made as directly as the page allows: a target that is
// seen is clicked; else the piece, the action or the choice that leads to it; and what is asked is answered.
import type { Page } from 'playwright-core'
import { filled } from '../src/page/table/scenes'
import { plies, settled } from './house.ts'

interface Choice {
  move: string
  parts: string[]
  kind: string
}
interface News {
  kind: string
  board?: { legal?: Choice[]; legal_change?: (Choice | [number, number])[]; turn: number }
}

/** One click towards a move, as far as it is made; false if nothing leads there. */
const click = (page: Page, { parts, kind }: Choice, done: number): Promise<boolean> =>
  page.evaluate(
    ([all, action, before]) => {
      const find = (selector: string): Element[] => [...document.querySelectorAll(selector)]
      const at = (one: Element): string => one.getAttribute('data-at') ?? ''
      const whole = ` ${all.join(' ')} `
      const targets = find('.picture [data-mark=target]:has(.touch)')
        .filter(one => whole.includes(` ${at(one)} `)) // a piece may lie over several places
        .map(one => one.querySelector('.touch'))
      const pieces = find('.picture [data-mark=can]').filter(one => all.includes(at(one)))
      const choices = all.slice(-2).flatMap(part => find(`.dock [data-part="${CSS.escape(part)}"]`))
      const open = ':not([aria-disabled=true], [aria-pressed=true])'
      const card = CSS.escape(action.replace('card-', ''))
      const acts = find(`.dock [data-act="${CSS.escape(action)}"]${open}, .cards [data-card="${card}"]${open}`)
      const [ways, sure] = [[...targets, ...pieces, ...choices], find('.deeds.sure .main.primary')]
      const onward = find('.dock .main.primary:not([data-act])')
      const plan = find('.tools .tool-flat[aria-pressed=false]')
      const one = sure[0] ?? (before ? (onward[0] ?? ways[0]) : ways[0]) ?? acts[0] ?? onward[0] ?? plan[0]
      if (!one) return false
      const box = one.getBoundingClientRect()
      const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2]
      one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY }))
      return true
    },
    [parts, kind, done] as const,
  )

const MOST = 8 // clicks for a move

/** The clicks of so many turns. */
export async function countClicks(page: Page, turns: number): Promise<number[]> {
  let board: News['board']
  let legal: Choice[] = []
  page.on('websocket', socket =>
    socket.on('framereceived', frame => {
      const news = JSON.parse(String(frame.payload)) as News
      if (!news.board || !['state', 'update'].includes(news.kind)) return // others only try something out
      board = news.board
      legal = board.legal_change ? filled(board.legal_change, legal) : (board.legal ?? legal)
    }),
  )
  await page.reload()
  await settled(page)
  const counts: number[] = []
  let [clicks, turn, seed, unmade] = [0, board?.turn ?? 0, 7, 0]
  while (counts.length < turns && (await page.locator('.dock.mine').count())) {
    seed = (seed * 1103515245 + 12345) % 2147483648
    const going = legal.filter(choice => choice.parts.length > 1 || choice.move.length > 1) // ending comes last
    const among = going.length ? going : legal
    const choice = among[Math.floor((seed / 2147483648) * among.length)]
    const before = await plies(page)
    let n = 0
    while (n < MOST && choice && (await plies(page)) === before && (await click(page, choice, n))) {
      n++
      await settled(page)
    }
    if ((await plies(page)) > before) [clicks, unmade] = [clicks + n, 0]
    else if (++unmade > 20) throw new Error(`Nothing leads to ${choice?.move}.`)
    await page.keyboard.press('Escape')
    await settled(page)
    if (board && board.turn !== turn) {
      counts.push(clicks)
      ;[clicks, turn] = [0, board.turn]
    }
  }
  return counts
}
