title = Tornyok játéka
line = Csúsztass, építs magasra, és foglald el a várost utcáról utcára.
about = Négy nemesi család emel tornyokat egy középkori városban. Csúsztasd a rakásaidat az utcákon, lépj azonos jelű rakásra, hogy magasabbra építs, és foglald el az építési helyeket: csak ott érnek pontot. A torony azé, akinek a színe felül van.
option-height = Milyen magas lehet egy torony?
option-height-5 = Legfeljebb öt lapka; az ötös torony biztonságban van.
option-height-unlimited = Nincs korlát: egyetlen torony sincs biztonságban.

word-crown = korona
    .acc = koronát
word-rose = rózsa
    .acc = rózsát
word-key = kulcs
    .acc = kulcsot
word-star = csillag
    .acc = csillagot
word-district = egy egész kerület egyszínű lett
word-streets-empty = az utcák kiürültek
word-player-out = egy játékosnak nem maradt rakása az utcákon
word-all-blocked = senki sem tud lépni
word-stalled = negyven körön át senki sem épített
the-tile = egy { $whose ->
    [own] {""}
   *[other] { $whose }{" "}
 }{ $symbol-acc }
some-tiles = { $height } lapka
in-district = { $district ->
    [1] az 1.
    [5] az 5.
   *[other] a { $district }.
 } kerületben

event-began = { $player } kezd.
event-moved = { $player } { the-tile } csúsztat { the-street }.
event-stacked = { $player } { the-tile } csúsztat { $covered ->
    [own] az egyik saját rakására
    [theirs] { $other } rakására
   *[other] egy { $covered } rakásra
 } { the-street.in }: most { some-tiles } magas.
event-settled = { $player } { the-tile } tesz egy építési helyre { in-district }: { some-tiles }, { the-gain }.
event-grown = { $player } továbbépíti a saját tornyát { in-district } ({ $symbol }): { some-tiles }, még { some-points }.
event-taken = { $player } elfoglalja { $other } tornyát { in-district } ({ $symbol }): { some-tiles }, { some-points }; { $other } { lost-points } veszít.
event-declined = { $player } lemond a jutalomlépésről.
event-skipped = { $player } nem tud lépni, ezért kimarad.
event-doubled = { $player } duplán kapja { $district ->
    [1] az 1.
    [5] az 5.
   *[other] a { $district }.
 } kerület pontjait: még { some-points }.
event-ended = A játéknak vége: { $ending }.

reason-game-over = a játéknak vége
reason-dealing = még tart a lapkák kiosztása
reason-chance-decides = előbb ki kell sorsolni, ki kezd
reason-not-playing = ezzel a színnel senki sem játszik
reason-not-now = most nincs mit osztani
reason-empty = itt nincs rakás
reason-on-site = az építési helyen álló rakás többé nem mozdul
reason-not-yours = ez { $owner } rakása, nem a tiéd
reason-locked = ezt a semleges rakást egy másik játékos mozgatta, és azóta ő még nem került sorra
reason-not-straight = a rakás egyenesen csúszik, a sorában vagy az oszlopában
reason-blocked = idegen rakás áll az útban
reason-blocked-by-neutral = semleges rakás áll az útban, azon a te rakásaid nem csúszhatnak át
reason-other-symbol = { $symbol } jelű rakás nem állhat { $other } jelű rakásra
reason-other-site = { $symbol } jelű rakás nem állhat meg { $other } jelű helyen
reason-too-tall = { $height } és { $below } lapka együtt több mint { $most }; ennél magasabb torony nem lehet
reason-neutral-stacks = semleges rakás soha nem lép másik rakásra
reason-nothing-to-decline = nincs jutalomlépés, amelyről le lehetne mondani
reason-bag-empty = ebből a lapkából már mindet kiosztottuk
reason-no-move = ez nem lépés: a csúsztatást így írjuk: c3-c7, a visszautasított jutalomlépést így: .
