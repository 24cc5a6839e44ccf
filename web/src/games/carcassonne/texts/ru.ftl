# Ходы: их вид, если он не назван частью, и части, которые не места
part-dash = Без действия
part-turn-0 = Как есть
part-turn-1 = Четверть оборота вправо
part-turn-2 = Пол-оборота
part-turn-3 = Четверть оборота влево
part-S = Подданный
part-B = Большой подданный
part-U = Строитель
part-P = Свинья
part-T = Фрагмент башни
part-Y = Фея
part-X = Принцесса отсылает рыцаря
part-K = Взять в плен
part-D = Дракон
part-ES = Вернуть подданного
part-EB = Вернуть большого подданного
part-RS = Выкупить подданного (держит { $rest })
part-RB = Выкупить большого подданного (держит { $rest })

# Что у игроков и как обстоят дела на столе
have-small = Подданные
have-pieces = Фрагменты башни

# Что находится на месте
land-city = Город
land-road = Дорога
land-field = Поле
land-monastery = Монастырь
piece-tile = тайл
piece-open = свободное место
piece-segment = площадка для башни
piece-tower = башня
piece-dragon = дракон
piece-fairy = фея

# Рядом с полем
tiles-left = Осталось тайлов: { $left }
tiles-to-come = Тайлов ещё не вышло: { $left }
fields = Поля
fields-hint = Показать, чьи это поля и сколько они приносят
prisoners = Пленники
prisoner-of = { $owner }: подданный в плену, его держит { $jailer }
ransom = Выкупить
nobody = хозяина нет
complete = завершено
drawn-tile = Тайл в руке: { $tile }
turn-tile = Повернуть тайл
tile-laid = Только что положенный тайл

# Откуда очки
source-scored-city = Города
source-scored-road = Дороги
source-scored-monastery = Монастыри
source-scored-field = Поля
source-scored-farmers = Крестьяне у городов
source-ransom-paid = Уплаченный выкуп
source-ransom-taken = Полученный выкуп
source-fairy-point = Фея
source-fairy-feature = Подданный рядом с феей
source-goods-scored = Товары
