// The review of a finished game: asked for, made while a bar grows, looked at longer on request.
import { computed, signal } from '@preact/signals'
import type { Reported } from '../../wire'
import { ask, listen } from '../socket'
import { pointsOf } from './points'

export type ReviewStore = ReturnType<typeof openReview>

export function openReview(tableId: () => string) {
  const report = signal<Reported | undefined>(undefined)
  const share = signal<number | undefined>(undefined) // of the game that was looked through; none: nothing is being made
  const chosen = signal<number | undefined>(undefined) // the ply of the point looked at
  const close = listen(news => {
    if (news.kind === 'reviewing' && news.table_id === tableId()) share.value = news.share
  })
  async function load(deep = false): Promise<void> {
    if (share.peek() !== undefined) return
    share.value = 0
    try {
      report.value = await ask({ kind: 'report', table_id: tableId(), deep }, 'reported')
    } finally {
      share.value = undefined
    }
  }
  return { report, share, chosen, points: computed(() => pointsOf(report.value ?? {})), load, close }
}
