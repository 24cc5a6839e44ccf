// In the dock: the piece that is chosen.
import type { JSX } from 'preact'
import { rendered } from '../../page/drawing'
import { gameCard } from '../../page/session'
import type { AidsProps } from '../../page/table/Aids'
import { sign } from './hands'

export function Hand({ scene, turn }: AidsProps): JSX.Element | null {
  const kind = turn.action.value?.kind ?? turn.kind.value
  const drawn = kind ? sign(kind, scene) : ''
  return drawn ? (
    <>
      <svg width="92" height="76" viewBox="-24 -22 48 42" aria-hidden="true">
        {rendered(drawn)}
      </svg>
      {gameCard(scene.game)?.words?.[kind] ?? ''}
    </>
  ) : (
    <svg width="92" height="76" aria-hidden="true" />
  )
}

/** Nothing stands beside the board. */
export const Aids = (): null => null
