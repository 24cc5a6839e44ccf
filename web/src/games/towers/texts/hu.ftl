# Lépések: a fajtájuk, ha egy rész sem nevezi meg, és részek, amelyek nem helyek
part-dot = Lemondok a jutalomlépésről

# Mi van a játékosoknál, és hogyan áll az asztal
state-bonus = Jutalomlépés

# Mi van egy helyen
piece-stack = rakás: { $symbol }
piece-street = utca
piece-site = építési hely: { $symbol }

# A tábla mellett
neutrals = A szaggatott szélű rakások semlegesek: bárki csúsztathatja őket, senkinek sem érnek pontot.
bonus-move = Elfoglaltál egy helyet: léphetsz még egyet. Ha újat is elfoglalsz, a lánc folytatódik.

# Honnan jönnek a pontok
source-settled = Elfoglalt építési helyek
source-lost = Elvesztett építési helyek
source-doubled = Duplán számolt kerület
