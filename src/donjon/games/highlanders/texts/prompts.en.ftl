# What is asked.
your-clan = { $clan }{ $lead ->
    [first] , your first clan,
    [second] , your second clan,
   *[only] {""}
 }
some-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 }
wait-begin = The first player is being drawn.
wait-roll = { $clan } is rolling the die …
wait-draw = A shield is being drawn.
ask-march = { your-clan } rolled a { $die }{ $ready ->
    [ready] : a knight stands ready { $banner-in }
   *[none] {""}
 }. March, attack or storm.
wait-march = { $clan } rolled a { $die } and has { some-steps } …
ask-march-on = { your-clan } has { some-steps } left: march, attack or storm.
wait-march-on = { $clan } has { some-steps } left …
ask-muster = Attack on { $camp }: { $ready } of { $needed } knights ready. Which group joins in?
wait-muster = { $clan } is gathering knights against { $camp } …
ask-go-in = { $castle } is taken: how many of the { $most } knights go in?
wait-go-in = { $clan } has taken { $castle } and is sending knights in …
ask-shield = Place a hidden shield at { $castle }? { $count ->
    [one] One is left.
   *[other] { $count } are left.
 }
wait-shield = { $clan } is thinking about a shield for { $castle } …
wait-over = The game is over.

left-steps = Steps
lose-steps = { some-steps } would be lost.

action-march = March
action-attack = Attack a camp
action-storm = Storm
action-end = End turn
action-join = Join in
action-go-in = Go in
action-shield = Place a shield
action-bare = No shield
pick-march = Choose a group, where it marches and how many go; each road is one step.
pick-attack = Choose a group and the camp it attacks: you need more knights than stand there, from up to three spaces.
pick-storm = Choose a gate: you need twice the strength of the castle, and the whole camp takes part.
pick-join = Choose the group that joins the attack on { $camp }.
pick-go-in = Choose how many go into { $castle }; the others stay at the gate.

# Why an action is not open.
short-no-road = nothing in reach
short-nobody-there = no knights on the board
short-too-weak = too few knights
short-swords-hold = it takes { $needed } knights, you have { $here }
short-defenders-hold = it takes { $needed } knights, you have { $here }
short-garrison = one knight must stay in a castle without a shield

# Moves.
say-march = March { some-knights } from { $from } to { $to }.
say-attack = Beat { $other } { $to-in } with { $force } against { $there }{ $from ->
    [0] {""}
   *[other] : { some-knights } from { $from }
 }.
say-muster = Ready { some-knights }{ $from ->
    [0] {""}
   *[other] {" "}from { $from }
 } to attack { $to }: { $force } of { $needed }.
say-storm = Storm { $to } with { some-knights }{ $from ->
    [0] {""}
   *[other] {" "}from { $from }
 }: it takes { $fewest }{ $most ->
    [0] {""}
   *[other] {" "}to { $most }, as the shield is hidden. You win in { $wins } of { $cases } cases
 }.
say-go-in = Send { some-knights } into { $castle }{ $left ->
    [0] {""}
    [one] ; { $left } stays at the gate
   *[other] ; { $left } stay at the gate
 }.
say-shield = Place a hidden shield at { $castle }.
say-bare = Leave { $castle } without a shield.
say-end = End the turn{ $steps ->
    [0] {""}
   *[other] {" "}with { some-steps } left
 }.
