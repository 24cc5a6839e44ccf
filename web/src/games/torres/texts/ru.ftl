# Что у игроков и как обстоят дела на столе
have-reserve = Рыцари
have-stacks = Стопки
have-cards = Карты
have-in-hand = Блоков в руке
have-points = Пункты действия
state-phase = Стадия
state-round = Круг
state-points = Пункты действия
state-supply = Осталось блоков
state-deck = Карт в колоде

# Что находится на месте
fact-area = замок из { $value }

# Рядом с полем
hand = Карты на руке

# Откуда очки
source-castle-scored = Замки
source-king-bonus = Рядом с королём
source-advanced = Шкала
source-pushed = Занятые деления
source-master-bonus = Карта мастера
