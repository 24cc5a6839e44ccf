// What all figures share. Origin of a figure: the middle of its foot, y upwards is negative.
// A figure has a ground shadow, an ivory halo (to stand out on any ground), a base, a body in the seat's colour,
// one shade on the side away from the light, an ink outline and an emblem. Nominal heights are in px.
import { IVORY, LINE, SHADE } from '../palette'
import { type Attributes, type Drawn, ellipse, group, type Kid, path, short } from '../svg'

export interface Scaled {
  scale?: number
}
export interface FigureOptions extends Scaled {
  shadow?: boolean
}

export const OUTLINE = { stroke: LINE, 'stroke-width': 1.25, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }
export const SKIN = '#ecd2b4'

export const scaled = (scale: number): Attributes => ({ transform: scale === 1 ? undefined : `scale(${short(scale)})` })
export const halo = (...shapes: Kid[]): Drawn =>
  group({ fill: IVORY, stroke: IVORY, 'stroke-width': 4, 'stroke-linejoin': 'round', opacity: 0.85 }, shapes)
export const shade = (d: string, strength = 0.22): Drawn => path(d, { fill: '#23130c', opacity: strength })
export const sheen = (d: string, strength = 0.3): Drawn =>
  path(d, { fill: 'none', stroke: '#fff3dc', 'stroke-width': 1.6, 'stroke-linecap': 'round', opacity: strength })
/** Light comes from the left, so shadows fall to the right. */
export const groundShadow = (rx: number, ry: number, reach = rx * 0.55): Drawn =>
  ellipse(reach, 1.5, rx * 1.15, ry, { fill: SHADE, opacity: 0.24 })
