# Was eine Partie im Terminal sagt.
points = Punkte: { $points }
closed = { $action }: { $why } (Regel { $rule })
losing = Wenn du den Zug jetzt beendest: { $what }
priced = { $action } ({ $price ->
    [one] { $price } Punkt
   *[other] { $price } Punkte
 })
offered = { $action }: { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
 }
chance = (Gewinnchance { $percent } %)
prompt = { $player }, wähle (Nummer, Aktion oder Zug; ? erklärt, help zeigt alle Befehle):
help = Gib die Nummer oder den Namen einer Aktion ein, dann die Nummer eines ihrer Züge; Enter geht zurück. Du kannst auch die Schreibweise eingeben, die in Klammern steht. `?` zeigt die Auswahl noch einmal, `?c3-c7` erklärt einen Zug. `undo` nimmt einen Schritt des eigenen Zuges zurück, `hint` zeigt gute Züge, `moves` zeigt alle Züge, `board` den Spielplan, `save DATEI` speichert die Partie, `quit` beendet.
legal-move = { $move } ist erlaubt: { $told }
no-number = die Nummer { $number } gibt es nicht; die Nummern gehen von 1 bis { $count }
saved = gespeichert in { $file }
hint = Gute Züge und deine Gewinnchance danach:
undone = zurückgenommen
save-where = save braucht einen Dateinamen: save partie.donjon
plays-on = { $fault }; { $player } spielt weiter
over = Das Spiel ist zu Ende.
rank = { $rank }. { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
left = Du hast die Partie verlassen.

# Lessons.
look-at = Sieh hin: { $places }.
try = Dein Zug (show, moves, back, quit):
read-on = Weiter mit Enter (back, quit):
by-rule = (Regel { $rule })
left-lesson = Du hast die Lektion verlassen.
# Aufzeichnungen und Stellungen.
replayed = { $file }: { $game }, { $seats } Spieler, { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
 }, alle erlaubt
standing = { $player } ist am Zug: { $scores }
standing-chance = der Zufall ist am Zug: { $scores }
standing-over = zu Ende: { $scores }
to-move-after = { $player } ist am Zug, nach { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritten
 }

# Der Rückblick auf ein Spiel.
review-turning = Wo es sich wendete:
review-turned = Zug { $turn }: { $said } ({ $change })
review-mistakes = Was am meisten gekostet hat:
review-no-mistakes = Niemand hat einen klaren Fehler gemacht.
review-mistake = Zug { $turn }: { $said } Besser: { $better } (−{ $loss } %)
review-balance = Gewinnchance in Prozent: Beginn + Glück + eigene Fehler + Fehler der anderen + Ungesehenes = Ergebnis
review-start = Beginn
review-luck = Glück
review-own = eigene Fehler
review-others = Fehler der anderen
review-unseen = ungesehen
review-result = Ergebnis

# Puzzles.
puzzle-try = Dein Zug, Schritt für Schritt (moves: alle, again: von vorn, show: Lösung, quit: Ende):
