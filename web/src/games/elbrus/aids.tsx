// In the dock: the piece that is chosen.
import type { JSX } from 'preact'
import { rendered } from '../../page/drawing'
import { Icon } from '../../page/icons'
import { gameCard } from '../../page/session'
import type { AidsProps } from '../../page/table/Aids'
import { say } from '../../page/texts'
import { sign } from './hands'

/** The piece that is chosen; a click turns it. */
export function Hand({ scene, turn }: AidsProps): JSX.Element | null {
  const kind = turn.action.value?.kind ?? turn.kind.value
  const drawn = kind ? sign(kind, scene) : ''
  return drawn ? (
    <>
      <button type="button" class="turnable" title={`${say('turn-piece')} (R)`} onClick={turn.turnOver}>
        <svg width="92" height="76" viewBox="-24 -22 48 42" aria-hidden="true">
          {rendered(drawn)}
        </svg>
        <Icon of="right" size={20} />
      </button>
      {gameCard(scene.game)?.words?.[kind] ?? ''}
    </>
  ) : (
    <svg width="92" height="76" aria-hidden="true" />
  )
}

/** Nothing stands beside the board. */
export const Aids = (): null => null
