// The two themes: colours under and around a board. Pieces have the same colours in both.
import { mix } from './colour'
import { INK, IVORY } from './palette'

export const LIGHT = {
  name: 'light' as 'light' | 'dark',
  table: '#efe8dc',
  paper: '#f5efe4',
  card: '#fcf9f3',
  sunken: '#ebe3d5',
  line: '#d8ccb8',
  lineStrong: '#8f8069',
  ink: INK,
  ink2: '#5d5348',
  ink3: '#8a7e70',
  accent: '#77561c',
  accentFill: '#2f2924',
  onAccent: IVORY,
  good: '#2f6f57',
  bad: '#a5301b',
  board: '#e6d8bb',
  boardEdge: '#b39d77',
  boardEdgeDark: '#8a7454',
  boardInk: '#6f5c40', // coordinates printed on the frame
  shadow: '#3b2c1d',
  shadowAlpha: 0.26,
  dim: 0,
}
export type Theme = typeof LIGHT

export const DARK: Theme = {
  name: 'dark',
  table: '#1b1815',
  paper: '#221f1b',
  card: '#2b2723',
  sunken: '#181512',
  line: '#433c34',
  lineStrong: '#857967',
  ink: '#f3ebdd',
  ink2: '#c2b6a4',
  ink3: '#8f8475',
  accent: '#e0b870',
  accentFill: '#ecdfc6',
  onAccent: '#221c15',
  good: '#7cc5a6',
  bad: '#f08e77',
  board: '#4a4238',
  boardEdge: '#35302a',
  boardEdgeDark: '#262019',
  boardInk: '#d6c6a4',
  shadow: '#000000',
  shadowAlpha: 0.5,
  dim: 0.2,
}
export const THEMES = { light: LIGHT, dark: DARK }

/** Board inks dim a little in the dark theme, so that a pale board does not glare; pieces keep their colour.
 *  `share` is how much of the theme's dimming to take: print 1, stone 0.5. */
export const dim = (colour: string, theme: Theme, share = 1): string =>
  theme.dim ? mix(colour, '#16120e', theme.dim * share) : colour
