// Features with somebody in them, as the scene tells them, and how land is shown to be somebody's.
import { emblem } from '../../board/emblems'
import { seatOf } from '../../board/palette'
import { detailList, detailNumber, detailText, detailTexts } from '../../board/shapes'
import { type Drawn, el, rect } from '../../board/svg'
import type { Scene } from '../../scene'

export interface Feature {
  land: string
  places: string[]
  owners: string[]
  worth: number
  complete: boolean
}

export const features = (scene: Scene): Feature[] =>
  detailList(scene, 'features').map(told => {
    const of = { detail: told && typeof told === 'object' ? { ...told } : {} }
    return {
      land: detailText(of, 'land') ?? '',
      places: detailTexts(of, 'places'),
      owners: detailTexts(of, 'owners'),
      worth: detailNumber(of, 'worth') ?? 0,
      complete: 'complete' in of.detail && of.detail.complete === true,
    }
  })

/** The tiles of the land that this place is part of, if somebody is on it. */
export const extent = (scene: Scene, place: string): string[] =>
  features(scene)
    .filter(({ places }) => places.includes(place))
    .flatMap(({ places }) => places.map(one => one.replace(/:.*/, '')))

const patternOf = (owners: readonly string[]): string => `donjon-owned-${owners.join('-')}`
const STRIPE = 30 // px; a tile is a multiple, so that stripes run on from tile to tile

/** One pattern for every party that owns a field: its colour, with the emblem strewn over it; shared fields are striped. */
export const ownedPatterns = (fields: readonly Feature[]): Drawn =>
  el(
    'defs',
    {},
    [...new Map(fields.map(({ owners }) => [patternOf(owners), owners]))].map(([id, owners]) =>
      el(
        'pattern',
        { id, width: STRIPE * owners.length, height: STRIPE, patternUnits: 'userSpaceOnUse' },
        owners.map((owner, i) => {
          const seat = seatOf(owner)
          return [
            rect(i * STRIPE, 0, STRIPE, STRIPE, { fill: seat.base, opacity: 0.34 }),
            emblem(seat, (i + 0.5) * STRIPE, STRIPE / 2, 5.5, seat.deep, { opacity: 0.75 }),
          ]
        }),
      ),
    ),
  )

/** By tile, what its fields are filled with, in their order. */
export function fieldFills(fields: readonly Feature[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { places, owners } of fields)
    for (const place of places) {
      const [, tile = '', number = ''] = /^(.*):f(\d)$/.exec(place) ?? []
      const fills = found.get(tile) ?? ['', '', '', '', '', '', '', '']
      fills[Number(number)] = `url(#${patternOf(owners)})`
      found.set(tile, fills)
    }
  return found
}
