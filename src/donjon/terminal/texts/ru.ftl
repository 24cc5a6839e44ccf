# Что говорит игра в терминале.
points = очки: { $points }
legal = возможных ходов: { $count }
more = … и ещё { $count }: введите `moves`, чтобы увидеть все
prompt = { $player }, ваш ход (ход, его номер, ?ХОД, undo, moves, board, save ФАЙЛ, help, quit):
help = Введите ход, как он записан выше, или его номер. `?c3-c7` объясняет, почему ход невозможен. `undo` отменяет ход в пределах своей очереди, `moves` показывает все ходы, `board` — доску, `save ФАЙЛ` записывает партию, `quit` — выход.
legal-move = ход { $move } возможен
no-number = хода { $number } нет; номера от 1 до { $count }
saved = записано в { $file }
undone = ход отменён
over = Игра окончена.
rank = { $rank }. { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }
left = Вы вышли из игры.
