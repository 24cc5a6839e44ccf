title = Carcassonne
about = A landscape of cities, roads, monasteries and fields grows tile by tile, and followers are put into it to collect points. With The Tower, whoever builds a tower higher may take prisoners. Three more sets bring inns and cathedrals, traders and builders, a princess and a dragon.

option-inns = Inns & Cathedrals: big followers, and roads and cities worth more or nothing. Needed for six players.
option-inns-off = Without.
option-inns-on = With Inns & Cathedrals.
option-traders = Traders & Builders: goods, the builder with its double turn, the pig.
option-traders-off = Without.
option-traders-on = With Traders & Builders.
option-dragon = Princess & Dragon: volcano, dragon, fairy, princess, magic portals.
option-dragon-off = Without.
option-dragon-on = With Princess & Dragon.
option-tower = The Tower: towers, prisoners and ransom.
option-tower-off = Without.
option-tower-on = With The Tower.
option-farms = How fields are counted.
option-farms-1 = By city: all farmers round it together, 4 points (2000).
option-farms-2 = By field: 3 points a city, every player once a city (2001).
option-farms-3 = By field: 3 points a city, on every field (today).
option-small_city = A completed city of two tiles.
option-small_city-4 = Like any other: 4 points.
option-small_city-2 = Only 2 points (first printings).
option-fairy = Where the fairy stands.
option-fairy-follower = Beside one follower.
option-fairy-tile = On a tile (Rio Grande).
option-dragon_moves = When the dragon flies.
option-dragon_moves-before = Before scoring.
option-dragon_moves-after = After scoring (Rio Grande).
option-princess = The princess and the knights.
option-princess-may = She may send a knight home.
option-princess-must = She must, if there is one (Rio Grande).
option-tower_reach = Do other towers stop the reach of a tower?
option-tower_reach-seed = Yes, as our rule book says.
option-tower_reach-published = No, as the publisher says.
option-tower_top_capture = Followers on towers.
option-tower_top_capture-false = Cannot be captured.
option-tower_top_capture-true = Can be captured from another tower.

word-small = small follower
word-big = big follower
word-builder = builder
word-pig = pig
word-city = city
word-road = road
word-field = field
word-monastery = monastery
word-knight = knight
word-thief = thief
word-farmer = farmer
word-monk = monk
word-guard = follower on a tower
word-north = north
word-east = east
word-south = south
word-west = west
word-wine = wine
word-grain = grain
word-cloth = cloth
word-completed = completed
word-unfinished = unfinished

event-drawn = { $player } draws { $tile }.
event-discarded = { $tile } fits nowhere and leaves the game.
event-placed = { $player } places { $tile } at { $places }.
event-deployed = { $player }: { $figure } to { $places } as { $role }.
event-passed = { $player } passes.
event-piece = { $player } builds the tower at { $places }: { $height } high.
event-finished = { $player }: { $figure } on the tower { $places }, it is finished.
event-captured = { $player } captures a { $figure } of { $owner } at { $places }.
event-recalled = { $player } calls the own { $figure } home from { $places }.
event-exchanged = { $player } and { $other } exchange prisoners: { $figure } comes home.
event-ransom-paid = { $player } buys a { $figure } back from { $other }: { $points } points.
event-ransom-taken = { $player } gets the ransom from { $other }: { $points } points.
event-fairy-came = { $player }: the fairy comes to { $places }.
event-fairy-point = { $player }: the fairy at { $places }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
event-fairy-feature = { $player }: the fairy's follower at { $places }, { $points } points.
event-sent-home = { $player }: the princess sends the { $figure } of { $owner } home from { $places }.
event-dragon-came = The dragon comes to the volcano at { $places }.
event-dragon-flew = { $player }: the dragon flies to { $places } (step { $step }).
event-eaten = { $player }: { $figure } at { $places } eaten.
event-orphaned = { $player }: { $figure } at { $places } goes home, left alone.
event-scored-city = { $player }: { $state } city at { $places }, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 }{ $shields ->
    [0] {""}
    [one] {" "}and 1 shield
   *[other] {" "}and { $shields } shields
 }{ $with ->
    [with-cathedral] {" "}with a cathedral
   *[other] {""}
 }: { $points }.
event-scored-road = { $player }: { $state } road at { $places }, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 }{ $with ->
    [with-inn] {" "}with an inn
   *[other] {""}
 }: { $points }.
event-scored-monastery = { $player }: { $state } monastery at { $places }, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 }: { $points }.
event-scored-field = { $player }: field at { $places }, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
 }{ $with ->
    [with-pig] {" "}with the pig
   *[other] {""}
 }: { $points }.
event-goods-taken = { $player } takes goods: wine { $wine }, grain { $grain }, cloth { $cloth }.
event-goods-scored = { $player } has the most { $good } ({ $count }): { $points }.
event-double-turn = { $player } has a double turn: the builder.
event-ended = The game is over; { $left ->
    [0] no tile
    [one] 1 tile
   *[other] { $left } tiles
 } left.

reason-game-over = the game is over
reason-chance-decides = first a tile is drawn
reason-not-now = not in this step of the turn
reason-bag-empty = there is no { $tile } left in the bag
reason-asleep = { $tile } has a dragon sign: none is drawn before the first volcano
reason-place-first = first the tile in hand must be placed
reason-place-taken = there is a tile at { $place } already
reason-touches-nothing = { $place } touches no tile
reason-does-not-fit = in the { $side } its { $mine } meets a { $theirs }
reason-looks-the-same = turned like this the tile looks the same as with fewer quarter turns
reason-no-tile = there is no tile at { $place }
reason-no-segment = no figure can stand at { $place }
reason-none-at-home = there is no { $figure } in your supply
reason-not-this-tile = figures are put on the tile just placed, { $last }
reason-dragon-stands = the dragon stands on that tile
reason-taken = that { $land } is taken: { $owner } is in it at { $where }
reason-completed = that { $land } is completed: the portal leads to unfinished ones only
reason-builder-where = a builder works on a road or in a city
reason-builder-alone = a builder needs a follower of yours in the { $land }
reason-builder-late = that { $land } is completed: nothing is left to build
reason-pig-where = a pig belongs in a field
reason-pig-alone = a pig needs a farmer of yours in the field
reason-no-foundation = there is no tower foundation at { $place }
reason-no-piece = you have no tower piece left
reason-tower-finished = the tower at { $place } is finished
reason-bare-foundation = there is no tower at { $place } yet, only a foundation
reason-not-in-play = that set is not in play
reason-no-follower = the fairy comes only to a follower of yours
reason-fairy-there = the fairy is there already
reason-no-princess = there is no princess on the tile just placed
reason-no-knight = that is no knight in the princess's city
reason-must-send = the princess must send a knight home
reason-out-of-reach = { $place } is out of the tower's reach
reason-tower-between = another tower stands in between
reason-not-capturable = builders and pigs cannot be captured
reason-on-top-safe = a follower on a tower cannot be captured
reason-not-jailed = { $jailer } holds no { $figure } of yours
reason-ransomed = only one ransom in a turn
reason-too-poor = a ransom costs { $price } points
reason-not-next = the dragon flies to a neighbouring tile
reason-visited = the dragon has been there in this flight
reason-fairy-guards = the fairy guards that tile
reason-nobody-there = there is no follower at { $place }

error-six-players = six players need the set inns, which has the sixth colour: choose inns=on
error-no-move = not a move: place a tile with 2,-1,3 (x, y, quarter turns), a follower with S@2,-1:c0, build with T@2,-1, pass with -
error-wants-tile = not a move: { $letter }@ names a tile, like 2,-1
error-wants-segment = not a move: { $letter }@ names a segment, like 2,-1:c0
error-no-segment = not a move: the tile at { $tile } has { $names }, and no { $name }
