title = Torres
line = Burgen bauen, erklimmen und dort am höchsten stehen, wo sie am größten sind.
about = Prinzen bauen die Burgen eines alten Königs wieder auf und schicken ihre Ritter die Türme hinauf. In jedem Zug hast du fünf Aktionspunkte für Ritter, Schritte, Bausteine und Karten; je größer die Burg und je höher dein Ritter, desto mehr Punkte gibt es. Der König belohnt alle, die ihm auf der richtigen Ebene begegnen.
option-version = Welche Version wollt ihr spielen?
option-version-basic = Das Grundspiel: ein gemeinsamer Stapel Aktionskarten.
option-version-own = Eigene Stapel: drei Karten ziehen, eine behalten.
option-version-master = Die Meisterversion: Die Spieler gründen die Burgen selbst, haben alle Karten auf der Hand und eine Meisterkarte.
option-version-plain = Ohne Karten: nur Ritter, Schritte und Bausteine. Leichter zu lernen, und nichts ist verdeckt.
option-doors = Wie darf ein Ritter durch eine Burg gehen?
option-doors-net = Nur die Ebenen von Eingang und Ausgang zählen.
option-doors-path = Innen darf der Weg nirgends ansteigen.
option-moveblock = Wohin darf die Karte „Baustein versetzen“ ihren Baustein setzen?
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
word-door = durch beliebige Türen
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
word-step = Ritter ziehen
word-knight = Ritter
word-block = Baustein
word-king = König
word-buy = Karte kaufen
word-advance = ein Feld vorrücken
word-end = Zug beenden
word-put = Baustein aufsparen
word-hand = der angebrochene Stapel
with-card = { $card ->
    [0] {""}
   *[other] {" "}spielt „{ $card }“ und
 }
where-to = { $level ->
    [0] auf den Boden { $side }
   *[other] auf Ebene { $level } der Burg { $side }
 }

event-master-card = Die Meisterkarte: { $master }.
event-founded = { $player } gründet eine Burg { $side }.
event-enlisted = { $player } setzt einen Ritter { where-to }.
event-crowned = { $player } setzt den König { where-to }.
event-king-stayed = { $player } lässt den König stehen.
event-moved = { $player }{ with-card } zieht einen Ritter{ $through ->
    [0] {""}
   *[other] {" "}durch eine Burg
 } { where-to }.
event-built = { $player }{ with-card } { $height ->
    [1] vergrößert die Burg { $side } um einen Baustein.
   *[other] setzt einen Baustein auf die Burg { $side }: jetzt Ebene { $height }.
 }
event-bought = { $player } kauft eine Karte.
event-drew = { $player } zieht „{ $card }“.
event-kept = { $player } behält „{ $card }“. { $count ->
    [0] Keine geht zurück.
    [one] Eine Karte kommt { $where }.
   *[other] { $count } Karten kommen { $where }.
 }
event-kept-one = { $player } behält eine Karte. { $count ->
    [0] Keine geht zurück.
    [one] Eine Karte kommt { $where }.
   *[other] { $count } Karten kommen { $where }.
 }
event-advanced = { $player } rückt auf der Zählleiste vor: { some-points }.
event-card-played = { $player } spielt „{ $card }“.
event-raised = { $player }{ with-card } hebt einen Ritter { $side } auf Ebene { $height }.
event-shifted = { $player }{ with-card } versetzt einen Baustein { $fromside } { $height ->
    [1] auf den Boden { $side }
   *[other] auf Ebene { $height } der Burg { $side }
 }.
event-stored = { $player } spart einen Baustein auf: Der Stapel ist jetzt { $size } hoch.
event-returned = { $player } gibt { $count ->
    [one] { $count } Baustein
   *[other] { $count } Bausteine
 } in den Vorrat zurück.
event-castle-scored = { $player } wertet die Burg { $side }: Fläche { $area } × Ebene { $level } = { some-points }.
event-pushed = { $player } trifft auf ein besetztes Feld der Zählleiste und rückt weiter: { some-points } mehr.
event-king-bonus = { $player } erhält den Königsbonus für Phase { $phase }: { some-points }.
event-master-bonus = { $player } erfüllt die Meisterkarte „{ $master }“: { some-points }.
event-phase-ended = Phase { $phase } ist zu Ende: Die Burgen werden gewertet.
event-phase-began = Phase { $phase } beginnt; { $player } fängt an.
event-game-ended = Das Spiel ist zu Ende.

reason-game-over = das Spiel ist zu Ende
reason-master-first = zuerst wird die Meisterkarte aufgedeckt
reason-castles-first = zuerst gründen alle die Burgen: Setz einen Baustein
reason-knights-first = setz zuerst deinen Ritter auf eine freie Burg
reason-king-first = setz zuerst den König auf eine freie Burg
reason-draw-first = zuerst muss eine Karte gezogen werden
reason-keep-first = wähle zuerst, welche der gezogenen Karten du behältst
reason-leftover-first = entscheide zuerst, was mit den übrigen Bausteinen geschieht
reason-king-moves-first = versetz zuerst den König oder lass ihn stehen
reason-king-stays = der König wird nur zwischen zwei Phasen versetzt
reason-turn-goes-on = Bausteine kommen erst am Ende deines Zuges auf andere Stapel
reason-nothing-drawn = es sind keine Karten gezogen, aus denen du wählen könntest
reason-nothing-bought = es wurde keine Karte gekauft
reason-no-master-card = die Meisterkarte wird nur vor Spielbeginn aufgedeckt
reason-way-leads-up = eine Tür führt dorthin, aber in der Burg ginge der Weg zu ihr aufwärts
reason-hand-empty = im angebrochenen Stapel ist kein Baustein mehr
reason-no-stack-in-use = du hast in diesem Zug noch keinen Stapel angebrochen
reason-no-block-anywhere = in keinem deiner Stapel ist noch ein Baustein
reason-no-other-neighbour = neben diesem Feld steht kein anderer deiner Ritter
reason-no-points = es sind nicht genug Aktionspunkte übrig ({ $actions })
reason-not-your-knight = dort steht keiner deiner Ritter
reason-occupied = auf diesem Feld steht schon eine Figur
reason-too-far = dieses Feld liegt nicht neben dem Ritter, und neben ihm ist keine Tür auf seiner Ebene
reason-too-high = ein Ritter steigt höchstens eine Ebene hinauf, nicht von { $level } auf { $height }
reason-no-passage = keine Tür dieser Burg führt auf Ebene { $level } oder tiefer dorthin
reason-no-knight-left = alle deine Ritter sind auf dem Spielplan
reason-no-neighbour = neben diesem Feld steht keiner deiner Ritter
reason-above-neighbour = dieses Feld liegt höher als dein Ritter daneben
reason-not-a-castle = dort steht keine Burg
reason-no-block-left = für diesen Zug ist kein Baustein übrig
reason-no-such-stack = einen solchen Stapel hast du nicht
reason-which-stack = wähle einen Stapel: Es kommen mehrere infrage
reason-one-stack = alle Bausteine eines Zuges kommen aus einem Stapel, und du hast schon einen angebrochen
reason-apart = dieses Feld liegt neben keiner Burg
reason-merges = ein Baustein dort würde zwei Burgen verbinden
reason-area = eine Burg darf nicht höher sein als ihre Fläche: Diese hat die Fläche { $area } und ist dort schon so hoch
reason-too-close = dieses Feld ist keine drei Schritte von einer anderen Burg entfernt
reason-deck-empty = es gibt keine Karte mehr zu kaufen
reason-two-bought = du hast in diesem Zug schon zwei Karten gekauft
reason-no-buying = in der Meisterversion werden keine Karten gekauft
reason-no-cards = in dieser Partie wird ohne Aktionskarten gespielt
reason-one-card = du hast in diesem Zug schon eine Karte gespielt
reason-not-in-hand = diese Karte hast du nicht auf der Hand: { $card }
reason-just-bought = diese Karte hast du erst in diesem Zug gekauft: { $card }
reason-not-single = dort steht kein einzelner Baustein auf dem Boden
reason-splits = ohne diesen Baustein würde die Burg zerfallen
reason-six-castles = es blieben weniger als { $castles } Burgen
reason-left-too-high = die Burg, die bleibt, wäre höher als ihre Fläche
reason-not-ground = das ist kein freier Boden
reason-not-diagonal = dieses Feld berührt das des Ritters nicht an einer Ecke
reason-no-door = neben diesem Ritter ist keine Tür auf seiner Ebene
reason-no-exit = keine Tür dieser Burg führt dorthin
reason-not-over-a-knight = dazwischen steht kein Ritter zum Überspringen
reason-not-beside = dieses Feld liegt nicht neben dem Ritter
reason-not-two-up = dieses Feld liegt nicht genau zwei Ebenen über dem Ritter
reason-not-drawn = diese Karte wurde nicht gezogen: { $card }
reason-top-or-under = wähle, ob die Karten oben auf den Stapel oder darunter kommen
reason-no-such-card = eine solche Karte ist nicht mehr im Stapel: { $card }

reason-no-move = kein Zug: Man schreibt einen Schritt c3-d3, einen Ritter *c3, einen Baustein +c3, den König Kc3, eine gekaufte Karte $ oder eine gespielte !leap:c3-c4, einen Punkt ^, das Ende des Zuges .
reason-no-card = kein Zug: Man schreibt diese Karte als { $card }

# Der Spielplan als Text.
text-player = { $player }: { some-points }; Stapel: { $stacks }; Ritter im Vorrat: { $knights }; Karten: { $cards }
