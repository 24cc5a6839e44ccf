// Colours must be told apart and read: WCAG contrast, and CIEDE2000 distance of the seats under colour blindness.
import { describe, expect, it, test } from 'vitest'
import { mix } from '../src/board/colour'
import { INK, IVORY, LAND, LINE, SEATS, STONE, seatOf } from '../src/board/palette'
import { DARK, dim, THEMES } from '../src/board/themes'
import { contrast, distance, lab, seen, VISIONS } from './vision'

const GROUNDS = ['paper', 'card', 'sunken', 'table'] as const

describe.each(Object.values(THEMES))('theme $name', theme => {
  test.each(GROUNDS)('text is legible on %s', ground => {
    expect(contrast(theme.ink, theme[ground])).toBeGreaterThanOrEqual(7)
    expect(contrast(theme.ink2, theme[ground])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(theme.accent, theme[ground])).toBeGreaterThanOrEqual(4.5)
  })
  test('gain, alarm, button, borders and disabled text', () => {
    expect(contrast(theme.good, theme.card)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(theme.bad, theme.card)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(theme.onAccent, theme.accentFill)).toBeGreaterThanOrEqual(7)
    expect(contrast(theme.lineStrong, theme.card)).toBeGreaterThanOrEqual(3)
    expect(contrast(theme.ink3, theme.card)).toBeGreaterThanOrEqual(2.5)
  })
  test('coordinates are legible on the frame', () =>
    expect(contrast(theme.boardInk, theme.board)).toBeGreaterThanOrEqual(4.5))
})

test.each(Object.values(SEATS))('what is printed on $name is legible', seat => {
  expect(contrast(seat.on, seat.base)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(seat.deep, IVORY)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(seat.on, seat.top)).toBeGreaterThanOrEqual(3)
})

test.each([LAND.grass, LAND.city, LAND.water, LAND.paving, STONE.top, STONE.left, STONE.right])(
  'figures stand out on %s',
  ground => expect(contrast(LINE, ground)).toBeGreaterThanOrEqual(3),
)

test('halos, digits and marks', () => {
  expect(contrast(mix(DARK.table, IVORY, 0.85), DARK.table)).toBeGreaterThanOrEqual(3)
  expect(contrast(INK, STONE.top)).toBeGreaterThanOrEqual(7)
  expect(contrast(INK, mix(STONE.top, '#2a1d10', 0.32))).toBeGreaterThanOrEqual(4.5)
  expect(contrast(INK, dim(STONE.top, DARK, 0.5))).toBeGreaterThanOrEqual(7)
  expect(contrast(IVORY, INK)).toBeGreaterThanOrEqual(7)
  expect(contrast(INK, LAND.grass)).toBeGreaterThanOrEqual(3)
  expect(contrast(IVORY, dim(LAND.grass, DARK))).toBeGreaterThanOrEqual(2)
  expect(contrast(LAND.city, LAND.grass)).toBeGreaterThanOrEqual(1.3)
})

test.each(VISIONS)('six seats are six colours: %s', vision => {
  const bases = Object.values(SEATS).map(seat => seen(seat.base, vision))
  const distances = bases.flatMap((a, i) => bases.slice(i + 1).map(b => distance(a, b)))
  expect(distances).toHaveLength(15)
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(vision === 'greyscale' ? 10 : 18)
})

test.each(VISIONS)('marks stand out, and tell themselves apart by shape: %s', vision => {
  const [ink, ivory] = [seen(INK, vision), seen(IVORY, vision)]
  expect(contrast(ivory, ink)).toBeGreaterThanOrEqual(7)
  for (const ground of [LAND.grass, LAND.city, LAND.water, LAND.paving, STONE.top, STONE.left])
    expect(contrast(ink, seen(ground, vision))).toBeGreaterThanOrEqual(3)
})

describe('the measures themselves', () => {
  it('knows the WCAG extremes', () => expect(contrast('#000000', '#ffffff')).toBeCloseTo(21))
  it('knows Lab of sRGB red', () => expect(lab('#ff0000').map(v => Math.round(v))).toEqual([53, 80, 67]))
  it('agrees with the measurements in the design', () => {
    expect(distance(seen(SEATS.yellow.base, 'tritanopia'), seen(SEATS.purple.base, 'tritanopia'))).toBeCloseTo(18.3, 1)
    expect(distance(SEATS.red.base, SEATS.red.base)).toBe(0)
  })
})

test('every seat has its own emblem, and no other colour is a seat', () => {
  expect(new Set(Object.values(SEATS).map(seat => seat.emblem)).size).toBe(6)
  expect(() => seatOf('pink')).toThrow('There is no seat of colour "pink"')
  expect(() => seatOf('constructor')).toThrow('no seat')
})
