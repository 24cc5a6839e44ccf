// The games on the page. Their boards are the heavy part, so each is loaded when one of its tables is set up or opened.

import { GAMES } from 'virtual:games'
import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Look } from '../board/look'
import type { Scene } from '../scene'
import type { Choice } from '../wire'
import type { AidsProps, WeighingProps } from './table/Aids'
import { type Catalogue, learn } from './texts'

/** What a game's `aids.tsx` may export: what its players ask for beside the board. */
export interface GameAids {
  Aids: ComponentType<AidsProps>
  /** What the mover has in hand, at the left of the dock. */
  Hand?: ComponentType<AidsProps>
  /** The cards in hand, in the corner that the board leaves free; `holds` says which actions are played there. */
  Cards?: ComponentType<AidsProps>
  holds?(kind: string): boolean
  /** What speaks for and against the move that is shown, beside the place where it would be made; `weighs` says of which moves. */
  Weighing?: ComponentType<WeighingProps>
  weighs?(scene: Scene, move: Choice): boolean
  /** What has just changed your own turn, shown above the board; usually nothing. */
  announce?(scene: Scene): string
  /** What is at a place, in words. Nothing where the page's own words will do. */
  describe?(scene: Scene, place: string): string
}

export interface GamePage {
  look: Look
  aids: GameAids | undefined
}

/** How a game is loaded. */
export interface Fetch {
  page(): Promise<GamePage>
  texts: Catalogue
}

const here = signal<ReadonlyMap<string, GamePage>>(new Map())

async function fetchGame(name: string): Promise<void> {
  const game = GAMES.get(name)
  if (!game) throw new Error(`The page was built without the game "${name}".`)
  const [page] = await Promise.all([game.page(), learn(name, game.texts)])
  here.value = new Map([...here.peek(), [name, page]])
}

/** A game, loaded as soon as its name is known. */
export function useGame(name: string | undefined): GamePage | undefined {
  useEffect(() => {
    if (name) void fetchGame(name)
  }, [name])
  return here.value.get(name ?? '')
}
