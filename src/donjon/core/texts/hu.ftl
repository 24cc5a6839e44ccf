# Minden játék közös szavai.
word-red = piros
word-blue = kék
word-yellow = sárga
word-green = zöld
word-purple = lila
word-black = fekete

refused = { $move }: { $why } ({ $rule }. szabály)

# Amit a könyvtár elutasít. A választható felsorolások vége a one-of.
one-of = { $most } vagy { $last }
error-unknown-game = nincs „{ $name }” nevű játék; ezek vannak: { $names }
error-unknown-game-near = nincs „{ $name }” nevű játék; talán { $near }?
error-unknown-bot = nincs „{ $name }” nevű bot; ezek vannak: { $names }
error-unknown-bot-near = nincs „{ $name }” nevű bot; talán { $near }?
error-seats = { $game }: { $seats } játékosnak való, nem { $given } játékosnak
error-no-option = { $game }: nincs „{ $name }” beállítás; ez van: { $known }
error-no-options = { $game }: nincs „{ $name }” beállítás; egyáltalán nincs beállítása
error-bad-value = a(z) { $name } beállítás értéke { $values }, nem „{ $value }”
error-no-seat = nincs { $seat }. hely; a helyek 0-tól { $last }-ig vannak, None a néző
error-no-undo = nincs mit visszavonni: visszavonni csak a saját körben lehet, és a véletlen vagy valami felfedése elé nem
error-no-decision = a(z) { $ply }. féllépésnél senkinek sem kellett választania; oda nem lehet visszatérni
error-line = { $line }. sor: { $why }
error-late-header = fejlécsor az első lépés után
error-no-header = „{ $text }” nem olyan fejlécsor, mint [Game "towers"]
error-no-turn = „{ $text }” sem kört (12 red: …), sem fejlécet nem kezd
error-no-game = a feljegyzésbe kell egy ilyen sor: [Game "towers"]
error-no-seats = a feljegyzésbe kell egy ilyen sor: [Seats "4"]
error-other-rules = a szabályok { $given }. változata nem az, amellyel itt játszanak: { $here }
error-other-result = az utolsó lépés után az állás { $found }, nem { $claimed }, mint a fejlécben
error-after-the-end = { $number }. lépés, „{ $move }”: a játék e lépés előtt véget ért
error-other-mover = { $number }. lépés, „{ $move }”: itt { $due } lép, nem { $said }
error-bad-move = { $number }. lépés, { $why }
