// What the players of a game ask for beside its board. Everything shown is in the scene already.
import type { Signal } from '@preact/signals'
import type { ComponentChild, JSX } from 'preact'
import type { Look } from '../../board/look'
import type { Turn as Turning } from '../../board/turn'
import type { Scene } from '../../scene'
import type { Choice } from '../../wire'
import { rendered } from '../drawing'
import type { GamePage } from '../games'
import { pictured } from '../pictured'
import { shade } from '../session'
import { wordsOf } from '../texts'
import { describe } from './names'
import type { TableStore } from './store'
import type { Turn } from './turn'

/** Facts of the whole table, by their names in the texts: numbers and words with their value, others where they are so. */
function States({ scene }: { scene: Scene }): JSX.Element {
  const shown: ComponentChild[] = Object.entries(scene.detail ?? {}).flatMap(([key, value]) => {
    const words = wordsOf(scene.game).wordFor(`state-${key.replace(/_/g, '-')}`, '')
    if (!words || (value !== true && typeof value !== 'number' && typeof value !== 'string')) return []
    return [
      <span key={key}>
        {words} {value !== true && <b>{value}</b>}
      </span>,
    ]
  })
  return <div class={`states ${shown.length ? '' : 'none'}`}>{shown}</div> // its place is kept: some come and go
}

/** The board straight down, small, and turned as the board is. The board itself is there for readers. */
const Inset = ({ look, scene, turn }: { look: Look; scene: Scene; turn: Turning }): JSX.Element => (
  <div class="inset" aria-hidden="true">
    {rendered(pictured(look, scene, { theme: shade.value, flat: true, turn }))}
  </div>
)

/** What a game's own aids are told. */
export interface AidsProps {
  scene: Scene
  turn: Turn
  held: readonly number[] // seats of one's own
  owners: Signal<boolean> | undefined // whether the board shows whose land it is, where that may be asked
}

/** What the weighing of a move is told. */
export interface WeighingProps {
  scene: Scene
  move: Choice
  onMake: () => void
  onClear: () => void
}

interface Props {
  game: GamePage
  store: TableStore
  turn: Turn
  scene: Scene
  owners: Signal<boolean>
}

/** What the game's players ask for, beside the board: it never covers a place. */
export function Aids({ game: { aids }, store, turn, scene, owners }: Props): JSX.Element {
  const allowed = store.table.value?.aids || store.over.value
  return (
    <div class="aids">
      <States scene={scene} />
      {aids && <aids.Aids scene={scene} turn={turn} held={store.held.value} owners={allowed ? owners : undefined} />}
    </div>
  )
}

interface CornerProps {
  game: GamePage
  scene: Scene
  quarter: Turning // how the board lies
  pointed: string | undefined // the place under the pointer
  hand: AidsProps | undefined // of whoever has one
}

/** In the free corner of a board in depth its plan, and beside the pointer what is there. */
export function Corner({ game, scene, quarter, pointed, hand }: CornerProps): JSX.Element {
  const { look, aids } = game
  const words = pointed === undefined ? '' : describe(game, scene, pointed)
  return (
    <>
      {look.flat && <Inset look={look} scene={scene} turn={quarter} />}
      {aids?.Cards && hand && (
        <div class="cards">
          <aids.Cards {...hand} />
        </div>
      )}
      {words && (
        <p class="readout" aria-hidden="true">
          {words}
        </p>
      )}
    </>
  )
}
