// Steps through the game: first, back, a slider, forward, last. Keys do the same (keys.ts). The chances are below it.
import type { ComponentChildren, JSX } from 'preact'
import { Icon } from '../icons'
import { say } from '../texts'
import type { Replay } from './replay'

interface ReplayBarProps {
  replay: Replay
  back: boolean
  children?: ComponentChildren
}

export function ReplayBar({ replay, back, children }: ReplayBarProps): JSX.Element {
  const last = replay.last.value
  const at = replay.ply.value ?? last
  const running = replay.playing.value
  return (
    <div class="replay">
      <div class="row" role="group" aria-label={say('replay')}>
        <button type="button" class="square" aria-label={say('first')} onClick={() => replay.go(0)}>
          <Icon of="first" />
        </button>
        <button type="button" class="square" aria-label={say('one-back')} onClick={() => replay.go(at - 1)}>
          <Icon of="back" />
        </button>
        <button type="button" class="square" aria-label={say(running ? 'pause' : 'run')} onClick={replay.toggle}>
          <Icon of={running ? 'pause' : 'play'} />
        </button>
        <button type="button" class="square" aria-label={say('one-forth')} onClick={() => replay.go(at + 1)}>
          <Icon of="forth" />
        </button>
        <button type="button" class="square" aria-label={say('last')} onClick={() => replay.go(last)}>
          <Icon of="last" />
        </button>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={say('ply')}
          aria-valuetext={say('ply-of', { ply: at, last })}
          onInput={event => replay.go(event.currentTarget.valueAsNumber)}
        />
        <span class="count">
          {at} / {last}
        </span>
        {back && (
          <button type="button" onClick={replay.now}>
            {say('to-now')}
          </button>
        )}
      </div>
      {children}
    </div>
  )
}
