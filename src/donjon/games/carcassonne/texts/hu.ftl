title = Carcassonne
about = Lapról lapra nő a táj: városok, utak, kolostorok és mezők, rajtuk az alattvalók gyűjtik a pontokat. A Toronnyal foglyot ejthet, aki egy tornyot magasabbra épít. További három kiegészítő hozza a fogadókat és katedrálisokat, a kereskedőket és építőmestereket, a hercegnőt és a sárkányt.

option-inns = Fogadók és katedrálisok: nagy alattvalók, többet vagy semmit sem érő utak és városok. Hat játékoshoz kell.
option-inns-off = Nélküle.
option-inns-on = Fogadókkal és katedrálisokkal.
option-traders = Kereskedők és építőmesterek: áruk, építőmester a dupla lépéssel, disznó.
option-traders-off = Nélküle.
option-traders-on = Kereskedőkkel és építőmesterekkel.
option-dragon = Hercegnő és sárkány: vulkán, sárkány, tündér, hercegnő, varázskapuk.
option-dragon-off = Nélküle.
option-dragon-on = Hercegnővel és sárkánnyal.
option-tower = A torony: tornyok, foglyok és váltságdíj.
option-tower-off = Nélküle.
option-tower-on = A toronnyal.
option-farms = Hogyan számítanak a mezők.
option-farms-1 = Városonként: a környék minden parasztja együtt, 4 pont (2000).
option-farms-2 = Mezőnként: városonként 3 pont, egy játékosnak egy város csak egyszer (2001).
option-farms-3 = Mezőnként: városonként 3 pont, minden mezőn (ma).
option-small_city = Kétlapos kész város.
option-small_city-4 = Mint bármely másik: 4 pont.
option-small_city-2 = Csak 2 pont (első kiadások).
option-fairy = Hol áll a tündér.
option-fairy-follower = Egy alattvaló mellett.
option-fairy-tile = Egy lapon (Rio Grande).
option-dragon_moves = Mikor repül a sárkány.
option-dragon_moves-before = Értékelés előtt.
option-dragon_moves-after = Értékelés után (Rio Grande).
option-princess = A hercegnő és a lovagok.
option-princess-may = Hazaküldhet egy lovagot.
option-princess-must = Haza kell küldenie, ha van (Rio Grande).
option-tower_reach = Megállítják-e más tornyok a hatótávolságot?
option-tower_reach-seed = Igen, ahogy a mi szabálykönyvünk írja.
option-tower_reach-published = Nem, ahogy a kiadó mondja.
option-tower_top_capture = Alattvalók a tornyokon.
option-tower_top_capture-false = Nem ejthetők foglyul.
option-tower_top_capture-true = Egy másik toronyból foglyul ejthetők.

word-small = kis alattvaló
word-big = nagy alattvaló
word-builder = építőmester
word-pig = disznó
word-city = város
word-road = út
word-field = mező
word-monastery = kolostor
word-knight = lovag
word-thief = útonálló
word-farmer = paraszt
word-monk = szerzetes
word-guard = alattvaló egy tornyon
word-north = észak
word-east = kelet
word-south = dél
word-west = nyugat
word-wine = bor
word-grain = gabona
word-cloth = szövet
word-completed = kész
word-unfinished = befejezetlen

event-drawn = { $player } lapot húz: { $tile }.
event-discarded = { $tile } sehová sem illik, kikerül a játékból.
event-placed = { $player }: { $tile } ide: { $places }.
event-deployed = { $player }: { $figure } ide: { $places } ({ $role }).
event-passed = { $player } passzol.
event-piece = { $player } tornyot épít itt: { $places }, magassága { $height }.
event-finished = { $player }: { $figure } a tornyon ({ $places }), a torony kész.
event-captured = { $player } foglyot ejt itt: { $places } ({ $owner }, { $figure }).
event-recalled = { $player } visszahívja innen: { $places } ({ $figure }).
event-exchanged = { $player } és { $other } foglyot cserél: hazatér { $figure }.
event-ransom-paid = { $player } váltságdíjat fizet, fogva tartó: { $other }, { $figure }, { $points } pont.
event-ransom-taken = { $player } váltságdíjat kap, fizető: { $other }, { $points } pont.
event-fairy-came = { $player }: a tündér ide jön: { $places }.
event-fairy-point = { $player }: tündér itt: { $places }, { $points } pont.
event-fairy-feature = { $player }: alattvaló a tündér mellett itt: { $places }, { $points } pont.
event-sent-home = { $player }: a hercegnő hazaküldi innen: { $places } ({ $owner }, { $figure }).
event-dragon-came = A sárkány a vulkánhoz jön: { $places }.
event-dragon-flew = { $player }: a sárkány ide repül: { $places } ({ $step }. lépés).
event-eaten = { $player }: a sárkány megette itt: { $places } ({ $figure }).
event-orphaned = { $player }: egyedül maradt és hazamegy innen: { $places } ({ $figure }).
event-scored-city = { $player }: város itt: { $places } ({ $state }), { $tiles } lap{ $shields ->
    [0] {""}
   *[other] {" "}és { $shields } címer
 }{ $with ->
    [with-cathedral] , katedrálissal
   *[other] {""}
 }: { $points }.
event-scored-road = { $player }: út itt: { $places } ({ $state }), { $tiles } lap{ $with ->
    [with-inn] , fogadóval
   *[other] {""}
 }: { $points }.
event-scored-monastery = { $player }: kolostor itt: { $places } ({ $state }), { $tiles } lap: { $points }.
event-scored-field = { $player }: mező itt: { $places }, { $cities } város{ $with ->
    [with-pig] , disznóval
   *[other] {""}
 }: { $points }.
event-goods-taken = { $player } árut kap: bor { $wine }, gabona { $grain }, szövet { $cloth }.
event-goods-scored = { $player }: a legtöbb áru, { $good } ({ $count }): { $points }.
event-double-turn = { $player }: dupla lépés az építőmesterrel.
event-ended = Vége a játéknak; megmaradt lapok: { $left }.

reason-game-over = vége a játéknak
reason-chance-decides = előbb lapot kell húzni
reason-not-now = a lépésnek nem ebben a szakaszában
reason-bag-empty = { $tile } lap már nincs a zsákban
reason-asleep = sárkányjel van rajta ({ $tile }): az első vulkán előtt nem húzható
reason-place-first = előbb a húzott lapot kell letenni
reason-place-taken = itt már van lap: { $place }
reason-touches-nothing = { $place } egyetlen lapot sem érint
reason-does-not-fit = nem illik ({ $side }): itt { $mine }, a szomszédon { $theirs }
reason-looks-the-same = így elforgatva ugyanúgy néz ki, mint kevesebb negyedfordulattal
reason-no-tile = itt nincs lap: { $place }
reason-no-segment = ide nem állhat figura: { $place }
reason-none-at-home = nincs a készletben: { $figure }
reason-not-this-tile = figura csak az éppen letett lapra kerülhet: { $last }
reason-dragon-stands = azon a lapon a sárkány áll
reason-taken = foglalt ({ $land }): { $owner } van benne itt: { $where }
reason-completed = már kész ({ $land }): a kapu csak befejezetlenhez vezet
reason-builder-where = az építőmester úton vagy városban dolgozik
reason-builder-alone = az építőmesterhez saját alattvaló kell ugyanott ({ $land })
reason-builder-late = már kész ({ $land }): nincs mit építeni
reason-pig-where = a disznó mezőre való
reason-pig-alone = a disznóhoz saját paraszt kell a mezőn
reason-no-foundation = itt nincs toronyalap: { $place }
reason-no-piece = nincs több toronyelem
reason-tower-finished = ez a torony már kész: { $place }
reason-bare-foundation = itt még nincs torony, csak alap: { $place }
reason-not-in-play = ez a kiegészítő nincs játékban
reason-no-follower = a tündér csak saját alattvalóhoz jön
reason-fairy-there = a tündér már ott van
reason-no-princess = az éppen letett lapon nincs hercegnő
reason-no-knight = ez nem lovag a hercegnő városában
reason-must-send = a hercegnőnek haza kell küldenie egy lovagot
reason-out-of-reach = a torony nem ér el idáig: { $place }
reason-tower-between = másik torony áll közben
reason-not-capturable = építőmester és disznó nem ejthető foglyul
reason-on-top-safe = tornyon álló alattvaló nem ejthető foglyul
reason-not-jailed = nincs fogságban itt: { $jailer }, { $figure }
reason-ransomed = lépésenként csak egy váltságdíj
reason-too-poor = a váltságdíj { $price } pont
reason-not-next = a sárkány szomszédos lapra repül
reason-visited = a sárkány ezen a repülésen már járt ott
reason-fairy-guards = azt a lapot a tündér védi
reason-nobody-there = itt nincs alattvaló: { $place }

error-six-players = hat játékoshoz kell az inns készlet a hatodik színnel: válasszátok: inns=on
error-no-move = ez nem lépés: lapot így teszünk le: 2,-1,3 (x, y, negyedfordulatok), figurát így: S@2,-1:c0, építeni így: T@2,-1, passzolni így: -
error-wants-tile = ez nem lépés: { $letter }@ egy lapot nevez meg, például 2,-1
error-wants-segment = ez nem lépés: { $letter }@ egy részt nevez meg, például 2,-1:c0
error-no-segment = ez nem lépés: a(z) { $tile } lapon van { $names }, de nincs { $name }
