// The lists of tables the lobby shows, kept current by news.
import { computed, effect, signal } from '@preact/signals'
import type { Answer, TableCard } from '../../wire'
import { isToken, ownTables } from '../memory'
import { greeted } from '../session'
import { ask, listen, tell } from '../socket'

export function openLists() {
  const open = signal<TableCard[]>([])
  const mine = signal<TableCard[]>([])
  const tokens = (): string[] =>
    ownTables
      .peek()
      .flatMap(table => table.keys.filter(isToken).slice(0, 4))
      .slice(0, 200)

  function follow(): void {
    ask({ kind: 'lobby' }, 'tables').then(
      answer => (open.value = answer.tables),
      () => undefined,
    )
    if (tokens().length)
      ask({ kind: 'mine', tokens: tokens() }, 'tables').then(
        answer => (mine.value = answer.tables),
        () => undefined,
      )
  }
  const renewed = (list: TableCard[], table: TableCard): TableCard[] =>
    list.map(one => (one.table_id === table.table_id ? table : one))

  function hear(news: Answer): void {
    if (news.kind === 'gone') open.value = open.peek().filter(table => table.table_id !== news.table_id)
    if (news.kind !== 'table') return
    const { table } = news
    mine.value = renewed(mine.peek(), table)
    const listed = open.peek().some(one => one.table_id === table.table_id)
    if (table.public) open.value = listed ? renewed(open.peek(), table) : [table, ...open.peek()]
  }
  const stops = [listen(hear), effect(() => void (greeted.value > 0 && follow()))]

  const own = computed(() => new Set(ownTables.value.map(table => table.match)))
  return {
    mine,
    free: computed(() => open.value.filter(table => table.stage === 'open' && !own.value.has(table.table_id))),
    running: computed(() => open.value.filter(table => table.stage === 'playing' && !own.value.has(table.table_id))),
    close(): void {
      for (const stop of stops) stop()
      tell({ kind: 'lobby', follow: false }, () => undefined)
    },
  }
}
