# Züge: ihre Art, wo kein Teil sie nennt, und Teile, die keine Orte sind
part-join = Zwei Brücken zu einer Treppe verbinden
part-dot = Keine Treppe

# Was Spieler haben und wie es am Tisch steht
have-bridge = Brücken
have-window = Fenster
have-portal = Portale
have-balcony = Balkone
have-stairs = Treppen

# Was an einem Ort ist
piece-cell = { $height ->
    [0] Boden
   *[other] Schloss
 }

# Woher die Punkte kommen
source-placed = Bögen
source-climbed = Treppen
source-piered = Graue Pfeiler
source-crowned = Decke über dem Brunnen
source-towered = Ecktürme
source-walled = Mittellinien
source-left = Im Vorrat geblieben
source-stranded = Allein auf dem Boden

# In der Hand
turn-piece = Teil drehen
