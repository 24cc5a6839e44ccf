title = Torres
line = Raise castles, climb them, stand highest where they are widest.
about = Princes rebuild an old king's castles and send their knights up the towers. Each turn you have five action points to spend on knights, moves, blocks and cards; the wider the castle and the higher your knight, the more points it scores. The king rewards everyone who meets him on the right level.
option-version = Which version do you want to play?
option-version-basic = Basic game: one shared deck of action cards.
option-version-own = Own decks: draw three cards and keep one.
option-version-master = Master version: players found the castles themselves, hold all their cards, and one master card brings extra points.
option-version-plain = Without cards: only knights, steps and blocks. Easier to learn, and nothing is hidden.
option-doors = How may a knight pass through a castle?
option-doors-net = Only the levels of the entrance and the exit count.
option-doors-path = Inside, the way may never lead up.
option-moveblock = Where may the card “move a block” put its block?
option-moveblock-ground = On empty ground only.
option-moveblock-stack = On top of a castle, too.
option-master = The master card (master version only).
option-master-drawn = Drawn at random at the start.
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
word-under = block under your knight
word-moveblock = move a block
word-relocate = redeploy a knight
word-diagonal = diagonal step
word-door = through any door
word-jump = jump over a knight
word-leap = two levels up
word-on-top = on top of the deck
word-beneath = under the deck
word-only = back into the deck
word-master-border = Border
word-master-diagonals = Main diagonals
word-master-castles = Many castles
word-master-neighbours = Neighbours
word-master-levels = Different levels
word-master-row = In a row
word-master-square = Square
word-master-same-level = Same level
word-step = move a knight
word-knight = knight
word-block = block
word-king = king
word-buy = buy a card
word-advance = advance one space
word-end = end turn
word-put = save a block
word-hand = the stack in use
with-card = { $card ->
    [0] {""}
   *[other] {" "}plays “{ $card }” and
 }
where-to = { $level ->
    [0] the ground { $side }
   *[other] level { $level } of the castle { $side }
 }

event-master-card = Master card of this game: { $master }.
event-founded = { $player } founds a castle { $side }.
event-enlisted = { $player } adds a knight on { where-to }.
event-crowned = { $player } places the king on { where-to }.
event-king-stayed = { $player } leaves the king where he is.
event-moved = { $player }{ with-card } moves a knight{ $through ->
    [0] {""}
   *[other] {" "}through a castle
 } to { where-to }.
event-built = { $player }{ with-card } { $height ->
    [1] extends the castle { $side } by one block.
   *[other] places a block on the castle { $side }: now level { $height }.
 }
event-bought = { $player } buys a card.
event-drew = { $player } draws “{ $card }”.
event-kept = { $player } keeps “{ $card }”. { $count ->
    [0] None goes back.
    [one] One card goes { $where }.
   *[other] { $count } cards go { $where }.
 }
event-kept-one = { $player } keeps a card. { $count ->
    [0] None goes back.
    [one] One card goes { $where }.
   *[other] { $count } cards go { $where }.
 }
event-advanced = { $player } moves ahead on the scoring track: { some-points }.
event-card-played = { $player } plays “{ $card }”.
event-raised = { $player }{ with-card } lifts a knight { $side } to level { $height }.
event-shifted = { $player }{ with-card } moves a block { $fromside } to { $height ->
    [1] the ground { $side }
   *[other] level { $height } of the castle { $side }
 }.
event-stored = { $player } saves a block for later: that stack now holds { $size }.
event-returned = { $player } returns { $count ->
    [one] { $count } block
   *[other] { $count } blocks
 } to the heap.
event-castle-scored = { $player } scores the castle { $side }: area { $area } × level { $level } = { some-points }.
event-pushed = { $player }'s marker meets an occupied space and moves on: { $points ->
    [one] { $points } more point
   *[other] { $points } more points
 }.
event-king-bonus = { $player } earns the king's bonus for phase { $phase }: { some-points }.
event-master-bonus = { $player } scores the master card “{ $master }”: { some-points }.
event-phase-ended = Phase { $phase } is over: the castles are scored.
event-phase-began = Phase { $phase } begins; { $player } goes first.
event-game-ended = The game is over.

reason-game-over = the game is over
reason-master-first = the master card has to be revealed first
reason-castles-first = the players found the castles first: place a block
reason-knights-first = first place your knight on an empty castle
reason-king-first = first place the king on an empty castle
reason-draw-first = a card has to be drawn first
reason-keep-first = first choose which of the drawn cards to keep
reason-leftover-first = first decide what to do with the blocks left over
reason-king-moves-first = first move the king, or leave him where he is
reason-king-stays = the king moves only between two phases
reason-turn-goes-on = blocks can be put on other stacks only when you end your turn
reason-nothing-drawn = no cards have been drawn to choose from
reason-nothing-bought = no card has been bought
reason-no-master-card = the master card is revealed only before the game begins
reason-way-leads-up = a door opens there, but inside the castle the way to it would lead up
reason-hand-empty = the stack in use has no blocks left
reason-no-stack-in-use = you have not started a stack this turn
reason-no-block-anywhere = you have no blocks left on any stack
reason-no-other-neighbour = no other knight of yours stands next to that cell
reason-no-points = you do not have enough action points left ({ $actions })
reason-not-your-knight = you have no knight there
reason-occupied = that cell is occupied
reason-too-far = that cell is not next to your knight, and there is no door at its level beside it
reason-too-high = a knight can climb only one level at a time, not from { $level } to { $height }
reason-no-passage = no door of that castle opens there at level { $level } or below
reason-no-knight-left = all your knights are on the board
reason-no-neighbour = none of your knights stands next to that cell
reason-above-neighbour = that cell is higher than your knight next to it
reason-not-a-castle = there is no castle there
reason-no-block-left = you have no block left for this turn
reason-no-such-stack = you have no such stack
reason-which-stack = choose a stack: there is more than one to choose from
reason-one-stack = all blocks of a turn come from one stack, and you have already started one
reason-apart = that cell is not next to a castle
reason-merges = a block there would connect two castles
reason-area = a castle may not be higher than its area: this one covers { $area ->
    [one] { $area } cell
   *[other] { $area } cells
 } and is already that high there
reason-too-close = that cell is fewer than three steps from another castle
reason-deck-empty = there are no cards left to buy
reason-two-bought = you have already bought two cards this turn
reason-no-buying = cards cannot be bought in the master version
reason-no-cards = this game is played without action cards
reason-one-card = you have already played a card this turn
reason-not-in-hand = this card is not in your hand: { $card }
reason-just-bought = you bought this card this turn and cannot play it yet: { $card }
reason-not-single = that is not a single block on the ground
reason-splits = without that block its castle would fall apart
reason-six-castles = fewer than { $castles } castles would be left
reason-left-too-high = the castle left behind would be higher than its area
reason-not-ground = that is not empty ground
reason-not-diagonal = that cell does not touch your knight's at a corner
reason-no-door = no door beside that knight opens at its level
reason-no-exit = no door of that castle opens there
reason-not-over-a-knight = there is no knight in between to jump over
reason-not-beside = that cell is not next to your knight
reason-not-two-up = that cell is not exactly two levels above your knight
reason-not-drawn = this card was not drawn: { $card }
reason-top-or-under = choose whether the cards go on top of the deck or under it
reason-no-such-card = no such card is left in the deck: { $card }

reason-no-move = not a move: write a step c3-d3, a knight *c3, a block +c3, the king Kc3, a card bought $ or played !leap:c3-c4, a point ^, the end of the turn .
reason-no-card = not a move: write this card as { $card }

# The board as text.
text-player = { $player }: { some-points }; stacks: { $stacks }; knights left: { $knights }; cards: { $cards }
