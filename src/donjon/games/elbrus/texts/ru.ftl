title = Эльбрусский замок
line = Арка на арке: чем выше, тем больше очков, но на вашем строят и другие.
about = От двух до четырёх архитекторов строят один замок из арок. Ставьте фишки на землю или сверху на две другие, чтобы колонны стояли твёрдо, а пролёт был свободен, и получайте очки за высоту каждой арки. Игра кончается, когда кто-то больше не может строить.
option-stairs = Лестницы для тех, кто точно попал на отметку.
option-stairs-off = Без лестниц.
option-stairs-on = Набрав ровно 8, 16, 24, 32 или 40 очков, можно соединить два моста в лестницу.
option-penalties = Штрафные очки в конце игры.
option-penalties-off = Без штрафов.
option-penalties-on = Минус два очка за каждое окно, каждый портал, балкон и каждую лестницу на руках и за каждую фишку, одиноко стоящую на земле.
option-scenario = Начальная расстановка серых фишек со своим условием и своим подсчётом.
option-scenario-none = Пустое поле.
option-scenario-four-piers = Четыре опоры, для двоих: в конце считается каждая серая опора, на которой стоит ваша колонна.
option-scenario-the-well = Колодец, для двоих: в середину колонны не ставят; в конце считается самый верхний настил над ней.
option-scenario-corner-towers = Угловые башни, для троих или четверых: в конце считается самый высокий настил каждого угла.
option-scenario-cross-wall = Крестовая стена, для троих или четверых: нельзя стоять только на сером; в конце считаются арки над средними линиями.
option-field = Сколько клеток в ширину поле?
option-field-8 = Восемь на восемь: тесно.
option-field-9 = Девять на девять.
option-field-10 = Десять на десять: просторно.

word-bridge = мост
    .gen = моста
    .dat = мосту
    .many = мостов
word-window = окно
    .gen = окна
    .dat = окну
    .many = окон
word-portal = портал
    .gen = портала
    .dat = порталу
    .many = порталов
word-balcony = балкон
    .gen = балкона
    .dat = балкону
    .many = балконов
word-stairs = лестница
word-no-pieces = остаётся без фишек
word-no-room = больше не находит места для постройки

event-began = { $player } начинает.
event-placed = { $player } ставит { $piece } { $side }, на высоте { $deck }{ $points ->
    [0] {""}
   *[other] : { the-gain }
 }.
event-climbed = { $player } ставит лестницу: { $lower } + { $upper } = { some-points }.
event-offered = { $player } набирает ровно { $mark ->
    [few] { $mark } очка
   *[other] { $mark } очков
 } и может сделать лестницу.
event-joined = { $player } соединяет два моста в лестницу.
event-declined = { $player } не делает лестницу.
event-piered = { $player } опирается на { $count ->
    [one] { $count } серую опору
    [few] { $count } серые опоры
   *[other] { $count } серых опор
 }: { some-points }.
event-crowned = { $player } владеет самым верхним настилом над колодцем: { some-points }.
event-towered = { $player } единолично владеет самым высоким настилом в углу: { some-points }.
event-walled = { $player } перекрывает средние линии { $count ->
    [one] { $count } фишкой
   *[other] { $count } фишками
 }: { some-points }.
event-left = { $player } теряет { lost-points } за фишки на руках: { $piece } × { $count }.
event-stranded = { $player } теряет { lost-points } за одинокую фишку на земле ({ $piece }).
event-ended = Игра окончена: { $player } { $ending }.

reason-game-over = игра окончена
reason-chance-decides = сначала жребий решает, кто начинает
reason-already-drawn = жребий уже решил, кто начинает
reason-not-playing = этим цветом никто не играет
reason-no-passing = строить обязательно: пропускать ход нельзя
reason-stairs-off = в этой партии играют без лестниц
reason-stairs-offered = сначала решите, делать ли лестницу
reason-nothing-offered = лестницу можно сделать только сразу после того, как ваш счёт точно попал на отметку
reason-none-left = у вас больше нет { $piece-many }
reason-no-stairs = у вас на руках нет лестницы
reason-off-field = { $piece } выходит за край поля
reason-other-end = { $piece } записывается от западной или северной колонны
reason-hanging-column = колонна повисла бы в воздухе: под одной высота { $one }, под другой { $two }; { $piece-dat } это не подходит
reason-span-blocked = пролёт занят: под ним высота { $height }, а настил { $piece-gen } был бы на высоте { $deck }
reason-on-one-piece = обе колонны стояли бы на одной и той же фишке
reason-in-the-well = в колодец колонну ставить нельзя
reason-on-the-wall = обе колонны стояли бы на серых фишках
reason-folded-back = верхний мост лестницы идёт прямо или поворачивает, но не возвращается над нижним
reason-upper-off-field = верхний мост выходит за край поля
reason-upper-hangs = колонна повисла бы в воздухе: верхний мост начинается на высоте { $one }, а под второй его колонной высота { $two }
reason-upper-blocked = пролёт занят: под ним высота { $height }, а настил верхнего моста был бы на высоте { $deck }

the-scenario = { $scenario ->
    [four-piers] Четыре опоры
    [the-well] Колодец
    [corner-towers] Угловые башни
   *[cross-wall] Крестовая стена
 }
error-scenario-seats = в сценарии «{ the-scenario }» игроков может быть { $seats }, а не { $given }
error-scenario-field = для сценария «{ the-scenario }» нужно поле { $needed } × { $needed }, а не { $given } × { $given }
reason-no-move = это не ход: постановка пишется bridge-r4c2-E, лестница — stairs-r4c0-E-S, её сборка — join или .

# Поле в виде текста.
text-pieces = { $piece } × { $count }
