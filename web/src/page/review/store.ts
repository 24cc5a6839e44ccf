// The report of a finished game: asked for, made while a bar grows, looked at longer on wish.
import { computed, signal } from '@preact/signals'
import type { Mistake, Reported } from '../../wire'
import { ask, listen } from '../socket'

/** Something worth looking at again: where the game turned, or a mistake, or both. */
export interface Point {
  ply: number
  turn: number
  seat: number | null // null: chance
  said: string
  /** Whose chance changed most by it, and how much. */
  whose: number
  change: number
  mistake: Mistake | undefined
}

/** Turning points and mistakes, in the order of the game. */
export function pointsOf({ turning = [], mistakes = [] }: Pick<Reported, 'turning' | 'mistakes'>): Point[] {
  const most = (change: readonly number[]): number =>
    change.reduce((best, now, seat) => (Math.abs(now) > Math.abs(change[best] ?? 0) ? seat : best), 0)
  const made = new Map(mistakes.map(one => [one.ply, one]))
  const turned = turning.map(({ ply, turn, seat, said, change }) => {
    const [mistake, whose] = [made.get(ply), seat ?? most(change)]
    return { ply, turn, seat, said, whose, change: mistake ? -mistake.loss : (change[whose] ?? 0), mistake }
  })
  const others = mistakes
    .filter(({ ply }) => !turning.some(point => point.ply === ply))
    .map(one => ({ ...one, whose: one.seat, change: -one.loss, mistake: one }))
  return [...turned, ...others].sort((a, b) => a.ply - b.ply)
}

export type ReviewStore = ReturnType<typeof openReview>

export function openReview(tableId: () => string) {
  const report = signal<Reported | undefined>(undefined)
  const share = signal<number | undefined>(undefined) // of the game that was looked through; none: nothing is being made
  const chosen = signal<number | undefined>(undefined) // the ply of the point looked at
  const close = listen(news => {
    if (news.kind === 'reviewing' && news.table_id === tableId()) share.value = news.share
  })
  async function load(deep = false): Promise<void> {
    share.value = 0
    try {
      report.value = await ask({ kind: 'report', table_id: tableId(), deep }, 'reported')
    } finally {
      share.value = undefined
    }
  }
  return { report, share, chosen, points: computed(() => pointsOf(report.value ?? {})), load, close }
}
