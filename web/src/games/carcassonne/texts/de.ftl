# Züge: ihre Art, wo kein Teil sie nennt, und Teile, die keine Orte sind
part-dash = Keine Aktion
part-turn-0 = Wie sie ist
part-turn-1 = Vierteldrehung rechts
part-turn-2 = Halbe Drehung
part-turn-3 = Vierteldrehung links
part-S = Kleiner Gefolgsmann
part-B = Großer Gefolgsmann
part-U = Baumeister
part-P = Schwein
part-T = Turmteil
part-Y = Fee
part-X = Das Burgfräulein schickt einen Ritter heim
part-K = Gefangen nehmen
part-D = Drache
part-ES = Kleinen Gefolgsmann zurückholen
part-EB = Großen Gefolgsmann zurückholen
part-RS = Kleinen Gefolgsmann von { $rest } freikaufen
part-RB = Großen Gefolgsmann von { $rest } freikaufen

# Was Spieler haben und wie es am Tisch steht
have-small = Gefolgsleute
have-pieces = Turmteile

# Was an einem Ort ist
land-city = Stadt
land-road = Straße
land-field = Wiese
land-monastery = Kloster
piece-tile = Karte
piece-open = freier Platz
piece-segment = Turmfundament
piece-tower = Turm
piece-dragon = Drache
piece-fairy = Fee

# Neben dem Brett
tiles-left = Karten übrig: { $left }
tiles-to-come = Karten, die noch kommen: { $left }
fields = Wiesen
fields-hint = Zeigen, wem die Wiesen gehören und was sie bringen
prisoners = Gefangene
prisoner-of = Ein Gefolgsmann von { $owner }, gefangen bei { $jailer }
ransom = Freikaufen
nobody = unbesetzt
complete = fertig
drawn-tile = Karte in der Hand: { $tile }
turn-tile = Karte drehen
tile-laid = Die gerade gelegte Karte

# Woher die Punkte kommen
source-scored-city = Städte
source-scored-road = Straßen
source-scored-monastery = Klöster
source-scored-field = Wiesen
source-scored-farmers = Bauern je Stadt
source-ransom-paid = Lösegeld gezahlt
source-ransom-taken = Lösegeld erhalten
source-fairy-point = Fee
source-fairy-feature = Gefolgsmann bei der Fee
source-goods-scored = Waren
