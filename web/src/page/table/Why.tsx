// Why not? In words, with the rule; and a hint, if one was asked for.
import type { JSX } from 'preact'
import { Icon } from '../icons'
import { say, wordFor } from '../texts'
import { Reasons } from './Reasons'
import type { Turn } from './turn'

const percent = (share: number): number => Math.round(share * 100)

interface WhyProps {
  turn: Turn
  onRule: (rule: string) => void
  onPoint: (places: readonly string[]) => void
}

export function Why({ turn, onRule, onPoint }: WhyProps): JSX.Element | null {
  const [why, hint] = [turn.why.value, turn.hint.value]
  if (!why && !hint) return null
  const who = hint ? wordFor(`bot-${hint.bot}`, hint.bot) : ''
  return (
    <section class="why" role="status">
      <button type="button" class="ghost square close" aria-label={say('close')} onClick={turn.forget}>
        <Icon of="close" size={16} />
      </button>
      {why && (
        <>
          <h2>{say('why-not')}</h2>
          <div onPointerEnter={() => onPoint([why.place])} onPointerLeave={() => onPoint([])}>
            <Reasons
              of={why.reasons}
              link={rule => (
                <button type="button" class="link" onClick={() => onRule(rule)}>
                  {say('rule', { rule })}
                </button>
              )}
            />
          </div>
        </>
      )}
      {hint && (
        <>
          <h2>{say('hint-of', { who })}</h2>
          <p>
            {hint.said}{' '}
            {typeof hint.chance === 'number' &&
              say('hint-chance', { chance: percent(hint.chance), usual: percent(hint.usual ?? hint.chance) })}
          </p>
          <div class="row">
            <span class="grow" />
            <button
              type="button"
              onClick={() => turn.make(turn.legal.peek().find(one => one.move === hint.move) ?? { ...hint, kind: '' })}
            >
              <Icon of="check" size={18} /> {say('do-it')}
            </button>
          </div>
        </>
      )}
    </section>
  )
}
