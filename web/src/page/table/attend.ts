// Getting somebody's attention: title, sound, notice. It always fires, whether the tab is open or not.
import { effect } from '@preact/signals'
import { notices, sounds } from '../memory'
import { gameCard } from '../session'
import { say } from '../texts'
import type { TableStore } from './store'

let audio: AudioContext | undefined

/** Wooden knocks: short decaying tones. */
function knock(tones: readonly number[]): void {
  if (!sounds.peek() || !navigator.userActivation?.hasBeenActive) return
  audio ??= new AudioContext()
  const start = audio.currentTime + 0.02
  tones.forEach((pitch, i) => {
    if (!audio) return
    const [tone, loud] = [audio.createOscillator(), audio.createGain()]
    tone.type = 'triangle'
    tone.frequency.value = pitch
    loud.gain.setValueAtTime(0.16, start + i * 0.14)
    loud.gain.exponentialRampToValueAtTime(0.0001, start + i * 0.14 + 0.13)
    tone.connect(loud).connect(audio.destination)
    tone.start(start + i * 0.14)
    tone.stop(start + i * 0.14 + 0.15)
  })
}

function notify(text: string): void {
  if (
    !notices.peek() ||
    !('Notification' in globalThis) ||
    Notification.permission !== 'granted' ||
    document.hasFocus()
  )
    return
  const shown = new Notification('Donjon', { body: text, icon: '/icon.svg', tag: 'donjon-turn' })
  shown.onclick = () => {
    focus()
    shown.close()
  }
}

export function attend(store: TableStore): () => void {
  let ply = -1
  let mine = false
  return effect(() => {
    const game = gameCard(store.table.value?.game ?? '')?.title ?? 'Donjon'
    const turn = store.myTurn.value
    document.title = turn ? `● ${say('your-turn')} – ${game}` : `${game} – Donjon`
    const now = store.board.value?.ply ?? -1
    if (ply >= 0 && now > ply && !(turn && !mine)) knock([330])
    if (turn && !mine && ply >= 0) {
      knock([440, 587])
      notify(`${game}: ${say('your-turn')}`)
    }
    ;[ply, mine] = [now, turn]
  })
}
