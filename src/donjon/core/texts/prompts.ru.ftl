# Где что-то находится; точная клетка — только когда без неё не понять.
word-in-north = на севере
word-in-north-east = на северо-востоке
word-in-east = на востоке
word-in-south-east = на юго-востоке
word-in-south = на юге
word-in-south-west = на юго-западе
word-in-west = на западе
word-in-north-west = на северо-западе
word-in-middle = в центре
word-to-north = на север
    .of = к северу
word-to-east = на восток
    .of = к востоку
word-to-south = на юг
    .of = к югу
word-to-west = на запад
    .of = к западу
spot-column = { $column }-я
spot-row = { $row }-я
spot = { $column ->
    [0] {""}
   *[other] {" "}({ spot-column } клетка с запада, { spot-row } с севера)
 }
from-column = { $fromcolumn }-я
from-row = { $fromrow }-я
from-spot = { $fromcolumn ->
    [0] {""}
   *[other] {" "}({ from-column } клетка с запада, { from-row } с севера)
 }

# Что ход приносит сразу.
the-gain = { $points ->
    [0] без очков
   *[other] { some-points }
 }
