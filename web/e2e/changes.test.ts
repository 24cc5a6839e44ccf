// The page's own way to follow changes, over the real wire: after every move it has what a fresh join is told. In every game.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { filled, sceneOf } from '../src/page/table/scenes.ts'
import type { Scene } from '../src/scene.ts'
import type { Answer, Choice, Created, State, Update } from '../src/wire.ts'
import { openPage } from './house.ts'
import { browser, GAMES, house } from './visit.ts'

const MOVES = 25

/** In the browser: a socket that waits for answers of one kind. */
interface Line {
  tell(message: string): void
  hear(kind: string): Promise<unknown>
  close(): void
}

async function connect(page: Page) {
  const line = await page.evaluateHandle(async (): Promise<Line> => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`)
    const heard: { kind: string }[] = []
    let wake = (): void => undefined
    socket.addEventListener('message', event => {
      heard.push(JSON.parse(String(event.data)))
      wake()
    })
    await new Promise(resolve => socket.addEventListener('open', resolve))
    return {
      tell: message => socket.send(message),
      async hear(kind) {
        for (;;) {
          const news = heard.shift()
          if (news?.kind === kind) return news
          if (news?.kind === 'error') throw new Error(JSON.stringify(news))
          if (!news) await new Promise<void>(resolve => (wake = resolve))
        }
      },
      close: () => socket.close(),
    }
  })
  return {
    tell: (message: object) => line.evaluate((one, text) => one.tell(text), JSON.stringify(message)),
    hear: <T extends Answer>(kind: T['kind']) => line.evaluate((one, what) => one.hear(what), kind) as Promise<T>,
    close: () => line.evaluate(one => one.close()),
  }
}

test.each(GAMES)('changes of %s lead to what a fresh join is told', async game => {
  const page = await openPage(browser, house.address)
  const player = await connect(page)
  await player.tell({ kind: 'create', game, seats: [{ mine: true }, { bot: 'random' }] })
  const made = await player.hear<Created>('created')
  const keys = made.seats.map(link => link.token)
  const join = { kind: 'join', keys, wants: ['scene', 'changes'] }
  await player.tell(join)
  const state = await player.hear<State>('state')
  let board = state.board!
  let scene: Scene | undefined = sceneOf(board)
  let legal: Choice[] = board.legal ?? []
  let changed = 0
  for (let moves = 0; moves < MOVES && !board.over; ) {
    if (board.to_move === 0) {
      const move = legal[(moves++ * 7) % legal.length]!.move
      await player.tell({ kind: 'play', table_id: made.table_id, ply: board.ply, move })
    }
    board = (await player.hear<Update>('update')).board
    changed += board.scene_change ? 1 : 0
    scene = sceneOf(board, scene)
    legal = board.legal_change ? filled(board.legal_change, legal) : (board.legal ?? legal)
    if (board.to_move !== 0 && !board.over) continue
    const fresh = await connect(page) // while nobody but the player can move
    await fresh.tell(join)
    const now = (await fresh.hear<State>('state')).board!
    await fresh.close()
    expect(scene).toEqual(sceneOf(now))
    if (!board.over) expect(legal).toEqual(now.legal)
  }
  expect(changed).toBeGreaterThan(MOVES / 2)
  await page.context().close()
})
