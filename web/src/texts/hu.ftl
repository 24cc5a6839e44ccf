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
height = magasság { $height }
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

# A lépések részei, amelyek nem helyek
kind-towers = Csúsztatás
kind-highlanders = Menet
part-towers-dot = Lemondás a jutalomlépésről
part-elbrus-join = Két híd összekötése lépcsővé
part-elbrus-dot = Nincs lépcső
part-highlanders-dot = A kör vége
part-highlanders-in = { $rest } bemegy
part-highlanders-shield = Pajzs lerakása
part-highlanders-bare = Nyitva marad
part-carcassonne-dash = Semmi több
part-carcassonne-turn-0 = Ahogy van
part-carcassonne-turn-1 = Negyed fordulat jobbra
part-carcassonne-turn-2 = Fél fordulat
part-carcassonne-turn-3 = Negyed fordulat balra
part-carcassonne-S = Kis alattvaló
part-carcassonne-B = Nagy alattvaló
part-carcassonne-U = Építőmester
part-carcassonne-P = Disznó
part-carcassonne-T = Toronyelem
part-carcassonne-Y = Tündér
part-carcassonne-X = A hercegnő hazaküldi
part-carcassonne-K = Foglyul ejtés
part-carcassonne-D = Sárkány
part-carcassonne-ES = Kis alattvaló cseréje
part-carcassonne-EB = Nagy alattvaló cseréje
part-carcassonne-RS = Váltságdíj: kis alattvaló, őrzi: { $rest }
part-carcassonne-RB = Váltságdíj: nagy alattvaló, őrzi: { $rest }

# Mi van a játékosoknál
have-carcassonne-small = Alattvalók
have-carcassonne-pieces = Toronyelemek
have-torres-reserve = Lovagok
have-torres-stacks = Oszlopok
have-torres-cards = Lapok
have-torres-in-hand = Elem a kézben
have-torres-points = Akciópontok
have-elbrus-bridge = Hidak
have-elbrus-window = Ablakok
have-elbrus-portal = Kapuk
have-elbrus-balcony = Erkélyek
have-elbrus-stairs = Lépcsők
state-torres-phase = Szakasz
state-torres-round = Forduló
state-torres-points = Akciópontok
state-torres-supply = Maradék elemek
state-torres-deck = Lap a pakliban
state-highlanders-die = Kocka
state-highlanders-steps = Maradt lépés
flat = Alaprajz, felülről nézve
tiles-left = Maradt lap: { $left }
tiles-to-come = Még hátralévő lapkák: { $left }
fields = Mezők
fields-hint = Mutasd, kié melyik mező és mennyit ér
prisoners = Foglyok
prisoner-of = Az ő alattvalója: { $owner }, fogva tartja: { $jailer }
ransom = Kiváltás
land-city = Város
land-road = Út
land-field = Mező
land-monastery = Kolostor
nobody = senkié
complete = kész
needs = { $needs } lovag kell hozzá
state-towers-bonus = Bónuszlépés
piece-stack = halom
piece-knight = lovag
piece-king = király
piece-troop = lovagok
piece-garrison = helyőrség
piece-shield = pajzs
piece-tower = torony
piece-dragon = sárkány
piece-fairy = tündér
drawn-tile = Lap a kézben: { $tile }
area = { $area } mezős vár
worth = értéke { $points }
hand = Lapok a kézben
clan = Kardok { $swords }, lovagok { $supply }, pajzsok { $shields }

# Honnan jöttek a pontok
source-settled = Elfoglalt építési helyek
source-lost = Elvesztett építési helyek
source-doubled = Kétszer számolt kerületek
source-placed = Boltívek
source-climbed = Lépcsők
source-took = Bevett várak
source-highlanders-lost = Elvesztett várak
source-scored-city = Városok
source-scored-road = Utak
source-scored-monastery = Kolostorok
source-scored-field = Mezők
source-castle-scored = Várak
source-king-bonus = A király oldalán
source-advanced = Pontsáv
source-pushed = Foglalt mezők
source-master-bonus = Mesterlap
source-ransom-paid = Fizetett váltságdíj
source-ransom-taken = Kapott váltságdíj
source-fairy-point = Tündér
source-fairy-feature = A tündér alattvalója
source-goods-scored = Áruk
