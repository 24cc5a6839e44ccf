// What a turn in the making wants done: questions to the server, and moves. Answers go back as happenings.
import type { Choice, Tried } from '../../wire'
import { tellTrouble } from '../session'
import { Refused } from '../socket'
import type { Effect, Happening } from './making'
import type { TurnStore } from './store'

const HOVER_WAIT = 60 // ms: a pointer passing over asks nothing
const MOST_KNOWN = 500

export function openQuestions(store: TurnStore, happen: (event: Happening) => void) {
  let hovering: ReturnType<typeof setTimeout> | undefined
  const known = new Map<string, Promise<Tried | undefined>>() // previews come again with the pointer
  const ply = (): number => store.board.peek()?.ply ?? 0

  /** An answer counts only as long as the board is the one it was asked about. */
  async function asked<T>(question: Promise<T>, answered: (answer: T) => void): Promise<void> {
    const number = store.board.peek()?.number
    const answer = await question
    if (store.board.peek()?.number === number) answered(answer)
  }
  /** How this move would stand. Nothing, where the server has no answer. */
  function whatIf({ move }: Choice): Promise<Tried | undefined> {
    const id = `${store.board.peek()?.number} ${move}`
    const before = known.get(id)
    if (before) return before
    const answer = store.ask({ kind: 'what_if', ply: ply(), moves: [move] }, 'tried').catch(() => {
      known.delete(id)
      return undefined
    })
    if (known.size > MOST_KNOWN) known.clear()
    known.set(id, answer)
    return answer
  }
  function explain(about: { move: string } | { parts: string[]; action: string }, place = ''): Promise<void> {
    const question = store.ask({ kind: 'explain', ...about }, 'explained').catch((trouble: unknown) => {
      if (!(trouble instanceof Refused)) throw trouble
      return { legal: false, reasons: [{ text: trouble.message, rule: trouble.why.rule ?? '' }] }
    })
    return asked(question, ({ legal, reasons = [] }) => {
      if (!legal && reasons.length) happen({ is: 'explained', why: { reasons, place } })
    })
  }

  function act(effect: Effect): void {
    switch (effect.do) {
      case 'wait':
        hovering = setTimeout(() => happen({ is: 'looked', move: effect.move }), HOVER_WAIT)
        break
      case 'look':
        void asked(whatIf(effect.move), answer => happen({ is: 'seen', move: effect.move, answer }))
        break
      case 'explain':
        void explain({ parts: [...effect.parts], action: effect.action }, effect.parts.at(-1))
        break
      case 'play':
        store.say({ kind: 'play', ply: ply(), move: effect.move }, trouble => {
          happen({ is: 'refused' })
          tellTrouble(trouble)
        })
        break
      case 'undo':
        store.say({ kind: 'undo', ply: ply() }, tellTrouble)
    }
  }

  return {
    act,
    /** Why this move is not possible. */
    askWhy: (move: string): Promise<void> => explain({ move }),
    hint: (): Promise<void> =>
      asked(store.ask({ kind: 'hint' }, 'hinted'), hint => happen({ is: 'hinted', hint })).catch(tellTrouble),
    /** The legal moves in words, in their order. */
    sayings: (): Promise<readonly string[]> =>
      store.ask({ kind: 'sayings', ply: ply() }, 'told').then(
        told => told.said,
        () => [],
      ),
    /** The pointer has gone on: what it was over is not looked at any more. */
    passOver: (): void => clearTimeout(hovering),
  }
}
