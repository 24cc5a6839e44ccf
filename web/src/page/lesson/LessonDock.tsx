// Under the board of a lesson: what the step asks, what can be done, and the ways on and back.
import type { Signal } from '@preact/signals'
import type { JSX } from 'preact'
import type { GamePage } from '../games'
import { Acts } from '../table/Acts'
import type { AidsProps } from '../table/Aids'
import { InHand, Left, lastDoubt, Main, Mean, Onward, Prompt, Sure } from '../table/Dock'
import type { Turn } from '../table/turn'
import { say } from '../texts'
import type { LessonStore } from './store'

interface LessonDockProps {
  store: LessonStore
  turn: Turn
  game: GamePage
  hand: AidsProps | undefined
  small: boolean
  showing: Signal<boolean> // whether the solution is drawn on the board
  onShow: () => void
  onFree: () => void
}

export function LessonDock({ store, turn, game, hand, small, showing, onShow, onFree }: LessonDockProps): JSX.Element {
  const [mine, unsure, over] = [store.myTurn.value, lastDoubt(store, turn), store.over.value]
  return (
    <section class={`dock cardbox ${mine ? 'mine' : ''}`} aria-label={say('dock')} aria-busy={turn.busy.value}>
      {mine && !unsure && <InHand game={game} hand={hand} />}
      <div class="asked">
        <Prompt>{unsure?.text ?? store.shown.value?.text}</Prompt>
        {mine && <Left store={store} turn={turn} />}
      </div>
      <div class={`deeds ${unsure ? 'sure' : ''}`} role="group" aria-label={say('actions')}>
        {unsure ? (
          <Sure doubt={unsure} />
        ) : (
          <>
            {mine ? (
              <Acts turn={turn} name={store.shown.value?.game ?? ''} game={game} scene={hand?.scene} small={small} />
            ) : (
              <span class="grow acts" />
            )}
            <Mean icon="back" word={say('step-back')} keys="U" disabled={!store.step.value} onClick={store.back} />
            {mine &&
              (showing.value ? (
                <Mean icon="check" word={say('do-it')} keys="S" onClick={onShow} />
              ) : (
                <Mean icon="bulb" word={say('show-me')} keys="S" onClick={onShow} />
              ))}
            {mine && <Onward store={store} turn={turn} />}
            {!mine && !over && <Main name={say('next')} onClick={() => store.attempt()} />}
            {over && <Main name={say('free-game')} onClick={onFree} />}
          </>
        )}
      </div>
    </section>
  )
}
