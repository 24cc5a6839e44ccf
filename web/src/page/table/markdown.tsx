// Just enough Markdown for our own rule pages: headings, numbered paragraphs, lists, tables, code, emphasis.
import type { ComponentChildren, JSX } from 'preact'

const INLINE = /(\*\*[^*]+\*\*|\*[^*\n]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/

function inline(text: string): ComponentChildren[] {
  return text.split(INLINE).map((part, i) => {
    if (i % 2 === 0) return part
    if (part.startsWith('**')) return <b>{inline(part.slice(2, -2))}</b>
    if (part.startsWith('*')) return <em>{inline(part.slice(1, -1))}</em>
    if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>
    return part.slice(1, part.indexOf(']')) // links lead out of the panel; their words are enough
  })
}

/** `**4.2** Some rule` is the paragraph 4.2; it can be found by that number. */
export const numberOf = (text: string): string | undefined => /^\*\*(\d+(?:\.\d+)*[a-z]?)\.?\*\*/.exec(text)?.[1]

const cells = (row: string): string[] =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => cell.trim())
function table(rows: string[]): JSX.Element {
  const [head = '', , ...body] = rows
  return (
    <table>
      <thead>
        <tr>
          {cells(head).map(cell => (
            <th>{inline(cell)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map(row => (
          <tr>
            {cells(row).map(cell => (
              <td>{inline(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function block(text: string): JSX.Element {
  const lines = text.split('\n')
  const [first = ''] = lines
  const heading = /^(#+) (.*)/.exec(first)
  if (heading)
    return (heading[1] ?? '').length < 2 ? <h2>{inline(heading[2] ?? '')}</h2> : <h3>{inline(heading[2] ?? '')}</h3>
  if (first.startsWith('```')) return <pre tabIndex={0}>{lines.slice(1, -1).join('\n')}</pre>
  if (first.startsWith('|')) return table(lines)
  if (/^[-*] /.test(first))
    return (
      <ul>
        {text.split(/\n(?=[-*] )/).map(item => (
          <li>{inline(item.slice(2).replace(/\n\s*/g, ' '))}</li>
        ))}
      </ul>
    )
  if (/^\d+\. /.test(first))
    return (
      <ol>
        {text.split(/\n(?=\d+\. )/).map(item => (
          <li>{inline(item.replace(/^\d+\. /, '').replace(/\n\s*/g, ' '))}</li>
        ))}
      </ol>
    )
  const number = numberOf(text)
  return <p {...(number ? { 'data-rule': number } : {})}>{inline(text.replace(/\n/g, ' '))}</p>
}

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

export const Markdown = ({ source }: { source: string }): JSX.Element => <>{blocks(source).map(block)}</>
