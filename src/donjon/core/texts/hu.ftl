# Minden játék közös szavai.
word-red = piros
word-blue = kék
word-yellow = sárga
word-green = zöld
word-purple = lila
word-black = fekete
some-points = { $points } pont
lost-points = { $lost } pontot

# A játékosok: színnel vagy névvel.
player-red = Piros
player-blue = Kék
player-yellow = Sárga
player-green = Zöld
player-purple = Lila
player-black = Fekete
player-named = { $name }

# A gépi játékosok.
bot-random = Bolond
bot-greedy = Rablóbáró
bot-novice = Apród
bot-casual = Fegyvernök
bot-club = Kőműves
bot-expert = Várnagy
bot-master = Építőmester

refused = { $move }: { $why } ({ $rule }. szabály)
nothing-possible = így nem lehet szabályosan lépni
only-ends = A kör cselekvés nélkül ér véget.
lesson-elsewhere = Ez is szabályos, de a lecke egy másik lépéssel folytatódik. Próbáld újra.

# Amit a könyvtár elutasít. A választható felsorolások vége a one-of.
one-of = { $most } vagy { $last }
error-unknown-game = nincs „{ $name }” nevű játék; választható: { $names }
error-unknown-game-near = nincs „{ $name }” nevű játék; talán erre gondoltál: { $near }?
error-unknown-bot = nincs „{ $name }” nevű gépi játékos; választható: { $names }
error-unknown-bot-near = nincs „{ $name }” nevű gépi játékos; talán erre gondoltál: { $near }?
error-seats = { $game }: { $seats } játékos játszhatja, { $given } nem
error-no-option = { $game }: nincs „{ $name }” beállítás; választható: { $known }
error-no-options = { $game }: nincs „{ $name }” beállítás; ennek a játéknak egyáltalán nincs beállítása
error-no-lesson = { $game }: nincs „{ $name }” lecke; választható: { $known }
error-no-puzzle = { $game }: nincs „{ $name }” feladvány
error-no-puzzles = itt egyik játéknak sincs feladványa
error-nothing-to-ask = { $ply }. lépés: itt senkinek sem kellett választania, nincs mit kérdezni
error-not-sure = { $ply }. lépés: hogy mi a legjobb, az a véletlentől vagy rejtett dologtól függ
error-broken-off = a játszmaleírás kör közben megszakad; a kör eleje: { $ply }. lépés
error-bad-value = { $name }: az értéke { $values } lehet, nem „{ $value }”
error-no-seat = nincs { $seat }. hely; a helyek számozása 0-tól { $last }-ig tart, None a nézőt jelenti
error-no-undo = nincs mit visszavonni: csak a saját körödön belül léphetsz vissza, sorsolás vagy felfedés elé nem
error-no-decision = { $ply }. lépés: itt senkinek sem kellett választania, ide nem lehet visszatérni
error-line = { $line }. sor: { $why }
error-late-header = fejlécsor az első lépés után
error-no-header = „{ $text }” nem olyan fejlécsor, mint [Game "towers"]
error-no-turn = „{ $text }” nem kör (12 red: …), és nem is fejlécsor
error-no-game = a játszmaleírásban kell lennie egy ilyen sornak: [Game "towers"]
error-no-seats = a játszmaleírásban kell lennie egy ilyen sornak: [Seats "4"]
error-other-rules = ez a játszma a szabályok { $given }. változatát követi, ez a program viszont a szabályok { $here }. változatát ismeri
error-other-result = az utolsó lépés után az állás { $found }, nem pedig { $claimed }, ahogy a fejlécben áll
error-after-the-end = { $number }. lépés, „{ $move }”: a játék ekkor már véget ért
error-other-mover = { $number }. lépés, „{ $move }”: itt { $due } következik, nem { $said }
error-bad-move = { $number }. lépés, { $why }

# Feladványok.
puzzle-score = { $player } következik: találd meg a kört, amely { $points } pontot hoz!
puzzle-win = { $player } következik: nyerd meg a játékot ebben a körben!
puzzle-patience = { $player } következik: { $points } pontot azonnal megszerezhetne, de van jobb. Mi az?
puzzle-hinder = { $player } következik: találd meg a kört, amely feltartja ezt a játékost: { $other }!
puzzle-build = { $player } következik: egy kör egyértelműen a legjobb. Találd meg!
puzzle-solved = Megvan: { $player } nyerési esélye most { $win }%; a legjobb másik kör után { $rival }% volna.
puzzle-worse = Még nem az: ez után a kör után { $player } nyerési esélye { $win }%; van olyan, amellyel { $rival }%.
puzzle-fewer = Még nem az: ez a kör { $points } pontot hoz.
puzzle-why = Utána { $player } nyerési esélye { $win }%, a legjobb másik kör után { $rival }%.
