// Who is who, in words.
import type { Scene } from '../../scene'
import type { Seat, Table } from '../../wire'
import { say, wordFor } from '../texts'

export const seatName = (seat: Seat | undefined): string =>
  !seat ? '' : seat.name || (seat.bot ? wordFor(`bot-${seat.bot}`, seat.bot) : say(`colour-${seat.colour}`))

export const nameOf = (table: Table | undefined, seat: number | null | undefined): string =>
  seat === null || seat === undefined ? '' : seatName(table?.seats[seat])

/** A part of a move in words: the page's word for it, or the part itself. */
export const partWord = (game: string, part: string): string => {
  const id = part.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return wordFor(`part-${game}-${id}`, wordFor(`part-${id}`, part))
}

export const kindWord = (game: string, kind: string): string => (kind ? partWord(game, kind) : wordFor(`kind-${game}`, say('kind-move')))

/** What stands at a place. */
export function describe(scene: Scene, place: string): string {
  const there = scene.shapes.filter(shape => shape.id === place || shape.at === place)
  const words = there.flatMap(shape => {
    const owner = shape.owner ? say(`colour-${shape.owner}`) : ''
    const height = shape.height ? say('height', { height: shape.height }) : ''
    const said = shape.label ?? (shape.id === place ? '' : wordFor(`piece-${shape.kind}`, shape.kind))
    return [said, owner, height].filter(Boolean).join(' ')
  })
  return [place, ...words.filter(Boolean)].join(', ')
}
