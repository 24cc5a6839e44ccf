// A scoring, told step by step in place of the dock.
import type { JSX } from 'preact'
import type { Look } from '../../board/look'
import { signed } from '../../board/text'
import type { Scene } from '../../scene'
import { say } from '../texts'
import type { Telling, Told } from './telling'

/** What is told now, by seat. */
export function gained(told: Told): number[] {
  const gains: number[] = []
  for (const { seat, points = 0 } of told) if (typeof seat === 'number') gains[seat] = (gains[seat] ?? 0) + points
  return gains
}
/** The points that are told now, with what they are made of where the game knows. */
function sumOf(told: Told, look: Look): string {
  const sums = told.map(event => {
    const factors = look.factors?.(event)
    return factors ? `${factors} = ${event.points ?? 0}` : signed(event.points ?? 0)
  })
  return [...new Set(sums)].join(' / ')
}

/** Where the points come from: the whole castle or land, beginning where they are counted. Land that has been paid for has
 *  nobody on it any more, so the scene before is asked, too. */
export function toldOf(
  told: Told,
  look: Look,
  scenes: readonly (Scene | undefined)[],
): { at: string[]; label: string } {
  const whole = (place: string): string[] => scenes.flatMap(scene => (scene && look.extent?.(scene, place)) ?? [])
  const at = (told[0]?.places ?? []).flatMap(place => [place, ...whole(place)])
  return { at: [...new Set(at)], label: sumOf(told, look) }
}

export const Scoring = ({ telling, look }: { telling: Telling; look: Look }): JSX.Element => (
  <section class="dock scoring cardbox" aria-label={say('scoring')}>
    <div class="asked">
      <h2 class="prompt" aria-live="polite">
        {telling.now.value?.map(event => event.text).join(' ')}
      </h2>
      <span class="sub">{say('one-of', { number: telling.number.value, count: telling.count.value })}</span>
    </div>
    <div class="deeds">
      <b class="sum">{sumOf(telling.now.value ?? [], look)}</b>
      <span class="grow" />
      <button type="button" class="main" onClick={telling.end}>
        <b>{say('skip')}</b>
      </button>
      <button type="button" class="main primary" onClick={telling.next}>
        <b>{say('next-scored')}</b>
        <small>{say('by-itself')}</small>
      </button>
    </div>
  </section>
)
