title = Spiel der Türme
line = Schieben, stapeln, siedeln: Straße um Straße durch die Stadt.
about = Vier Adelsfamilien bauen Türme in einer mittelalterlichen Stadt. Schieb deine Stapel durch die Straßen, setz sie auf Stapel mit demselben Symbol und besetze Bauplätze: Nur dort zählen sie. Der Turm gehört der Farbe, die oben liegt.
option-height = Wie hoch darf ein Turm werden?
option-height-5 = Höchstens fünf Steine; ein Fünferturm ist sicher.
option-height-unlimited = Ohne Grenze: Kein Turm ist je sicher.

word-crown = Krone
    .gender = f
word-rose = Rose
    .gender = f
word-key = Schlüssel
    .gender = m
word-star = Stern
    .gender = m
word-district = Ein ganzes Viertel zeigt nur eine Farbe
word-streets-empty = Die Straßen sind leer
word-player-out = Jemand hat keinen Stapel mehr auf den Straßen
word-all-blocked = Niemand kann ziehen
word-stalled = Vierzig Züge lang wurde nichts gebaut
the-tile = { $symbol-gender ->
    [m] einen { $whose ->
        [own] {""}
       *[other] { $whose-m }{" "}
     }
   *[f] eine { $whose ->
        [own] {""}
       *[other] { $whose-f }{" "}
     }
 }{ $symbol }
some-tiles = { $height ->
    [one] { $height } Stein
   *[other] { $height } Steine
 }
in-district = in Viertel { $district }

event-began = { $player } beginnt.
event-moved = { $player } zieht { the-tile } auf die Straße { the-street }.
event-stacked = { $player } zieht { the-tile } auf { $covered ->
    [own] einen eigenen Stapel
    [theirs] einen Stapel von { $other }
   *[other] einen { $covered-m } Stapel
 } { the-street }: jetzt { some-tiles } hoch.
event-settled = { $player } zieht { the-tile } auf einen Bauplatz { in-district }: { some-tiles }, { the-gain }.
event-grown = { $player } baut den eigenen Turm { in-district } aus ({ $symbol }): { some-tiles }, { some-points } mehr.
event-taken = { $player } übernimmt den Turm von { $other } { in-district } ({ $symbol }): { some-tiles }, { some-points }; { $other } verliert { lost-points }.
event-declined = { $player } verzichtet auf den Bonuszug.
event-skipped = { $player } kann nicht ziehen und setzt aus.
event-doubled = Viertel { $district } zählt für { $player } doppelt: { some-points } mehr.
event-ended = Das Spiel ist zu Ende: { $ending }.

reason-game-over = das Spiel ist zu Ende
reason-dealing = die Steine werden noch ausgelegt
reason-chance-decides = zuerst entscheidet das Los, wer beginnt
reason-not-playing = mit dieser Farbe spielt niemand
reason-not-now = jetzt ist nichts auszulosen
reason-empty = dort liegt kein Stapel
reason-on-site = ein Stapel auf einem Bauplatz zieht nie wieder
reason-not-yours = dieser Stapel gehört { $owner }
reason-locked = diesen neutralen Stapel hat jemand anders gezogen, der seither nicht am Zug war
reason-not-straight = ein Stapel zieht geradeaus, in seiner Reihe oder Spalte
reason-blocked = ein fremder Stapel steht im Weg
reason-blocked-by-neutral = ein neutraler Stapel steht im Weg: Über neutrale Stapel ziehst du nie hinweg
reason-other-symbol = ein Stapel mit { $symbol } darf nicht auf einen mit { $other }
reason-other-site = ein Stapel mit { $symbol } darf nicht auf einem Bauplatz mit { $other } halten
reason-too-tall = { $height } und { $below } Steine sind zusammen mehr als { $most }; höher darf kein Turm werden
reason-neutral-stacks = ein neutraler Stapel steigt nie auf einen anderen
reason-nothing-to-decline = es gibt keinen Bonuszug, auf den man verzichten könnte
reason-bag-empty = von dieser Sorte sind alle Steine ausgelegt
reason-no-move = kein Zug: Man schreibt einen Zug als c3-c7, den Verzicht auf einen Bonuszug als .
