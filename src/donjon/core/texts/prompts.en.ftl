# Where something is on a board; the exact cell only where it has to be said.
word-in-north = in the north
word-in-north-east = in the north-east
word-in-east = in the east
word-in-south-east = in the south-east
word-in-south = in the south
word-in-south-west = in the south-west
word-in-west = in the west
word-in-north-west = in the north-west
word-in-middle = in the middle
word-to-north = north
    .of = north
word-to-east = east
    .of = east
word-to-south = south
    .of = south
word-to-west = west
    .of = west
spot-column = { $column ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $column }th
 }
spot-row = { $row ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $row }th
 }
spot = { $column ->
    [0] {""}
   *[other] {" "}({ spot-column } from the west, { spot-row } from the north)
 }
from-column = { $fromcolumn ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $fromcolumn }th
 }
from-row = { $fromrow ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $fromrow }th
 }
from-spot = { $fromcolumn ->
    [0] {""}
   *[other] {" "}({ from-column } from the west, { from-row } from the north)
 }

# What a move brings at once.
the-gain = { $points ->
    [0] no points
   *[other] { some-points }
 }
