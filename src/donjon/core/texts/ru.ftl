# Слова, общие для всех игр.
word-red = красный
word-blue = синий
word-yellow = жёлтый
word-green = зелёный
word-purple = фиолетовый
word-black = чёрный

refused = { $move }: { $why } (правило { $rule })

# В чём отказывает библиотека. Перечни, из которых выбирают, кончаются словом one-of.
one-of = { $most } или { $last }
error-unknown-game = игры «{ $name }» нет; есть { $names }
error-unknown-game-near = игры «{ $name }» нет; может быть, { $near }?
error-unknown-bot = бота «{ $name }» нет; есть { $names }
error-unknown-bot-near = бота «{ $name }» нет; может быть, { $near }?
error-seats = число игроков в { $game } — { $seats }, а не { $given }
error-no-option = в { $game } нет настройки «{ $name }»; есть { $known }
error-no-options = в { $game } нет настройки «{ $name }»; настроек нет вообще
error-bad-value = настройка { $name } — это { $values }, а не «{ $value }»
error-no-seat = места { $seat } нет; места — от 0 до { $last }, None — зритель
error-no-undo = отменять нечего: отменить ход можно только в свой черёд и не дальше случая или открытия тайного
error-no-decision = на полуходе { $ply } никто не выбирал; туда вернуться нельзя
error-line = строка { $line }: { $why }
error-late-header = строка заголовка после первого хода
error-no-header = «{ $text }» — не строка заголовка вида [Game "towers"]
error-no-turn = «{ $text }» не начинает ни черёд (12 red: …), ни заголовок
error-no-game = записи нужна строка вида [Game "towers"]
error-no-seats = записи нужна строка вида [Seats "4"]
error-other-rules = версия правил { $given } — не та, по которой играют здесь: { $here }
error-other-result = после последнего хода счёт { $found }, а не { $claimed }, как сказано в заголовке
error-after-the-end = ход { $number }, «{ $move }»: игра кончилась до этого хода
error-other-mover = ход { $number }, «{ $move }»: здесь ходит { $due }, а не { $said }
error-bad-move = ход { $number }, { $why }
