# Hol van valami; a pontos mező csak akkor hangzik el, ha kell.
word-in-north = északon
    .the = az északi
word-in-north-east = északkeleten
    .the = az északkeleti
word-in-east = keleten
    .the = a keleti
word-in-south-east = délkeleten
    .the = a délkeleti
word-in-south = délen
    .the = a déli
word-in-south-west = délnyugaton
    .the = a délnyugati
word-in-west = nyugaton
    .the = a nyugati
word-in-north-west = északnyugaton
    .the = az északnyugati
word-in-middle = középen
    .the = a középső
word-to-north = északra
    .of = északra
word-to-east = keletre
    .of = keletre
word-to-south = délre
    .of = délre
word-to-west = nyugatra
    .of = nyugatra
spot-column = { $column ->
    [1] az 1.
    [5] az 5.
   *[other] a { $column }.
 }
spot-row = { $row ->
    [1] az 1.
    [5] az 5.
   *[other] a { $row }.
 }
spot = { $column ->
    [0] {""}
   *[other] {" "}(nyugatról { spot-column }, északról { spot-row } mező)
 }
from-column = { $fromcolumn ->
    [1] az 1.
    [5] az 5.
   *[other] a { $fromcolumn }.
 }
from-row = { $fromrow ->
    [1] az 1.
    [5] az 5.
   *[other] a { $fromrow }.
 }
from-spot = { $fromcolumn ->
    [0] {""}
   *[other] {" "}(nyugatról { from-column }, északról { from-row } mező)
 }

# Mit hoz a lépés azonnal.
the-gain = { $points ->
    [0] nem jár érte pont
   *[other] { some-points }
 }
