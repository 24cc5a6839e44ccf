// One point of the review is looked at: the board as it stood then, with what was better drawn over it.
import type { Replay } from '../table/replay'
import { marksOf } from './marks'
import type { Point } from './points'
import type { ReviewStore } from './store'

export function choose(review: ReviewStore, replay: Replay, point: Point): void {
  review.chosen.value = point.ply
  replay.show(point.ply, point.mistake ? marksOf(point.mistake) : [])
  document.querySelector('main.table')?.scrollTo({ top: 0 }) // on a phone the list is far below the board
}
