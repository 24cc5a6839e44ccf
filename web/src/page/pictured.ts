// A scene as a picture of the page: its name is that of the game in the reader's language, where a scene's is English.
import { drawScene, type Look } from '../board/look'
import type { Drawn } from '../board/svg'
import type { DrawOptions, Scene } from '../scene'
import { gameCard } from './session'

export const pictured = (look: Look, scene: Scene, options?: DrawOptions): Drawn =>
  drawScene(look, { ...scene, title: gameCard(scene.game)?.title ?? scene.title }, options)
