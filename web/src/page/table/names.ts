// Who is who, in words.
import type { Scene, Shape } from '../../scene'
import type { Choice, Seat, Table } from '../../wire'
import { gameCard } from '../session'
import { hasText, say, wordFor } from '../texts'

export const seatName = (seat: Seat | undefined): string =>
  !seat ? '' : seat.name || (seat.bot ? wordFor(`bot-${seat.bot}`, seat.bot) : say(`colour-${seat.colour}`))

export const nameOf = (table: Table | undefined, seat: number | null | undefined): string =>
  seat === null || seat === undefined ? '' : seatName(table?.seats[seat])

const SIGNS: Record<string, string> = { '.': 'dot', '-': 'dash' }

/** A part of a move in words: the game's, the page's, or the part itself. `in4` and `RS<blue` are a word and what it is about. */
export const partWord = (game: string, part: string): string => {
  const words = named(game, part)
  return words === undefined ? part : capital(words)
}

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)

function named(game: string, part: string): string | undefined {
  const said = gameCard(game)?.words?.[part]
  if (said) return said
  const id = `part-${game}-${SIGNS[part] ?? part}`
  if (hasText(id)) return say(id)
  const [, head = '', rest = ''] = /^([A-Za-z]+?)[<-]?([a-z]{3,}|\d+)$/.exec(part) ?? []
  const about = `part-${game}-${head}`
  return head && hasText(about)
    ? say(about, { rest: hasText(`colour-${rest}`) ? say(`colour-${rest}`) : rest })
    : undefined
}

export const kindWord = (game: string, kind: string): string =>
  kind ? partWord(game, kind) : wordFor(`kind-${game}`, say('kind-move'))

/** A move in words, by its parts. */
export const moveWords = (game: string, choice: Choice): string =>
  choice.parts.map(part => partWord(game, part)).join(' ')

/** What a place is worth, where the game says so. */
function worth(shape: Shape): string[] {
  const { worth: points, area, owners, needs } = shape.detail ?? {}
  const held = Array.isArray(owners)
    ? owners.map(colour => (hasText(`colour-${colour}`) ? say(`colour-${colour}`) : String(colour)))
    : []
  return [
    ...(typeof area === 'number' ? [say('area', { area })] : []),
    ...(typeof points === 'number' ? [say('worth', { points })] : []),
    ...(held.length ? [held.join(', ')] : []),
    ...(typeof needs === 'string' ? [say('needs', { needs })] : []),
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
        : (gameCard(scene.game)?.words?.[shape.kind] ?? wordFor(`piece-${shape.kind}`, shape.kind)))
    return [[said, owner].filter(Boolean).join(' '), height, ...worth(shape)].filter(Boolean).join(', ')
  })
  return [place, ...words.filter(Boolean)].join(', ')
}
