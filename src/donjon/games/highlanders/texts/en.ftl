title = Highlanders
line = Eighteen castles round a loch, three steps a turn, and a bluff.
about = Clans gather on the shores of a Scottish loch, where eighteen castles wait for a master. Bring your knights in at the tartan banners, gather them into strong groups and take castles with twice the strength of their defenders. Behind a shield nobody knows how many defend, and whoever takes the last but one gets the last one as well.
option-failed_assault = What happens to the knights when an assault fails?
option-failed_assault-lost = They go back to their supply.
option-failed_assault-repulse = They stay at the gate and only lose the step.
option-turn_cap = After how many clan turns does the game end at the latest? Castles then count for whoever holds them.
option-turn_cap-200 = After 200 turns.
option-turn_cap-400 = After 400 turns.
option-turn_cap-800 = After 800 turns.
option-turn_cap-none = Never: only the castles end the game, as in the rule book.

some-knights = { $knights ->
    [one] { $knights } knight
   *[other] { $knights } knights
 }
word-castles = the last castle has been taken
word-turn-cap = the turn limit is reached
word-banner-taken = one of the clan's knights still stands there
word-supply-empty = the clan's supply is empty

event-began = { $clan } goes first.
event-entered = { $clan } rolls a { $die }: a new knight stands at { $place }.
event-barred = { $clan } rolls a { $die }, but no knight comes to { $place }: { $why }.
event-marched = { $clan } marches { some-knights } from { $from } to { $to }.
event-mustered = { $clan } readies { some-knights } from { $from } to attack { $to }.
event-beaten = { $clan } beats { $other } { $place-in } and moves in; { $other } loses { some-knights }.
event-stormed = { $clan } storms { $castle } with { some-knights }.
event-shown = { $clan } turns over the shield at { $castle }: its value is { $value }.
event-perished = The assault on { $castle } fails: { $clan } loses { some-knights }.
event-repulsed = The assault on { $castle } fails: { $clan } is driven back to the gate.
event-took = { $knights ->
    [0] { $clan } takes { $castle }: { some-points }.
   *[other] { $clan } storms { $castle } with { some-knights } and takes it: { some-points }.
 }
event-took-from = { $knights ->
    [0] { $clan } takes { $castle } from { $other }: { some-points }.
   *[other] { $clan } storms { $castle } with { some-knights } and takes it from { $other }: { some-points }.
 }
event-went-in = { $left ->
    [one] { $clan } sends { some-knights } into { $castle }; { $left } stays at the gate.
   *[other] { $clan } sends { some-knights } into { $castle }; { $left } stay at the gate.
 }
event-laid = { $clan } places a shield at { $castle }.
event-drawn = { $clan } places a shield at { $castle }; its value is { $value }.
event-left-bare = { $clan } leaves { $castle } without a shield.
event-given = { $clan } gets the last castle, { $castle }, as well: { some-points }.
event-ended = The game is over: { $ending }.

reason-game-over = the game is over
reason-begin-first = the first player has not been drawn yet
reason-already-begun = the first player has already been drawn
reason-not-playing = this clan cannot go first
reason-roll-first = the die has to be rolled first
reason-already-rolled = the die has already been rolled
reason-draw-first = the shield has to be drawn first
reason-nothing-to-draw = there is no shield to draw now
reason-reserve-empty = you have no shield left in your reserve
reason-into-banner = knights cannot return to a banner
reason-no-road = no road leads from { $source } to { $target }
reason-nobody-there = this clan has no knight { $source-in }
reason-empty-group = a group needs at least one knight
reason-too-many = this clan has only { $here ->
    [one] { $here } knight
   *[other] { $here } knights
 } { $source-in }
reason-garrison = a castle without a shield needs at least one knight inside
reason-too-weak = you cannot gather enough knights to win { $target-in }
reason-mustering = finish the attack on { $camp } first: knights of yours are ready for it
reason-mustered = the group from { $source } has already joined the attack
reason-all-storm = all knights of the camp take part in an assault: write it without a number
reason-swords-hold = { $name } takes at least { $needed } knights; you have only { $here } { $source-in }
reason-defenders-hold = the defence of { $name } is known: it takes { $needed } knights, and you have only { $here } { $source-in }
reason-go-in-first = first choose how many knights go into { $name }
reason-shield-first = first choose whether { $name } gets a shield
reason-nothing-taken = you have not just taken a castle
reason-not-at-gate = { $most ->
    [1] only one knight can go in
   *[other] between 1 and { $most } knights can go in
 }
reason-no-shield-now = a shield can be placed only right after taking a castle
reason-not-in-reserve = no such shield is left to draw
reason-no-move = not a move: write a step as NA2-NA3 or, with some of the knights, 2NA2-NA3; then in4, shield, bare; a turn ends with .

# Castles; camps, named after the castle they lie at or near; banners.
word-NK1 = Dun Carrow
    .in = in Dun Carrow
word-NK2 = Glenorran
    .in = in Glenorran
word-NK3 = Tarvick
    .in = in Tarvick
word-NK4 = Balmoor
    .in = in Balmoor
word-NK5 = Corrie Pass
    .in = in Corrie Pass
word-NK6 = Lorn Point
    .in = in Lorn Point
word-NK7 = Ardkeith
    .in = in Ardkeith
word-NK8 = Strathmain
    .in = in Strathmain
word-SK1 = Invergall
    .in = in Invergall
word-SK2 = Kilbrannock
    .in = in Kilbrannock
word-SK3 = Fallow Ness
    .in = in Fallow Ness
word-SK4 = Duntarry
    .in = in Duntarry
word-SK5 = Slioch Gate
    .in = in Slioch Gate
word-SK6 = Craigmuir
    .in = in Craigmuir
word-SK7 = Benarty
    .in = in Benarty
word-SK8 = Rannoch Keep
    .in = in Rannoch Keep
word-I1 = Eilean Wester
    .in = in Eilean Wester
word-I2 = Eilean Easter
    .in = in Eilean Easter
word-NA1 = the camp at Dun Carrow
    .in = in the camp at Dun Carrow
word-NA2 = the camp north of Eilean Wester
    .in = in the camp north of Eilean Wester
word-NA3 = the camp at Tarvick
    .in = in the camp at Tarvick
word-NA4 = the camp at Balmoor
    .in = in the camp at Balmoor
word-NA5 = the camp at Lorn Point
    .in = in the camp at Lorn Point
word-NA6 = the camp north of Eilean Easter
    .in = in the camp north of Eilean Easter
word-NA7 = the camp at Strathmain
    .in = in the camp at Strathmain
word-NB1 = the camp west of Glenorran
    .in = in the camp west of Glenorran
word-NB2 = the camp at Glenorran
    .in = in the camp at Glenorran
word-NB3 = the camp west of Corrie Pass
    .in = in the camp west of Corrie Pass
word-NB4 = the camp east of Corrie Pass
    .in = in the camp east of Corrie Pass
word-NB5 = the camp at Ardkeith
    .in = in the camp at Ardkeith
word-NB6 = the camp east of Ardkeith
    .in = in the camp east of Ardkeith
word-SA1 = the camp at Invergall
    .in = in the camp at Invergall
word-SA2 = the camp south of Eilean Wester
    .in = in the camp south of Eilean Wester
word-SA3 = the camp at Fallow Ness
    .in = in the camp at Fallow Ness
word-SA4 = the camp at Duntarry
    .in = in the camp at Duntarry
word-SA5 = the camp at Craigmuir
    .in = in the camp at Craigmuir
word-SA6 = the camp south of Eilean Easter
    .in = in the camp south of Eilean Easter
word-SA7 = the camp at Rannoch Keep
    .in = in the camp at Rannoch Keep
word-SB1 = the camp west of Kilbrannock
    .in = in the camp west of Kilbrannock
word-SB2 = the camp at Kilbrannock
    .in = in the camp at Kilbrannock
word-SB3 = the camp west of Slioch Gate
    .in = in the camp west of Slioch Gate
word-SB4 = the camp east of Slioch Gate
    .in = in the camp east of Slioch Gate
word-SB5 = the camp at Benarty
    .in = in the camp at Benarty
word-SB6 = the camp east of Benarty
    .in = in the camp east of Benarty
word-X1 = the camp at Eilean Wester
    .in = in the camp at Eilean Wester
word-X2 = the camp at Eilean Easter
    .in = in the camp at Eilean Easter
word-F1 = banner 1
    .in = at banner 1
word-F2 = banner 2
    .in = at banner 2
word-F3 = banner 3
    .in = at banner 3
word-F4 = banner 4
    .in = at banner 4
word-F5 = banner 5
    .in = at banner 5
word-F6 = banner 6
    .in = at banner 6

# The board as text.
text-clan = { $clan }: { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
 }, { $supply ->
    [one] { $supply } knight
   *[other] { $supply } knights
 } in the supply, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
 } in reserve{ $steps ->
    [0] {""}
    [one] , { $steps } step left
   *[other] , { $steps } steps left
 }
