# Minden játék közös szavai.
word-red = piros
word-blue = kék
word-yellow = sárga
word-green = zöld
word-purple = lila
word-black = fekete

refused = { $move }: { $why } ({ $rule }. szabály)
