# What is asked.
wait-begin = The first player is being drawn.
ask-place = Choose a piece, then where it stands; it scores the height of its arch.
wait-place = { $player } is choosing a piece …
ask-offered = Exactly { $mark } points: join two bridges into a staircase, or go on.
wait-offered = { $player } has exactly { $mark } points and may make a staircase …
wait-over = The game is over.

left-bridge = Bridges
left-window = Windows
left-portal = Portals
left-balcony = Balconies
left-stairs = Staircases

action-bridge = Bridge
action-window = Window
action-portal = Portal
action-balcony = Balcony
action-stairs = Staircase
action-join = Join two bridges
action-decline = Go on
pick-bridge = Choose where the bridge stands: both feet at the same height.
pick-window = Choose where the window stands: its legs are two storeys high.
pick-portal = Choose where the portal stands: legs two storeys high, span two cells wide.
pick-balcony = Choose where the balcony stands: one leg is a storey longer than the other.
pick-stairs = Choose where the staircase stands: first the lower bridge, then the direction of the upper one.

# Why an action is not open.
short-none-left = none left
short-no-stairs = none in hand
short-off-field = no place fits
short-hanging-column = no place fits
short-span-blocked = no place fits
short-on-one-piece = no place fits
short-in-the-well = no place fits
short-on-the-wall = no place fits
short-upper-off-field = no place fits
short-upper-hangs = no place fits
short-upper-blocked = no place fits

# Moves.
foot-one = { $one ->
    [ground] on the ground
    [own] on one of your pieces
    [grey] on a grey piece
   *[theirs] on one of { $owner }'s pieces
 }
foot-two = { $two ->
    [ground] on the ground
    [own] on one of your pieces
    [grey] on a grey piece
   *[theirs] on one of { $other }'s pieces
 }
the-feet = { $feet ->
    [ground] on the ground
    [own] on two of your pieces
    [grey] on two grey pieces
    [theirs] on two of { $owner }'s pieces
   *[apart] one foot { foot-one }, the other { foot-two }
 }
what-it-brings = { $deck } high, { the-gain }
say-place = Put a { $piece } { $side }, { $lie ->
    [across] lying west to east
   *[down] lying north to south
 }{ spot }, { the-feet }: { what-it-brings }.
say-balcony = Put a balcony { $side }{ spot }, its short leg { foot-one }, the long one to the { $way }, { foot-two }: { what-it-brings }.
say-stairs = Put a staircase { $side }{ spot }, going { $way }, then { $then }; the first foot { foot-one }, the last { foot-two }: { what-it-brings }.
say-join = Join two bridges into a staircase.
say-decline = Make no staircase.
