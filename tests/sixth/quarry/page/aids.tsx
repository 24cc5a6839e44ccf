// Beside the board: how many stones are left.
import type { AidsProps } from 'donjon/page/table/Aids'
import { wordsOf } from 'donjon/page/texts'
import type { JSX } from 'preact'

const { say } = wordsOf('quarry')

export const Aids = ({ scene }: AidsProps): JSX.Element => (
  <p class="states">{say('stones-left', { stones: Number(scene.detail?.['left'] ?? 0) })}</p>
)
