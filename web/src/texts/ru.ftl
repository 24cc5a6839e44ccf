# Слова самой страницы. Тексты игр приходят с сервера.

# Шапка и страница
language = Язык
light = Светлая тема
dark = Тёмная тема
sound-on = Включить звук
sound-off = Выключить звук
notify = Уведомлять в браузере, когда ваш ход
to-lobby = На главную
close = Закрыть
connection-lost = Связь потеряна. Подключаемся снова; ваши ходы не пропали.
not-connected = Сейчас нет связи с сервером.
copied = Скопировано.
yes = Да
no = Нет

# Зал
which-castle = Какой замок сегодня?
no-account = { $games ->
    [one] { $games } настольная игра
    [few] { $games } настольные игры
   *[other] { $games } настольных игр
 } о замках: их больше не издают. Без регистрации: выучите игру, сыграйте с ботом или отправьте ссылку другу.
learn = Учиться
play = Играть
about-minutes = { $minutes } мин
menu = Меню
with = соперники: { $who }
nobody-yet = пока никого
records = Партии
your-name = Ваше имя
code = Ссылка или код
join = Присоединиться
players = Игроков: { $range }
from-to = { $from }–{ $to }
invite = Позвать
your-tables = Ваши столы
wait-for-you = { $count ->
    [one] { $count } стол ждёт вас
    [few] { $count } стола ждут вас
   *[other] { $count } столов ждут вас
 }
no-tables = Здесь будут столы, за которыми вы играете.
open-seats = Свободные места
no-open-seats = Сейчас свободных мест нет.
to-watch = Можно посмотреть
nothing-to-watch = Сейчас открытых партий нет.
live = обновляется
look = Открыть
watch = Смотреть
sit-down = Сесть за стол
free-seat = свободное место
stage-over = партия окончена
stage-abandoned = партия прервана
no-clock = без часов
days-a-turn = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
 }
minutes-each = по { $minutes } мин, +{ $increment } с за ход

# Новый стол
new-table = Новый стол
no-such-game = Такой игры здесь нет.
who-plays = Кто играет?
mode-bots = Вы против ботов
mode-bots-means = начнём сразу
mode-friends = С друзьями
mode-friends-means = по ссылке, где бы они ни были
mode-here = За этим экраном
mode-here-means = передавайте устройство по кругу
against-whom = Против кого?
who-sits-here = Кто сидит за этим экраном?
who-is-coming = Кто придёт?
links-follow = Для каждого места вы получите ссылку, которую можно отправить. Садясь за стол, каждый называет своё имя.
player-number = Игрок { $number }
extras = Дополнения и варианты
start = Начало
about-so-long = Примерно { $minutes } минут.
rules-and-table = Правила и стол
hints-allowed = подсказки разрешены
no-hints = без подсказок
private = закрытый стол
in-the-lobby = виден в списке
strength-figures = Сила в цифрах
first-time = Впервые здесь?
read-rules = Читать правила
first-lesson = Научиться за пять минут
learn-game = { $game }: как играть
learn-lead = Пройдите урок или прочтите правила, изложенные нашими словами. За столом их можно открыть на любом шаге и попросить у бота подсказку.
lessons = Уроки
lesson = Урок
lesson-steps = шагов: { $steps }
lesson-done = пройден, шагов: { $steps }
step-of = { $step } из { $steps }
step-back = Назад
show-me = Показать
like-this = Вот так
not-quite = Не совсем
next = Дальше
free-game = Сыграть партию
then-free-game = Потом — партия с лёгким ботом, с указаниями и подсказками.
skip-to-game = Сразу к партии
next-lesson = Дальше: { $lesson }
all-lessons = Все уроки
puzzles = Задачи
puzzle = Задача
puzzle-number = Задача { $number }
puzzles-solved = решено { $done } из { $all }, от лёгких к трудным
deal-of-the-day = Партия дня
deal-played = { $count ->
    [one] сыграл { $count } человек
    [few] сыграли { $count } человека
   *[other] сыграли { $count } человек
}
deal-is = { $game }, соперник — { $bot }
deal-means = Сегодня удача у всех одинаковая. Как вы сыграете по сравнению с другими и с ботами?
deal-done = Вы уже сыграли: { $scores }
play-deal = Сыграть
deal-results = Как сыграли другие
go-on = Продолжить
somebody = Кто-то
puzzle-of-the-day = Задача дня
all-puzzles = Все задачи
next-puzzle = Следующая задача
show-solution = Показать решение
try-again = Ещё раз
difficulty = сложность { $of } из 5
solve-it = Решить
solved-today = Решено: посмотреть ещё раз
days-in-a-row = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[other] { $days } дней подряд
 }
puzzle-found = { $tries ->
    [1] Найдено сразу
    [2] Найдено со 2-й попытки
   *[other] Найдено с { $tries }-й попытки
 }
puzzle-not-it = Это не решение
puzzle-solution = Решение
seats = Места
how-many = Сколько игроков
seat-me = Я
seat-here = Ещё кто-то за этим экраном
seat-friend = Друг по ссылке
bots = Боты
elo = рейтинг { $elo }
elo-means = Рейтинг Эло измерен в партиях ботов между собой при этом числе игроков; 0 — случайная игра. Кто на 200 выше, выигрывает примерно три партии из четырёх.
set-up = Создать стол
start-now = Начать
clock = Часы
clock-none = Без часов: спешить некуда.
clock-live = За один вечер: у каждого запас минут и добавка секунд за ход.
clock-correspondence = По переписке: на каждый ход — несколько дней.
minutes = Минут на игрока
increment = Добавка секунд за ход
days = Дней на ход
absent = Если игрок пропал
absent-vote = Остальные могут голосованием заменить его ботом.
absent-bot = Его заменяет бот — и тогда, когда у него вышло время.
absent-lose = У кого вышло время, тот проиграл.
table-is = Стол
listed = Виден в списке столов: любой может сесть или смотреть.
aids = Подсказки бота разрешены.

# Ожидание
waiting-for-players = Ждём игроков
send-links = Отправьте эти ссылки
begin-with-bots = Начать сейчас, посадив ботов на свободные места
link-seat = Место: { $colour }
link-watch = Для зрителей
copy = Копировать
hand-over = Передайте устройство: ходит { $who }
hand-over-means = Всё тайное скрыто, пока устройство не возьмёт следующий игрок.
i-am = { $who } — это я
here = здесь
came = { $who } за столом.
went = { $who } больше не за столом.
watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
 }

# Стол
table = Стол
watching = наблюдает
watcher = зритель
you = вы
bot = бот
bot-stands-in = играет бот
stood-in-vote = Пока вас не было, остальные проголосовали за бота: он играет за вас с шага { $ply }. Место по-прежнему ваше.
stood-in-time = Ваше время истекло: с шага { $ply } за вас играет бот. Место по-прежнему ваше.
away = не в сети
resigned = больше не играет
players-label = Игроки
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }
rank = { $rank }-е место
days-left = { $days } дн. { $hours } ч
board-of = Поле: { $game }
board-keys = Стрелки двигают указатель по полю, Tab переходит к следующему доступному месту, Enter выбирает, U отменяет, Escape сбрасывает выбор, плюс и минус меняют масштаб.
may-pick = можно выбрать
view = Вид
turn-left = Повернуть влево
turn-right = Повернуть вправо
closer = Ближе
farther = Дальше
whole-board = Всё поле
flat = План, вид сверху
height = высота { $height }
row-column = ряд { $row }, столбец { $column }
dock = Ваш ход
your-turn = Ваш ход
turn-of = Ходит: { $who }
choices = Выбор
pace = Ходы соперников
pace-normal = Обычно
pace-fast = Быстро
pace-once = Сразу
scoring = Подсчёт
one-of = { $number } из { $count }
next-scored = Дальше
by-itself = продолжится само
hint-chance = Ваши шансы на победу: { $chance } %, при среднем ходе — { $usual } %.
hint-of = { $who } советует
no-back = Нет, назад
sure-to-resign = Сдаться? Партия будет проиграна.
sure-to-end = { $action }? { $loses }
bot-plays-for-you = Сейчас за вас играет бот.
actions = Действия
left = Что осталось
hint = Подсказка
undo = Отменить
do-it = Подтвердить
gain-now = сразу +{ $gain }
gain-up-to = до +{ $gain }
places = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
 }
in-stock = осталось { $count }
amount = Сколько
amount-of = { $now } из { $most }
fewer = На одного меньше
one-more = На одного больше
why-not = Почему нельзя?
rule = Правило { $rule }
rules = Правила
rules-option = Настройка
log = Журнал
run-of = { $text } … и ещё { $more }
earlier = Показать предыдущие: { $count }
nothing-yet = Пока ничего не произошло.
legal-moves = Возможные ходы
no-moves-now = Сейчас не ваш ход.
more-moves = ещё { $count }
chat = Чат
no-chat = Сообщений пока нет.
say-something = Написать сообщение
send = Отправить
beside-board = Боковая панель
sheet-open = Открыть панель
sheet-close = Закрыть панель
tab-log = Журнал
tab-moves = Ходы
tab-rules = Правила
tab-chat = Чат
tab-text = Текст
recap = { $count ->
    [one] Показать { $count } ход
    [few] Показать { $count } хода
   *[other] Показать { $count } ходов
 }
skip = Пропустить
resign = Сдаться
propose-take-back = Попросить разрешения взять ход назад
propose-abandon = Предложить прервать игру
propose-bot = Предложить бота вместо игрока { $who }
come-back = Забрать своё место у бота
luck = Все случайные исходы этой партии определены до её начала. Отпечаток: { $hash }
luck-proof = По этому ключу любой может проверить все случайные исходы: { $seed }
ballot-take-back = { $by } просит разрешения взять ход назад.
ballot-bot = { $by } предлагает бота вместо игрока { $who }.
ballot-abandon = { $by } предлагает прервать игру.
voices = За: { $yes } из { $all }

# После игры
game-over = Игра окончена
wins = Побеждает { $who }
share-win = Победу делят: { $who }
ended-resigned = Партия сдана.
ended-time = Вышло время.
ended-abandoned = Партия прервана по согласию.
rematch = Реванш
to-rematch = К реваншу
replay = Просмотр партии
record = Сохранить партию
share = Поделиться
looking-at-game = Бот разбирает партию…
chances = Шансы на победу
points-by-source = Откуда очки
turned = Перелом: ход { $turn } ({ $who }).
turned-by-chance = Перелом: ход { $turn }, дело случая.
where-it-turned = Где случился перелом
point = Ход { $turn }: { $said }
better = Лучше: «{ $said }»
point-before = К предыдущему моменту
point-after = К следующему моменту
try-it = Сыграть отсюда
percent = { $change } %
luck-and-play = Удача и игра
percent-to-win = шансы на победу, %
whole-account = Полный расчёт
look-deeper = Разобрать глубже
balance-start = В начале
balance-luck = Удача
balance-own = Свои ошибки
balance-others = Ошибки других
balance-unseen = Замечено поздно
balance-result = Итог
luck-and-play-means = Удача — это каждый жребий и бросок в сравнении со средним, а также то, что было скрыто. Ошибки — ходы, к которым бот находит явно лучшие; учитывается только то, что игрок мог знать.
review-game = Разобрать партию
ask-again = Спросить ещё раз
will-ask-again = Сохранено среди ваших задач («Учиться»).
own-puzzles = Из ваших партий
first = В начало
one-back = На шаг назад
run = Запустить просмотр
pause = Пауза
one-forth = На шаг вперёд
last = В конец
ply = Шаг
ply-of = шаг { $ply } из { $last }
to-now = К текущей позиции
open-record = Открыть сохранённую партию
record-file = Файл
record-text = Или вставьте текст записи
open = Открыть
bad-link = В этой ссылке нет партии.

# Какая клавиша что делает
keys = Клавиши
keys-replay = Просмотр партии
keys-table = За столом
keys-learning = В уроках и задачах
keys-board = На поле
key-walk = двигаться по полю
key-next = к следующему доступному месту
key-choose = выбрать
key-turn = повернуть поле (в объёмном виде)
key-zoom = ближе, дальше, всё поле
key-board = к полю
key-moves = к списку возможных ходов
key-undo = на шаг назад
key-forget = сбросить выбор
key-turn-over = повернуть фишку в руке
key-show = показать решение
key-go-on = дальше
key-again = ещё раз
key-hint = спросить бота
key-help = эта подсказка
key-step = на шаг назад, на шаг вперёд
key-ends = в начало, в конец
key-run = пуск и пауза
key-now = к текущей позиции

# Цвета и боты
colour-red = Красный
colour-blue = Синий
colour-yellow = Жёлтый
colour-green = Зелёный
colour-purple = Фиолетовый
colour-black = Чёрный
bot-random = Шут
bot-greedy = Барон-разбойник
bot-novice = Паж
bot-casual = Оруженосец
bot-club = Каменщик
bot-expert = Кастелян
bot-master = Зодчий
bot-random-is = ходит как попало
bot-random-means = Ходит как попало. Кто смотрит на поле, тот ему не проиграет.
bot-greedy-is = хватает всё, что может
bot-greedy-means = Берёт то, что можно взять сейчас, и дальше не думает.
bot-novice-is = учится вместе с вами
bot-novice-means = Играет как новичок: видит, что даёт ход, но многого не замечает.
bot-casual-is = лёгкая партия
bot-casual-means = Новичка обычно обыгрывает.
bot-club-is = заставит подумать
bot-club-means = Любителя обычно обыгрывает: думает наперёд, но иногда ошибается.
bot-expert-is = сильный
bot-expert-means = Трудный соперник и для тех, кто хорошо знает игру.
bot-master-is = очень сильный
bot-master-means = Сильнейший: думает четыре секунды на ход и никогда не зевает.
