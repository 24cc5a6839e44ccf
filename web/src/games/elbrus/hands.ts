// What everybody has left, for all to see: under each player's card a row of small arches with their numbers.
import { LINE, type Seat, STONE, seatOf } from '../../board/palette'
import { CARD, playerCard, type Strip, sideBySide } from '../../board/players'
import { detailNumber, moverOf } from '../../board/shapes'
import { at, group, type Kid, path, text } from '../../board/svg'
import type { Theme } from '../../board/themes'
import type { Player, Scene } from '../../scene'

const ROW = 34
const LEAST = 224

/** A piece seen from its side, standing on y = 0: its stone below, its deck on top. */
interface Icon {
  key: string
  wide: number
  stone: string
  deck: string
}
const ICONS: readonly Icon[] = [
  { key: 'bridge', wide: 20, stone: 'M0 0V-7H20V0H14.5A4.5 4.5 0 0 0 5.5 0Z', deck: 'M0 -7H20V-10.5H0Z' },
  {
    key: 'window',
    wide: 17,
    stone: 'M0 0V-15H17V0H12V-6Q12 -10.5 8.5 -12Q5 -10.5 5 -6V0Z',
    deck: 'M0 -15H17V-18.5H0Z',
  },
  { key: 'portal', wide: 24, stone: 'M0 0V-15H24V0H19V-5Q18 -10.5 12 -12Q6 -10.5 5 -5V0Z', deck: 'M0 -15H24V-18.5H0Z' },
  {
    key: 'balcony',
    wide: 18,
    stone: 'M0 -7.5V-15H18V0H12.5V-8Q11 -12 8.5 -12Q5.5 -11.5 5 -7.5Z',
    deck: 'M0 -15H18V-18.5H0Z',
  },
  {
    key: 'stairs',
    wide: 24,
    stone: 'M0 0V-7H12V-14H24V-7H20A3 3 0 0 0 14 -7V0H10A3.4 3.4 0 0 0 3.4 0Z',
    deck: 'M0 -7H12V-14H24V-17.5H8.5V-10.5H0Z',
  },
]

function icon({ stone, deck }: Icon, seat: Seat, empty: boolean): Kid {
  const key = { stroke: LINE, 'stroke-width': 1, 'stroke-linejoin': 'round', opacity: empty ? 0.3 : 1 }
  return [path(stone, { fill: STONE.left, ...key }), path(deck, { fill: seat.left, ...key })]
}

/** A piece from its side. */
function large(name: string, colour: string): Kid {
  const drawn = ICONS.find(one => one.key === name)
  if (!drawn) return ''
  const grow = 1.7
  const at = `translate(${(-drawn.wide / 2) * grow} ${15}) scale(${grow})`
  return group({ transform: at }, icon(drawn, seatOf(colour), false))
}
/** A piece of the mover's, as it is on its button. */
export const sign = (name: string, scene: Scene): Kid => large(name === 'join' ? 'stairs' : name, moverOf(scene))
export const held = (name: string, player: Player): Kid => large(name, player.colour)

function hand(player: Player, theme: Theme): Kid {
  let x = 8
  return ICONS.map(drawn => {
    const count = detailNumber(player, drawn.key) ?? 0
    if (drawn.key === 'stairs' && !count) return ''
    const here = x
    x += drawn.wide + (count > 9 ? 25 : 18)
    const label = { class: 'num', 'text-anchor': 'start', 'font-size': 13, fill: count ? theme.ink : theme.ink3 }
    return at(here, 24, icon(drawn, seatOf(player.colour), !count), text(drawn.wide + 3, -2, count, label))
  })
}

/** The cards with their rows. */
export const hands = (players: readonly Player[], room: { x: number; y: number; width: number; theme: Theme }): Strip =>
  sideBySide(players, room, { high: CARD.high + ROW, least: LEAST }, (player, width) => [
    playerCard(player, width, room),
    at(0, CARD.high, hand(player, room.theme)),
  ])
