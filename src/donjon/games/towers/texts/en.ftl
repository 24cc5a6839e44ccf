title = Game of Towers
line = Slide, stack and settle the town, street by street.
about = Four noble families raise towers in a medieval town. Slide your stacks along the streets, land on others with the same symbol to build higher, and settle on the building sites: only there do they score. Whoever is on top owns the tower.
option-height = How tall may a tower grow?
option-height-5 = At most five tiles; a tower of five is safe.
option-height-unlimited = Without limit: no tower is ever safe.

word-crown = crown
word-rose = rose
word-key = key
word-star = star
word-district = a whole district shows a single colour
word-streets-empty = the streets are empty
word-player-out = a player has no stack left on the streets
word-all-blocked = nobody can move
word-stalled = nothing has been built for forty turns
the-tile = { $whose ->
    [own] a { $symbol }
   *[other] a { $whose } { $symbol }
 }
some-tiles = { $height ->
    [one] { $height } tile
   *[other] { $height } tiles
 }
in-district = in district { $district }

event-began = { $player } goes first.
event-moved = { $player } slides { the-tile } to the street { the-street }.
event-stacked = { $player } slides { the-tile } onto { $covered ->
    [own] another of their own
    [theirs] one of { $other }'s
   *[other] a { $covered } one
 } { the-street }: now { some-tiles } high.
event-settled = { $player } settles { the-tile } { in-district }: { some-tiles }, { the-gain }.
event-grown = { $player } builds up their { $symbol } tower { in-district }: { some-tiles }, { $points ->
    [one] { $points } more point
   *[other] { $points } more points
 }.
event-taken = { $player } takes { $other }'s { $symbol } tower { in-district }: { some-tiles }, { some-points }; { $other } loses { lost-points }.
event-declined = { $player } declines the bonus move.
event-skipped = { $player } cannot move and misses a turn.
event-doubled = { $player } scores district { $district } twice: { $points ->
    [one] { $points } more point
   *[other] { $points } more points
 }.
event-ended = The game is over: { $ending }.

reason-game-over = the game is over
reason-dealing = the tiles are still being dealt
reason-chance-decides = the first player has not been drawn yet
reason-not-playing = nobody plays this colour
reason-not-now = there is nothing to draw now
reason-empty = there is no stack there
reason-on-site = a stack on a building site never moves again
reason-not-yours = that stack belongs to { $owner }
reason-locked = another player moved this neutral stack and has not had a turn since
reason-not-straight = a stack slides in a straight line, along its row or its column
reason-blocked = another stack is in the way
reason-blocked-by-neutral = a neutral stack is in the way: your stacks never pass over one
reason-other-symbol = a { $symbol } stack cannot land on a { $other } stack
reason-other-site = a { $symbol } stack cannot stop on a { $other } site
reason-too-tall = { $height } and { $below } tiles together are more than { $most }, the height limit
reason-neutral-stacks = a neutral stack never climbs onto another stack
reason-nothing-to-decline = there is no bonus move to decline
reason-bag-empty = all tiles of that kind have been dealt
reason-no-move = not a move: write a slide as c3-c7, a declined bonus move as .
