// Under the board of a lesson: what the step asks, what can be done, and the ways on and back.
import type { Signal } from '@preact/signals'
import type { JSX } from 'preact'
import { Acts, Left, lastDoubt, Main, Mean, Onward, Prompt, Sure } from '../table/Dock'
import type { Turn } from '../table/turn'
import { say } from '../texts'
import type { LessonStore } from './store'

interface LessonDockProps {
  store: LessonStore
  turn: Turn
  showing: Signal<boolean> // whether the solution is drawn on the board
  onShow: () => void
  onFree: () => void
}

export function LessonDock({ store, turn, showing, onShow, onFree }: LessonDockProps): JSX.Element {
  const [mine, unsure, over] = [store.myTurn.value, lastDoubt(store, turn), store.over.value]
  return (
    <section class={`dock cardbox ${mine ? 'mine' : ''}`} aria-label={say('dock')} aria-busy={turn.busy.value}>
      <div class="asked">
        <Prompt>{unsure?.text ?? store.shown.value?.text}</Prompt>
        {mine && <Left left={store.board.value?.ask?.left ?? []} />}
      </div>
      <div class={`deeds ${unsure ? 'sure' : ''}`} role="group" aria-label={say('actions')}>
        {unsure ? (
          <Sure doubt={unsure} />
        ) : (
          <>
            {mine ? <Acts turn={turn} game={store.shown.value?.game ?? ''} /> : <span class="grow acts" />}
            <Mean icon="back" word={say('step-back')} keys="U" disabled={!store.step.value} onClick={store.back} />
            {mine && <Mean icon="bulb" word={say(showing.value ? 'do-it' : 'show-me')} keys="S" onClick={onShow} />}
            {mine && <Onward store={store} turn={turn} />}
            {!mine && !over && <Main name={say('next')} onClick={() => store.attempt()} />}
            {over && <Main name={say('free-game')} onClick={onFree} />}
          </>
        )}
      </div>
    </section>
  )
}
