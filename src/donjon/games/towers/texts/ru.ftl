title = Игра башен
line = Двигайте плитки, громоздите башни и занимайте город улицу за улицей.
about = Четыре знатных рода возводят башни в средневековом городе. Двигайте свои стопки по улицам, ставьте их на стопки с тем же знаком и занимайте участки под застройку: только там они приносят очки. Башней владеет тот, чей цвет наверху.
option-height = Какой высоты может быть башня?
option-height-5 = Не больше пяти плиток; башня из пяти в безопасности.
option-height-unlimited = Без ограничения: ни одна башня не в безопасности.

word-crown = корона
    .acc = корону
    .with = с короной
    .gender = f
word-rose = роза
    .acc = розу
    .with = с розой
    .gender = f
word-key = ключ
    .with = с ключом
    .gender = m
word-star = звезда
    .acc = звезду
    .with = со звездой
    .gender = f
word-district = весь квартал одного цвета
word-streets-empty = улицы опустели
word-player-out = у игрока не осталось стопок на улицах
word-all-blocked = никто не может ходить
word-stalled = сорок ходов подряд никто не строил
the-tile = { $whose ->
    [own] {""}
   *[other] { $symbol-gender ->
        [m] { $whose }
       *[f] { $whose-f-acc }
     }{" "}
 }{ $symbol-acc }
some-tiles = { $height ->
    [one] { $height } плитка
    [few] { $height } плитки
   *[other] { $height } плиток
 }
in-district = в квартале { $district }

event-began = { $player } начинает.
event-moved = { $player } двигает { the-tile } { the-street.to }.
event-stacked = { $player } ставит { the-tile } на { $covered ->
    [own] свою стопку
    [theirs] стопку { $other-gen }
   *[other] { $covered-f-acc } стопку
 } { the-street }: теперь { some-tiles }.
event-settled = { $player } ставит { the-tile } на участок { in-district }: { some-tiles }, { the-gain }.
event-grown = { $player } надстраивает свою башню { $symbol-with } { in-district }: { some-tiles }, ещё { some-points }.
event-taken = { $player } забирает башню { $symbol-with } { in-district }: { some-tiles }, { some-points }; { $other } теряет { lost-points }.
event-declined = { $player } отказывается от дополнительного хода.
event-skipped = { $player } не может ходить и пропускает ход.
event-doubled = { $player } получает за квартал { $district } вдвое больше: ещё { some-points }.
event-ended = Игра окончена: { $ending }.

reason-game-over = игра окончена
reason-dealing = плитки ещё раскладываются
reason-chance-decides = сначала жребий решает, кто начинает
reason-not-playing = этим цветом никто не играет
reason-not-now = сейчас раскладывать нечего
reason-empty = здесь нет стопки
reason-on-site = стопка на участке больше не двигается
reason-not-yours = эта стопка принадлежит { $owner-dat }
reason-locked = эту нейтральную стопку передвинул другой игрок, и с тех пор он ещё не ходил
reason-not-straight = стопка движется по прямой, вдоль ряда или столбца
reason-blocked = на пути стоит чужая стопка
reason-blocked-by-neutral = на пути стоит нейтральная стопка, а через неё ваши стопки не проходят
reason-other-symbol = стопка { $symbol-with } не может встать на стопку { $other-with }
reason-other-site = стопка { $symbol-with } не может встать на участок { $other-with }
reason-too-tall = высота стала бы { $height } + { $below }, а больше { $most } плиток в башне не бывает
reason-neutral-stacks = нейтральная стопка никогда не встаёт на другую
reason-nothing-to-decline = нет дополнительного хода, от которого можно отказаться
reason-bag-empty = все такие плитки уже выложены
reason-no-move = это не ход: движение пишется c3-c7, отказ от дополнительного хода — .
