# Az oldal saját szavai. A játékok szövegei a szervertől jönnek.

# Fejléc és oldal
language = Nyelv
light = Világos
dark = Sötét
sound-on = Hang be
sound-off = Hang ki
notify = A böngésző szóljon, ha te jössz
to-lobby = Vissza az asztalokhoz
close = Bezárás
connection-lost = Megszakadt a kapcsolat. Újracsatlakozunk… egyetlen lépésed sem vész el.
not-connected = Most nincs kapcsolat a szerverrel.
copied = Másolva.
yes = Igen
no = Nem

# Előcsarnok
which-castle = Melyik vár legyen ma?
no-account = Öt várépítős játék, amely már nem kapható. Regisztráció nélkül: tanuld meg, játssz gép ellen, vagy küldj linket egy barátodnak.
learn = Tanulás
play = Játék
about-minutes = { $minutes } perc
menu = Menü
with = veled játszik: { $who }
nobody-yet = még nincs itt más
records = Játszmák
your-name = A neved
code = Link vagy kód
join = Csatlakozás
players = { $range } játékos
from-to = { $from }–{ $to }
invite = Meghívás
your-tables = Asztalaid
wait-for-you = { $count ->
    [one] egy asztal rád vár
   *[other] { $count } asztal rád vár
 }
no-tables = Itt jelennek meg azok az asztalok, amelyeknél játszol.
open-seats = Szabad helyek
no-open-seats = Most nincs szabad hely.
to-watch = Nézhető játszmák
nothing-to-watch = Most nem folyik nyilvános játék.
live = élő
look = Megnyitás
watch = Megtekintés
sit-down = Leülés
free-seat = szabad hely
is-thinking = { $who } gondolkodik
stage-over = befejezve
stage-abandoned = félbehagyva
no-clock = óra nélkül
days-a-turn = { $days ->
    [one] körönként egy nap
   *[other] körönként { $days } nap
 }
minutes-each = fejenként { $minutes } perc, körönként +{ $increment } mp

# Új asztal
new-table = Új asztal
no-such-game = Ilyen játék itt nincs.
who-plays = Kik játszanak?
mode-bots = Te a gépek ellen
mode-bots-means = rögtön kezdődik
mode-friends = Barátokkal
mode-friends-means = linkkel, bárhol is vannak
mode-here = Ennél a képernyőnél
mode-here-means = az eszköz körbejár
against-whom = Ki ellen?
who-sits-here = Kik ülnek ennél a képernyőnél?
who-is-coming = Kik jönnek?
links-follow = Minden helyhez kapsz egy linket, amelyet elküldhetsz. Aki leül, megadja a nevét.
player-number = { $number }. játékos
extras = Kiegészítők és változatok
start = Indulás
about-so-long = Nagyjából { $minutes } perc.
rules-and-table = Szabályok és asztal
hints-allowed = tanács kérhető
no-hints = tanács nélkül
private = zártkörű
in-the-lobby = látszik a listán
strength-figures = Az erő számokban
first-time = Először jársz itt?
read-rules = A szabályok
learn-game = { $game }: így játsszuk
learn-lead = A szabályok a saját szavainkkal. Az asztalnál minden lépésnél megnézheted őket, és tanácsot kérhetsz a géptől.
seats = Helyek
how-many = A játékosok száma
seat-me = Én
seat-here = Valaki más ennél a képernyőnél
seat-friend = Egy barát, linkkel
bots = Gépek
elo = Élő { $elo }
elo-means = Az Élő-pontszámot a gépek egymás elleni játszmáiban mértük, ennyi játékossal; 0 a véletlen játék. Aki 200-zal erősebb, négy játszmából nagyjából hármat nyer.
set-up = Asztal megnyitása
start-now = Kezdés
clock = Óra
clock-none = Nincs: mindenki addig gondolkodik, ameddig akar.
clock-live = Egy ülésre: fejenként adott számú perc, körönként néhány másodperc ráadás.
clock-correspondence = Levelezve: minden körre néhány nap.
minutes = Perc játékosonként
increment = Ráadás körönként (másodperc)
days = Nap körönként
absent = Ha valaki eltűnik
absent-vote = A többiek megszavazhatják, hogy gép vegye át a helyét.
absent-bot = Gép veszi át a helyét, akkor is, ha lejárt az ideje.
absent-lose = Akinek lejár az ideje, veszít.
table-is = Az asztal
listed = Megjelenik az asztalok listáján: bárki leülhet vagy nézheti.
aids = A géptől tanácsot lehet kérni.

# Várakozás
waiting-for-players = Várakozás a játékosokra
send-links = Küldd el ezeket a linkeket
begin-with-bots = Kezdés most, a szabad helyekre gép kerül
link-seat = Hely: { $colour }
link-watch = Nézőknek
copy = Másolás
hand-over = Add át az eszközt: { $who } következik
hand-over-means = A lapok és a pajzsok rejtve maradnak, amíg a következő játékos át nem veszi.
i-am = { $who } vagyok
here = itt van
came = Megérkezett: { $who }.
went = Elment: { $who }.
watchers = { $count ->
    [one] egy néző
   *[other] { $count } néző
 }

# Az asztal
table = Asztal
watching = nézi
watcher = néző
you = te
bot = gép
bot-stands-in = gép játszik helyette
stood-in-vote = Amíg távol voltál, a többiek megszavazták, hogy gép játsszon helyetted ({ $ply }. lépéstől). A helyed továbbra is a tiéd.
stood-in-time = Lejárt az időd: azóta gép játszik helyetted ({ $ply }. lépéstől). A helyed továbbra is a tiéd.
away = távol
resigned = feladta
players-label = Játékosok
points = { $points } pont
rank = { $rank }. hely
days-left = { $days } nap { $hours } óra
board-of = Tábla: { $game }
board-keys = A nyilakkal a táblán mozogsz, a Tab a következő választható mezőre visz, az Enter választ, az U visszavon, az Escape törli a választást, a plusz és a mínusz nagyít és kicsinyít.
may-pick = választható
view = Nézet
turn-left = Forgatás balra
turn-right = Forgatás jobbra
closer = Közelebb
farther = Távolabb
whole-board = Az egész tábla
flat = Alaprajz, felülről nézve
height = { $height } magas
worth = { $points } pont
dock = Te jössz
your-turn = Te jössz
turn-of = { $who } jön
choices = Választás
pace = A többiek köre
pace-normal = Normál
pace-fast = Gyors
pace-once = Azonnal
hint-chance = Nyerési esélyed: { $chance }%; átlagos lépéssel { $usual }%.
hint-of = { $who } ezt lépné
no-back = Nem, vissza
sure-to-resign = Feladod a játszmát? Ezzel elveszíted.
sure-to-end = { $action }? { $loses }
bot-plays-for-you = Most egy gép játszik helyetted.
actions = Akciók
left = Ami maradt
hint = Tanács
undo = Vissza
do-it = Rendben
why-not = Miért nem?
rule = { $rule }. szabály
rules = Szabályok
rules-option = Beállítás
log = Napló
run-of = { $text } … és még { $more } ilyen
earlier = Még { $count } korábbi
nothing-yet = Még semmi sem történt.
legal-moves = Szabályos lépések
no-moves-now = Most nem te jössz.
more-moves = még { $count }
chat = Csevegés
no-chat = Még nincs üzenet.
say-something = Írj üzenetet
send = Küldés
beside-board = Oldalsó panel
sheet-open = Panel kinyitása
sheet-close = Panel becsukása
tab-log = Napló
tab-moves = Lépések
tab-rules = Szabályok
tab-chat = Csevegés
tab-text = Szöveg
recap = { $count ->
    [one] Egy lépés visszajátszása
   *[other] { $count } lépés visszajátszása
 }
skip = Átugrás
resign = Feladom
propose-take-back = Kérem, hogy visszavehessem az utolsó lépésemet
propose-abandon = Javaslom, hogy hagyjuk félbe a játszmát
propose-bot = Javaslom, hogy { $who } helyett gép játsszon
come-back = Visszaveszem a helyemet a géptől
luck = A játszma összes sorsolását a kezdés előtt rögzítettük. Ujjlenyomat: { $hash }
luck-proof = Ezzel a kezdőértékkel bárki ellenőrizheti az összes sorsolást: { $seed }
ballot-take-back = { $by } vissza szeretne venni egy lépést.
ballot-bot = { $by } azt javasolja, hogy { $who } helyett gép játsszon.
ballot-abandon = { $by } azt javasolja, hogy hagyjátok félbe a játszmát.
voices = { $all } közül { $yes } egyetért

# Utána
game-over = A játéknak vége
wins = { $who } nyert
share-win = Közösen nyertek: { $who }
ended-resigned = Feladással.
ended-time = Lejárt az idő.
ended-abandoned = Közös megegyezéssel félbehagyva.
rematch = Visszavágó
to-rematch = A visszavágóhoz
replay = Visszajátszás
record = Játszma mentése
share = Megosztás
looking-at-game = A gép elemzi a játszmát…
chances = Nyerési esély lépésről lépésre
points-by-source = Honnan jöttek a pontok
mistakes = A legnagyobb hibák
mistake = { $who }: „{ $move }” Jobb lett volna: „{ $better }”
percent-less = −{ $loss }%
first = Az elejére
one-back = Egyet vissza
run = Lejátszás
pause = Szünet
one-forth = Egyet előre
last = A végére
ply = Lépés
ply-of = { $ply }. lépés (összesen { $last })
to-now = Vissza a jelenlegi álláshoz
open-record = Mentett játszma megnyitása
record-file = Fájlból
record-text = Vagy illeszd be a szövegét
open = Megnyitás
bad-link = Ebben a linkben nincs mentett játszma.

# Melyik billentyű mit tesz
keys = Gyorsbillentyűk
keys-replay = Visszajátszás
keys-table = Az asztalnál
keys-board = A táblán
key-walk = mozgás a táblán
key-next = a következő választható mezőre
key-choose = választás
key-turn = a tábla elforgatása (térbeli tábláknál)
key-zoom = közelebb, távolabb, az egész tábla
key-board = a táblára
key-moves = a szabályos lépések listájára
key-undo = egy lépés vissza
key-forget = a választás törlése
key-hint = tanács kérése a géptől
key-help = ez a súgó
key-step = egy lépéssel vissza, egy lépéssel előre
key-ends = az elejére, a végére
key-run = lejátszás és szünet
key-now = vissza a jelenlegi álláshoz

# Színek és gépek
colour-red = Piros
colour-blue = Kék
colour-yellow = Sárga
colour-green = Zöld
colour-purple = Lila
colour-black = Fekete
bot-random = Bolond
bot-greedy = Rablóbáró
bot-novice = Apród
bot-casual = Fegyvernök
bot-club = Kőműves
bot-expert = Várnagy
bot-master = Építőmester
bot-random-is = bármit lép
bot-random-means = Bármit lép. Aki odafigyel, nem kap ki tőle.
bot-greedy-is = elviszi, ami elvihető
bot-greedy-means = Elviszi, amit épp lehet, és nem gondol tovább.
bot-novice-is = veled együtt tanul
bot-novice-means = Úgy játszik, mint egy kezdő: látja, mivel jár egy lépés, de sok mindent nem vesz észre.
bot-casual-is = könnyű játszma
bot-casual-means = A kezdőt többnyire megveri.
bot-club-is = megdolgoztat
bot-club-means = Az alkalmi játékost többnyire megveri: előre gondolkodik, de néha hibázik.
bot-expert-is = erős
bot-expert-means = Nehéz ellenfél annak is, aki jól ismeri a játékot.
bot-master-is = nagyon erős
bot-master-means = A legerősebb: körönként négy másodpercig gondolkodik, és sosem hibázik.
