// From JSON to a scene. What cannot be a scene is refused here with one sentence, so that looks can trust their input.
import type { DrawOptions, Leads, Mark, Player, Scene, Shape } from './scene'

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fields(json: string, what: string): Fields {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    throw new Error(`The text of the ${what} is not JSON: ${error instanceof Error ? error.message : String(error)}.`)
  }
  if (!isObject(value)) throw new Error(`The text of the ${what} must be a JSON object.`)
  return value
}

function list(from: Fields, key: string): Fields[] {
  const value = from[key] ?? []
  if (!Array.isArray(value) || !value.every(isObject))
    throw new Error(`The scene's "${key}" must be a list of objects.`)
  return value
}

function count(from: Fields, key: string): number {
  const value = from[key]
  if (typeof value !== 'number' || !(value >= 0) || !Number.isFinite(value))
    throw new Error(`The scene's "${key}" must be a number.`)
  return value
}

/** A field with a default: absent or null gives the default, another type is refused. */
function field<T extends string | number | boolean>(from: Fields, key: string, fallback: T, what: string): T {
  const value = from[key] ?? fallback
  if (typeof value !== typeof fallback || (typeof value === 'number' && !Number.isFinite(value)))
    throw new Error(`The ${what} has a "${key}" that is not a ${typeof fallback}.`)
  return value as T
}

const shape = (from: Fields): Shape => {
  const id = field(from, 'id', '', 'shape')
  const what = `shape "${id}"`
  return {
    ...from,
    id,
    kind: field(from, 'kind', '', what),
    x: field(from, 'x', 0, what),
    y: field(from, 'y', 0, what),
  }
}

const KINDS = ['last', 'trail', 'can', 'target', 'selected', 'threatened', 'reach', 'arrow', 'right', 'wrong']
const mark = (from: Fields): Mark => {
  const { kind, at = [] } = from
  if (typeof kind !== 'string' || !KINDS.includes(kind))
    throw new Error(`There is no mark of kind "${String(kind)}": there are ${KINDS.join(', ')}.`)
  if (!Array.isArray(at)) throw new Error(`The mark "${kind}" must list its places in "at".`)
  const { move, ...rest } = from
  return {
    ...rest,
    kind: kind as Mark['kind'],
    at: at.map(String),
    ...(move === undefined ? {} : { move: leads(move) }),
  }
}

function leads(move: unknown): Leads {
  if (!isObject(move) || typeof move['kind'] !== 'string' || !Array.isArray(move['parts']))
    throw new Error(`The "move" of a mark must have a "kind" and "parts".`)
  return { kind: move['kind'], parts: move['parts'].map(String) }
}

const player = (from: Fields, index: number): Player => ({
  ...from,
  seat: field(from, 'seat', index, 'player'),
  colour: field(from, 'colour', '', 'player'),
  name: field(from, 'name', '', 'player'),
  score: field(from, 'score', 0, 'player'),
  turn: field(from, 'turn', false, 'player'),
})

export function readScene(json: string): Scene {
  const from = fields(json, 'scene')
  return {
    game: field(from, 'game', '', 'scene'),
    title: field(from, 'title', '', 'scene'),
    columns: count(from, 'columns'),
    rows: count(from, 'rows'),
    players: list(from, 'players').map(player),
    shapes: list(from, 'shapes').map(shape),
    marks: list(from, 'marks').map(mark),
    ...(isObject(from['detail']) ? { detail: from['detail'] } : {}),
  }
}

/** Options as they come; an empty text means none. */
export function readOptions(json: string): DrawOptions {
  const from = fields(json || '{}', 'options')
  const { theme = 'light', turn = 0 } = from
  if (theme !== 'light' && theme !== 'dark')
    throw new Error(`There is no theme "${String(theme)}": there are light and dark.`)
  if (turn !== 0 && turn !== 1 && turn !== 2 && turn !== 3)
    throw new Error(`A turn is 0, 1, 2 or 3, not ${String(turn)}.`)
  return {
    theme,
    turn,
    bare: field(from, 'bare', false, 'options'),
    compact: field(from, 'compact', false, 'options'),
    marks: field(from, 'marks', true, 'options'),
    coordinates: field(from, 'coordinates', true, 'options'),
    flat: field(from, 'flat', false, 'options'),
    owners: field(from, 'owners', false, 'options'),
  }
}
