title = Игра башен
about = Четыре знатных рода возводят башни в средневековом городе. Двигайте свои стопки по улицам, ставьте их на стопки с тем же знаком и занимайте участки под застройку: только там они приносят очки. Башней владеет тот, чей цвет наверху.
option-height = Какой высоты может быть башня.
option-height-5 = Не больше пяти плиток; башня из пяти в безопасности.
option-height-unlimited = Без ограничения: ни одна башня не в безопасности.

word-crown = корона
word-rose = роза
word-key = ключ
word-star = звезда
word-district = квартал одного цвета
word-streets-empty = улицы опустели
word-player-out = у игрока не осталось стопок на улицах
word-all-blocked = никто не может ходить
word-stalled = сорок ходов подряд ничего не построено

event-dealt = { $places }: выложена плитка, { $colour }, { $symbol }.
event-began = { $player } начинает.
event-moved = { $player }: { $places } ({ $colour }).
event-stacked = { $player }: стройка на { $places } поверх цвета «{ $covered }», высота { $height }.
event-settled = { $places }: участок занимает { $colour }, высота { $height }, очки: { $points }.
event-lost = { $player } теряет участок { $places }, очки: { $points }.
event-declined = { $player } отказывается от дополнительного хода.
event-skipped = { $player } не может ходить и пропускает ход.
event-doubled = { $player }: квартал { $district } считается дважды, ещё очков: { $points }.
event-ended = Игра окончена: { $ending }.

reason-game-over = игра окончена
reason-chance-decides = сначала решает случай: плитки ещё раскладываются
reason-not-now = случаю здесь решать нечего
reason-empty = на { $source } нет стопки
reason-on-site = стопка на участке больше не двигается
reason-not-yours = стопка на { $source } не ваша, её цвет: { $owner }
reason-locked = эту нейтральную плитку передвинул другой игрок, и его очередь ещё не пришла
reason-not-straight = стопка движется по прямой, вдоль ряда или столбца
reason-blocked = путь к { $target } закрывает чужая стопка
reason-other-symbol = стопка со знаком «{ $symbol }» не может встать на стопку со знаком «{ $other }»
reason-other-site = стопка со знаком «{ $symbol }» не может встать на участок со знаком «{ $other }»
reason-too-tall = { $height } и { $below } — вместе больше { $most }, выше башня не бывает
reason-neutral-stacks = нейтральная плитка никогда не встаёт на другую стопку
reason-nothing-to-decline = нет дополнительного хода, от которого можно отказаться
reason-bag-empty = все такие плитки уже выложены

error-no-move = это не ход: скольжение пишется c3-c7, отказ от дополнительного хода — .
