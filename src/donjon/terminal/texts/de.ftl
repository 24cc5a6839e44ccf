# Was eine Partie im Terminal sagt.
points = Punkte: { $points }
legal = { $count ->
    [one] ein erlaubter Zug
   *[other] { $count } erlaubte Züge
 }
more = … und { $count } weitere: `moves` zeigt alle
prompt = { $player }, du bist am Zug (Zug, Nummer, ?ZUG, undo, hint, moves, board, save DATEI, help, quit):
help = Gib einen Zug ein, wie er oben steht, oder seine Nummer. `?c3-c7` sagt, warum ein Zug nicht erlaubt ist. `undo` nimmt einen Schritt des eigenen Zuges zurück, `hint` zeigt gute Züge, `moves` zeigt alle Züge, `board` den Spielplan, `save DATEI` speichert die Partie, `quit` beendet.
legal-move = { $move } ist erlaubt
no-number = einen Zug { $number } gibt es nicht; die Nummern gehen von 1 bis { $count }
saved = gespeichert in { $file }
hint = Gute Züge: Anteil an der Suche, dann Gewinnchance und erwartete Punkte jedes Spielers
undone = zurückgenommen
over = Die Partie ist zu Ende.
rank = { $rank }. { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
left = Du hast die Partie verlassen.
