// One picture of the landscape in the making: what its parts are drawn from.
import type { Settings } from '../../board/look'
import { type Plan, plan } from '../../board/plan'
import { detailTexts } from '../../board/shapes'
import { type Drawn, el } from '../../board/svg'
import type { Scene, Shape } from '../../scene'
import { type Feature, features, fieldFills } from './features'
import { type Kind, kindIn, SIZE } from './geometry'

/** One picture in the making. */
export interface Sheet {
  scene: Scene
  given: Settings
  view: Plan
  grow: number
  kind: (id: string) => Kind // read when it is asked for: a tile that is kept as a picture needs none
  fields: Feature[] // with somebody in them, where they are to be shown
  fills: Map<string, string[]> // of the fields of a tile
  lit: ReadonlySet<string> | undefined // the tiles that count, where only some do
}

export function sheet(scene: Scene, given: Settings): Sheet {
  const fields = given.owners ? features(scene).filter(feature => feature.land === 'field') : []
  return {
    scene,
    given,
    view: plan({ rows: scene.rows, cols: scene.columns, size: SIZE, turn: given.turn }),
    grow: given.compact ? 4 / 3 : 1,
    kind: id => kindIn(scene, id),
    fields,
    fills: fieldFills(fields),
    lit: given.marks ? litIn(scene) : undefined,
  }
}
export const middle = ({ view }: Sheet, { x, y }: Shape): [number, number] => view.middle(x, y)

const tileOf = (place: string): string => place.replace(/:.*/, '')

/** The tiles a tower reaches: the one that is pointed at, or the one just built. */
function litIn(scene: Scene): Set<string> | undefined {
  const pointed = scene.marks.filter(mark => mark.kind === 'threatened' || (mark.kind === 'reach' && !mark.label))
  const lit = pointed.length ? pointed.flatMap(mark => mark.at.map(tileOf)) : detailTexts(scene, 'within')
  return lit.length ? new Set(lit) : undefined
}

/** Whether something at this place does not count now. */
export const dimmed = ({ lit }: Sheet, place: string | undefined): boolean => !!lit && !lit.has(tileOf(place ?? ''))

/** What does not count is pale and nearly grey, so that nothing has to be drawn over what does. */
export const DIM = 'url(#donjon-dim)'
export const dimming = (): Drawn =>
  el(
    'defs',
    {},
    el(
      'filter',
      { id: 'donjon-dim' },
      el('feColorMatrix', { type: 'saturate', values: '0.25' }),
      el(
        'feComponentTransfer',
        {},
        ['R', 'G', 'B'].map(channel => el(`feFunc${channel}`, { type: 'linear', slope: '0.45', intercept: '0.4' })),
      ),
    ),
  )
