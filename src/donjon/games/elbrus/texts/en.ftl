title = Elbrus Castle
about = Two to four architects build one castle out of arches. Set your pieces on the ground or across two others, with level feet and a free span, and score the height of every arch you raise. The game ends when somebody cannot build any more.
option-stairs = Staircases for those who hit a mark exactly.
option-stairs-off = No staircases.
option-stairs-on = At exactly 8, 16, 24, 32 or 40 points two bridges may be joined into a staircase.
option-penalties = Penalty points at the end.
option-penalties-off = No penalties.
option-penalties-on = Two points off for each window, portal, balcony and staircase in hand, and for each piece alone on the ground.
option-scenario = A start position of grey pieces with its own condition and scoring.
option-scenario-none = An empty field.
option-scenario-four-piers = Four piers, for two: each grey pier that carries a column of yours counts at the end.
option-scenario-the-well = The well, for two: no foot in the middle; the topmost deck over it counts at the end.
option-scenario-corner-towers = Corner towers, for three or four: the highest deck of each corner counts at the end.
option-scenario-cross-wall = Cross wall, for three or four: nothing stands on grey alone; arches over the middle lines count at the end.
option-field = How many cells the field has along an edge.
option-field-8 = Eight by eight: tight.
option-field-9 = Nine by nine.
option-field-10 = Ten by ten: roomy.

word-bridge = bridge
word-window = window
word-portal = portal
word-balcony = balcony
word-stairs = staircase
word-no-pieces = no pieces left
word-no-room = no room left to build

event-began = { $player } begins.
event-placed = { $player } places a { $piece } at { $places }, { $deck } high: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-climbed = { $player } places a staircase at { $places }: { $lower } and { $upper } points.
event-offered = { $player } has exactly { $mark } points and may make a staircase.
event-joined = { $player } joins two bridges into a staircase.
event-declined = { $player } makes no staircase.
event-piered = { $player } stands on { $count ->
    [one] { $count } grey pier
   *[other] { $count } grey piers
 }: { $points } points.
event-crowned = { $player } has the topmost deck over the well { $places }: { $points } points.
event-towered = { $player } alone has the highest deck of the corner { $places }: { $points } points.
event-walled = { $player } spans the middle lines with { $count ->
    [one] { $count } piece: { $points } point
   *[other] { $count } pieces: { $points } points
 }.
event-left = { $player } still has { $piece } × { $count } in hand: { $points } points.
event-stranded = { $player } has a { $piece } alone on the ground at { $places }: { $points } points.
event-ended = The game is over: { $player } has { $ending }.

reason-game-over = the game is over
reason-chance-decides = chance names the first player before anybody moves
reason-not-now = chance has nothing to decide here
reason-stairs-offered = first say whether you make a staircase: join, or . for no
reason-nothing-offered = a staircase can be made only right after your total has come to stand exactly on a mark
reason-none-left = you have no { $piece } left
reason-no-stairs = you have no staircase in hand
reason-off-field = the { $piece } would reach beyond the field
reason-other-end = a { $piece } is written from its western or northern foot
reason-hanging-column = hanging column: { $first } is { $one } high and { $second } is { $two } high, which does not fit the legs of a { $piece }
reason-span-blocked = span blocked: { $cell } is { $height } high, and the deck of the { $piece } would be at { $deck }
reason-on-one-piece = stands on one piece: { $first } and { $second } are decks of the same piece
reason-in-the-well = no foot may stand in the well
reason-on-the-wall = both feet would stand on grey decks
reason-folded-back = the upper bridge of a staircase goes straight on or turns; it does not fold back over the lower one
reason-upper-off-field = the upper bridge would reach beyond the field
reason-upper-hangs = hanging column: the upper bridge stands { $one } high on the lower one, but { $second } is { $two } high
reason-upper-blocked = span blocked: { $cell } is { $height } high, and the deck of the upper bridge would be at { $deck }

error-scenario-seats = the scenario { $scenario } is for { $seats } players, not { $given }
error-scenario-field = the scenario { $scenario } needs field { $needed }, not { $given }
error-no-move = not a move: write a placement as bridge-r4c2-E, a staircase as stairs-r4c0-E-S, making one as join or .
