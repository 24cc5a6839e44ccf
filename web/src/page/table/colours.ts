// Whose shield a line carries.
import type { Event, TableCard } from '../../wire'

/** The colour of whoever it is told of: of somebody with two clans, the clan's. */
export function colourOf(table: TableCard | undefined, { seat, details }: Event): string | undefined {
  const clan = details?.['clan']
  if (typeof clan === 'string') return clan
  return seat === null || seat === undefined ? undefined : table?.seats[seat]?.colour
}
