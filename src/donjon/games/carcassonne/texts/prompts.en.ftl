# What is asked.
wait-draw = A tile is being drawn.
ask-place = { $second ->
    [second] Your builder brings a second tile
   *[first] Place this tile
 }: { $places ->
    [one] one place fits
   *[other] { $places } places fit
 }.
wait-place = { $player } is placing a tile …
ask-act = Put a follower on it ({ $small } left){ $towers ->
    [towers] , build a tower,
   *[none] {""}
 } or go on.
wait-act = { $player } is choosing an action …
ask-capture = The tower is { $height } high: capture one follower in a straight line, up to { $height ->
    [one] { $height } tile
   *[other] { $height } tiles
 } away, or let them be.
wait-capture = { $player } is looking for a prisoner …
ask-exchange = Prisoners are exchanged: which of your followers comes home?
wait-exchange = { $player } is exchanging a prisoner …
ask-flight = The dragon flies: step { $step } of { $most }.
wait-flight = { $player } is moving the dragon: step { $step } of { $most } …
wait-over = The game is over.

left-followers = Followers
left-pieces = Tower pieces

action-place = Place
action-knight = Knight
action-thief = Thief
action-farmer = Farmer
action-monk = Monk
action-big = Big follower
action-builder = Builder
action-pig = Pig
action-tower = Tower
action-top = On a tower
action-fairy = Fairy
action-princess = Princess
action-ransom = Ransom ({ $cost } points)
action-pass = Go on
action-capture = Capture
action-spare = Let them be
action-exchange = Exchange
action-dragon = Fly
pick-place = Choose a place, then turn the tile until it fits.
pick-knight = Choose the city for your knight.
pick-thief = Choose the road for your thief.
pick-farmer = Choose the field for your farmer; it stays until the end.
pick-monk = Choose the monastery for your monk.
pick-big = Choose where the big follower goes: it counts as two.
pick-builder = Choose the road or city for your builder.
pick-pig = Choose the field for your pig.
pick-tower = Choose a foundation or an open tower for your piece.
pick-top = Choose the tower for your follower to complete.
pick-fairy = Choose the follower the fairy comes to.
pick-princess = Choose the knight the princess sends home.
pick-ransom = Choose whom to buy back for { $cost } points.
pick-capture = Choose the follower to capture.
pick-exchange = Choose who comes home.
pick-dragon = Choose where the dragon flies.

# What an action brings.
note-so-far = { $worth ->
    [0] nothing yet
   *[other] { $worth } so far
 }

# Why an action is not open.
short-taken = already taken
short-none-at-home = none left
short-no-piece = no piece left
short-no-foundation = no foundation yet
short-tower-finished = all towers are completed
short-bare-foundation = no tower yet
short-dragon-stands = the dragon is on the tile
short-builder-where = only on a road or in a city
short-builder-alone = needs a follower of yours there
short-builder-late = already completed
short-pig-where = only in a field
short-pig-alone = needs a farmer of yours there
short-no-follower = no follower of yours
short-nobody-there = no follower of yours
short-fairy-there = she is there already
short-no-knight = no knight in her city
short-not-jailed = nobody to buy back
short-ransomed = one ransom a turn
short-too-poor = you need { $price } points
short-completed = already completed

# Moves.
the-offset = { $offset ->
    [0] {""}
    [1] {" "}({ $across } { $acrossway } of the start tile)
    [2] {" "}({ $down } { $downway } of the start tile)
    [3] {" "}({ $across } { $acrossway } and { $down } { $downway } of the start tile)
   *[4] {" "}(on the start tile)
 }
so-far = { $points ->
    [0] {""}
   *[other] , worth { some-points } now
 }
the-role = { $stands ->
    [a-city] knight
    [a-road] thief
    [a-field] farmer
    [a-monastery] monk
   *[a-tower] follower on a tower
 }
the-land = { $stands ->
    [a-city] in the city
    [a-road] on the road
    [a-field] in the field
   *[a-monastery] in the monastery
 }
on-tile = { $within ->
    [0] {""}
   *[other] {" "}({ $within } of the tile)
 }
some-land = { $tiles ->
    [0] {""}
   *[other] : { some-tiles }
 }
say-place = Place the tile { $side }{ the-offset }, { $turn ->
    [0] as it is
    [1] a quarter turn right
    [2] a half turn
   *[3] a quarter turn left
 }: it joins { $joins ->
    [a-city] a city of { some-tiles }
    [a-road] a road of { some-tiles }
   *[a-field] only fields
 }.
say-follower = Put a { the-role } { the-land } { $within } of the tile{ $figure-note }: { some-tiles }{ so-far }.
say-portal = Through the portal, put a { the-role } { the-land } { $side }{ the-offset }{ on-tile }{ $figure-note }: { some-tiles }{ so-far }.
say-builder = Put the builder { the-land } { $within } of the tile.
say-pig = Put the pig { the-land } { $within } of the tile.
say-tower = { $height ->
    [1] Start a tower { $side }{ the-offset }: 1 high.
   *[other] Raise the tower { $side }{ the-offset }: { $height } high.
 }
say-top = Put a follower on the tower { $side }{ the-offset }, { $height } high{ $figure-note }: that completes it.
say-fairy = Send the fairy to your { the-role } { $side }{ the-offset }{ on-tile }{ $figure-note }{ some-land }.
say-fairy-tile = Send the fairy to the tile { $side }{ the-offset }.
say-princess = { $whose ->
    [own] Send home your own knight
   *[theirs] Send home one of { $owner }'s knights
 } { $side }{ the-offset }{ on-tile }{ $figure-note }{ some-land }.
say-capture = { $whose ->
    [own] Bring home your own { the-role }
   *[theirs] Capture { $owner }'s { the-role }
 } { $side }{ the-offset }{ on-tile }{ $figure-note }{ some-land }.
say-exchange = Get a { $figure } back from { $other }.
say-ransom = Buy a { $figure } back from { $other } for { some-points }.
say-dragon = Fly { $way }{ $eaten ->
    [0] {""}
    [one] : the dragon eats { $eaten } figure
   *[other] : the dragon eats { $eaten } figures
 }.
say-pass = Do nothing more.
say-spare = Let them be.
