// The games as the page has them. Their boards are the heavy part of it, so each comes when a table of it is set up or opened.

import { GAMES } from 'virtual:games'
import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Look } from '../board/look'
import type { Scene } from '../scene'
import type { AidsProps } from './table/Aids'
import { type Catalogue, learn } from './texts'

/** What a game's `aids.tsx` may export: what its players ask for beside the board. */
export interface GameAids {
  Aids: ComponentType<AidsProps>
  /** What is at a place, in words, where the page's own are not enough; else nothing. */
  describe?(scene: Scene, place: string): string
}

export interface GamePage {
  look: Look
  aids: GameAids | undefined
}

/** How a game is fetched. */
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

/** A game, fetched as soon as its name is known. */
export function useGame(name: string | undefined): GamePage | undefined {
  useEffect(() => {
    if (name) void fetchGame(name)
  }, [name])
  return here.value.get(name ?? '')
}
