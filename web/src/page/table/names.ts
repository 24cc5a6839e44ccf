// Who is who, in words.
import type { Scene, Shape } from '../../scene'
import type { Seat, TableCard } from '../../wire'
import type { GamePage } from '../games'
import { gameCard } from '../session'
import { say, wordFor, wordsOf } from '../texts'

/** Who sits there: a name, a bot's name, or else the colour. */
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

type Values = Record<string, string | number>

/** What a shape's detail says, for its words: numbers, and words by their name. */
function valuesOf(game: string, shape: Shape): Values {
  const words = gameCard(game)?.words
  const told = Object.entries(shape.detail ?? {}).flatMap(([key, value]): [string, string | number][] =>
    typeof value === 'number' ? [[key, value]] : typeof value === 'string' ? [[key, words?.[value] ?? value]] : [],
  )
  return { height: shape.height ?? 0, ...Object.fromEntries(told) }
}

/** What kind of shape it is. */
function kindWord(game: string, shape: Shape): string {
  const words = wordsOf(game)
  const id = `piece-${shape.kind}`
  return words.has(id) ? words.say(id, valuesOf(game, shape)) : (gameCard(game)?.words?.[shape.kind] ?? '')
}

/** What the game tells of a shape: what it has words for, then what it is worth and whose it is. */
function facts(game: string, shape: Shape): string[] {
  const words = wordsOf(game)
  const { worth, owners } = shape.detail ?? {}
  const told = Object.entries(valuesOf(game, shape)).flatMap(([key, value]) =>
    words.has(`fact-${key}`) ? [words.say(`fact-${key}`, { value })] : [],
  )
  const held = Array.isArray(owners) ? owners.map(colour => colourWord(String(colour)).toLocaleLowerCase()) : []
  return [...told, ...(typeof worth === 'number' ? [say('points', { points: worth })] : []), ...held]
}

/** Its kind, its owner, how high it is, and what the game tells of it. */
const wordsFor = (game: string, shape: Shape, kind: string, height = shape.height): string[] => [
  kind,
  shape.owner ? colourWord(shape.owner).toLocaleLowerCase() : '',
  height ? say('height', { height }) : '',
  ...facts(game, shape),
]

const nameOfPlace = (game: string, shape: Shape | undefined): string =>
  (shape && (gameCard(game)?.words?.[shape.id] ?? shape.label)) || ''
const listed = (words: readonly string[]): string => words.filter(Boolean).join(', ')

/** What stands at a place, after its name where it has one; of the place itself what is to be told, with its kind for readers. */
function told({ game, shapes }: Scene, place: string, ground: (shape: Shape) => string): string {
  const here = shapes.find(shape => shape.id === place)
  const pieces = shapes.filter(shape => shape.at === place)
  const own = here?.height ? 0 : undefined // what stands on a height is as high as that
  return listed([
    nameOfPlace(game, here),
    ...pieces.flatMap(shape => wordsFor(game, shape, kindWord(game, shape), own)),
    ...(here ? wordsFor(game, here, ground(here)) : []),
  ])
}

/** What is at a place, in words, for those who see the board; nothing where there is nothing to tell. */
export const describe = ({ aids }: GamePage, scene: Scene, place: string): string =>
  aids?.describe?.(scene, place) || told(scene, place, () => '')

/** The same for those who do not: every place has words, and where it lies unless it has a name. A piece may lie over several. */
export const hear = (game: GamePage, scene: Scene, places: string): string =>
  places
    .split(' ')
    .map(place => heard(game, scene, place))
    .join('; ')

function heard({ aids }: GamePage, scene: Scene, place: string): string {
  const here = scene.shapes.find(shape => shape.id === place)
  const words = aids?.describe?.(scene, place) || told(scene, place, shape => kindWord(scene.game, shape))
  if (!here || nameOfPlace(scene.game, here)) return words
  return listed([words, say('row-column', { row: Math.round(here.y) + 1, column: Math.round(here.x) + 1 })])
}
