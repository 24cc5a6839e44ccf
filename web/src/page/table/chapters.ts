// How our rule pages are built: blocks, chapters, and in a paragraph what is rule, ruling or option. Plain text, no page.

/** `**4.2** Some rule` is the paragraph 4.2; it can be found by that number. */
export const numberOf = (text: string): string | undefined => /^\*\*(\d+(?:\.\d+)*[a-z]?)\.?\*\*/.exec(text)?.[1]

/** Blocks are divided by empty lines; code, lists and tables also begin right under a paragraph. */
export function blocks(source: string): string[] {
  const found: string[] = []
  let fenced = false
  let kind = ''
  const kindOf = (line: string): string =>
    /^\|/.test(line) ? 'table' : /^[-*] |^\d+\. /.test(line) ? 'list' : /^#/.test(line) ? 'heading' : 'text'
  for (const line of source.split('\n')) {
    const fence = line.startsWith('```')
    const now = kindOf(line)
    const goesOn =
      found.length &&
      (fenced ||
        (!fence && line && kind && kind !== 'heading' && (now === kind || (kind === 'list' && now === 'text'))))
    if (goesOn) found[found.length - 1] += `\n${line}`
    else if (line) found.push(line)
    if (fence) fenced = !fenced
    kind = fenced ? 'code' : fence || !line ? '' : goesOn ? kind : now
  }
  return found
}

export interface Chapter {
  heading: string
  body: string[]
  folded: boolean // notation, which comes last, and chapters that an option switches on: its code is in their heading
}

export function chapters(all: readonly string[]): Chapter[] {
  const found: Chapter[] = [{ heading: '', body: [], folded: false }]
  for (const block of all)
    if (block.startsWith('## ')) found.push({ heading: block, body: [], folded: block.includes('`') })
    else found[found.length - 1]?.body.push(block)
  return found.map((chapter, i) => ({ ...chapter, folded: chapter.folded || (i > 0 && i === found.length - 1) }))
}

/** What a ruling begins with in this language: the bold words of the preface, which explains them. */
export function rulingWords(source: string): string[] {
  const [preface = ''] = source.split(/\n## /, 1)
  return [...preface.matchAll(/\*\*([^*]+)\*\*/g)].map(found => found[1] ?? '')
}

export interface Parted {
  number: string | undefined
  text: string
  rulings: { word: string; text: string }[]
  options: string
}

// A sentence that names an option and its value among its first words, and all that follows it.
const OPTION = /(^|[.;] )((?:[^\s`.]+ ){0,4}`\w+: [\w-]+`.*)$/u

/** A paragraph, divided: the rule, the rulings in it, and what an option would change. */
export function parted(paragraph: string, words: readonly string[]): Parted {
  const number = numberOf(paragraph)
  const rulings: Parted['rulings'] = []
  const rest = paragraph.replace(/\n/g, ' ').replace(/\*\*[^*]+\*\*|\*([^*]+)\* ?/g, (all, inside?: string) => {
    const word = inside && words.find(word => inside.startsWith(word))
    if (!word) return all
    const told = inside.slice(word.length).replace(/^[:,]? /, '')
    rulings.push({ word, text: told.charAt(0).toUpperCase() + told.slice(1) })
    return ''
  })
  const label = number ? (/^\*\*[^*]+\*\* /.exec(rest)?.[0] ?? '') : ''
  const body = rest.slice(label.length)
  const option = OPTION.exec(body)
  const kept = option ? body.slice(0, option.index) + (option[1] ?? '').trimEnd() : body
  return { number, text: (label + kept).trim(), rulings, options: option?.[2]?.trim() ?? '' }
}
