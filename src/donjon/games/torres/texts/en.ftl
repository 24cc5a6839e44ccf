title = Torres
about = Princes rebuild the castles of an old king and send their knights up the towers. Spend five action points a turn on knights, steps, blocks and cards; the wider the castle and the higher your knight, the more it counts. The king rewards those who meet him on the right level.
option-version = Which version is played.
option-version-basic = The basic game: one common deck of action cards.
option-version-own = Own decks: draw three cards, keep one.
option-version-master = The master version: own castles, all cards in hand, a master card.
option-doors = How a knight passes through a castle.
option-doors-net = Only the levels of entry and exit count.
option-doors-path = The floor inside never rises on the way.
option-moveblock = Where the card that moves a block may put it.
option-moveblock-ground = On empty ground only.
option-moveblock-stack = Also on top of a castle.
option-master = The master card (master version only).
option-master-drawn = Drawn at the start.
option-master-border = Knights on the edge of the board.
option-master-diagonals = Knights on the long diagonals.
option-master-castles = Knights in many castles.
option-master-neighbours = All knights side by side.
option-master-levels = All knights on different levels.
option-master-row = All knights in a row.
option-master-square = Four knights in a square.
option-master-same-level = All knights on one level.

word-ap6 = 6 action points
word-ap7 = 7 action points
word-extra = extra block
word-under = block under a knight
word-moveblock = move a block
word-relocate = relocate a knight
word-diagonal = diagonal step
word-door = through any door
word-jump = jump over a knight
word-leap = two levels up
word-on-top = on top of the deck
word-beneath = under the deck
word-only = back in the deck
word-master-border = Border
word-master-diagonals = Main diagonals
word-master-castles = Many castles
word-master-neighbours = Neighbours
word-master-levels = Different levels
word-master-row = In a row
word-master-square = Square
word-master-same-level = Same level
word-step = move
word-knight = knight
word-block = block
word-king = king
word-buy = buy a card
word-advance = advance a space
word-end = end
word-put = keep a block
word-hand = the stack in hand

event-master-card = The master card: { $master }.
event-founded = { $player } founds a castle on { $places }.
event-enlisted = { $player } sets a knight on { $places }, level { $level }.
event-crowned = { $player } sets the king on { $places }, level { $level }.
event-king-stayed = { $player } leaves the king on { $places }.
event-moved = { $player } moves { $places }, to level { $level }.
event-built = { $player } builds on { $places }: height { $height }.
event-bought = { $player } buys a card.
event-drew = { $player } draws: { $card }.
event-kept = { $player } keeps a card: { $card }. { $count ->
    [0] Nothing goes back.
    [one] One card goes { $where }.
   *[other] { $count } cards go { $where }.
 }
event-kept-one = { $player } keeps a card. { $count ->
    [0] Nothing goes back.
    [one] One card goes { $where }.
   *[other] { $count } cards go { $where }.
 }
event-advanced = { $player } advances on the track: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-card-played = { $player } plays a card: { $card }.
event-raised = { $player } lifts the knight on { $places } to level { $height }.
event-shifted = { $player } moves a block { $places }: height { $height }.
event-stored = { $player } puts a left-over block on a stack: now { $size }.
event-returned = { $player } gives back { $count ->
    [one] { $count } block
   *[other] { $count } blocks
 }.
event-turn-ended = { $player } ends the turn.
event-castle-scored = { $player } scores the castle of { $places }: area { $area } times level { $level }, { $points } points.
event-pushed = { $player } meets a taken space and goes on: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } more.
event-king-bonus = { $player } is at the king's side in phase { $phase }: { $points } points.
event-master-bonus = { $player } earns the master card { $master }: { $points } points.
event-phase-ended = Phase { $phase } is scored.
event-phase-began = Phase { $phase } begins with { $player }.
event-game-ended = The game is over.

reason-game-over = the game is over
reason-chance-decides = chance moves first: a card is being drawn
reason-not-now = something else has to be done first
reason-no-points = there are not enough action points left ({ $points })
reason-not-your-knight = you have no knight on { $source }
reason-occupied = somebody stands on that cell
reason-too-far = { $target } is not beside { $source }, and no door beside { $source } opens at the knight's level
reason-too-high = a knight climbs one level at most, from { $level } not to { $height }
reason-no-passage = no door of that castle opens onto { $target } at level { $level } or below
reason-no-knight-left = all six knights are on the board
reason-no-neighbour = no knight of yours stands beside { $target }
reason-above-neighbour = { $target } is higher than your knight beside it
reason-not-a-castle = there is no castle on { $target }
reason-no-block-left = there is no block left for this turn
reason-no-such-stack = you have no such stack
reason-which-stack = say which stack: your stacks differ in size
reason-one-stack = the blocks of a turn come from one stack, and you have it in hand
reason-apart = { $target } is not beside a castle
reason-merges = a block on { $target } would join two castles
reason-area = the castle on { $target } has area { $area } and is that high there
reason-too-close = { $target } is less than three steps from another castle
reason-deck-empty = there is no card left to buy
reason-two-bought = two cards have been bought in this turn
reason-no-buying = in the master version no cards are bought
reason-one-card = a card has been played in this turn
reason-not-in-hand = this card is not in your hand: { $card }
reason-just-bought = this card was bought in this turn: { $card }
reason-not-single = { $source } is not a single block on the ground
reason-splits = without { $source } its castle would fall apart
reason-six-castles = fewer than { $castles } castles would be left
reason-left-too-high = the castle of { $source } would be higher than its area
reason-not-ground = { $target } is not empty ground
reason-not-diagonal = { $target } does not meet { $source } at a corner
reason-no-door = no door beside { $source } opens at the knight's level
reason-no-exit = no door of that castle opens onto { $target }
reason-not-over-a-knight = between { $source } and { $target } there is no knight to jump over
reason-not-beside = { $target } is not beside { $source }
reason-not-two-up = { $target } is not exactly two levels above { $source }
reason-not-drawn = this card was not drawn: { $card }
reason-top-or-under = say top or under, unless the deck is empty
reason-no-such-card = no such card is left in the deck: { $card }

error-no-move = not a move: write a step c3-d3, a knight *c3, a block +c3, the king Kc3, a card bought $ or played !leap:c3-c4, a point ^, the end of the turn .
error-no-card = not a move: write this card as { $card }
