# Mit kell tenni.
your-clan = { $clan }{ $lead ->
    [first] , az első klánod,
    [second] , a második klánod,
   *[only] {""}
 }
some-steps = { $steps } lépés
wait-begin = Sorsolás dönti el, ki kezd.
wait-roll = { $clan } dob…
wait-draw = Pajzshúzás következik.
ask-march = { your-clan } dobása { $die }{ $ready ->
    [ready] : egy lovag készen áll { $banner-in }
   *[none] {""}
 }. { some-steps }: vonulj, támadj tábort, vagy ostromolj várat.
wait-march = { $clan } dobása { $die }, és { some-steps } van hátra…
ask-march-on = { your-clan } lép, maradt { some-steps }: vonulj, támadj tábort, vagy ostromolj várat.
wait-march-on = { $clan } lép, maradt { some-steps }…
ask-muster = Támadás ({ $camp }): { $ready } lovag van készen, { $needed } kell. Melyik csapat csatlakozik?
wait-muster = { $clan } csapatot gyűjt a támadáshoz ({ $camp })…
ask-go-in = { $castle } a tiéd: a { $most } lovagból hány menjen be?
wait-go-in = { $clan } elfoglalta { $castle } várát, és lovagokat küld be…
ask-shield = Teszel rejtett pajzsot { $castle-to }? Maradt: { $count }.
wait-shield = { $clan } pajzson gondolkodik ({ $castle })…
wait-over = A játéknak vége.

left-steps = Lépés
lose-steps = elvész { some-steps }.

action-march = Vonulás
action-attack = Tábor megtámadása
action-storm = Ostrom
action-end = Kör vége
action-join = Csatlakozás
action-go-in = Bevonulás
action-shield = Pajzs letétele
action-bare = Pajzs nélkül
pick-march = Válassz egy csapatot, hová megy, és hányan mennek; minden út egy lépés.
pick-attack = Válassz egy csapatot és egy tábort: több lovag kell, mint ahány ott áll, akár három oldalról.
pick-storm = Válassz egy kaput: a vár kétszeres erőnek esik el, és az egész tábor megy.
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
say-attack = Győzz { $to-in }: { $other } ott { $there } lovaggal áll, te { $force } lovaggal jössz, ebből { $knights } { $from-from }.
say-muster = Készíts elő támadást { $to-to }: { $knights } lovag { $from-from }, együtt { $force } a { $needed } közül.
say-storm = Ostromold meg { $to } várát { $knights } lovaggal { $from-from }: { $fewest } lovagnak esik el{ $most ->
    [0] {""}
   *[other] ; a rejtett pajzs miatt { $most } is kellhet
 }.
say-go-in = { $knights } lovag bemegy { $castle-to }{ $left ->
    [0] {""}
   *[other] , { $left } a kapunál marad
 }.
say-shield = Tegyél rejtett pajzsot { $castle-to }.
say-bare = Hagyd pajzs nélkül: { $castle }.
say-end = Fejezd be a kört{ $steps ->
    [0] {""}
   *[other] , { some-steps } kimarad
 }.
