title = Elbrusz vára
line = Boltív boltív hátán: ami magas, többet ér, és mások is építhetnek rá.
about = Két, három vagy négy építész közösen emel egy boltívekből álló várat. Tedd az elemeidet a földre vagy két másik elem tetejére úgy, hogy mindkét láb szilárdan álljon, és a nyílás szabad maradjon, és szerezz pontot minden új boltív magasságáért. A játék akkor ér véget, amikor valaki már nem tud építeni.
option-stairs = Lépcső annak, aki pontosan eltalál egy jelet.
option-stairs-off = Nincs lépcső.
option-stairs-on = Pontosan 8, 16, 24, 32 vagy 40 pontnál két hídból lépcsőt készíthetsz.
option-penalties = Büntetőpontok a játék végén.
option-penalties-off = Nincs büntetés.
option-penalties-on = Két pont levonás jár minden kézben maradt ablakért, kapuért, erkélyért és lépcsőért, és minden elemért, amely magában áll a földön.
option-scenario = Szürke elemekből álló kezdőállás, saját feltétellel és saját pontozással.
option-scenario-none = Üres tábla.
option-scenario-four-piers = Négy pillér, két játékosnak: a végén minden olyan szürke pillér számít, amelyen áll egy oszlopod.
option-scenario-the-well = A kút, két játékosnak: középre nem kerülhet láb; a végén a fölötte lévő legfelső fedél számít.
option-scenario-corner-towers = Saroktornyok, három vagy négy játékosnak: a végén minden sarok legmagasabb fedele számít.
option-scenario-cross-wall = Keresztfal, három vagy négy játékosnak: semmi sem állhat csak szürke elemeken; a végén a középvonalak fölötti boltívek számítanak.
option-field = Hány mező széles a tábla?
option-field-8 = Nyolcszor nyolc: szűkös.
option-field-9 = Kilencszer kilenc.
option-field-10 = Tízszer tíz: tágas.

word-bridge = híd
    .acc = hidat
    .the = a híd
    .your = a hidaid
word-window = ablak
    .acc = ablakot
    .the = az ablak
    .your = az ablakaid
word-portal = kapu
    .acc = kaput
    .the = a kapu
    .your = a kapuid
word-balcony = erkély
    .acc = erkélyt
    .the = az erkély
    .your = az erkélyeid
word-stairs = lépcső
word-no-pieces = elfogytak az elemei
word-no-room = nincs több helye

event-began = { $player } kezd.
event-placed = { $player } letesz egy { $piece-acc } { $side }, { $deck } magasan{ $points ->
    [0] {""}
   *[other] : { the-gain }
 }.
event-climbed = { $player } lépcsőt tesz le: { $lower } + { $upper } = { some-points }.
event-offered = { $player } pontosan { $mark } pontnál jár, és lépcsőt készíthet.
event-joined = { $player } két hídból lépcsőt készít.
event-declined = { $player } nem készít lépcsőt.
event-piered = { $player } oszlopai { $count } szürke pilléren állnak: { some-points }.
event-crowned = { $player } fedele a legfelső a kút fölött: { some-points }.
event-towered = Az egyik sarokban egyedül { $player } fedele a legmagasabb: { some-points }.
event-walled = { $player } { $count } elemmel íveli át a középvonalakat: { some-points }.
event-left = { $player } { lost-points } veszít: a kezében maradt { $count } × { $piece }.
event-stranded = { $player } { lost-points } veszít: egyik eleme magában áll a földön ({ $piece }).
event-ended = A játéknak vége: { $player } nem tud tovább építeni, mert { $ending }.

reason-game-over = a játéknak vége
reason-chance-decides = előbb ki kell sorsolni, ki kezd
reason-already-drawn = már kisorsoltuk, ki kezd
reason-not-playing = ezzel a színnel senki sem játszik
reason-no-passing = építened kell: passzolni nem lehet
reason-stairs-off = ebben a játszmában nincsenek lépcsők
reason-stairs-offered = előbb döntsd el, készítesz-e lépcsőt
reason-nothing-offered = lépcsőt csak közvetlenül azután készíthetsz, hogy a pontszámod pontosan egy jelre ért
reason-none-left = elfogytak { $piece-your }
reason-no-stairs = nincs lépcső a kezedben
reason-off-field = { $piece-the } túllógna a tábla szélén
reason-other-end = ezt az elemet a nyugati vagy az északi lábától kell leírni: { $piece }
reason-hanging-column = egy oszlop a levegőben lógna: az egyik láb { $one }, a másik { $two } magasan állna, és ez nem illik { $piece-the } lábaihoz
reason-span-blocked = a nyílás foglalt: ami alatta van, { $height } magas, { $piece-the } fedele pedig { $deck } magasan lenne
reason-on-one-piece = mindkét láb ugyanazon az elemen állna
reason-in-the-well = a kútba nem kerülhet láb
reason-on-the-wall = mindkét láb szürke elemen állna
reason-folded-back = a lépcső felső hídja egyenesen megy tovább vagy elfordul, de nem hajlik vissza az alsó fölé
reason-upper-off-field = a felső híd túllógna a tábla szélén
reason-upper-hangs = egy oszlop a levegőben lógna: a felső híd { $one } magasan indul, de a másik lába { $two } magasan állna
reason-upper-blocked = a nyílás foglalt: ami alatta van, { $height } magas, a felső híd fedele pedig { $deck } magasan lenne

the-scenario = { $scenario ->
    [four-piers] Négy pillér
    [the-well] A kút
    [corner-towers] Saroktornyok
   *[cross-wall] Keresztfal
 }
error-scenario-seats = „{ the-scenario }”: ezt a forgatókönyvet { $seats } játékos játszhatja, { $given } nem
error-scenario-field = „{ the-scenario }”: ehhez a forgatókönyvhöz { $needed } × { $needed } mezős tábla kell, nem { $given } × { $given } mezős
reason-no-move = ez nem lépés: a lerakást így írjuk: bridge-r4c2-E, a lépcsőt így: stairs-r4c0-E-S, az összeállítását így: join vagy .

# A tábla szövegként.
text-pieces = { $count } { $piece }
