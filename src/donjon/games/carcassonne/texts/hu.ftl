title = Carcassonne
line = Rakj le utakat, városokat, réteket, és építs tornyokat, amelyek foglyokat ejtenek.
about = Lapkáról lapkára nő a táj: városok, utak, kolostorok és rétek, és az alattvalóid pontot érő helyeket foglalnak rajta. A torony kiegészítővel foglyot ejthet, aki egy tornyot magasabbra épít. További három kiegészítő hozza a fogadókat és katedrálisokat, a kereskedőket és építőmestereket, a hercegnőt és a sárkányt.

option-inns = Fogadók és katedrálisok: nagy alattvalók; a fogadós út és a katedrálisos város többet ér, vagy semmit. Hat játékoshoz szükséges.
option-inns-off = Nélküle.
option-inns-on = Fogadókkal és katedrálisokkal.
option-traders = Kereskedők és építőmesterek: áruk, az építőmester a dupla körrel, a disznó.
option-traders-off = Nélküle.
option-traders-on = Kereskedőkkel és építőmesterekkel.
option-dragon = Hercegnő és sárkány: vulkán, sárkány, tündér, hercegnő, varázskapuk.
option-dragon-off = Nélküle.
option-dragon-on = Hercegnővel és sárkánnyal.
option-tower = A torony: tornyok, foglyok és váltságdíj.
option-tower-off = Nélküle.
option-tower-on = A toronnyal.
option-farms = Hogyan számítanak a rétek?
option-farms-1 = Városonként: egy város körül minden paraszt együtt számít, 4 pont (2000-es szabály).
option-farms-2 = Rétenként: városonként 3 pont, de egy játékos egy városért csak egyszer kap pontot (2001-es szabály).
option-farms-3 = Rétenként: városonként 3 pont, minden réten (mai szabály).
option-small_city = Mennyit ér a kétlapkás kész város?
option-small_city-4 = Mint bármely másik: 4 pont.
option-small_city-2 = Csak 2 pont (első kiadások).
option-fairy = Hol áll a tündér?
option-fairy-follower = Egy alattvaló mellett.
option-fairy-tile = Egy lapkán (Rio Grande).
option-dragon_moves = Mikor repül a sárkány?
option-dragon_moves-before = Értékelés előtt.
option-dragon_moves-after = Értékelés után (Rio Grande).
option-princess = Mit tesz a hercegnő a lovagokkal?
option-princess-may = Hazaküldhet egyet.
option-princess-must = Egyet haza kell küldenie, ha van (Rio Grande).
option-tower_reach = Eltakarják-e a célt más tornyok?
option-tower_reach-seed = Igen, ahogy a mi szabálykönyvünk írja.
option-tower_reach-published = Nem, ahogy a kiadó mondja.
option-tower_top_capture = Foglyul ejthetők-e a tornyokon álló alattvalók?
option-tower_top_capture-false = Nem.
option-tower_top_capture-true = Igen, egy másik toronyból.

word-small = kis alattvaló
    .acc = egy kis alattvalót
    .note = {""}
    .poss = egyik kis alattvalóját
    .own = az egyik kis alattvalóját
    .your = az egyik kis alattvalódat
    .none = egyetlen kis alattvalódat sem
word-big = nagy alattvaló
    .acc = egy nagy alattvalót
    .note = {" (nagy alattvaló)"}
    .poss = nagy alattvalóját
    .own = a nagy alattvalóját
    .your = a nagy alattvalódat
    .none = a nagy alattvalódat
word-builder = építőmester
    .set = leteszi az építőmesterét
    .note = {""}
    .poss = építőmesterét
    .own = az építőmesterét
word-pig = disznó
    .set = leteszi a disznóját
    .note = {""}
    .poss = disznóját
    .own = a disznóját
word-city = város
    .same = ugyanabban a városban
    .this = ez a város
word-road = út
    .same = ugyanazon az úton
    .this = ez az út
word-field = rét
    .this = ez a rét
word-monastery = kolostor
    .this = ez a kolostor
word-knight = lovag
    .set = lovagot tesz a városba
word-thief = útonálló
    .set = útonállót tesz az útra
word-farmer = paraszt
    .set = parasztot tesz a rétre
word-monk = szerzetes
    .set = szerzetest tesz a kolostorba
word-guard = alattvaló egy tornyon
word-north = észak
    .in = északon
word-east = kelet
    .in = keleten
word-south = dél
    .in = délen
word-west = nyugat
    .in = nyugaton
word-wine = bor
    .acc = bort
word-grain = gabona
    .acc = gabonát
word-cloth = szövet
    .acc = szövetet
some-tiles = { $tiles } lapka
placing = { $role ->
    [0] {""}
   *[other] {" "}{ $role-set }{ $figure-note }, és
 }

event-discarded = A húzott lapka sehová sem illik, kikerül a játékból.
event-placed = { $player } { $joins ->
    [a-city] várost bővít: most { some-tiles }
    [a-road] utat hosszabbít: most { some-tiles }
   *[a-field] rétek mellé rak le egy lapkát
 }.
event-deployed = { $player } { $role-set }{ $figure-note }.
event-piece = { $height ->
    [1] { $player } új tornyot kezd: 1 magas.
   *[other] { $player } magasabbra épít egy tornyot: most { $height } magas.
 }
event-finished = { $player } { $figure-acc } tesz egy toronyra: a torony kész.
event-captured = { $player } foglyul ejti { $owner } { $figure-poss }.
event-recalled = { $player } hazahívja { $figure-own }.
event-exchanged = { $taken ->
    [0] { $player } és { $other } foglyot cserél: { $player } visszakapja { $figure-own }.
   *[other] { $player } foglyul ejti { $other } { $taken-poss }, és rögtön kicseréli: visszakapja { $figure-own }.
 }
event-ransom-paid = { $player } { $lost } pontért kiváltja { $figure-own } { $other } fogságából.
event-fairy-came = { $player } az egyik alattvalójához hívja a tündért.
event-fairy-point = { $player } a tündér mellett kezdi a körét: { some-points }.
event-fairy-feature = { $player } { $points } pontot kap a tündér melletti alattvalóért.
event-sent-home = { $player } a hercegnővel hazaküldi { $owner } egyik lovagját.
event-dragon-came = A sárkány a vulkánra száll.
event-dragon-flew = A sárkány felszáll.
event-eaten = A sárkány megeszi { $player } { $figure-poss }.
event-orphaned = { $player } visszaveszi { $figure-own }: nem maradt mellette alattvalója.
event-scored-city = { $player }{ placing } { $points } pontot kap egy { $state ->
    [completed] kész
   *[other] befejezetlen
 } városért: { some-tiles }{ $shields ->
    [0] {""}
   *[other] , { $shields } címer
 }{ $with ->
    [with-cathedral] , katedrálissal
   *[other] {""}
 }.
event-scored-road = { $player }{ placing } { $points } pontot kap egy { $state ->
    [completed] kész
   *[other] befejezetlen
 } útért: { some-tiles }{ $with ->
    [with-inn] , fogadóval
   *[other] {""}
 }.
event-scored-monastery = { $player }{ placing } { $points } pontot kap egy { $state ->
    [completed] kész
   *[other] befejezetlen
 } kolostorért: { some-tiles }.
event-scored-field = { $player }{ placing } { $points } pontot kap egy rétért: { $cities ->
    [0] egyetlen kész város sincs mellette
   *[other] { $cities } kész város
 }{ $with ->
    [with-pig] , disznóval
   *[other] {""}
 }.
event-scored-farmers = { $player } { $points } pontot kap egy város körüli parasztjaiért{ $with ->
    [with-pig] , disznóval
   *[other] {""}
 }.
event-goods-taken = { $player } árut kap: { $wine ->
    [0] {""}
   *[other] { $wine } bor
 }{ $grain ->
    [0] {""}
   *[other] { $wine ->
        [0] {""}
   *[other] {", "}
     }{ $grain } gabona
 }{ $cloth ->
    [0] {""}
   *[other] { $wine ->
        [0] { $grain ->
            [0] {""}
           *[other] {", "}
         }
   *[other] {", "}
     }{ $cloth } szövet
 }.
event-goods-scored = { $player } gyűjtötte a legtöbb { $good-acc } ({ $count }): { some-points }.
event-double-turn = { $player } az építőmestere révén dupla kört kap.
event-ended = { $left ->
    [0] A játéknak vége: minden lapka a helyére került.
   *[other] A játéknak vége; { $left } lapka maradt.
 }

reason-game-over = a játéknak vége
reason-chance-decides = előbb lapkát kell húzni
reason-not-now = ezt a körnek ebben a részében nem lehet megtenni
reason-capture-first = előbb döntsd el, ejtesz-e foglyot: nevezd meg, vagy passzolj
reason-exchange-first = előbb válaszd ki, melyik alattvalód jöjjön haza
reason-flight-first = a sárkánynak tovább kell repülnie
reason-bag-empty = ilyen lapka már nincs a zsákban
reason-asleep = ezen a lapkán sárkányjel van: az első vulkán előtt nem húzható
reason-place-first = előbb a húzott lapkát kell lerakni
reason-place-taken = itt már van lapka
reason-touches-nothing = a lapkának oldalával érintenie kell egy másikat
reason-does-not-fit = nem illik: { $side-in } itt { $mine }, a szomszédos lapkán { $theirs }
reason-looks-the-same = a lapka kevesebb negyedfordulattal ugyanígy néz ki
reason-no-tile = itt nincs lapka
reason-no-segment = ide nem állhat figura
reason-none-at-home = nincs { $figure } a készletedben
reason-not-this-tile = figura csak az éppen lerakott lapkára kerülhet
reason-not-by-portal = a varázskapun át csak alattvaló léphet
reason-dragon-stands = azon a lapkán a sárkány áll
reason-taken = { $land-this } már foglalt: ott { $owner } figurája áll
reason-completed = { $land-this } már kész, a varázskapu pedig csak befejezetlenhez vezet
reason-builder-where = az építőmester csak útra vagy városba kerülhet
reason-builder-alone = az építőmesterhez saját alattvaló kell { $land-same }
reason-builder-late = { $land-this } már kész: nincs mit építeni
reason-pig-where = a disznó csak rétre kerülhet
reason-pig-alone = a disznóhoz saját paraszt kell ugyanazon a réten
reason-no-foundation = itt nincs toronyalap
reason-no-piece = nincs több toronyelemed
reason-tower-finished = ez a torony már kész
reason-bare-foundation = itt még nincs torony, csak alap
reason-only-followers = toronyra csak alattvaló állhat
reason-not-in-play = ez a kiegészítő nincs játékban
reason-no-follower = a tündér csak saját alattvalóhoz jön
reason-fairy-there = a tündér már ott van
reason-no-princess = az éppen lerakott lapkán nincs hercegnő
reason-no-knight = ez nem lovag a hercegnő városában
reason-must-send = a hercegnőnek haza kell küldenie egy lovagot
reason-out-of-reach = idáig nem ér el a torony
reason-tower-between = közöttük egy másik torony áll
reason-not-capturable = építőmester és disznó nem ejthető foglyul
reason-on-top-safe = tornyon álló alattvaló nem ejthető foglyul
reason-not-jailed = { $jailer } nem tartja fogva { $figure-none }
reason-ransomed = körönként csak egy váltságdíj fizethető
reason-too-poor = a váltságdíj { $price } pont
reason-not-next = a sárkány csak szomszédos lapkára repül
reason-visited = a sárkány ezen a repülésen már járt ott
reason-fairy-guards = azt a lapkát a tündér védi
reason-nobody-there = itt nincs alattvaló

error-six-players = hat játékoshoz kell a Fogadók és katedrálisok (abban van a hatodik szín): inns=on
reason-no-move = ez nem lépés: lapkát így rakunk le: 2,-1,3 (x, y, negyedfordulatok), figurát így: S@2,-1:c0, építeni így: T@2,-1, passzolni így: -
reason-wants-tile = ez nem lépés: { $letter }@ egy lapkát nevez meg, például 2,-1
reason-wants-segment = ez nem lépés: { $letter }@ egy részt nevez meg, például 2,-1:c0
reason-no-such-segment = ez nem lépés: ezen a lapkán ({ $tile }) van { $names }, de nincs { $name }

# Az asztal szövegként.
text-tiles = { $tile ->
    [0] {""}
   *[other] A kihúzott lapka: { $tile }.{" "}
 }Még { $tiles } lapka van hátra.
text-nobody = senki sincs az asztalon
text-tower = { $place } ({ $height } magas)
text-towers = Tornyok: { $towers }
text-dragon = Sárkány: { $place }
text-fairy = Tündér: { $place }
