# Was zu tun ist.
some-action-points = { $actions ->
    [one] { $actions } Aktionspunkt
   *[other] { $actions } Aktionspunkte
 }
some-price = { $price ->
    [one] { $price } Punkt
   *[other] { $price } Punkte
 }
some-blocks = { $blocks ->
    [0] kein Baustein
    [one] { $blocks } Baustein
   *[other] { $blocks } Bausteine
 }
wait-master = Die Meisterkarte wird aufgedeckt.
ask-castles = Gründe eine Burg, mindestens drei Schritte von jeder anderen.
wait-castles = { $player } gründet eine Burg …
ask-knights = Setz deinen ersten Ritter auf eine der Burgen.
wait-knights = { $player } setzt den ersten Ritter …
ask-king = Setz den König auf eine andere Burg.
wait-king = { $player } setzt den König …
ask-turn = Noch { some-action-points }, { some-blocks }: Zieh einen Ritter oder wähle eine andere Aktion.
wait-turn = { $player } ist am Zug: noch { some-action-points } …
ask-spent = Keine Aktionspunkte mehr: Beende den Zug{ $blocks ->
    [0] {""}
    [one] ; ein Baustein bleibt übrig
   *[other] ; { $blocks } Bausteine bleiben übrig
 }.
wait-spent = { $player } beendet gleich den Zug …
wait-draw = Eine Karte wird gezogen.
ask-keep = Behalte eine der { $count } Karten; die anderen gehen zurück.
wait-keep = { $player } wählt eine Karte …
ask-leftover = { $count ->
    [one] Ein Baustein ist übrig: Spar ihn auf einem anderen Stapel auf oder gib ihn in den Vorrat zurück.
   *[other] { $count } Bausteine sind übrig: Spar sie auf anderen Stapeln auf oder gib sie in den Vorrat zurück.
 }
wait-leftover = { $player } räumt Bausteine weg …
ask-king-moves = Du hast die wenigsten Punkte: Versetz den König auf ein beliebiges freies Burgfeld oder lass ihn stehen.
wait-king-moves = { $player } liegt hinten und darf den König versetzen …
wait-over = Das Spiel ist zu Ende.

left-actions = Aktionspunkte
left-blocks = Bausteine
lose-actions = { some-action-points } { $actions ->
    [one] verfällt
   *[other] verfallen
 }.

action-step = Ziehen
action-first-knight = Erster Ritter
action-knight = Ritter
action-block = Baustein
action-buy = Karte
action-advance = Leiste +1
action-end = Zug beenden
action-found = Burg gründen
action-king = König
action-stay = König stehen lassen
action-keep = Karte behalten
action-store = Aufsparen
action-return = In den Vorrat
action-card-ap6 = { $card }
action-card-ap7 = { $card }
action-card-extra = { $card }
action-card-under = { $card }
action-card-moveblock = { $card }
action-card-relocate = { $card }
action-card-diagonal = { $card }
action-card-door = { $card }
action-card-jump = { $card }
action-card-leap = { $card }
pick-step = Wähle, wohin ein Ritter zieht: Ein Schritt oder eine Tür kostet { some-price }.
pick-first-knight = Wähle die Burg für deinen ersten Ritter.
pick-knight = Setz einen Ritter ({ some-price }) neben einen eigenen, nicht höher als dieser.
pick-block = Setz einen Baustein ({ some-price }) auf eine Burg oder daneben; übrig: { some-blocks }.
pick-end = Wähle den Stapel, den dieser Zug verbraucht.
pick-found = Wähle ein freies Feld, drei Schritte von jeder Burg.
pick-king = Wähle ein freies Burgfeld für den König.
pick-keep = Wähle die Karte, die du behältst, und wohin die anderen kommen.
pick-store = Wähle den Stapel für den Baustein.
pick-card-extra = Wähle den Platz für den zusätzlichen Baustein.
pick-card-under = Wähle den Ritter, der gehoben wird.
pick-card-moveblock = Wähle einen einzelnen Baustein, dann seinen neuen Platz.
pick-card-relocate = Wähle einen Ritter, dann sein Ziel.
pick-card-diagonal = Wähle einen Ritter, dann sein Ziel.
pick-card-door = Wähle einen Ritter, dann sein Ziel.
pick-card-jump = Wähle einen Ritter, dann sein Ziel.
pick-card-leap = Wähle einen Ritter, dann sein Ziel.

# Warum eine Aktion gerade nicht geht.
short-two-bought = schon zwei gekauft
short-no-points = zu wenige Aktionspunkte ({ $actions })
short-no-knight-left = alle sind gesetzt
short-no-block-left = kein Baustein übrig
short-occupied = kein freies Feld daneben
short-too-high = zu hoch zum Hinaufsteigen
short-too-far = kein Weg führt weiter
short-no-passage = keine Tür führt hinaus
short-above-neighbour = ringsum ist alles höher
short-no-neighbour = kein Ritter daneben
short-area = jede Burg ist so hoch, wie sie darf
short-apart = kein Platz neben einer Burg
short-merges = würde zwei Burgen verbinden
short-not-a-castle = keine freie Burg
short-no-such-stack = kein Stapel hat Platz
short-just-bought = erst in diesem Zug gekauft
short-one-card = eine Karte pro Zug
short-not-single = kein einzelner Baustein ist frei
short-splits = eine Burg würde zerfallen
short-left-too-high = eine Burg würde zu hoch
short-not-ground = kein freier Boden
short-not-diagonal = kein Feld über Eck
short-no-door = keine Tür neben einem Ritter
short-no-exit = keine Tür führt hinaus
short-not-over-a-knight = kein Ritter zum Überspringen
short-not-beside = nichts zwei Ebenen höher
short-not-two-up = nichts zwei Ebenen höher
short-way-leads-up = der Weg führt aufwärts
short-no-other-neighbour = kein anderer Ritter daneben
short-no-block-anywhere = kein Baustein übrig

# Züge.
the-cell = { $level ->
    [0] auf den Boden { $side }{ spot }
   *[other] auf die Burg { $side }{ spot }: Ebene { $level }, Fläche { $area }
 }
the-knight = den Ritter { $fromside }{ from-spot }
from-stack = { $stack ->
    [0] {""}
    [4] {" "}vom angebrochenen Stapel
   *[other] {" "}von einem { $stack }er-Stapel
 }
which-side = { $facing ->
    [0] {""}
   *[other] {" "}({ $facing-of } davon)
 }
say-step = Zieh { the-knight } einen Schritt { $way }: { $level ->
    [0] auf den Boden
   *[other] Ebene { $level }, Fläche { $area }
 }.
say-door = Zieh { the-knight } durch eine Burg { the-cell }.
say-knight = Setz einen Ritter { the-cell }.
say-king = Setz den König { the-cell }.
say-found = Gründe eine Burg { $side }{ spot }.
say-block = Setz einen Baustein{ from-stack } { $level ->
    [1] neben die Burg
   *[other] auf die Burg
 } { $side }{ which-side }{ spot }: Ebene { $level }, Fläche { $area }.
say-buy = Kauf eine Karte.
say-advance = Rück auf der Zählleiste vor: { some-points }.
say-end = { $stack ->
    [-1] Beende den Zug.
    [0] Beende den Zug und verbrauche den leeren Stapel.
   *[other] Beende den Zug und verbrauche einen { $stack }er-Stapel.
 }
say-return = Gib die Bausteine in den Vorrat zurück.
say-stay = Lass den König stehen.
say-store = { $size ->
    [0] Leg einen Baustein auf einen leeren Stapel.
   *[other] Leg einen Baustein auf einen { $size }er-Stapel.
 }
say-keep = Behalte „{ $card }“; die anderen kommen { $where }.
say-card-points = Spiel „{ $card }“.
say-card-extra = Spiel „{ $card }“: { $level ->
    [1] neben die Burg
   *[other] auf die Burg
 } { $side }{ which-side }{ spot }, Ebene { $level }, Fläche { $area }.
say-card-under = Spiel „{ $card }“{ from-stack }: Der Ritter { $side }{ spot } steigt auf Ebene { $level }, Fläche { $area }.
say-card-moveblock = Spiel „{ $card }“: den Baustein { $fromside }{ from-spot } { the-cell }.
say-card-move = Spiel „{ $card }“: { the-knight } { the-cell }.
