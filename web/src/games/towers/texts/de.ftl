# Züge: ihre Art, wo kein Teil sie nennt, und Teile, die keine Orte sind
part-dot = Auf den Bonuszug verzichten

# Was Spieler haben und wie es am Tisch steht
state-bonus = Bonuszug

# Was an einem Ort ist
piece-stack = Stapel: { $symbol }
piece-street = Straße
piece-site = Bauplatz: { $symbol }

# Neben dem Brett
neutrals = Gestrichelte Stapel sind neutral: Alle dürfen sie ziehen, niemandem bringen sie Punkte.
bonus-move = Besetzt: noch ein Zug. Besetzt du wieder, geht es weiter.

# Woher die Punkte kommen
source-settled = Bauplätze besetzt
source-lost = Bauplätze verloren
source-doubled = Doppelt gezähltes Viertel
