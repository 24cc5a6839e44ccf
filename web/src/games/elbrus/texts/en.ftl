# Moves: their kind where no part says it, and parts that are no places
part-join = Join two bridges into a staircase
part-dot = No staircase

# What players hold, and how the table stands
have-bridge = Bridges
have-window = Windows
have-portal = Portals
have-balcony = Balconies
have-stairs = Staircases

# What is at a place
piece-cell = { $height ->
    [0] ground
   *[other] castle
 }

# Where points come from
source-placed = Arches
source-climbed = Staircases
source-piered = Grey piers
source-crowned = Deck above the well
source-towered = Corner towers
source-walled = Middle lines
source-left = Left in the stock
source-stranded = Alone on the ground

# In hand
turn-piece = Turn the piece
