# Что требуется.
wait-draw = Вытягивается тайл.
ask-place = { $second ->
    [second] Строитель приносит второй тайл
   *[first] Положите этот тайл
 }: подходящих мест — { $places }.
wait-place = { $player } кладёт тайл…
ask-act = Поставьте на него подданного (осталось { $small }){ $towers ->
    [towers] , постройте башню
   *[none] {""}
 } или продолжайте.
wait-act = { $player } выбирает действие…
ask-capture = Высота башни { $height }: возьмите в плен подданного по прямой, не дальше { $height ->
    [one] { $height } тайла
   *[other] { $height } тайлов
 }, или никого.
wait-capture = { $player } выбирает пленника…
ask-exchange = Обмен пленными: какой ваш подданный вернётся?
wait-exchange = { $player } меняет пленника…
ask-flight = Дракон летит: шаг { $step } из { $most }.
wait-flight = { $player } ведёт дракона: шаг { $step } из { $most }…
wait-over = Игра окончена.

left-followers = Подданные
left-pieces = Фрагменты башни

action-place = Положить
action-knight = Рыцарь
action-thief = Разбойник
action-farmer = Крестьянин
action-monk = Монах
action-big = Большой подданный
action-builder = Строитель
action-pig = Свинья
action-tower = Башня
action-top = На башню
action-fairy = Фея
action-princess = Принцесса
action-ransom = Выкуп ({ $cost } очка)
action-pass = Дальше
action-capture = Взять в плен
action-spare = Никого не трогать
action-exchange = Обмен
action-dragon = Лететь
pick-place = Выберите место, затем поворот тайла.
pick-knight = Выберите город для рыцаря.
pick-thief = Выберите дорогу для разбойника.
pick-farmer = Выберите поле для крестьянина; он останется там до конца.
pick-monk = Выберите монастырь для монаха.
pick-big = Выберите место для большого подданного: он считается за двоих.
pick-builder = Выберите дорогу или город для строителя.
pick-pig = Выберите поле для свиньи.
pick-tower = Выберите площадку или открытую башню.
pick-top = Выберите башню, которую достроит ваш подданный.
pick-fairy = Выберите подданного, к которому придёт фея.
pick-princess = Выберите рыцаря, которого принцесса отошлёт домой.
pick-ransom = Выберите, кого выкупить за { $cost } очка.
pick-capture = Выберите, кого взять в плен.
pick-exchange = Выберите, кто вернётся.
pick-dragon = Выберите, куда полетит дракон.

# Что даёт действие.
note-so-far = { $worth ->
    [0] пока ничего
   *[other] пока { $worth }
 }

# Почему действие сейчас невозможно.
short-taken = уже занято
short-none-at-home = в запасе нет
short-no-piece = фрагментов нет
short-no-foundation = площадок пока нет
short-tower-finished = все башни достроены
short-bare-foundation = башен пока нет
short-dragon-stands = на тайле дракон
short-builder-where = только на дороге или в городе
short-builder-alone = там нужен ваш подданный
short-builder-late = уже завершено
short-pig-where = только на поле
short-pig-alone = там нужен ваш крестьянин
short-no-follower = ваших подданных нет
short-nobody-there = ваших подданных нет
short-fairy-there = она уже там
short-no-knight = в её городе нет рыцаря
short-not-jailed = выкупать некого
short-ransomed = один выкуп за ход
short-too-poor = нужно { $price } очка
short-completed = уже завершено

# Ходы.
the-offset = { $offset ->
    [0] {""}
    [1] {" "}(на { $across } { $acrossway-of } от начального тайла)
    [2] {" "}(на { $down } { $downway-of } от начального тайла)
    [3] {" "}(на { $across } { $acrossway-of } и на { $down } { $downway-of } от начального тайла)
   *[4] {" "}(на начальном тайле)
 }
so-far = { $points ->
    [0] {""}
   *[other] , сейчас { some-points }
 }
the-role = { $stands ->
    [a-city] рыцаря
    [a-road] разбойника
    [a-field] крестьянина
    [a-monastery] монаха
   *[a-tower] подданного на башне
 }
    .dat = { $stands ->
        [a-city] рыцарю
        [a-road] разбойнику
        [a-field] крестьянину
        [a-monastery] монаху
       *[a-tower] подданному на башне
     }
the-land = { $stands ->
    [a-city] в город
    [a-road] на дорогу
    [a-field] на поле
   *[a-monastery] в монастырь
 }
on-tile = { $within ->
    [0] {""}
   *[other] {" "}({ $within } тайла)
 }
some-land = { $tiles ->
    [0] {""}
   *[other] , всего { some-tiles }
 }
say-place = Положите тайл { $side }{ the-offset }, { $turn ->
    [0] не поворачивая
    [1] повернув вправо
    [2] повернув на пол-оборота
   *[3] повернув влево
 }: он продолжит { $joins ->
    [a-city] город из { some-tiles.gen }
    [a-road] дорогу из { some-tiles.gen }
   *[a-field] только поля
 }.
say-follower = Поставьте { the-role } { the-land } { $within } тайла{ $figure-note }: { some-tiles }{ so-far }.
say-portal = Через врата поставьте { the-role } { the-land } { $side }{ the-offset }{ on-tile }{ $figure-note }: { some-tiles }{ so-far }.
say-builder = Поставьте строителя { the-land } { $within } тайла.
say-pig = Поставьте свинью { the-land } { $within } тайла.
say-tower = { $height ->
    [1] Начните башню { $side }{ the-offset }: высота 1.
   *[other] Поднимите башню { $side }{ the-offset }: высота { $height }.
 }
say-top = Поставьте подданного на башню { $side }{ the-offset }, высота { $height }{ $figure-note }: она будет достроена.
say-fairy = Позовите фею к своему { the-role.dat } { $side }{ the-offset }{ on-tile }{ $figure-note }{ some-land }.
say-fairy-tile = Позовите фею на тайл { $side }{ the-offset }.
say-princess = { $whose ->
    [own] Отошлите домой своего рыцаря
   *[theirs] Отошлите домой рыцаря { $owner-gen }
 } { $side }{ the-offset }{ on-tile }{ $figure-note }{ some-land }.
say-capture = { $whose ->
    [own] Верните домой своего { the-role }
   *[theirs] Возьмите в плен { the-role } { $owner-gen }
 } { $side }{ the-offset }{ on-tile }{ $figure-note }{ some-land }.
say-exchange = Заберите { $figure-acc } у { $other-gen }.
say-ransom = Выкупите { $figure-acc } у { $other-gen } за { some-points }.
say-dragon = Летите { $way }{ $eaten ->
    [0] {""}
    [one] : дракон съест { $eaten } фигуру
    [few] : дракон съест { $eaten } фигуры
   *[other] : дракон съест { $eaten } фигур
 }.
say-pass = Больше ничего не делайте.
say-spare = Никого не трогайте.
