title = Elbrus Castle
line = Arch upon arch: what you build high pays, and others build on it.
about = Two to four architects build one castle out of arches. Place your pieces on the ground or across two others, with both feet firmly supported and the span free, and score the height of every arch you raise. The game ends as soon as somebody cannot build any more.
option-stairs = Staircases for players who hit a mark exactly.
option-stairs-off = No staircases.
option-stairs-on = At exactly 8, 16, 24, 32 or 40 points you may join two bridges into a staircase.
option-penalties = Penalty points at the end.
option-penalties-off = No penalties.
option-penalties-on = Minus two points for each window, portal, balcony and staircase you still have, and for each piece standing alone on the ground.
option-scenario = A starting position of grey pieces with its own condition and scoring.
option-scenario-none = An empty board.
option-scenario-four-piers = Four Piers, for two: each grey pier that carries a column of yours counts at the end.
option-scenario-the-well = The Well, for two: no foot in the middle; the topmost deck above it counts at the end.
option-scenario-corner-towers = Corner Towers, for three or four: the highest deck of each corner counts at the end.
option-scenario-cross-wall = Cross Wall, for three or four: nothing may stand on grey pieces only; arches over the middle lines count at the end.
option-field = How many cells wide is the board?
option-field-8 = Eight by eight: tight.
option-field-9 = Nine by nine.
option-field-10 = Ten by ten: roomy.

word-bridge = bridge
word-window = window
word-portal = portal
word-balcony = balcony
word-stairs = staircase
word-no-pieces = run out of pieces
word-no-room = no room left to build

event-began = { $player } goes first.
event-placed = { $player } places a { $piece } { $side }, at height { $deck }{ $points ->
    [0] {""}
   *[other] : { the-gain }
 }.
event-climbed = { $player } places a staircase: { $lower } + { $upper } = { some-points }.
event-offered = { $player } has exactly { $mark } points and may make a staircase.
event-joined = { $player } joins two bridges into a staircase.
event-declined = { $player } makes no staircase.
event-piered = { $player } has columns on { $count ->
    [one] { $count } grey pier
   *[other] { $count } grey piers
 }: { some-points }.
event-crowned = { $player } owns the topmost deck above the well: { some-points }.
event-towered = { $player } alone owns the highest deck of a corner: { some-points }.
event-walled = { $player } spans the middle lines with { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
 }: { some-points }.
event-left = { $player } still holds { $count } × { $piece } and loses { lost-points }.
event-stranded = { $player } has a { $piece } standing alone on the ground and loses { lost-points }.
event-ended = The game is over: { $player } has { $ending }.

reason-game-over = the game is over
reason-chance-decides = the first player has not been drawn yet
reason-already-drawn = the first player has already been drawn
reason-not-playing = nobody plays this colour
reason-no-passing = you must build: passing is not allowed
reason-stairs-off = this game is played without staircases
reason-stairs-offered = first decide whether to make a staircase
reason-nothing-offered = you can make a staircase only right after your score lands exactly on a mark
reason-none-left = you have no { $piece } left
reason-no-stairs = you have no staircase in hand
reason-off-field = the { $piece } would stick out over the edge of the board
reason-other-end = a { $piece } is written from its western or northern foot
reason-hanging-column = a column would hang in the air: one foot would stand at height { $one }, the other at { $two }; that does not fit a { $piece }
reason-span-blocked = the span is blocked: the space below is { $height } high, and the deck of the { $piece } would be at { $deck }
reason-on-one-piece = both feet would stand on the same piece
reason-in-the-well = no foot may stand in the well
reason-on-the-wall = both feet would stand on grey pieces
reason-folded-back = the upper bridge of a staircase goes straight on or turns; it never folds back over the lower one
reason-upper-off-field = the upper bridge would stick out over the edge of the board
reason-upper-hangs = a column would hang in the air: the upper bridge starts at height { $one }, but its other foot would stand at { $two }
reason-upper-blocked = the span is blocked: the space below is { $height } high, and the deck of the upper bridge would be at { $deck }

the-scenario = { $scenario ->
    [four-piers] Four Piers
    [the-well] The Well
    [corner-towers] Corner Towers
   *[cross-wall] Cross Wall
 }
error-scenario-seats = the scenario “{ the-scenario }” is for { $seats } players, not { $given }
error-scenario-field = the scenario “{ the-scenario }” is played on { $needed } by { $needed } cells, not on { $given } by { $given }
reason-no-move = not a move: write a placement as bridge-r4c2-E, a staircase as stairs-r4c0-E-S, making one as join or .

# The field as text.
text-pieces = { $piece } × { $count }
