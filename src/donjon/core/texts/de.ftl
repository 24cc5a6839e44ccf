# Wörter, die alle Spiele teilen.
word-red = Rot
word-blue = Blau
word-yellow = Gelb
word-green = Grün
word-purple = Lila
word-black = Schwarz

refused = { $move }: { $why } (Regel { $rule })

# Was die Bibliothek ablehnt. Aufzählungen, aus denen man wählt, enden mit one-of.
one-of = { $most } oder { $last }
error-unknown-game = kein Spiel heißt „{ $name }“; es gibt { $names }
error-unknown-game-near = kein Spiel heißt „{ $name }“; war { $near } gemeint?
error-unknown-bot = kein Bot heißt „{ $name }“; es gibt { $names }
error-unknown-bot-near = kein Bot heißt „{ $name }“; war { $near } gemeint?
error-seats = { $game } ist für { $seats } Spieler, nicht für { $given }
error-no-option = { $game } hat keine Option „{ $name }“; es gibt { $known }
error-no-options = { $game } hat keine Option „{ $name }“; es gibt keine
error-bad-value = die Option { $name } ist { $values }, nicht „{ $value }“
error-no-seat = es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }, None ist ein Zuschauer
error-no-undo = nichts zurückzunehmen: man nimmt nur im eigenen Zug zurück, und nie über Zufall oder etwas Aufgedecktes hinweg
error-no-decision = beim Halbzug { $ply } hatte niemand zu wählen; dorthin führt kein Weg zurück
error-line = Zeile { $line }: { $why }
error-late-header = eine Kopfzeile nach dem ersten Zug
error-no-header = „{ $text }“ ist keine Kopfzeile wie [Game "towers"]
error-no-turn = „{ $text }“ beginnt weder einen Zug (12 red: …) noch ist es eine Kopfzeile
error-no-game = eine Aufzeichnung braucht eine Zeile wie [Game "towers"]
error-no-seats = eine Aufzeichnung braucht eine Zeile wie [Seats "4"]
error-other-rules = Regelfassung { $given } ist nicht die Fassung { $here }, nach der hier gespielt wird
error-other-result = nach dem letzten Zug steht es { $found }, nicht { $claimed }, wie die Kopfzeile sagt
error-after-the-end = Zug { $number }, „{ $move }“: das Spiel war vor diesem Zug zu Ende
error-other-mover = Zug { $number }, „{ $move }“: hier ist { $due } am Zug, nicht { $said }
error-bad-move = Zug { $number }, { $why }
