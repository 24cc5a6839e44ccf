# Züge: ihre Art, wo kein Teil sie nennt, und Teile, die keine Orte sind
kind = Marsch
part-dot = Zug beenden
part-in = { $rest } ziehen ein
part-shield = Einen Schild legen
part-bare = Offen lassen

# Was Spieler haben und wie es am Tisch steht
state-die = Würfel
state-steps = Schritte übrig

# Was an einem Ort ist
fact-needs = fällt an { $value } Ritter
piece-knight = Ritter
piece-troop = Ritter
piece-garrison = Besatzung
piece-shield = Schild

# Neben dem Brett
clan = Schwerter { $swords }, Ritter { $supply }, Schilde { $shields }

# Woher die Punkte kommen
source-took = Eroberte Burgen
source-lost = Verlorene Burgen
