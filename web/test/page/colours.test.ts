// Whose shield a line carries.
import { expect, it } from 'vitest'
import { colourOf } from '../../src/page/table/colours'
import type { Event, TableCard } from '../../src/wire'

const table = { seats: [{ colour: 'red' }, { colour: 'blue' }] } as TableCard
const event = (more: Partial<Event>): Event => ({ kind: 'marched', ply: 1, text: '', ...more })

it('a line carries the shield of its seat, or of the clan it tells of', () => {
  expect(colourOf(table, event({ seat: 1 }))).toBe('blue')
  expect(colourOf(table, event({ seat: 0, details: { clan: 'yellow' } }))).toBe('yellow')
  expect(colourOf(table, event({ seat: null }))).toBeUndefined()
})
