// What a game's look is, and what it gets.
import type { DrawOptions, Keep, Player, Scene } from '../scene'
import type { Event } from '../wire'
import type { Drawn, Kid } from './svg'
import { THEMES, type Theme } from './themes'
import type { Turn } from './turn'

/** All options with their values; the theme as colours. */
export interface Settings {
  theme: Theme
  turn: Turn
  bare: boolean
  compact: boolean
  marks: boolean
  coordinates: boolean
  owners: boolean
  keep: Keep
}

/** How a game is drawn: `games/<name>/index.ts` exports it as `look`. */
export interface Look {
  draw(scene: Scene, settings: Settings): Drawn
  /** A board in depth, seen from straight above. Looks with this can be turned; on a flat board that would only confuse. */
  flat?(scene: Scene, settings: Settings): Drawn
  /** Kinds of moves whose targets are seen before their action is chosen: those that never lie in each other's way. */
  atOnce?: readonly string[]
  /** Kinds of moves whose places are picked as one, since one piece lies over all of them. */
  spanning?: readonly string[]
  /** Kinds of moves whose last word is chosen ahead of the place: how many go, which way round a tile lies. */
  early?: readonly string[]
  /** Kinds of moves that are shown where they would be made before they are: a second click makes them. */
  weighed?: readonly string[]
  /** Kinds of moves whose targets carry the name of their action. */
  named?: readonly string[]
  /** Kinds of moves that show how far what they bring would reach. */
  reaching?: readonly string[]
  /** From how far what is in hand snaps to a place where it fits, in units of the picture. */
  snap?: number
  /** What is drawn on the button of an action or a word, by its icon, in a square of 44 round 0, 0. Without it, a sign in one stroke. */
  sign?(icon: string, scene: Scene, settings: Settings): Kid
  /** Something a player holds, by its name in their detail, in a square of 44 round 0, 0. Without it, it is told in words. */
  held?(name: string, player: Player): Kid
  /** Whether the board stands upright where there is more height than width. */
  upright?: boolean
  /** Whose pieces move now, by colour, where a player has several colours. */
  mover?(scene: Scene): string
  coloursOf?(player: Player): readonly string[]
  /** What of a place is at this point of the picture, where its parts are places, too. */
  part?(scene: Scene, place: string, x: number, y: number): string
  /** The places of what a place belongs to, a castle or a city, so that it can be lit up as a whole. */
  extent?(scene: Scene, place: string): string[]
  /** What the points of an event are made of, as 8 × 2, where it is more than a sum. */
  factors?(event: Event): string
  /** The address of a picture for an event's line in the log, `''` until it is there. Without one, its words do. */
  told?(event: Event, scene: Scene, settings: Settings): string | undefined
}

export const drawScene = (look: Look, scene: Scene, options: DrawOptions = {}): Drawn =>
  (options.flat && look.flat ? look.flat : look.draw)(scene, settings(options))

export const settings = ({
  theme = 'light',
  turn = 0,
  bare = false,
  compact = false,
  marks = true,
  coordinates = true,
  owners = false,
  keep = () => '',
}: DrawOptions): Settings => ({
  theme: THEMES[theme],
  turn,
  bare,
  compact,
  marks,
  coordinates,
  owners,
  keep,
})
