# Amit a játék a terminálban mond.
points = pontok: { $points }
closed = { $action }: { $why } ({ $rule }. szabály)
losing = Ha most fejezed be a kört: { $what }
priced = { $action } ({ $price } pont)
offered = { $action }: { $count } lehetőség
chance = (nyerési esély: { $percent }%)
prompt = { $player }, válassz (szám, akció vagy lépés; a ? magyaráz, a help felsorolja a parancsokat):
help = Írd be egy akció számát vagy nevét, aztán az egyik lépésének a számát; az Enter visszalép. A lépés zárójeles jelölése is jó. A `?` újra mutatja a választékot, a `?c3-c7` megmagyaráz egy lépést. Az `undo` a saját körödön belül visszavon, a `hint` jó lépéseket mutat, a `moves` minden lépést felsorol, a `board` újra kirajzolja a táblát, a `save FÁJL` elmenti a játszmát, a `quit` kilép.
legal-move = { $move } szabályos: { $told }
no-number = nincs { $number }. lehetőség; 1-től { $count }-ig választhatsz
saved = elmentve ide: { $file }
hint = Jó lépések, és a nyerési esélyed utánuk:
undone = visszavonva
save-where = a save után fájlnév kell: save jatszma.donjon
plays-on = { $fault }; { $player } játszik tovább
over = A játéknak vége.
rank = { $rank }. { $player }: { $points } pont
left = Kiléptél a játékból.

# Lessons.
look-at = Nézd: { $places }.
try = Te jössz (show, moves, back, quit):
read-on = Tovább: Enter (back, quit):
by-rule = ({ $rule }. szabály)
left-lesson = Kiléptél a leckéből.
# Feljegyzések és állások.
replayed = { $file }: { $game }, { $seats } játékos, { $count } lépés, mind szabályos
standing = { $player } jön: { $scores }
standing-chance = a szerencse jön: { $scores }
standing-over = vége: { $scores }
to-move-after = { $player } jön, { $count } lépés után

# Visszatekintés a játszmára.
review-turning = Ahol a játszma megfordult:
review-turned = { $turn }. kör: { $said } ({ $change })
review-mistakes = Ami a legtöbbe került:
review-no-mistakes = Senki sem hibázott nagyot.
review-mistake = { $turn }. kör: { $said } Jobb lett volna: { $better } (−{ $loss }%)
review-balance = Nyerési esély százalékban: kezdet + szerencse + saját hibák + mások hibái + előre nem látott = eredmény
review-start = kezdet
review-luck = szerencse
review-own = saját hibák
review-others = mások hibái
review-unseen = előre nem látott
review-result = eredmény

# Puzzles.
puzzle-try = A köröd, lépésenként (moves: mind, again: elölről, show: megoldás, quit: vége):
