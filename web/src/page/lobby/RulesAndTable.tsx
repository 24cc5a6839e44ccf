// Everything with a usual value, folded away: single seats, finer rules, the clock, who may join.
import { type Signal, signal } from '@preact/signals'
import type { JSX } from 'preact'
import type { Create, GameCard, OptionCard } from '../../wire'
import { Badge, Icon } from '../icons'
import { welcome } from '../session'
import { say, wordFor } from '../texts'
import { Check, Choices, NumberField, Switch } from './fields'
import type { Who } from './seating'
import { clockWords } from './TableLine'

type ClockKind = 'none' | 'live' | 'correspondence'

/** The choices for a new table, apart from its seats. */
export function openWishes(card: GameCard) {
  const kind = signal<ClockKind>('none')
  const [minutes, increment, days] = [signal(15), signal(10), signal(3)]
  return {
    options: signal<Record<string, string>>(Object.fromEntries(card.options.map(one => [one.name, one.default]))),
    kind,
    minutes,
    increment,
    days,
    listed: signal(false),
    aids: signal(true),
    absent: signal<NonNullable<Create['absent']>>('vote'),
    clock: (): (Create['clock'] & object) | null =>
      kind.value === 'none'
        ? null
        : kind.value === 'live'
          ? { kind: 'live', base: minutes.value * 60, increment: increment.value }
          : { kind: 'correspondence', days: days.value },
  }
}
export type Wishes = ReturnType<typeof openWishes>

const isSwitch = (option: OptionCard): boolean => [...option.values].sort().join(' ') === 'off on'

/** Expansions and variants that a table plays with or without. */
export function Extras({ card, wishes }: { card: GameCard; wishes: Wishes }): JSX.Element | null {
  const switches = card.options.filter(isSwitch)
  if (!switches.length) return null
  return (
    <fieldset class="cardbox extras">
      <legend>{say('extras')}</legend>
      {switches.map(option => {
        const [label = '', means] = option.sentence.split(/: ?(.*)/)
        return (
          <Switch
            key={option.name}
            label={label}
            means={means || (option.sentences[option.values.indexOf('on')] ?? '')}
            on={wishes.options.value[option.name] === 'on'}
            set={on => (wishes.options.value = { ...wishes.options.peek(), [option.name]: on ? 'on' : 'off' })}
          />
        )
      })}
    </fieldset>
  )
}

function Seats({ card, seats }: { card: GameCard; seats: Signal<Who[]> }): JSX.Element {
  const set = (at: number, who: Who): void => {
    seats.value = seats.peek().map((old, i) => (i === at ? who : old))
  }
  return (
    <fieldset class="choices">
      <legend>{say('seats')}</legend>
      {seats.value.map((who, i) => (
        <label key={i} class="seatline">
          <Badge colour={card.colours[i] ?? 'red'} r={12} />
          <span>{say(`colour-${card.colours[i] ?? 'red'}`)}</span>
          <select value={who} onChange={event => set(i, event.currentTarget.value as Who)}>
            <option value="me">{say('seat-me')}</option>
            <option value="here">{say('seat-here')}</option>
            <option value="friend">{say('seat-friend')}</option>
            <optgroup label={say('bots')}>
              {(welcome.value?.bots ?? []).map(bot => (
                <option key={bot} value={`bot ${bot}`}>
                  {wordFor(`bot-${bot}`, bot)}
                </option>
              ))}
            </optgroup>
          </select>
        </label>
      ))}
    </fieldset>
  )
}

export function RulesAndTable({
  card,
  seats,
  wishes,
}: {
  card: GameCard
  seats: Signal<Who[]>
  wishes: Wishes
}): JSX.Element {
  const { options, kind, minutes, increment, days, listed, aids, absent } = wishes
  const usual = [
    clockWords(wishes.clock()),
    say(aids.value ? 'hints-allowed' : 'no-hints'),
    say(listed.value ? 'in-the-lobby' : 'private'),
  ]
  return (
    <details class="fold">
      <summary>
        <Icon of="forth" size={18} /> <b>{say('rules-and-table')}</b> <span>{usual.join(' · ')}</span>
      </summary>
      <Seats card={card} seats={seats} />
      {card.options
        .filter(option => !isSwitch(option))
        .map(option => (
          <Choices
            key={option.name}
            label={option.sentence}
            values={option.values}
            sentences={option.sentences}
            chosen={options.value[option.name] ?? option.default}
            set={value => (options.value = { ...options.peek(), [option.name]: value })}
          />
        ))}
      <Choices
        label={say('clock')}
        values={['none', 'live', 'correspondence']}
        sentences={[say('clock-none'), say('clock-live'), say('clock-correspondence')]}
        chosen={kind.value}
        set={value => (kind.value = value as ClockKind)}
      />
      {kind.value === 'live' && (
        <div class="numbers">
          <NumberField label={say('minutes')} value={minutes} least={1} most={600} />
          <NumberField label={say('increment')} value={increment} least={0} most={600} />
        </div>
      )}
      {kind.value === 'correspondence' && <NumberField label={say('days')} value={days} least={1} most={60} />}
      <Choices
        label={say('absent')}
        values={['vote', 'bot', 'lose']}
        sentences={[say('absent-vote'), say('absent-bot'), say('absent-lose')]}
        chosen={absent.value}
        set={value => (absent.value = value as 'vote' | 'bot' | 'lose')}
      />
      <fieldset class="choices">
        <legend>{say('table-is')}</legend>
        <Check label={say('listed')} value={listed} />
        <Check label={say('aids')} value={aids} />
      </fieldset>
    </details>
  )
}
