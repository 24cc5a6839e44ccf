// The one door: a scene as JSON in, an SVG as text out. `npm run bundle` makes one file of it, which the browser and
// Python (in QuickJS) run alike; so nothing in here may need a DOM, Intl or a clock.
import { flat } from './board/flat'
import { type Look, settings } from './board/look'
import { look as carcassonne } from './games/carcassonne'
import { look as elbrus } from './games/elbrus'
import { look as highlanders } from './games/highlanders'
import { look as torres } from './games/torres'
import { look as towers } from './games/towers'
import { readOptions, readScene } from './read'
import type { DrawOptions, Scene } from './scene'

/** Every game's look, by the name of the game. */
const LOOKS: ReadonlyMap<string, Look> = new Map([
  ['towers', towers],
  ['carcassonne', carcassonne],
  ['highlanders', highlanders],
  ['elbrus', elbrus],
  ['torres', torres],
])

export function drawScene(scene: Scene, options: DrawOptions = {}): string {
  const look = LOOKS.get(scene.game)
  if (!look)
    throw new Error(`There is no look for the game "${scene.game}": there are ${[...LOOKS.keys()].join(', ')}.`)
  return options.flat ? flat(scene, settings(options)) : look.draw(scene, settings(options))
}

export const draw = (sceneJson: string, optionsJson = ''): string =>
  drawScene(readScene(sceneJson), readOptions(optionsJson))
