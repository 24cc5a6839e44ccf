// Just enough SVG writing: elements are strings, numbers are short. This is the one place that escapes: what goes in as an
// attribute or as text is data, what goes in as a kid of an element is markup made by these same functions.

export type Value = string | number | boolean | null | undefined
export type Attributes = Record<string, Value>
/** What may stand inside an element. Nothing-values vanish, so that `marks && ring()` can be written in a list. */
export type Kid = string | false | null | undefined | readonly Kid[]
export type Point = readonly [x: number, y: number]

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
// With the u flag a pair of surrogates is one character, so the range finds only halves of pairs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find
const UNSAFE = /[&<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ud800-\udfff]/gu

/** Text as XML may carry it. Characters XML forbids (controls, halves of surrogate pairs) become U+FFFD. */
export const escaped = (words: string): string => words.replace(UNSAFE, sign => ESCAPES[sign] ?? '\ufffd')

/** At most two decimals: a hundredth of a pixel is never seen, and boards are thousands of numbers. */
export const short = (value: number): number => Math.round(value * 100) / 100

/** Two numbers for a path. */
export const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`

function attributes(given: Attributes): string {
  let out = ''
  for (const key in given) {
    const value = given[key]
    if (value === undefined || value === null || value === false) continue
    if (typeof value === 'number' && !Number.isFinite(value))
      throw new Error(`The attribute "${key}" of a drawing is ${value}.`)
    out += ` ${key}="${typeof value === 'number' ? short(value) : escaped(String(value))}"`
  }
  return out
}

export function inner(kids: readonly Kid[]): string {
  let out = ''
  for (const kid of kids) if (kid) out += typeof kid === 'string' ? kid : inner(kid)
  return out
}

export function el(name: string, given: Attributes = {}, ...kids: Kid[]): string {
  const content = inner(kids)
  return content ? `<${name}${attributes(given)}>${content}</${name}>` : `<${name}${attributes(given)}/>`
}
export const group = (given: Attributes, ...kids: Kid[]): string => el('g', given, ...kids)
export const at = (x: number, y: number, ...kids: Kid[]): string =>
  el('g', { transform: `translate(${short(x)} ${short(y)})` }, ...kids)
export const path = (d: string, given: Attributes = {}): string => el('path', { d, ...given })
export const circle = (cx: number, cy: number, r: number, given: Attributes = {}): string =>
  el('circle', { cx, cy, r, ...given })
export const ellipse = (cx: number, cy: number, rx: number, ry: number, given: Attributes = {}): string =>
  el('ellipse', { cx, cy, rx, ry, ...given })
export const rect = (x: number, y: number, width: number, height: number, given: Attributes = {}): string =>
  el('rect', { x, y, width, height, ...given })
export const line = (x1: number, y1: number, x2: number, y2: number, given: Attributes = {}): string =>
  el('line', { x1, y1, x2, y2, ...given })
export const points = (list: readonly Point[]): string => `M${list.map(pair).join('L')}Z`
export const poly = (list: readonly Point[], given: Attributes = {}): string => path(points(list), given)
export const text = (x: number, y: number, content: string | number, given: Attributes = {}): string =>
  el('text', { x, y, 'text-anchor': 'middle', ...given }, escaped(String(content)))
/** The name of its parent, for tooltips and screen readers. */
export const title = (content: string): string => el('title', {}, escaped(content))

export type Box = readonly [x: number, y: number, width: number, height: number]

/** A whole picture; `box` is what of the plane it shows, drawn at `scale` 1. */
export const document = (box: Box, name: string, ...kids: Kid[]): string =>
  el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'donjon', // the stylesheet hangs on it, so that a page full of boards keeps its own text as it was
      role: 'img',
      width: box[2],
      height: box[3],
      viewBox: box.map(short).join(' '),
    },
    title(name),
    ...kids,
  ) + '\n'
