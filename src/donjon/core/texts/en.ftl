# Words every game shares.
word-red = red
word-blue = blue
word-yellow = yellow
word-green = green
word-purple = purple
word-black = black
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
lost-points = { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
 }

# Players: by colour, or by name.
player-red = Red
player-blue = Blue
player-yellow = Yellow
player-green = Green
player-purple = Purple
player-black = Black
player-named = { $name }

# The computer players.
bot-random = Jester
bot-greedy = Robber Baron
bot-novice = Page
bot-casual = Squire
bot-club = Mason
bot-expert = Castellan
bot-master = Master Builder

refused = { $move }: { $why } (rule { $rule })
nothing-possible = no legal move continues like this
only-ends = The turn ends with nothing done.
lesson-elsewhere = That move is allowed, too, but the lesson goes on with another one. Try again.

# What the library refuses. Lists to choose from end with one-of.
one-of = { $most } or { $last }
error-unknown-game = no game is called '{ $name }'; there are { $names }
error-unknown-game-near = no game is called '{ $name }'; did you mean { $near }?
error-unknown-bot = no bot is called '{ $name }'; there are { $names }
error-unknown-bot-near = no bot is called '{ $name }'; did you mean { $near }?
error-seats = { $game } is for { $seats } players, not { $given }
error-no-option = { $game } has no option '{ $name }'; choose { $known }
error-no-options = { $game } has no option '{ $name }'; it has no options at all
error-no-lesson = { $game } has no lesson '{ $name }'; choose { $known }
error-no-puzzle = { $game } has no puzzle '{ $name }'
error-no-puzzles = no game here has puzzles
error-nothing-to-ask = nobody had a choice at move { $ply }, so there is nothing to ask
error-not-sure = what is best at move { $ply } depends on chance or on something hidden
error-broken-off = the record breaks off in the middle of the turn that begins at move { $ply }
error-bad-value = option { $name } must be { $values }, not '{ $value }'
error-no-seat = there is no seat { $seat }; seats are numbered 0 to { $last }, and None means a spectator
error-no-undo = nothing to undo: you can take back only steps of your own current turn, and nothing that came before a random draw or a reveal
error-no-decision = nobody had a choice at move { $ply }, so you cannot go back to it
error-line = line { $line }: { $why }
error-late-header = a header line after the first move
error-no-header = '{ $text }' is not a header line like [Game "towers"]
error-no-turn = '{ $text }' is neither a turn (12 red: …) nor a header line
error-no-game = a record needs a line like [Game "towers"]
error-no-seats = a record needs a line like [Seats "4"]
error-other-rules = this record follows rules version { $given }; this program plays version { $here }
error-other-result = after the last move the score is { $found }, not { $claimed } as the header says
error-after-the-end = move { $number }, '{ $move }': the game was already over
error-other-mover = move { $number }, '{ $move }': { $due } is to move here, not { $said }
error-bad-move = move { $number }, { $why }

# Puzzles.
puzzle-score = { $player } to play: find the turn that scores { $points }.
puzzle-win = { $player } to play: win the game in this turn.
puzzle-patience = { $player } to play: { $points ->
    [one] one point is
   *[other] { $points } points are
 } there for the taking, but something else is better. What?
puzzle-hinder = { $player } to play: find the turn that holds { $other } back.
puzzle-build = { $player } to play: one turn is clearly the best. Find it.
puzzle-solved = Found: { $player } now wins { $win } times in 100; after the best other turn it would be { $rival }.
puzzle-worse = Not yet: after this turn { $player } wins { $win } times in 100; there is one with { $rival }.
puzzle-fewer = Not yet: this turn scores { $points }.
puzzle-why = After it { $player } wins { $win } times in 100, after the best other turn { $rival }.
