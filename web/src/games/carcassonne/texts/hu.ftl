# Lépések: a fajtájuk, ha egy rész sem nevezi meg, és részek, amelyek nem helyek
part-dash = Nincs akció
part-turn-0 = Ahogy van
part-turn-1 = Negyed fordulat jobbra
part-turn-2 = Fél fordulat
part-turn-3 = Negyed fordulat balra
part-S = Kis alattvaló
part-B = Nagy alattvaló
part-U = Építőmester
part-P = Disznó
part-T = Toronyelem
part-Y = Tündér
part-X = A hercegnő hazaküld egy lovagot
part-K = Foglyul ejtés
part-D = Sárkány
part-ES = Kis alattvaló visszavétele
part-EB = Nagy alattvaló visszavétele
part-RS = Kis alattvaló kiváltása (fogva tartja: { $rest })
part-RB = Nagy alattvaló kiváltása (fogva tartja: { $rest })

# Mi van a játékosoknál, és hogyan áll az asztal
have-small = Alattvalók
have-pieces = Toronyelemek

# Mi van egy helyen
land-city = Város
land-road = Út
land-field = Rét
land-monastery = Kolostor
piece-tile = lapka
piece-open = szabad hely
piece-segment = toronyalap
piece-tower = torony
piece-dragon = sárkány
piece-fairy = tündér

# A tábla mellett
tiles-left = Hátralévő lapkák: { $left }
tiles-to-come = Még húzható lapkák: { $left }
fields = Rétek
fields-hint = Megmutatja, kié melyik rét, és mennyit ér
prisoners = Foglyok
prisoner-of = { $owner } alattvalója { $jailer } fogságában
ransom = Kiváltás
nobody = nincs gazdája
complete = kész
drawn-tile = Lapka a kézben: { $tile }
turn-tile = A lapka elforgatása
tile-laid = Az imént letett lapka

# Honnan jönnek a pontok
source-scored-city = Városok
source-scored-road = Utak
source-scored-monastery = Kolostorok
source-scored-field = Rétek
source-scored-farmers = Parasztok városonként
source-ransom-paid = Fizetett váltságdíj
source-ransom-taken = Kapott váltságdíj
source-fairy-point = Tündér
source-fairy-feature = Alattvaló a tündér mellett
source-goods-scored = Áruk
