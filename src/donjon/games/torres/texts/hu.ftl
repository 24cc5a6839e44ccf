title = Torres
line = Építs várakat, mássz fel rájuk, és állj ott a legmagasabban, ahol a legnagyobbak.
about = Hercegek építik újjá egy öreg király várait, és felküldik lovagjaikat a tornyokra. Körönként öt akciópont jut lovagokra, lépésekre, elemekre és lapokra; minél nagyobb a vár és minél magasabban áll a lovagod, annál több pontot hoz. A király mindenkit megjutalmaz, aki a megfelelő szinten várja.
option-version = Melyik változatot játsszátok?
option-version-basic = Alapjáték: egy közös akciópakli.
option-version-own = Saját paklik: három lapot húzol, egyet megtartasz.
option-version-master = Mestermód: a várakat a játékosok alapítják, minden lapjukat a kezükben tartják, és egy mesterlap pluszpontokat hoz.
option-version-plain = Lapok nélkül: csak lovagok, lépések és elemek. Könnyebb megtanulni, és semmi sincs rejtve.
option-doors = Hogyan mehet át egy lovag a váron?
option-doors-net = Csak a belépés és a kilépés szintje számít.
option-doors-path = A padló odabent útközben sehol sem emelkedhet.
option-moveblock = Hová kerülhet az elem az „elem áthelyezése” lappal?
option-moveblock-ground = Csak üres talajra.
option-moveblock-stack = Vár tetejére is.
option-master = A mesterlap (csak a mestermódban).
option-master-drawn = A játék elején kihúzzuk.
option-master-border = Lovagok a tábla szélén.
option-master-diagonals = Lovagok a hosszú átlókon.
option-master-castles = Lovagok sok várban.
option-master-neighbours = Minden lovag egymás mellett.
option-master-levels = Minden lovag más szinten.
option-master-row = Minden lovag egy sorban.
option-master-square = Négy lovag négyzetben.
option-master-same-level = Minden lovag egy szinten.

word-ap6 = 6 akciópont
    .the = a „6 akciópont” lapot
word-ap7 = 7 akciópont
    .the = a „7 akciópont” lapot
word-extra = ráadáselem
    .the = a „ráadáselem” lapot
word-under = elem a lovag alá
    .the = az „elem a lovag alá” lapot
word-moveblock = elem áthelyezése
    .the = az „elem áthelyezése” lapot
word-relocate = lovag áthelyezése
    .the = a „lovag áthelyezése” lapot
word-diagonal = átlós lépés
    .the = az „átlós lépés” lapot
word-door = bármely ajtón át
    .the = a „bármely ajtón át” lapot
word-jump = lovag átugrása
    .the = a „lovag átugrása” lapot
word-leap = két szinttel fel
    .the = a „két szinttel fel” lapot
word-on-top = a pakli tetejére
word-beneath = a pakli aljára
word-only = vissza a pakliba
word-master-border = Táblaszél
word-master-diagonals = Átlók
word-master-castles = Sok vár
word-master-neighbours = Szomszédok
word-master-levels = Különböző szintek
word-master-row = Egy sorban
word-master-square = Négyzet
word-master-same-level = Azonos szint
word-step = lépés lovaggal
word-knight = lovag
word-block = elem
word-king = király
word-buy = lapvásárlás
word-advance = előre a pontsávon
word-end = kör vége
word-put = elem félretétele
word-hand = a megkezdett halom
with-card = { $card ->
    [0] {""}
   *[other] {" "}kijátssza { $card-the }, és
 }
where-to = { $level ->
    [0] a talajra { $side }
   *[other] { $side-the } vár { $level }. szintjére
 }

event-master-card = A játszma mesterlapja: { $master }.
event-founded = { $player } várat alapít { $side }.
event-enlisted = { $player } letesz egy lovagot { where-to }.
event-crowned = { $player } leteszi a királyt { where-to }.
event-king-stayed = { $player } a helyén hagyja a királyt.
event-moved = { $player }{ with-card } az egyik lovagjával{ $through ->
    [0] {""}
   *[other] {" "}egy váron át
 } { $level ->
    [0] a talajra lép { $side }
   *[other] { $side-the } vár { $level }. szintjére lép
 }.
event-built = { $player }{ with-card } elemet tesz { $side-the } { $height ->
    [1] vár mellé: a vár nő.
   *[other] várra: { $height }. szint.
 }
event-bought = { $player } akciólapot vesz.
event-drew = { $player } kihúzza { $card-the }.
event-kept = { $player } megtartja { $card-the }. { $count ->
    [0] Nem kerül vissza lap.
   *[other] { $count } lap kerül { $where }.
 }
event-kept-one = { $player } megtart egy lapot. { $count ->
    [0] Nem kerül vissza lap.
   *[other] { $count } lap kerül { $where }.
 }
event-advanced = { $player } előrelép a pontsávon: { some-points }.
event-card-played = { $player } kijátssza { $card-the }.
event-raised = { $player }{ with-card } feljebb emeli { $side-the } lovagját: { $height }. szint.
event-shifted = { $player }{ with-card } áthelyezi { $fromside-the } elemet { $height ->
    [1] a talajra { $side }
   *[other] { $side-the } vár { $height }. szintjére
 }.
event-stored = { $player } félretesz egy megmaradt elemet egy másik halomra: ott most { $size } van.
event-returned = { $player } visszaad { $count } elemet a készletbe.
event-castle-scored = { $player } pontot kap { $side-the } várért: { $area } mező × { $level }. szint = { some-points }.
event-pushed = { $player } jelölője foglalt mezőre ér, és továbblép: még { some-points }.
event-king-bonus = { $player } megkapja a király jutalmát ({ $phase }. szakasz): { some-points }.
event-master-bonus = { $player } pontot kap a mesterlapért ({ $master }): { some-points }.
event-phase-ended = Véget ért { $phase ->
    [1] az 1.
   *[other] a { $phase }.
 } szakasz: következik az értékelés.
event-phase-began = Indul { $phase ->
    [1] az 1.
   *[other] a { $phase }.
 } szakasz; { $player } kezd.
event-game-ended = A játéknak vége.

reason-game-over = a játéknak vége
reason-master-first = előbb fel kell fedni a mesterlapot
reason-castles-first = előbb a várakat kell megalapítani: tegyél le egy elemet
reason-knights-first = előbb állítsd a lovagodat egy üres várra
reason-king-first = előbb állítsd a királyt egy üres várra
reason-draw-first = előbb lapot kell húzni
reason-keep-first = előbb válaszd ki, melyik húzott lapot tartod meg
reason-leftover-first = előbb döntsd el, mi legyen a megmaradt elemekkel
reason-king-moves-first = előbb helyezd át a királyt, vagy hagyd a helyén
reason-king-stays = a király csak két szakasz között mozdul
reason-turn-goes-on = más halomra csak a köröd végén tehetsz elemet
reason-nothing-drawn = nincs húzott lap, amiből választhatnál
reason-nothing-bought = most senki sem vett lapot
reason-no-master-card = a mesterlapot csak a játék kezdete előtt fedjük fel
reason-way-leads-up = nyílik oda ajtó, de a váron belül felfelé vezetne hozzá az út
reason-hand-empty = a megkezdett halomban nem maradt elem
reason-no-stack-in-use = ebben a körben még nem kezdtél meg halmot
reason-no-block-anywhere = egyik halmodban sem maradt elem
reason-no-other-neighbour = e mező mellett nem áll másik saját lovagod
reason-no-points = nincs elég akciópontod (maradt: { $actions })
reason-not-your-knight = itt nem áll saját lovagod
reason-occupied = ezen a mezőn már áll egy figura
reason-too-far = ez a mező nem szomszédos a lovagoddal, és a lovag szintjén nincs mellette ajtó
reason-too-high = a lovag egyszerre csak egy szintet mászhat, ez pedig több lenne ({ $level }. szintről { $height }. szintre)
reason-no-passage = ennek a várnak egyetlen ajtaja sem nyílik ide ilyen magasan vagy lejjebb ({ $level }. szint)
reason-no-knight-left = minden lovagod a táblán van
reason-no-neighbour = e mező mellett nem áll saját lovagod
reason-above-neighbour = ez a mező magasabban van, mint a szomszédos lovagod
reason-not-a-castle = itt nincs vár
reason-no-block-left = erre a körre nem maradt elem
reason-no-such-stack = nincs ilyen halmod
reason-which-stack = válassz halmot: több közül is választhatsz
reason-one-stack = egy körben egyetlen halomból jönnek az elemek, és te már megkezdtél egyet
reason-apart = e mező mellett nincs vár
reason-merges = az ide letett elem két várat kötne össze
reason-area = a vár nem lehet magasabb a területénél: a területe { $area }, és itt már ilyen magas
reason-too-close = egy másik vár háromlépésnyinél közelebb van
reason-deck-empty = nincs több megvehető lap
reason-two-bought = ebben a körben már két lapot vettél
reason-no-buying = a mestermódban nem lehet lapot venni
reason-no-cards = ez a játék akciólapok nélkül folyik
reason-one-card = ebben a körben már játszottál ki lapot
reason-not-in-hand = ez a lap nincs a kezedben: { $card }
reason-just-bought = ezt a lapot csak ebben a körben vetted: { $card }
reason-not-single = ez nem magányos elem a talajon
reason-splits = ha ezt az elemet elveszed, szétesik a vár
reason-six-castles = legalább { $castles } várnak maradnia kell
reason-left-too-high = az itt maradó vár magasabb lenne a területénél
reason-not-ground = ez nem üres talaj
reason-not-diagonal = ez a mező nem átlósan szomszédos a lovagoddal
reason-no-door = a lovag mellett nincs ajtó a saját szintjén
reason-no-exit = ennek a várnak egyetlen ajtaja sem nyílik ide
reason-not-over-a-knight = nincs közöttük átugorható lovag
reason-not-beside = ez a mező nem szomszédos a lovagoddal
reason-not-two-up = ez a mező nem pontosan két szinttel van a lovagod fölött
reason-not-drawn = ezt a lapot nem húztad: { $card }
reason-top-or-under = válaszd ki, hová kerüljenek a lapok: a pakli tetejére vagy aljára
reason-no-such-card = ilyen lap már nincs a pakliban: { $card }

reason-no-move = ez nem lépés: a lépés c3-d3, a lovag *c3, az elem +c3, a király Kc3, a vett lap $, a kijátszott !leap:c3-c4, a pont ^, a kör vége .
reason-no-card = ez nem lépés: ezt a lapot így írjuk: { $card }

# A tábla szövegként.
text-player = { $player }: { some-points }; halmok: { $stacks }; lovagok a készletben: { $knights }; lapok: { $cards }
