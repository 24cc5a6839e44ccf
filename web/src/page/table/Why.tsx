// Why not? In words, with the rule; and a hint, if one was asked for.
import type { JSX } from 'preact'
import { Icon } from '../icons'
import { say } from '../texts'
import type { Turn } from './turn'

export function Why({ turn, onRule }: { turn: Turn; onRule: (rule: string) => void }): JSX.Element | null {
  const [why, hint] = [turn.why.value, turn.hint.value]
  if (!why && !hint) return null
  return (
    <section class="why" role="status">
      {why && (
        <>
          <h2>{say('why-not', { place: why.move || why.place })}</h2>
          <p>
            {why.text}{' '}
            {why.rule && (
              <button type="button" class="link" onClick={() => onRule(why.rule ?? '')}>
                {say('rule', { rule: why.rule })}
              </button>
            )}
          </p>
        </>
      )}
      {hint && (
        <div class="row">
          <p>{say('hinted', { move: hint.move, bot: hint.bot })}</p>
          <span class="grow" />
          <button type="button" onClick={() => turn.make(hint)}>
            <Icon of="check" size={18} /> {say('do-it')}
          </button>
        </div>
      )}
    </section>
  )
}
