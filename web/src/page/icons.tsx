// Small pictures of the page: icons in one stroke, and seat badges drawn by the board kit.
import type { JSX } from 'preact'
import { shield } from '../board/emblems'
import { seatOf } from '../board/palette'
import type { Drawn } from '../board/svg'
import { rendered } from './drawing'

const PATHS = {
  left: 'M4 8C5 4.500 8.500 3 11.500 3.600C15 4.400 17 7.600 16.400 11C15.800 14.400 12.600 16.800 9 16.200M4 3.500V8H8.500',
  right:
    'M16 8C15 4.500 11.500 3 8.500 3.600C5 4.400 3 7.600 3.600 11C4.200 14.400 7.400 16.800 11 16.200M16 3.500V8H11.500',
  flat: 'M3.500 3.500H16.500V16.500H3.500ZM3.500 8H16.500M3.500 12H16.500M8 3.500V16.500M12 3.500V16.500',
  plus: 'M10 4V16M4 10H16',
  minus: 'M4 10H16',
  whole: 'M3.500 7V3.500H7M13 3.500H16.500V7M16.500 13V16.500H13M7 16.500H3.500V13',
  sound: 'M4 8V12H7L11 15.500V4.500L7 8ZM14 7C15.400 8.600 15.400 11.400 14 13M16 5C18.600 8 18.600 12 16 15',
  mute: 'M4 8V12H7L11 15.500V4.500L7 8ZM14 8L18 12M18 8L14 12',
  moon: 'M15.500 12.500A6.500 6.500 0 1 1 9 3.500A5.200 5.200 0 0 0 15.500 12.500Z',
  sun: 'M10 6.500A3.500 3.500 0 1 1 10 13.500A3.500 3.500 0 1 1 10 6.500ZM10 2.500V3.500M10 16.500V17.500M2.500 10H3.500M16.500 10H17.500M4.700 4.700L5.400 5.400M14.600 14.600L15.300 15.300M4.700 15.300L5.400 14.600M14.600 5.400L15.300 4.700',
  menu: 'M3.500 5.500H16.500M3.500 10H16.500M3.500 14.500H16.500',
  undo: 'M7 4L3.500 7.500L7 11M3.500 7.500H12A4.500 4.500 0 0 1 12 16.500H8',
  again: 'M4 10A6 6 0 1 0 6 5.500M4 3.500V7H7.500',
  check: 'M4 10.500L8 14.500L16 5.500',
  close: 'M5 5L15 15M15 5L5 15',
  share: 'M8 12L14 6M9.500 5.500H14.500V10.500M12 12V16H4V8H8',
  people:
    'M7 9.500A3 3 0 1 0 7 3.500A3 3 0 1 0 7 9.500ZM2 16.500C2 11.500 12 11.500 12 16.500M13 4C16 4 16 9.200 13 9.200M14.500 11.800C17 12.500 18 14.500 18 16.500',
  back: 'M12 4L6 10L12 16',
  forth: 'M8 4L14 10L8 16',
  first: 'M14 4L8 10L14 16M5.500 4V16',
  last: 'M6 4L12 10L6 16M14.500 4V16',
  play: 'M6 4L15 10L6 16Z',
  pause: 'M7 4V16M13 4V16',
  bulb: 'M7.500 14H12.500M8.500 17H11.500M10 3A5 5 0 0 1 12.500 12.300V14H7.500V12.300A5 5 0 0 1 10 3Z',
  bell: 'M5 14C6.500 12 6 8 7 6.500C8.500 4.200 11.500 4.200 13 6.500C14 8 13.500 12 15 14ZM8.500 16.500C9 17.400 11 17.400 11.500 16.500',
  globe: 'M10 3A7 7 0 1 1 10 17A7 7 0 1 1 10 3ZM3 10H17M10 3C6 7 6 13 10 17C14 13 14 7 10 3',
  save: 'M10 3.500V12M6.500 8.500L10 12L13.500 8.500M4 16.500H16',
  clock: 'M10 3A7 7 0 1 1 10 17A7 7 0 1 1 10 3ZM10 6V10L13 12',
  eye: 'M2 10C5 4.500 15 4.500 18 10C15 15.500 5 15.500 2 10ZM10 7.500A2.500 2.500 0 1 1 10 12.500A2.500 2.500 0 1 1 10 7.500Z',
  keys: 'M2.500 5.500H17.500V14.500H2.500ZM5.500 8.500H5.600M8.500 8.500H8.600M11.500 8.500H11.600M14.500 8.500H14.600M6.500 11.700H13.500',
  screen: 'M3 4H17V13.500H3ZM10 13.500V16.500M6.500 16.500H13.500',
  list: 'M7 5.500H16.500M7 10H16.500M7 14.500H16.500M3.500 5.500H4M3.500 10H4M3.500 14.500H4',
} as const
export type IconName = keyof typeof PATHS

/** A sign in one stroke, on a sheet of 20 by 20. */
export const Stroke = ({ d, size }: { d: string; size: number }): JSX.Element => (
  <svg
    class="icon"
    width={size}
    height={size}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    stroke-width="1.7"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
)
export const Icon = ({ of, size = 20 }: { of: IconName; size?: number }): JSX.Element => (
  <Stroke d={PATHS[of]} size={size} />
)

// A log is a hundred shields, shown anew with every move: each is drawn once.
const shields = new Map<string, Drawn>()
function shieldOf(colour: string, r: number): Drawn {
  const key = `${colour} ${r}`
  const drawn = shields.get(key) ?? shield(seatOf(colour), 0, 0, r)
  shields.set(key, drawn)
  return drawn
}

/** A seat's shield: colour and emblem. */
export const Badge = ({ colour, r = 11 }: { colour: string; r?: number }): JSX.Element => {
  const w = r * 2 + 4
  return (
    <svg class="badge" width={w} height={w * 1.16} viewBox={`${-w / 2} ${-r - 2} ${w} ${w * 1.16}`} aria-hidden="true">
      {rendered(shieldOf(colour, r))}
    </svg>
  )
}

/** A seat nobody has taken yet. */
export const Vacant = (): JSX.Element => <span class="vacant" aria-hidden="true" />

export const Logo = ({ size = 30 }: { size?: number }): JSX.Element => (
  <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
    <path
      d="M8 37V15H5V6H10.500V10H15.500V6H24.500V10H29.500V6H35V15H32V37H24V30A4 4.600 0 0 0 16 30V37Z"
      fill="currentColor"
    />
    <path d="M20 16.500L23.500 20L20 23.500L16.500 20Z" fill="var(--paper)" />
  </svg>
)
