// What the form of a new table is made of: choices with a sentence each, cards to pick from, switches, numbers.
import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** Choices, each with its sentence; the chosen one is marked. */
export function Choices({
  label,
  values,
  sentences,
  chosen,
  set,
}: {
  label: string
  values: readonly string[]
  sentences: readonly string[]
  chosen: string
  set: (value: string) => void
}): JSX.Element {
  return (
    <fieldset class="choices">
      <legend>{label}</legend>
      {values.map((value, i) => (
        <label key={value} class="choice">
          <input type="radio" name={`option ${label}`} checked={value === chosen} onChange={() => set(value)} />
          <span>{sentences[i]}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** A card that can be picked: one of a group. */
export const Pick = ({
  group,
  value,
  chosen,
  set,
  children,
}: {
  group: string
  value: string
  chosen: boolean
  set: () => void
  children: ComponentChildren
}): JSX.Element => (
  <label class="pick" data-pick={value}>
    <input type="radio" class="unseen" name={group} value={value} checked={chosen} onChange={set} />
    {children}
  </label>
)

export const Switch = ({
  label,
  means,
  on,
  set,
}: {
  label: string
  means: string
  on: boolean
  set: (on: boolean) => void
}): JSX.Element => (
  <label class="switch">
    <input type="checkbox" checked={on} onChange={event => set(event.currentTarget.checked)} />
    <span>
      <b>{label}</b> <small>{means}</small>
    </span>
  </label>
)

export const Check = ({ label, value }: { label: string; value: Signal<boolean> }): JSX.Element => (
  <label class="choice">
    <input type="checkbox" checked={value.value} onChange={event => (value.value = event.currentTarget.checked)} />
    <span>{label}</span>
  </label>
)

export const NumberField = ({
  label,
  value,
  least,
  most,
}: {
  label: string
  value: Signal<number>
  least: number
  most: number
}): JSX.Element => (
  <label class="number">
    <span>{label}</span>
    <input
      type="number"
      min={least}
      max={most}
      required
      value={value.value}
      onInput={event => (value.value = event.currentTarget.valueAsNumber || least)}
    />
  </label>
)

/** What is typed stays, whatever is drawn anew meanwhile. It counts once the field is left. */
export function useTyped(value: string, set: (name: string) => void): JSX.IntrinsicElements['input'] {
  const typed = useSignal(value)
  // At once: after the next frame it would come behind what is typed meanwhile.
  useLayoutEffect(() => {
    typed.value = value
  }, [value])
  return {
    value: typed.value,
    onInput: event => {
      typed.value = event.currentTarget.value
    },
    onChange: event => set(event.currentTarget.value.trim()),
  }
}

export const NameField = ({
  label,
  value,
  set,
}: {
  label: string
  value: string
  set: (name: string) => void
}): JSX.Element => (
  <label class="field">
    <span>{label}</span>
    <input {...useTyped(value, set)} maxLength={40} autocomplete="nickname" />
  </label>
)
