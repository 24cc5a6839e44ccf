# Слова, общие для всех игр.
word-red = красный
    .f-acc = красную
word-blue = синий
    .f-acc = синюю
word-yellow = жёлтый
    .f-acc = жёлтую
word-green = зелёный
    .f-acc = зелёную
word-purple = фиолетовый
    .f-acc = фиолетовую
word-black = чёрный
    .f-acc = чёрную
some-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }
lost-points = { $lost ->
    [one] { $lost } очко
    [few] { $lost } очка
   *[other] { $lost } очков
 }

# Игроки: по цвету или по имени.
player-red = Красный
    .gen = Красного
    .dat = Красному
player-blue = Синий
    .gen = Синего
    .dat = Синему
player-yellow = Жёлтый
    .gen = Жёлтого
    .dat = Жёлтому
player-green = Зелёный
    .gen = Зелёного
    .dat = Зелёному
player-purple = Фиолетовый
    .gen = Фиолетового
    .dat = Фиолетовому
player-black = Чёрный
    .gen = Чёрного
    .dat = Чёрному
player-named = { $name }
    .gen = игрока { $name }
    .dat = игроку { $name }

# Компьютерные игроки.
bot-random = Шут
    .gen = Шута
    .dat = Шуту
bot-greedy = Барон-разбойник
    .gen = Барона-разбойника
    .dat = Барону-разбойнику
bot-novice = Паж
    .gen = Пажа
    .dat = Пажу
bot-casual = Оруженосец
    .gen = Оруженосца
    .dat = Оруженосцу
bot-club = Каменщик
    .gen = Каменщика
    .dat = Каменщику
bot-expert = Кастелян
    .gen = Кастеляна
    .dat = Кастеляну
bot-master = Зодчий
    .gen = Зодчего
    .dat = Зодчему

refused = { $move }: { $why } (правило { $rule })
nothing-possible = так пойти нельзя
only-ends = Ход заканчивается без действий.
lesson-elsewhere = Так тоже можно, но урок продолжается другим ходом. Попробуйте ещё раз.

# В чём отказывает библиотека. Перечни, из которых выбирают, кончаются словом one-of.
one-of = { $most } или { $last }
error-unknown-game = игры «{ $name }» нет; есть { $names }
error-unknown-game-near = игры «{ $name }» нет; возможно, вы имели в виду { $near }?
error-unknown-bot = бота «{ $name }» нет; есть { $names }
error-unknown-bot-near = бота «{ $name }» нет; возможно, вы имели в виду { $near }?
error-seats = «{ $game }»: игроков может быть { $seats }, а не { $given }
error-no-option = «{ $game }»: настройки «{ $name }» нет; выберите { $known }
error-no-options = «{ $game }»: настройки «{ $name }» нет; настроек нет вообще
error-no-lesson = «{ $game }»: урока «{ $name }» нет; выберите { $known }
error-no-puzzle = «{ $game }»: задачи «{ $name }» нет
error-no-puzzles = здесь ни у одной игры нет задач
error-nothing-to-ask = на шаге { $ply } выбора не было, поэтому и спрашивать не о чем
error-not-sure = что лучше всего на шаге { $ply }, зависит от случая или от скрытого
error-broken-off = запись обрывается посреди хода, который начинается с шага { $ply }
error-bad-value = у настройки { $name } может быть значение { $values }, но не «{ $value }»
error-no-seat = места { $seat } нет; места — от 0 до { $last }, None — зритель
error-no-undo = отменять нечего: можно отменить только шаги своего текущего хода, а после случайного исхода или вскрытого секрета — уже нельзя
error-no-decision = к шагу { $ply } вернуться нельзя: выбора там не было
error-line = строка { $line }: { $why }
error-late-header = строка заголовка после первого хода
error-no-header = «{ $text }» — не строка заголовка вида [Game "towers"]
error-no-turn = «{ $text }» — не ход (вида 12 red: …) и не строка заголовка
error-no-game = записи нужна строка вида [Game "towers"]
error-no-seats = записи нужна строка вида [Seats "4"]
error-other-rules = запись сделана по правилам версии { $given }, а здесь играют по версии { $here }
error-other-result = после последнего хода счёт { $found }, а не { $claimed }, как сказано в заголовке
error-after-the-end = шаг { $number }, «{ $move }»: игра уже кончилась
error-other-mover = шаг { $number }, «{ $move }»: здесь ходит { $due }, а не { $said }
error-bad-move = шаг { $number }, { $why }

# Задачи.
puzzle-score = Ходит { $player }: найдите ход, который приносит { some-points }.
puzzle-win = Ходит { $player }: выиграйте партию этим ходом.
puzzle-patience = Ходит { $player }: { some-points } можно взять сразу, но есть ход лучше. Какой?
puzzle-hinder = Ходит { $player }: найдите ход, который сдержит { $other-gen }.
puzzle-build = Ходит { $player }: один ход явно лучше остальных. Найдите его.
puzzle-solved = Найдено: теперь { $player } выигрывает в { $win ->
    [one] { $win } случае
   *[other] { $win } случаях
 } из 100, а после лучшего из других ходов — в { $rival }.
puzzle-worse = Ещё не то: после этого хода { $player } выигрывает в { $win ->
    [one] { $win } случае
   *[other] { $win } случаях
 } из 100, а можно в { $rival }.
puzzle-fewer = Ещё не то: этот ход приносит { some-points }.
puzzle-why = После него { $player } выигрывает в { $win ->
    [one] { $win } случае
   *[other] { $win } случаях
 } из 100, после лучшего из других ходов — в { $rival }.
