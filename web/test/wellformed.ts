// A small check that text is well-formed XML: tags nest, attributes are quoted and appear once, nothing is left unescaped.
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/
const TAG = /^<(\/?)([A-Za-z][\w-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/

/** The first fault found, or nothing. */
export function fault(xml: string): string | undefined {
  const open: string[] = []
  let roots = 0
  let rest = xml.trim()
  while (rest) {
    if (!rest.startsWith('<')) {
      const end = rest.indexOf('<')
      const words = end < 0 ? rest : rest.slice(0, end)
      if (!open.length) return `text outside the root: ${words.slice(0, 40)}`
      if (ENTITY.test(words) || words.includes('>')) return `unescaped text: ${words.slice(0, 40)}`
      rest = end < 0 ? '' : rest.slice(end)
      continue
    }
    const tag = TAG.exec(rest)
    if (!tag) return `not a tag: ${rest.slice(0, 60)}`
    const [whole, closing, name = '', attributes = '', empty] = tag
    const keys = [...attributes.matchAll(/([\w:-]+)=/g)].map(found => found[1])
    if (new Set(keys).size !== keys.length) return `an attribute twice: ${whole}`
    if (ENTITY.test(attributes)) return `unescaped attribute: ${whole}`
    if (closing) {
      if (open.pop() !== name) return `</${name}> closes nothing`
    } else {
      if (!open.length && roots++) return `a second root: ${whole}`
      if (!empty) open.push(name)
    }
    rest = rest.slice(whole.length)
  }
  return open.length ? `<${open[open.length - 1]}> stays open` : undefined
}
