# Ходы: части, которые не места
part-knight = Выставить рыцаря
part-block = Поставить блок
part-king = Поставить короля

# Что у игроков и как обстоят дела на столе
have-reserve = Рыцари в запасе
have-stacks = Стопки блоков
have-cards = Карты
have-in-hand = Блоков в начатой стопке
have-actions = Пункты действия
state-phase = Стадия
state-round = Раунд
state-actions = Пункты действия
state-supply = Блоков в общей куче
state-deck = Карт в колоде

# Что находится на месте
fact-area = площадь замка { $value }
piece-cell = { $height ->
    [0] земля
   *[other] замок
 }

# Рядом с полем
hand = Карты на руке
blocks-left = блоков: { $left } из { $all }
card-ap6 = Шесть пунктов в этот ход вместо пяти.
card-ap7 = Семь пунктов в этот ход вместо пяти.
card-extra = Блок из общей кучи, а не из вашей стопки.
card-under = Поднимает вашего рыцаря на блок из стопки.
card-moveblock = Свободный блок с земли переходит в другое место.
card-relocate = Рыцарь встаёт рядом с другим вашим.
card-diagonal = Шаг через угол.
card-door = Выйти из замка на любом уровне.
card-jump = Через рыцаря на клетку за ним.
card-leap = Сразу на два уровня вверх.

# Откуда очки
source-castle-scored = Замки
source-king-bonus = Премия короля
source-advanced = Шаги по шкале
source-pushed = Занятые деления шкалы
source-master-bonus = Карта мастера
