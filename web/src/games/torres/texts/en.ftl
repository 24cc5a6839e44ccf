# Moves: parts that are no places
part-knight = Add a knight
part-block = Place a block
part-king = Place the king

# What players hold, and how the table stands
have-reserve = Knights in reserve
have-stacks = Stacks of blocks
have-cards = Cards
have-in-hand = Blocks in hand
have-actions = Action points
state-phase = Phase
state-round = Round
state-actions = Action points
state-supply = Blocks in the heap
state-deck = Cards in the deck

# What is at a place
fact-area = castle area { $value }
piece-cell = { $height ->
    [0] ground
   *[other] castle
 }

# Beside the board
hand = Cards in hand
blocks-left = { $left } of { $all } blocks
card-ap6 = Six points this turn, not five.
card-ap7 = Seven points this turn, not five.
card-extra = A block from the heap, not from your stack.
card-under = Lifts your knight by one block from a stack.
card-moveblock = A free block on the ground goes elsewhere.
card-relocate = Put a knight beside another of yours.
card-diagonal = Step across a corner.
card-door = Leave a castle on any level.
card-jump = Over a knight, to the cell behind.
card-leap = Climb two levels at once.

# Where points come from
source-castle-scored = Castles
source-king-bonus = King's bonus
source-advanced = Steps on the scoring track
source-pushed = Occupied spaces skipped
source-master-bonus = Master card
