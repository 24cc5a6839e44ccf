// The lessons of a game, and how far you have come in each.
import type { JSX } from 'preact'
import type { GameCard, LessonCard } from '../../wire'
import { Icon } from '../icons'
import { learned } from '../memory'
import { say } from '../texts'

function Line({ card, lesson, number }: { card: GameCard; lesson: LessonCard; number: number }): JSX.Element {
  const { moves = [], done = false } = learned.value[`${card.name}/${lesson.name}`] ?? {}
  const begun = moves.length > 0 && moves.length < lesson.steps
  return (
    <li>
      <a class="lessonline" href={`#lesson/${card.name}/${lesson.name}`} data-lesson={lesson.name}>
        <span class={`number-of ${done ? 'done' : ''}`} aria-hidden="true">
          {done ? <Icon of="check" size={16} /> : number}
        </span>
        <b>{lesson.title}</b>
        <small>
          {begun
            ? say('step-of', { step: moves.length + 1, steps: lesson.steps })
            : say(done ? 'lesson-done' : 'lesson-steps', { steps: lesson.steps })}
        </small>
      </a>
    </li>
  )
}

export const Lessons = ({ card }: { card: GameCard }): JSX.Element | null =>
  card.lessons?.length ? (
    <section class="lessons" aria-label={say('lessons')}>
      <h3>{say('lessons')}</h3>
      <ol>
        {card.lessons.map((lesson, i) => (
          <Line key={lesson.name} card={card} lesson={lesson} number={i + 1} />
        ))}
      </ol>
    </section>
  ) : null
