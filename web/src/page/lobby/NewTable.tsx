// Setting up a table: who sits where, the game's options in its own sentences, clock, who may come.
import { type Signal, useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import type { Create, GameCard, SeatPlan } from '../../wire'
import { Bar } from '../Bar'
import { useGame } from '../games'
import { Badge, Icon } from '../icons'
import { keep, name } from '../memory'
import { go } from '../route'
import { gameCard, tellTrouble, welcome } from '../session'
import { ask } from '../socket'
import { say, wordFor } from '../texts'

const USUAL_BOT = 'casual'
type Who = 'me' | 'here' | 'friend' | `bot ${string}`
export type ClockKind = 'none' | 'live' | 'correspondence'

const plan = (who: Who): SeatPlan =>
  who === 'friend' ? {} : who.startsWith('bot ') ? { bot: who.slice(4) } : { mine: true }

/** Choices, each with its sentence; the chosen one is marked. */
function Choices({
  label,
  values,
  sentences,
  chosen,
  set,
}: {
  label: string
  values: string[]
  sentences: string[]
  chosen: string
  set: (value: string) => void
}): JSX.Element {
  const group = `option ${label}`
  return (
    <fieldset class="choices">
      <legend>{label}</legend>
      {values.map((value, i) => (
        <label key={value} class="choice">
          <input type="radio" name={group} checked={value === chosen} onChange={() => set(value)} />
          <span>{sentences[i]}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** A level by its name, with its strength in this game and number of players where it was measured. */
function botWords(bot: string, elo: number | undefined): string {
  const words = say('a-bot', { level: wordFor(`bot-${bot}`, bot) })
  return elo === undefined ? words : `${words} · ${say('elo', { elo: elo < 0 ? `−${-elo}` : `${elo}` })}`
}

function Seats({ card, seats }: { card: GameCard; seats: Signal<Who[]> }): JSX.Element {
  const bots = welcome.value?.bots ?? []
  const ratings = card.ratings?.[seats.value.length] ?? {}
  const set = (at: number, who: Who): void => {
    seats.value = seats.peek().map((old, i) => (i === at ? who : old))
  }
  const resize = (count: number): void => {
    const filler = seats.peek().at(-1) ?? 'friend'
    seats.value = Array.from({ length: count }, (_, i) => seats.peek()[i] ?? (filler === 'me' ? 'friend' : filler))
  }
  return (
    <fieldset class="choices seats">
      <legend>{say('seats')}</legend>
      <div class="segments" role="group" aria-label={say('how-many')}>
        {card.seats.map(count => (
          <button type="button" key={count} aria-pressed={seats.value.length === count} onClick={() => resize(count)}>
            {count}
          </button>
        ))}
      </div>
      {seats.value.map((who, i) => (
        <label key={i} class="seatline">
          <Badge colour={card.colours[i] ?? 'red'} r={12} />
          <span>{say(`colour-${card.colours[i] ?? 'red'}`)}</span>
          <select value={who} onChange={event => set(i, event.currentTarget.value as Who)}>
            <option value="me">{say('seat-me')}</option>
            <option value="here">{say('seat-here')}</option>
            <option value="friend">{say('seat-friend')}</option>
            <optgroup label={say('bots')}>
              {bots.map(bot => (
                <option key={bot} value={`bot ${bot}`}>
                  {botWords(bot, ratings[bot])}
                </option>
              ))}
            </optgroup>
          </select>
        </label>
      ))}
      {bots
        .filter(bot => seats.value.includes(`bot ${bot}`))
        .map(bot => (
          <p class="sub" key={bot}>
            <b>{wordFor(`bot-${bot}`, bot)}</b> · {wordFor(`bot-${bot}-means`, '')}
          </p>
        ))}
      {Object.keys(ratings).length > 0 && <p class="sub">{say('elo-means')}</p>}
    </fieldset>
  )
}

const NumberField = ({
  label,
  value,
  least,
  most,
}: {
  label: string
  value: Signal<number>
  least: number
  most: number
}): JSX.Element => (
  <label class="number">
    <span>{label}</span>
    <input
      type="number"
      min={least}
      max={most}
      required
      value={value.value}
      onInput={event => (value.value = event.currentTarget.valueAsNumber || least)}
    />
  </label>
)

const Check = ({ label, value }: { label: string; value: Signal<boolean> }): JSX.Element => (
  <label class="choice">
    <input type="checkbox" checked={value.value} onChange={event => (value.value = event.currentTarget.checked)} />
    <span>{label}</span>
  </label>
)

function Form({ card, friends }: { card: GameCard; friends: boolean }): JSX.Element {
  const bots = welcome.value?.bots ?? []
  const bot: Who = `bot ${bots.includes(USUAL_BOT) ? USUAL_BOT : (bots.at(-1) ?? '')}`
  const least = Math.min(...card.seats)
  const seats = useSignal<Who[]>(Array.from({ length: least }, (_, i) => (i === 0 ? 'me' : friends ? 'friend' : bot)))
  const options = useSignal<Record<string, string>>(
    Object.fromEntries(card.options.map(option => [option.name, option.default])),
  )
  const clock = useSignal<ClockKind>('none')
  const [minutes, increment, days] = [useSignal(15), useSignal(10), useSignal(3)]
  const [listed, aids] = [useSignal(false), useSignal(true)]
  const absent = useSignal<NonNullable<Create['absent']>>('vote')

  const create = async (event: Event): Promise<void> => {
    event.preventDefault()
    const face: Create['clock'] =
      clock.peek() === 'none'
        ? null
        : clock.peek() === 'live'
          ? { kind: 'live', base: minutes.peek() * 60, increment: increment.peek() }
          : { kind: 'correspondence', days: days.peek() }
    try {
      const made = await ask(
        {
          kind: 'create',
          game: card.name,
          seats: seats.peek().map(plan),
          options: options.peek(),
          clock: face,
          public: listed.peek(),
          absent: absent.peek(),
          aids: aids.peek(),
          name: name.peek(),
        },
        'created',
      )
      keep([...made.seats.map(link => link.token), made.owner])
      go(made.seats[0]?.token ?? made.owner)
    } catch (trouble) {
      tellTrouble(trouble)
    }
  }

  return (
    <form class="cardbox setup" onSubmit={event => void create(event)}>
      <Seats card={card} seats={seats} />
      <button type="submit" class="primary begin">
        <Icon of="check" size={18} /> {say(seats.value.some(who => who === 'friend') ? 'set-up' : 'start-now')}
      </button>
      <label class="field">
        <span>{say('your-name')}</span>
        <input
          value={name.value}
          maxLength={40}
          autocomplete="nickname"
          onChange={event => (name.value = event.currentTarget.value.trim())}
        />
      </label>
      {card.options.map(option => (
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
        chosen={clock.value}
        set={value => (clock.value = value as ClockKind)}
      />
      {clock.value === 'live' && (
        <div class="numbers">
          <NumberField label={say('minutes')} value={minutes} least={1} most={600} />
          <NumberField label={say('increment')} value={increment} least={0} most={600} />
        </div>
      )}
      {clock.value === 'correspondence' && <NumberField label={say('days')} value={days} least={1} most={60} />}
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
    </form>
  )
}

export function NewTable({ game, friends }: { game: string; friends: boolean }): JSX.Element {
  const card = gameCard(game)
  useGame(card?.name) // it is at hand when the table opens
  document.title = `${card?.title ?? 'Donjon'} – Donjon`
  return (
    <>
      <Bar title={card?.title ?? ''} sub={say('new-table')} />
      <main class="new">
        {card && <p class="about">{card.about}</p>}
        {card && <Form card={card} friends={friends} />}
        {welcome.value && !card && <p>{say('no-such-game')}</p>}
      </main>
    </>
  )
}
