// Beside the tools: what the others did, or what has just changed your turn.
import type { JSX } from 'preact'
import type { Scene } from '../../scene'
import type { GamePage } from '../games'
import { Icon } from '../icons'
import type { Replay } from './replay'
import { Since } from './Since'
import type { TableStore } from './store'

interface AboveProps {
  game: GamePage
  store: TableStore
  replay: Replay
  scene: Scene | undefined
}

export function Above({ game: { aids }, store, replay, scene }: AboveProps): JSX.Element {
  if (store.telling.scoring.value) return <div class="since quiet" /> // a scoring is told in the dock, and nothing beside it
  const news = store.myTurn.value && scene ? aids?.announce?.(scene) : ''
  if (!news || replay.ply.value !== undefined) return <Since store={store} replay={replay} />
  return (
    <p class="since news" role="status">
      <Icon of="again" size={18} /> <b>{news}</b>
    </p>
  )
}
