title = Carcassonne
line = Straßen, Städte und Wiesen legen und Türme bauen, die Gefangene nehmen.
about = Karte für Karte wächst eine Landschaft aus Städten, Straßen, Klöstern und Wiesen, und deine Gefolgsleute sammeln darin Punkte. Mit dem Turm darf Gefangene nehmen, wer einen Turm höher baut. Drei weitere Erweiterungen bringen Wirtshäuser und Kathedralen, Händler und Baumeister, Burgfräulein und Drache.

option-inns = Wirtshäuser & Kathedralen: große Gefolgsleute; Wirtshäuser und Kathedralen machen Straßen und Städte wertvoller oder wertlos. Für sechs Spieler nötig.
option-inns-off = Ohne.
option-inns-on = Mit Wirtshäusern & Kathedralen.
option-traders = Händler & Baumeister: Waren, der Baumeister mit dem Doppelzug, das Schwein.
option-traders-off = Ohne.
option-traders-on = Mit Händlern & Baumeistern.
option-dragon = Burgfräulein & Drache: Vulkan, Drache, Fee, Burgfräulein, magische Portale.
option-dragon-off = Ohne.
option-dragon-on = Mit Burgfräulein & Drache.
option-tower = Der Turm: Türme, Gefangene und Lösegeld.
option-tower-off = Ohne.
option-tower-on = Mit dem Turm.
option-farms = Wie werden Wiesen gewertet?
option-farms-1 = Je Stadt: alle Bauern ringsum zusammen, 4 Punkte (Regeln von 2000).
option-farms-2 = Je Wiese: 3 Punkte pro Stadt, aber jeder Spieler nur einmal pro Stadt (Regeln von 2001).
option-farms-3 = Je Wiese: 3 Punkte pro Stadt, auf jeder Wiese (heutige Regeln).
option-small_city = Was bringt eine fertige Stadt aus zwei Karten?
option-small_city-4 = Wie jede andere: 4 Punkte.
option-small_city-2 = Nur 2 Punkte (erste Auflagen).
option-fairy = Wo steht die Fee?
option-fairy-follower = Neben einem Gefolgsmann.
option-fairy-tile = Auf einer Karte (Rio Grande).
option-dragon_moves = Wann fliegt der Drache?
option-dragon_moves-before = Vor der Wertung.
option-dragon_moves-after = Nach der Wertung (Rio Grande).
option-princess = Was macht das Burgfräulein mit Rittern?
option-princess-may = Es darf einen heimschicken.
option-princess-must = Es muss einen heimschicken, wenn einer da ist (Rio Grande).
option-tower_reach = Versperren andere Türme einem Turm die Sicht?
option-tower_reach-seed = Ja, wie in unserem Regelheft.
option-tower_reach-published = Nein, wie der Verlag sagt.
option-tower_top_capture = Können Gefolgsleute auf Türmen gefangen genommen werden?
option-tower_top_capture-false = Nein.
option-tower_top_capture-true = Ja, von einem anderen Turm aus.

word-small = kleiner Gefolgsmann
    .acc = einen kleinen Gefolgsmann
    .none = keinen kleinen Gefolgsmann
    .note = {""}
word-big = großer Gefolgsmann
    .acc = einen großen Gefolgsmann
    .none = keinen großen Gefolgsmann
    .note = {" (großer Gefolgsmann)"}
word-builder = Baumeister
    .acc = den Baumeister
    .none = keinen Baumeister
    .note = {""}
word-pig = Schwein
    .acc = das Schwein
    .none = kein Schwein
    .note = {""}
word-city = Stadt
    .same = in derselben Stadt
    .this = diese Stadt
word-road = Straße
    .same = auf derselben Straße
    .this = diese Straße
word-field = Wiese
    .this = diese Wiese
word-monastery = Kloster
    .this = dieses Kloster
word-knight = Ritter
    .acc = einen Ritter in die Stadt
word-thief = Wegelagerer
    .acc = einen Wegelagerer auf die Straße
word-farmer = Bauer
    .acc = einen Bauern auf die Wiese
word-monk = Mönch
    .acc = einen Mönch ins Kloster
word-guard = Gefolgsmann auf einem Turm
word-north = Norden
word-east = Osten
word-south = Süden
word-west = Westen
word-wine = Wein
word-grain = Korn
word-cloth = Tuch
some-tiles = { $tiles ->
    [one] { $tiles } Karte
   *[other] { $tiles } Karten
 }
placing = { $role ->
    [0] {""}
   *[other] {" "}setzt { $role-acc }{ $figure-note } und
 }

event-discarded = Die gezogene Karte passt nirgends und kommt aus dem Spiel.
event-placed = { $player } { $joins ->
    [a-city] vergrößert eine Stadt auf { some-tiles }
    [a-road] verlängert eine Straße auf { some-tiles }
   *[a-field] legt eine Karte an Wiesen an
 }.
event-deployed = { $player } setzt { $role-acc }{ $figure-note }.
event-piece = { $height ->
    [1] { $player } beginnt einen Turm.
   *[other] { $player } baut einen Turm höher: jetzt { $height } hoch.
 }
event-finished = { $player } setzt { $figure-acc } auf einen Turm: Der Turm ist fertig.
event-captured = { $player } nimmt { $figure-acc } von { $owner } gefangen.
event-recalled = { $player } holt { $figure-acc } nach Hause.
event-exchanged = { $taken ->
    [0] { $player } und { $other } tauschen Gefangene: { $player } bekommt { $figure-acc } zurück.
   *[other] { $player } nimmt { $taken-acc } von { $other } gefangen, tauscht gleich und bekommt { $figure-acc } zurück.
 }
event-ransom-paid = { $player } kauft { $figure-acc } von { $other } für { lost-points } frei.
event-fairy-came = { $player } holt die Fee zu einem eigenen Gefolgsmann.
event-fairy-point = { $player } hat zu Beginn des Zuges die Fee bei sich: { some-points }.
event-fairy-feature = { $player } bekommt { some-points } für den Gefolgsmann bei der Fee.
event-sent-home = { $player } schickt mit dem Burgfräulein einen Ritter von { $owner } heim.
event-dragon-came = Der Drache fliegt zum Vulkan.
event-dragon-flew = Der Drache fliegt los.
event-eaten = Der Drache frisst { $figure-acc } von { $player }.
event-orphaned = { $player } nimmt { $figure-acc } zurück: Dort steht kein eigener Gefolgsmann mehr.
event-scored-city = { $player }{ placing } bekommt { the-gain } für eine { $state ->
    [completed] fertige
   *[other] unfertige
 } Stadt: { some-tiles }{ $shields ->
    [0] {""}
   *[other] , { $shields } Wappen
 }{ $with ->
    [with-cathedral] , mit Kathedrale
   *[other] {""}
 }.
event-scored-road = { $player }{ placing } bekommt { the-gain } für eine { $state ->
    [completed] fertige
   *[other] unfertige
 } Straße: { some-tiles }{ $with ->
    [with-inn] , mit Wirtshaus
   *[other] {""}
 }.
event-scored-monastery = { $player }{ placing } bekommt { some-points } für ein { $state ->
    [completed] fertiges
   *[other] unfertiges
 } Kloster: { some-tiles }.
event-scored-field = { $player }{ placing } bekommt { some-points } für eine Wiese: { $cities ->
    [0] keine fertige Stadt
    [one] { $cities } fertige Stadt
   *[other] { $cities } fertige Städte
 }{ $with ->
    [with-pig] , mit Schwein
   *[other] {""}
 }.
event-scored-farmers = { $player } bekommt { some-points } für Bauern rund um eine Stadt{ $with ->
    [with-pig] , mit Schwein
   *[other] {""}
 }.
event-goods-taken = { $player } nimmt Waren: { $wine ->
    [0] {""}
   *[other] { $wine } Wein
 }{ $grain ->
    [0] {""}
   *[other] { $wine ->
        [0] {""}
   *[other] {", "}
     }{ $grain } Korn
 }{ $cloth ->
    [0] {""}
   *[other] { $wine ->
        [0] { $grain ->
            [0] {""}
           *[other] {", "}
         }
   *[other] {", "}
     }{ $cloth } Tuch
 }.
event-goods-scored = { $player } hat am meisten { $good } ({ $count }): { some-points }.
event-double-turn = { $player } bekommt durch den Baumeister einen Doppelzug.
event-ended = { $left ->
    [0] Das Spiel ist zu Ende: Alle Karten sind gelegt.
    [one] Das Spiel ist zu Ende; 1 Karte ist übrig.
   *[other] Das Spiel ist zu Ende; { $left } Karten sind übrig.
 }

reason-game-over = das Spiel ist zu Ende
reason-chance-decides = erst wird eine Karte gezogen
reason-not-now = das geht in diesem Schritt des Zuges nicht
reason-capture-first = entscheide zuerst, ob du einen Gefolgsmann gefangen nimmst: Nenn ihn oder verzichte
reason-exchange-first = wähle zuerst, welcher deiner Gefolgsleute heimkommt
reason-flight-first = der Drache muss weiterfliegen
reason-bag-empty = von dieser Karte ist keine mehr im Beutel
reason-asleep = diese Karte hat ein Drachenzeichen: Vor dem ersten Vulkan wird keine solche gezogen
reason-place-first = erst muss die gezogene Karte gelegt werden
reason-place-taken = hier liegt schon eine Karte
reason-touches-nothing = eine Karte muss mit einer Seite an eine andere stoßen
reason-does-not-fit = passt nicht: Im { $side } träfe { $mine } auf { $theirs }
reason-looks-the-same = die Karte sieht mit weniger Vierteldrehungen genauso aus
reason-no-tile = hier liegt keine Karte
reason-no-segment = hier kann keine Figur stehen
reason-none-at-home = du hast { $figure-none } mehr im Vorrat
reason-not-this-tile = Figuren kommen nur auf die eben gelegte Karte
reason-not-by-portal = durch ein Portal kommen nur Gefolgsleute
reason-dragon-stands = auf dieser Karte steht der Drache
reason-taken = { $land-this } ist schon besetzt: Dort steht eine Figur von { $owner }
reason-completed = { $land-this } ist schon fertig, und das Portal führt nur in unfertige Gebiete
reason-builder-where = ein Baumeister gehört auf eine Straße oder in eine Stadt
reason-builder-alone = ein Baumeister braucht einen deiner Gefolgsleute { $land-same }
reason-builder-late = { $land-this } ist schon fertig: Es gibt nichts mehr zu bauen
reason-pig-where = ein Schwein gehört auf eine Wiese
reason-pig-alone = ein Schwein braucht einen deiner Bauern auf derselben Wiese
reason-no-foundation = hier ist kein Turmfundament
reason-no-piece = du hast kein Turmteil mehr
reason-tower-finished = dieser Turm ist schon fertig
reason-bare-foundation = hier steht noch kein Turm, nur ein Fundament
reason-only-followers = auf einem Turm steht nur ein Gefolgsmann
reason-not-in-play = diese Erweiterung ist nicht im Spiel
reason-no-follower = die Fee kommt nur zu einem deiner Gefolgsleute
reason-fairy-there = die Fee ist schon dort
reason-no-princess = auf der eben gelegten Karte ist kein Burgfräulein
reason-no-knight = das ist kein Ritter in der Stadt des Burgfräuleins
reason-must-send = das Burgfräulein muss einen Ritter heimschicken
reason-out-of-reach = so weit reicht der Turm nicht
reason-tower-between = dazwischen steht ein anderer Turm
reason-not-capturable = Baumeister und Schweine können nicht gefangen genommen werden
reason-on-top-safe = ein Gefolgsmann auf einem Turm kann nicht gefangen genommen werden
reason-not-jailed = { $jailer } hält { $figure-none } von dir gefangen
reason-ransomed = nur ein Lösegeld pro Zug
reason-too-poor = ein Lösegeld kostet { $price } Punkte
reason-not-next = der Drache fliegt nur auf eine Nachbarkarte
reason-visited = dort war der Drache auf diesem Flug schon
reason-fairy-guards = diese Karte steht unter dem Schutz der Fee
reason-nobody-there = hier steht kein Gefolgsmann

error-six-players = für sechs Spieler braucht ihr Wirtshäuser & Kathedralen mit der sechsten Farbe: Wählt inns=on
reason-no-move = kein Zug: Eine Karte legt man mit 2,-1,3 (x, y, Vierteldrehungen), einen Gefolgsmann setzt man mit S@2,-1:c0, gebaut wird mit T@2,-1, verzichtet mit -
reason-wants-tile = kein Zug: { $letter }@ nennt eine Karte wie 2,-1
reason-wants-segment = kein Zug: { $letter }@ nennt einen Abschnitt wie 2,-1:c0
reason-no-such-segment = kein Zug: Die Karte auf { $tile } hat { $names } und kein { $name }

# Der Tisch als Text.
text-tiles = { $tile ->
    [0] {""}
   *[other] Gezogene Karte: { $tile }.{" "}
 }Noch { $tiles ->
    [one] { $tiles } Karte.
   *[other] { $tiles } Karten.
 }
text-nobody = niemand auf dem Tisch
text-tower = { $place } (Höhe { $height })
text-towers = Türme: { $towers }
text-dragon = Drache: { $place }
text-fairy = Fee: { $place }
