// Small plates on things: numbers, and the lock on things that cannot move.
import { type Badge, INK, IVORY } from './palette'
import { at, type Drawn, path, rect, text } from './svg'

/** A number on a small plaque: heights, counts, levels. `seat` colours it; without one it is ivory. */
export function plaque(
  x: number,
  y: number,
  value: string | number,
  { seat, size = 15, shape = 'round' }: { seat?: Badge | undefined; size?: number; shape?: 'round' | 'square' } = {},
): Drawn {
  const h = size * 1.16
  const w = size * (0.77 + 0.39 * Math.max(1, String(value).length))
  return at(
    x,
    y,
    rect(-w / 2, -h / 2, w, h, {
      rx: shape === 'round' ? h / 2 : 3,
      fill: seat ? seat.base : IVORY,
      stroke: INK,
      'stroke-width': 1.3,
    }),
    text(0, size * 0.31, value, { class: 'num', 'font-size': size * 0.88, fill: seat ? seat.on : INK }),
  )
}

/** A padlock on a round plaque: this cannot be moved. */
export function padlock(x: number, y: number, { size = 15 }: { size?: number } = {}): Drawn {
  const h = size * 1.16
  const k = size / 15
  return at(
    x,
    y,
    rect(-h / 2, -h / 2, h, h, { rx: h / 2, fill: IVORY, stroke: INK, 'stroke-width': 1.3 }),
    path('M-2.7 -.6V-2.4A2.7 2.7 0 0 1 2.7 -2.4V-.6', {
      transform: `scale(${k})`,
      fill: 'none',
      stroke: INK,
      'stroke-width': 1.5,
    }),
    path('M-4.2 -.9H4.2V4.6H-4.2ZM0 .7A1 1 0 0 0 -.5 2.5V3.5H.5V2.5A1 1 0 0 0 0 .7Z', {
      transform: `scale(${k})`,
      fill: INK,
      'fill-rule': 'evenodd',
    }),
  )
}
