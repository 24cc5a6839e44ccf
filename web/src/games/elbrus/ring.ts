// The track along the edge of the field: a ring of cells, brass on every eighth, and the architects on their totals.
import { mix } from '../../board/colour'
import { follower } from '../../board/figures'
import { diamond, type Part, type View } from '../../board/iso'
import { BRASS, seatOf } from '../../board/palette'
import { plaque } from '../../board/plaques'
import { at, group, type Kid, poly, short, text } from '../../board/svg'
import type { Theme } from '../../board/themes'
import type { Player } from '../../scene'
import type { Cell } from './arches'

const MARK = 8 // a staircase may be made on every eighth
const LAST_MARK = 40

/** Cells of the ring round a field of this size. */
export const lap = (size: number): number => 4 * (size + 1)

/** The ring's cell number s, as seen: it starts in the south-west corner and runs clockwise. */
function place(view: View, size: number, s: number): Cell {
  const [side, t] = [Math.floor(s / (size + 1)), s % (size + 1)]
  const [x, y] = [
    [-1, size - t],
    [-1 + t, -1],
    [size, -1 + t],
    [size - t, size],
  ][side] ?? [-1, size]
  return view.cell(y ?? size, x ?? -1)
}

/** `marks`: whether staircases are played with; without them an eighth is a cell like any other. */
export function ringCells(view: View, size: number, theme: Theme, marks: boolean): Kid {
  return Array.from({ length: lap(size) }, (_, s) => {
    const { x, y } = place(view, size, s)
    const [X, Y] = view.project(x + 0.5, y + 0.5, 0)
    const mark = marks && s % MARK === 0 && s <= LAST_MARK
    const brass = theme.name === 'dark' ? 0.55 : 0.4
    const fill = mark ? mix(theme.board, BRASS, brass) : mix(theme.board, theme.table, 0.35)
    const digit = {
      class: 'num',
      'font-size': s && mark ? 17 : 13,
      fill: theme.boardInk,
      opacity: mark || !s ? 1 : 0.6,
    }
    return [
      poly(diamond(view, x, y, 0, 0.05), { fill, stroke: theme.boardInk, 'stroke-width': 0.8, 'stroke-opacity': 0.4 }),
      group({ transform: `translate(${short(X)} ${short(Y)}) scale(1 .7)` }, text(0, 5, s || 'Start', digit)),
    ]
  })
}

/** The architects, side by side where they share a cell. Those who went round carry the points of their laps. */
export function architects(view: View, size: number, players: readonly Player[]): Part[] {
  const sharing = new Map<number, number>()
  return players.map(({ colour, score, seat }) => {
    const laps = Math.max(0, Math.floor(score / lap(size)))
    const s = Math.max(0, score - laps * lap(size)) // below zero they wait at the start
    const before = sharing.get(s) ?? 0
    sharing.set(s, before + 1)
    const { x, y } = place(view, size, s)
    const [X, Y] = view.project(x + 0.5, y + 0.5, 0)
    const man = [
      follower(seatOf(colour), { scale: 0.95 }),
      laps > 0 && plaque(14, -32, `+${laps * lap(size)}`, { size: 12 }),
    ]
    return {
      x,
      y,
      z: 0,
      late: 3,
      svg: group({ 'data-architect': seat }, at(X + before * 14 - 6, Y + 4 + before * 5, man)),
    }
  })
}
