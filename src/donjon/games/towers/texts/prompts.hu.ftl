# Mit kell tenni.
neutral-ones = { $neutrals ->
    [0] {""}
    [1] {" "}vagy egy semlegeset (lilát)
   *[other] {" "}vagy egy semlegeset (zöldet vagy lilát)
 }
ask-slide = Csúsztasd az egyik rakásodat{ neutral-ones }: azonos jelre, üres utcára vagy ilyen jelű építési helyre.
wait-slide = { $player } rakást csúsztat…
ask-bonus = Elfoglaltál egy építési helyet: léphetsz még egyet, vagy megállhatsz.
wait-bonus = { $player } elfoglalt egy építési helyet, és még egyet léphet…
wait-deal = Most osztjuk ki a lapkákat.
wait-over = A játéknak vége.

action-slide = Csúsztatás
action-build = Építés
action-settle = Elfoglalás
action-stop = Megállok
pick-slide = Válassz egy rakást, aztán az üres utcát, ahol megáll.
pick-build = Válassz egy rakást, aztán egy azonos jelűt, amelyre rálép.
pick-settle = Válassz egy rakást, aztán egy ugyanilyen jelű építési helyet.

# Miért nem lehetséges most.
short-not-straight = egyenes vonalban nincs semmi
short-blocked = idegen rakások állnak az útban
short-blocked-by-neutral = semleges rakások állnak az útban
short-other-symbol = csak más jelű rakások érhetők el
short-other-site = nem érhető el ilyen jelű építési hely

# Lépések.
the-stack = { $whose ->
    [own] egy saját
   *[other] egy { $whose }
 } { $symbol-acc }{ come-from }
come-from = { $fromnear ->
    [0] {""}
    [1] {" "}{ come-from.number } kerület mellől{ from-spot }
    [2] {" "}{ come-from.number } és { $fromtwo }. kerület közül{ from-spot }
   *[other] {" "}{ come-from.number }, { $fromtwo }., { $fromthree }. és { $fromfour }. kerület találkozásától{ from-spot }
 }
    .number = { $fromone ->
        [1] az 1.
        [5] az 5.
       *[other] a { $fromone }.
     }
the-street = { $near ->
    [1] { the-street.number } kerület mellé
    [2] { the-street.number } és { $two }. kerület közé
   *[other] { the-street.number }, { $two }., { $three }. és { $four }. kerület találkozásához
 }{ spot }
    .in = { $near ->
        [1] { the-street.number } kerület mellett
        [2] { the-street.number } és { $two }. kerület között
       *[other] { the-street.number }, { $two }., { $three }. és { $four }. kerület találkozásánál
     }{ spot }
    .number = { $one ->
        [1] az 1.
        [5] az 5.
       *[other] a { $one }.
     }
the-covered = { $covered ->
    [own] az egyik saját rakásodra
    [theirs] { $other } rakására
   *[other] egy { $covered } rakásra
 }
say-slide = Csúsztass { the-stack } { the-street }.
say-build = Csúsztass { the-stack } { the-covered } { the-street.in }: { $height } magas.
say-settle = { $covered ->
    [nobody] Csúsztass { the-stack } egy építési helyre { in-district }: { $height } magas, { the-gain }.
   *[other] Csúsztass { the-stack } { the-covered } { in-district }: { $height } magas, { the-gain }.
 }
say-stop = Állj meg itt: ne lépj többet.
