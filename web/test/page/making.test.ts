// One's own turn: every state, every happening, and what it leads to.
import { describe, expect, it, test } from 'vitest'
import {
  type Armed,
  type Doubting,
  type Facts,
  FRESH,
  type Happening,
  next,
  type Picking,
  type Sending,
  type State,
} from '../../src/page/table/making'
import type { Choice, Hinted, Tried } from '../../src/wire'

const places = new Set(['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'c3', 'z9'])
const move = (...parts: string[]): Choice => ({
  move: parts.join(' '),
  parts,
  kind: parts.find(part => !places.has(part))?.replace(/-?\d/, '') ?? 'lone',
})
const STEP = move('a1', 'a2', 'step')
const SIDESTEP = move('a1', 'b1', 'step')
const TILES = [0, 1, 2].map(turn => move('b2', `turn-${turn}`))
const LONE = move('c1')
const END = move('end')
const WALL = move('c2', 'wall', 'c3')
const legal = [STEP, SIDESTEP, ...TILES, LONE, WALL, END]
const facts: Facts = {
  number: 7,
  mine: true,
  legal,
  places,
  canUndo: false,
  losing: new Set(),
  early: new Set(),
  ahead: '',
  weighed: new Set(),
}
const loses: Facts = { ...facts, losing: new Set(['end']) }
const stands = (...moves: Choice[]): Tried => ({
  kind: 'tried',
  table_id: '',
  ply: 0,
  moves: moves.map(one => one.move),
  scores: [],
  scene: { game: 'towers', title: '', columns: 1, rows: 1, players: [], shapes: [], marks: [] },
  legal: [SIDESTEP, LONE],
})
const hint: Hinted = {
  kind: 'hinted',
  table_id: '',
  ply: 0,
  bot: 'Mira',
  move: END.move,
  parts: END.parts,
  said: 'End the turn.',
}
const why = { reasons: [{ text: 'Not there.', rule: '2.1' }], place: 'z9' }

const picking: Picking = { ...FRESH, picks: ['a1'], kind: 'step' }
const armed: Armed = {
  ...FRESH,
  is: 'armed',
  picks: ['a1', 'a2'],
  move: STEP,
  tapped: 'a2',
  back: ['a1'],
  looked: STEP,
}
const doubting: Doubting = { ...FRESH, is: 'doubting', move: END }
const sending: Sending = { ...FRESH, is: 'sending', move: STEP, number: 7 }

/** The state after these, one after another, and what is to be done at last. */
function leads(from: State, given: Facts, ...events: Happening[]): ReturnType<typeof next> {
  let step: ReturnType<typeof next> = [from]
  for (const event of events) step = next(step[0], event, given)
  return step
}
const tap = (part: string): Happening => ({ is: 'picked', part, firm: false })
const click = (part: string): Happening => ({ is: 'picked', part, firm: true })

describe('every state answers to everything that happens', () => {
  const states = { picking, armed, doubting, sending }
  const happenings: [Happening, Record<keyof typeof states, State['is']>][] = [
    [tap('a2'), { picking: 'armed', armed: 'sending', doubting: 'picking', sending: 'sending' }],
    [click('a2'), { picking: 'sending', armed: 'sending', doubting: 'picking', sending: 'sending' }],
    [
      { is: 'chosen', kind: 'wall' },
      { picking: 'picking', armed: 'picking', doubting: 'picking', sending: 'sending' },
    ],
    [
      { is: 'hovered', part: 'a2' },
      { picking: 'picking', armed: 'armed', doubting: 'doubting', sending: 'sending' },
    ],
    [
      { is: 'looked', move: END },
      { picking: 'picking', armed: 'armed', doubting: 'doubting', sending: 'sending' },
    ],
    [
      { is: 'made', move: END },
      { picking: 'doubting', armed: 'doubting', doubting: 'sending', sending: 'sending' },
    ],
    [{ is: 'wanted' }, { picking: 'picking', armed: 'armed', doubting: 'doubting', sending: 'sending' }],
    [{ is: 'undone' }, { picking: 'picking', armed: 'picking', doubting: 'picking', sending: 'sending' }],
    [{ is: 'cleared' }, { picking: 'picking', armed: 'picking', doubting: 'picking', sending: 'sending' }],
    [
      { is: 'seen', move: STEP, answer: stands(STEP) },
      { picking: 'picking', armed: 'armed', doubting: 'doubting', sending: 'sending' },
    ],
    [
      { is: 'explained', why },
      { picking: 'picking', armed: 'armed', doubting: 'doubting', sending: 'sending' },
    ],
    [
      { is: 'hinted', hint },
      { picking: 'picking', armed: 'armed', doubting: 'doubting', sending: 'sending' },
    ],
    [{ is: 'board' }, { picking: 'picking', armed: 'picking', doubting: 'picking', sending: 'picking' }],
    [{ is: 'refused' }, { picking: 'picking', armed: 'armed', doubting: 'doubting', sending: 'picking' }],
  ]
  const cases = happenings.flatMap(([event, to]) =>
    (Object.keys(states) as (keyof typeof states)[]).map(name => [name, event.is, to[name], event] as const),
  )
  test.each(cases)('%s, %s: %s', (name, _event, to, event) =>
    expect(next(states[name], event, { ...loses, number: 8 })[0].is).toBe(to),
  )
})

describe('picking', () => {
  it('goes on part by part, and makes a clear move at once where it is firm', () => {
    expect(leads(FRESH, facts, click('a1'))).toEqual([{ ...FRESH, picks: ['a1'] }])
    const [state, ...effects] = leads(FRESH, facts, click('a1'), click('a2'))
    expect(state).toMatchObject({ is: 'sending', picks: ['a1', 'a2'] })
    expect(effects).toEqual([{ do: 'play', move: STEP.move }])
  })
  it('takes nothing when it is not one’s turn', () =>
    expect(leads(FRESH, { ...facts, mine: false }, click('a1'))).toEqual([FRESH]))
  it('shows the first of the moves when only words are left', () =>
    expect(leads(FRESH, facts, click('b2'))).toEqual([
      { ...FRESH, picks: ['b2'], looked: TILES[0] },
      { do: 'look', move: TILES[0] },
    ]))
  it('lets go of the last pick when it is picked again', () =>
    expect(leads(FRESH, facts, click('a1'), click('a1'))).toEqual([FRESH]))
  it('starts anew with another first pick, and shows that one', () => {
    expect(leads(FRESH, facts, click('b2'), click('a1'))).toEqual([{ ...FRESH, picks: ['a1'] }])
    expect(leads(FRESH, facts, click('a1'), click('b2'))).toEqual([
      { ...FRESH, picks: ['b2'], looked: TILES[0] },
      { do: 'look', move: TILES[0] },
    ])
    expect(leads(FRESH, facts, click('a1'), click('c1')).slice(1)).toEqual([{ do: 'play', move: 'c1' }])
  })
  it('asks why anything else cannot be picked, with what was picked before', () => {
    expect(leads(FRESH, facts, click('z9'))).toEqual([FRESH, { do: 'explain', parts: ['z9'], action: '' }])
    expect(leads(FRESH, facts, click('a1'), click('z9')).slice(1)).toEqual([
      { do: 'explain', parts: ['a1', 'z9'], action: '' },
    ])
  })
  it('forgets the last answer with the next pick', () =>
    expect(leads({ ...FRESH, why }, facts, click('a1'))[0].why).toBeUndefined())
})

describe('a kind chosen first', () => {
  it('narrows what follows, and is let go when it is chosen again', () => {
    const [chosen] = leads(FRESH, facts, { is: 'chosen', kind: 'step' })
    expect(chosen).toEqual({ ...FRESH, kind: 'step' })
    expect(leads(chosen, facts, click('c1')).slice(1)).toEqual([{ do: 'explain', parts: ['c1'], action: 'step' }])
    expect(leads(chosen, facts, { is: 'chosen', kind: 'step' })).toEqual([FRESH])
  })
  it('is picked where it is a part of its own', () =>
    expect(leads(FRESH, facts, { is: 'chosen', kind: 'end' }).slice(1)).toEqual([{ do: 'play', move: 'end' }]))
  it('is picked by itself on the way to a place', () =>
    expect(leads(FRESH, { ...facts, legal: [WALL, move('c2', 'wall', 'z9')] }, click('c2'))[0].picks).toEqual([
      'c2',
      'wall',
    ]))
})

describe('an armed move', () => {
  it('is shown by the first tap and made by the second, whatever words follow the place', () => {
    const [state, ...effects] = leads(FRESH, facts, tap('a1'), tap('a2'))
    expect(state).toMatchObject({ is: 'armed', move: STEP, picks: ['a1', 'a2'], looked: STEP })
    expect(effects).toEqual([{ do: 'look', move: STEP }])
    expect(leads(state, facts, tap('a2')).slice(1)).toEqual([{ do: 'play', move: STEP.move }])
  })
  it('gives way to another target of the same piece', () => {
    const [state] = leads(FRESH, facts, tap('a1'), tap('a2'), tap('b1'))
    expect(state).toMatchObject({ is: 'armed', move: SIDESTEP, picks: ['a1', 'b1'] })
  })
  it('gives way to another piece', () =>
    expect(leads(FRESH, facts, tap('a1'), tap('a2'), tap('b2'))[0]).toMatchObject({ is: 'picking', picks: ['b2'] }))
  it('is made by a click, too', () =>
    expect(leads(armed, facts, click('a2')).slice(1)).toEqual([{ do: 'play', move: STEP.move }]))
  it('is not disturbed by a pointer passing over', () =>
    expect(leads(armed, facts, { is: 'hovered', part: undefined })).toEqual([armed]))
  it('is let go with its picks', () => expect(leads(armed, facts, { is: 'cleared' })).toEqual([FRESH]))
  it('gives way to a kind', () =>
    expect(leads(armed, facts, { is: 'chosen', kind: 'step' })[0]).toMatchObject({ is: 'picking', picks: ['a1'] }))
})

describe('the same place clicked on and on', () => {
  const [first] = leads(FRESH, facts, click('b2'))
  it('shows the next of the choices there, and the first after the last', () => {
    const turned = [1, 2, 0].map((_, clicks) => leads(first, facts, ...Array<Happening>(clicks + 1).fill(tap('b2'))))
    expect(turned.map(([state]) => (state as Armed).move)).toEqual([TILES[1], TILES[2], TILES[0]])
    expect(turned[0]?.slice(1)).toEqual([{ do: 'look', move: TILES[1] }])
  })
  it('goes on from what the pointer looked at', () =>
    expect(leads(first, facts, { is: 'looked', move: TILES[2]! }, click('b2'))[0]).toMatchObject({
      is: 'armed',
      move: TILES[0],
    }))
  it('never makes the move; a word of it does', () => {
    const [state] = leads(first, facts, click('b2'))
    expect(leads(state, facts, click('turn-1')).slice(1)).toEqual([{ do: 'play', move: 'b2 turn-1' }])
    expect(leads(state, facts, { is: 'made', move: TILES[1]! }).slice(1)).toEqual([{ do: 'play', move: 'b2 turn-1' }])
  })
})

describe('previews', () => {
  it('are asked for where a pick would make the move clear', () => {
    expect(leads(picking, facts, { is: 'hovered', part: 'a2' })).toEqual([picking, { do: 'wait', move: STEP }])
    expect(leads(FRESH, facts, { is: 'hovered', part: 'a1' })).toEqual([FRESH])
    expect(leads(picking, facts, { is: 'looked', move: STEP })).toEqual([
      { ...picking, looked: STEP },
      { do: 'look', move: STEP },
    ])
  })
  const seen: Happening = { is: 'seen', move: STEP, answer: stands(STEP) }
  it('come in for the move that is looked at, and for no other', () => {
    expect(leads({ ...picking, looked: STEP }, facts, seen)[0].preview).toEqual(stands(STEP))
    expect(leads({ ...picking, looked: SIDESTEP }, facts, seen)[0].preview).toBeUndefined()
    expect(leads(FRESH, facts, seen)[0].preview).toBeUndefined()
  })
  it('stay until the next one is there', () => {
    const shown = { ...picking, looked: STEP, preview: stands(STEP) }
    expect(leads(shown, facts, { is: 'looked', move: SIDESTEP })[0].preview).toBe(shown.preview)
  })
  it('are none where nothing is known', () => {
    const shown = { ...picking, looked: STEP, preview: stands(STEP) }
    expect(leads(shown, facts, { is: 'seen', move: STEP, answer: undefined })[0].preview).toBeUndefined()
  })
  it('go with the pointer, but not while only words are left', () => {
    const shown = { ...picking, looked: STEP, preview: stands(STEP) }
    expect(leads(shown, facts, { is: 'hovered', part: undefined })).toEqual([picking])
    const [words] = leads(FRESH, facts, click('b2'))
    expect(leads(words, facts, { is: 'hovered', part: undefined })).toEqual([words])
  })
})

describe('what is no choice', () => {
  const legal = [move('c1', 'in1'), move('c1', 'in2')]
  const taken: Facts = { ...facts, legal }
  const [begun, ...effects] = leads(FRESH, taken, { is: 'board' })
  it('is picked with the board, and the first of the moves is shown', () => {
    expect(begun).toEqual({ ...FRESH, picks: ['c1'], looked: legal[0] })
    expect(effects).toEqual([{ do: 'look', move: legal[0] }])
  })
  it('leads on: two go in', () =>
    expect(leads(begun, taken, click('in2')).slice(1)).toEqual([{ do: 'play', move: 'c1 in2' }]))
  it('is never let go, and no step back', () => {
    expect(leads(begun, taken, { is: 'cleared' })).toEqual([begun, ...effects])
    expect(leads(begun, { ...taken, canUndo: true }, { is: 'undone' })).toEqual([begun, { do: 'undo' }])
  })
  it('needs no pointing where an action is chosen', () => {
    const lay: Facts = { ...facts, legal: [move('c1', 'bare'), move('c1', 'shield')] }
    const [at] = leads(FRESH, lay, { is: 'board' })
    expect(leads(at, lay, { is: 'chosen', kind: 'bare' }).slice(1)).toEqual([{ do: 'play', move: 'c1 bare' }])
  })
})

describe('ending a turn with something left', () => {
  it('asks once, and is then done', () => {
    const [state, ...effects] = leads(FRESH, loses, { is: 'chosen', kind: 'end' })
    expect([state, effects]).toEqual([{ ...doubting, kind: 'end' }, []])
    expect(leads(state, loses, { is: 'made', move: END }).slice(1)).toEqual([{ do: 'play', move: 'end' }])
  })
  it('asks whichever way the move was made', () =>
    expect(leads(FRESH, loses, { is: 'made', move: END })).toEqual([doubting]))
  it('is let go by anything else', () => {
    expect(leads(doubting, loses, { is: 'cleared' })).toEqual([FRESH])
    expect(leads(doubting, { ...loses, canUndo: true }, { is: 'undone' })).toEqual([FRESH])
    expect(leads(doubting, loses, click('a1'))).toEqual([{ ...FRESH, picks: ['a1'] }])
  })
  it('asks nothing where nothing is left', () =>
    expect(leads(FRESH, facts, { is: 'chosen', kind: 'end' }).slice(1)).toEqual([{ do: 'play', move: 'end' }]))
})

describe('sending', () => {
  it('goes on showing what was there', () => {
    const shown = { ...armed, preview: stands(STEP), hint }
    const [state] = leads(shown, facts, tap('a2'))
    expect(state).toMatchObject({ is: 'sending', move: STEP, picks: armed.picks, preview: shown.preview, hint })
  })
  it('starts afresh when it was refused', () => expect(leads(sending, facts, { is: 'refused' })).toEqual([FRESH]))
  it('sends nothing twice', () => expect(leads(sending, facts, { is: 'made', move: END })).toEqual([sending]))
})

describe('one step back', () => {
  const undone: Happening = { is: 'undone' }
  it('lets go of the picks, then of a move played', () => {
    const undoes = { ...facts, canUndo: true }
    expect(leads({ ...FRESH, picks: ['a1'] }, undoes, undone)).toEqual([FRESH])
    expect(leads(FRESH, undoes, undone)).toEqual([FRESH, { do: 'undo' }])
    expect(leads(FRESH, facts, undone)).toEqual([FRESH])
  })
  it('lets go of a kind', () => expect(leads({ ...FRESH, kind: 'step' }, facts, undone)).toEqual([FRESH]))
})

describe('hints and answers', () => {
  it('a hint takes the place of an older answer', () =>
    expect(leads({ ...FRESH, why }, facts, { is: 'hinted', hint })).toEqual([{ ...FRESH, hint }]))
  it('an answer leaves the hint there', () =>
    expect(leads({ ...FRESH, hint }, facts, { is: 'explained', why })).toEqual([{ ...FRESH, hint, why }]))
  it('both go with the board', () => expect(leads({ ...FRESH, hint, why }, facts, { is: 'board' })).toEqual([FRESH]))
})

describe('at a place where the choice is between actions', () => {
  const [shield, bare] = [move('c2', 'shield'), move('c2', 'bare')]
  const taken: Facts = { ...facts, legal: [bare, shield] }
  it('nothing is shown before one is chosen: the question is asked', () =>
    expect(leads(FRESH, taken, { is: 'board' })).toEqual([{ ...FRESH, picks: ['c2'] }]))
  it('a choice within one action shows its first', () => {
    const [first, second] = TILES as [Choice, Choice]
    const [shown] = leads(FRESH, { ...facts, legal: [first, second] }, { is: 'board' })
    expect(shown).toMatchObject({ picks: ['b2'], looked: first })
  })
})

describe('what is chosen ahead', () => {
  const ahead: Facts = { ...facts, early: new Set(['turn']), weighed: new Set(['turn']) }
  const tile = (turn: number): Choice => TILES[turn] as Choice
  it('needs no pick: the place shows the tile, a second click sets it', () => {
    const [shown, ...asks] = leads(FRESH, { ...ahead, ahead: 'turn-2' }, click('b2'))
    expect(shown).toMatchObject({ is: 'armed', move: tile(2), tapped: 'b2' })
    expect(asks).toEqual([{ do: 'look', move: tile(2) }])
    expect(leads(shown, ahead, click('b2'))).toMatchObject([{ is: 'sending' }, { do: 'play', move: tile(2).move }])
  })
  it('turns what is shown, and what the pointer is over', () => {
    const [shown] = leads(FRESH, ahead, tap('b2'))
    expect(shown).toMatchObject({ is: 'armed', move: tile(0) })
    expect(leads(shown, { ...ahead, ahead: 'turn-1' }, { is: 'wanted' })).toMatchObject([
      { is: 'armed', move: tile(1), looked: tile(1) },
      { do: 'look', move: tile(1) },
    ])
    const [, wait] = leads(FRESH, { ...ahead, ahead: 'turn-1' }, { is: 'hovered', part: 'b2' })
    expect(wait).toEqual({ do: 'wait', move: tile(1) })
  })
  it('leaves moves of other kinds alone', () => {
    expect(leads(FRESH, ahead, click('a1'), click('a2'))).toMatchObject([{ is: 'sending', move: STEP }, {}])
    expect(leads(armed, ahead, { is: 'wanted' })).toEqual([armed])
  })
  it('is seen already where there is only one place, and one click sets it', () => {
    const only = { ...ahead, legal: TILES, ahead: 'turn-1' }
    const [shown] = leads(FRESH, only, { is: 'board' })
    expect(shown).toMatchObject({ is: 'picking', picks: ['b2'], looked: tile(1) })
    expect(leads(shown, only, click('b2'))).toMatchObject([{ is: 'sending' }, { do: 'play', move: tile(1).move }])
  })
})
