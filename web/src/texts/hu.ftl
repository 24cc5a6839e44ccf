# Az oldal saját szavai. A játékok szövegei a kiszolgálótól jönnek.

# Fejléc és oldal
language = Nyelv
light = Világos
dark = Sötét
sound-on = Hang be
sound-off = Hang ki
notify = A böngésző szóljon, ha te jössz
to-lobby = Az előcsarnokba
close = Bezárás
connection-lost = Megszakadt a kapcsolat. Újra próbáljuk; semmi sem veszett el, amit léptél.
not-connected = Most nincs kapcsolat a kiszolgálóval.
copied = Másolva.
yes = Igen
no = Nem

# Előcsarnok
which-castle = Melyik vár legyen ma?
no-account = Nem kell fiók. Küldj egy hivatkozást egy barátodnak, vagy ülj le egy géppel.
records = Feljegyzések
your-name = A neved
code = Hivatkozás vagy kód
join = Belépés
players = { $range } játékos
from-to = { $from }–{ $to }
play-bots = Gép ellen
invite = Meghívás
your-tables = Asztalaid
wait-for-you = { $count ->
    [one] egy rád vár
   *[other] { $count } rád vár
 }
no-tables = Itt lesznek az asztalok, amelyeknél játszol.
open-seats = Szabad helyek
no-open-seats = Most nincs szabad hely.
to-watch = Nézhető
nothing-to-watch = Most nem folyik nyilvános játék.
live = élő
look = Megnézem
watch = Nézem
sit-down = Leülök
free-seat = szabad hely
is-thinking = { $who } gondolkodik
stage-over = befejezve
stage-abandoned = félbehagyva
no-clock = óra nélkül
days-a-turn = { $days ->
    [one] körönként egy nap
   *[other] körönként { $days } nap
 }
minutes-each = fejenként { $minutes } perc, +{ $increment } mp

# Új asztal
new-table = Új asztal
no-such-game = Ilyen játék itt nincs.
seats = Helyek
how-many = Hányan játszanak
seat-me = Én
seat-here = Más is ennél a képernyőnél
seat-friend = Egy barát hivatkozással
bots = Gépek
a-bot = Gép: { $level }
elo = Élő { $elo }
elo-means = Az Élő-pontszámot a botok egymás elleni játszmáiban mértük, ennyi játékossal; 0 az átlaguk. Aki 200-zal többet ér, négy játszmából nagyjából hármat nyer.
set-up = Asztal megnyitása
start-now = Kezdés
clock = Óra
clock-none = Nincs: mindenki ráér.
clock-live = Egy ülésre: ennyi perc fejenként, és körönként néhány másodperc.
clock-correspondence = Levelezésben: ennyi nap minden körre.
minutes = Perc fejenként
increment = Másodperc körönként
days = Nap körönként
absent = Ha valaki eltűnik
absent-vote = A többiek megszavazhatnak egy gépet.
absent-bot = Gép veszi át, akkor is, ha lejárt az idő.
absent-lose = Akinek lejár az ideje, veszít.
table-is = Az asztal
listed = Szerepel az előcsarnokban: bárki leülhet vagy nézheti.
aids = Segítség engedélyezve: tanács a géptől.

# Várakozás
waiting-for-players = Várakozás a játékosokra
send-links = Küldd el ezeket a hivatkozásokat
begin-with-bots = Kezdés most, gépekkel a szabad helyeken
link-seat = Hely: { $colour }
link-watch = Nézőknek
copy = Másolás

# Az asztal
table = Asztal
watching = néző
watcher = néző
you = te
bot = gép
bot-stands-in = gép helyettesíti
away = távol
resigned = feladta
players-label = Játékosok
points = { $points ->
    [one] { $points } pont
   *[other] { $points } pont
 }
rank = { $rank }. hely
days-left = { $days } nap { $hours } óra
board-of = Tábla: { $game }
board-keys = A nyilak bejárják a táblát, a Tab a következő választható helyre visz, az Enter választ, az U visszavon, az Escape elveti a választást, a plusz és a mínusz nagyít.
may-pick = választható
view = Nézet
turn-left = Forgatás balra
turn-right = Forgatás jobbra
closer = Közelebb
farther = Távolabb
whole-board = Az egész tábla
flat = Alaprajz, felülről nézve
height = magasság { $height }
worth = értéke { $points }
dock = A te köröd
your-turn = Te jössz
turn-of = { $who } jön
playing = Lépés…
picked = Kiválasztva: { $picked }
kinds = Lépésfajták
kind-move = Lépés
choices = Választás
plan = Terv
plan-hint = Előbb próbáld ki az egész kört, aztán játszd meg
next-step = következő lépés
back-to-step = Vissza e lépés elé
ends-in-reveal = Itt valami felfedődik: a terv véget ér.
hint = Tanács
hint-hint = Kérdezd a gépet
hinted = { $bot } ezt lépné: { $move }.
undo = Vissza
start-over = A kör elölről
do-it = Megteszem
commit = Terv lejátszása
why-not = Miért nem { $place }?
rule = { $rule }. szabály
rules = Szabályok
log = Napló
run-of = { $text } … és még { $more }
earlier = { $count } korábbi
nothing-yet = Még semmi sem történt.
legal-moves = Szabályos lépések
no-moves-now = Nem te jössz.
more-moves = még { $count }
chat = Beszélgetés
no-chat = Még senki sem szólt.
say-something = Mondj valamit
send = Küldés
beside-board = A tábla mellett
sheet-open = Lap kinyitása
sheet-close = Lap becsukása
tab-log = Napló
tab-moves = Lépések
tab-rules = Szabályok
tab-chat = Csevegés
tab-text = Szöveg
recap = { $count ->
    [one] Egy lépés visszanézése
   *[other] { $count } lépés visszanézése
 }
skip = Átugrás
resign = Feladom
propose-take-back = Kérem, hogy visszavehessem az utolsó lépésem
propose-abandon = Javaslom, hogy hagyjuk félbe
propose-bot = Gépet javaslok { $who } helyére
come-back = Visszaveszem a helyem a géptől
luck = E játék szerencséje rögzített. Ujjlenyomat: { $hash }
luck-proof = A kezdőérték, amely a szerencsét igazolja: { $seed }
ballot-take-back = { $by } vissza szeretne venni egy lépést.
ballot-bot = { $by } gépet javasol { $who } helyére.
ballot-abandon = { $by } azt javasolja, hogy hagyjátok félbe a játékot.
voices = { $all } közül { $yes } egyetért

# Utána
game-over = Vége a játéknak
wins = { $who } nyert
share-win = Közösen nyertek: { $who }
ended-resigned = Feladással.
ended-time = Időre.
ended-abandoned = Közös megegyezéssel félbehagyva.
rematch = Visszavágó
to-rematch = A visszavágóhoz
replay = Visszajátszás
record = Feljegyzés
share = Megosztás
looking-at-game = Egy gép átnézi a játékot…
chances = Nyerési esély lépésről lépésre
points-by-source = Honnan jöttek a pontok
mistakes = A legnagyobb hibák
mistake = { $who } ezt lépte: { $move }; jobb lett volna: { $better }.
percent-less = −{ $loss } %
first = Az elejére
one-back = Egyet vissza
run = Lejátszás
pause = Megállítás
one-forth = Egyet előre
last = A végére
ply = Lépés
ply-of = { $last } lépésből a(z) { $ply }.
to-now = Vissza a jelenbe
open-record = Feljegyzés megnyitása
record-file = Fájl
record-text = Vagy a szövege
open = Megnyitás
bad-link = Ebben a hivatkozásban nincs feljegyzés.

# Melyik billentyű mit tesz
keys = Billentyűk
keys-replay = Visszanézés
keys-table = Az asztalnál
keys-board = A táblán
key-walk = lépkedés a táblán
key-next = a következő választható helyre
key-choose = választás
key-turn = a tábla elforgatása, ahol térben áll
key-zoom = közelebb, távolabb, az egész tábla
key-board = a táblára
key-moves = a szabályos lépések listájára
key-undo = egy lépés vissza
key-forget = a választás elvetése
key-plan = a kör megtervezése előre
key-hint = tanács a bottól
key-commit = a terv lejátszása
key-help = ez a súgó
key-step = egy lépéssel vissza, egy lépéssel előre
key-ends = az elejére, a végére
key-run = lejátszás és szünet
key-now = vissza a jelenbe

# Színek és gépek
colour-red = Piros
colour-blue = Kék
colour-yellow = Sárga
colour-green = Zöld
colour-purple = Lila
colour-black = Fekete
bot-random = Kocka
bot-greedy = Kapzsi
bot-novice = Apród
bot-casual = Fegyvernök
bot-club = Kőműves
bot-expert = Várnagy
bot-master = Építőmester
