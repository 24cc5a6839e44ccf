// What brings points, told one thing after another.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTelling } from '../../src/page/table/telling'
import type { Event } from '../../src/wire'

const scored = (seat: number, points: number, place = 'a1', text = 'A castle.'): Event => ({
  places: [place],
  kind: 'scored',
  seat,
  points,
  text,
  ply: 7,
})
const CASTLES = [scored(0, 6, 'a1'), scored(1, 4, 'c3'), scored(0, 10, 'h8')]
const telling = (beat = 1400) => openTelling(count => (count > 1 ? beat : beat / 2))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('goes on by itself, castle by castle', () => {
  const { tell, now, number, count, scoring } = telling()
  tell(CASTLES)
  for (const at of [0, 1, 2]) {
    expect([now.value, number.value, count.value, scoring.value]).toEqual([[CASTLES[at]], at + 1, 3, true])
    vi.advanceTimersByTime(1400)
  }
  expect([now.value, scoring.value]).toEqual([undefined, false])
})
it('scores grow as they are told', () => {
  const { tell, scores, next } = telling()
  tell(CASTLES)
  expect(scores([20, 9])).toEqual([10, 9 - 4])
  next()
  expect(scores([20, 9])).toEqual([10, 9])
  next()
  expect(scores([20, 9])).toEqual([20, 9])
})
it('one thing is seen, but takes nothing over', () => {
  const { tell, now, scoring } = telling()
  tell([scored(0, 3)])
  expect([now.value?.[0]?.points, scoring.value]).toEqual([3, false])
  vi.advanceTimersByTime(700)
  expect(now.value).toBeUndefined()
})
it('what one wins and another loses at the same place is told in one breath', () => {
  const { tell, now, scoring } = telling()
  tell([scored(0, -1), scored(1, 2)])
  expect([now.value?.map(event => event.points), scoring.value]).toEqual([[-1, 2], false])
})
it('what brings nothing, or is said by another sentence, is not told', () => {
  const { tell, now } = telling()
  tell([scored(0, 0), scored(1, 5, 'a1', '')])
  expect(now.value).toBeUndefined()
})
it('what comes while somebody looks back ends nothing, and is not told', () => {
  const { tell, come, look, now } = telling()
  look(true)
  tell(CASTLES)
  come([scored(1, 3, 'b2')])
  expect(now.value).toEqual([CASTLES[0]])
  look(false)
  come([scored(1, 3, 'b2')])
  expect(now.value?.[0]?.places).toEqual(['b2'])
})
it('ends at once; where nothing may move it does not begin', () => {
  const leisurely = telling()
  leisurely.tell(CASTLES)
  expect(leisurely.left()).toBe(3 * 1400)
  leisurely.end()
  expect([leisurely.now.value, leisurely.left()]).toEqual([undefined, 0])
  const still = telling(0)
  still.tell(CASTLES)
  expect([still.now.value, still.scores([20, 9])]).toEqual([undefined, [20, 9]])
})
