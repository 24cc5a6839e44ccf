// Buttons beside the board: how it is looked at.
import type { JSX } from 'preact'
import { Icon, type IconName } from '../icons'
import { say } from '../texts'
import type { Camera } from './camera'

interface ToolsProps {
  camera: Camera
  flat: boolean
  onFlat: () => void
  onWhole: () => void
  onTurn: ((quarters: number) => void) | undefined // none where the board lies flat anyway
}

function Tool({
  name,
  keys,
  icon,
  pressed,
  onClick,
}: {
  name: string
  keys?: string
  icon: IconName
  pressed?: boolean
  onClick: () => void
}): JSX.Element {
  return (
    <button
      type="button"
      class={`square tool-${icon}`}
      aria-label={name}
      title={keys ? `${name} (${keys})` : name}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      onClick={onClick}
    >
      <Icon of={icon} />
    </button>
  )
}

export const Tools = ({ camera, flat, onFlat, onWhole, onTurn }: ToolsProps): JSX.Element => (
  <div class="tools" role="group" aria-label={say('view')}>
    {onTurn && (
      <>
        <Tool name={say('flat')} icon="flat" pressed={flat} onClick={onFlat} />
        <Tool name={say('turn-left')} keys="Q" icon="left" onClick={() => onTurn(1)} />
        <Tool name={say('turn-right')} keys="E" icon="right" onClick={() => onTurn(3)} />
      </>
    )}
    <Tool name={say('closer')} keys="+" icon="plus" onClick={camera.closer} />
    <Tool name={say('farther')} keys="−" icon="minus" onClick={camera.farther} />
    <Tool name={say('whole-board')} keys="0" icon="whole" onClick={onWhole} />
  </div>
)
