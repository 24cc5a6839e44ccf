# Ходы: их вид, если он не назван частью, и части, которые не места
part-dot = Закончить ход
part-in = Ввести рыцарей: { $rest }
part-shield = Положить щит
part-bare = Без щита

# Что у игроков и как обстоят дела на столе
state-die = Кубик
state-steps = Осталось шагов

# Что находится на месте
fact-needs = нужно рыцарей: { $value }
piece-knight = рыцарь
piece-troop = { $knights ->
    [one] { $knights } рыцарь
    [few] { $knights } рыцаря
   *[other] { $knights } рыцарей
 }
piece-garrison = { $knights ->
    [0] без гарнизона
   *[other] гарнизон: { $knights }
 }
piece-shield = щит

# Рядом с полем
clan = мечей: { $swords }, рыцарей в запасе: { $supply }, щитов: { $shields }

rolled = выпало { $die }
storm = Штурмовать замок { $castle }?
some-knights = { $knights ->
    [one] { $knights } рыцарь
    [few] { $knights } рыцаря
   *[other] { $knights } рыцарей
 }
defends-shield = { $knights ->
    [0] только щит
    [one] { $knights } рыцарь и щит
    [few] { $knights } рыцаря и щит
   *[other] { $knights } рыцарей и щит
 }
falls-to = нужно { $needs }
falls-to-you = Нужно { $needs }, у вас { $knights }.
wins = победа
holds = устоит
odds = Победа в { $wins } из { $cases } случаев.
not-now = Не сейчас
do-storm = Штурм

# Откуда очки
source-took = Взятые замки
source-lost = Потерянные замки
source-given = Последний замок
