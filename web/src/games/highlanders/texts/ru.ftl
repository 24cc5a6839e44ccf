# Ходы: их вид, если он не назван частью, и части, которые не места
kind = Поход
part-dot = Закончить ход
part-in = Входят: { $rest }
part-shield = Положить щит
part-bare = Оставить открытым

# Что у игроков и как обстоят дела на столе
state-die = Кубик
state-steps = Осталось шагов

# Что находится на месте
fact-needs = для взятия нужно рыцарей: { $value }
piece-knight = рыцарь
piece-troop = рыцари
piece-garrison = гарнизон
piece-shield = щит

# Рядом с полем
clan = Мечи { $swords }, рыцари { $supply }, щиты { $shields }

# Откуда очки
source-took = Взятые замки
source-lost = Потерянные замки
