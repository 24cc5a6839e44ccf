# Wo etwas ist; das genaue Feld nur, wo man es sagen muss.
word-in-north = im Norden
word-in-north-east = im Nordosten
word-in-east = im Osten
word-in-south-east = im Südosten
word-in-south = im Süden
word-in-south-west = im Südwesten
word-in-west = im Westen
word-in-north-west = im Nordwesten
word-in-middle = in der Mitte
word-to-north = nach Norden
    .of = nördlich
word-to-east = nach Osten
    .of = östlich
word-to-south = nach Süden
    .of = südlich
word-to-west = nach Westen
    .of = westlich
spot-column = { $column }.
spot-row = { $row }.
spot = { $column ->
    [0] {""}
   *[other] {" "}({ spot-column } Feld von Westen, { spot-row } von Norden)
 }
from-column = { $fromcolumn }.
from-row = { $fromrow }.
from-spot = { $fromcolumn ->
    [0] {""}
   *[other] {" "}({ from-column } Feld von Westen, { from-row } von Norden)
 }

# Was ein Zug sofort bringt.
the-gain = { $points ->
    [0] keine Punkte
   *[other] { some-points }
 }
