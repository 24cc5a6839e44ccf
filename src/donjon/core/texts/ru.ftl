# Слова, общие для всех игр.
word-red = красный
word-blue = синий
word-yellow = жёлтый
word-green = зелёный
word-purple = фиолетовый
word-black = чёрный

refused = { $move }: { $why } (правило { $rule })
