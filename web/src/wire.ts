// Made by tools/wire_types.py from src/donjon/server/{asks,answers,parts}.py; change it there.

import type { Mark, Player, Shape } from './scene'

export const VERSION = 5

/** Sets your language and name. It may be sent again. Without it, the language is English. */
export interface Hello {
  kind: 'hello'
  language?: 'de' | 'en' | 'hu' | 'ru'
  name?: string
  id?: number
}

/** Follow the list of public tables, or stop following it. */
export interface Lobby {
  kind: 'lobby'
  follow?: boolean
  id?: number
}

/** Follow your own tables, by their tokens. */
export interface Mine {
  kind: 'mine'
  tokens: string[]
  id?: number
}

/** Set up a table. `stand_in` is the bot that plays for people who have left. */
export interface Create {
  kind: 'create'
  game: string
  seats: SeatPlan[]
  options?: Record<string, string>
  clock?: Live | Correspondence | null
  public?: boolean
  absent?: 'bot' | 'lose' | 'vote'
  aids?: boolean
  stand_in?: string
  name?: string
  id?: number
}

/** Who takes the seat: a bot of that level, the maker of the table (`mine`), or a person who has not come yet. */
export interface SeatPlan {
  bot?: string
  mine?: boolean
  name?: string
}

/** A clock for one sitting: so many seconds, and some more for every turn. */
export interface Live {
  kind: 'live'
  base: number
  increment: number
}

/** So many days for every turn. */
export interface Correspondence {
  kind: 'correspondence'
  days: number
}

/** Take a free seat: of a public table, by its id, any seat or this one; or the seat of an invitation. */
export interface Sit {
  kind: 'sit'
  key: string
  seat?: number | null
  name?: string
  id?: number
}

/** Come to a table: one key, or the tokens of several seats played at one screen. */
export interface Join {
  kind: 'join'
  keys: string[]
  since?: number
  wants?: ('changes' | 'position' | 'scene' | 'text')[]
  name?: string
  id?: number
}

/** Leave the table. You keep your seat. */
export interface Leave {
  kind: 'leave'
  table_id: string
  id?: number
}

/** Begin now, with the stand-in bot on every free seat. For the maker of the table. */
export interface Start {
  kind: 'start'
  table_id: string
  id?: number
}

/** Make a move. `ply` is the ply you chose it for: a stale one is refused. */
export interface Play {
  kind: 'play'
  table_id: string
  ply: number
  move: string
  id?: number
}

/** Take back your last move: within your own turn, or past the replies of bots. */
export interface Undo {
  kind: 'undo'
  table_id: string
  ply: number
  id?: number
}

/** Ask the table: take back to `ply`, let the stand-in play `seat` whose person is away, or abandon the game. */
export interface Propose {
  kind: 'propose'
  table_id: string
  matter: 'abandon' | 'bot' | 'take_back'
  ply?: number | null
  seat?: number
  id?: number
}

/** Answer the question on the table. */
export interface Vote {
  kind: 'vote'
  table_id: string
  yes: boolean
  id?: number
}

/** Take your seat back from the bot. */
export interface ComeBack {
  kind: 'come_back'
  table_id: string
  id?: number
}

/** Resign. `seat` is needed only if you hold several. */
export interface Resign {
  kind: 'resign'
  table_id: string
  seat?: number | null
  id?: number
}

/** Play again, seats rotated by one. */
export interface Rematch {
  kind: 'rematch'
  table_id: string
  id?: number
}

/** Say something: from a seat to the table, from the bench to the other watchers. */
export interface Chat {
  kind: 'chat'
  table_id: string
  text: string
  id?: number
}

/** Try these moves in your own turn. Nothing changes. */
export interface WhatIf {
  kind: 'what_if'
  table_id: string
  ply: number
  moves: string[]
  id?: number
}

/** How are the legal moves told in words? */
export interface Sayings {
  kind: 'sayings'
  table_id: string
  ply: number
  id?: number
}

/** Why not this move? It is given as text, or by the parts picked so far, the refused one last. */
export interface Explain {
  kind: 'explain'
  table_id: string
  move?: string
  action?: string
  parts?: string[]
  id?: number
}

/** Ask for a bot's advice, if the table allows aids. */
export interface Hint {
  kind: 'hint'
  table_id: string
  bot?: string
  id?: number
}

/** The game as it stood after `ply` moves. `table_id` may be "record", for the one opened by `open`. */
export interface Moment {
  kind: 'moment'
  table_id: string
  ply: number
  wants?: ('changes' | 'position' | 'scene' | 'text')[]
  id?: number
}

/** Read a record. On this connection it is then the table "record". */
export interface Open {
  kind: 'open'
  record: string
  id?: number
}

/** Take up a lesson after these tries, one for each step; "" for a step that is only read. */
export interface Learn {
  kind: 'learn'
  game: string
  lesson: string
  moves?: string[]
  id?: number
}

/** Try a puzzle, by its id or, for the puzzle of the day, by the date: these are the moves of the turn so far. */
export interface Solve {
  kind: 'solve'
  game: string
  puzzle: string
  moves?: string[]
  show?: boolean
  id?: number
}

/** Play on from a decision of a finished game, in that seat, at a table of one's own: the others are bots. */
export interface PlayFrom {
  kind: 'play_from'
  table_id: string
  ply: number
  bot?: string
  id?: number
}

/** The deal of the day: the game of that date, and how others did. `table_id` marks one's own result. */
export interface Deal {
  kind: 'deal'
  day: string
  table_id?: string
  id?: number
}

/** Play the deal of that date, against its bot. Everybody has the same luck. */
export interface PlayDeal {
  kind: 'play_deal'
  day: string
  id?: number
}

/** Asks for the review of a finished game. `deep`: look at everything longer. */
export interface Report {
  kind: 'report'
  table_id: string
  deep?: boolean
  id?: number
}

/** Is anybody there? Answered by `pong`. */
export interface Ping {
  kind: 'ping'
  id?: number
}

/** The answer to the first `hello`: the games one can play, described in that language. */
export interface Welcome {
  kind: 'welcome'
  version: number
  language: 'de' | 'en' | 'hu' | 'ru'
  games: GameCard[]
  bots: string[]
  to?: number
}

/** A game one can play here. */
export interface GameCard {
  name: string
  title: string
  line: string
  about: string
  minutes: number
  open: boolean
  rules: number
  seats: number[]
  colours: string[]
  options: OptionCard[]
  words: Record<string, string>
  lessons: LessonCard[]
  puzzles: string[]
  ratings: Record<string, Record<string, number>>
}

/** An option of a game, in words. */
export interface OptionCard {
  name: string
  default: string
  sentence: string
  values: string[]
  sentences: string[]
}

/** A lesson one can take: what it is called, and how many steps it has. */
export interface LessonCard {
  name: string
  title: string
  steps: number
}

/** What went wrong, in one sentence; `rule` is the paragraph of the rules that forbids the move. */
export interface Error {
  kind: 'error'
  code: 'away' | 'bad_choice' | 'broken' | 'forbidden' | 'illegal' | 'malformed' | 'not_now' | 'stale' | 'too_big' | 'too_fast' | 'unknown'
  text: string
  table_id?: string
  rule?: string
  to?: number
}

/** The public tables (`lobby`) or your own (`mine`), newest first. `table` and `gone` keep the list up to date. */
export interface Tables {
  kind: 'tables'
  of: 'lobby' | 'mine'
  tables: TableCard[]
  to?: number
}

/** A table as lists show it. */
export interface TableCard {
  table_id: string
  game: string
  options: Record<string, string>
  stage: 'abandoned' | 'open' | 'over' | 'playing'
  public: boolean
  seats: Seat[]
  clock: Live | Correspondence | null
  absent: 'bot' | 'lose' | 'vote'
  aids: boolean
  created: number
  changed: number
  ply: number
  to_move: number | null
  scores: number[]
  watchers: number
}

/** A seat as everybody sees it. `bot` plays it now; `person`: somebody holds its token; `here`: and is connected. */
export interface Seat {
  seat: number
  colour: string
  name?: string
  bot?: string
  person?: boolean
  here?: boolean
  resigned?: boolean
  stood_in?: StoodIn | null
}

/** Since when and why a bot plays for somebody: the others voted for it, or the clock ran out. */
export interface StoodIn {
  why: 'time' | 'vote'
  ply: number
  at: number
}

/** A table that is new or has changed: one you joined, or one in a list you follow. */
export interface TableNews {
  kind: 'table'
  table: TableCard
  to?: number
}

/** A table that is no longer listed. */
export interface Gone {
  kind: 'gone'
  table_id: string
  to?: number
}

/** A new table: your own seats, invitations to the free ones, the watch link, and `owner`, the maker's token. */
export interface Created {
  kind: 'created'
  table_id: string
  owner: string
  seats: Link[]
  invitations: Link[]
  watch: Link
  to?: number
}

/** The way to a seat, or to the spectators' bench (seat null): open `path` on this server. */
export interface Link {
  seat: number | null
  token: string
  path: string
}

/** The seat is yours: keep the token. */
export interface Seated {
  kind: 'seated'
  table_id: string
  link: Link
  to?: number
}

/** A table joined, or joined again: everything about it. `board` is missing until the game begins. */
export interface State {
  kind: 'state'
  table: TableCard
  held: number[]
  luck: string
  chat: Remark[]
  board?: Board | null
  clock?: Face | null
  ballot?: Ballot | null
  ending?: Ending | null
  links?: Link[]
  watch?: Link | null
  rematch?: Link[]
  day?: string
  to?: number
}

/** A chat message. Watchers talk in a room of their own that players do not see. Watchers see the table's chat. */
export interface Remark {
  number: number
  room: 'table' | 'watchers'
  seat: number | null
  name: string
  text: string
  at: number
}

/** The game as the reader sees it: through the eyes of seat `eyes`, or as a spectator (null). */
export interface Board {
  ply: number
  turn: number
  to_move: number | null
  over: boolean
  scores: number[]
  ranks: number[]
  eyes: number | null
  number: number
  since: number
  events: Event[]
  decided?: number
  begun?: number | null
  ask?: Prompt | null
  legal?: Choice[]
  legal_change?: (Choice | [number, number])[] | null
  can_undo?: boolean
  scene?: Scene | null
  scene_change?: SceneChange | null
  position?: Record<string, unknown> | null
  text?: string
}

/** What happened at a ply, as this reader may know it, with its sentence. */
export interface Event {
  kind: string
  seat?: number | null
  points?: number
  places?: string[]
  details?: Record<string, string | number>
  ply: number
  text: string
}

/** What is asked of a seat, in words. */
export interface Prompt {
  text: string
  waits?: boolean
  actions?: Button[]
  left?: Pips[]
  loses?: string
}

/** An action in words. `pick` says how to continue once it is chosen; `why` and `rule` are set if it is not open. */
export interface Button {
  kind: string
  icon: string
  name: string
  pick?: string
  price?: number
  moves?: number
  places?: number
  stock?: number | null
  note?: string
  why?: string
  rule?: string
  ends?: boolean
}

/** How much of something is left: `left-<name>` in the texts. */
export interface Pips {
  name: string
  have: number
  of: number
}

/** A legal move, its parts (what to pick, in order, to make it), the action it belongs to and the points it brings. */
export interface Choice {
  move: string
  parts: string[]
  kind: string
  gain?: number
}

/** Everything there is to draw. */
export interface Scene {
  game: string
  title: string
  columns: number
  rows: number
  players: Player[]
  shapes: Shape[]
  marks?: Mark[]
  detail?: Record<string, unknown>
}

/** What has changed in a scene. What is missing is as before. */
export interface SceneChange {
  columns?: number | null
  rows?: number | null
  players?: (Player | [number, number])[] | null
  shapes?: (Shape | [number, number])[] | null
  marks?: Mark[] | null
  detail?: Record<string, unknown> | null
}

/** What the clocks show at time `at`: milliseconds left for each seat, and whose clock is running. */
export interface Face {
  at: number
  left: number[]
  running: number | null
}

/** A question put to the people at the table: take back to `ply`, a bot for `seat`, or abandon. */
export interface Ballot {
  matter: 'abandon' | 'bot' | 'take_back'
  by: number
  yes: number[]
  voters: number[]
  ply?: number
  seat?: number
}

/** How it ended, and the seed that proves the luck. `why`: played, resigned, time or abandoned. */
export interface Ending {
  why: 'abandoned' | 'played' | 'resigned' | 'time'
  ranks: number[]
  seed: string
  seats?: number[]
}

/** A move was made or taken back. If `board.since` is below the ply you know, forget what came after it. */
export interface Update {
  kind: 'update'
  table_id: string
  board: Board
  clock?: Face | null
  ending?: Ending | null
  to?: number
}

/** The game ended off the board: by resignation, on time or by agreement. */
export interface Ended {
  kind: 'ended'
  table_id: string
  ending: Ending
  to?: number
}

/** A question was asked, a vote was added, or (null) it is settled; `passed` says how. */
export interface BallotNews {
  kind: 'ballot'
  table_id: string
  ballot: Ballot | null
  passed?: boolean | null
  to?: number
}

/** Somebody said something. */
export interface Said {
  kind: 'said'
  table_id: string
  remark: Remark
  to?: number
}

/** The rematch is set up. These are your own links to it. */
export interface Next {
  kind: 'next'
  table_id: string
  links: Link[]
  to?: number
}

/** The answer to `what_if`: the moves tried (it stops before chance or a reveal), and how it would stand. */
export interface Tried {
  kind: 'tried'
  table_id: string
  ply: number
  moves: string[]
  scores: number[]
  legal: Choice[]
  scene?: Scene | null
  scene_change?: SceneChange | null
  said?: string
  to?: number
}

/** The answer to `sayings`: every legal move of this ply in words, in the order of `legal`. */
export interface Told {
  kind: 'told'
  table_id: string
  ply: number
  said: string[]
  to?: number
}

/** The answer to `explain`: legal, or why not. */
export interface Explained {
  kind: 'explained'
  table_id: string
  move: string
  legal: boolean
  reasons?: Reason[]
  to?: number
}

/** Why not, as a sentence, and by which rule. `action` names those that it is about, where others have another. */
export interface Reason {
  text: string
  rule?: string
  action?: string
}

/** A bot's advice for this ply, also in words. */
export interface Hinted {
  kind: 'hinted'
  table_id: string
  ply: number
  bot: string
  move: string
  parts: string[]
  said: string
  chance?: number | null
  usual?: number | null
  to?: number
}

/** The answer to `moment`. */
export interface MomentShown {
  kind: 'moment'
  table_id: string
  board: Board
  to?: number
}

/** A record read: its headers, how many plies there are to look at, and whether there is a review already. */
export interface Opened {
  kind: 'opened'
  headers: Record<string, string>
  plies: number
  colours: string[]
  reviewed?: boolean
  to?: number
}

/** The answer to `learn`: where one stands in a lesson. */
export interface LessonShown {
  kind: 'lesson'
  game: string
  lesson: string
  title: string
  steps: string[]
  moves: string[]
  text: string
  board: Board
  told?: string[]
  lit?: string[]
  solution?: string
  parts?: string[]
  said?: string
  why?: string
  rule?: string
  options?: Record<string, string>
  to?: number
}

/** The answer to `solve`: the question, and where one stands in the turn. */
export interface PuzzleShown {
  kind: 'puzzle'
  game: string
  id: string
  question: string
  difficulty: number
  moves: string[]
  board: Board
  over?: boolean
  solved?: boolean
  said?: string
  solution?: string[]
  told?: string[]
  places?: string[][]
  to?: number
}

/** The answer to `deal`: the game, whom one plays against, and how others did, best first. */
export interface DealShown {
  kind: 'deal'
  day: string
  game: string
  bot: string
  results?: DealResult[]
  to?: number
}

/** How somebody did with the deal of the day: a person by name, or a bot in the same seat. */
export interface DealResult {
  scores: number[]
  rank: number
  name?: string
  bot?: string
  own?: boolean
}

/** The game is being looked through for the review you asked for: so much of it is done. */
export interface Reviewing {
  kind: 'reviewing'
  table_id: string
  share: number
  to?: number
}

/** Points by source; chances to win by ply and seat, where it turned, the biggest mistakes, and luck and play. */
export interface Reported {
  kind: 'reported'
  table_id: string
  points: Points[]
  chances?: number[][]
  turning?: TurningPoint[]
  mistakes?: Mistake[]
  balance?: Balance[]
  deep?: boolean
  to?: number
}

/** All a seat's points of one source. */
export interface Points {
  seat: number
  kind: string
  points: number
}

/** Where the game turned: whose turn (chance: null), what was done or drawn, and what it changed for each seat. */
export interface TurningPoint {
  ply: number
  turn: number
  seat: number | null
  change: number[]
  said: string
}

/** A turn that cost chances, and a better one; `said` and `better_said` tell them in words, move by move. */
export interface Mistake {
  ply: number
  turn: number
  seat: number
  moves: string[]
  better: string[]
  loss: number
  said: string
  better_said: string
  places: string[][]
  better_places: string[][]
  sure: boolean
}

/** One seat's account, in millionths of a win: start + luck + own + others + unseen = result. */
export interface Balance {
  start: number
  luck: number
  own: number
  others: number
  unseen: number
  result: number
}

/** You are no longer at the table. */
export interface Left {
  kind: 'left'
  table_id: string
  to?: number
}

/** The server's time. */
export interface Pong {
  kind: 'pong'
  at: number
  to?: number
}

/** The server is shutting down. Nothing is lost; connect again in a moment. */
export interface Bye {
  kind: 'bye'
  to?: number
}

/** From the client. */
export type Ask = Hello | Lobby | Mine | Create | Sit | Join | Leave | Start | Play | Undo | Propose | Vote | ComeBack | Resign | Rematch | Chat | WhatIf | Sayings | Explain | Hint | Moment | Open | Learn | Solve | PlayFrom | Deal | PlayDeal | Report | Ping

/** From the server. */
export type Answer = Welcome | Error | Tables | TableNews | Gone | Created | Seated | State | Update | Ended | BallotNews | Said | Next | Tried | Told | Explained | Hinted | MomentShown | Opened | LessonShown | PuzzleShown | DealShown | Reviewing | Reported | Left | Pong | Bye
