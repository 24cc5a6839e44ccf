title = Highlanders
about = Clans gather on the shores of a Scottish loch, where eighteen castles wait for a master. Bring your knights in under the tartan banners, march them together and take castles with twice the strength of their defenders. Behind a shield nobody knows how many stand, and whoever takes the last castle but one gets the last as well.
option-failed_assault = What becomes of the knights when an assault fails.
option-failed_assault-lost = They go back to their supply.
option-failed_assault-repulse = They stay at the gate; only the step is spent.
option-turn_cap = After how many clan turns the game ends, castles counting as they are held.
option-turn_cap-200 = After 200 turns.
option-turn_cap-400 = After 400 turns, which people hardly ever reach.
option-turn_cap-800 = After 800 turns.

word-castles = the last castle has a master
word-turn-cap = the turn limit is reached
word-banner-taken = one of its knights still stands there
word-supply-empty = its supply is empty

event-began = { $clan } begins.
event-rolled = { $clan } rolls a { $die }.
event-entered = { $clan } brings a knight in at { $places }.
event-barred = { $clan } brings no knight in at { $places }: { $why }.
event-ended-turn = { $clan } ends the turn with { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 } left.
event-marched = { $clan } marches { $places } with { $knights ->
    [one] { $knights } knight
   *[other] { $knights } knights
 }.
event-mustered = { $clan } musters { $knights ->
    [one] { $knights } knight
   *[other] { $knights } knights
 }: { $places }.
event-beaten = { $clan } beats { $knights } of { $other } at { $places }.
event-stormed = { $clan } storms { $castle } with { $knights ->
    [one] { $knights } knight
   *[other] { $knights } knights
 }.
event-shown = { $clan } turns up the shield of { $castle }: { $value }.
event-perished = The assault on { $castle } fails: { $clan } loses { $knights ->
    [one] { $knights } knight
   *[other] { $knights } knights
 }.
event-repulsed = The assault on { $castle } fails: { $clan } is thrown back.
event-lost = { $clan } loses { $castle }: { $points } points.
event-took = { $clan } takes { $castle }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-went-in = { $clan } enters { $castle } with { $knights ->
    [one] { $knights } knight
   *[other] { $knights } knights
 }.
event-laid = { $clan } lays a shield at { $castle }.
event-drawn = { $clan } lays a shield at { $castle }: its value is { $value }.
event-left-bare = { $clan } lays no shield at { $castle }.
event-given = { $clan } gets the last castle, { $castle }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-ended = The game is over: { $ending }.

reason-game-over = the game is over
reason-chance-decides = chance decides first
reason-not-now = that is not for chance to decide now
reason-into-banner = no road leads back to a banner
reason-no-road = no road leads from { $source } to { $target }
reason-nobody-there = the clan whose turn it is has no knight on { $source }
reason-empty-group = a group has at least one knight
reason-too-many = only { $here } of the clan's knights stand on { $source }
reason-garrison = a castle without a shield keeps at least one knight
reason-too-weak = too few to beat { $target }, even with all that can join
reason-mustering = first strike at { $camp }: knights are mustered against it
reason-mustered = a group from { $source } is mustered already
reason-all-storm = all knights of the camp storm a castle: write it without a number
reason-swords-hold = { $name } falls to { $needed } knights or more, only { $here } stand on { $source }
reason-defenders-hold = { $name } is seen to need { $needed } knights, only { $here } stand on { $source }
reason-go-in-first = first say how many knights go into { $name }
reason-shield-first = first say whether { $name } gets a shield
reason-nothing-taken = no castle has just been taken
reason-not-at-gate = between 1 and { $most } knights can go in
reason-no-shield-now = a shield is laid only when a castle has just been taken
reason-not-in-reserve = no such shield is left to draw

error-no-move = not a move: write a step as NA2-NA3 or, with some of the knights, 2NA2-NA3; then in4, shield, bare; a turn ends with .
