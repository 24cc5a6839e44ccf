// The bar at the top: the page's title, and the settings of this browser.
import type { ComponentChildren, JSX } from 'preact'
import { Icon, Logo } from './icons'
import { language as chosen, notices, sounds, theme } from './memory'
import { shade } from './session'
import { LANGUAGES, language, say } from './texts'

export function LanguageMenu(): JSX.Element {
  return (
    <label class="language">
      <Icon of="globe" />
      <span class="unseen">{say('language')}</span>
      <select value={language.value} onChange={event => (chosen.value = event.currentTarget.value)}>
        {LANGUAGES.map(([code, called]) => (
          <option value={code} lang={code}>
            {called}
          </option>
        ))}
      </select>
    </label>
  )
}

export function ThemeButton(): JSX.Element {
  const dark = shade.value === 'dark'
  return (
    <button
      type="button"
      class="ghost square"
      aria-label={say(dark ? 'light' : 'dark')}
      title={say(dark ? 'light' : 'dark')}
      onClick={() => (theme.value = dark ? 'light' : 'dark')}
    >
      <Icon of={dark ? 'sun' : 'moon'} />
    </button>
  )
}

export function SoundButton(): JSX.Element {
  const words = say(sounds.value ? 'sound-off' : 'sound-on')
  return (
    <button
      type="button"
      class="ghost square"
      aria-label={words}
      title={words}
      onClick={() => (sounds.value = !sounds.peek())}
    >
      <Icon of={sounds.value ? 'sound' : 'mute'} />
    </button>
  )
}

/** Browser notifications. The browser asks for permission only after a click here. */
export function NoticeButton(): JSX.Element | null {
  if (!('Notification' in globalThis)) return null
  const on = notices.value && Notification.permission === 'granted'
  const toggle = async (): Promise<void> => {
    notices.value = on ? false : (await Notification.requestPermission()) === 'granted'
  }
  return (
    <button
      type="button"
      class="ghost square"
      aria-pressed={on}
      aria-label={say('notify')}
      title={say('notify')}
      onClick={() => void toggle()}
    >
      <Icon of="bell" />
    </button>
  )
}

export function Bar({
  title,
  sub,
  children,
}: {
  title: string
  sub?: string
  children?: ComponentChildren
}): JSX.Element {
  return (
    <header class="bar">
      <a class="home" href="#" aria-label={say('to-lobby')}>
        <Logo />
      </a>
      <h1>{title}</h1>
      {sub && <span class="sub">{sub}</span>}
      <span class="grow" />
      {children}
      <span class="settings">
        <LanguageMenu />
        <ThemeButton />
      </span>
    </header>
  )
}
