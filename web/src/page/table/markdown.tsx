// Just enough Markdown for our own rule pages: headings, numbered paragraphs, pictures, lists, tables, code, emphasis. Who learns a
// game needs no rulings, options and notation: they are folded away until wanted.
import type { ComponentChildren, JSX } from 'preact'
import { say } from '../texts'
import { blocks, chapters, type Parted, parted, rulingWords } from './chapters'

const INLINE = /(\*\*[^*]+\*\*|\*[^*\n]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\)|(?<![\d.])\d{1,2}\.\d{1,2}(?!\d))/
const NUMBER = /^\d+\.\d+$/

function inline(text: string): ComponentChildren[] {
  return text.split(INLINE).map((part, i) => {
    if (i % 2 === 0) return part
    if (NUMBER.test(part))
      return (
        <button type="button" class="link" data-cited={part}>
          {part}
        </button>
      )
    if (part.startsWith('**')) {
      const words = part.slice(2, -2) // a paragraph's own number is no citation
      return <b>{NUMBER.test(words) ? words : inline(words)}</b>
    }
    if (part.startsWith('*')) return <em>{inline(part.slice(1, -1))}</em>
    if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>
    return part.slice(1, part.indexOf(']')) // links lead out of the panel; their words are enough
  })
}

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

/** `![Name](pictures/door.svg#520x301)\` and, in the lines below it, what is to be seen. */
function figure(text: string, folder: string): JSX.Element {
  const [, alt = '', path = '', caption = ''] =
    /^!\[([^\]]*)\]\(([^)]+)\)\\? ?(.*)/.exec(text.replace(/\n/g, ' ')) ?? []
  const [, width, height] = /#(\d+)x(\d+)$/.exec(path) ?? []
  return (
    <figure>
      <img src={folder + path} alt={alt} width={width} height={height} loading="lazy" />
      <figcaption>{inline(caption)}</figcaption>
    </figure>
  )
}

const fold = (name: string, text: string): JSX.Element => (
  <details class="aside">
    <summary>{name}</summary>
    <p>{inline(text)}</p>
  </details>
)

/** A paragraph without what is folded away, and that below it. */
function paragraph({ number, text, rulings, options }: Parted): JSX.Element {
  return (
    <div class="para" {...(number ? { 'data-rule': number } : {})}>
      {text && <p>{inline(text)}</p>}
      {rulings.map(({ word, text }) => fold(word, text))}
      {options && fold(say('rules-option'), options)}
    </div>
  )
}

function block(text: string, words: readonly string[], folder: string): JSX.Element {
  const lines = text.split('\n')
  const [first = ''] = lines
  const heading = /^(#+) (.*)/.exec(first)
  if (heading)
    return (heading[1] ?? '').length < 2 ? <h2>{inline(heading[2] ?? '')}</h2> : <h3>{inline(heading[2] ?? '')}</h3>
  if (first.startsWith('```')) return <pre tabIndex={0}>{lines.slice(1, -1).join('\n')}</pre>
  if (first.startsWith('|')) return table(lines)
  if (first.startsWith('![')) return figure(text, folder)
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
  return paragraph(parted(text, words))
}

/** `folder` is where the pictures are asked for. */
export function Markdown({ source, folder = '' }: { source: string; folder?: string }): JSX.Element {
  const words = rulingWords(source)
  const drawn = (text: string): JSX.Element => block(text, words, folder)
  return (
    <>
      {chapters(blocks(source)).map(({ heading, body, folded }) =>
        folded ? (
          <details class="chapter">
            <summary>{inline(heading.replace(/^#+ /, ''))}</summary>
            {body.map(drawn)}
          </details>
        ) : (
          <>
            {heading && drawn(heading)}
            {body.map(drawn)}
          </>
        ),
      )}
    </>
  )
}
