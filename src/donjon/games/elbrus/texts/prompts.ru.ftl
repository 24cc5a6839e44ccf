# Что требуется.
wait-begin = Жребий решает, кто начинает.
ask-place = Выберите фишку, затем место для неё; чем выше арка, тем больше очков.
wait-place = { $player } выбирает фишку…
ask-offered = Ровно { $mark ->
    [few] { $mark } очка
   *[other] { $mark } очков
 }: соедините два моста в лестницу или продолжайте.
wait-offered = { $player } набирает ровно { $mark ->
    [few] { $mark } очка
   *[other] { $mark } очков
 } и может сделать лестницу…
wait-over = Игра окончена.

left-bridge = Мосты
left-window = Окна
left-portal = Порталы
left-balcony = Балконы
left-stairs = Лестницы

action-bridge = Мост
action-window = Окно
action-portal = Портал
action-balcony = Балкон
action-stairs = Лестница
action-join = Соединить два моста
action-decline = Продолжать
pick-bridge = Выберите место для моста: обе колонны на одной высоте.
pick-window = Выберите место для окна: колонны высотой в два этажа.
pick-portal = Выберите место для портала: колонны высотой в два этажа, пролёт в две клетки.
pick-balcony = Выберите место для балкона: вторая колонна на один этаж длиннее первой.
pick-stairs = Выберите место для лестницы: сначала нижний мост, затем направление верхнего.

# Почему действие сейчас невозможно.
short-none-left = больше нет
short-no-stairs = на руках нет
short-off-field = места нет
short-hanging-column = места нет
short-span-blocked = места нет
short-on-one-piece = места нет
short-in-the-well = места нет
short-on-the-wall = места нет
short-upper-off-field = места нет
short-upper-hangs = места нет
short-upper-blocked = места нет

# Ходы.
foot-one = { $one ->
    [ground] на земле
    [own] на вашей фишке
    [grey] на серой фишке
   *[theirs] на фишке { $owner-gen }
 }
foot-two = { $two ->
    [ground] на земле
    [own] на вашей фишке
    [grey] на серой фишке
   *[theirs] на фишке { $other-gen }
 }
the-feet = { $feet ->
    [ground] на земле
    [own] на двух ваших фишках
    [grey] на двух серых фишках
    [theirs] на двух фишках { $owner-gen }
   *[apart] одна колонна { foot-one }, другая { foot-two }
 }
what-it-brings = высота { $deck }, { the-gain }
say-place = Поставьте { $piece } { $side }, { $lie ->
    [across] с запада на восток
   *[down] с севера на юг
 }{ spot }, { the-feet }: { what-it-brings }.
say-balcony = Поставьте балкон { $side }{ spot }, короткая колонна { foot-one }, длинная { $way-of } от неё, { foot-two }: { what-it-brings }.
say-stairs = Поставьте лестницу { $side }{ spot }, { $way }, затем { $then }; первая колонна { foot-one }, последняя { foot-two }: { what-it-brings }.
say-join = Соедините два моста в лестницу.
say-decline = Не делайте лестницу.
