# Züge: ihre Art, wo kein Teil sie nennt, und Teile, die keine Orte sind
part-dot = Auf den Bonuszug verzichten

# Was Spieler haben und wie es am Tisch steht
state-bonus = Bonuszug

# Was an einem Ort ist
piece-stack = Stapel

# Woher die Punkte kommen
source-settled = Bauplätze besetzt
source-lost = Bauplätze verloren
source-doubled = Doppelt gezähltes Viertel
