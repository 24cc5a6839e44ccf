# Moves: their kind where no part says it, and parts that are no places
part-dot = End the turn
part-in = Knights going in: { $rest }
part-shield = Place a shield
part-bare = No shield

# What players hold, and how the table stands
state-die = Die
state-steps = Steps left

# What is at a place
fact-needs = takes { $value } knights
piece-knight = knight
piece-troop = { $knights ->
    [one] { $knights } knight
   *[other] { $knights } knights
 }
piece-garrison = { $knights ->
    [0] no garrison
   *[other] garrison of { $knights }
 }
piece-shield = shield

# Beside the board
clan = { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
 }, { $supply ->
    [one] { $supply } knight
   *[other] { $supply } knights
 } in supply, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
 }

rolled = rolled { $die }
storm = Storm { $castle }?
some-knights = { $knights ->
    [one] { $knights } knight
   *[other] { $knights } knights
 }
defends-shield = { $knights ->
    [0] a shield alone
    [one] { $knights } knight and a shield
   *[other] { $knights } knights and a shield
 }
falls-to = falls to { $needs }
falls-to-you = It falls to { $needs }; you have { $knights }.
wins = you win
holds = it holds
odds = You win in { $wins } of { $cases } cases.
not-now = Not now
do-storm = Storm

# Where points come from
source-took = Castles taken
source-lost = Castles lost
source-given = Last castle
