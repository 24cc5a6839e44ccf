title = Carcassonne
about = Kärtchen für Kärtchen wächst eine Landschaft aus Städten, Straßen, Klöstern und Wiesen, und Gefolgsleute sammeln darin Punkte. Mit dem Turm nimmt Gefangene, wer einen Turm höher baut. Drei weitere Erweiterungen bringen Wirtshäuser und Kathedralen, Händler und Baumeister, Burgfräulein und Drache.

option-inns = Wirtshäuser & Kathedralen: große Gefolgsleute, Straßen und Städte bringen mehr oder nichts. Für sechs Spieler nötig.
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
option-farms = Wie Wiesen gewertet werden.
option-farms-1 = Je Stadt: alle Bauern ringsum zusammen, 4 Punkte (2000).
option-farms-2 = Je Wiese: 3 Punkte pro Stadt, jeder Spieler nur einmal pro Stadt (2001).
option-farms-3 = Je Wiese: 3 Punkte pro Stadt, auf jeder Wiese (heute).
option-small_city = Eine fertige Stadt aus zwei Karten.
option-small_city-4 = Wie jede andere: 4 Punkte.
option-small_city-2 = Nur 2 Punkte (erste Auflagen).
option-fairy = Wo die Fee steht.
option-fairy-follower = Neben einem Gefolgsmann.
option-fairy-tile = Auf einer Karte (Rio Grande).
option-dragon_moves = Wann der Drache fliegt.
option-dragon_moves-before = Vor der Wertung.
option-dragon_moves-after = Nach der Wertung (Rio Grande).
option-princess = Das Burgfräulein und die Ritter.
option-princess-may = Es darf einen Ritter heimschicken.
option-princess-must = Es muss, wenn einer da ist (Rio Grande).
option-tower_reach = Halten andere Türme die Reichweite auf?
option-tower_reach-seed = Ja, wie in unserem Regelheft.
option-tower_reach-published = Nein, wie der Verlag sagt.
option-tower_top_capture = Gefolgsleute auf Türmen.
option-tower_top_capture-false = Können nicht gefangen werden.
option-tower_top_capture-true = Können von einem anderen Turm aus gefangen werden.

word-small = kleiner Gefolgsmann
word-big = großer Gefolgsmann
word-builder = Baumeister
word-pig = Schwein
word-city = Stadt
word-road = Straße
word-field = Wiese
word-monastery = Kloster
word-knight = Ritter
word-thief = Wegelagerer
word-farmer = Bauer
word-monk = Mönch
word-guard = Gefolgsmann auf einem Turm
word-north = Norden
word-east = Osten
word-south = Süden
word-west = Westen
word-wine = Wein
word-grain = Korn
word-cloth = Tuch
word-completed = fertig
word-unfinished = unfertig

event-drawn = { $player } zieht { $tile }.
event-discarded = { $tile } passt nirgends und kommt aus dem Spiel.
event-placed = { $player } legt { $tile } an { $places }.
event-deployed = { $player }: { $figure } auf { $places }, { $role }.
event-passed = { $player } verzichtet.
event-piece = { $player } baut den Turm auf { $places }: { $height } hoch.
event-finished = { $player }: { $figure } auf dem Turm { $places }, er ist fertig.
event-captured = { $player } nimmt gefangen: { $figure } von { $owner } auf { $places }.
event-recalled = { $player } holt von { $places } heim: { $figure }.
event-exchanged = { $player } und { $other } tauschen Gefangene: { $figure } kommt heim.
event-ransom-paid = { $player } kauft frei, bei { $other }: { $figure }, { $points } Punkte.
event-ransom-taken = { $player } bekommt Lösegeld von { $other }: { $points } Punkte.
event-fairy-came = { $player }: Die Fee kommt nach { $places }.
event-fairy-point = { $player }: Fee auf { $places }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
event-fairy-feature = { $player }: Gefolgsmann bei der Fee auf { $places }, { $points } Punkte.
event-sent-home = { $player }: Das Burgfräulein schickt heim: { $figure } von { $owner } auf { $places }.
event-dragon-came = Der Drache kommt zum Vulkan auf { $places }.
event-dragon-flew = { $player }: Der Drache fliegt nach { $places } (Schritt { $step }).
event-eaten = { $player }: { $figure } auf { $places } gefressen.
event-orphaned = { $player }: { $figure } auf { $places } bleibt allein und geht heim.
event-scored-city = { $player }: Stadt auf { $places } ({ $state }), { $tiles ->
    [one] 1 Karte
   *[other] { $tiles } Karten
 }{ $shields ->
    [0] {""}
    [one] {" "}und 1 Wappen
   *[other] {" "}und { $shields } Wappen
 }{ $with ->
    [with-cathedral] {" "}mit Kathedrale
   *[other] {""}
 }: { $points }.
event-scored-road = { $player }: Straße auf { $places } ({ $state }), { $tiles ->
    [one] 1 Karte
   *[other] { $tiles } Karten
 }{ $with ->
    [with-inn] {" "}mit Wirtshaus
   *[other] {""}
 }: { $points }.
event-scored-monastery = { $player }: Kloster auf { $places } ({ $state }), { $tiles ->
    [one] 1 Karte
   *[other] { $tiles } Karten
 }: { $points }.
event-scored-field = { $player }: Wiese auf { $places }, { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
 }{ $with ->
    [with-pig] {" "}mit Schwein
   *[other] {""}
 }: { $points }.
event-goods-taken = { $player } nimmt Waren: Wein { $wine }, Korn { $grain }, Tuch { $cloth }.
event-goods-scored = { $player }: am meisten { $good } ({ $count }): { $points }.
event-double-turn = { $player }: Doppelzug durch den Baumeister.
event-ended = Das Spiel ist aus; { $left ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $left } Karten
 } übrig.

reason-game-over = das Spiel ist aus
reason-chance-decides = erst wird eine Karte gezogen
reason-not-now = nicht in diesem Schritt des Zuges
reason-bag-empty = von { $tile } ist keine mehr im Beutel
reason-asleep = { $tile } hat ein Drachenzeichen: vor dem ersten Vulkan wird keine gezogen
reason-place-first = erst muss die gezogene Karte gelegt werden
reason-place-taken = auf { $place } liegt schon eine Karte
reason-touches-nothing = { $place } berührt keine Karte
reason-does-not-fit = im { $side } trifft { $mine } auf { $theirs }
reason-looks-the-same = so gedreht sieht die Karte aus wie mit weniger Vierteldrehungen
reason-no-tile = auf { $place } liegt keine Karte
reason-no-segment = auf { $place } kann keine Figur stehen
reason-none-at-home = nicht im Vorrat: { $figure }
reason-not-this-tile = Figuren kommen auf die eben gelegte Karte { $last }
reason-dragon-stands = auf dieser Karte steht der Drache
reason-taken = besetzt ({ $land }): { $owner } steht darin auf { $where }
reason-completed = schon fertig ({ $land }): das Portal führt nur in Unfertiges
reason-builder-where = ein Baumeister gehört auf eine Straße oder in eine Stadt
reason-builder-alone = ein Baumeister braucht dort einen eigenen Gefolgsmann ({ $land })
reason-builder-late = schon fertig ({ $land }): es gibt nichts mehr zu bauen
reason-pig-where = ein Schwein gehört auf eine Wiese
reason-pig-alone = ein Schwein braucht einen eigenen Bauern auf der Wiese
reason-no-foundation = auf { $place } ist kein Turmfundament
reason-no-piece = kein Turmteil mehr im Vorrat
reason-tower-finished = der Turm auf { $place } ist fertig
reason-bare-foundation = auf { $place } steht noch kein Turm, nur ein Fundament
reason-not-in-play = diese Erweiterung ist nicht im Spiel
reason-no-follower = die Fee kommt nur zu einem eigenen Gefolgsmann
reason-fairy-there = die Fee ist schon dort
reason-no-princess = auf der eben gelegten Karte ist kein Burgfräulein
reason-no-knight = das ist kein Ritter in der Stadt des Burgfräuleins
reason-must-send = das Burgfräulein muss einen Ritter heimschicken
reason-out-of-reach = { $place } liegt außer Reichweite des Turms
reason-tower-between = dazwischen steht ein anderer Turm
reason-not-capturable = Baumeister und Schweine werden nicht gefangen
reason-on-top-safe = ein Gefolgsmann auf einem Turm kann nicht gefangen werden
reason-not-jailed = nicht gefangen bei { $jailer }: { $figure }
reason-ransomed = nur ein Lösegeld pro Zug
reason-too-poor = ein Lösegeld kostet { $price } Punkte
reason-not-next = der Drache fliegt auf eine Nachbarkarte
reason-visited = dort war der Drache auf diesem Flug schon
reason-fairy-guards = diese Karte beschützt die Fee
reason-nobody-there = auf { $place } steht kein Gefolgsmann

error-six-players = sechs Spieler brauchen die Erweiterung inns mit der sechsten Farbe: wählt inns=on
error-no-move = kein Zug: eine Karte legt man mit 2,-1,3 (x, y, Vierteldrehungen), einen Gefolgsmann setzt man mit S@2,-1:c0, gebaut wird mit T@2,-1, gepasst mit -
error-wants-tile = kein Zug: { $letter }@ nennt eine Karte wie 2,-1
error-wants-segment = kein Zug: { $letter }@ nennt einen Abschnitt wie 2,-1:c0
error-no-segment = kein Zug: die Karte auf { $tile } hat { $names } und kein { $name }
