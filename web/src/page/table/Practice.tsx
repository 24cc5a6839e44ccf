// The table of a lesson or a puzzle: its board and dock, and beside them the players and what the page adds.
import { computed, useSignal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type { Mark } from '../../scene'
import type { Board } from '../../wire'
import type { GamePage } from '../games'
import { pictured } from '../pictured'
import { gameCard } from '../session'
import { Stage } from '../stage/Stage'
import { say } from '../texts'
import { type AidsProps, Corner } from './Aids'
import { likeATable } from './likeATable'
import { marksOf } from './marking'
import { hear } from './names'
import { Players } from './Players'
import { withMarks } from './scenes'
import type { TurnStore } from './store'
import { useNarrow } from './TablePage'
import type { Turn } from './turn'
import { besideIn } from './Weighing'

interface PracticeProps {
  store: TurnStore
  turn: Turn
  game: GamePage
  name: string // of the game
  board: Board
  marks: () => readonly Mark[] // drawn over the targets; read as a signal
  lit?: readonly string[] // places to keep in sight
  above?: ComponentChildren
  dock: (hand: AidsProps | undefined, small: boolean) => ComponentChildren
  children: ComponentChildren // below the players
}

export function Practice({
  store,
  turn,
  game,
  name,
  board,
  marks,
  lit = [],
  above,
  dock,
  children,
}: PracticeProps): JSX.Element {
  const { look, aids } = game
  const under = useSignal<string | undefined>(undefined)
  const owners = useSignal(false)
  const small = useNarrow()
  const scene = useMemo(
    () =>
      computed(() => {
        const now = turn.scene.value
        return now && withMarks(now, [...(store.myTurn.value ? marksOf(turn.sofar(), now, look) : []), ...marks()])
      }),
    [turn],
  ).value
  const stands = turn.stands.value
  const held = [board.eyes ?? 0]
  const hand = stands && { scene: stands, turn, held, owners: undefined }
  const colours = (board.scene?.players ?? []).map(player => player.colour)
  return (
    <>
      <div class="board">
        {scene && (
          <Stage
            scene={scene}
            draw={(drawn, options) => pictured(look, drawn, options)}
            label={say('board-of', { game: gameCard(name)?.title ?? name })}
            above={above}
            corner={quarter => <Corner game={game} scene={scene} quarter={quarter} pointed={under.value} hand={hand} />}
            beside={besideIn(game, turn, stands, small)}
            snap={store.myTurn.value ? look.snap : 0}
            upright={look.upright}
            owners={owners.value}
            onTurnOver={turn.turnOver}
            turns={!!look.flat}
            compact={small}
            shown={lit}
            describe={place => hear(game, scene, place)}
            onHover={turn.hover}
            onPoint={(place, x, y) =>
              (under.value = place === undefined ? undefined : (look.part?.(scene, place, x, y) ?? place))
            }
            {...(store.myTurn.value ? { onPick: turn.pick } : {})}
          />
        )}
        {dock(hand, small)}
      </div>
      <aside>
        <Players
          table={likeATable({ table_id: '', game: name, stage: 'playing', ply: board.ply, colours })}
          scores={board.scores}
          held={held}
          toMove={board.to_move}
          clock={undefined}
          gains={turn.gains.value}
          scene={stands}
          look={look}
          ranks={[]}
        />
        {aids && hand && (
          <div class="aids">
            <aids.Aids {...hand} owners={owners} />
          </div>
        )}
        {children}
      </aside>
    </>
  )
}
