title = Torres
about = Prinzen bauen die Burgen eines alten Königs wieder auf und schicken ihre Ritter die Türme hinauf. In jedem Zug gibt es fünf Aktionspunkte für Ritter, Schritte, Bausteine und Karten; je größer die Burg und je höher der Ritter, desto mehr zählt er. Der König belohnt alle, die ihm auf der richtigen Ebene begegnen.
option-version = Welche Fassung gespielt wird.
option-version-basic = Das Grundspiel: ein gemeinsamer Stapel Aktionskarten.
option-version-own = Eigene Stapel: drei Karten ziehen, eine behalten.
option-version-master = Die Meisterversion: selbst gesetzte Burgen, alle Karten auf der Hand, eine Meisterkarte.
option-doors = Wie ein Ritter durch eine Burg geht.
option-doors-net = Nur die Ebenen von Eingang und Ausgang zählen.
option-doors-path = Der Boden darf unterwegs nirgends ansteigen.
option-moveblock = Wohin die Karte „Baustein versetzen“ ihn stellen darf.
option-moveblock-ground = Nur auf freien Boden.
option-moveblock-stack = Auch oben auf eine Burg.
option-master = Die Meisterkarte (nur in der Meisterversion).
option-master-drawn = Sie wird zu Beginn gezogen.
option-master-border = Ritter am Rand des Spielplans.
option-master-diagonals = Ritter auf den langen Diagonalen.
option-master-castles = Ritter in vielen Burgen.
option-master-neighbours = Alle Ritter nebeneinander.
option-master-levels = Alle Ritter auf verschiedenen Ebenen.
option-master-row = Alle Ritter in einer Reihe.
option-master-square = Vier Ritter im Quadrat.
option-master-same-level = Alle Ritter auf einer Ebene.

word-ap6 = 6 Aktionspunkte
word-ap7 = 7 Aktionspunkte
word-extra = zusätzlicher Baustein
word-under = Baustein unter einen Ritter
word-moveblock = Baustein versetzen
word-relocate = Ritter umsetzen
word-diagonal = diagonaler Zug
word-door = durch jede Tür
word-jump = Ritter überspringen
word-leap = zwei Ebenen hoch
word-on-top = oben auf den Stapel
word-beneath = unter den Stapel
word-only = zurück in den Stapel
word-master-border = Rand
word-master-diagonals = Diagonalen
word-master-castles = Viele Burgen
word-master-neighbours = Nachbarn
word-master-levels = Verschiedene Ebenen
word-master-row = In einer Reihe
word-master-square = Quadrat
word-master-same-level = Gleiche Ebene
word-step = ziehen
word-knight = Ritter
word-block = Baustein
word-king = König
word-buy = Karte kaufen
word-advance = ein Feld vorrücken
word-end = Ende
word-put = Baustein aufheben
word-hand = der angebrochene Stapel

event-master-card = Die Meisterkarte: { $master }.
event-founded = { $player } gründet eine Burg auf { $places }.
event-enlisted = { $player } setzt einen Ritter auf { $places }, Ebene { $level }.
event-crowned = { $player } setzt den König auf { $places }, Ebene { $level }.
event-king-stayed = { $player } lässt den König auf { $places }.
event-moved = { $player } zieht { $places }, auf Ebene { $level }.
event-built = { $player } baut auf { $places }: Höhe { $height }.
event-bought = { $player } kauft eine Karte.
event-drew = { $player } zieht: { $card }.
event-kept = { $player } behält eine Karte: { $card }. { $count ->
    [0] Keine geht zurück.
    [one] Eine Karte kommt { $where }.
   *[other] { $count } Karten kommen { $where }.
 }
event-kept-one = { $player } behält eine Karte. { $count ->
    [0] Keine geht zurück.
    [one] Eine Karte kommt { $where }.
   *[other] { $count } Karten kommen { $where }.
 }
event-advanced = { $player } rückt auf der Leiste vor: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
event-card-played = { $player } spielt eine Karte: { $card }.
event-raised = { $player } hebt den Ritter auf { $places } auf Ebene { $height }.
event-shifted = { $player } versetzt einen Baustein { $places }: Höhe { $height }.
event-stored = { $player } legt einen übrigen Baustein auf einen Stapel: jetzt { $size }.
event-returned = { $player } gibt { $count ->
    [one] { $count } Baustein
   *[other] { $count } Bausteine
 } zurück.
event-turn-ended = { $player } beendet den Zug.
event-castle-scored = { $player } wertet die Burg bei { $places }: Fläche { $area } mal Ebene { $level }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
event-pushed = { $player } trifft auf ein besetztes Feld und rückt weiter: noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
event-king-bonus = { $player } erhält den Königsbonus der Phase { $phase }: { $points } Punkte.
event-master-bonus = { $player } erfüllt die Meisterkarte { $master }: { $points } Punkte.
event-phase-ended = Phase { $phase } wird gewertet.
event-phase-began = Phase { $phase } beginnt. Startspieler: { $player }.
event-game-ended = Das Spiel ist zu Ende.

reason-game-over = das Spiel ist zu Ende
reason-chance-decides = zuerst entscheidet der Zufall: eine Karte wird gezogen
reason-not-now = vorher ist etwas anderes zu tun
reason-no-points = es sind nicht genug Aktionspunkte übrig ({ $points })
reason-not-your-knight = auf { $source } steht kein eigener Ritter
reason-occupied = auf diesem Feld steht schon eine Figur
reason-too-far = { $target } liegt nicht neben { $source }, und neben { $source } ist keine Tür auf der Ebene des Ritters
reason-too-high = ein Ritter steigt höchstens eine Ebene, nicht von { $level } auf { $height }
reason-no-passage = keine Tür dieser Burg führt auf Ebene { $level } oder tiefer nach { $target }
reason-no-knight-left = alle sechs Ritter sind auf dem Plan
reason-no-neighbour = neben { $target } steht kein eigener Ritter
reason-above-neighbour = { $target } liegt höher als der eigene Ritter daneben
reason-not-a-castle = auf { $target } steht keine Burg
reason-no-block-left = für diesen Zug ist kein Baustein übrig
reason-no-such-stack = einen solchen Stapel gibt es nicht
reason-which-stack = bitte den Stapel nennen: die Stapel sind verschieden hoch
reason-one-stack = die Bausteine eines Zuges kommen aus einem Stapel, und der ist schon angebrochen
reason-apart = { $target } liegt neben keiner Burg
reason-merges = ein Baustein auf { $target } würde zwei Burgen verbinden
reason-area = die Burg auf { $target } hat die Fläche { $area } und ist dort schon so hoch
reason-too-close = { $target } ist keine drei Schritte von einer anderen Burg entfernt
reason-deck-empty = es gibt keine Karte mehr zu kaufen
reason-two-bought = in diesem Zug wurden schon zwei Karten gekauft
reason-no-buying = in der Meisterversion werden keine Karten gekauft
reason-one-card = in diesem Zug wurde schon eine Karte gespielt
reason-not-in-hand = diese Karte ist nicht auf der Hand: { $card }
reason-just-bought = diese Karte wurde erst in diesem Zug gekauft: { $card }
reason-not-single = auf { $source } steht kein einzelner Baustein auf dem Boden
reason-splits = ohne { $source } würde die Burg zerfallen
reason-six-castles = es blieben weniger als sechs Burgen
reason-left-too-high = die Burg bei { $source } wäre höher als ihre Fläche
reason-not-ground = { $target } ist kein freier Boden
reason-not-diagonal = { $target } berührt { $source } nicht an einer Ecke
reason-no-door = neben { $source } ist keine Tür auf der Ebene des Ritters
reason-no-exit = keine Tür dieser Burg führt nach { $target }
reason-not-over-a-knight = zwischen { $source } und { $target } steht kein Ritter zum Überspringen
reason-not-beside = { $target } liegt nicht neben { $source }
reason-not-two-up = { $target } liegt nicht genau zwei Ebenen über { $source }
reason-not-drawn = diese Karte wurde nicht gezogen: { $card }
reason-top-or-under = bitte oben oder unten angeben, solange der Stapel nicht leer ist
reason-no-such-card = eine solche Karte ist nicht mehr im Stapel: { $card }

error-no-move = kein Zug: man schreibt einen Schritt c3-d3, einen Ritter *c3, einen Baustein +c3, den König Kc3, eine gekaufte Karte $ oder eine gespielte !leap:c3-c4, einen Punkt ^, das Ende des Zuges .
error-no-card = kein Zug: man schreibt diese Karte als { $card }
