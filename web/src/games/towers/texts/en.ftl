# Moves: their kind where no part says it, and parts that are no places
part-dot = Decline the bonus move

# What players hold, and how the table stands
state-bonus = Bonus move

# What is at a place
piece-stack = { $symbol } stack
piece-street = street
piece-site = building site: { $symbol }

# Beside the board
neutrals = Dashed stacks are neutral: anyone may slide them, nobody scores them.
bonus-move = Settled: one more move. Settle again and the chain goes on.

# Where points come from
source-settled = Building sites taken
source-lost = Building sites lost
source-doubled = Doubled district
