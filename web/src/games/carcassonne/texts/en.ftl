# Moves: their kind where no part says it, and parts that are no places
part-dash = No action
part-turn-0 = As it is
part-turn-1 = Quarter turn right
part-turn-2 = Half turn
part-turn-3 = Quarter turn left
part-S = Small follower
part-B = Big follower
part-U = Builder
part-P = Pig
part-T = Tower piece
part-Y = Fairy
part-X = The princess sends a knight home
part-K = Capture
part-D = Dragon
part-ES = Get a small follower back
part-EB = Get a big follower back
part-RS = Buy a small follower back from { $rest }
part-RB = Buy a big follower back from { $rest }

# What players hold, and how the table stands
have-small = Followers
have-pieces = Tower pieces

# What is at a place
land-city = City
land-road = Road
land-field = Field
land-monastery = Monastery
piece-tile = tile
piece-open = free space
piece-segment = tower foundation
piece-tower = tower
piece-dragon = dragon
piece-fairy = fairy

# Beside the board
tiles-left = Tiles left: { $left }
tiles-to-come = Tiles still to come: { $left }
fields = Fields
fields-hint = Show who owns each field and what it pays
prisoners = Prisoners
prisoner-of = { $owner }'s follower, held by { $jailer }
ransom = Ransom
nobody = unclaimed
complete = completed
drawn-tile = Tile in hand: { $tile }
turn-tile = Turn the tile
tile-laid = The tile just placed

# Where points come from
source-scored-city = Cities
source-scored-road = Roads
source-scored-monastery = Monasteries
source-scored-field = Fields
source-scored-farmers = Farmers by city
source-ransom-paid = Ransom paid
source-ransom-taken = Ransom taken
source-fairy-point = Fairy
source-fairy-feature = Follower beside the fairy
source-goods-scored = Goods
