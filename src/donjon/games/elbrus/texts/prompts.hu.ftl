# Mit kell tenni.
wait-begin = Sorsolás dönti el, ki kezd.
ask-place = Válassz egy elemet, aztán a helyét; annyi pontot ér, amilyen magas a boltíve.
wait-place = { $player } elemet választ…
ask-offered = Pontosan { $mark } pont: készíts két hídból lépcsőt, vagy menj tovább.
wait-offered = { $player } pontosan { $mark } pontnál jár, és lépcsőt készíthet…
wait-over = A játéknak vége.

left-bridge = Híd
left-window = Ablak
left-portal = Kapu
left-balcony = Erkély
left-stairs = Lépcső

action-bridge = Híd
action-window = Ablak
action-portal = Kapu
action-balcony = Erkély
action-stairs = Lépcső
action-join = Lépcső két hídból
action-decline = Tovább
pick-bridge = Válaszd ki a híd helyét: mindkét láb egyforma magasan álljon.
pick-window = Válaszd ki az ablak helyét: a lábai két emelet magasak.
pick-portal = Válaszd ki a kapu helyét: a lábai két emelet magasak, a nyílása két mező széles.
pick-balcony = Válaszd ki az erkély helyét: a második lába eggyel hosszabb az elsőnél.
pick-stairs = Válaszd ki a lépcső helyét: előbb az alsó hidat, aztán a felső irányát.

# Miért nem lehetséges most.
short-none-left = nincs több
short-no-stairs = nincs a kezedben
short-off-field = sehol sem fér el
short-hanging-column = sehol sem fér el
short-span-blocked = sehol sem fér el
short-on-one-piece = sehol sem fér el
short-in-the-well = sehol sem fér el
short-on-the-wall = sehol sem fér el
short-upper-off-field = sehol sem fér el
short-upper-hangs = sehol sem fér el
short-upper-blocked = sehol sem fér el

# Lépések.
foot-one = { $one ->
    [ground] a földön
    [own] egy saját elemeden
    [grey] egy szürke elemen
   *[theirs] { $owner } egyik elemén
 }
foot-two = { $two ->
    [ground] a földön
    [own] egy saját elemeden
    [grey] egy szürke elemen
   *[theirs] { $other } egyik elemén
 }
the-feet = { $feet ->
    [ground] a földre
    [own] két saját elemedre
    [grey] két szürke elemre
    [theirs] { $owner } két elemére
   *[apart] egyik lába { foot-one }, a másik { foot-two }
 }
what-it-brings = { $deck } magas, { the-gain }
say-place = Tegyél le egy { $piece-acc } { $side }, { $lie ->
    [across] nyugat–keleti irányban
   *[down] észak–déli irányban
 }{ spot }, { the-feet }: { what-it-brings }.
say-balcony = Tegyél le egy erkélyt { $side }{ spot }, a rövid lába { foot-one }, a hosszú tőle { $way }, { foot-two }: { what-it-brings }.
say-stairs = Tegyél le egy lépcsőt { $side }{ spot }, { $way } indulva, aztán { $then }; az első lába { foot-one }, az utolsó { foot-two }: { what-it-brings }.
say-join = Készíts két hídból lépcsőt.
say-decline = Ne készíts lépcsőt.
