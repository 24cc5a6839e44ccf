// The strip of player cards, for pictures without a page around them: who plays, how many points, whose turn.
import type { Player } from '../scene'
import { shield } from './emblems'
import { seatOf } from './palette'
import { at, circle, type Drawn, group, type Kid, path, rect, text } from './svg'
import { fitted } from './text'
import type { Theme } from './themes'

export const CARD = { high: 56, least: 184 }
const GAP = 12

export interface StripOptions {
  x: number
  y: number
  width: number
  theme: Theme
  /** A second line under the name: what a player holds, in the game's words. */
  note?: (player: Player) => string
}
export interface Strip {
  svg: Kid
  height: number
}

/** Whose turn it is: a pointer on the edge of the card. It is a shape in ink, since colours belong to players. */
const pointer = (theme: Theme): Kid => [
  circle(0, CARD.high / 2, 10.5, { fill: theme.accentFill, stroke: theme.card, 'stroke-width': 2 }),
  path('M-3 -5.4L5.4 0L-3 5.4Z', {
    transform: `translate(0 ${CARD.high / 2})`,
    fill: theme.onAccent,
    'stroke-linejoin': 'round',
  }),
]

export function playerCard(
  player: Player,
  width: number,
  { theme, note }: Pick<StripOptions, 'theme' | 'note'>,
): Drawn {
  const score = String(player.score)
  const room = width - 62 - 18 - score.length * 15
  const below = note?.(player) ?? ''
  return group(
    { 'data-seat': player.seat, 'data-turn': player.turn },
    rect(0, 0, width, CARD.high, {
      rx: 14,
      fill: theme.card,
      stroke: player.turn ? theme.ink : theme.line,
      'stroke-width': player.turn ? 2.2 : 1.2,
    }),
    shield(seatOf(player.colour), 36, CARD.high / 2 - 2, 14),
    text(62, below ? 26 : 34, fitted(player.name, room, 17), {
      class: 'title',
      'text-anchor': 'start',
      'font-size': 17,
      'font-weight': player.turn ? 700 : 400,
      fill: theme.ink,
    }),
    below && text(62, 43, fitted(below, room, 12), { 'text-anchor': 'start', 'font-size': 12, fill: theme.ink2 }),
    text(width - 16, 37, score, {
      class: 'title',
      'text-anchor': 'end',
      'font-size': 26,
      'font-weight': 700,
      fill: theme.ink,
    }),
    player.turn && pointer(theme),
  )
}

/** Cards side by side, in enough rows to keep them `least` wide. `height` is the room they take. */
export function sideBySide(
  players: readonly Player[],
  room: { x: number; y: number; width: number },
  card: { high: number; least: number },
  draw: (player: Player, width: number) => Kid,
): Strip {
  if (!players.length) return { svg: null, height: 0 }
  const most = Math.max(1, Math.floor((room.width + GAP) / (card.least + GAP)))
  const rows = Math.ceil(players.length / most)
  const columns = Math.ceil(players.length / rows) // even rows: four cards that do not fit go two and two
  const wide = (room.width - GAP * (columns - 1)) / columns
  const svg = players.map((player, i) =>
    at(room.x + (i % columns) * (wide + GAP), room.y + Math.floor(i / columns) * (card.high + GAP), draw(player, wide)),
  )
  return { svg, height: rows * card.high + (rows - 1) * GAP }
}

export const playerStrip = (players: readonly Player[], options: StripOptions): Strip =>
  sideBySide(players, options, CARD, (player, width) => playerCard(player, width, options))
