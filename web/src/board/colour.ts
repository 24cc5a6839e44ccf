// Mixing colours. Everything works on "#rrggbb" strings, so results can be pasted into a stylesheet.

export type Triple = [number, number, number]

export const rgb = (colour: string): Triple => [
  parseInt(colour.slice(1, 3), 16),
  parseInt(colour.slice(3, 5), 16),
  parseInt(colour.slice(5, 7), 16),
]
const byte = (v: number): string =>
  Math.round(Math.min(255, Math.max(0, v)))
    .toString(16)
    .padStart(2, '0')
export const hex = ([r, g, b]: Triple): string => `#${byte(r)}${byte(g)}${byte(b)}`

/** Mix two colours in sRGB; t = 0 gives a, t = 1 gives b. */
export function mix(a: string, b: string, t: number): string {
  const [r1, g1, b1] = rgb(a)
  const [r2, g2, b2] = rgb(b)
  return hex([r1 + (r2 - r1) * t, g1 + (g2 - g1) * t, b1 + (b2 - b1) * t])
}
export const lighten = (c: string, t: number): string => mix(c, '#fff6e3', t) // towards warm light, never towards pure white
export const darken = (c: string, t: number): string => mix(c, '#1d1410', t) // towards umber, never towards pure black
