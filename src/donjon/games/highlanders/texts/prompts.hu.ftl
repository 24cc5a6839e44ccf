# Mit kell tenni.
your-clan = { $clan }{ $lead ->
    [first] , az első klánod,
    [second] , a második klánod,
   *[only] {""}
 }
some-steps = { $steps } lépés
wait-begin = Sorsolás dönti el, ki kezd.
wait-roll = { $clan } dob…
wait-draw = Most húzunk egy pajzsot.
ask-march = { your-clan } { event-entered.die } dobott{ $ready ->
    [ready] : egy lovag { $banner-in } áll
   *[none] {""}
 }. Vonulj, támadj vagy ostromolj.
wait-march = { $clan } { event-entered.die } dobott, és { $steps } lépése van…
ask-march-on = { your-clan } következik, még { $steps } lépése van: vonulj, támadj vagy ostromolj.
wait-march-on = { $clan } lép, még { $steps } lépése van…
ask-muster = Támadás ({ $camp }): { $ready } lovag áll készen, { $needed } kell. Melyik csapat csatlakozik?
wait-muster = { $clan } csapatot gyűjt a támadáshoz ({ $camp })…
ask-go-in = { $castle } a tiéd: hányan menjenek be az itt álló { $most } lovagból?
wait-go-in = { $clan } bevette { $castle } várát, és lovagokat küld be…
ask-shield = Teszel rejtett pajzsot { $castle } várához? Maradt: { $count }.
wait-shield = { $clan } eldönti, kap-e pajzsot { $castle } vára…
wait-over = A játéknak vége.

left-steps = Lépés
lose-steps = { some-steps } kárba vész.

action-march = Vonulás
action-attack = Tábor megtámadása
action-storm = Ostrom
action-end = Kör vége
action-join = Csatlakozás
action-go-in = Bevonulás
action-shield = Pajzs letétele
action-bare = Pajzs nélkül
pick-march = Válassz egy csapatot, aztán azt, hová és hányan menjenek; minden út egy lépés.
pick-attack = Válassz egy csapatot és egy tábort: több lovag kell, mint ahány ott áll, akár három oldalról.
pick-storm = Válassz egy kaput: a várhoz kétszeres erő kell, és az egész tábor indul.
pick-join = Válaszd ki a támadáshoz csatlakozó csapatot ({ $camp }).
pick-go-in = Válaszd ki, hányan menjenek be { $castle-to }; a többiek a kapunál maradnak.

# Miért nem lehetséges most.
short-no-road = semmi sincs a közelben
short-nobody-there = nincs lovagod a táblán
short-too-weak = kevés a lovag
short-swords-hold = { $needed } lovag kell, neked { $here } van
short-defenders-hold = { $needed } lovag kell, neked { $here } van
short-garrison = pajzs nélküli várban maradnia kell egy lovagnak

# Lépések.
say-march = Vonulj { $knights } lovaggal { $from-from } { $to-to }.
say-attack = Törj be { $knights } lovaggal{ $from ->
    [0] {""}
   *[other] {" "}{ $from-from }
 } { $to-to }: összesen { $force } lovag { $other } { $there } lovagja ellen.
say-muster = Készülj támadásra { $knights } lovaggal{ $from ->
    [0] {""}
   *[other] {" "}{ $from-from }
 } { $to } ellen: így összesen { $force } van, és { $needed } kell.
say-storm = Ostromold meg { $to } várát { $knights } lovaggal{ $from ->
    [0] {""}
   *[other] {" "}{ $from-from }
 }: { $most ->
    [0] { $fewest } lovag kell hozzá
   *[other] { $fewest }–{ $most } lovag kell hozzá, mert a pajzs rejtett. { $cases } esetből { $wins } esetben nyersz
 }.
say-go-in = Küldj be { $knights } lovagot { $castle-to }{ $left ->
    [0] {""}
   *[other] , { $left } a kapunál marad
 }.
say-shield = Tegyél rejtett pajzsot { $castle } várához.
say-bare = Hagyd pajzs nélkül { $castle } várát.
say-end = Fejezd be a kört{ $steps ->
    [0] {""}
   *[other] , { some-steps } kárba vész
 }.
