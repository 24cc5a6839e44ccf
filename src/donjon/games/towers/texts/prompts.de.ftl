# Was zu tun ist.
neutral-ones = { $neutrals ->
    [0] {""}
    [1] {" "}oder einen neutralen (lila)
   *[other] {" "}oder einen neutralen (grün oder lila)
 }
ask-slide = Zieh einen deiner Stapel{ neutral-ones }: auf dasselbe Symbol, auf eine leere Straße oder auf seinen Bauplatz.
wait-slide = { $player } zieht einen Stapel …
ask-bonus = Bauplatz besetzt: Zieh noch einmal oder hör auf.
wait-bonus = { $player } hat einen Bauplatz besetzt und darf noch einmal ziehen …
wait-deal = Die Steine werden ausgelegt.
wait-over = Das Spiel ist zu Ende.

action-slide = Ziehen
action-build = Bauen
action-settle = Besetzen
action-stop = Aufhören
pick-slide = Wähle einen Stapel, dann die leere Straße, auf der er hält.
pick-build = Wähle einen Stapel, dann einen mit demselben Symbol.
pick-settle = Wähle einen Stapel, dann einen Bauplatz mit seinem Symbol.

# Warum eine Aktion gerade nicht geht.
short-not-straight = nichts in gerader Linie
short-blocked = fremde Stapel sind im Weg
short-blocked-by-neutral = neutrale Stapel stehen im Weg
short-other-symbol = nur andere Symbole in Reichweite
short-other-site = kein passender Bauplatz in Reichweite

# Züge.
the-stack = { $symbol-gender ->
    [m] { $whose ->
        [own] deinen
       *[other] den { $whose-m }
     }
   *[f] { $whose ->
        [own] deine
       *[other] die { $whose-f }
     }
 } { $symbol }{ come-from }
come-from = { $fromnear ->
    [0] {""}
    [1] {" "}bei Viertel { $fromone }{ from-spot }
    [2] {" "}zwischen den Vierteln { $fromone } und { $fromtwo }{ from-spot }
   *[other] {" "}zwischen den Vierteln { $fromone }, { $fromtwo }, { $fromthree } und { $fromfour }{ from-spot }
 }
the-street = { $near ->
    [1] bei Viertel { $one }
    [2] zwischen den Vierteln { $one } und { $two }
   *[other] zwischen den Vierteln { $one }, { $two }, { $three } und { $four }
 }{ spot }
the-covered = { $symbol-gender ->
    [m] einen { $covered ->
        [own] eigenen { $symbol }
        [theirs] { $symbol } von { $other }
       *[other] { $covered-m } { $symbol }
     }
   *[f] eine { $covered ->
        [own] eigene { $symbol }
        [theirs] { $symbol } von { $other }
       *[other] { $covered-f } { $symbol }
     }
 }
say-slide = Zieh { the-stack } auf die Straße { the-street }.
say-build = Zieh { the-stack } auf { the-covered } { the-street }: { $height } hoch.
say-settle = { $covered ->
    [nobody] Zieh { the-stack } auf { $symbol-gender ->
        [m] seinen
       *[f] ihren
     } Bauplatz { in-district }: { $height } hoch, { the-gain }.
   *[other] Zieh { the-stack } auf { the-covered } { in-district }: { $height } hoch, { the-gain }.
 }
say-stop = Hör auf: kein weiterer Zug.
