# Слова самой страницы. Тексты игр приходят с сервера.

# Шапка и страница
language = Язык
light = Светлая тема
dark = Тёмная тема
sound-on = Включить звук
sound-off = Выключить звук
notify = Уведомлять в браузере о вашем ходе
to-lobby = В зал
close = Закрыть
connection-lost = Связь потеряна. Пробуем снова; ни один ваш ход не пропал.
not-connected = Сейчас нет связи с сервером.
copied = Скопировано.
yes = Да
no = Нет

# Зал
which-castle = Какой замок сегодня?
no-account = Без регистрации. Отправьте ссылку другу или сядьте играть с ботом.
records = Записи
your-name = Ваше имя
code = Ссылка или код
join = Войти
players = { $range } игр.
from-to = { $from }–{ $to }
play-bots = С ботами
invite = Пригласить
your-tables = Ваши столы
wait-for-you = { $count ->
    [one] { $count } ждёт вас
    [few] { $count } ждут вас
   *[other] { $count } ждут вас
 }
no-tables = Здесь будут столы, за которыми вы играете.
open-seats = Свободные места
no-open-seats = Сейчас свободных мест нет.
to-watch = Посмотреть
nothing-to-watch = Сейчас нет открытых игр.
live = сейчас
look = Взглянуть
watch = Смотреть
sit-down = Сесть
free-seat = свободное место
is-thinking = Думает: { $who }
stage-over = окончена
stage-abandoned = прервана
no-clock = без часов
days-a-turn = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
 }
minutes-each = по { $minutes } мин, +{ $increment } с

# Новый стол
new-table = Новый стол
no-such-game = Такой игры здесь нет.
seats = Места
how-many = Сколько играют
seat-me = Я
seat-here = Ещё кто-то за этим экраном
seat-friend = Друг по ссылке
bots = Боты
a-bot = Бот: { $level }
elo = Эло { $elo }
elo-means = Рейтинг Эло измерен в партиях ботов между собой при этом числе игроков; 0 — их среднее. Разница в 200 — это примерно три победы из четырёх.
set-up = Накрыть стол
start-now = Начать
clock = Часы
clock-none = Нет: никто не спешит.
clock-live = На один вечер: столько минут каждому и несколько секунд за каждый ход.
clock-correspondence = По переписке: столько дней на каждый ход.
minutes = Минут каждому
increment = Секунд за ход
days = Дней на ход
absent = Если кто-то пропал
absent-vote = Остальные могут проголосовать за бота.
absent-bot = Играть будет бот, и когда вышло время.
absent-lose = У кого вышло время, тот проиграл.
table-is = Стол
listed = Виден в зале: каждый может сесть или смотреть.
aids = Подсказки бота разрешены.

# Ожидание
waiting-for-players = Ждём игроков
send-links = Отправьте эти ссылки
begin-with-bots = Начать сейчас, боты на свободных местах
link-seat = Место: { $colour }
link-watch = Для зрителей
copy = Копировать

# Стол
table = Стол
watching = зритель
watcher = зритель
you = вы
bot = бот
bot-stands-in = заменяет бот
away = отошёл
resigned = сдался
players-label = Игроки
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }
rank = Место { $rank }
days-left = { $days } д { $hours } ч
board-of = Поле: { $game }
board-keys = Стрелки ходят по полю, Tab переходит к следующему доступному месту, Enter выбирает, U отменяет, Escape сбрасывает выбор, плюс и минус меняют масштаб.
may-pick = можно выбрать
view = Вид
turn-left = Повернуть влево
turn-right = Повернуть вправо
closer = Ближе
farther = Дальше
whole-board = Всё поле
flat = План, вид сверху
height = высота { $height }
worth = стоит { $points }
dock = Ваш ход
your-turn = Ваш ход
turn-of = Ходит: { $who }
playing = Играем…
picked = Выбрано: { $picked }
kinds = Виды ходов
kind-move = Ход
choices = Выбор
plan = План
plan-hint = Сначала попробовать весь ход, потом сыграть
next-step = следующий шаг
back-to-step = Вернуться к шагу перед этим
ends-in-reveal = Здесь что-то открывается: план заканчивается.
hint = Подсказка
hint-hint = Спросить бота
hinted = { $bot } сыграл бы { $move }.
undo = Отменить
start-over = Начать ход заново
do-it = Сделать
commit = Сыграть план
why-not = Почему нельзя { $place }?
rule = Правило { $rule }
rules = Правила
log = Журнал
run-of = { $text } … и ещё { $more }
earlier = ещё { $count } раньше
nothing-yet = Пока ничего не произошло.
legal-moves = Возможные ходы
no-moves-now = Сейчас не ваш ход.
more-moves = ещё { $count }
chat = Беседа
no-chat = Пока все молчат.
say-something = Сказать что-нибудь
send = Отправить
beside-board = Рядом с полем
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
propose-take-back = Попросить вернуть мой последний ход
propose-abandon = Предложить прервать игру
propose-bot = Предложить бота вместо игрока { $who }
come-back = Вернуть себе место у бота
luck = Случай в этой игре определён заранее. Отпечаток: { $hash }
luck-proof = Зерно, доказывающее случай: { $seed }
ballot-take-back = { $by } просит вернуть ход.
ballot-bot = { $by } предлагает бота вместо игрока { $who }.
ballot-abandon = { $by } предлагает прервать игру.
voices = Согласны { $yes } из { $all }

# После игры
game-over = Игра окончена
wins = Победа: { $who }
share-win = Победу делят: { $who }
ended-resigned = Сдача.
ended-time = По времени.
ended-abandoned = Прервана по согласию.
rematch = Реванш
to-rematch = К реваншу
replay = Просмотр
record = Запись
share = Поделиться
looking-at-game = Бот изучает игру…
chances = Шансы на победу, ход за ходом
points-by-source = Откуда очки
mistakes = Самые большие ошибки
mistake = { $who }: ход { $move }; лучше было { $better }.
percent-less = −{ $loss } %
first = В начало
one-back = На ход назад
run = Проиграть
pause = Остановить
one-forth = На ход вперёд
last = В конец
ply = Ход
ply-of = ход { $ply } из { $last }
to-now = Вернуться к игре
open-record = Открыть запись
record-file = Файл
record-text = Или её текст
open = Открыть
bad-link = В этой ссылке нет записи.

# Какая клавиша что делает
keys = Клавиши
keys-replay = Просмотр партии
keys-table = За столом
keys-board = На поле
key-walk = ходить по полю
key-next = к следующему доступному месту
key-choose = выбрать
key-turn = повернуть поле, если оно объёмное
key-zoom = ближе, дальше, всё поле
key-board = к полю
key-moves = к списку возможных ходов
key-undo = на шаг назад
key-forget = отменить выбор
key-plan = сначала составить план хода
key-hint = спросить бота
key-commit = сыграть план
key-help = эта подсказка
key-step = на ход назад, на ход вперёд
key-ends = в начало, в конец
key-run = запустить и остановить
key-now = вернуться к игре

# Цвета и боты
colour-red = Красный
colour-blue = Синий
colour-yellow = Жёлтый
colour-green = Зелёный
colour-purple = Лиловый
colour-black = Чёрный
bot-random = Кости
bot-greedy = Хапуга
bot-novice = Паж
bot-casual = Оруженосец
bot-club = Каменщик
bot-expert = Кастелян
bot-master = Зодчий
