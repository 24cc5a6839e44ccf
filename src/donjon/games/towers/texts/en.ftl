title = Game of Towers
about = Four noble families raise towers in a medieval town. Slide your stacks along the streets, land on others of the same symbol to build higher, and settle on building sites to count. Whoever stands on top owns the tower.
option-height = How tall a tower may grow.
option-height-5 = At most five tiles; a tower of five is safe.
option-height-unlimited = Without limit: no tower is ever safe.

word-crown = crown
word-rose = rose
word-key = key
word-star = star
word-district = a district shows one colour
word-streets-empty = the streets are empty
word-player-out = a player has no stack left on the streets
word-all-blocked = nobody can move
word-stalled = nothing was built for forty turns

event-dealt = A { $colour } { $symbol } lies on { $places }.
event-began = { $player } begins.
event-moved = { $player } moves { $colour } { $places }.
event-stacked = { $player } builds on { $covered } at { $places }: { $height } tiles high.
event-settled = { $colour } settles on { $places }: { $height ->
    [one] { $height } tile
   *[other] { $height } tiles
 }, points { $points }.
event-lost = { $player } loses the site { $places }, points { $points }.
event-declined = { $player } declines the bonus move.
event-skipped = { $player } cannot move and is skipped.
event-doubled = { $player } counts district { $district } twice: { $points } more points.
event-ended = The game is over: { $ending }.

reason-game-over = the game is over
reason-chance-decides = chance moves first: the tiles are still being dealt
reason-not-now = chance has nothing to decide here
reason-empty = there is no stack on { $source }
reason-on-site = a stack on a building site never moves again
reason-not-yours = the stack on { $source } belongs to { $owner }
reason-locked = this neutral was moved by another player, who has not had a turn since
reason-not-straight = a stack slides in a straight line, along its row or its column
reason-blocked = somebody else's stack stands in the way to { $target }
reason-other-symbol = a { $symbol } stack cannot stand on a { $other } stack
reason-other-site = a { $symbol } stack cannot stop on a { $other } site
reason-too-tall = { $height } and { $below } tiles make more than { $most }, the tallest a tower may be
reason-neutral-stacks = a neutral tile never climbs on another stack
reason-nothing-to-decline = there is no bonus move to decline
reason-bag-empty = all tiles of that kind have been dealt

error-no-move = not a move: write a slide as c3-c7, a declined bonus move as .
