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
source-piered = Szürke pillérek
source-crowned = Fedél a kút fölött
source-towered = Saroktornyok
source-walled = Középvonalak
source-left = A kézben maradt
source-stranded = Magában a földön

# A kézben
turn-piece = Az elem elforgatása
