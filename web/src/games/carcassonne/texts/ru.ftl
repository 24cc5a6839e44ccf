# Ходы: их вид, если он не назван частью, и части, которые не места
part-dash = Больше ничего
part-turn-0 = Как есть
part-turn-1 = Четверть оборота вправо
part-turn-2 = Пол-оборота
part-turn-3 = Четверть оборота влево
part-S = Маленькая фишка
part-B = Большая фишка
part-U = Строитель
part-P = Свинья
part-T = Фрагмент башни
part-Y = Фея
part-X = Принцесса отсылает домой
part-K = Взять в плен
part-D = Дракон
part-ES = Обменять маленькую фишку
part-EB = Обменять большую фишку
part-RS = Выкуп: маленькая фишка, держит { $rest }
part-RB = Выкуп: большая фишка, держит { $rest }

# Что у игроков и как обстоят дела на столе
have-small = Фишки
have-pieces = Части башен

# Что находится на месте
land-city = Город
land-road = Дорога
land-field = Поле
land-monastery = Монастырь
piece-tower = башня
piece-dragon = дракон
piece-fairy = фея

# Рядом с полем
tiles-left = Осталось плиток: { $left }
tiles-to-come = Ещё выйдут тайлы: { $left }
fields = Поля
fields-hint = Показать, чьи это поля и сколько они приносят
prisoners = Пленники
prisoner-of = Фишка, чья она: { $owner }, у кого в плену: { $jailer }
ransom = Выкупить
nobody = ничьё
complete = достроено
drawn-tile = Тайл в руке: { $tile }

# Откуда очки
source-scored-city = Города
source-scored-road = Дороги
source-scored-monastery = Монастыри
source-scored-field = Поля
source-ransom-paid = Уплаченный выкуп
source-ransom-taken = Полученный выкуп
source-fairy-point = Фея
source-fairy-feature = Фишка феи
source-goods-scored = Товары
