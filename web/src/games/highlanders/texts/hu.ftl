# Lépések: a fajtájuk, ha egy rész sem nevezi meg, és részek, amelyek nem helyek
part-dot = A kör vége
part-in = { $rest } lovag bevonul
part-shield = Pajzs lerakása
part-bare = Pajzs nélkül

# Mi van a játékosoknál, és hogyan áll az asztal
state-die = Kocka
state-steps = Hátralévő lépések

# Mi van egy helyen
fact-needs = { $value } lovag kell hozzá
piece-knight = lovag
piece-troop = lovagok
piece-garrison = helyőrség
piece-shield = pajzs

# A tábla mellett
clan = { $swords } kard, { $supply } lovag a készletben, { $shields } pajzs

# Honnan jönnek a pontok
source-took = Bevett várak
source-lost = Elvesztett várak
