# Mit kell tenni.
neutral-ones = { $neutrals ->
    [0] {""}
    [1] {" "}vagy egy semlegeset (lilát)
   *[other] {" "}vagy egy semlegeset (zöldet vagy lilát)
 }
ask-slide = Csúsztasd az egyik rakásodat{ neutral-ones }: azonos jelre, üres utcára vagy a saját építési helyére.
wait-slide = { $player } rakást csúsztat…
ask-bonus = Elfoglaltál egy helyet: léphetsz még egyet, vagy megállhatsz.
wait-bonus = { $player } elfoglalt egy helyet, és még egyet léphet…
wait-deal = Folyik a lapkák kiosztása.
wait-over = A játéknak vége.

action-slide = Csúsztatás
action-build = Építés
action-settle = Helyfoglalás
action-stop = Megállok
pick-slide = Válassz egy rakást, aztán az üres utcát, ahol megáll.
pick-build = Válassz egy rakást, aztán egy azonos jelűt, amelyre rálép.
pick-settle = Válassz egy rakást, aztán egy helyet a jelével.

# Miért nem lehetséges most.
short-not-straight = egyenesen semmi nincs
short-blocked = idegen rakások vannak az útban
short-blocked-by-neutral = semleges rakások állnak az útban
short-other-symbol = csak más jelek vannak elérhető közelben
short-other-site = nincs elérhető hely ilyen jellel

# Lépések.
the-stack = { $whose ->
    [own] egy saját
   *[other] egy { $whose }
 } { $symbol-acc }{ come-from }
come-from = { $fromnear ->
    [0] {""}
    [1] {" "}{ come-from.number } kerület mellől{ from-spot }
    [2] {" "}{ come-from.number } és { $fromtwo }. kerület közül{ from-spot }
   *[other] {" "}{ come-from.number }, { $fromtwo }., { $fromthree }. és { $fromfour }. kerület kereszteződéséből{ from-spot }
 }
    .number = { $fromone ->
        [1] az 1.
        [5] az 5.
       *[other] a { $fromone }.
     }
the-street = { $near ->
    [1] { the-street.number } kerület mellé
    [2] { the-street.number } és { $two }. kerület közé
   *[other] { the-street.number }, { $two }., { $three }. és { $four }. kerület kereszteződésébe
 }{ spot }
    .in = { $near ->
        [1] { the-street.number } kerület mellett
        [2] { the-street.number } és { $two }. kerület között
       *[other] { the-street.number }, { $two }., { $three }. és { $four }. kerület kereszteződésében
     }{ spot }
    .number = { $one ->
        [1] az 1.
        [5] az 5.
       *[other] a { $one }.
     }
the-covered = { $covered ->
    [own] egyik saját rakásodra
    [theirs] { $other } rakására
   *[other] egy { $covered } rakásra
 }
say-slide = Csúsztass { the-stack } { the-street }.
say-build = Csúsztass { the-stack } { the-covered } { the-street.in }: { $height } magas.
say-settle = { $covered ->
    [nobody] Csúsztass { the-stack } az építési helyére { in-district }: { $height } magas, { the-gain }.
   *[other] Csúsztass { the-stack } { the-covered } { in-district }: { $height } magas, { the-gain }.
 }
say-stop = Állj meg: ne lépj többet.
