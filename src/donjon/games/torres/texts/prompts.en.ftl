# What is asked.
some-action-points = { $actions ->
    [one] { $actions } action point
   *[other] { $actions } action points
 }
some-price = { $price ->
    [one] { $price } point
   *[other] { $price } points
 }
some-blocks = { $blocks ->
    [0] no blocks
    [one] { $blocks } block
   *[other] { $blocks } blocks
 }
wait-master = The master card is being revealed.
ask-castles = Found a castle, at least three steps from every other.
wait-castles = { $player } is founding a castle …
ask-knights = Place your first knight on one of the castles.
wait-knights = { $player } is placing the first knight …
ask-king = Place the king on another castle.
wait-king = { $player } is placing the king …
ask-turn = { some-action-points } and { some-blocks } left: move a knight, or choose another action.
wait-turn = { $player } has { some-action-points } left …
ask-spent = No action points left: end the turn{ $blocks ->
    [0] {""}
    [one] ; one block is left over
   *[other] ; { $blocks } blocks are left over
 }.
wait-spent = { $player } is about to end the turn …
wait-draw = A card is being drawn.
ask-keep = Keep one of the { $count } cards; the others go back.
wait-keep = { $player } is choosing a card …
ask-leftover = { $count ->
    [one] One block is left: save it on another stack, or return it to the heap.
   *[other] { $count } blocks are left: save them on other stacks, or return them to the heap.
 }
wait-leftover = { $player } is putting blocks away …
ask-king-moves = You have the fewest points: move the king to any free castle cell, or leave him where he is.
wait-king-moves = { $player } has the fewest points and may move the king …
wait-over = The game is over.

left-actions = Action points
left-blocks = Blocks
lose-actions = { some-action-points } would be lost.

action-step = Move
action-first-knight = First knight
action-knight = Knight
action-block = Block
action-buy = Card
action-advance = Track +1
action-end = End turn
action-found = Found a castle
action-king = King
action-stay = Leave the king
action-keep = Keep a card
action-store = Save a block
action-return = Return to the heap
action-card-ap6 = { $card }
action-card-ap7 = { $card }
action-card-extra = { $card }
action-card-under = { $card }
action-card-moveblock = { $card }
action-card-relocate = { $card }
action-card-diagonal = { $card }
action-card-door = { $card }
action-card-jump = { $card }
action-card-leap = { $card }
pick-step = Choose where a knight goes: a step or a door costs { some-price }.
pick-first-knight = Choose the castle for your first knight.
pick-knight = Add a knight ({ some-price }) next to one of yours, not higher.
pick-block = Place a block ({ some-price }) on a castle or beside one; { some-blocks } left.
pick-end = Choose the stack that this turn uses up.
pick-found = Choose an empty cell, three steps from every castle.
pick-king = Choose a free castle cell for the king.
pick-keep = Choose the card to keep, and where the others go.
pick-store = Choose the stack the block goes on.
pick-card-extra = Choose where the extra block goes.
pick-card-under = Choose the knight to lift.
pick-card-moveblock = Choose a single block, then where it goes.
pick-card-relocate = Choose a knight, then where it goes.
pick-card-diagonal = Choose a knight, then where it goes.
pick-card-door = Choose a knight, then where it goes.
pick-card-jump = Choose a knight, then where it goes.
pick-card-leap = Choose a knight, then where it goes.

# Why an action is not open.
short-two-bought = two bought already
short-no-points = not enough points ({ $actions })
short-no-knight-left = all are on the board
short-no-block-left = no block left
short-occupied = no free cell next to it
short-too-high = too high to climb
short-too-far = nowhere to go from here
short-no-passage = no door leads out
short-above-neighbour = every cell next to it is higher
short-no-neighbour = no knight next to it
short-area = every castle is as high as its area
short-apart = no room beside a castle
short-merges = would connect two castles
short-not-a-castle = no free castle
short-no-such-stack = no stack has room
short-just-bought = bought this turn
short-one-card = one card a turn
short-not-single = no single block is free
short-splits = a castle would fall apart
short-left-too-high = a castle would be too high
short-not-ground = no empty ground
short-not-diagonal = no cell to reach across a corner
short-no-door = no door next to a knight
short-no-exit = no door leads out
short-not-over-a-knight = no knight to jump over
short-not-beside = nothing two levels up
short-not-two-up = nothing two levels up
short-way-leads-up = no way without going up
short-no-other-neighbour = no other knight next to it
short-no-block-anywhere = no block left

# Moves.
the-cell = { $level ->
    [0] the ground { $side }{ spot }
   *[other] the castle { $side }{ spot }: level { $level }, area { $area }
 }
the-knight = the knight { $fromside }{ from-spot }
from-stack = { $stack ->
    [0] {""}
    [4] {" "}from the stack in use
   *[other] {" "}from a stack of { $stack }
 }
which-side = { $facing ->
    [0] {""}
   *[other] {" "}({ $facing-of } of it)
 }
say-step = Move { the-knight } one step { $way }{ $level ->
    [0] , to the ground
   *[other] : level { $level }, area { $area }
 }.
say-door = Move { the-knight } through a castle to { the-cell }.
say-knight = Add a knight on { the-cell }.
say-king = Place the king on { the-cell }.
say-found = Found a castle { $side }{ spot }.
say-block = Place a block{ from-stack } { $level ->
    [1] beside
   *[other] on
 } the castle { $side }{ which-side }{ spot }: level { $level }, area { $area }.
say-buy = Buy a card.
say-advance = Move ahead on the scoring track: { some-points }.
say-end = { $stack ->
    [-1] End the turn.
    [0] End the turn and use up the empty stack.
   *[other] End the turn and use up a stack of { $stack }.
 }
say-return = Return the blocks to the heap.
say-stay = Leave the king where he is.
say-store = { $size ->
    [0] Save a block on an empty stack.
   *[other] Save a block on a stack of { $size }.
 }
say-keep = Keep “{ $card }”; the others go { $where }.
say-card-points = Play “{ $card }”.
say-card-extra = Play “{ $card }”: { $level ->
    [1] beside
   *[other] on
 } the castle { $side }{ which-side }{ spot }, level { $level }, area { $area }.
say-card-under = Play “{ $card }”{ from-stack }: the knight { $side }{ spot } rises to level { $level }, area { $area }.
say-card-moveblock = Play “{ $card }”: the block { $fromside }{ from-spot } goes to { the-cell }.
say-card-move = Play “{ $card }”: { the-knight } goes to { the-cell }.
