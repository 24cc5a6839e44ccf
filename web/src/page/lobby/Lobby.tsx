// The first page: which castle today? A cover a game, one's own tables, open seats, tables to watch.

import { GAMES } from 'virtual:games'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import type { GameCard, TableCard } from '../../wire'
import { Bar } from '../Bar'
import { Icon } from '../icons'
import { keep, keysFor, matchOf, name, ownTables } from '../memory'
import { go } from '../route'
import { shade, tellTrouble, welcome } from '../session'
import { ask } from '../socket'
import { say } from '../texts'
import { openLists } from './lists'
import { Shields, TableLine } from './TableLine'

const range = (seats: readonly number[]): string => {
  const [least, most] = [Math.min(...seats), Math.max(...seats)]
  return least === most ? String(least) : say('from-to', { from: least, to: most })
}

function Cover({ card }: { card: GameCard }): JSX.Element {
  const missing = useSignal(false)
  return (
    <article class="cardbox game" data-game={card.name}>
      <div class="cover">
        {!missing.value && (
          <img
            src={`/covers/${card.name}-${shade.value}.svg`}
            alt=""
            width="400"
            height="300"
            onError={() => (missing.value = true)}
          />
        )}
      </div>
      <div class="words">
        <h2>{card.title}</h2>
        <p>{card.about}</p>
        <div class="meta">
          <span>
            <Icon of="people" size={16} /> {say('players', { range: range(card.seats) })}
          </span>
        </div>
        <div class="row">
          <a class="button primary" href={`#new/${card.name}`}>
            {say('play-bots')}
            <span class="unseen"> – {card.title}</span>
          </a>
          <a class="button" href={`#new/${card.name}/friends`}>
            {say('invite')}
            <span class="unseen"> – {card.title}</span>
          </a>
        </div>
      </div>
    </article>
  )
}

/** Come in by a link or a code that somebody sent. */
function JoinByCode(): JSX.Element {
  const code = useSignal('')
  const enter = (event: Event): void => {
    event.preventDefault()
    const key = code.peek().trim().split('#').at(-1) ?? ''
    if (key) go(key)
  }
  return (
    <form class="code" onSubmit={enter}>
      <label>
        <span class="unseen">{say('code')}</span>
        <input
          value={code.value}
          onInput={event => (code.value = event.currentTarget.value)}
          placeholder={say('code')}
          autocomplete="off"
        />
      </label>
      <button type="submit">
        <Icon of="share" size={18} /> {say('join')}
      </button>
    </form>
  )
}

async function sit(table: TableCard): Promise<void> {
  try {
    const seated = await ask({ kind: 'sit', key: table.table_id, name: name.peek() }, 'seated')
    keep([seated.link.token])
    go(seated.link.token)
  } catch (trouble) {
    tellTrouble(trouble)
  }
}

export function Lobby(): JSX.Element {
  const lists = useMemo(openLists, [])
  useEffect(() => {
    document.title = 'Donjon'
    return lists.close
  }, [])
  const mine = lists.mine.value
  const own = (table: TableCard): string =>
    keysFor(table.table_id).find(key => matchOf(key) === table.table_id && key.includes('.')) ?? table.table_id
  const waiting = mine.filter(table => table.stage === 'playing' && isMyTurn(table)).length
  return (
    <>
      <Bar title="Donjon">
        <a class="button ghost" href="#record">
          {say('records')}
        </a>
        <label class="name">
          <span class="unseen">{say('your-name')}</span>
          <input
            value={name.value}
            maxLength={40}
            placeholder={say('your-name')}
            autocomplete="nickname"
            onChange={event => (name.value = event.currentTarget.value.trim())}
          />
        </label>
      </Bar>
      <main class="lobby">
        <div class="lead">
          <div>
            <p class="which">{say('which-castle')}</p>
            <p>{say('no-account')}</p>
          </div>
          <span class="grow" />
          <JoinByCode />
        </div>
        <div class="games" aria-busy={!welcome.value}>
          {welcome.value
            ? welcome.value.games.map(card => <Cover key={card.name} card={card} />)
            : [...GAMES.keys()].map(game => <div key={game} class="cardbox game" />)}
        </div>
        {welcome.value && (
          <div class="lists">
            <section class="cardbox">
              <h2>
                {say('your-tables')} <small>{waiting ? say('wait-for-you', { count: waiting }) : ''}</small>
              </h2>
              {mine.map(table => (
                <TableLine key={table.table_id} table={table}>
                  <Shields table={table} />
                  <a class={`button ${isMyTurn(table) ? 'primary' : ''}`} href={`#${own(table)}`}>
                    {say(isMyTurn(table) ? 'your-turn' : 'look')}
                  </a>
                </TableLine>
              ))}
              {!mine.length && <p class="none">{say('no-tables')}</p>}
            </section>
            <section class="cardbox">
              <h2>
                {say('open-seats')} <small>{say('live')}</small>
              </h2>
              {lists.free.value.map(table => (
                <TableLine key={table.table_id} table={table}>
                  <Shields table={table} />
                  <button type="button" onClick={() => void sit(table)}>
                    {say('sit-down')}
                  </button>
                </TableLine>
              ))}
              {!lists.free.value.length && <p class="none">{say('no-open-seats')}</p>}
            </section>
            <section class="cardbox">
              <h2>
                {say('to-watch')} <small>{say('live')}</small>
              </h2>
              {lists.running.value.slice(0, 20).map(table => (
                <TableLine key={table.table_id} table={table}>
                  <Shields table={table} />
                  <a class="button" href={`#${table.table_id}`}>
                    <Icon of="eye" size={18} /> {say('watch')}
                  </a>
                </TableLine>
              ))}
              {!lists.running.value.length && <p class="none">{say('nothing-to-watch')}</p>}
            </section>
          </div>
        )}
      </main>
    </>
  )
}

/** Whether the table waits for a seat this browser holds. */
function isMyTurn(table: TableCard): boolean {
  const keys = ownTables.value.find(own => own.match === table.table_id)?.keys ?? []
  return (
    table.stage === 'playing' && table.to_move !== null && keys.some(key => key.split('.')[1] === String(table.to_move))
  )
}
