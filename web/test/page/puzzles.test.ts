// What this browser keeps of puzzles, and how many days in a row the puzzle of the day was solved.
import { expect, test } from 'vitest'
import type { Solved } from '../../src/page/memory'
import { daysInARow, withTries } from '../../src/page/puzzle/solved'

const days = (...names: string[]): Solved => names.reduce((all, name) => withTries(all, [name], 1), {} as Solved)

test('only the first time counts: neither a shown solution nor another try changes it', () => {
  const shown = withTries({}, ['a'], 0)
  expect(withTries(shown, ['a'], 2)).toEqual(shown)
  expect(withTries(withTries({}, ['a'], 3), ['a'], 1)).toEqual({ a: { tries: 3 } })
})

test('days in a row end yesterday or today, also over the end of a month', () => {
  expect(daysInARow(days('2026-10-31', '2026-11-01'), '2026-11-01')).toBe(2)
  expect(daysInARow(days('2026-10-31', '2026-11-01'), '2026-11-02')).toBe(2)
  expect(daysInARow(days('2026-10-31', '2026-11-01'), '2026-11-03')).toBe(0)
  expect(daysInARow(withTries({}, ['2026-11-01'], 0), '2026-11-01')).toBe(0)
})

test('a puzzle that was solved before, or on an earlier day, is the puzzle of its day all the same', () => {
  const before = withTries({}, ['a'], 2)
  const once = withTries(before, ['a', '2026-11-01'], 1)
  expect(daysInARow(withTries(once, ['a', '2026-11-02'], 1), '2026-11-02')).toBe(2)
})
