# Lépések: a fajtájuk, ha egy rész sem nevezi meg, és részek, amelyek nem helyek
part-dot = A kör vége
part-in = { $rest } lovag bevonul
part-shield = Pajzs letétele
part-bare = Pajzs nélkül

# Mi van a játékosoknál, és hogyan áll az asztal
state-die = Kocka
state-steps = Hátralévő lépések

# Mi van egy helyen
fact-needs = { $value } lovag kell hozzá
piece-knight = lovag
piece-troop = { $knights } lovag
piece-garrison = { $knights ->
    [0] nincs helyőrség
   *[other] helyőrség: { $knights }
 }
piece-shield = pajzs

# A tábla mellett
clan = { $swords } kard, { $supply } lovag a készletben, { $shields } pajzs

rolled = dobás: { $die }
storm = Megostromlod { $castle } várát?
some-knights = { $knights } lovag
defends-shield = { $knights ->
    [0] csak egy pajzs
   *[other] { $knights } lovag és egy pajzs
 }
falls-to = { $needs } kell
falls-to-you = { $needs } lovag kell hozzá, neked { $knights } van.
wins = nyersz
holds = kitart
odds = { $cases } esetből { $wins } esetben nyersz.
not-now = Most nem
do-storm = Ostrom

# Honnan jönnek a pontok
source-took = Bevett várak
source-lost = Elvesztett várak
source-given = Az utolsó vár
