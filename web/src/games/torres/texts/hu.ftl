# Mi van a játékosoknál, és hogyan áll az asztal
have-reserve = Lovagok
have-stacks = Oszlopok
have-cards = Lapok
have-in-hand = Elem a kézben
have-points = Akciópontok
state-phase = Szakasz
state-round = Forduló
state-points = Akciópontok
state-supply = Maradék elemek
state-deck = Lap a pakliban

# Mi van egy helyen
fact-area = { $value } mezős vár

# A tábla mellett
hand = Lapok a kézben

# Honnan jönnek a pontok
source-castle-scored = Várak
source-king-bonus = A király oldalán
source-advanced = Pontsáv
source-pushed = Foglalt mezők
source-master-bonus = Mesterlap
