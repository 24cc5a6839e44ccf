// The points of a review: turning points and mistakes in one list.
import { expect, test } from 'vitest'
import { pointsOf } from '../../src/page/review/points'
import type { Mistake, TurningPoint } from '../../src/wire'

const mistake = (ply: number, seat: number, loss: number): Mistake => ({
  ply,
  turn: ply,
  seat,
  moves: [],
  better: [],
  loss,
  said: '',
  better_said: '',
  places: [],
  better_places: [],
  sure: true,
})
const turned = (ply: number, seat: number | null, change: number[]): TurningPoint => ({
  ply,
  turn: ply,
  seat,
  change,
  said: '',
})

test('a mistake where the game turned is one point, with what the mistake cost', () => {
  const points = pointsOf({ turning: [turned(9, 1, [0.4, -0.4])], mistakes: [mistake(9, 1, 0.3), mistake(4, 0, 0.1)] })
  expect(points.map(({ ply, whose, change }) => [ply, whose, change])).toEqual([
    [4, 0, -0.1],
    [9, 1, -0.3],
  ])
  expect(points.every(point => point.mistake)).toBe(true)
})

test('where chance turned it, the one it changed most for is named', () => {
  const [point] = pointsOf({ turning: [turned(5, null, [0.1, -0.3, 0.2])], mistakes: [] })
  expect([point?.whose, point?.change, point?.mistake]).toEqual([1, -0.3, undefined])
})
