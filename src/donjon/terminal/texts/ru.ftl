# Что говорит игра в терминале.
points = очки: { $points }
closed = { $action }: { $why } (правило { $rule })
losing = Если закончить ход сейчас: { $what }
priced = { $action } ({ $price ->
    [one] { $price } пункт
    [few] { $price } пункта
   *[other] { $price } пунктов
 })
offered = { $action }: { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
 }
chance = (шанс на победу { $percent } %)
prompt = { $player }, выбирайте (номер, действие или ход; ? объясняет, help перечисляет все команды):
help = Введите номер или название действия, затем номер одного из его ходов; Enter — назад. Можно ввести и саму запись хода, она стоит в скобках. `?` снова показывает выбор, `?c3-c7` объясняет ход. `undo` отменяет шаг в пределах своего хода, `hint` подсказывает хорошие ходы, `moves` показывает все ходы, `board` — поле, `save ФАЙЛ` записывает партию, `quit` — выход.
legal-move = ход { $move } возможен: { $told }
no-number = номера { $number } нет; есть номера от 1 до { $count }
saved = записано в { $file }
hint = Хорошие ходы и ваш шанс на победу после каждого:
undone = ход отменён
save-where = для save нужно имя файла: save game.donjon
plays-on = { $fault }; дальше играет { $player }
over = Игра окончена.
rank = { $rank }. { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }
left = Вы вышли из игры.

# Lessons.
look-at = Посмотрите: { $places }.
try = Ваш ход (show, moves, back, quit):
read-on = Дальше — Enter (back, quit):
by-rule = (правило { $rule })
left-lesson = Вы вышли из урока.
# Записи и позиции.
replayed = { $file }: { $game }, игроков: { $seats }, шагов: { $count }, все по правилам
standing = ходит { $player }: { $scores }
standing-chance = ход за случаем: { $scores }
standing-over = игра окончена: { $scores }
to-move-after = ходит { $player }, сделано шагов: { $count }

# Разбор партии.
review-turning = Где игра повернулась:
review-turned = Ход { $turn }: { $said } ({ $change })
review-mistakes = Что стоило дороже всего:
review-no-mistakes = Явных ошибок не было.
review-mistake = Ход { $turn }: { $said } Лучше: { $better } (−{ $loss } %)
review-balance = Шансы на победу в процентах: начало + удача + свои ошибки + ошибки других + непредвиденное = итог
review-start = начало
review-luck = удача
review-own = свои ошибки
review-others = ошибки других
review-unseen = непредвиденное
review-result = итог

# Puzzles.
puzzle-try = Ваш ход, шаг за шагом (moves — все, again — сначала, show — решение, quit — выход):
