# Что требуется.
your-clan = { $clan }{ $lead ->
    [first] , ваш первый клан,
    [second] , ваш второй клан,
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
ask-march = { your-clan } выбросил { $die }{ $ready ->
    [ready] : рыцарь готов { $banner-in }
   *[none] {""}
 }. { some-steps }: идите, нападайте на лагерь или штурмуйте замок.
wait-march = { $clan } выбросил { $die }, впереди { some-steps }…
ask-march-on = { your-clan } ходит дальше, осталось: { some-steps }. Идите, нападайте на лагерь или штурмуйте замок.
wait-march-on = { $clan } ходит, осталось: { some-steps }…
ask-muster = Нападение на { $camp }: готово { $ready } из { $needed } рыцарей. Какой отряд присоединится?
wait-muster = { $clan } собирает рыцарей против врага…
ask-go-in = { $castle }: замок взят. Сколько рыцарей из { $most } войдёт?
wait-go-in = { $clan } берёт замок { $castle } и вводит рыцарей…
ask-shield = Положить тайный щит { $castle-in }? Осталось: { $count }.
wait-shield = { $clan } решает, нужен ли щит { $castle-in }…
wait-over = Игра окончена.

left-steps = Шаги
lose-steps = пропадёт { some-steps }.

action-march = Идти
action-attack = Напасть на лагерь
action-storm = Штурм
action-end = Закончить ход
action-join = Присоединить
action-go-in = Войти
action-shield = Положить щит
action-bare = Без щита
pick-march = Выберите отряд, куда и сколько рыцарей идёт; каждая дорога — один шаг.
pick-attack = Выберите отряд и лагерь: рыцарей нужно больше, чем там стоит; можно с трёх сторон.
pick-storm = Выберите ворота: замок падает перед двойной силой, и идёт весь лагерь.
pick-join = Выберите отряд, который присоединится к нападению.
pick-go-in = Выберите, сколько рыцарей войдёт { $castle-to }; остальные останутся у ворот.

# Почему действие сейчас невозможно.
short-no-road = рядом ничего нет
short-nobody-there = рыцарей на поле нет
short-too-weak = слишком мало рыцарей
short-swords-hold = нужно рыцарей: { $needed }, у вас { $here }
short-defenders-hold = нужно рыцарей: { $needed }, у вас { $here }
short-garrison = в замке без щита остаётся рыцарь

# Ходы.
say-march = Ведите { say-march.knights } { $from-from } { $to-to }.
    .knights = { $knights ->
        [one] { $knights } рыцаря
       *[other] { $knights } рыцарей
     }
say-attack = Разбейте врага { $to-in }: у { $other-gen } там { $there }, у вас { $force }; { some-knights } { $from-from }.
say-muster = Готовьте нападение: { some-knights } { $from-from } { $to-to }, всего { $force } из { $needed }.
say-storm = Штурмуйте замок { $to }: { some-knights } { $from-from }; он падёт перед { $fewest }{ $most ->
    [0] {""}
   *[other] ; за скрытым щитом может понадобиться { $most }
 }.
say-go-in = { $castle-to }: войдёт { some-knights }{ $left ->
    [0] {""}
   *[other] , у ворот останется { $left }
 }.
say-shield = Положите тайный щит { $castle-in }.
say-bare = Оставьте замок { $castle } без щита.
say-end = Закончите ход{ $steps ->
    [0] {""}
   *[other] , не пройдя { some-steps }
 }.
