# Lépések: a fajtájuk, ha egy rész sem nevezi meg, és részek, amelyek nem helyek
part-join = Lépcső készítése két hídból
part-dot = Nincs lépcső

# Mi van a játékosoknál, és hogyan áll az asztal
have-bridge = Hidak
have-window = Ablakok
have-portal = Kapuk
have-balcony = Erkélyek
have-stairs = Lépcsők

# Mi van egy helyen
piece-cell = { $height ->
    [0] föld
   *[other] vár
 }

# Honnan jönnek a pontok
source-placed = Boltívek
source-climbed = Lépcsők

# A kézben
turn-piece = Az elem elforgatása
