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
    .dat = Pirosnak
    .abl = Pirostól
player-blue = Kék
    .dat = Kéknek
    .abl = Kéktől
player-yellow = Sárga
    .dat = Sárgának
    .abl = Sárgától
player-green = Zöld
    .dat = Zöldnek
    .abl = Zöldtől
player-purple = Lila
    .dat = Lilának
    .abl = Lilától
player-black = Fekete
    .dat = Feketének
    .abl = Feketétől
player-named = { $name }
    .dat = { $name } játékosnak
    .abl = { $name } játékostól

# A gépi játékosok.
bot-random = Bolond
    .dat = Bolondnak
    .abl = Bolondtól
bot-greedy = Rablóbáró
    .dat = Rablóbárónak
    .abl = Rablóbárótól
bot-novice = Apród
    .dat = Apródnak
    .abl = Apródtól
bot-casual = Fegyvernök
    .dat = Fegyvernöknek
    .abl = Fegyvernöktől
bot-club = Kőműves
    .dat = Kőművesnek
    .abl = Kőművestől
bot-expert = Várnagy
    .dat = Várnagynak
    .abl = Várnagytól
bot-master = Építőmester
    .dat = Építőmesternek
    .abl = Építőmestertől

refused = { $move }: { $why } ({ $rule }. szabály)
nothing-possible = így nem lehet szabályosan lépni

# Amit a könyvtár elutasít. A választható felsorolások vége a one-of.
one-of = { $most } vagy { $last }
error-unknown-game = nincs „{ $name }” nevű játék; ezek vannak: { $names }
error-unknown-game-near = nincs „{ $name }” nevű játék; talán { $near }?
error-unknown-bot = nincs „{ $name }” nevű gépi játékos; ezek vannak: { $names }
error-unknown-bot-near = nincs „{ $name }” nevű gépi játékos; talán { $near }?
error-seats = { $game }: a játékosok száma { $seats } lehet, { $given } nem
error-no-option = { $game }: nincs „{ $name }” beállítás; választható: { $known }
error-no-options = { $game }: nincs „{ $name }” beállítás; ennek a játéknak egyáltalán nincs beállítása
error-bad-value = { $name }: az értéke { $values } lehet, nem „{ $value }”
error-no-seat = nincs { $seat }. hely; a helyek 0-tól { $last }-ig vannak, None a néző
error-no-undo = nincs mit visszavonni: csak a saját körödön belül léphetsz vissza, sorsolás vagy felfedés elé nem
error-no-decision = { $ply }. lépés: itt senkinek sem kellett választania, ide nem lehet visszatérni
error-line = { $line }. sor: { $why }
error-late-header = fejlécsor az első lépés után
error-no-header = „{ $text }” nem olyan fejlécsor, mint [Game "towers"]
error-no-turn = „{ $text }” nem kör (12 red: …) és nem is fejlécsor
error-no-game = a játszmaleírásban kell lennie egy ilyen sornak: [Game "towers"]
error-no-seats = a játszmaleírásban kell lennie egy ilyen sornak: [Seats "4"]
error-other-rules = ez a játszma a szabályok { $given }. változatával készült, ez a program viszont ezzel játszik: { $here }. változat
error-other-result = az utolsó lépés után az állás { $found }, nem { $claimed }, mint a fejlécben
error-after-the-end = { $number }. lépés, „{ $move }”: a játék e lépés előtt véget ért
error-other-mover = { $number }. lépés, „{ $move }”: itt { $due } lép, nem { $said }
error-bad-move = { $number }. lépés, { $why }
