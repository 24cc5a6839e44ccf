// Beside the board: the tile in hand, the tiles to come, whose land it is, prisoners and their ransom.
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { detailNumber, detailText, detailTexts, has, ofKind } from '../../board/shapes'
import { THEMES } from '../../board/themes'
import { rendered } from '../../page/drawing'
import { Badge, Icon } from '../../page/icons'
import { shade } from '../../page/session'
import type { AidsProps } from '../../page/table/Aids'
import { Dialog } from '../../page/table/Dialog'
import { wordsOf } from '../../page/texts'
import type { Scene } from '../../scene'
import { towerStack } from './drums'
import { features } from './features'
import { kindIn, SIZE } from './geometry'
import { captive } from './holdings'
import { card } from './tile'
import './aids.css'

const { say } = wordsOf('carcassonne')

const record = (value: unknown): Record<string, unknown> =>
  value && typeof value === 'object' ? (value as Record<string, unknown>) : {}

/** One tile. */
function Tile({
  scene,
  kind,
  quarter = 0,
  size,
  label,
}: {
  scene: Scene
  kind: string
  quarter?: number
  size: number
  label: string
}): JSX.Element {
  const drawn = card(0, 0, kindIn(scene, kind), quarter, THEMES[shade.value])
  return (
    <svg
      class="tile"
      viewBox={`-2 -2 ${SIZE + 4} ${SIZE + 4}`}
      width={size}
      height={size}
      role="img"
      aria-label={label}
    >
      {rendered(drawn)}
    </svg>
  )
}

/** Every kind of tile that is still to come, and how often. */
function ToCome({ scene, onClose }: { scene: Scene; onClose: () => void }): JSX.Element {
  const bag = Object.entries(record(scene.detail?.['bag']))
  return (
    <Dialog title={say('tiles-to-come', { left: Number(scene.detail?.['left'] ?? 0) })} onClose={onClose}>
      <ul class="tocome">
        {bag.map(([kind, count]) => (
          <li key={kind}>
            <Tile scene={scene} kind={kind} size={64} label={kind} />
            <b>{Number(count)}</b>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Buttons for what is still to come and for whose land it is. */
function Tiles({ scene, owners }: AidsProps): JSX.Element {
  const open = useSignal(false)
  return (
    <>
      <div class="row aidrow">
        <button type="button" onClick={() => (open.value = true)}>
          {say('tiles-left', { left: Number(scene.detail?.['left'] ?? 0) })}
        </button>
        {owners && (
          <button
            type="button"
            aria-pressed={owners.value}
            title={say('fields-hint')}
            onClick={() => (owners.value = !owners.peek())}
          >
            {say('fields')}
          </button>
        )}
      </div>
      {open.value && <ToCome scene={scene} onClose={() => (open.value = false)} />}
    </>
  )
}

/** The tile in hand, large; a click turns it. Once it lies, the tile itself, and the tower just built. */
export function Hand({ scene, turn }: AidsProps): JSX.Element | null {
  const drawn = detailText(scene, 'drawn')
  const word =
    (turn.armed.value ?? turn.looked.value)?.parts.at(-1) || turn.ahead.value || [...turn.words.value.keys()][0]
  if (drawn)
    return (
      <button type="button" class="turnable" title={`${say('turn-tile')} (R)`} onClick={turn.turnOver}>
        <Tile
          scene={scene}
          kind={drawn}
          quarter={Number(/^turn-(\d)$/.exec(word ?? '')?.[1] ?? 0)}
          size={116}
          label={say('drawn-tile', { tile: drawn })}
        />
        <Icon of="right" size={20} />
      </button>
    )
  const within = detailTexts(scene, 'within')
  const built = ofKind(scene, 'tower').find(tower => within.length && tower.at === detailText(scene, 'built'))
  if (built)
    return (
      <svg width="96" height="112" viewBox="-32 -78 72 90" aria-hidden="true">
        {rendered(towerStack(built.height ?? 1))}
      </svg>
    )
  const newest = ofKind(scene, 'tile').find(tile => has(tile, 'newest'))
  const kind = newest && detailText(newest, 'tile')
  return kind ? (
    <Tile scene={scene} kind={kind} quarter={detailNumber(newest, 'turn') ?? 0} size={116} label={say('tile-laid')} />
  ) : null
}

interface Held {
  owner: string
  kind: string
  count: number
  ransom: string
}
const isHeld = (value: unknown): value is Held =>
  typeof record(value)['owner'] === 'string' && typeof record(value)['ransom'] === 'string'

/** Who holds whom. One's own can be bought back where that is a legal move; else the button says why not. */
function Prisoners({ scene, turn, held }: AidsProps): JSX.Element | null {
  const mine = new Set(scene.players.filter(player => held.includes(player.seat)).map(player => player.colour))
  const jails = scene.players.map(player => ({
    jailer: player.colour,
    kept: Array.isArray(player.detail?.['prisoners']) ? player.detail['prisoners'].filter(isHeld) : [],
  }))
  const buy = (move: string): void => {
    const choice = turn.legal.peek().find(one => one.move === move)
    if (choice) turn.make(choice)
    else void turn.askWhy(move)
  }
  return (
    <ul class="prisoners" aria-label={say('prisoners')}>
      {jails.flatMap(({ jailer, kept }) =>
        kept.map(({ owner, kind, count, ransom }) => (
          <li key={ransom + owner}>
            <Badge colour={jailer} r={9} />
            <svg
              width="26"
              height="30"
              viewBox="-13 -18 26 32"
              role="img"
              aria-label={say('prisoner-of', { owner: say(`colour-${owner}`), jailer: say(`colour-${jailer}`) })}
            >
              {rendered(captive(owner, kind))}
            </svg>
            {count > 1 && <b>{count}</b>}
            {mine.has(owner) && (
              <button
                type="button"
                aria-disabled={!turn.legal.value.some(one => one.move === ransom)}
                data-ransom={ransom}
                onClick={() => buy(ransom)}
              >
                {say('ransom')}
              </button>
            )}
          </li>
        )),
      )}
    </ul>
  )
}

export const Aids = (props: AidsProps): JSX.Element => (
  <>
    <Tiles {...props} />
    <Prisoners {...props} />
  </>
)

const LANDS: Record<string, string> = { c: 'city', r: 'road', f: 'field', m: 'monastery' }

/** A part of a tile in words: what land it is, whose, and what it would pay now. */
export function describe(scene: Scene, place: string): string {
  const land = LANDS[/:([crfm])\d?$/.exec(place)?.[1] ?? '']
  if (!land) return ''
  const feature = features(scene).find(one => one.places.includes(place))
  const owners = feature?.owners.map(colour => say(`colour-${colour}`)).join(', ') || say('nobody')
  return [
    say(`land-${land}`),
    owners,
    ...(feature ? [say('points', { points: feature.worth })] : []),
    ...(feature?.complete ? [say('complete')] : []),
  ].join(', ')
}
