// What the log shows in one line.
import { describe, expect, it } from 'vitest'
import { runs } from '../../src/page/table/runs'
import type { Event } from '../../src/wire'

const advance: Event = { kind: 'advanced', seat: 0, ply: 3, points: 1, text: 'Ada moves ahead: 1 point.' }
const dealt: Event = { kind: 'dealt', ply: 0, text: 'A tile is dealt.' }
const sizes = (log: readonly Event[], from = 0): number[] => runs(log, from).map(({ events }) => events.length)

describe('runs', () => {
  it('tell once what a player does again and again', () => {
    expect(sizes([advance, { ...advance, ply: 4 }, { ...advance, ply: 5 }])).toEqual([3])
  })
  it('end with another player, with other words, and where something lies between', () => {
    expect(sizes([advance, { ...advance, seat: 1 }])).toEqual([1, 1])
    expect(sizes([advance, { ...advance, text: 'Ada moves ahead: 2 points.' }])).toEqual([1, 1])
    expect(sizes([advance, { ...advance, kind: 'built', text: 'Ada builds.' }, advance])).toEqual([1, 1, 1])
  })
  it('have a whole deal in them, whatever its words', () => {
    expect(sizes([dealt, { ...dealt, text: 'Another.' }, advance, dealt])).toEqual([2, 1, 1])
  })
  it('know where in the log they begin', () => {
    expect(runs([dealt, advance, advance], 1)).toEqual([{ start: 1, events: [advance, advance] }])
  })
})
