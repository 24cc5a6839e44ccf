title = Carcassonne
line = Lay roads, cities and fields, and build towers that take prisoners.
about = A landscape of cities, roads, monasteries and fields grows tile by tile, and your followers claim parts of it to score points. With The Tower, anyone who builds a tower higher may take prisoners. Three more expansions bring inns and cathedrals, traders and builders, a princess and a dragon.

option-inns = Inns & Cathedrals: big followers; inns and cathedrals make roads and cities worth more, or nothing. Needed for six players.
option-inns-off = Without it.
option-inns-on = With Inns & Cathedrals.
option-traders = Traders & Builders: goods, the builder with its double turn, the pig.
option-traders-off = Without it.
option-traders-on = With Traders & Builders.
option-dragon = Princess & Dragon: volcano, dragon, fairy, princess, magic portals.
option-dragon-off = Without it.
option-dragon-on = With Princess & Dragon.
option-tower = The Tower: towers, prisoners and ransom.
option-tower-off = Without it.
option-tower-on = With The Tower.
option-farms = How are fields scored?
option-farms-1 = By city: all farmers around a city count together, 4 points (rules of 2000).
option-farms-2 = By field: 3 points per city, but each player scores a city only once (rules of 2001).
option-farms-3 = By field: 3 points per city, on every field (today's rules).
option-small_city = What is a completed city of two tiles worth?
option-small_city-4 = Like any other: 4 points.
option-small_city-2 = Only 2 points (first printings).
option-fairy = Where does the fairy stand?
option-fairy-follower = Next to one follower.
option-fairy-tile = On a tile (Rio Grande).
option-dragon_moves = When does the dragon fly?
option-dragon_moves-before = Before scoring.
option-dragon_moves-after = After scoring (Rio Grande).
option-princess = What does the princess do to knights?
option-princess-may = She may send a knight home.
option-princess-must = She must send one home, if there is one (Rio Grande).
option-tower_reach = Do other towers block a tower's view?
option-tower_reach-seed = Yes, as in our rule book.
option-tower_reach-published = No, as the publisher says.
option-tower_top_capture = Can followers on towers be captured?
option-tower_top_capture-false = No.
option-tower_top_capture-true = Yes, from another tower.

word-small = small follower
    .acc = a small follower
    .note = {""}
word-big = big follower
    .acc = a big follower
    .note = {" (big follower)"}
word-builder = builder
    .acc = the builder
    .note = {""}
word-pig = pig
    .acc = the pig
    .note = {""}
word-city = city
    .same = in the same city
word-road = road
    .same = on the same road
word-field = field
word-monastery = monastery
word-knight = knight
    .acc = a knight in the city
word-thief = thief
    .acc = a thief on the road
word-farmer = farmer
    .acc = a farmer in the field
word-monk = monk
    .acc = a monk in the monastery
word-guard = follower on a tower
word-north = north
word-east = east
word-south = south
word-west = west
word-wine = wine
word-grain = grain
word-cloth = cloth
some-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
 }
placing = { $role ->
    [0] {""}
   *[other] {" "}places { $role-acc }{ $figure-note } and
 }

event-discarded = The tile drawn fits nowhere and leaves the game.
event-placed = { $player } { $joins ->
    [a-city] extends a city to { some-tiles }
    [a-road] extends a road to { some-tiles }
   *[a-field] places a tile next to fields
 }.
event-deployed = { $player } places { $role-acc }{ $figure-note }.
event-piece = { $height ->
    [1] { $player } starts a tower.
   *[other] { $player } builds a tower higher: now { $height } high.
 }
event-finished = { $player } puts { $figure-acc } on a tower: the tower is completed.
event-captured = { $player } captures one of { $owner }'s followers{ $figure-note }.
event-recalled = { $player } brings { $figure-acc } of their own home.
event-exchanged = { $taken ->
    [0] { $player } and { $other } exchange prisoners; { $player } gets { $figure-acc } back.
   *[other] { $player } captures one of { $other }'s followers{ $taken-note }, exchanges prisoners at once and gets { $figure-acc } back.
 }
event-ransom-paid = { $player } buys { $figure-acc } back from { $other } for { lost-points }.
event-fairy-came = { $player } brings the fairy to one of their followers.
event-fairy-point = { $player } has the fairy at the start of the turn: { some-points }.
event-fairy-feature = { $player } scores { some-points } for the follower next to the fairy.
event-sent-home = { $player } uses the princess to send one of { $owner }'s knights home.
event-dragon-came = The dragon flies to the volcano.
event-dragon-flew = The dragon takes off.
event-eaten = The dragon eats { $player }'s { $figure }.
event-orphaned = { $player } takes { $figure-acc } back: no follower of theirs is left there.
event-scored-city = { $player }{ placing } scores { the-gain } for { $state ->
    [completed] a completed
   *[other] an unfinished
 } city: { some-tiles }{ $shields ->
    [0] {""}
    [one] , { $shields } shield
   *[other] , { $shields } shields
 }{ $with ->
    [with-cathedral] , with a cathedral
   *[other] {""}
 }.
event-scored-road = { $player }{ placing } scores { the-gain } for { $state ->
    [completed] a completed
   *[other] an unfinished
 } road: { some-tiles }{ $with ->
    [with-inn] , with an inn
   *[other] {""}
 }.
event-scored-monastery = { $player }{ placing } scores { some-points } for { $state ->
    [completed] a completed
   *[other] an unfinished
 } monastery: { some-tiles }.
event-scored-field = { $player }{ placing } scores { some-points } for a field: { $cities ->
    [0] no completed city
    [one] { $cities } completed city
   *[other] { $cities } completed cities
 }{ $with ->
    [with-pig] , with the pig
   *[other] {""}
 }.
event-scored-farmers = { $player } scores { some-points } for farmers around a city{ $with ->
    [with-pig] , with the pig
   *[other] {""}
 }.
event-goods-taken = { $player } collects goods: { $wine ->
    [0] {""}
   *[other] { $wine } wine
 }{ $grain ->
    [0] {""}
   *[other] { $wine ->
        [0] {""}
   *[other] {", "}
     }{ $grain } grain
 }{ $cloth ->
    [0] {""}
   *[other] { $wine ->
        [0] { $grain ->
            [0] {""}
           *[other] {", "}
         }
   *[other] {", "}
     }{ $cloth } cloth
 }.
event-goods-scored = { $player } has the most { $good } ({ $count }): { some-points }.
event-double-turn = { $player } gets a double turn thanks to the builder.
event-ended = { $left ->
    [0] The game is over: all tiles have been placed.
    [one] The game is over; 1 tile is left.
   *[other] The game is over; { $left } tiles are left.
 }

reason-game-over = the game is over
reason-chance-decides = a tile has to be drawn first
reason-not-now = this cannot be done at this point in the turn
reason-capture-first = first decide whether to capture a follower: name one, or pass
reason-exchange-first = first choose which of your followers comes home
reason-flight-first = the dragon has to fly on
reason-bag-empty = there is no such tile left in the bag
reason-asleep = that tile shows a dragon: such tiles are not drawn before the first volcano
reason-place-first = first place the tile you have drawn
reason-place-taken = there is already a tile here
reason-touches-nothing = a tile must touch another tile along a side
reason-does-not-fit = it does not fit: on the { $side } side a { $mine } would meet a { $theirs }
reason-looks-the-same = the tile looks the same with fewer quarter turns
reason-no-tile = there is no tile here
reason-no-segment = no figure can stand here
reason-none-at-home = you have no { $figure } left in your supply
reason-not-this-tile = figures go only on the tile you have just placed
reason-not-by-portal = a portal is only for followers
reason-dragon-stands = the dragon is on that tile
reason-taken = that { $land } is already taken: { $owner } has a figure there
reason-completed = that { $land } is completed; the portal leads only to unfinished ones
reason-builder-where = a builder can only go on a road or in a city
reason-builder-alone = a builder needs one of your followers { $land-same }
reason-builder-late = that { $land } is completed: there is nothing left to build
reason-pig-where = a pig can only go in a field
reason-pig-alone = a pig needs one of your farmers in the same field
reason-no-foundation = there is no tower foundation here
reason-no-piece = you have no tower piece left
reason-tower-finished = this tower is already completed
reason-bare-foundation = there is no tower here yet, only a foundation
reason-only-followers = only a follower can stand on a tower
reason-not-in-play = that expansion is not in play
reason-no-follower = the fairy comes only to one of your own followers
reason-fairy-there = the fairy is there already
reason-no-princess = there is no princess on the tile just placed
reason-no-knight = that is not a knight in the princess's city
reason-must-send = the princess must send a knight home
reason-out-of-reach = that is out of the tower's reach
reason-tower-between = another tower stands in between
reason-not-capturable = builders and pigs cannot be captured
reason-on-top-safe = a follower on a tower cannot be captured
reason-not-jailed = { $jailer } holds no { $figure } of yours
reason-ransomed = only one ransom per turn
reason-too-poor = a ransom costs { $price } points
reason-not-next = the dragon flies only to a neighbouring tile
reason-visited = the dragon has already been there on this flight
reason-fairy-guards = the fairy guards that tile
reason-nobody-there = there is no follower here

error-six-players = six players need Inns & Cathedrals, which brings the sixth colour: choose inns=on
reason-no-move = not a move: place a tile with 2,-1,3 (x, y, quarter turns), a follower with S@2,-1:c0, build with T@2,-1, pass with -
reason-wants-tile = not a move: { $letter }@ names a tile, like 2,-1
reason-wants-segment = not a move: { $letter }@ names a segment, like 2,-1:c0
reason-no-such-segment = not a move: the tile at { $tile } has { $names }, and no { $name }

# The table as text.
text-tiles = { $tile ->
    [0] {""}
   *[other] In hand: { $tile }.{" "}
 }{ $tiles ->
    [one] { $tiles } tile left.
   *[other] { $tiles } tiles left.
 }
text-nobody = nobody on the table
text-tower = { $place } ({ $height } high)
text-towers = Towers: { $towers }
text-dragon = Dragon: { $place }
text-fairy = Fairy: { $place }
