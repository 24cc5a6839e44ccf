# Was zu tun ist.
your-clan = { $clan }{ $lead ->
    [first] , dein erster Clan,
    [second] , dein zweiter Clan,
   *[only] {""}
 }
some-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
 }
wait-begin = Es wird ausgelost, wer anfängt.
wait-roll = { $clan } würfelt …
wait-draw = Ein Schild wird gezogen.
ask-march = { your-clan } hat eine { $die } gewürfelt{ $ready ->
    [ready] : Ein Ritter steht { $banner-in } bereit
   *[none] {""}
 }. Zieh, greif an oder stürme.
wait-march = { $clan } hat eine { $die } gewürfelt und { some-steps } vor sich …
ask-march-on = { your-clan } hat noch { some-steps }: Zieh, greif an oder stürme.
wait-march-on = { $clan } hat noch { some-steps } …
ask-muster = Angriff auf { $camp }: { $ready } von { $needed } Rittern bereit. Welche Gruppe kommt dazu?
wait-muster = { $clan } sammelt Ritter gegen { $camp } …
ask-go-in = { $castle } ist erobert: Wie viele der { $most } Ritter ziehen ein?
wait-go-in = { $clan } hat { $castle } erobert und schickt Ritter hinein …
ask-shield = Einen verdeckten Schild zu { $castle } legen? { $count ->
    [one] Einer ist übrig.
   *[other] { $count } sind übrig.
 }
wait-shield = { $clan } überlegt, ob { $castle } einen Schild bekommt …
wait-over = Das Spiel ist zu Ende.

left-steps = Schritte
lose-steps = { some-steps } { $steps ->
    [one] verfällt
   *[other] verfallen
 }.

action-march = Ziehen
action-attack = Lager angreifen
action-storm = Stürmen
action-end = Zug beenden
action-join = Dazustoßen
action-go-in = Einziehen
action-shield = Schild legen
action-bare = Kein Schild
pick-march = Wähle eine Gruppe, ihr Ziel und wie viele ziehen; jeder Weg ist ein Schritt.
pick-attack = Wähle eine Gruppe und das Lager: Du brauchst mehr Ritter, als dort stehen, von bis zu drei Orten aus.
pick-storm = Wähle ein Tor: Du brauchst die doppelte Stärke, und das ganze Lager stürmt mit.
pick-join = Wähle die Gruppe, die beim Angriff auf { $camp } dazustößt.
pick-go-in = Wähle, wie viele in { $castle } einziehen; die anderen bleiben am Tor.

# Warum eine Aktion gerade nicht geht.
short-no-road = nichts in Reichweite
short-nobody-there = keine Ritter auf dem Spielplan
short-too-weak = zu wenige Ritter
short-swords-hold = { $needed } Ritter nötig, du hast { $here }
short-defenders-hold = { $needed } Ritter nötig, du hast { $here }
short-garrison = in einer Burg ohne Schild muss ein Ritter bleiben

# Züge.
say-march = Zieh mit { some-knights.dat } { $from-from } { $to-to }.
say-attack = Schlag { $other } { $to-in } mit { $force } gegen { $there }{ $from ->
    [0] {""}
   *[other] : { some-knights } { $from-from }
 }.
say-muster = Sammle { some-knights }{ $from ->
    [0] {""}
   *[other] {" "}{ $from-from }
 } zum Angriff auf { $to }: { $force } von { $needed }.
say-storm = Stürme { $to } mit { some-knights.dat }{ $from ->
    [0] {""}
   *[other] {" "}{ $from-from }
 }: Nötig sind { $fewest }{ $most ->
    [0] {""}
   *[other] {" "}bis { $most }, der Schild ist verdeckt. In { $wins } von { $cases } Fällen gewinnst du
 }.
say-go-in = { $left ->
    [0] Zieh mit { some-knights.dat } in { $castle } ein.
    [one] Zieh mit { some-knights.dat } in { $castle } ein; { $left } bleibt am Tor.
   *[other] Zieh mit { some-knights.dat } in { $castle } ein; { $left } bleiben am Tor.
 }
say-shield = Leg einen verdeckten Schild zu { $castle }.
say-bare = Lass { $castle } ohne Schild.
say-end = Beende den Zug{ $steps ->
    [0] {""}
    [one] ; { some-steps } verfällt
   *[other] ; { some-steps } verfallen
 }.
