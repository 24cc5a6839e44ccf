# Was Spieler haben und wie es am Tisch steht
have-reserve = Ritter
have-stacks = Stapel
have-cards = Karten
have-in-hand = Bausteine in der Hand
have-points = Aktionspunkte
state-phase = Phase
state-round = Runde
state-points = Aktionspunkte
state-supply = Bausteine übrig
state-deck = Karten im Stapel

# Was an einem Ort ist
fact-area = Burg der Größe { $value }

# Neben dem Brett
hand = Karten auf der Hand

# Woher die Punkte kommen
source-castle-scored = Burgen
source-king-bonus = An der Seite des Königs
source-advanced = Zählleiste
source-pushed = Besetzte Felder
source-master-bonus = Meisterkarte
