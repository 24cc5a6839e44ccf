# Amit a játék a terminálban mond.
points = pontok: { $points }
legal = { $count } szabályos lépés
more = … és még { $count }: a `moves` mindet kiírja
prompt = { $player }, te jössz (lépés, sorszáma, ?LÉPÉS, undo, hint, moves, board, save FÁJL, help, quit):
help = Írd be a lépést úgy, ahogy fent áll, vagy a sorszámát. A `?c3-c7` megmondja, miért nem szabályos egy lépés. Az `undo` a saját körödön belül visszavon, a `hint` jó lépéseket mutat, a `moves` minden lépést felsorol, a `board` újra kirajzolja a táblát, a `save FÁJL` elmenti a játszmát, a `quit` kilép.
legal-move = { $move } szabályos
no-number = nincs { $number }. lépés; a sorszámok 1 és { $count } közöttiek
saved = elmentve ide: { $file }
hint = Jó lépések: arányuk a keresésben, majd minden játékos nyerési esélye és várható pontszáma
undone = visszavonva
over = A játéknak vége.
rank = { $rank }. { $player }: { $points } pont
left = Kiléptél a játékból.
