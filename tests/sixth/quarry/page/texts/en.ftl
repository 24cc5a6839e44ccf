# Moves: their kind, where no part says it
kind = Carry off

# What players hold
have-carried = Stones carried off

# What is at a place
piece-stone = stone
piece-gap = gap

# Beside the board
stones-left = { $stones ->
    [one] { $stones } stone left
   *[other] { $stones } stones left
 }

# Where points come from
source-won = The last stone
