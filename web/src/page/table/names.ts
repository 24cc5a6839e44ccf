// Who is who, in words.
import type { Scene, Shape } from '../../scene'
import type { Seat, TableCard } from '../../wire'
import { gameCard } from '../session'
import { say, wordFor, wordsOf } from '../texts'

export const seatName = (seat: Seat | undefined): string =>
  !seat ? '' : seat.name || (seat.bot ? wordFor(`bot-${seat.bot}`, seat.bot) : say(`colour-${seat.colour}`))

export const nameOf = (table: TableCard | undefined, seat: number | null | undefined): string =>
  seat === null || seat === undefined ? '' : seatName(table?.seats[seat])

const SIGNS: Record<string, string> = { '.': 'dot', '-': 'dash' }

/** A part of a move in words: what the page says for it, the game's own word, or the part itself. `in4` and `RS<blue` are a word and what it is about. */
export const partWord = (game: string, part: string): string => {
  const words = named(game, part)
  return words === undefined ? part : capital(words)
}

/** A colour by its name; whatever else it is stays as it is. */
const colourWord = (name: string): string => wordFor(`colour-${name}`, name)
const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)

function named(game: string, part: string): string | undefined {
  const words = wordsOf(game)
  const id = `part-${SIGNS[part] ?? part}`
  if (words.has(id)) return words.say(id)
  const said = gameCard(game)?.words?.[part]
  if (said) return said
  const [, head = '', rest = ''] = /^([A-Za-z]+?)[<-]?([a-z]{3,}|\d+)$/.exec(part) ?? []
  const about = `part-${head}`
  return head && words.has(about) ? words.say(about, { rest: colourWord(rest) }) : undefined
}

/** What the game tells of a place: what it has words for, then what it is worth and whose it is. */
function facts(game: string, shape: Shape): string[] {
  const words = wordsOf(game)
  const { worth, owners } = shape.detail ?? {}
  const told = Object.entries(shape.detail ?? {}).flatMap(([key, value]) =>
    (typeof value === 'number' || typeof value === 'string') && words.has(`fact-${key}`)
      ? [words.say(`fact-${key}`, { value })]
      : [],
  )
  const held = Array.isArray(owners) ? owners.map(colour => colourWord(String(colour))) : []
  return [
    ...told,
    ...(typeof worth === 'number' ? [say('worth', { points: worth })] : []),
    ...(held.length ? [held.join(', ')] : []),
  ]
}

/** What stands at a place. */
export function describe(scene: Scene, place: string): string {
  const there = scene.shapes.filter(shape => shape.id === place || shape.at === place)
  const words = there.flatMap(shape => {
    const owner = shape.owner ? `(${say(`colour-${shape.owner}`)})` : ''
    const height = shape.height ? say('height', { height: shape.height }) : ''
    const said =
      shape.label ??
      (shape.id === place
        ? ''
        : (gameCard(scene.game)?.words?.[shape.kind] ?? wordsOf(scene.game).wordFor(`piece-${shape.kind}`, shape.kind)))
    return [[said, owner].filter(Boolean).join(' '), height, ...facts(scene.game, shape)].filter(Boolean).join(', ')
  })
  return [place, ...words.filter(Boolean)].join(', ')
}
