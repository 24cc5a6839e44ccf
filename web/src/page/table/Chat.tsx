// Talk at the table; watchers have a room of their own.
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Badge, Icon } from '../icons'
import { tellTrouble } from '../session'
import { say } from '../texts'
import type { TableStore } from './store'

export function Chat({ store }: { store: TableStore }): JSX.Element {
  const words = useSignal('')
  const box = useRef<HTMLDivElement>(null)
  const remarks = store.chat.value
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [remarks.length])
  const send = (event: Event): void => {
    event.preventDefault()
    const text = words.peek().trim()
    if (!text) return
    store.say({ kind: 'chat', text }, tellTrouble)
    words.value = ''
  }
  return (
    <div class="chat">
      <div class="remarks" ref={box} role="log" aria-label={say('chat')} tabIndex={0}>
        {remarks.map(remark => {
          const colour = remark.seat === null ? undefined : store.table.value?.seats[remark.seat]?.colour
          return (
            <p key={`${remark.room} ${remark.number}`}>
              {colour ? <Badge colour={colour} r={8} /> : <Icon of="eye" size={16} />}
              <span>
                <b>{remark.name || (colour ? say(`colour-${colour}`) : say('watcher'))}</b> {remark.text}
              </span>
            </p>
          )
        })}
        {!remarks.length && <p class="none">{say('no-chat')}</p>}
      </div>
      <form onSubmit={send}>
        <label>
          <span class="unseen">{say('say-something')}</span>
          <input
            value={words.value}
            maxLength={500}
            placeholder={say('say-something')}
            onInput={event => (words.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit">{say('send')}</button>
      </form>
    </div>
  )
}
