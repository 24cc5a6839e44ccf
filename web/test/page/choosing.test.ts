// From fingers to moves.
import { describe, expect, it } from 'vitest'
import { advanced, given, grouped, meant, narrow } from '../../src/page/table/choosing'
import type { Choice } from '../../src/wire'

const places = new Set(['a1', 'a2', 'b1', 'b2'])
/** Its kind is its first word, as the server would say. */
const move = (...parts: string[]): Choice => ({
  move: parts.join(' '),
  parts,
  kind: parts.find(part => !places.has(part)) ?? 'march',
})
const legal = [
  move('a1', 'a2', 'step'),
  move('a1', 'b1', 'step'),
  move('b2', 'block', '1'),
  move('b2', 'block', '2'),
  move('b2', 'knight'),
  move('end'),
]

describe('narrow', () => {
  it('offers every first pick, and no move is clear yet', () => {
    expect(narrow(legal, [], '', places)).toMatchObject({ next: ['a1', 'b2', 'end'], done: undefined })
  })
  it('goes on from the picks', () => expect(narrow(legal, ['a1'], '', places).next).toEqual(['a2', 'b1']))
  it('makes the move that is left, words included', () =>
    expect(narrow(legal, ['a1', 'b1'], '', places).done).toEqual(legal[1]))
  it('makes a move of one word', () => expect(narrow(legal, ['end'], '', places).done).toEqual(legal[5]))
  it('never goes to a place nobody pointed at', () => {
    expect(narrow([legal[0]!, legal[5]!], ['a1'], '', places).done).toBeUndefined()
  })
  it('keeps to the kind that is wanted', () => expect(narrow(legal, [], 'block', places).next).toEqual(['b2']))
})

describe('advanced', () => {
  it('takes words that are no choice', () => expect(advanced(legal, ['b2'], 'block', places)).toEqual(['b2', 'block']))
  it('stops at a choice', () => expect(advanced(legal, ['b2'], '', places)).toEqual(['b2']))
  it('stops at a place', () =>
    expect(advanced([legal[0]!, move('a1', 'a2', 'leap')], ['a1'], '', places)).toEqual(['a1']))
})

it('moves are grouped by their actions', () =>
  expect([...grouped(legal).keys()]).toEqual(['step', 'block', 'knight', 'end']))

describe('given', () => {
  it('is what all moves begin with', () => {
    expect(given([move('a1', 'in1'), move('a1', 'in2')])).toEqual(['a1'])
    expect(given([move('a1', 'a2', '1'), move('a1', 'a2', '2')])).toEqual(['a1', 'a2'])
  })
  it('leaves something to choose', () => expect(given([move('a1'), move('a1', 'a2')])).toEqual([]))
  it('is nothing where moves differ at once, or where there is only one', () => {
    expect(given(legal)).toEqual([])
    expect(given([legal[0]!])).toEqual([])
    expect(given([])).toEqual([])
  })
})

describe('meant', () => {
  const ways = ['turn-1', 'turn-2', 'turn-3'].map(word => move('a1', word))
  const troops = ['1', '2', '3', '10'].map(word => move('a1', 'a2', word))
  it('is the word chosen ahead, or the first where it does not fit', () => {
    expect(meant(ways, 'turn-2')?.parts.at(-1)).toBe('turn-2')
    expect(meant(ways, 'turn-0')?.parts.at(-1)).toBe('turn-1')
    expect(meant([], 'turn-0')).toBeUndefined()
  })
  it('is the number chosen ahead or the next one below it, and the most where none was chosen', () => {
    expect(meant(troops, '2')?.parts.at(-1)).toBe('2')
    expect(meant(troops, '7')?.parts.at(-1)).toBe('3')
    expect(meant(troops, '')?.parts.at(-1)).toBe('10')
    expect(meant(troops.slice(1), '1')?.parts.at(-1)).toBe('2')
  })
})
