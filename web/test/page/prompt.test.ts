// The one sentence of the dock.
import { signal } from '@preact/signals'
import { expect, it } from 'vitest'
import { prompt } from '../../src/page/table/prompt'
import type { Board } from '../../src/wire'

const board = { to_move: 0, ask: { text: 'Mira is choosing a piece …' } } as Board
const turn = { looked: signal(undefined), preview: signal(undefined), action: signal(undefined) }
const told = (held: number[]): string =>
  prompt({ board: signal(board), over: signal(false), myTurn: signal(false), held: signal(held) }, turn, key => key)

it('says what the others are doing', () => expect(told([1])).toBe('Mira is choosing a piece …'))
it('never says so about oneself: a bot plays for who was away', () => expect(told([0])).toBe('bot-plays-for-you'))
