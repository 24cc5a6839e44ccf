title = Spiel der Türme
about = Vier Adelsfamilien bauen Türme in einer mittelalterlichen Stadt. Schiebe deine Stapel durch die Straßen, setze sie auf Stapel mit demselben Symbol und besetze Bauplätze: nur dort zählen sie. Der Turm gehört der Farbe, die oben liegt.
option-height = Wie hoch ein Turm werden darf.
option-height-5 = Höchstens fünf Steine; ein Fünferturm ist sicher.
option-height-unlimited = Ohne Grenze: kein Turm ist je sicher.

word-crown = Krone
word-rose = Rose
word-key = Schlüssel
word-star = Stern
word-district = ein Viertel zeigt nur eine Farbe
word-streets-empty = die Straßen sind leer
word-player-out = jemand hat keinen Stapel mehr auf den Straßen
word-all-blocked = niemand kann ziehen
word-stalled = vierzig Züge lang wurde nichts gebaut

event-dealt = Auf { $places } liegt ein Stein: { $colour }, { $symbol }.
event-began = { $player } beginnt.
event-moved = { $player }: { $places } ({ $colour }).
event-stacked = { $player } baut auf { $places } über { $covered }, jetzt { $height } Steine hoch.
event-settled = { $colour } besetzt { $places }: { $height ->
    [one] { $height } Stein
   *[other] { $height } Steine
 }, Punkte: { $points }.
event-lost = { $player } verliert den Bauplatz { $places }, Punkte: { $points }.
event-declined = { $player } verzichtet auf den Bonuszug.
event-skipped = { $player } kann nicht ziehen und setzt aus.
event-doubled = { $player } zählt Viertel { $district } doppelt, weitere Punkte: { $points }.
event-ended = Die Partie ist zu Ende: { $ending }.

reason-game-over = die Partie ist zu Ende
reason-chance-decides = erst kommt der Zufall: die Steine werden noch ausgelegt
reason-not-now = der Zufall hat hier nichts zu entscheiden
reason-empty = auf { $source } liegt kein Stapel
reason-on-site = ein Stapel auf einem Bauplatz zieht nie wieder
reason-not-yours = der Stapel auf { $source } gehört { $owner }
reason-locked = diesen neutralen Stein hat jemand anders gezogen, der seither nicht am Zug war
reason-not-straight = ein Stapel zieht geradeaus, in seiner Reihe oder Spalte
reason-blocked = ein fremder Stapel steht im Weg nach { $target }
reason-other-symbol = ein Stapel mit { $symbol } darf nicht auf einen mit { $other }
reason-other-site = ein Stapel mit { $symbol } darf nicht auf einem Bauplatz mit { $other } halten
reason-too-tall = { $height } und { $below } Steine sind mehr als { $most }, höher wird kein Turm
reason-neutral-stacks = ein neutraler Stein steigt nie auf einen anderen Stapel
reason-nothing-to-decline = es gibt keinen Bonuszug, auf den man verzichten könnte
reason-bag-empty = von dieser Sorte sind alle Steine ausgelegt

error-no-move = kein Zug: man schreibt ein Gleiten als c3-c7, einen ausgeschlagenen Bonuszug als .
