// Drawings that are needed again and again, kept as images: one element instead of hundreds.
import { signal } from '@preact/signals'
import { written } from '../../board/write'
import type { Keep } from '../../scene'

const addresses = new Map<string, string>()
const pictures: HTMLImageElement[] = [] // held, so that they stay decoded
const TOGETHER = 80 // ms: those that come together are shown together

/** Counts up when pictures have come in: what was drawn without them can be drawn with them. */
export const arrived = signal(0)
let telling = false
function tell(): void {
  if (telling) return
  telling = true
  setTimeout(() => {
    telling = false
    arrived.value++
  }, TOGETHER)
}

/** Until a picture is there the drawing itself is shown, so nothing flickers. */
export const keep: Keep = (name, drawing) => {
  const known = addresses.get(name)
  if (known !== undefined) return known
  addresses.set(name, '')
  const picture = new Image()
  picture.src = URL.createObjectURL(new Blob([written(drawing())], { type: 'image/svg+xml' }))
  pictures.push(picture)
  picture.decode().then(
    () => {
      addresses.set(name, picture.src)
      tell()
    },
    () => undefined,
  )
  return ''
}
