# Lépések: a fajtájuk, ha egy rész sem nevezi meg, és részek, amelyek nem helyek
part-dash = Semmi több
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
part-X = A hercegnő hazaküldi
part-K = Foglyul ejtés
part-D = Sárkány
part-ES = Kis alattvaló cseréje
part-EB = Nagy alattvaló cseréje
part-RS = Váltságdíj: kis alattvaló, őrzi: { $rest }
part-RB = Váltságdíj: nagy alattvaló, őrzi: { $rest }

# Mi van a játékosoknál, és hogyan áll az asztal
have-small = Alattvalók
have-pieces = Toronyelemek

# Mi van egy helyen
land-city = Város
land-road = Út
land-field = Mező
land-monastery = Kolostor
piece-tower = torony
piece-dragon = sárkány
piece-fairy = tündér

# A tábla mellett
tiles-left = Maradt lap: { $left }
tiles-to-come = Még hátralévő lapkák: { $left }
fields = Mezők
fields-hint = Mutasd, kié melyik mező és mennyit ér
prisoners = Foglyok
prisoner-of = Az ő alattvalója: { $owner }, fogva tartja: { $jailer }
ransom = Kiváltás
nobody = senkié
complete = kész
drawn-tile = Lap a kézben: { $tile }

# Honnan jönnek a pontok
source-scored-city = Városok
source-scored-road = Utak
source-scored-monastery = Kolostorok
source-scored-field = Mezők
source-ransom-paid = Fizetett váltságdíj
source-ransom-taken = Kapott váltságdíj
source-fairy-point = Tündér
source-fairy-feature = A tündér alattvalója
source-goods-scored = Áruk
