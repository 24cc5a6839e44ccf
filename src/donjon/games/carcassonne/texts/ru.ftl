title = Каркассон
about = Тайл за тайлом растёт земля с городами, дорогами, монастырями и полями, а фишки на ней приносят очки. С дополнением «Башня» тот, кто достраивает башню, может брать пленных. Ещё три дополнения добавляют гостиницы и соборы, купцов и строителей, принцессу и дракона.

option-inns = Гостиницы и соборы: большие фишки, дороги и города дороже — или ничего. Нужно для шести игроков.
option-inns-off = Без него.
option-inns-on = С «Гостиницами и соборами».
option-traders = Купцы и строители: товары, строитель с двойным ходом, свинья.
option-traders-off = Без него.
option-traders-on = С «Купцами и строителями».
option-dragon = Принцесса и дракон: вулкан, дракон, фея, принцесса, волшебные врата.
option-dragon-off = Без него.
option-dragon-on = С «Принцессой и драконом».
option-tower = Башня: башни, пленники и выкуп.
option-tower-off = Без неё.
option-tower-on = С «Башней».
option-farms = Как считаются поля.
option-farms-1 = По городам: все крестьяне вокруг вместе, 4 очка (2000).
option-farms-2 = По полям: 3 очка за город, каждому игроку один раз за город (2001).
option-farms-3 = По полям: 3 очка за город на каждом поле (сейчас).
option-small_city = Завершённый город из двух тайлов.
option-small_city-4 = Как любой другой: 4 очка.
option-small_city-2 = Только 2 очка (первые издания).
option-fairy = Где стоит фея.
option-fairy-follower = Рядом с одной фишкой.
option-fairy-tile = На тайле (Rio Grande).
option-dragon_moves = Когда летит дракон.
option-dragon_moves-before = До подсчёта.
option-dragon_moves-after = После подсчёта (Rio Grande).
option-princess = Принцесса и рыцари.
option-princess-may = Она может отослать рыцаря домой.
option-princess-must = Она обязана, если рыцарь есть (Rio Grande).
option-tower_reach = Останавливают ли другие башни досягаемость?
option-tower_reach-seed = Да, как в нашей книге правил.
option-tower_reach-published = Нет, как говорит издатель.
option-tower_top_capture = Фишки на башнях.
option-tower_top_capture-false = Их нельзя брать в плен.
option-tower_top_capture-true = Их можно брать в плен с другой башни.

word-small = маленькая фишка
word-big = большая фишка
word-builder = строитель
word-pig = свинья
word-city = город
word-road = дорога
word-field = поле
word-monastery = монастырь
word-knight = рыцарь
word-thief = разбойник
word-farmer = крестьянин
word-monk = монах
word-guard = фишка на башне
word-north = север
word-east = восток
word-south = юг
word-west = запад
word-wine = вино
word-grain = зерно
word-cloth = ткань
word-completed = завершено
word-unfinished = не завершено

event-drawn = { $player }: взят тайл { $tile }.
event-discarded = { $tile } никуда не подходит и выходит из игры.
event-placed = { $player }: { $tile } на { $places }.
event-deployed = { $player }: { $figure } на { $places }, { $role }.
event-passed = { $player } пропускает действие.
event-piece = { $player }: башня на { $places }, высота { $height }.
event-finished = { $player }: { $figure } на башне { $places }, башня построена.
event-captured = { $player }: в плен взята фигура { $places } ({ $figure }, { $owner }).
event-recalled = { $player } возвращает свою фигуру с { $places }: { $figure }.
event-exchanged = Обмен пленными, { $player } и { $other }: домой возвращается { $figure }.
event-ransom-paid = { $player } платит выкуп, { $figure }, держал { $other }: { $points }.
event-ransom-taken = { $player } получает выкуп, платит { $other }: { $points }.
event-fairy-came = { $player }: фея приходит на { $places }.
event-fairy-point = { $player }: фея на { $places }, очки: { $points }.
event-fairy-feature = { $player }: фишка рядом с феей на { $places }, очки: { $points }.
event-sent-home = { $player }: принцесса отсылает домой фигуру { $places } ({ $figure }, { $owner }).
event-dragon-came = Дракон прилетает к вулкану на { $places }.
event-dragon-flew = { $player }: дракон летит на { $places } (шаг { $step }).
event-eaten = { $player }: съедена фигура { $places } ({ $figure }).
event-orphaned = { $player }: { $figure } с { $places } уходит домой, рядом никого своих.
event-scored-city = { $player }: город на { $places } ({ $state }), тайлов { $tiles }{ $shields ->
    [0] {""}
   *[other] , щитов { $shields }
 }{ $with ->
    [with-cathedral] , собор
   *[other] {""}
 }: { $points }.
event-scored-road = { $player }: дорога на { $places } ({ $state }), тайлов { $tiles }{ $with ->
    [with-inn] , гостиница
   *[other] {""}
 }: { $points }.
event-scored-monastery = { $player }: монастырь на { $places } ({ $state }), тайлов { $tiles }: { $points }.
event-scored-field = { $player }: поле на { $places }, городов { $cities }{ $with ->
    [with-pig] , свинья
   *[other] {""}
 }: { $points }.
event-goods-taken = { $player } берёт товары: вино { $wine }, зерно { $grain }, ткань { $cloth }.
event-goods-scored = { $player }: больше всех, { $good } ({ $count }): { $points }.
event-double-turn = { $player }: двойной ход благодаря строителю.
event-ended = Игра окончена; осталось тайлов: { $left }.

reason-game-over = игра окончена
reason-chance-decides = сначала берётся тайл
reason-not-now = не на этом шаге хода
reason-bag-empty = тайлов { $tile } в мешке больше нет
reason-asleep = на { $tile } знак дракона: такие не берутся до первого вулкана
reason-place-first = сначала нужно положить взятый тайл
reason-place-taken = на { $place } уже лежит тайл
reason-touches-nothing = { $place } не касается ни одного тайла
reason-does-not-fit = не подходит сторона «{ $side }»: здесь { $mine }, у соседа { $theirs }
reason-looks-the-same = в этом повороте тайл выглядит так же, как при меньшем
reason-no-tile = на { $place } нет тайла
reason-no-segment = на { $place } фигуру поставить нельзя
reason-none-at-home = в запасе нет: { $figure }
reason-not-this-tile = фигуры ставятся на только что положенный тайл { $last }
reason-dragon-stands = на этом тайле стоит дракон
reason-taken = занято ({ $land }): на { $where } уже стоит { $owner }
reason-completed = уже завершено ({ $land }): врата ведут только в незавершённое
reason-builder-where = строитель работает на дороге или в городе
reason-builder-alone = строителю нужна ваша фишка там же ({ $land })
reason-builder-late = уже завершено ({ $land }): строить больше нечего
reason-pig-where = место свиньи — поле
reason-pig-alone = свинье нужен ваш крестьянин на этом поле
reason-no-foundation = на { $place } нет площадки для башни
reason-no-piece = у вас не осталось фрагментов башни
reason-tower-finished = башня на { $place } уже построена
reason-bare-foundation = на { $place } ещё нет башни, только площадка
reason-not-in-play = это дополнение не в игре
reason-no-follower = фея приходит только к вашей фишке
reason-fairy-there = фея уже там
reason-no-princess = на только что положенном тайле нет принцессы
reason-no-knight = это не рыцарь в городе принцессы
reason-must-send = принцесса обязана отослать рыцаря
reason-out-of-reach = { $place } вне досягаемости башни
reason-tower-between = между ними стоит другая башня
reason-not-capturable = строителей и свиней в плен не берут
reason-on-top-safe = фишку на башне нельзя взять в плен
reason-not-jailed = { $jailer } не держит вашей фигуры: { $figure }
reason-ransomed = только один выкуп за ход
reason-too-poor = выкуп стоит { $price } очка
reason-not-next = дракон летит на соседний тайл
reason-visited = дракон уже был там в этом полёте
reason-fairy-guards = этот тайл охраняет фея
reason-nobody-there = на { $place } нет фишки

error-six-players = вшестером нужен набор inns с шестым цветом: выберите inns=on
error-no-move = это не ход: тайл кладут так: 2,-1,3 (x, y, четверти оборота), фишку ставят так: S@2,-1:c0, строят так: T@2,-1, пропускают ход знаком -
error-wants-tile = это не ход: { $letter }@ называет тайл, например 2,-1
error-wants-segment = это не ход: { $letter }@ называет участок, например 2,-1:c0
error-no-segment = это не ход: на тайле { $tile } есть { $names }, но нет { $name }
