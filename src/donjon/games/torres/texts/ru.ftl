title = Торрес
line = Стройте замки, взбирайтесь на них и стойте выше всех там, где они шире.
about = Принцы отстраивают замки старого короля и отправляют своих рыцарей на башни. Каждый ход — пять пунктов действия: на рыцарей, шаги, блоки и карты; чем шире замок и чем выше стоит рыцарь, тем больше очков. Король награждает тех, кто встретит его на нужном уровне.
option-version = В какую версию играем?
option-version-basic = Базовая игра: одна общая колода карт действия.
option-version-own = Собственные колоды: вытягиваете три карты, одну оставляете себе.
option-version-master = Мастер-версия: игроки сами основывают замки, все карты сразу на руке, а карта мастера приносит очки.
option-version-plain = Без карт: только рыцари, шаги и блоки. Так легче учиться, и ничего не скрыто.
option-doors = Как рыцарь проходит через замок?
option-doors-net = Важны только уровни входа и выхода.
option-doors-path = Путь внутри замка нигде не ведёт вверх.
option-moveblock = Куда карта «передвинуть башню» может поставить блок?
option-moveblock-ground = Только на пустое место поля.
option-moveblock-stack = Также на верх замка.
option-master = Карта мастера (только в мастер-версии).
option-master-drawn = Вытягивается случайно в начале игры.
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
word-step = вести рыцаря
word-knight = рыцарь
word-block = блок
word-king = король
word-buy = взять карту
word-advance = шаг по шкале
word-end = закончить ход
word-put = отложить блок
word-hand = начатая стопка
with-card = { $card ->
    [0] {""}
   *[other] {" "}разыгрывает карту «{ $card }» и
 }
where-to = { $level ->
    [0] на землю { $side }
   *[other] на уровень { $level } замка { $side }
 }

event-master-card = Карта мастера: { $master }.
event-founded = { $player } основывает замок { $side }.
event-enlisted = { $player } выставляет рыцаря { where-to }.
event-crowned = { $player } ставит короля { where-to }.
event-king-stayed = { $player } оставляет короля на месте.
event-moved = { $player }{ with-card } ведёт рыцаря{ $through ->
    [0] {""}
   *[other] {" "}через замок
 } { where-to }.
event-built = { $player }{ with-card } ставит блок { $height ->
    [1] рядом с замком { $side }: замок растёт.
   *[other] на замок { $side }: уровень { $height }.
 }
event-bought = { $player } берёт карту действия.
event-drew = { $player } вытягивает карту «{ $card }».
event-kept = { $player } оставляет себе карту «{ $card }». { $count ->
    [0] Возвращать нечего.
    [one] { $count } карта идёт { $where }.
    [few] { $count } карты идут { $where }.
   *[other] { $count } карт идут { $where }.
 }
event-kept-one = { $player } оставляет себе одну карту. { $count ->
    [0] Возвращать нечего.
    [one] { $count } карта идёт { $where }.
    [few] { $count } карты идут { $where }.
   *[other] { $count } карт идут { $where }.
 }
event-advanced = { $player } двигает маркер по шкале: { some-points }.
event-card-played = { $player } разыгрывает карту «{ $card }».
event-raised = { $player }{ with-card } поднимает рыцаря { $side } на уровень { $height }.
event-shifted = { $player }{ with-card } переставляет блок, стоявший { $fromside }, { $height ->
    [1] на землю { $side }
   *[other] на уровень { $height } замка { $side }
 }.
event-stored = { $player } откладывает лишний блок на другую стопку: в ней теперь { $size }.
event-returned = { $player } возвращает в общую кучу { $count ->
    [one] { $count } блок
    [few] { $count } блока
   *[other] { $count } блоков
 }.
event-castle-scored = { $player } получает за замок { $side } { some-points }: площадь { $area } × уровень { $level }.
event-pushed = { $player } попадает маркером на занятое деление и идёт дальше: ещё { some-points }.
event-king-bonus = { $player } получает премию короля за стадию { $phase }: { some-points }.
event-master-bonus = { $player } получает по карте мастера { $master } { some-points }.
event-phase-ended = Стадия { $phase } окончена: подсчёт очков.
event-phase-began = Стадия { $phase }: начинает { $player }.
event-game-ended = Игра окончена.

reason-game-over = игра окончена
reason-master-first = сначала открывается карта мастера
reason-castles-first = сначала игроки основывают замки: поставьте блок
reason-knights-first = сначала поставьте рыцаря на свободный замок
reason-king-first = сначала поставьте короля на свободный замок
reason-draw-first = сначала вытягивается карта
reason-keep-first = сначала выберите, какую из вытянутых карт оставить
reason-leftover-first = сначала решите, куда деть оставшиеся блоки
reason-king-moves-first = сначала переставьте короля или оставьте его на месте
reason-king-stays = короля переставляют только между стадиями
reason-turn-goes-on = класть блоки на другие стопки можно только в конце хода
reason-nothing-drawn = карты не вытянуты, выбирать не из чего
reason-nothing-bought = карта не взята
reason-no-master-card = карта мастера открывается только перед началом игры
reason-way-leads-up = дверь туда есть, но внутри замка путь к ней вёл бы вверх
reason-hand-empty = в начатой стопке не осталось блоков
reason-no-stack-in-use = в этот ход вы ещё не начали ни одной стопки
reason-no-block-anywhere = ни в одной стопке не осталось блоков
reason-no-other-neighbour = рядом с этой клеткой нет другого вашего рыцаря
reason-no-points = не хватает пунктов действия: осталось { $actions }
reason-not-your-knight = здесь нет вашего рыцаря
reason-occupied = это место занято фигурой
reason-too-far = эта клетка не рядом с рыцарем, и рядом с ним нет двери на его уровне
reason-too-high = за шаг рыцарь поднимается только на один уровень, а здесь пришлось бы с { $level } на { $height }
reason-no-passage = ни одна дверь этого замка не выходит туда на уровне { $level } или ниже
reason-no-knight-left = все ваши рыцари уже на поле
reason-no-neighbour = рядом с этой клеткой нет вашего рыцаря
reason-above-neighbour = эта клетка выше вашего рыцаря рядом с ней
reason-not-a-castle = здесь нет замка
reason-no-block-left = для этого хода блоков не осталось
reason-no-such-stack = такой стопки у вас нет
reason-which-stack = выберите стопку: подходят несколько
reason-one-stack = блоки за ход берутся из одной стопки, и она уже начата
reason-apart = эта клетка не граничит с замком
reason-merges = блок здесь соединил бы два замка
reason-area = замок не может быть выше своей площади: она равна { $area }, и башня здесь уже такой высоты
reason-too-close = отсюда до другого замка меньше трёх шагов
reason-deck-empty = карт больше нет
reason-two-bought = в этот ход вы уже взяли две карты
reason-no-buying = в мастер-версии карты не берут
reason-no-cards = в этой партии играют без карт действия
reason-one-card = в этот ход вы уже сыграли карту
reason-not-in-hand = этой карты нет у вас на руке: { $card }
reason-just-bought = эту карту вы взяли в этот же ход: { $card }
reason-not-single = здесь нет одиночного блока, стоящего на поле
reason-splits = без этого блока замок распался бы
reason-six-castles = осталось бы меньше { $castles ->
    [one] { $castles } замка
   *[other] { $castles } замков
 }
reason-left-too-high = оставшийся замок стал бы выше своей площади
reason-not-ground = это не пустое место поля
reason-not-diagonal = эта клетка не соседствует с рыцарем по диагонали
reason-no-door = рядом с этим рыцарем нет двери на его уровне
reason-no-exit = ни одна дверь этого замка не выходит туда
reason-not-over-a-knight = на пути нет рыцаря, через которого можно прыгнуть
reason-not-beside = эта клетка не рядом с рыцарем
reason-not-two-up = эта клетка выше рыцаря не ровно на два уровня
reason-not-drawn = эта карта не была вытянута: { $card }
reason-top-or-under = выберите, куда вернуть карты: на верх колоды или под низ
reason-no-such-card = такой карты в колоде больше нет: { $card }

reason-no-move = это не ход: шаг пишется c3-d3, рыцарь *c3, блок +c3, король Kc3, взятая карта $, сыгранная !leap:c3-c4, очко ^, конец хода .
reason-no-card = это не ход: эта карта пишется { $card }

# Поле в виде текста.
text-player = { $player }: { some-points }; стопки: { $stacks }; рыцарей в запасе: { $knights }; карты: { $cards }
