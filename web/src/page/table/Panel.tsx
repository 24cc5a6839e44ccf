// The column beside the board: log, moves, rules, chat, position as text; one at a time.
import type { Signal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { say } from '../texts'

export type Tab = 'log' | 'moves' | 'rules' | 'chat' | 'text'

export function Panel({ tab, tabs, children }: { tab: Signal<Tab>; tabs: readonly { id: Tab; news?: boolean }[]; children: ComponentChildren }): JSX.Element {
  const walk = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (!by) return
    event.preventDefault()
    const at = tabs.findIndex(one => one.id === tab.peek())
    const next = tabs[(at + by + tabs.length) % tabs.length]
    if (next) tab.value = next.id
    document.getElementById(`tab-${tab.peek()}`)?.focus()
  }
  return (
    <section class="panel cardbox">
      <div class="tabs" role="tablist" aria-label={say('beside-board')} onKeyDown={walk}>
        {tabs.map(({ id, news }) => (
          <button key={id} id={`tab-${id}`} role="tab" aria-selected={tab.value === id} aria-controls="tab-body" tabIndex={tab.value === id ? 0 : -1} class={news ? 'news' : ''} onClick={() => (tab.value = id)}>{say(`tab-${id}`)}</button>
        ))}
      </div>
      <div class="body" role="tabpanel" id="tab-body" aria-labelledby={`tab-${tab.value}`}>{children}</div>
    </section>
  )
}
