// Plays over the wire, with nothing drawn: the quick way to a step of a game that is worth seeing.
import type { Browser } from 'playwright-core'
import { sceneOf } from '../src/page/table/scenes.ts'
import type { Scene } from '../src/scene.ts'
import type { Answer, Board, Choice } from '../src/wire.ts'
import type { House } from './house.ts'

/** A board with one's legal moves, and the scene in full. */
export interface Step {
  board: Board
  scene: Scene
  legal: readonly Choice[]
}

/** Play the seat of this token until `decide` has no move. False if the game was over first. */
export async function playOverWire(
  browser: Browser,
  house: House,
  token: string,
  decide: (step: Step) => string | undefined,
): Promise<boolean> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const heard = (news: Answer): { table_id: string; ply: number; move: string | undefined } | undefined => {
    const board = news.kind === 'state' || news.kind === 'update' ? news.board : undefined
    if (!board) return undefined
    const scene = sceneOf(board)
    const table_id = news.kind === 'state' ? news.table.table_id : news.kind === 'update' ? news.table_id : ''
    if (!scene || !board.legal?.length) return undefined
    return { table_id, ply: board.ply, move: decide({ board, scene, legal: board.legal }) }
  }
  await page.exposeFunction('heard', heard)
  await page.goto(house.address)
  const reached = await page.evaluate(
    key =>
      new Promise<boolean>(resolve => {
        const { heard } = globalThis as unknown as { heard: (news: unknown) => ReturnType<typeof Object> }
        const socket = new WebSocket(`ws://${location.host}/socket`)
        const say = (question: object): void => socket.send(JSON.stringify(question))
        socket.onopen = () => say({ kind: 'join', keys: [key], wants: ['scene'] })
        socket.onmessage = async event => {
          const news = JSON.parse(String(event.data)) as { kind: string; board?: { over?: boolean } }
          if (news.board?.over) return resolve(false)
          const next = (await heard(news)) as { table_id: string; ply: number; move?: string } | undefined
          if (next?.move) say({ kind: 'play', ...next })
          else if (next) resolve(true)
        }
      }),
    token,
  )
  await context.close()
  return reached
}
