# Что требуется.
your-clan = { $clan }{ $lead ->
    [first] , ваш первый клан
    [second] , ваш второй клан
   *[only] {""}
 }
some-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
 }
wait-begin = Жребий решает, кто начинает.
wait-roll = { $clan } бросает кубик…
wait-draw = Вытягивается щит.
ask-march = { your-clan }: на кубике { $die }{ $ready ->
    [ready] , рыцарь готов { $banner-in }
   *[none] {""}
 }. Идите, нападайте или штурмуйте.
wait-march = { $clan }: на кубике { $die }, впереди { some-steps }…
ask-march-on = { your-clan }: ещё { some-steps }. Идите, нападайте или штурмуйте.
wait-march-on = { $clan } ходит, осталось: { some-steps }…
ask-muster = Нападение на { $camp }: готово рыцарей — { $ready } из { $needed }. Какой отряд присоединится?
wait-muster = { $clan } собирает рыцарей, цель — { $camp }…
ask-go-in = Замок { $castle } взят. Сколько рыцарей из { $most } войдёт?
wait-go-in = { $clan } берёт замок { $castle } и вводит рыцарей…
ask-shield = Положить тайный щит у замка { $castle }? Осталось щитов: { $count }.
wait-shield = { $clan } решает, класть ли щит у замка { $castle }…
wait-over = Игра окончена.

left-steps = Шаги
lose-steps = { $steps ->
    [one] пропадёт
   *[other] пропадут
 } { some-steps }.

action-march = Идти
action-attack = Напасть на лагерь
action-storm = Штурм
action-end = Закончить ход
action-join = Присоединить
action-go-in = Войти
action-shield = Положить щит
action-bare = Без щита
pick-march = Выберите, откуда, куда и сколько рыцарей идёт; каждая дорога — один шаг.
pick-attack = Выберите отряд и лагерь: рыцарей нужно больше, чем там стоит; ударить можно с трёх сторон.
pick-storm = Выберите ворота: чтобы взять замок, нужна двойная сила; на штурм идёт весь лагерь.
pick-join = Выберите отряд, который присоединится к нападению на { $camp }.
pick-go-in = Выберите, сколько рыцарей войдёт { $castle-to }; остальные останутся у ворот.

# Почему действие сейчас невозможно.
short-no-road = поблизости ничего нет
short-nobody-there = рыцарей на поле нет
short-too-weak = слишком мало рыцарей
short-swords-hold = нужно рыцарей: { $needed }, у вас { $here }
short-defenders-hold = нужно рыцарей: { $needed }, у вас { $here }
short-garrison = в замке без щита нужен рыцарь

# Ходы.
say-march = Ведите { some-knights.acc } { $from-from } { $to-to }.
say-attack = Разбейте врага { $to-in }: { some-knights }{ $from ->
    [0] {""}
   *[other] {" "}{ $from-from }
 }, всего { $force } против { $there } ({ $other }).
say-muster = Готовьте нападение на { $to }: { some-knights }{ $from ->
    [0] {""}
   *[other] {" "}{ $from-from }
 }, всего { $force } из { $needed }.
say-storm = Штурмуйте замок { $to }: { some-knights }{ $from ->
    [0] {""}
   *[other] {" "}{ $from-from }
 }, нужно { $most ->
    [0] { $fewest }
   *[other] от { $fewest } до { $most }, ведь щит тайный. Победа в { $wins } из { $cases } случаев
 }.
say-go-in = Введите { some-knights.acc } { $castle-to }{ $left ->
    [0] {""}
    [1] , у ворот останется один
   *[other] , у ворот останутся { $left }
 }.
say-shield = Положите тайный щит у замка { $castle }.
say-bare = Оставьте замок { $castle } без щита.
say-end = Закончите ход{ $steps ->
    [0] {""}
   *[other] {" "}(осталось: { some-steps })
 }.
