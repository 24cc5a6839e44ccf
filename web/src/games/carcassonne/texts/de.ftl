# Züge: ihre Art, wo kein Teil sie nennt, und Teile, die keine Orte sind
part-dash = Nichts mehr
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
part-X = Das Burgfräulein schickt heim
part-K = Gefangen nehmen
part-D = Drache
part-ES = Einen kleinen Gefolgsmann tauschen
part-EB = Einen großen Gefolgsmann tauschen
part-RS = Lösegeld: kleiner Gefolgsmann von { $rest }
part-RB = Lösegeld: großer Gefolgsmann von { $rest }

# Was Spieler haben und wie es am Tisch steht
have-small = Gefolgsleute
have-pieces = Turmteile

# Was an einem Ort ist
land-city = Stadt
land-road = Straße
land-field = Wiese
land-monastery = Kloster
piece-tower = Turm
piece-dragon = Drache
piece-fairy = Fee

# Neben dem Brett
tiles-left = Plättchen übrig: { $left }
tiles-to-come = Plättchen, die noch kommen: { $left }
fields = Wiesen
fields-hint = Zeigen, wem die Wiesen gehören und was sie bringen
prisoners = Gefangene
prisoner-of = Ein Gefolgsmann von { $owner }, gefangen bei { $jailer }
ransom = Auslösen
nobody = gehört niemandem
complete = fertig
drawn-tile = Karte in der Hand: { $tile }

# Woher die Punkte kommen
source-scored-city = Städte
source-scored-road = Straßen
source-scored-monastery = Klöster
source-scored-field = Wiesen
source-ransom-paid = Lösegeld gezahlt
source-ransom-taken = Lösegeld erhalten
source-fairy-point = Fee
source-fairy-feature = Der Gefolgsmann der Fee
source-goods-scored = Waren
