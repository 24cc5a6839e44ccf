// The first page: a cover for each game, your tables, open seats, tables to watch.

import { GAMES } from 'virtual:games'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import type { TableCard } from '../../wire'
import { Bar, LanguageMenu, ThemeButton } from '../Bar'
import { Icon } from '../icons'
import { isToken, keysFor, name, seatsAt } from '../memory'
import { go } from '../route'
import { welcome } from '../session'
import { Dialog } from '../table/Dialog'
import { say } from '../texts'
import { DealOfTheDay } from './Deal'
import { useTyped } from './fields'
import { GameCover } from './GameCover'
import { openLists } from './lists'
import { PuzzleOfTheDay } from './Puzzles'
import { Shields, TableLine } from './TableLine'

/** Join with a link or code that somebody sent. */
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

/** What belongs to the visitor: the name, and games kept as files. In the bar, or on a phone in its menu. */
const Own = (): JSX.Element => (
  <>
    <a class="button ghost" href="#record">
      {say('records')}
    </a>
    <label class="name">
      <span class="unseen">{say('your-name')}</span>
      <input
        {...useTyped(name.value, given => (name.value = given))}
        maxLength={40}
        placeholder={say('your-name')}
        autocomplete="nickname"
      />
    </label>
  </>
)

function LobbyBar(): JSX.Element {
  const menu = useSignal(false)
  return (
    <>
      <Bar title="Donjon">
        <span class="settings">
          <Own />
        </span>
        <button
          type="button"
          class="ghost square more narrow"
          aria-label={say('menu')}
          onClick={() => (menu.value = true)}
        >
          <Icon of="menu" />
        </button>
      </Bar>
      {menu.value && (
        <Dialog title={say('menu')} onClose={() => (menu.value = false)}>
          <div class="settings">
            <Own />
          </div>
          <div class="settings">
            <LanguageMenu />
            <ThemeButton />
          </div>
        </Dialog>
      )}
    </>
  )
}

/** Whether the table waits for a seat this browser holds. */
const isMyTurn = (table: TableCard): boolean =>
  table.stage === 'playing' && table.to_move !== null && seatsAt(table.table_id).includes(table.to_move)

/** Your tables; those that wait for you come first. */
function Mine({ tables }: { tables: readonly TableCard[] }): JSX.Element {
  const waiting = tables.filter(isMyTurn)
  const way = (table: TableCard): string => keysFor(table.table_id).find(isToken) ?? table.table_id
  return (
    <section class="cardbox mine" data-none={!tables.length}>
      <h2>
        {say('your-tables')} <small>{waiting.length ? say('wait-for-you', { count: waiting.length }) : ''}</small>
      </h2>
      {[...waiting, ...tables.filter(table => !isMyTurn(table))].map(table => (
        <TableLine key={table.table_id} table={table} own={seatsAt(table.table_id)}>
          <Shields table={table} />
          <a class={`button ${isMyTurn(table) ? 'primary' : ''}`} href={`#${way(table)}`}>
            {say(isMyTurn(table) ? 'your-turn' : 'look')}
          </a>
        </TableLine>
      ))}
      {!tables.length && <p class="none">{say('no-tables')}</p>}
    </section>
  )
}

/** Public tables that anybody may join or watch. */
function Others({ title, tables, none, word }: Record<'title' | 'none' | 'word', string> & { tables: TableCard[] }) {
  return (
    <section class="cardbox">
      <h2>
        {title} <small>{say('live')}</small>
      </h2>
      {tables.map(table => (
        <TableLine key={table.table_id} table={table}>
          <Shields table={table} />
          <a class="button" href={`#${table.table_id}`}>
            {word}
          </a>
        </TableLine>
      ))}
      {!tables.length && <p class="none">{none}</p>}
    </section>
  )
}

const MOST = 20 // tables in a list

export function Lobby(): JSX.Element {
  const lists = useMemo(openLists, [])
  useEffect(() => {
    document.title = 'Donjon'
    return lists.close
  }, [])
  return (
    <>
      <LobbyBar />
      <main class="lobby">
        <div class="lead">
          <div>
            <p class="which">{say('which-castle')}</p>
            <p>{say('no-account', { games: welcome.value?.games.length ?? GAMES.size })}</p>
          </div>
          <JoinByCode />
        </div>
        <div class="games" aria-busy={!welcome.value}>
          {welcome.value
            ? welcome.value.games.map(card => <GameCover key={card.name} card={card} />)
            : [...GAMES.keys()].map(game => <div key={game} class="cardbox game" />)}
        </div>
        {welcome.value && (
          <div class="lists">
            <Mine tables={lists.mine.value} />
            <PuzzleOfTheDay />
            <Others
              title={say('open-seats')}
              tables={lists.free.value.slice(0, MOST)}
              none={say('no-open-seats')}
              word={say('sit-down')}
            />
            <Others
              title={say('to-watch')}
              tables={lists.running.value.slice(0, MOST)}
              none={say('nothing-to-watch')}
              word={say('watch')}
            />
            <DealOfTheDay />
          </div>
        )}
      </main>
    </>
  )
}
