// Written by web/games.ts while the drawing code is built.
declare module 'virtual:looks' {
  /** Every game's look, by the name of the game. */
  export const LOOKS: ReadonlyMap<string, import('./board/look').Look>
}
