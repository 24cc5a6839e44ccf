// The one door: a scene as JSON in, an SVG as text out. `npm run bundle` makes one file of it, which Python runs in QuickJS; so nothing
// in here may need a DOM, Intl or a clock.
import { LOOKS } from 'virtual:looks'
import { drawScene } from './board/look'
import { svgFile } from './board/write'
import { readOptions, readScene } from './read'

export function draw(sceneJson: string, optionsJson = ''): string {
  const scene = readScene(sceneJson)
  const look = LOOKS.get(scene.game)
  if (!look)
    throw new Error(`There is no look for the game "${scene.game}": there are ${[...LOOKS.keys()].join(', ')}.`)
  return svgFile(drawScene(look, scene, readOptions(optionsJson)))
}
