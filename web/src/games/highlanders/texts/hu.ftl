# Lépések: a fajtájuk, ha egy rész sem nevezi meg, és részek, amelyek nem helyek
kind = Menet
part-dot = A kör vége
part-in = { $rest } bemegy
part-shield = Pajzs lerakása
part-bare = Nyitva marad

# Mi van a játékosoknál, és hogyan áll az asztal
state-die = Kocka
state-steps = Maradt lépés

# Mi van egy helyen
fact-needs = { $value } lovag kell hozzá
piece-knight = lovag
piece-troop = lovagok
piece-garrison = helyőrség
piece-shield = pajzs

# A tábla mellett
clan = Kardok { $swords }, lovagok { $supply }, pajzsok { $shields }

# Honnan jönnek a pontok
source-took = Bevett várak
source-lost = Elvesztett várak
