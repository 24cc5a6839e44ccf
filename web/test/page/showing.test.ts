// The others' actions, one after another.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NO_REST, openShowing } from '../../src/page/table/showing'

let seen: string[]
let rest: number
const showing = () => openShowing(Date.now)
const looked = (): number => rest
const say = (word: string) => (): void => void seen.push(word)
beforeEach(() => {
  vi.useFakeTimers()
  ;[seen, rest] = [[], 600]
})
afterEach(() => {
  vi.useRealTimers()
})

it('the first is shown at once, the others each after a rest', () => {
  const { later } = showing()
  for (const word of ['one', 'two', 'three']) later(say(word), looked)
  expect(seen).toEqual(['one'])
  vi.advanceTimersByTime(599)
  expect(seen).toEqual(['one'])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual(['one', 'two'])
  vi.advanceTimersByTime(600)
  expect(seen).toEqual(['one', 'two', 'three'])
})
it('what is nothing to look at keeps its place and takes no time', () => {
  const { later } = showing()
  later(say('move'), looked)
  later(say('card'), NO_REST)
  later(say('move'), looked)
  expect(seen).toEqual(['move'])
  vi.advanceTimersByTime(600)
  expect(seen).toEqual(['move', 'card', 'move'])
})
it('one’s own move is shown at once, after all before it, and seen before the reply', () => {
  const { later, now } = showing()
  later(say('one'), looked)
  later(say('two'), looked)
  now(say('own'), looked)
  later(say('reply'), looked)
  expect(seen).toEqual(['one', 'two', 'own'])
  vi.advanceTimersByTime(600)
  expect(seen.at(-1)).toBe('reply')
})
it('at once is at once, also for what waits already', () => {
  const { later, run } = showing()
  for (const word of ['one', 'two', 'three']) later(say(word), looked)
  rest = 0
  run()
  expect(seen).toEqual(['one', 'two', 'three'])
})
it('forgets what is void', () => {
  const { later, forget } = showing()
  later(say('one'), looked)
  later(say('two'), looked)
  forget()
  vi.advanceTimersByTime(5000)
  expect(seen).toEqual(['one'])
})
