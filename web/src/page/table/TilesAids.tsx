// What players of Carcassonne ask for: the tile in hand, the tiles to come, whose land it is, prisoners and their ransom.
import { type Signal, useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { inner } from '../../board/svg'
import { THEMES } from '../../board/themes'
import { features } from '../../games/carcassonne/features'
import { readKind, SIZE } from '../../games/carcassonne/geometry'
import { captive } from '../../games/carcassonne/holdings'
import { card } from '../../games/carcassonne/tile'
import type { Scene } from '../../scene'
import { Badge } from '../icons'
import { shade } from '../session'
import { say } from '../texts'
import { Dialog } from './Dialog'
import type { Turn } from './turn'

const record = (value: unknown): Record<string, unknown> =>
  value && typeof value === 'object' ? (value as Record<string, unknown>) : {}

/** One tile, drawn by the kit, so it is markup of our own. */
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
  const drawn = card(0, 0, readKind(kind, record(scene.detail?.['tiles'])[kind]), quarter, THEMES[shade.value])
  return (
    <svg
      class="tile"
      viewBox={`-2 -2 ${SIZE + 4} ${SIZE + 4}`}
      width={size}
      height={size}
      role="img"
      aria-label={label}
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
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

/** The tile in hand, and buttons for what is still to come and for whose land it is. */
export function Tiles({
  scene,
  turn,
  owners,
}: {
  scene: Scene
  turn: Turn
  owners: Signal<boolean> | undefined
}): JSX.Element {
  const open = useSignal(false)
  const drawn = String(scene.detail?.['drawn'] ?? '')
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
      {drawn && (
        <Tile
          scene={scene}
          kind={drawn}
          quarter={Number(/^turn-(\d)$/.exec(turn.kind.value)?.[1] ?? 0)}
          size={84}
          label={say('drawn-tile', { tile: drawn })}
        />
      )}
      {open.value && <ToCome scene={scene} onClose={() => (open.value = false)} />}
    </>
  )
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
export function Prisoners({
  scene,
  turn,
  held,
}: {
  scene: Scene
  turn: Turn
  held: readonly number[]
}): JSX.Element | null {
  const mine = new Set(scene.players.filter(player => held.includes(player.seat)).map(player => player.colour))
  const jails = scene.players.map(player => ({
    jailer: player.colour,
    kept: Array.isArray(player.detail?.['prisoners']) ? player.detail['prisoners'].filter(isHeld) : [],
  }))
  if (!jails.some(jail => jail.kept.length)) return null
  const buy = (move: string): void => {
    const choice = turn.legal.peek().find(one => one.move === move)
    if (choice) turn.make(choice)
    else void turn.askWhy([move])
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
              dangerouslySetInnerHTML={{ __html: inner([captive(owner, kind)]) }}
            />
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

const LANDS: Record<string, string> = { c: 'city', r: 'road', f: 'field', m: 'monastery' }

/** A part of a tile in words: what land it is, whose, and what it would pay now. */
export function featureWords(scene: Scene, place: string): string {
  const land = scene.game === 'carcassonne' ? LANDS[/:([crfm])\d?$/.exec(place)?.[1] ?? ''] : undefined
  if (!land) return ''
  const feature = features(scene).find(one => one.places.includes(place))
  const owners = feature?.owners.map(colour => say(`colour-${colour}`)).join(', ') || say('nobody')
  return [
    say(`land-${land}`),
    owners,
    ...(feature ? [say('worth', { points: feature.worth })] : []),
    ...(feature?.complete ? [say('complete')] : []),
  ].join(', ')
}
