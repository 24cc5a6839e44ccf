# Züge: ihre Art, wo kein Teil sie nennt
kind = Wegtragen

# Was Spieler haben
have-carried = Weggetragene Steine

# Was an einem Ort ist
piece-stone = Stein
piece-gap = Lücke

# Neben dem Brett
stones-left = { $stones ->
    [one] Noch { $stones } Stein
   *[other] Noch { $stones } Steine
 }

# Woher die Punkte kommen
source-won = Der letzte Stein
