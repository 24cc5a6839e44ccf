title = Горцы
about = На берегах шотландского озера собираются кланы, и восемнадцать замков ждут хозяина. Вводите рыцарей в игру под тартановыми знамёнами, сводите их в отряды и берите замки двойным превосходством. За щитом никто не знает, сколько там защитников, а взявший предпоследний замок получает и последний.
option-failed_assault = Что происходит с рыцарями после неудачного штурма.
option-failed_assault-lost = Они возвращаются в запас.
option-failed_assault-repulse = Они остаются у ворот; потрачен только шаг.
option-turn_cap = После скольких ходов кланов игра кончается; замки считаются за теми, кто их держит.
option-turn_cap-200 = После 200 ходов.
option-turn_cap-400 = После 400 ходов: люди до этого почти никогда не доигрывают.
option-turn_cap-800 = После 800 ходов.

word-castles = у последнего замка есть хозяин
word-turn-cap = достигнут предел ходов
word-banner-taken = там ещё стоит свой рыцарь
word-supply-empty = запас пуст

event-began = { $clan }: первый ход.
event-rolled = { $clan }: на кубике { $die }.
event-entered = { $clan }: рыцарь вступает в игру на { $places }.
event-barred = { $clan }: рыцарь на { $places } не выставляется — { $why }.
event-ended-turn = { $clan }: конец хода, { $steps ->
    [one] остался { $steps } шаг
    [few] осталось { $steps } шага
   *[other] осталось { $steps } шагов
 }.
event-marched = { $clan }: { $knights ->
    [one] { $knights } рыцарь идёт
    [few] { $knights } рыцаря идут
   *[other] { $knights } рыцарей идут
 } { $places }.
event-mustered = { $clan }: { $knights ->
    [one] { $knights } рыцарь готовится
    [few] { $knights } рыцаря готовятся
   *[other] { $knights } рыцарей готовятся
 } к удару { $places }.
event-beaten = { $clan }: победа в лагере { $places }; { $other } — потери: { $knights }.
event-stormed = { $clan }: штурм замка { $castle }, рыцарей — { $knights }.
event-shown = { $clan }: щит замка { $castle } открыт, его сила — { $value }.
event-perished = { $clan }: штурм замка { $castle } не удался, { $knights ->
    [one] потерян { $knights } рыцарь
    [few] потеряны { $knights } рыцаря
   *[other] потеряно { $knights } рыцарей
 }.
event-repulsed = { $clan }: штурм замка { $castle } отбит, рыцари остаются у ворот.
event-lost = { $clan }: замок { $castle } потерян, очки: { $points }.
event-took = { $clan }: замок { $castle } взят, очки: +{ $points }.
event-went-in = { $clan }: { $knights ->
    [one] { $knights } рыцарь входит
    [few] { $knights } рыцаря входят
   *[other] { $knights } рыцарей входят
 } в замок { $castle }.
event-laid = { $clan }: у замка { $castle } положен щит.
event-drawn = { $clan }: у замка { $castle } положен щит, его сила — { $value }.
event-left-bare = { $clan }: замок { $castle } остаётся без щита.
event-given = { $clan }: последний замок, { $castle }, достаётся в награду, очки: +{ $points }.
event-ended = Игра окончена: { $ending }.

reason-game-over = игра окончена
reason-chance-decides = сначала решает случай
reason-not-now = сейчас случай этого не решает
reason-into-banner = на знамя дороги нет: его только покидают
reason-no-road = от { $source } к { $target } дороги нет
reason-nobody-there = у клана, чей сейчас ход, на { $source } нет рыцарей
reason-empty-group = в отряде должен быть хотя бы один рыцарь
reason-too-many = столько рыцарей на { $source } нет, их там { $here }
reason-garrison = в замке без щита должен остаться хотя бы один рыцарь
reason-too-weak = чтобы победить на { $target }, рыцарей не хватит даже с подкреплением
reason-mustering = сначала удар по { $camp }: отряды уже готовы
reason-mustered = отряд с { $source } уже готов к удару
reason-all-storm = замок штурмует весь лагерь: пишите без числа
reason-swords-hold = чтобы взять { $name }, нужно рыцарей: { $needed }; на { $source } их { $here }
reason-defenders-hold = силы защитников { $name } известны: нужно рыцарей { $needed }, на { $source } их { $here }
reason-go-in-first = сначала скажите, сколько рыцарей войдёт в { $name }
reason-shield-first = сначала решите, класть ли щит у { $name }
reason-nothing-taken = сейчас не взят ни один замок
reason-not-at-gate = войти могут от 1 до { $most } рыцарей
reason-no-shield-now = щит кладут только сразу после взятия замка
reason-not-in-reserve = такого щита в запасе нет

error-no-move = это не ход: шаг пишется NA2-NA3 или, если идёт часть рыцарей, 2NA2-NA3; затем in4, shield, bare; ход кончается знаком .
