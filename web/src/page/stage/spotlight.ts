// Lights up what brings points: everything else is dimmed, and the points rise from there.
import type { Picture } from './picture'

/** What brings points, and how many. The first place is where they rise. */
export interface Told {
  at: readonly string[]
  label: string
}

const LOWEST = 36 // px below the edge of the frame: the whole sign is in it
const of = (place: string): string => place.replace(/:.*/, '') // of a part of a tile, the tile

/** One rule for whatever is drawn: elements come and go, and the rule holds. */
function dimming({ at }: Told): string {
  const lit = [...new Set(at.map(of))]
    .map(place => JSON.stringify(place))
    .map(place => `[data-id=${place}], [data-at=${place}], [data-at^=${place.slice(0, -1)}:"]`)
  return `.picture :is([data-id], [data-at]):not(:is(${lit.join(', ')})) { filter: var(--dimmed) }`
}

export function openSpotlight() {
  const sheet = new CSSStyleSheet()
  let parts: { frame: HTMLElement; points: HTMLElement; picture: Picture } | undefined
  let told: Told | undefined

  /** Move the points to where their place is now. */
  function follow(): void {
    if (!parts) return
    const { frame, points, picture } = parts
    const at = told?.at[0] === undefined ? undefined : (picture.box(told.at[0]) ?? picture.box(of(told.at[0])))
    points.hidden = !at
    if (!at) return
    const within = frame.getBoundingClientRect()
    points.style.left = `${at.x - within.x + at.width / 2}px`
    const top = Math.min(at.y, ...picture.tops(told?.at[0] ?? '')) // over what stands there
    points.style.top = `${Math.max(LOWEST, top - within.y)}px`
  }

  return {
    follow,
    attach(frame: HTMLElement, points: HTMLElement, picture: Picture): () => void {
      parts = { frame, points, picture }
      document.adoptedStyleSheets.push(sheet)
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet)
      }
    },
    /** `alone` dims all else. */
    show(next: Told | undefined, alone: boolean): void {
      told = next
      sheet.replaceSync(next?.at.length && alone ? dimming(next) : '')
      if (parts && next) parts.points.textContent = next.label
      follow()
      for (const rise of parts?.points.getAnimations() ?? []) rise.currentTime = 0
    },
  }
}
