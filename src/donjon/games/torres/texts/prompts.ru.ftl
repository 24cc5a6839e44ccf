# Что требуется.
some-action-points = { $actions ->
    [one] { $actions } пункт действия
    [few] { $actions } пункта действия
   *[other] { $actions } пунктов действия
 }
some-price = { $price ->
    [one] { $price } пункт
    [few] { $price } пункта
   *[other] { $price } пунктов
 }
some-blocks = { $blocks ->
    [0] блоков нет
    [one] { $blocks } блок
    [few] { $blocks } блока
   *[other] { $blocks } блоков
 }
wait-master = Открывается карта мастера.
ask-castles = Основайте замок не ближе трёх шагов от любого другого.
wait-castles = { $player } основывает замок…
ask-knights = Выставьте первого рыцаря на один из замков.
wait-knights = { $player } выставляет первого рыцаря…
ask-king = Поставьте короля на другой замок.
wait-king = { $player } ставит короля…
ask-turn = Осталось: { some-action-points }, { some-blocks }. Ведите рыцаря или выберите другое действие.
wait-turn = { $player } ходит, осталось: { some-action-points }…
ask-spent = Пункты действия кончились: закончите ход{ $blocks ->
    [0] {""}
    [one] ; { $blocks } блок не пригодился
    [few] ; { $blocks } блока не пригодились
   *[other] ; { $blocks } блоков не пригодились
 }.
wait-spent = { $player } заканчивает ход…
wait-draw = Вытягивается карта.
ask-keep = Оставьте себе одну карту из { $count }; остальные вернутся в колоду.
wait-keep = { $player } выбирает карту…
ask-leftover = { $count ->
    [one] Остался { $count } блок: отложите его на другую стопку или верните в общую кучу.
    [few] Осталось { $count } блока: отложите их на другие стопки или верните в общую кучу.
   *[other] Осталось { $count } блоков: отложите их на другие стопки или верните в общую кучу.
 }
wait-leftover = { $player } убирает лишние блоки…
ask-king-moves = У вас меньше всех очков: переставьте короля на свободную клетку любого замка или оставьте его.
wait-king-moves = { $player } отстаёт по очкам и может переставить короля…
wait-over = Игра окончена.

left-actions = Пункты действия
left-blocks = Блоки
lose-actions = { $actions ->
    [one] пропадёт
   *[other] пропадут
 } { some-action-points }.

action-step = Идти
action-first-knight = Первый рыцарь
action-knight = Рыцарь
action-block = Блок
action-buy = Карта
action-advance = Шкала +1
action-end = Закончить ход
action-found = Основать замок
action-king = Король
action-stay = Оставить короля
action-keep = Оставить карту
action-store = Отложить на стопку
action-return = Вернуть в кучу
action-card-ap6 = { $card }
action-card-ap7 = { $card }
action-card-extra = { $card }
action-card-under = { $card }
action-card-moveblock = { $card }
action-card-relocate = { $card }
action-card-diagonal = { $card }
action-card-door = { $card }
action-card-jump = { $card }
action-card-leap = { $card }
pick-step = Выберите, куда пойдёт рыцарь: шаг или дверь стоит { some-price }.
pick-first-knight = Выберите замок для первого рыцаря.
pick-knight = Выставьте рыцаря ({ some-price }) рядом со своим, не выше его.
pick-block = Поставьте блок ({ some-price }) на замок или рядом с ним; у вас { some-blocks }.
pick-end = Выберите стопку, которая уйдёт за этот ход.
pick-found = Выберите пустое место не ближе трёх шагов от любого замка.
pick-king = Выберите для короля свободную клетку замка.
pick-keep = Выберите карту себе и куда вернуть остальные.
pick-store = Выберите стопку, на которую ляжет блок.
pick-card-extra = Выберите место для дополнительного блока.
pick-card-under = Выберите рыцаря, которого поднимет блок.
pick-card-moveblock = Выберите одиночный блок, затем место для него.
pick-card-relocate = Выберите рыцаря, затем место для него.
pick-card-diagonal = Выберите рыцаря, затем место для него.
pick-card-door = Выберите рыцаря, затем место для него.
pick-card-jump = Выберите рыцаря, затем место для него.
pick-card-leap = Выберите рыцаря, затем место для него.

# Почему действие сейчас невозможно.
short-two-bought = две уже взяты
short-no-points = не хватает пунктов ({ $actions })
short-no-knight-left = все уже на поле
short-no-block-left = блоков не осталось
short-occupied = рядом нет свободного места
short-too-high = слишком высоко
short-too-far = идти некуда
short-no-passage = нет двери наружу
short-above-neighbour = все клетки рядом выше
short-no-neighbour = рядом нет рыцаря
short-area = все замки уже предельной высоты
short-apart = рядом с замками нет места
short-merges = два замка соединились бы
short-not-a-castle = нет свободного замка
short-no-such-stack = нет места ни на одной стопке
short-just-bought = взята в этот ход
short-one-card = одна карта за ход
short-not-single = нет свободного одиночного блока
short-splits = замок распался бы
short-left-too-high = замок стал бы слишком высоким
short-not-ground = нет пустого места
short-not-diagonal = по диагонали места нет
short-no-door = рядом с рыцарем нет двери
short-no-exit = нет двери наружу
short-not-over-a-knight = не через кого прыгать
short-not-beside = рядом нет клетки на два уровня выше
short-not-two-up = рядом нет клетки на два уровня выше
short-way-leads-up = путь ведёт вверх
short-no-other-neighbour = рядом нет другого рыцаря
short-no-block-anywhere = блоков не осталось

# Ходы.
the-cell = { $level ->
    [0] на землю { $side }{ spot }
   *[other] на замок { $side }{ spot }: уровень { $level }, площадь { $area }
 }
the-knight = рыцаря { $fromside }{ from-spot }
from-stack = { $stack ->
    [0] {""}
    [1] {" "}из стопки в 1 блок
    [4] {" "}из начатой стопки
   *[other] {" "}из стопки в { $stack } блока
 }
which-side = { $facing ->
    [0] {""}
   *[other] , { $facing-of } от него
 }
say-step = Ведите { the-knight } на шаг { $way-of }: { $level ->
    [0] на землю
   *[other] уровень { $level }, площадь { $area }
 }.
say-door = Проведите { the-knight } через замок { the-cell }.
say-knight = Выставьте рыцаря { the-cell }.
say-king = Поставьте короля { the-cell }.
say-found = Основайте замок { $side }{ spot }.
say-block = Поставьте блок{ from-stack } { $level ->
    [1] рядом с замком
   *[other] на замок
 } { $side }{ which-side }{ spot }: уровень { $level }, площадь { $area }.
say-buy = Возьмите карту.
say-advance = Передвиньте маркер по шкале: { some-points }.
say-end = { $stack ->
    [-1] Закончите ход.
    [0] Закончите ход: за него уйдёт пустая стопка.
    [1] Закончите ход: за него уйдёт стопка в 1 блок.
   *[other] Закончите ход: за него уйдёт стопка в { $stack } блока.
 }
say-return = Верните блоки в общую кучу.
say-stay = Оставьте короля на месте.
say-store = { $size ->
    [0] Отложите блок на пустую стопку.
    [1] Отложите блок на стопку в 1 блок.
   *[other] Отложите блок на стопку в { $size } блока.
 }
say-keep = Оставьте карту «{ $card }»; остальные — { $where }.
say-card-points = Сыграйте карту «{ $card }».
say-card-extra = Сыграйте карту «{ $card }»: { $level ->
    [1] рядом с замком
   *[other] на замок
 } { $side }{ which-side }{ spot }, уровень { $level }, площадь { $area }.
say-card-under = Сыграйте карту «{ $card }»{ $stack ->
    [0] {""}
   *[other] {" "}с блоком{ from-stack }
 }: рыцарь { $side }{ spot } поднимется на уровень { $level }, площадь { $area }.
say-card-moveblock = Сыграйте карту «{ $card }»: блок { $fromside }{ from-spot } переходит { the-cell }.
say-card-move = Сыграйте карту «{ $card }»: рыцарь { $fromside }{ from-spot } переходит { the-cell }.
