// Beside the board: the stacks that are nobody's; and above it, that a move brought another.
import type { JSX } from 'preact'
import { ofKind } from '../../board/shapes'
import { Badge } from '../../page/icons'
import type { AidsProps } from '../../page/table/Aids'
import { wordsOf } from '../../page/texts'
import type { Scene } from '../../scene'
import './aids.css'

const { say } = wordsOf('towers')

/** Where not all colours are played, the others may be slid by everybody, and count for nobody. */
export function Aids({ scene }: AidsProps): JSX.Element | null {
  const seats = new Set(scene.players.map(player => player.colour))
  const neutral = [...new Set(ofKind(scene, 'stack').map(stack => stack.owner ?? ''))]
    .filter(one => !seats.has(one))
    .sort()
  if (!neutral.length) return null
  return (
    <div class="neutrals">
      {neutral.map(colour => (
        <Badge key={colour} colour={colour} r={9} />
      ))}
      <span>{say('neutrals')}</span>
    </div>
  )
}

export const announce = (scene: Scene): string => (scene.detail?.['bonus'] === true ? say('bonus-move') : '')
