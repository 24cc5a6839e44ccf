# Wörter, die alle Spiele teilen.
word-red = Rot
word-blue = Blau
word-yellow = Gelb
word-green = Grün
word-purple = Lila
word-black = Schwarz

refused = { $move }: { $why } (Regel { $rule })
