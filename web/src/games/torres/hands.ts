// Beside the board: what everybody holds (stacks, knights, cards), and the phase card.
import { emblem, shield, sign } from '../../board/emblems'
import { knight } from '../../board/figures'
import { GOLD, INK, IVORY, LINE, type Seat, STONE, seatOf } from '../../board/palette'
import { plaque } from '../../board/plaques'
import { type Strip, sideBySide } from '../../board/players'
import { detailList, detailNumber, detailText, detailTexts } from '../../board/shapes'
import { at, circle, type Drawn, group, type Kid, line, path, rect, text, title } from '../../board/svg'
import { fitted } from '../../board/text'
import type { Theme } from '../../board/themes'
import type { Player, Scene } from '../../scene'
import { CROWNED } from './king'

const CARD = { high: 128, least: 236 }
const PILE = { wide: 26, deep: 11 }

// Signs of the ten action cards, in the unit circle; the two with action points carry their number.
const SIGNS: Record<string, string> = {
  extra: 'M-.22 -.9H.22V-.22H.9V.22H.22V.9H-.22V.22H-.9V-.22H-.22Z',
  under: 'M0 -1L.6 -.3H.22V.3H-.22V-.3H-.6ZM-.9 .46H.9V.95H-.9Z',
  moveblock: 'M-1 -.2H-.3V.5H-1ZM-.1 -.05H.45V-.4L1 .15L.45 .7V.35H-.1Z',
  relocate: 'M-.95 .8C-1 -.5 .1 -.8 .4 -.5L.55 -.95L1 .1L-.05 .2L.2 -.15C-.1 -.3 -.5 0 -.5 .8Z',
  diagonal: 'M-.9 .55L.2 -.55L-.2 -.95H.95V.2L.55 -.2L-.55 .9Z',
  door: 'M-.75 .95V-.1A.75 .85 0 0 1 .75 -.1V.95H.35V-.05A.35 .42 0 0 0 -.35 -.05V.95Z',
  jump: 'M-1 .6C-.9 -1 .7 -1 .75 .1H1L.55 .75L.1 .1H.38C.3 -.5 -.5 -.5 -.6 .6ZM-.2 .45H.2V.9H-.2Z',
  leap: 'M0 -1L.7 -.25H.28V.1H-.28V-.25H-.7ZM0 -.05L.7 .7H.28V1H-.28V.7H-.7Z',
}
const COUNTED: Record<string, string> = { ap6: '6', ap7: '7' }

/** A small action card: its sign on ivory, or the back with the owner's emblem. */
export function smallCard(kind: string | undefined, seat: Seat, faded: boolean): Kid {
  const face = kind === undefined ? seat.base : IVORY
  return group(
    { opacity: faded ? 0.55 : undefined },
    kind !== undefined && title(kind),
    rect(-9.5, -13, 19, 26, { rx: 3.5, fill: face, stroke: LINE, 'stroke-width': 1.2 }),
    kind === undefined
      ? [
          rect(-7, -10.5, 14, 21, { rx: 2, fill: 'none', stroke: seat.on, 'stroke-width': 0.9, opacity: 0.6 }),
          emblem(seat, 0, 0, 4.6),
        ]
      : COUNTED[kind]
        ? text(0, 5.6, COUNTED[kind] ?? '', { class: 'num', 'font-size': 16, fill: INK })
        : sign(SIGNS[kind] ?? '', 0, 0, 6.6, INK),
    faded && path('M-5 9.5H5', { stroke: INK, 'stroke-width': 1.4, 'stroke-dasharray': '2 1.6' }),
  )
}

/** The face of a card of the hand, large, round 0, 0. */
export const cardFace = (kind: string, size: number): Kid =>
  COUNTED[kind]
    ? text(0, size * 0.72, COUNTED[kind] ?? '', { class: 'num', 'font-size': size * 2, fill: INK })
    : sign(SIGNS[kind] ?? '', 0, 0, size, INK)

/** Cards side by side, closer where they are many; those drawn to choose from stand apart. Without names only backs are seen. */
function hand(player: Player, width: number): Kid {
  const seat = seatOf(player.colour)
  const backs = (count: number | undefined): undefined[] => Array.from({ length: count ?? 0 }, () => undefined)
  const seen = (key: string): boolean => Array.isArray(player.detail?.[key])
  const held = seen('hand') ? detailTexts(player, 'hand') : backs(detailNumber(player, 'cards'))
  const drawn = seen('drawn_cards') ? detailTexts(player, 'drawn_cards') : backs(detailNumber(player, 'drawn'))
  const fresh = detailTexts(player, 'fresh')
  const apart = drawn.length && held.length ? 12 : 0
  const count = held.length + drawn.length
  const step = Math.min(22, count > 1 ? (width - 19 - apart) / (count - 1) : 22)
  return [...held, ...drawn].map((kind, i) => {
    const bought = kind !== undefined && i < held.length ? fresh.indexOf(kind) : -1
    if (bought >= 0) fresh.splice(bought, 1)
    return at(10 + i * step + (i < held.length ? 0 : apart), 0, smallCard(kind, seat, bought >= 0))
  })
}

/** A stack of blocks on the table, origin at its foot; an empty one is a place where blocks may go. */
const pile = (size: number, theme: Theme, held = false): Kid => [
  size === 0 &&
    rect(0, -PILE.deep, PILE.wide, PILE.deep, {
      rx: 2,
      fill: 'none',
      stroke: theme.lineStrong,
      'stroke-width': 1,
      'stroke-dasharray': '3 2.4',
    }),
  Array.from({ length: size }, (_, i) =>
    group(
      {},
      rect(0, -PILE.deep * (i + 1), PILE.wide, PILE.deep, {
        rx: 1.4,
        fill: i === size - 1 ? STONE.top : STONE.left,
        stroke: STONE.line,
        'stroke-width': 1,
      }),
      path(`M10 ${-PILE.deep * i}v-4.6a3 3 0 0 1 6 0v4.6Z`, { fill: STONE.door }),
    ),
  ),
  held && path(`M-1 4.2H${PILE.wide + 1}`, { stroke: theme.ink, 'stroke-width': 2.2, 'stroke-linecap': 'round' }),
]

/** The sizes of the stacks as digits, the one in hand in front: all that fits on a phone. */
export const stacksNote = (player: Player): string => {
  const held = detailNumber(player, 'in_hand')
  const others = detailList(player, 'stacks').join(' ')
  return held === undefined ? others : `${held} | ${others}`
}

/** The stacks; the one in hand comes first, underlined. */
function stacks(player: Player, theme: Theme): { svg: Kid; width: number } {
  const held = detailNumber(player, 'in_hand')
  const sizes = detailList(player, 'stacks').filter((size): size is number => typeof size === 'number')
  const all = [...(held === undefined ? [] : [held]), ...sizes]
  const step = PILE.wide + 6
  return {
    svg: all.map((size, i) => at(i * step, 0, pile(size, theme, held !== undefined && i === 0))),
    width: all.length * step,
  }
}

const pips = (actions: number, theme: Theme): Kid =>
  Array.from({ length: Math.max(5, actions) }, (_, i) =>
    circle(i * 11, 0, 4, { fill: i < actions ? theme.accent : 'none', stroke: theme.accent, 'stroke-width': 1.3 }),
  )

function playerCard(player: Player, width: number, theme: Theme): Drawn {
  const seat = seatOf(player.colour)
  const score = String(player.score)
  const actions = detailNumber(player, 'actions')
  const reserve = detailNumber(player, 'reserve') ?? 0
  const { svg, width: used } = stacks(player, theme)
  const knights = Math.min(15, (width - 42 - used) / Math.max(1, reserve))
  const deck = detailNumber(player, 'deck')
  return group(
    { 'data-seat': player.seat, 'data-turn': player.turn },
    rect(0, 0, width, CARD.high, {
      rx: 14,
      fill: theme.card,
      stroke: player.turn ? theme.ink : theme.line,
      'stroke-width': player.turn ? 2.2 : 1.2,
    }),
    shield(seat, 30, 26, 12),
    text(52, actions === undefined ? 33 : 25, fitted(player.name, width - 52 - 26 - score.length * 14, 17), {
      class: 'title',
      'text-anchor': 'start',
      'font-size': 17,
      'font-weight': player.turn ? 700 : 400,
      fill: theme.ink,
    }),
    actions !== undefined && at(56, 39, pips(actions, theme)),
    text(width - 16, 36, score, {
      class: 'title',
      'text-anchor': 'end',
      'font-size': 26,
      'font-weight': 700,
      fill: theme.ink,
    }),
    at(18, 83, svg),
    Array.from({ length: reserve }, (_, i) =>
      at(width - 22 - (reserve - 1 - i) * knights, 84, knight(seat, { scale: 0.54, shadow: false })),
    ),
    line(16, 92, width - 16, 92, { stroke: theme.line, 'stroke-width': 1 }),
    at(17.5, 110, hand(player, width - 36 - (deck === undefined ? 0 : 36))),
    deck !== undefined && at(width - 25, 110, deckPile(deck, theme)),
  )
}

/** What is left to buy: a pile of backs that are nobody's, with its number. */
const deckPile = (count: number, theme: Theme): Kid => [
  count > 1 && rect(-9.5 + 2.4, -13 - 2, 19, 26, { rx: 3.5, fill: GOLD.right, stroke: LINE, 'stroke-width': 1 }),
  rect(-9.5, -13, 19, 26, {
    rx: 3.5,
    fill: count ? GOLD.deep : 'none',
    stroke: count ? LINE : theme.lineStrong,
    'stroke-width': 1.2,
    'stroke-dasharray': count ? undefined : '3 2.4',
  }),
  text(0, 4.4, count, { class: 'num', 'font-size': 12.5, fill: count ? IVORY : theme.ink2 }),
]

/** The cards of all players. */
export const hands = (players: readonly Player[], room: { x: number; y: number; width: number; theme: Theme }): Strip =>
  sideBySide(players, room, CARD, (player, width) => playerCard(player, width, room.theme))

/** The phase card: three phases with the king's bonus, the rounds of the one in hand; the common deck or the master card. */
export function phaseCard(scene: Scene, theme: Theme): Kid {
  const phase = detailNumber(scene, 'phase') ?? 1
  const [round, rounds] = [detailNumber(scene, 'round') ?? 1, detailNumber(scene, 'rounds') ?? 4]
  const stage = detailText(scene, 'stage') ?? ''
  const begun = !['master', 'castles', 'knights', 'king'].includes(stage)
  const master = detailText(scene, 'master')
  const deck = detailNumber(scene, 'deck')
  const wide = master ? 258 : deck === undefined ? 172 : 218
  return [
    rect(0, 0, wide, 70, { rx: 12, fill: theme.card, stroke: theme.line, 'stroke-width': 1.2 }),
    [1, 2, 3].map(number => {
      const now = begun && number === phase && stage !== 'over'
      const done = number < phase || stage === 'over'
      return at(
        12 + (number - 1) * 52,
        0,
        rect(0, 9, 44, 34, { rx: 8, fill: now ? theme.accentFill : theme.sunken }),
        emblem(CROWNED, 13, 26, 7, now ? theme.onAccent : done ? theme.ink3 : theme.ink2),
        text(32, 31, number * 5, {
          class: 'num',
          'font-size': 14,
          fill: now ? theme.onAccent : done ? theme.ink3 : theme.ink,
        }),
      )
    }),
    begun &&
      stage !== 'over' &&
      Array.from({ length: rounds }, (_, i) =>
        circle(20 + i * 13, 56, 4.2, {
          fill: i < round ? theme.ink2 : 'none',
          stroke: theme.ink2,
          'stroke-width': 1.3,
        }),
      ),
    deck !== undefined && at(190, 36, deckPile(deck, theme)),
    master && at(214, 35, masterCard(master)),
  ]
}

// Signs of the master cards, on a small board of 26 px.
const MASTERS: Record<string, Kid> = {
  border: path('M-13 -13H13V13H-13ZM-8 -8V8H8V-8Z', { fill: INK, 'fill-rule': 'evenodd' }),
  diagonals: path('M-13 -13L13 13M13 -13L-13 13', { stroke: INK, 'stroke-width': 4 }),
  castles: [-9, 0, 9].flatMap(x => [-6, 6].map(y => rect(x - 3, y - 3, 6, 6, { fill: INK }))),
  neighbours: path('M-9 -9H-1V-1H9V7H1V1H-9Z', { fill: INK }),
  levels: path('M-13 12V8H-8V3H-3V-2H2V-7H7V-12H12V12Z', { fill: INK }),
  row: [-11, -5.5, 0, 5.5, 11].map(x => circle(x, 0, 2.5, { fill: INK })),
  square: [
    rect(-9, -9, 18, 18, { fill: 'none', stroke: INK, 'stroke-width': 1.4, 'stroke-dasharray': '3 2' }),
    [-9, 9].flatMap(x => [-9, 9].map(y => circle(x, y, 3.4, { fill: INK }))),
  ],
  'same-level': [
    path('M-13 7H13', { stroke: INK, 'stroke-width': 3.4 }),
    [-9, -3, 3, 9].map(x => circle(x, 2.5, 2.8, { fill: INK })),
  ],
}

const masterCard = (name: string): Kid =>
  group(
    {},
    title(name),
    rect(-32, -25, 64, 50, { rx: 6, fill: IVORY, stroke: LINE, 'stroke-width': 1.3 }),
    rect(-19, -19, 38, 38, { rx: 3, fill: STONE.top, stroke: STONE.right, 'stroke-width': 1 }),
    MASTERS[name] ?? plaque(0, 0, '?'),
  )
