title = Торрес
about = Принцы отстраивают замки старого короля и отправляют своих рыцарей на башни. Каждый ход — пять пунктов действия: на рыцарей, шаги, блоки и карты; чем шире замок и чем выше стоит рыцарь, тем больше очков. Король награждает тех, кто встретит его на нужном уровне.
option-version = Какая версия играется.
option-version-basic = Базовая игра: одна общая колода карт действия.
option-version-own = Собственные колоды: тянете три карты, одну оставляете себе.
option-version-master = Мастер-версия: замки ставят игроки, все карты на руках, карта мастера.
option-doors = Как рыцарь проходит через замок.
option-doors-net = Важны только уровни входа и выхода.
option-doors-path = Внутри замка пол по пути нигде не поднимается.
option-moveblock = Куда можно переставить блок картой «передвинуть башню».
option-moveblock-ground = Только на пустое место поля.
option-moveblock-stack = Также на верх замка.
option-master = Карта мастера (только в мастер-версии).
option-master-drawn = Вытягивается в начале игры.
option-master-border = Рыцари на краю поля.
option-master-diagonals = Рыцари на главных диагоналях.
option-master-castles = Рыцари во многих замках.
option-master-neighbours = Все рыцари рядом друг с другом.
option-master-levels = Все рыцари на разных уровнях.
option-master-row = Все рыцари в один ряд.
option-master-square = Четыре рыцаря — углы квадрата.
option-master-same-level = Все рыцари на одном уровне.

word-ap6 = 6 пунктов действия
word-ap7 = 7 пунктов действия
word-extra = дополнительная башня
word-under = вставка в башню
word-moveblock = передвинуть башню
word-relocate = переставить рыцаря
word-diagonal = диагональное движение
word-door = движение через двери
word-jump = прыжок
word-leap = скачок
word-on-top = на верх колоды
word-beneath = под низ колоды
word-only = обратно в колоду
word-master-border = «Край поля»
word-master-diagonals = «Главные диагонали»
word-master-castles = «Много замков»
word-master-neighbours = «Соседи»
word-master-levels = «Разные уровни»
word-master-row = «В один ряд»
word-master-square = «Квадрат»
word-master-same-level = «Один уровень»
word-step = переместить
word-knight = рыцарь
word-block = блок
word-king = король
word-buy = взять карту
word-advance = шаг по шкале
word-end = конец
word-put = сохранить блок
word-hand = начатая стопка

event-master-card = Карта мастера: { $master }.
event-founded = { $player }: основан замок на { $places }.
event-enlisted = { $player }: рыцарь выставлен на { $places }, уровень { $level }.
event-crowned = { $player }: король поставлен на { $places }, уровень { $level }.
event-king-stayed = { $player }: король остаётся на { $places }.
event-moved = { $player }: рыцарь идёт { $places }, уровень { $level }.
event-built = { $player }: блок на { $places }, высота { $height }.
event-bought = { $player }: куплена карта действия.
event-drew = { $player }: вытянута карта «{ $card }».
event-kept = { $player }: на руке остаётся карта «{ $card }». { $count ->
    [0] Возвращать нечего.
    [one] { $count } карта — { $where }.
    [few] { $count } карты — { $where }.
   *[other] { $count } карт — { $where }.
 }
event-kept-one = { $player }: одна карта остаётся на руке. { $count ->
    [0] Возвращать нечего.
    [one] { $count } карта — { $where }.
    [few] { $count } карты — { $where }.
   *[other] { $count } карт — { $where }.
 }
event-advanced = { $player }: вперёд по шкале, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }.
event-card-played = { $player }: сыграна карта «{ $card }».
event-raised = { $player }: рыцарь на { $places } поднят на уровень { $height }.
event-shifted = { $player }: блок передвинут { $places }, высота { $height }.
event-stored = { $player }: лишний блок положен на стопку, теперь в ней { $size }.
event-returned = { $player }: в общую кучу { $count ->
    [one] возвращается { $count } блок
    [few] возвращаются { $count } блока
   *[other] возвращаются { $count } блоков
 }.
event-turn-ended = { $player }: ход окончен.
event-castle-scored = { $player }: замок у { $places }, площадь { $area } на уровень { $level } — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }.
event-pushed = { $player }: поле шкалы занято, маркер идёт дальше — ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }.
event-king-bonus = { $player }: премия короля за стадию { $phase } — { $points } очков.
event-master-bonus = { $player }: карта мастера { $master } — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }.
event-phase-ended = Подсчёт очков за стадию { $phase }.
event-phase-began = Начинается стадия { $phase }. Первым ходит { $player }.
event-game-ended = Игра окончена.

reason-game-over = игра окончена
reason-chance-decides = сначала решает случай: вытягивается карта
reason-not-now = сначала нужно сделать другое
reason-no-points = не хватает пунктов действия (осталось { $points })
reason-not-your-knight = на { $source } нет вашего рыцаря
reason-occupied = это место занято фигурой
reason-too-far = { $target } не рядом с { $source }, и рядом с { $source } нет двери на уровне рыцаря
reason-too-high = рыцарь поднимается не больше чем на один уровень, а не с { $level } на { $height }
reason-no-passage = ни одна дверь этого замка не выходит на { $target } на уровне { $level } или ниже
reason-no-knight-left = все шесть рыцарей уже на поле
reason-no-neighbour = рядом с { $target } нет вашего рыцаря
reason-above-neighbour = { $target } выше, чем стоит ваш соседний рыцарь
reason-not-a-castle = на { $target } нет замка
reason-no-block-left = для этого хода блоков не осталось
reason-no-such-stack = такой стопки у вас нет
reason-which-stack = назовите стопку: ваши стопки разной высоты
reason-one-stack = блоки за ход берутся из одной стопки, и она уже начата
reason-apart = { $target } не граничит с замком
reason-merges = блок на { $target } соединил бы два замка
reason-area = площадь замка на { $target } — { $area }, и башня там уже такой высоты
reason-too-close = от { $target } до другого замка меньше трёх шагов
reason-deck-empty = карт больше нет
reason-two-bought = в этот ход уже взяты две карты
reason-no-buying = в мастер-версии карты не приобретаются
reason-one-card = в этот ход карта уже сыграна
reason-not-in-hand = этой карты нет у вас на руке: { $card }
reason-just-bought = эта карта взята только в этот ход: { $card }
reason-not-single = на { $source } нет одиночного блока, стоящего на поле
reason-splits = без { $source } замок распался бы
reason-six-castles = осталось бы меньше шести замков
reason-left-too-high = замок у { $source } стал бы выше своей площади
reason-not-ground = { $target } — не пустое место поля
reason-not-diagonal = { $target } не соседствует с { $source } по диагонали
reason-no-door = рядом с { $source } нет двери на уровне рыцаря
reason-no-exit = ни одна дверь этого замка не выходит на { $target }
reason-not-over-a-knight = между { $source } и { $target } нет рыцаря, через которого можно прыгнуть
reason-not-beside = { $target } не рядом с { $source }
reason-not-two-up = { $target } не ровно на два уровня выше { $source }
reason-not-drawn = эта карта не была вытянута: { $card }
reason-top-or-under = скажите, наверх или вниз, если колода не пуста
reason-no-such-card = такой карты в колоде больше нет: { $card }

error-no-move = это не ход: шаг пишется c3-d3, рыцарь *c3, блок +c3, король Kc3, купленная карта $, сыгранная !leap:c3-c4, очко ^, конец хода .
error-no-card = это не ход: эта карта пишется { $card }
