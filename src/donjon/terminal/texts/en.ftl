# What a game in the terminal says.
points = points: { $points }
closed = { $action }: { $why } (rule { $rule })
losing = Ending the turn now: { $what }
priced = { $action } ({ $price ->
    [one] { $price } point
   *[other] { $price } points
 })
offered = { $action }: { $count ->
    [one] one choice
   *[other] { $count } choices
 }
chance = ({ $percent }% to win)
prompt = { $player }, your choice (a number, an action, a move; ? explains, help lists all commands):
help = Type the number or the name of an action, then the number of one of its moves; Enter goes back. You can also type a move the way the brackets show it. `?` shows the choices again, `?c3-c7` explains a move. `undo` takes back a step of your turn, `hint` shows good moves, `moves` lists all moves, `board` shows the board again, `save FILE` saves the game, `quit` leaves.
legal-move = { $move } is legal: { $told }
no-number = there is no choice { $number }; they are numbered 1 to { $count }
saved = saved in { $file }
hint = Good moves, and your chance to win after each:
undone = taken back
save-where = save needs a file name: save game.donjon
plays-on = { $fault }; { $player } plays on
over = The game is over.
rank = { $rank }. { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
left = You left the game.

# Lessons.
look-at = Look at { $places }.
try = Your move (show, moves, back, quit):
read-on = Enter to go on (back, quit):
by-rule = (rule { $rule })
left-lesson = You left the lesson.
# Records and positions.
replayed = { $file }: { $game }, { $seats } players, { $count ->
    [one] { $count } move
   *[other] { $count } moves
 }, every one legal
standing = { $player } to move: { $scores }
standing-chance = chance to move: { $scores }
standing-over = over: { $scores }
to-move-after = { $player } to move, after { $count ->
    [one] { $count } move
   *[other] { $count } moves
 }

# The review of a game.
review-turning = Where it turned:
review-turned = Turn { $turn }: { $said } ({ $change })
review-mistakes = What cost most:
review-no-mistakes = Nobody made a clear mistake.
review-mistake = Turn { $turn }: { $said } Better: { $better } (−{ $loss }%)
review-balance = Chance to win in percent: start + luck + own mistakes + others' mistakes + unseen = result
review-start = start
review-luck = luck
review-own = own mistakes
review-others = others' mistakes
review-unseen = unseen
review-result = result

# Puzzles.
puzzle-try = Your turn, move by move (moves, again, show, quit):
