// What pointing at a place shows. Reach and threats come from the scene; nothing is worked out here.
import type { Look } from '../../board/look'
import { signed } from '../../board/text'
import type { Mark, Scene } from '../../scene'
import type { Replay } from './replay'
import type { TableStore } from './store'
import type { Turn } from './turn'

const NOTHING: readonly Mark[] = []

const record = (value: unknown): Record<string, unknown> =>
  value && typeof value === 'object' ? (value as Record<string, unknown>) : {}
const listed = (scene: Scene, key: string, place: string): string[] => {
  const found = record(scene.detail?.[key])[place]
  return Array.isArray(found) ? found.map(String) : []
}

/** How far what stands at a place reaches, and what it could take there, with what that needs. */
export function reachOf(scene: Scene | undefined, place: string | undefined): readonly Mark[] {
  if (!scene || place === undefined) return NOTHING
  const whole = place.replace(/:.*/, '') // of a part of a tile, the tile
  const [reach, takes] = [listed(scene, 'reach', whole), listed(scene, 'threatens', whole)]
  if (!reach.length && !takes.length) return NOTHING
  const needs = (id: string): unknown => scene.shapes.find(shape => shape.id === id)?.detail?.['needs']
  return [
    { kind: 'reach', at: reach.filter(id => !takes.includes(id)) },
    ...takes.map((id): Mark => ({ kind: 'threatened', at: [id], ...(needs(id) ? { label: String(needs(id)) } : {}) })),
  ]
}

/** What the move under the pointer would bring its player, noted where it ends. */
function gainOf(store: TableStore, turn: Turn): readonly Mark[] {
  const move = turn.preview.value?.moves.at(-1)
  const gain = turn.gains.value[store.board.value?.to_move ?? -1] ?? 0
  const place = turn.legal.value
    .find(choice => choice.move === move)
    ?.parts.filter(part => turn.places.value.has(part))
    .at(-1)
  return gain && place !== undefined ? [{ kind: 'reach', at: [place], label: signed(gain) }] : NOTHING
}

/** What the aids draw under the pointer: how far things reach, what a move would bring. */
export function aidMarks(
  store: TableStore,
  turn: Turn,
  replay: Replay,
  place: string | undefined,
  { reaching = [] }: Pick<Look, 'reaching'>,
): readonly Mark[] {
  const then = replay.ply.value === undefined ? undefined : replay.moment.value?.scene
  if (!store.table.value?.aids && !store.over.value) return NOTHING
  if (then) return reachOf(then, place)
  const move = turn.armed.value
  const shown = move && reaching.includes(move.kind) ? move.parts[0] : turn.picks.value.length ? undefined : place
  const reach = reachOf(store.scene.value, shown) // of what is there, not of what is tried out
  const gain = gainOf(store, turn)
  return gain.length ? [...reach, ...gain] : reach
}
