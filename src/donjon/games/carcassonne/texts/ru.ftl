title = Каркассон
line = Прокладывайте дороги, стройте города и башни, с которых берут пленных.
about = Тайл за тайлом растёт земля с городами, дорогами, монастырями и полями, а ваши подданные приносят на ней очки. С дополнением «Башня» тот, кто надстраивает башню, может брать пленных. Ещё три дополнения добавляют гостиницы и соборы, купцов и строителей, принцессу и дракона.

option-inns = Гостиницы и соборы: большие подданные; дороги и города приносят больше — или ничего. Нужно для шести игроков.
option-inns-off = Без этого дополнения.
option-inns-on = С «Гостиницами и соборами».
option-traders = Купцы и строители: товары, строитель с двойным ходом, свинья.
option-traders-off = Без этого дополнения.
option-traders-on = С «Купцами и строителями».
option-dragon = Принцесса и дракон: вулкан, дракон, фея, принцесса, волшебные врата.
option-dragon-off = Без этого дополнения.
option-dragon-on = С «Принцессой и драконом».
option-tower = Башня: башни, пленники и выкуп.
option-tower-off = Без этого дополнения.
option-tower-on = С «Башней».
option-farms = Как считаются поля?
option-farms-1 = По городам: все крестьяне вокруг города вместе, 4 очка (правила 2000 года).
option-farms-2 = По полям: 3 очка за город, но за один и тот же город игрок получает их только раз (правила 2001 года).
option-farms-3 = По полям: 3 очка за город на каждом поле (нынешние правила).
option-small_city = Сколько очков даёт завершённый город из двух тайлов?
option-small_city-4 = Как любой другой: 4 очка.
option-small_city-2 = Только 2 очка (первые издания).
option-fairy = Где стоит фея?
option-fairy-follower = Рядом с одним подданным.
option-fairy-tile = На тайле (Rio Grande).
option-dragon_moves = Когда летит дракон?
option-dragon_moves-before = До подсчёта.
option-dragon_moves-after = После подсчёта (Rio Grande).
option-princess = Что принцесса делает с рыцарями?
option-princess-may = Может отослать одного домой.
option-princess-must = Обязана отослать одного, если он есть (Rio Grande).
option-tower_reach = Заслоняют ли цель другие башни?
option-tower_reach-seed = Да, как в нашей книге правил.
option-tower_reach-published = Нет, как говорит издатель.
option-tower_top_capture = Можно ли брать в плен подданных на башнях?
option-tower_top_capture-false = Нет.
option-tower_top_capture-true = Да, с другой башни.

word-small = подданный
    .acc = подданного
    .none = подданных
    .note = {""}
word-big = большой подданный
    .acc = большого подданного
    .none = большого подданного
    .note = {" (большой подданный)"}
word-builder = строитель
    .acc = строителя
    .none = строителя
    .note = {""}
word-pig = свинья
    .acc = свинью
    .none = свиньи
    .note = {""}
word-city = город
    .done = этот город уже завершён
    .same = в этом же городе
    .taken = этот город уже занят
word-road = дорога
    .done = эта дорога уже завершена
    .same = на этой же дороге
    .taken = эта дорога уже занята
word-field = поле
    .taken = это поле уже занято
word-monastery = монастырь
    .done = этот монастырь уже завершён
    .taken = этот монастырь уже занят
word-knight = рыцарь
    .acc = рыцаря в город
word-thief = разбойник
    .acc = разбойника на дорогу
word-farmer = крестьянин
    .acc = крестьянина на поле
word-monk = монах
    .acc = монаха в монастырь
word-guard = подданный на башне
word-north = север
    .in = на севере
word-east = восток
    .in = на востоке
word-south = юг
    .in = на юге
word-west = запад
    .in = на западе
word-wine = вино
    .gen = вина
word-grain = зерно
    .gen = зерна
word-cloth = ткань
    .gen = ткани
some-tiles = { $tiles ->
    [one] { $tiles } тайл
    [few] { $tiles } тайла
   *[other] { $tiles } тайлов
 }
    .gen = { $tiles ->
        [one] { $tiles } тайла
       *[other] { $tiles } тайлов
     }
placing = { $role ->
    [0] {""}
   *[other] {" "}ставит { $role-acc }{ $figure-note } и
 }

event-discarded = Вытянутый тайл никуда не подходит и выходит из игры.
event-placed = { $player } { $joins ->
    [a-city] расширяет город: теперь { some-tiles }
    [a-road] продолжает дорогу: теперь { some-tiles }
   *[a-field] кладёт тайл рядом с полями
 }.
event-deployed = { $player } ставит { $role-acc }{ $figure-note }.
event-piece = { $height ->
    [1] { $player } начинает башню.
   *[other] { $player } надстраивает башню: теперь её высота { $height }.
 }
event-finished = { $player } ставит { $figure-acc } на башню: башня достроена.
event-captured = { $player } берёт пленного: { $owner } теряет { $figure-acc }.
event-recalled = { $player } возвращает { $figure-acc } себе в запас.
event-exchanged = { $taken ->
    [0] { $player } и { $other } обмениваются пленными: { $player } возвращает себе { $figure-acc }.
   *[other] { $player } берёт в плен { $taken-acc }; { $other } тут же отдаёт за него пленного: { $player } возвращает себе { $figure-acc }.
 }
event-ransom-paid = { $player } выкупает { $figure-acc } за { lost-points }; выкуп получает { $other }.
event-fairy-came = { $player } зовёт фею к своему подданному.
event-fairy-point = { $player } начинает ход рядом с феей: { some-points }.
event-fairy-feature = { $player } получает { some-points } за подданного рядом с феей.
event-sent-home = { $player } зовёт на помощь принцессу: { $owner } забирает рыцаря домой.
event-dragon-came = Дракон прилетает на вулкан.
event-dragon-flew = Дракон взлетает.
event-eaten = { $player } теряет { $figure-acc }: съел дракон.
event-orphaned = { $player } забирает { $figure-acc }: своих подданных рядом не осталось.
event-scored-city = { $player }{ placing } получает { some-points } за { $state ->
    [completed] завершённый
   *[other] незавершённый
 } город: { some-tiles }{ $shields ->
    [0] {""}
    [one] , { $shields } щит
    [few] , { $shields } щита
   *[other] , { $shields } щитов
 }{ $with ->
    [with-cathedral] , собор
   *[other] {""}
 }.
event-scored-road = { $player }{ placing } получает { some-points } за { $state ->
    [completed] завершённую
   *[other] незавершённую
 } дорогу: { some-tiles }{ $with ->
    [with-inn] , гостиница
   *[other] {""}
 }.
event-scored-monastery = { $player }{ placing } получает { some-points } за { $state ->
    [completed] завершённый
   *[other] незавершённый
 } монастырь: { some-tiles }.
event-scored-field = { $player }{ placing } получает { some-points } за поле: { $cities ->
    [0] ни одного завершённого города
    [one] { $cities } завершённый город
    [few] { $cities } завершённых города
   *[other] { $cities } завершённых городов
 }{ $with ->
    [with-pig] , свинья
   *[other] {""}
 }.
event-scored-farmers = { $player } получает { some-points } за крестьян вокруг города{ $with ->
    [with-pig] , свинья
   *[other] {""}
 }.
event-goods-taken = { $player } берёт товары: { $wine ->
    [0] {""}
   *[other] вино × { $wine }
 }{ $grain ->
    [0] {""}
   *[other] { $wine ->
        [0] {""}
   *[other] {", "}
     }зерно × { $grain }
 }{ $cloth ->
    [0] {""}
   *[other] { $wine ->
        [0] { $grain ->
            [0] {""}
           *[other] {", "}
         }
   *[other] {", "}
     }ткань × { $cloth }
 }.
event-goods-scored = { $player } собирает больше всех { $good-gen } ({ $count }): { some-points }.
event-double-turn = { $player } получает двойной ход благодаря строителю.
event-ended = { $left ->
    [0] Игра окончена: все тайлы выложены.
   *[other] Игра окончена; осталось тайлов: { $left }.
 }

reason-game-over = игра окончена
reason-chance-decides = сначала берётся тайл
reason-not-now = на этом шаге хода так нельзя
reason-capture-first = сначала решите, брать ли в плен подданного: назовите его или пропустите
reason-exchange-first = сначала выберите, какой ваш подданный вернётся домой
reason-flight-first = дракон обязан лететь дальше
reason-bag-empty = таких тайлов в мешке больше нет
reason-asleep = на этом тайле знак дракона: такие не берутся до первого вулкана
reason-place-first = сначала нужно положить взятый тайл
reason-place-taken = здесь уже лежит тайл
reason-touches-nothing = тайл должен касаться стороной другого тайла
reason-does-not-fit = не подходит: { $side-in } здесь { $mine }, а у соседнего тайла { $theirs }
reason-looks-the-same = тайл выглядит так же, если повернуть его меньше
reason-no-tile = здесь нет тайла
reason-no-segment = сюда фигуру поставить нельзя
reason-none-at-home = у вас в запасе нет { $figure-none }
reason-not-this-tile = фигуры ставят только на тайл, который вы только что положили
reason-not-by-portal = через врата проходят только подданные
reason-dragon-stands = на этом тайле стоит дракон
reason-taken = { $land-taken }: там стоит фигура { $owner-gen }
reason-completed = { $land-done }, а врата ведут только в незавершённое
reason-builder-where = строителя ставят только на дорогу или в город
reason-builder-alone = строителю нужен ваш подданный { $land-same }
reason-builder-late = { $land-done }: строить больше нечего
reason-pig-where = свинью ставят только на поле
reason-pig-alone = свинье нужен ваш крестьянин на этом поле
reason-no-foundation = здесь нет площадки для башни
reason-no-piece = у вас не осталось фрагментов башни
reason-tower-finished = эта башня уже достроена
reason-bare-foundation = здесь ещё нет башни, только площадка
reason-only-followers = на башню можно поставить только подданного
reason-not-in-play = это дополнение не в игре
reason-no-follower = фея приходит только к вашему подданному
reason-fairy-there = фея уже там
reason-no-princess = на только что положенном тайле нет принцессы
reason-no-knight = это не рыцарь в городе принцессы
reason-must-send = принцесса обязана отослать рыцаря
reason-out-of-reach = сюда башня не достаёт
reason-tower-between = на пути стоит другая башня
reason-not-capturable = строителей и свиней в плен не берут
reason-on-top-safe = подданного на башне нельзя взять в плен
reason-not-jailed = { $jailer } не держит в плену вашего { $figure-acc }
reason-ransomed = выкупить можно только одного за ход
reason-too-poor = выкуп стоит { $price } очка
reason-not-next = дракон летит только на соседний тайл
reason-visited = дракон уже был там в этом полёте
reason-fairy-guards = этот тайл охраняет фея
reason-nobody-there = здесь нет подданных

error-six-players = для шести игроков нужны «Гостиницы и соборы» (там шестой цвет): выберите inns=on
reason-no-move = это не ход: тайл кладут так: 2,-1,3 (x, y, четверти оборота), подданного ставят так: S@2,-1:c0, строят так: T@2,-1, пропускают действие знаком -
reason-wants-tile = это не ход: { $letter }@ называет тайл, например 2,-1
reason-wants-segment = это не ход: { $letter }@ называет участок, например 2,-1:c0
reason-no-such-segment = это не ход: на тайле { $tile } есть { $names }, но нет { $name }

# Стол в виде текста.
text-tiles = { $tile ->
    [0] {""}
   *[other] Взят тайл { $tile }.{" "}
 }Осталось тайлов: { $tiles }.
text-nobody = на столе никого нет
text-tower = { $place } (высота { $height })
text-towers = Башни: { $towers }
text-dragon = Дракон: { $place }
text-fairy = Фея: { $place }
