import type { JSX } from 'preact'
import type { AidsProps } from '../../../src/page/table/Aids'

export const Aids = ({ scene }: AidsProps): JSX.Element => <p title="PEBBLES AID">{scene.shapes.length}</p>
