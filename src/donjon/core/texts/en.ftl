# Words every game shares.
word-red = red
word-blue = blue
word-yellow = yellow
word-green = green
word-purple = purple
word-black = black

refused = { $move }: { $why } (rule { $rule })

# What the library refuses. Lists to choose from end by one-of.
one-of = { $most } or { $last }
error-unknown-game = no game is called '{ $name }'; there are { $names }
error-unknown-game-near = no game is called '{ $name }'; did you mean { $near }?
error-unknown-bot = no bot is called '{ $name }'; there are { $names }
error-unknown-bot-near = no bot is called '{ $name }'; did you mean { $near }?
error-seats = { $game } is for { $seats } players, not { $given }
error-no-option = { $game } has no option '{ $name }'; it has { $known }
error-no-options = { $game } has no option '{ $name }'; it has none
error-bad-value = option { $name } is { $values }, not '{ $value }'
error-no-seat = there is no seat { $seat }; seats are 0 to { $last }, None is a spectator
error-no-undo = nothing to take back: undo stays inside the own turn and never goes past chance or a reveal
error-no-decision = nobody had to choose at ply { $ply }; there is no going back to it
error-line = line { $line }: { $why }
error-late-header = a header line after the first move
error-no-header = '{ $text }' is no header line like [Game "towers"]
error-no-turn = '{ $text }' begins neither a turn (12 red: …) nor a header
error-no-game = a record needs a line like [Game "towers"]
error-no-seats = a record needs a line like [Seats "4"]
error-other-rules = rules version { $given } is not the version { $here } played here
error-other-result = the result is { $found } after the last move, not { $claimed } as the header says
error-after-the-end = move { $number }, '{ $move }': the game was over before this move
error-other-mover = move { $number }, '{ $move }': { $due } is to move here, not { $said }
error-bad-move = move { $number }, { $why }
