declare module '*.ftl?raw' {
  const text: string
  export default text
}
// Written by web/games.ts while the page is built.
declare module 'virtual:games' {
  /** How to get at each game, by its name. */
  export const GAMES: ReadonlyMap<string, import('./games').Fetch>
}
