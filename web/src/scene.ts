// The contract between the rules (Python) and the drawing. A scene says what is where; a look says how that is drawn.
// Fields at their default may be missing from the JSON; `readScene` puts them back, so looks never meet a hole.
import type { Drawn } from './board/svg'

/** x, y: cells from the north-west corner, x east, y south. A cell is named by its corner, so its middle is at +0.5. */
export interface Shape {
  id: string // of a place: the game notation's own name, `c4`
  kind: string
  x: number
  y: number
  height?: number
  owner?: string // a colour: red blue yellow green purple black
  state?: string[]
  label?: string
  at?: string // id of the place a piece stands on
  detail?: Record<string, unknown>
}

export interface Mark {
  /** `can`: a piece that can act stands here. `target`: here something would come, and a pick makes it so. `arrow`: the way a piece
   *  would go. `right` and `wrong` are marks of a lesson (`board/lesson.ts`). */
  kind: 'last' | 'trail' | 'can' | 'target' | 'selected' | 'threatened' | 'reach' | 'arrow' | 'right' | 'wrong'
  at: string[] // ids of places; a trail or an arrow runs from the first to the last, a target with `move` covers all of them
  label?: string // of a target: its price, or what it brings
  move?: Leads // of a target: the move it leads to, so that a look can draw what would come
  chosen?: boolean // of a target: its move is shown, and one more pick makes it
}

/** A move by its action and what is picked for it. */
export interface Leads {
  kind: string
  parts: string[]
}

export interface Player {
  seat: number
  colour: string
  name: string
  score: number
  turn: boolean
  detail?: Record<string, unknown>
}

export interface Scene {
  game: string
  title: string
  columns: number
  rows: number
  players: Player[]
  shapes: Shape[]
  marks: Mark[]
  detail?: Record<string, unknown>
}

/** Keeps a drawing that comes again and again, by its name: gives its address, or nothing as long as it has none. */
export type Keep = (name: string, drawing: () => Drawn) => string

export interface DrawOptions {
  theme?: 'light' | 'dark'
  turn?: 0 | 1 | 2 | 3 // quarter turns of the board under the eye
  bare?: boolean // the board alone: no table under it, no player strip
  compact?: boolean // for phones: no frame, signs and digits a third larger
  marks?: boolean // false leaves the marks out
  coordinates?: boolean // false leaves out the names of rows and columns
  flat?: boolean // a board in depth seen straight down
  owners?: boolean // who owns which land, strewn over it
  keep?: Keep // for pages; without it everything is in the one text
}
