// Tabs beside the board: log, moves, rules, chat, position as text. On a phone they are a sheet at the bottom, with a handle.
import type { Signal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { say } from '../texts'

export type Tab = 'log' | 'moves' | 'rules' | 'chat' | 'text'

interface PanelProps {
  tab: Signal<Tab>
  open: Signal<boolean> // the sheet
  tabs: readonly { id: Tab; news?: boolean }[]
  children: ComponentChildren
}

const SWIPE = 24 // px: less is a tap

export function Panel({ tab, open, tabs, children }: PanelProps): JSX.Element {
  const grip = useRef<number>(undefined) // where the handle was taken
  const swiped = (event: PointerEvent): void => {
    const by = event.clientY - (grip.current ?? event.clientY)
    open.value = Math.abs(by) < SWIPE ? !open.peek() : by < 0
  }
  const choose = (id: Tab): void => {
    open.value = !open.peek() || tab.peek() !== id // the open one, tapped again, closes
    tab.value = id
  }
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
    <section class={`panel cardbox ${open.value ? 'open' : ''}`}>
      <button
        type="button"
        class="handle"
        aria-expanded={open.value}
        aria-controls="tab-body"
        aria-label={say(open.value ? 'sheet-close' : 'sheet-open')}
        onPointerDown={event => {
          grip.current = event.clientY
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerUp={swiped}
        onClick={event => {
          if (event.detail === 0) open.value = !open.peek() // by keyboard
        }}
      />
      <div class="tabs" role="tablist" aria-label={say('beside-board')} onKeyDown={walk}>
        {tabs.map(({ id, news }) => (
          <button
            type="button"
            key={id}
            id={`tab-${id}`}
            role="tab"
            aria-selected={tab.value === id}
            aria-controls="tab-body"
            tabIndex={tab.value === id ? 0 : -1}
            class={news ? 'news' : ''}
            onClick={() => choose(id)}
          >
            {say(`tab-${id}`)}
          </button>
        ))}
      </div>
      <div class="body" role="tabpanel" id="tab-body" aria-labelledby={`tab-${tab.value}`}>
        {children}
      </div>
    </section>
  )
}
