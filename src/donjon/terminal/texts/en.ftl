# What a game in the terminal says.
points = points: { $points }
legal = { $count ->
    [one] one legal move
   *[other] { $count } legal moves
 }
more = … and { $count } more: type `moves` for all of them
prompt = { $player }, your move (a move, its number, ?MOVE, undo, hint, moves, board, save FILE, help, quit):
help = Type a move as written above, or its number. `?c3-c7` says why a move is not legal. `undo` takes back a step of your own turn, `hint` suggests good moves, `moves` lists all moves, `board` shows the board again, `save FILE` saves the game, `quit` leaves.
legal-move = { $move } is legal
no-number = there is no move { $number }; they are numbered 1 to { $count }
saved = saved in { $file }
hint = Good moves: their share of the search, then each player's chance of winning and expected points
undone = taken back
over = The game is over.
rank = { $rank }. { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
left = You left the game.
