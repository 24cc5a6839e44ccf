// Puts a picture on the page and later changes only what is different. Pictures come as text from our own drawing code,
// so the text itself is compared: what is equal as text is the same node.

/** The picture as the page takes it: its stylesheet is in the page's own, where a strict policy allows it. */
export const withoutStyle = (svg: string): string => svg.replace(/<style>[^]*?<\/style>/, '').trimEnd()

export const openTag = (markup: string): string => markup.slice(0, markup.indexOf('>') + 1)

/** The children between two places in the text of an element. Our markup escapes every < and > that is not a tag's. */
function between(markup: string, from: number, end: number): string[] {
  const found: string[] = []
  let at = from
  while (at < end) {
    const start = at
    if (markup.charCodeAt(at) !== OPEN) at = markup.indexOf('<', at)
    else {
      let depth = 0
      do {
        const close = markup.indexOf('>', at)
        if (markup.charCodeAt(at + 1) === SLASH) depth--
        else if (markup.charCodeAt(close - 1) !== SLASH) depth++
        at = depth ? markup.indexOf('<', close) : close + 1
      } while (depth)
    }
    found.push(markup.slice(start, at))
  }
  return found
}
const [OPEN, SLASH] = ['<'.charCodeAt(0), '/'.charCodeAt(0)]

/** The children of an element, each as text. */
export const children = (markup: string): string[] => between(markup, markup.indexOf('>') + 1, markup.lastIndexOf('</'))

/** The same when most are as before: what is equal at either end is compared, not read. */
export function childrenAfter(before: readonly string[], markup: string): string[] {
  let [from, end] = [markup.indexOf('>') + 1, markup.lastIndexOf('</')]
  let head = 0
  for (
    let kid = before[head];
    kid !== undefined && markup.startsWith(kid, from) && from + kid.length <= end;
    kid = before[++head]
  )
    from += kid.length
  let tail = before.length
  for (
    let kid = before[tail - 1];
    kid !== undefined && tail > head && end - kid.length >= from && markup.startsWith(kid, end - kid.length);
    kid = before[--tail - 1]
  )
    end -= kid.length
  return [...before.slice(0, head), ...between(markup, from, end), ...before.slice(tail)]
}

const SVG = 'http://www.w3.org/2000/svg'
function parsed(markup: string): ChildNode {
  const holder = document.createElementNS(SVG, 'svg')
  holder.innerHTML = markup
  return holder.firstChild ?? document.createTextNode('')
}

/** Turn the node that shows `before` into one that shows `after`; the same node wherever its own tag has not changed. */
export function patch(node: ChildNode, before: string, after: string): ChildNode {
  if (before === after) return node
  const tag = openTag(after)
  if (tag.endsWith('/>') || !tag.startsWith('<') || openTag(before) !== tag) {
    const fresh = parsed(after)
    node.replaceWith(fresh)
    return fresh
  }
  patchKids(node, children(before), children(after))
  return node
}

export function patchKids(parent: Node, before: string[], after: string[]): void {
  const nodes = [...parent.childNodes]
  let head = 0
  while (head < before.length && head < after.length && before[head] === after[head]) head++
  let tail = 0
  const most = Math.min(before.length, after.length) - head
  while (tail < most && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  const anchor = nodes[before.length - tail] ?? null
  const left = new Map<string, number[]>() // by whole text and by tag, what may be used again
  const note = (key: string, i: number): void => void (left.get(key)?.push(i) ?? left.set(key, [i]))
  for (let i = head; i < before.length - tail; i++) {
    note(before[i] ?? '', i)
    note(openTag(before[i] ?? ''), i)
  }
  const used = new Set<number>()
  const take = (key: string): number | undefined => {
    const list = left.get(key)
    while (list?.length) {
      const i = list.shift() as number
      if (!used.has(i)) return used.add(i), i
    }
    return undefined
  }
  const wanted = after.slice(head, after.length - tail)
  const exact = wanted.map(take) // what has not changed at all comes first, so that nothing else takes its node
  const fresh = wanted.map((markup, k) => {
    const i = exact[k] ?? take(openTag(markup))
    const old = i === undefined ? undefined : nodes[i]
    return old && i !== undefined ? patch(old, before[i] ?? '', markup) : parsed(markup)
  })
  for (let i = head; i < before.length - tail; i++) if (!used.has(i)) nodes[i]?.remove()
  let next: ChildNode | null = anchor
  for (const node of fresh.reverse()) {
    if (node.nextSibling !== next || node.parentNode !== parent) parent.insertBefore(node, next)
    next = node
  }
}
