title = Quarry
line = Carry the stones off three towers, and take the last one.
about = A castle lies in ruins, and two villagers fetch its stones. Each turn you carry up to three stones off one tower. Whoever takes the last stone wins.
option-last = What about the last stone?
option-last-wins = Whoever takes it wins.
option-last-loses = It is cursed: whoever takes it loses.

word-keep = keep
word-gatehouse = gatehouse
word-chapel = chapel
some-stones = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
 }

event-began = { $player } goes first.
event-carried = { $player } carries { some-stones } off the { $tower }.
event-won = { $player } wins: { some-points }.

reason-game-over = the game is over
reason-lot-decides = the lot decides who goes first
reason-not-now = the lot has been drawn
reason-gone = this stone is gone already
reason-too-many = you can carry { $most } stones, not { $stones }
reason-no-move = not a move: name the lowest stone that you take, like a3
