// Setting up a table in three choices: who plays, against whom, start. Everything else has a usual value and stays folded.
import { useSignal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type { GameCard } from '../../wire'
import { Bar } from '../Bar'
import { useGame } from '../games'
import { Badge, Icon, type IconName } from '../icons'
import { keep, name } from '../memory'
import { go } from '../route'
import { gameCard, tellTrouble, welcome } from '../session'
import { ask } from '../socket'
import { say, wordFor } from '../texts'
import { Check, NameField, Pick } from './fields'
import { Cover, Meta } from './GameCover'
import { Opponents } from './Opponents'
import { Extras, openWishes, RulesAndTable } from './RulesAndTable'
import { botOf, level, levelled, MODES, type Mode, mode, plan, resized, seated, type Who } from './seating'

const USUAL_BOT = 'casual'
const ICONS: Record<Mode, IconName> = { bots: 'people', friends: 'share', here: 'screen' }

const Step = ({
  number,
  title,
  children,
}: {
  number: number
  title: string
  children: ComponentChildren
}): JSX.Element => (
  <section class="cardbox step">
    <span class="number-of" aria-hidden="true">
      {number}
    </span>
    <h2>{title}</h2>
    {children}
  </section>
)

/** The second question depends on the answer to the first. */
const SECOND: Record<Mode, string> = { bots: 'against-whom', friends: 'who-is-coming', here: 'who-sits-here' }

function Form({ card, friends }: { card: GameCard; friends: boolean }): JSX.Element {
  const bots = welcome.value?.bots ?? []
  const bot = useSignal(bots.includes(USUAL_BOT) ? USUAL_BOT : (bots.at(-1) ?? ''))
  const seats = useSignal<Who[]>(
    seated(resized(['me', 'friend'], Math.min(...card.seats)), friends ? 'friends' : 'bots', bot.peek()),
  )
  const names = useSignal<Record<number, string>>({}) // of the others at this screen, by seat
  const wishes = useMemo(() => openWishes(card), [card.name])
  const chosen = mode(seats.value)

  const nameAt = (seat: number): string =>
    seats.value[seat] === 'me' ? name.value : (names.value[seat] ?? say('player-number', { number: seat + 1 }))
  const whoIs = (who: Who, seat: number): string =>
    who === 'friend'
      ? say('seat-friend')
      : botOf(who)
        ? wordFor(`bot-${botOf(who)}`, botOf(who))
        : nameAt(seat) || say('seat-me')

  const create = async (event: Event): Promise<void> => {
    event.preventDefault()
    try {
      const made = await ask(
        {
          kind: 'create',
          game: card.name,
          seats: seats.peek().map((who, seat) => plan(who, nameAt(seat))),
          options: wishes.options.peek(),
          clock: wishes.clock(),
          public: wishes.listed.peek(),
          absent: wishes.absent.peek(),
          aids: wishes.aids.peek(),
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
    <form class="setup" onSubmit={event => void create(event)}>
      <Step number={1} title={say('who-plays')}>
        <div class="modes" role="radiogroup" aria-label={say('who-plays')}>
          {MODES.map(by => (
            <Pick
              key={by}
              group="mode"
              value={by}
              chosen={by === chosen}
              set={() => (seats.value = seated(seats.peek(), by, bot.peek()))}
            >
              <Icon of={ICONS[by]} size={24} />
              <span>
                <b>{say(`mode-${by}`)}</b> <small>{say(`mode-${by}-means`)}</small>
              </span>
            </Pick>
          ))}
        </div>
        <div class="row wrap">
          <div class="segments" role="group" aria-label={say('how-many')}>
            {card.seats.map(count => (
              <button
                type="button"
                key={count}
                aria-pressed={seats.value.length === count}
                onClick={() => (seats.value = resized(seats.peek(), count))}
              >
                {count}
              </button>
            ))}
          </div>
          <NameField label={say('your-name')} value={name.value} set={given => (name.value = given)} />
        </div>
      </Step>
      <Step number={2} title={say(SECOND[chosen ?? 'bots'])}>
        {seats.value.some(botOf) && (
          <Opponents
            card={card}
            players={seats.value.length}
            chosen={level(seats.value)}
            set={wished => {
              bot.value = wished
              seats.value = levelled(seats.peek(), wished)
            }}
          />
        )}
        {seats.value.includes('here') && (
          <div class="names">
            {seats.value.map(
              (who, seat) =>
                who === 'here' && (
                  <NameField
                    key={seat}
                    label={say(`colour-${card.colours[seat] ?? 'red'}`)}
                    value={nameAt(seat)}
                    set={given => (names.value = { ...names.peek(), [seat]: given })}
                  />
                ),
            )}
          </div>
        )}
        {seats.value.includes('friend') && (
          <>
            <p class="sub">{say('links-follow')}</p>
            <Check label={say('listed')} value={wishes.listed} />
          </>
        )}
      </Step>
      <Extras card={card} wishes={wishes} />
      <Step number={3} title={say('start')}>
        <div class="row wrap">
          <ul class="seated">
            {seats.value.map((who, seat) => (
              <li key={seat}>
                <Badge colour={card.colours[seat] ?? 'red'} r={9} /> {whoIs(who, seat)}
              </li>
            ))}
          </ul>
          <span class="grow sub">{say('about-so-long', { minutes: card.minutes })}</span>
          <button type="submit" class="primary begin">
            <Icon of="play" size={18} /> {say(seats.value.includes('friend') ? 'set-up' : 'start-now')}
          </button>
        </div>
      </Step>
      <RulesAndTable card={card} seats={seats} wishes={wishes} />
    </form>
  )
}

export function NewTable({ game, friends }: { game: string; friends: boolean }): JSX.Element {
  const card = gameCard(game)
  useGame(card?.name) // loaded before the table opens
  document.title = `${card?.title ?? 'Donjon'} – Donjon`
  return (
    <>
      <Bar title={card?.title ?? ''} sub={card ? say('new-table') : ''} />
      <main class="beside">
        {card && <Form card={card} friends={friends} />}
        {card && (
          <aside class="cardbox facts" data-game={card.name}>
            <Cover game={card.name} />
            <h2>{card.title}</h2>
            <p>{card.line}</p>
            <Meta card={card} />
            <div class="first">
              <b>{say('first-time')}</b>
              <p>{card.about}</p>
              {card.lessons?.[0] && (
                <a class="button" href={`#lesson/${card.name}/${card.lessons[0].name}`}>
                  <Icon of="play" size={18} /> {say('first-lesson')}
                </a>
              )}
              <a class="button" href={`#learn/${card.name}`}>
                <Icon of="list" size={18} /> {say('read-rules')}
              </a>
            </div>
          </aside>
        )}
        {welcome.value && !card && <p>{say('no-such-game')}</p>}
      </main>
    </>
  )
}
