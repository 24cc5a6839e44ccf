title = Schloss Elbrus
line = Bogen auf Bogen: Was hoch steht, zählt mehr, und andere bauen darauf weiter.
about = Zwei bis vier Baumeister errichten gemeinsam ein Schloss aus Bögen. Setz deine Teile auf den Boden oder quer über zwei andere, sodass beide Füße sicher stehen und der Durchgang frei bleibt; jeder neue Bogen bringt dir seine Höhe in Punkten. Das Spiel endet, sobald jemand nicht mehr bauen kann.
option-stairs = Treppen für alle, die eine Marke genau treffen.
option-stairs-off = Keine Treppen.
option-stairs-on = Bei genau 8, 16, 24, 32 oder 40 Punkten darfst du zwei Brücken zu einer Treppe verbinden.
option-penalties = Strafpunkte am Ende.
option-penalties-off = Keine Strafpunkte.
option-penalties-on = Zwei Punkte Abzug für jedes Fenster, jedes Portal, jeden Balkon und jede Treppe im Vorrat sowie für jedes Teil, das allein auf dem Boden steht.
option-scenario = Eine Anfangsstellung aus grauen Teilen mit eigener Bedingung und eigener Wertung.
option-scenario-none = Ein leerer Spielplan.
option-scenario-four-piers = Vier Pfeiler, zu zweit: Am Ende zählt jeder graue Pfeiler, auf dem eine eigene Säule steht.
option-scenario-the-well = Der Brunnen, zu zweit: In der Mitte darf kein Fuß stehen; am Ende zählt die oberste Decke darüber.
option-scenario-corner-towers = Ecktürme, zu dritt oder viert: Am Ende zählt die höchste Decke jeder Ecke.
option-scenario-cross-wall = Kreuzmauer, zu dritt oder viert: Nichts darf nur auf Grau stehen; am Ende zählen Bögen über den Mittellinien.
option-field = Wie viele Felder breit ist der Spielplan?
option-field-8 = Acht mal acht: eng.
option-field-9 = Neun mal neun.
option-field-10 = Zehn mal zehn: geräumig.

word-bridge = Brücke
    .acc = eine Brücke
    .none = keine Brücke
    .the = die Brücke
    .gen = der Brücke
    .dat = einer Brücke
word-window = Fenster
    .acc = ein Fenster
    .none = kein Fenster
    .the = das Fenster
    .gen = des Fensters
    .dat = einem Fenster
word-portal = Portal
    .acc = ein Portal
    .none = kein Portal
    .the = das Portal
    .gen = des Portals
    .dat = einem Portal
word-balcony = Balkon
    .acc = einen Balkon
    .none = keinen Balkon
    .the = der Balkon
    .gen = des Balkons
    .dat = einem Balkon
word-stairs = Treppe
word-no-pieces = keine Teile mehr
word-no-room = keinen Platz mehr zum Bauen

event-began = { $player } beginnt.
event-placed = { $player } setzt { $piece-acc } { $side }, auf Höhe { $deck }{ $points ->
    [0] {""}
   *[other] : { the-gain }
 }.
event-climbed = { $player } setzt eine Treppe: { $lower } + { $upper } = { some-points }.
event-offered = { $player } steht genau bei { $mark } Punkten und darf eine Treppe bauen.
event-joined = { $player } verbindet zwei Brücken zu einer Treppe.
event-declined = { $player } baut keine Treppe.
event-piered = { $player } steht mit Säulen auf { $count ->
    [one] { $count } grauem Pfeiler
   *[other] { $count } grauen Pfeilern
 }: { some-points }.
event-crowned = { $player } hat die oberste Decke über dem Brunnen: { some-points }.
event-towered = { $player } hat allein die höchste Decke einer Ecke: { some-points }.
event-walled = { $player } überspannt die Mittellinien mit { $count ->
    [one] { $count } Teil
   *[other] { $count } Teilen
 }: { some-points }.
event-left = { $player } hat noch { $count } × { $piece } im Vorrat und verliert { lost-points }.
event-stranded = { $player } hat { $piece-acc } allein auf dem Boden stehen und verliert { lost-points }.
event-ended = Das Spiel ist zu Ende: { $player } hat { $ending }.

reason-game-over = das Spiel ist zu Ende
reason-chance-decides = zuerst entscheidet das Los, wer beginnt
reason-already-drawn = das Los hat schon entschieden, wer beginnt
reason-not-playing = mit dieser Farbe spielt niemand
reason-no-passing = du musst bauen: Passen ist nicht erlaubt
reason-stairs-off = in dieser Partie wird ohne Treppen gespielt
reason-stairs-offered = entscheide zuerst, ob du eine Treppe baust
reason-nothing-offered = eine Treppe darfst du nur bauen, wenn deine Punkte gerade genau eine Marke getroffen haben
reason-none-left = du hast { $piece-none } mehr
reason-no-stairs = du hast keine Treppe im Vorrat
reason-off-field = { $piece-the } würde über den Rand des Spielplans hinausragen
reason-other-end = { $piece-the } wird mit dem westlichen oder nördlichen Fuß zuerst geschrieben
reason-hanging-column = eine Säule hinge in der Luft: Ein Fuß stünde auf Höhe { $one }, der andere auf { $two }; zu { $piece-dat } passt das nicht
reason-span-blocked = der Durchgang ist versperrt: Darunter ist es { $height } hoch, und die Decke { $piece-gen } läge auf { $deck }
reason-on-one-piece = beide Füße stünden auf demselben Teil
reason-in-the-well = im Brunnen darf kein Fuß stehen
reason-on-the-wall = beide Füße stünden auf grauen Teilen
reason-folded-back = die obere Brücke einer Treppe geht geradeaus oder biegt ab, sie klappt nicht über die untere zurück
reason-upper-off-field = die obere Brücke würde über den Rand des Spielplans hinausragen
reason-upper-hangs = eine Säule hinge in der Luft: Die obere Brücke beginnt auf Höhe { $one }, ihr anderer Fuß stünde auf { $two }
reason-upper-blocked = der Durchgang ist versperrt: Darunter ist es { $height } hoch, und die Decke der oberen Brücke läge auf { $deck }

the-scenario = { $scenario ->
    [four-piers] Vier Pfeiler
    [the-well] Der Brunnen
    [corner-towers] Ecktürme
   *[cross-wall] Kreuzmauer
 }
error-scenario-seats = das Szenario „{ the-scenario }“ ist für { $seats } Spieler, nicht für { $given }
error-scenario-field = das Szenario „{ the-scenario }“ braucht einen Spielplan von { $needed } × { $needed } Feldern, nicht von { $given } × { $given }
reason-no-move = kein Zug: Man schreibt das Setzen als bridge-r4c2-E, eine Treppe als stairs-r4c0-E-S, das Bauen einer Treppe als join oder .

# Das Spielfeld als Text.
text-pieces = { $count } × { $piece }
