// Just enough SVG. Drawings are trees of nodes. `written` (write.ts) turns a tree into text; the page shows the tree itself.

export type Value = string | number | boolean | null | undefined
export type Attributes = Record<string, Value>
export type Point = readonly [x: number, y: number]

/** An element of a drawing. An element with words has no other children. */
export interface Drawn {
  readonly tag: string
  readonly attributes: Attributes
  readonly children: string | readonly Kid[]
  readonly key?: string // tells it from its siblings when the page is updated
  readonly still?: true
}
/** What can be inside an element. Empty values are left out, so that you can write `marks && ring()` in a list. */
export type Kid = Drawn | '' | false | null | undefined | readonly Kid[]

/** At most two decimals. Nobody sees a hundredth of a pixel, and a board has thousands of numbers. */
export const short = (value: number): number => Math.round(value * 100) / 100

/** Two numbers for a path. */
export const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`

export const el = (tag: string, attributes: Attributes = {}, ...children: Kid[]): Drawn => ({
  tag,
  attributes,
  children,
})
/** An element with words in it. */
export const worded = (tag: string, attributes: Attributes, words: string): Drawn => ({
  tag,
  attributes,
  children: words,
})
/** A drawing that never changes and appears often, such as a tile. The page reads it as text, which is faster than building it. */
export const still = (drawn: Drawn): Drawn => ({ ...drawn, still: true })
/** A drawing with this key, unless it has one already. Lists have no keys. */
export const keyed = <T extends Kid>(key: string, kid: T): T =>
  kid && 'tag' in kid && kid.key === undefined ? { ...kid, key } : kid
export const group = (given: Attributes, ...kids: Kid[]): Drawn => el('g', given, ...kids)
export const at = (x: number, y: number, ...kids: Kid[]): Drawn =>
  el('g', { transform: `translate(${short(x)} ${short(y)})` }, ...kids)
export const path = (d: string, given: Attributes = {}): Drawn => el('path', { d, ...given })
export const circle = (cx: number, cy: number, r: number, given: Attributes = {}): Drawn =>
  el('circle', { cx, cy, r, ...given })
export const ellipse = (cx: number, cy: number, rx: number, ry: number, given: Attributes = {}): Drawn =>
  el('ellipse', { cx, cy, rx, ry, ...given })
export const rect = (x: number, y: number, width: number, height: number, given: Attributes = {}): Drawn =>
  el('rect', { x, y, width, height, ...given })
export const line = (x1: number, y1: number, x2: number, y2: number, given: Attributes = {}): Drawn =>
  el('line', { x1, y1, x2, y2, ...given })
export const points = (list: readonly Point[]): string => `M${list.map(pair).join('L')}Z`
export const poly = (list: readonly Point[], given: Attributes = {}): Drawn => path(points(list), given)
export const text = (x: number, y: number, content: string | number, given: Attributes = {}): Drawn =>
  worded('text', { x, y, 'text-anchor': 'middle', ...given }, String(content))
/** The name of its parent, for tooltips and screen readers. */
export const title = (content: string): Drawn => worded('title', {}, content)

export type Box = readonly [x: number, y: number, width: number, height: number]

/** A whole picture. `box` is the part of the plane that it shows. */
export const document = (box: Box, name: string, ...kids: Kid[]): Drawn =>
  el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'donjon', // the stylesheet uses it, so that it does not change other text on a page
      role: 'img',
      width: box[2],
      height: box[3],
      viewBox: box.map(short).join(' '),
    },
    title(name),
    ...kids,
  )
