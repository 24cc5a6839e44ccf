# Lépések: a fajtájuk, ha egy rész sem nevezi meg
kind = Elvitel

# Mi van a játékosoknál
have-carried = Elvitt kövek

# Mi van egy helyen
piece-stone = kő
piece-gap = üres hely

# A tábla mellett
stones-left = Még { $stones } kő

# Honnan jönnek a pontok
source-won = Az utolsó kő
