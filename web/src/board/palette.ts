// The palette. Colour belongs to the players; everything else is paper, stone, ink and a little brass.
import { darken, lighten, mix } from './colour'

export const INK = '#2b2622' // every line and all text on light ground: warm, never pure black
export const IVORY = '#fdf8ec' // emblems on dark colours, halos, the light end of everything
export const BRASS = '#b98a3a' // things that belong to nobody: king, dragon, marks, focus
export const LINE = '#3a2a20' // outline of figures and wooden pieces
export const SHADE = '#2a1d10' // every shadow on the board

export type Colour = 'red' | 'blue' | 'yellow' | 'green' | 'purple' | 'black'
export type EmblemName = 'chevron' | 'ring' | 'lozenge' | 'trefoil' | 'cross' | 'bars' | 'crown'

/** What an emblem, an outline or a plan needs to know about an owner. `on`: for print on the colour; `deep`: dark enough for text on ivory. */
export interface Badge {
  name: string
  base: string
  on: string
  deep: string
  emblem: EmblemName
}
/** A seat: badge, tones for the three faces of a solid (up, to the light, away from it) and a wash for grounds. */
export interface Seat extends Badge {
  name: Colour
  title: string
  top: string
  left: string
  right: string
  wash: string
}

const DARKEST: Record<Colour, number> = { red: 0.1, blue: 0.1, black: 0.1, yellow: 0.62, green: 0.5, purple: 0.5 }
const seat = (name: Colour, named: string, base: string, emblem: EmblemName): Seat => ({
  name,
  title: named,
  base,
  emblem,
  on: DARKEST[name] > 0.1 ? '#1d1814' : IVORY, // ink on the three light colours
  top: lighten(base, name === 'black' ? 0.22 : 0.16),
  left: base,
  right: darken(base, name === 'black' ? 0.45 : 0.3),
  deep: darken(base, DARKEST[name]),
  wash: mix(base, '#fbf8f2', 0.78),
})
export const SEATS: Record<Colour, Seat> = {
  red: seat('red', 'Madder', '#bf3a22', 'chevron'),
  blue: seat('blue', 'Indigo', '#1c4796', 'ring'),
  yellow: seat('yellow', 'Saffron', '#f4c648', 'lozenge'),
  green: seat('green', 'Verdigris', '#45947d', 'trefoil'),
  purple: seat('purple', 'Heather', '#b898d8', 'cross'),
  black: seat('black', 'Slate', '#282622', 'bars'),
}
const isColour = (name: string): name is Colour => Object.keys(SEATS).includes(name)

/** The seat of a colour named in a scene. */
export function seatOf(colour: string): Seat {
  if (!isColour(colour))
    throw new Error(`There is no seat of colour "${colour}": there are ${Object.keys(SEATS).join(', ')}.`)
  return SEATS[colour]
}

/** What nobody owns: limestone, timber, brass. Three tones each: up, towards the light, away from it. */
export interface Tone {
  top: string
  left: string
  right: string
  deep: string
  line: string
}
export const STONE = {
  top: '#f4ebd9',
  left: '#ddcdb0',
  right: '#b9a382',
  deep: '#8c775b',
  line: '#5b4a3a',
  door: '#6d5a45',
}
export const GREY: Tone = { top: '#dcd8d0', left: '#bab4a9', right: '#938c80', deep: '#6e675d', line: '#4c463f' }
export const GOLD: Tone = { top: '#e6c377', left: '#c99a46', right: '#94692a', deep: '#6b4a1e', line: '#46311a' }
export const UMBER: Tone = { top: '#8d6748', left: '#6f4c33', right: '#4f3424', deep: '#3d291c', line: '#2f2018' }

/** The printed world: low chroma, so that the six saturated colours always stand out. */
export const LAND = {
  grass: '#aeb88c',
  grassLight: '#bcc59c',
  grassDark: '#98a377',
  moss: '#7c8a5f',
  water: '#7aa3ae',
  waterDeep: '#628c97',
  waterLight: '#abc7c9',
  shore: '#e6d9ba',
  road: '#f1e6cd',
  roadEdge: '#94805c',
  city: '#e8d3ae',
  cityDark: '#cdb084',
  wall: '#f6eddb',
  roofs: ['#b57f63', '#c4936f', '#a56f5c'],
  roofDark: '#865546',
  heath: '#b3a386',
  heather: '#a79aa5',
  hill: '#93906c',
  paving: '#e3d7c0',
  pavingDark: '#cfc0a3',
} as const
