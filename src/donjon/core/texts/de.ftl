# Wörter, die alle Spiele teilen.
word-red = Rot
    .f = rote
    .m = roten
word-blue = Blau
    .f = blaue
    .m = blauen
word-yellow = Gelb
    .f = gelbe
    .m = gelben
word-green = Grün
    .f = grüne
    .m = grünen
word-purple = Lila
    .f = lila
    .m = lila
word-black = Schwarz
    .f = schwarze
    .m = schwarzen
some-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
lost-points = { $lost ->
    [one] { $lost } Punkt
   *[other] { $lost } Punkte
 }

# Die Spieler: nach Farbe oder mit Namen.
player-red = Rot
player-blue = Blau
player-yellow = Gelb
player-green = Grün
player-purple = Lila
player-black = Schwarz
player-named = { $name }

# Die Computerspieler.
bot-random = Narr
bot-greedy = Raubritter
bot-novice = Page
bot-casual = Knappe
bot-club = Maurer
bot-expert = Burgvogt
bot-master = Baumeister

refused = { $move }: { $why } (Regel { $rule })
nothing-possible = so geht kein erlaubter Zug weiter
only-ends = Der Zug endet ohne Aktion.
lesson-elsewhere = Auch dieser Zug ist erlaubt, aber die Lektion geht mit einem anderen weiter. Versuch es noch einmal.

# Was die Bibliothek ablehnt. Aufzählungen, aus denen man wählt, enden mit one-of.
one-of = { $most } oder { $last }
error-unknown-game = kein Spiel heißt „{ $name }“; zur Wahl stehen { $names }
error-unknown-game-near = kein Spiel heißt „{ $name }“; war { $near } gemeint?
error-unknown-bot = kein Bot heißt „{ $name }“; zur Wahl stehen { $names }
error-unknown-bot-near = kein Bot heißt „{ $name }“; war { $near } gemeint?
error-seats = { $game } ist für { $seats } Spieler, nicht für { $given }
error-no-option = { $game } hat keine Option „{ $name }“; wähle { $known }
error-no-options = { $game } hat keine Option „{ $name }“ und auch sonst keine
error-no-lesson = { $game } hat keine Lektion „{ $name }“; wähle { $known }
error-no-puzzle = { $game } hat keine Aufgabe „{ $name }“
error-no-puzzles = hier hat kein Spiel Aufgaben
error-nothing-to-ask = bei Schritt { $ply } gab es nichts zu entscheiden, also gibt es nichts zu fragen
error-not-sure = was bei Schritt { $ply } am besten ist, hängt vom Zufall oder von etwas Verdecktem ab
error-broken-off = die Aufzeichnung bricht mitten in dem Zug ab, der mit Schritt { $ply } beginnt
error-bad-value = die Option { $name } kann { $values } sein, nicht „{ $value }“
error-no-seat = es gibt keinen Platz { $seat }; die Plätze heißen 0 bis { $last }, None steht für Zuschauer
error-no-undo = hier gibt es nichts zurückzunehmen: Das geht nur mit Schritten des eigenen laufenden Zuges und nur, solange seither nichts ausgelost oder aufgedeckt wurde
error-no-decision = bei Schritt { $ply } gab es nichts zu entscheiden; dorthin kann man nicht zurück
error-line = Zeile { $line }: { $why }
error-late-header = eine Kopfzeile nach dem ersten Zug
error-no-header = „{ $text }“ ist keine Kopfzeile wie [Game "towers"]
error-no-turn = „{ $text }“ ist weder ein Zug (12 red: …) noch eine Kopfzeile
error-no-game = eine Aufzeichnung braucht eine Zeile wie [Game "towers"]
error-no-seats = eine Aufzeichnung braucht eine Zeile wie [Seats "4"]
error-other-rules = diese Aufzeichnung folgt Regelfassung { $given }; dieses Programm spielt nach Fassung { $here }
error-other-result = nach dem letzten Zug steht es { $found }, nicht { $claimed }, wie die Kopfzeile sagt
error-after-the-end = Schritt { $number }, „{ $move }“: Das Spiel war schon zu Ende
error-other-mover = Schritt { $number }, „{ $move }“: Hier ist { $due } am Zug, nicht { $said }
error-bad-move = Schritt { $number }, { $why }

# Aufgaben.
puzzle-score = { $player } am Zug: Finde den Zug, der { some-points } bringt.
puzzle-win = { $player } am Zug: Gewinne das Spiel in diesem Zug.
puzzle-patience = { $player } am Zug: { $points ->
    [one] Ein Punkt liegt
   *[other] { $points } Punkte liegen
 } bereit, aber etwas anderes ist besser. Was?
puzzle-hinder = { $player } am Zug: Finde den Zug, der { $other } aufhält.
puzzle-build = { $player } am Zug: Ein Zug ist klar der beste. Finde ihn.
puzzle-solved = Gefunden: { $player } gewinnt jetzt { $win }-mal von 100; nach dem besten anderen Zug wären es { $rival }.
puzzle-worse = Noch nicht: Nach diesem Zug gewinnt { $player } { $win }-mal von 100; es gibt einen mit { $rival }.
puzzle-fewer = Noch nicht: Dieser Zug bringt { some-points }.
puzzle-why = Danach gewinnt { $player } { $win }-mal von 100, nach dem besten anderen Zug { $rival }-mal.
