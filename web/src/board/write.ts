// Drawings as text. This is the only place that escapes: attributes and words are data, everything else is our own.
import { type Attributes, type Drawn, type Kid, short, type Value } from './svg'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
// With the u flag a pair of surrogates is one character, so the range finds only halves of pairs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find
const UNSAFE = /[&<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ud800-\udfff]/gu

/** Text that is valid in XML. Characters that XML forbids (controls, halves of surrogate pairs) become U+FFFD. */
export const escaped = (words: string): string => words.replace(UNSAFE, sign => ESCAPES[sign] ?? '\ufffd')

/** The text of an attribute, or undefined if it is left out. */
export function shown(name: string, value: Value): string | number | undefined {
  if (value === undefined || value === null || value === false) return undefined
  if (typeof value !== 'number') return String(value)
  if (!Number.isFinite(value)) throw new Error(`The attribute "${name}" of a drawing is ${value}.`)
  return short(value)
}

function attributes(given: Attributes): string {
  let out = ''
  for (const name in given) {
    const value = shown(name, given[name])
    if (value !== undefined) out += ` ${name}="${typeof value === 'number' ? value : escaped(value)}"`
  }
  return out
}

function all(kids: readonly Kid[]): string {
  let out = ''
  for (const kid of kids) if (kid) out += 'tag' in kid ? written(kid) : all(kid)
  return out
}

/** What is inside an element. Our own stylesheet must not be escaped. */
export function inner({ tag, children }: Drawn): string {
  if (typeof children !== 'string') return all(children)
  return tag === 'style' ? children : escaped(children)
}

export function written(drawn: Drawn): string {
  const [tag, content] = [`${drawn.tag}${attributes(drawn.attributes)}`, inner(drawn)]
  return content ? `<${tag}>${content}</${drawn.tag}>` : `<${tag}/>`
}

/** A whole picture as a file. */
export const svgFile = (picture: Drawn): string => `${written(picture)}\n`
