// Chooses the page, and shows what every page has: settings, news at the bottom, a notice when the connection is lost.
import { signal } from '@preact/signals'
import type { ComponentType, JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import type { LessonPageProps } from './lesson/LessonPage'
import { Learn } from './lobby/Learn'
import { Lobby } from './lobby/Lobby'
import { NewTable } from './lobby/NewTable'
import type { PuzzlePageProps } from './puzzle/PuzzlePage'
import { route } from './route'
import { notice } from './session'
import { connected, lost } from './socket'
import type { RecordPageProps } from './table/RecordPage'
import type { TablePageProps } from './table/TablePage'
import { say } from './texts'

// The table is the heavy part of the page. It is loaded when one is opened, or when the lobby is idle.
const TablePage = signal<ComponentType<TablePageProps> | undefined>(undefined)
const RecordPage = signal<ComponentType<RecordPageProps> | undefined>(undefined)
const LessonPage = signal<ComponentType<LessonPageProps> | undefined>(undefined)
const PuzzlePage = signal<ComponentType<PuzzlePageProps> | undefined>(undefined)
const fetchPages = async (): Promise<void> => {
  const [table, record, lesson, puzzle] = await Promise.all([
    import('./table/TablePage'),
    import('./table/RecordPage'),
    import('./lesson/LessonPage'),
    import('./puzzle/PuzzlePage'),
  ])
  TablePage.value = table.TablePage
  RecordPage.value = record.RecordPage
  LessonPage.value = lesson.LessonPage
  PuzzlePage.value = puzzle.PuzzlePage
}

function Shown(): JSX.Element | null {
  const at = route.value
  if (at.page === 'lobby') return <Lobby />
  if (at.page === 'new') return <NewTable key={location.hash} game={at.game} friends={at.friends} />
  if (at.page === 'learn') return <Learn game={at.game} rule={at.rule} />
  const [Table, Record, Lesson, Puzzle] = [TablePage.value, RecordPage.value, LessonPage.value, PuzzlePage.value]
  if (!Table || !Record || !Lesson || !Puzzle) return <main class="waiting" aria-busy="true" />
  if (at.page === 'lesson') return <Lesson key={`${at.game}/${at.lesson}`} game={at.game} name={at.lesson} />
  if (at.page === 'puzzle') return <Puzzle key={location.hash} game={at.game} name={at.puzzle} packed={at.packed} />
  return at.page === 'table' ? <Table key={at.key} at={at.key} /> : <Record key={at.packed} packed={at.packed} />
}

export function App(): JSX.Element {
  const idle = !['table', 'record', 'lesson', 'puzzle'].includes(route.value.page)
  useEffect(() => {
    if (!idle) return void fetchPages()
    const wait = setTimeout(() => void fetchPages(), 1500)
    return () => clearTimeout(wait)
  }, [idle])
  return (
    <>
      <Shown />
      <div class="foot" aria-live="polite" role="status" data-connected={connected.value}>
        {lost.value && !connected.value && <p class="toast">{say('connection-lost')}</p>}
        {notice.value && <p class="toast">{notice}</p>}
      </div>
    </>
  )
}
