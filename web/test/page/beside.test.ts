// A card beside a place never lies over it, and never leaves the frame.
import { describe, expect, it } from 'vitest'
import { standing } from '../../src/page/stage/beside'

const FRAME = { width: 1000, height: 600 }
const card = { width: 240, height: 48 }
const at = (x: number, y: number) => ({ x, y, width: 40, height: 40 })

describe('a card beside a place', () => {
  it('stands above it', () => expect(standing(at(500, 300), card, FRAME)).toEqual({ left: 400, top: 242 }))
  it('stands below it at the upper edge', () =>
    expect(standing(at(500, 20), card, FRAME)).toEqual({ left: 400, top: 70 }))
  it.each([0, 120, 480, 960])('stays in the frame at %d', x => {
    for (const size of [card, { width: 320, height: 400 }]) {
      const { left, top } = standing(at(x, 280), size, FRAME)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left + size.width).toBeLessThanOrEqual(FRAME.width)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(top + size.height).toBeLessThanOrEqual(FRAME.height)
      const apart = left + size.width <= x || left >= x + 40 || top + size.height <= 280 || top >= 320
      expect(apart).toBe(true)
    }
  })
})
