# What players hold, and how the table stands
have-reserve = Knights
have-stacks = Stacks
have-cards = Cards
have-in-hand = Blocks in hand
have-points = Action points
state-phase = Phase
state-round = Round
state-points = Action points
state-supply = Blocks left over
state-deck = Cards in the deck

# What is at a place
fact-area = castle of { $value }

# Beside the board
hand = Cards in hand

# Where points come from
source-castle-scored = Castles
source-king-bonus = At the king's side
source-advanced = Track
source-pushed = Taken spaces
source-master-bonus = Master card
