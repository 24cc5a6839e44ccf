# Moves: their kind where no part says it, and parts that are no places
kind = Storm
part-dot = End the turn
part-in = { $rest } go in
part-shield = Lay a shield
part-bare = Leave it bare

# What players hold, and how the table stands
state-die = Die
state-steps = Steps left

# What is at a place
fact-needs = falls to { $value } knights
piece-knight = knight
piece-troop = knights
piece-garrison = garrison
piece-shield = shield

# Beside the board
clan = Swords { $swords }, knights { $supply }, shields { $shields }

# Where points come from
source-took = Castles taken
source-lost = Castles lost
