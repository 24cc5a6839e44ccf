# Words every game shares.
word-red = red
word-blue = blue
word-yellow = yellow
word-green = green
word-purple = purple
word-black = black

refused = { $move }: { $why } (rule { $rule })
