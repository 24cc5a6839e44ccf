// What one's turn lights up: pieces that can act; and once a piece or an action is chosen, what would come where.
import type { Look } from '../../board/look'
import { signed } from '../../board/text'
import type { Mark, Scene } from '../../scene'
import type { Choice } from '../../wire'
import { meant } from './choosing'

/** A turn as far as it is made. */
export interface Sofar {
  choices: readonly Choice[] // what is still possible
  picks: readonly string[]
  kind: string // of the moves wanted, if an action was chosen
  places: ReadonlySet<string>
  armed: Choice | undefined
  prices: ReadonlyMap<string, number> // by action
  names: ReadonlyMap<string, string> // the same
  turned: number // which of several ways to stand at a place is shown
  ahead: string // the word chosen ahead of the place, where it may be
}
/** What a look says about how moves are picked. */
export type Ways = Pick<Look, 'atOnce' | 'spanning' | 'early' | 'weighed' | 'named'>

/** What the next pick can be, with every move it leads to. */
interface Spot {
  at: string[]
  last: boolean // whether nothing but words is to be picked after it
  ways: Choice[]
}

const labelOf = ({ gain = 0, kind }: Choice, { prices, names }: Sofar, { named }: Ways): string =>
  gain ? signed(gain) : named?.includes(kind) ? (names.get(kind) ?? '') : String(prices.get(kind) || '')

/** Where the middle of these places is: pieces that lie round the same one are in each other's way. */
function middle(scene: Scene, ids: readonly string[]): string {
  const found = scene.shapes.filter(shape => ids.includes(shape.id))
  return [found.map(shape => shape.x), found.map(shape => shape.y)]
    .map(along => (Math.min(...along) + Math.max(...along)) / 2)
    .join(' ')
}

function spots({ choices, picks, places }: Sofar, scene: Scene, { spanning = [] }: Ways): Spot[] {
  const found = new Map<string, Spot>()
  for (const choice of choices) {
    const rest = choice.parts.slice(picks.length)
    const left = rest.filter(part => places.has(part))
    if (!rest[0] || !places.has(rest[0])) continue
    const whole = spanning.includes(choice.kind) && !picks.length
    const at = whole ? left : [rest[0]]
    const key = whole ? middle(scene, at) : rest[0]
    const spot = found.get(key)
    if (spot) spot.ways.push(choice)
    else found.set(key, { at, last: whole || left.length === 1, ways: [choice] })
  }
  return [...found.values()]
}

/** Targets wait for a piece or an action, unless there is only one thing to do or the game says that they may be seen. */
function shown(spot: Spot, all: readonly Spot[], { picks, kind }: Sofar, { atOnce = [] }: Ways): boolean {
  if (picks.length || kind || !spot.last) return true
  const kinds = new Set(all.flatMap(one => one.ways.map(way => way.kind)))
  return kinds.size === 1 || all.length === 1 || spot.ways.some(way => atOnce.includes(way.kind))
}

export function marksOf(sofar: Sofar, scene: Scene, look: Ways): Mark[] {
  const { armed, places, turned, ahead } = sofar
  const at = armed?.parts.filter(part => places.has(part)).slice(-1) ?? []
  const label = armed?.gain ? { label: signed(armed.gain) } : {}
  if (armed && !look.weighed?.includes(armed.kind)) return [{ kind: 'target', at, ...label }]
  const weighed: Mark[] = armed
    ? [{ kind: 'target', at, chosen: true, move: { kind: armed.kind, parts: armed.parts }, ...label }]
    : []
  const all = spots(sofar, scene, look).filter(spot => !spot.at.includes(at[0] ?? ''))
  const seen = all.filter(spot => shown(spot, all, sofar, look))
  return [
    ...weighed,
    { kind: 'can', at: seen.filter(spot => !spot.last).flatMap(spot => spot.at) },
    ...seen
      .filter(spot => spot.last)
      .flatMap(({ at, ways }): Mark[] => {
        const early = ways.every(way => look.early?.includes(way.kind))
        const way = early ? meant(ways, ahead) : ways[turned % ways.length]
        if (!way) return []
        const covers = at.length > 1 ? way.parts.filter(part => places.has(part)) : at
        const label = labelOf(way, sofar, look)
        return [{ kind: 'target', at: covers, move: { kind: way.kind, parts: way.parts }, ...(label ? { label } : {}) }]
      }),
  ]
}

/** The way of a move that is shown: from the piece that goes to where it goes. A piece that lies over its places has none. */
export function wayOf(move: Choice | undefined, places: ReadonlySet<string>, { spanning = [] }: Ways): Mark[] {
  const at = move && !spanning.includes(move.kind) ? move.parts.filter(part => places.has(part)) : []
  return at.length > 1 ? [{ kind: 'arrow', at }] : []
}

/** Whether the piece of this move would lie over the place, before the last of its ends. */
export function liesOver({ parts }: Choice, place: string, places: ReadonlySet<string>, scene: Scene): boolean {
  const ends = parts.filter(part => places.has(part))
  const found = scene.shapes.filter(shape => ends.includes(shape.id))
  const at = scene.shapes.find(shape => shape.id === place)
  const within = (along: 'x' | 'y'): boolean => {
    const all = found.map(shape => shape[along])
    return !!at && Math.min(...all) <= at[along] && at[along] <= Math.max(...all)
  }
  return place !== ends.at(-1) && within('x') && within('y')
}

/** The same piece round the same middle, turned: what `R` goes on to. */
export function turnedWay(move: Choice, { choices, places }: Sofar, scene: Scene): Choice | undefined {
  const at = (choice: Choice): string[] => choice.parts.filter(part => places.has(part))
  const here = middle(scene, at(move))
  const ways = choices.filter(choice => choice.kind === move.kind && middle(scene, at(choice)) === here)
  return ways[(ways.findIndex(choice => choice.move === move.move) + 1) % ways.length]
}
