// Beside a lesson: its steps, and what comes after them.
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { LessonShown } from '../../wire'
import { Icon } from '../icons'
import { gameCard } from '../session'
import { say } from '../texts'

/** Where one is, small: on a phone it is all there is. */
export const Dots = ({ shown }: { shown: LessonShown }): JSX.Element => (
  <ol class="dots" aria-hidden="true">
    {shown.steps.map((name, i) => (
      <li key={name} class={i < shown.moves.length ? 'done' : i === shown.moves.length ? 'now' : ''} />
    ))}
  </ol>
)

export function Steps({ shown, onFree }: { shown: LessonShown; onFree: () => void }): JSX.Element {
  const lessons = gameCard(shown.game)?.lessons ?? []
  const next = lessons[lessons.findIndex(lesson => lesson.name === shown.lesson) + 1]
  const over = shown.moves.length === shown.steps.length
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [shown.moves.length])
  return (
    <section class="cardbox steps" aria-label={say('lesson')}>
      <h2>{shown.title}</h2>
      <ol ref={list}>
        {shown.steps.map((name, i) => (
          <li key={name} aria-current={i === shown.moves.length ? 'step' : undefined}>
            <span class={`number-of ${i < shown.moves.length ? 'done' : ''}`} aria-hidden="true">
              {i < shown.moves.length ? <Icon of="check" size={16} /> : i + 1}
            </span>
            {name}
          </li>
        ))}
      </ol>
      <div class="after">
        {over && next && (
          <a class="button primary" href={`#lesson/${shown.game}/${next.name}`}>
            {say('next-lesson', { lesson: next.title })}
          </a>
        )}
        {!over && <p class="sub">{say('then-free-game')}</p>}
        {!over && (
          <button type="button" class="skip" onClick={onFree}>
            {say('skip-to-game')}
          </button>
        )}
      </div>
    </section>
  )
}
