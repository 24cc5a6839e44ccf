// Which puzzles were solved, and on how many days in a row.
import type { Solved } from '../memory'

/** With so many tries kept under these names. Only the first time counts. */
export const withTries = (all: Solved, names: readonly string[], tries: number): Solved => ({
  ...Object.fromEntries(names.map(name => [name, { tries }])),
  ...all,
})

export const isSolved = (all: Solved, name: string): boolean => (all[name]?.tries ?? 0) > 0

/** How many days in a row up to today the puzzle of the day was solved. */
export function daysInARow(all: Solved, from: string): number {
  const day = new Date(`${from}T12:00:00`)
  if (!isSolved(all, from)) day.setDate(day.getDate() - 1) // today is not over yet
  let count = 0
  while (isSolved(all, day.toLocaleDateString('sv-SE'))) {
    count++
    day.setDate(day.getDate() - 1)
  }
  return count
}
