// A box over the page, the browser's own: it keeps the focus and closes with Escape.
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../icons'
import { say } from '../texts'

export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ComponentChildren
}): JSX.Element {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => box.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it; for keys there is Escape
    <dialog ref={box} aria-label={title} onClose={onClose} onClick={event => event.target === box.current && onClose()}>
      <div class="sheet">
        <div class="row">
          <h2>{title}</h2>
          <span class="grow" />
          <button type="button" class="ghost square" aria-label={say('close')} onClick={onClose}>
            <Icon of="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
