// What a game's look is, and what it is told.
import type { DrawOptions, Keep, Scene } from '../scene'
import { THEMES, type Theme } from './themes'
import type { Turn } from './turn'

/** The options with nothing left open; the theme as its colours. */
export interface Settings {
  theme: Theme
  turn: Turn
  bare: boolean
  compact: boolean
  marks: boolean
  owners: boolean
  keep: Keep
}

/** One file a game, `games/<name>.ts`, exports its `look`. */
export interface Look {
  draw(scene: Scene, settings: Settings): string
}

export const settings = ({
  theme = 'light',
  turn = 0,
  bare = false,
  compact = false,
  marks = true,
  owners = false,
  keep = () => '',
}: DrawOptions): Settings => ({
  theme: THEMES[theme],
  turn,
  bare,
  compact,
  marks,
  owners,
  keep,
})
