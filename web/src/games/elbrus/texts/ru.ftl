# Ходы: их вид, если он не назван частью, и части, которые не места
part-join = Соединить два моста в лестницу
part-dot = Без лестницы

# Что у игроков и как обстоят дела на столе
have-bridge = Мосты
have-window = Окна
have-portal = Порталы
have-balcony = Балконы
have-stairs = Лестницы

# Что находится на месте
piece-cell = { $height ->
    [0] земля
   *[other] замок
 }

# Откуда очки
source-placed = Арки
source-climbed = Лестницы
source-piered = Серые опоры
source-crowned = Настил над колодцем
source-towered = Угловые башни
source-walled = Средние линии
source-left = Остались на руках
source-stranded = Одиноко на земле

# В руке
turn-piece = Повернуть фишку
