ask-carry = Carry stones off one tower, up to { $most }. { $last ->
    [wins] The last stone of all wins.
   *[other] The last stone of all loses.
 }
wait-carry = { $player } carries stones off …
wait-lot = The lot decides who goes first.
wait-over = The game is over.

action-carry = Carry off
pick-carry = Choose the lowest stone that you take.

say-carry = Carry { some-stones } off the { $tower }.
