// The frame of the board: names of rows and columns, and the score track of a hundred spaces with a coin a player.
import { emblem } from '../../board/emblems'
import { faces, type View } from '../../board/iso'
import { IVORY, LINE, SHADE, seatOf } from '../../board/palette'
import { plaque } from '../../board/plaques'
import { at, type Drawn, ellipse, group, type Kid, pair, path, poly } from '../../board/svg'
import type { Theme } from '../../board/themes'
import type { Player } from '../../scene'
import { lying } from './castle'

export const MARGIN = 0.92 // cells of frame: coordinates next to the field, then the track
const INNER = 0.4 // where the track begins
const MIDDLE = (INNER + MARGIN) / 2
const SPACES = 100
const LENGTH = 8 + 2 * MIDDLE // of one side

/** A space of the track on the board, clockwise from the south-west corner; `off` moves it across the band. */
function space(score: number, off = 0): [number, number] {
  const [step, from, to] = [score % SPACES, -MIDDLE, 8 + MIDDLE]
  const along = ((step % 25) * LENGTH) / 25
  const [low, high] = [from - off, to + off]
  if (step < 25) return [low, to - along]
  if (step < 50) return [from + along, low]
  return step < 75 ? [high, from + along] : [to - along, high]
}

const coin = (player: Player): Kid => {
  const seat = seatOf(player.colour)
  const edge = 'M-10 0V-4A10 5.2 0 0 1 10 -4V0A10 5.2 0 0 1 -10 0Z'
  const laps = Math.floor(player.score / SPACES)
  return [
    ellipse(5, 2.6, 11, 5, { fill: SHADE, opacity: 0.3 }),
    path(edge, { fill: IVORY, stroke: IVORY, 'stroke-width': 3.6, opacity: 0.85 }),
    path(edge, { fill: seat.right, stroke: LINE, 'stroke-width': 1.1 }),
    ellipse(0, -4, 10, 5.2, { fill: seat.left, stroke: LINE, 'stroke-width': 1.1 }),
    group({ transform: 'translate(0 -4) scale(1 .62)' }, emblem(seat, 0, 0, 5.4)),
    laps > 0 && plaque(26, -3, `${laps * SPACES}+`, { size: 11 }),
  ]
}

export interface Frame {
  under: Kid // lies on the board
  over: Kid // coins on the two near sides, in front of everything
}

export function frame(view: View, theme: Theme, players: readonly Player[]): Frame {
  const ink = theme.boardInk
  const seen = (score: number, off = 0): [number, number] => view.spun(...space(score, off))
  const print = (x: number, y: number, sign: string | number, size: number, faint = 1): Drawn => {
    const [X, Y] = view.project(...view.spun(x, y))
    return lying(X, Y, sign, size, ink, faint)
  }
  const tick = (score: number): string => {
    const long = score % 5 ? 0.05 : 0.12
    return `M${pair(view.project(...seen(score, -long)))}L${pair(view.project(...seen(score, long)))}`
  }
  const steps = Array.from({ length: SPACES }, (_, score) => score)
  const names = Array.from({ length: 8 }, (_, i) => [
    [8.2, -0.2].map(y => print(i + 0.5, y, 'abcdefgh'.charAt(i), 12, 0.85)),
    [8.2, -0.2].map(x => print(x, i + 0.5, 8 - i, 12, 0.85)),
  ])
  const coins = players.map((player, i) => {
    const shared = players.slice(0, i).filter(other => other.score % SPACES === player.score % SPACES).length
    const [x, y] = seen(player.score)
    const [X, Y] = view.project(x, y)
    return { near: x > 8 || y > 8, depth: x + y, svg: at(X, Y - 7 * shared, coin(player)) }
  })
  const laid = (near: boolean): Kid =>
    coins
      .filter(found => found.near === near)
      .sort((p, q) => p.depth - q.depth)
      .map(found => found.svg)
  const border = [
    view.project(-INNER, -INNER),
    view.project(8 + INNER, -INNER),
    view.project(8 + INNER, 8 + INNER),
    view.project(-INNER, 8 + INNER),
  ]
  return {
    under: [
      poly(border, { fill: 'none', stroke: ink, 'stroke-width': 1, opacity: 0.5 }),
      path(
        steps
          .filter(score => score % 10)
          .map(tick)
          .join(''),
        { stroke: ink, 'stroke-width': 1.2, 'stroke-linecap': 'round' },
      ),
      steps.filter(score => score % 10 === 0).map(score => print(...space(score), score, 13)),
      names,
      laid(false),
    ],
    over: laid(true),
  }
}

/** The frame of the field itself, as a diamond a little larger than its cells. */
export const bed = (view: View, theme: Theme): Drawn =>
  poly(faces(view, -0.05, -0.05, view.wide + 0.1, view.deep + 0.1, 0, 0).top, { fill: theme.boardEdgeDark })
