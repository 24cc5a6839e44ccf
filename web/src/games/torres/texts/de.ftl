# Züge: Teile, die keine Orte sind
part-knight = Ritter einsetzen
part-block = Baustein setzen
part-king = König setzen

# Was Spieler haben und wie es am Tisch steht
have-reserve = Ritter im Vorrat
have-stacks = Stapel
have-cards = Karten
have-in-hand = Bausteine im angebrochenen Stapel
have-actions = Aktionspunkte
state-phase = Phase
state-round = Runde
state-actions = Aktionspunkte
state-supply = Bausteine im Vorrat
state-deck = Karten im Stapel

# Was an einem Ort ist
fact-area = Burgfläche { $value }
piece-cell = { $height ->
    [0] Boden
   *[other] Burg
 }

# Neben dem Brett
hand = Karten auf der Hand
blocks-left = { $left } von { $all } Bausteinen
card-ap6 = Sechs statt fünf Punkte in diesem Zug.
card-ap7 = Sieben statt fünf Punkte in diesem Zug.
card-extra = Ein Baustein aus dem Vorrat, nicht vom Stapel.
card-under = Hebt deinen Ritter um einen Baustein.
card-moveblock = Ein freier Baustein am Boden wechselt den Platz.
card-relocate = Ein Ritter geht neben einen anderen von dir.
card-diagonal = Ein Schritt über Eck.
card-door = Eine Burg auf jeder Ebene verlassen.
card-jump = Über einen Ritter auf das Feld dahinter.
card-leap = Zwei Ebenen auf einmal hinauf.

# Woher die Punkte kommen
source-castle-scored = Burgen
source-king-bonus = Königsbonus
source-advanced = Schritte auf der Zählleiste
source-pushed = Übersprungene besetzte Felder
source-master-bonus = Meisterkarte
