title = Highlanders
about = An den Ufern eines schottischen Sees sammeln sich die Clans, und achtzehn Burgen warten auf einen Herrn. Bringt eure Ritter unter den Tartanbannern ins Spiel, führt sie zusammen und nehmt Burgen mit doppelter Übermacht. Hinter einem Schild weiß niemand, wie viele dort stehen, und wer die vorletzte Burg nimmt, bekommt die letzte dazu.
option-failed_assault = Was nach einem gescheiterten Sturm mit den Rittern geschieht.
option-failed_assault-lost = Sie kehren in den Vorrat zurück.
option-failed_assault-repulse = Sie bleiben am Tor; nur der Schritt ist verbraucht.
option-turn_cap = Nach wie vielen Clanzügen das Spiel endet; Burgen zählen für den, der sie hält.
option-turn_cap-200 = Nach 200 Zügen.
option-turn_cap-400 = Nach 400 Zügen, die Menschen so gut wie nie erreichen.
option-turn_cap-800 = Nach 800 Zügen.

word-castles = auch die letzte Burg hat einen Herrn
word-turn-cap = die Zuggrenze ist erreicht
word-banner-taken = dort steht noch ein eigener Ritter
word-supply-empty = der Vorrat ist leer

event-began = { $clan }: beginnt das Spiel.
event-rolled = { $clan }: würfelt eine { $die }.
event-entered = { $clan }: Ein Ritter betritt das Spiel bei { $places }.
event-barred = { $clan }: Kein Ritter betritt { $places }: { $why }.
event-ended-turn = { $clan }: beendet den Zug, { $steps ->
    [one] { $steps } Schritt bleibt
   *[other] { $steps } Schritte bleiben
 } übrig.
event-marched = { $clan }: { $knights ->
    [one] { $knights } Ritter zieht
   *[other] { $knights } Ritter ziehen
 } { $places }.
event-mustered = { $clan }: { $knights ->
    [one] { $knights } Ritter sammelt sich
   *[other] { $knights } Ritter sammeln sich
 } zum Angriff { $places }.
event-beaten = { $clan }: siegt bei { $places }; Verluste von { $other }: { $knights }.
event-stormed = { $clan }: stürmt { $castle } mit { $knights ->
    [one] { $knights } Ritter
   *[other] { $knights } Rittern
 }.
event-shown = { $clan }: deckt den Schild von { $castle } auf, Wert { $value }.
event-perished = { $clan }: Der Sturm auf { $castle } scheitert, { $knights ->
    [one] { $knights } Ritter geht
   *[other] { $knights } Ritter gehen
 } verloren.
event-repulsed = { $clan }: Der Sturm auf { $castle } scheitert, die Ritter bleiben am Tor.
event-lost = { $clan }: verliert { $castle }, { $points } Punkte.
event-took = { $clan }: nimmt { $castle } ein, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
event-went-in = { $clan }: zieht mit { $knights ->
    [one] { $knights } Ritter
   *[other] { $knights } Rittern
 } in { $castle } ein.
event-laid = { $clan }: legt einen Schild an { $castle }.
event-drawn = { $clan }: legt einen Schild an { $castle }, Wert { $value }.
event-left-bare = { $clan }: lässt { $castle } ohne Schild.
event-given = { $clan }: bekommt die letzte Burg, { $castle }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
event-ended = Das Spiel ist aus: { $ending }.

reason-game-over = das Spiel ist aus
reason-chance-decides = zuerst entscheidet der Zufall
reason-not-now = das entscheidet der Zufall jetzt nicht
reason-into-banner = zu einem Banner führt kein Weg zurück
reason-no-road = von { $source } nach { $target } führt kein Weg
reason-nobody-there = der Clan am Zug hat auf { $source } keinen Ritter
reason-empty-group = eine Gruppe hat mindestens einen Ritter
reason-too-many = auf { $source } stehen nur { $here } Ritter des Clans
reason-garrison = in einer Burg ohne Schild bleibt mindestens ein Ritter
reason-too-weak = zu wenige, um { $target } zu schlagen, selbst mit aller Verstärkung
reason-mustering = zuerst der Angriff auf { $camp }: Dort sammeln sich schon Ritter
reason-mustered = von { $source } ist schon eine Gruppe dabei
reason-all-storm = eine Burg stürmen alle Ritter des Lagers: ohne Zahl schreiben
reason-swords-hold = für { $name } braucht es { $needed } Ritter, auf { $source } stehen nur { $here }
reason-defenders-hold = die Stärke von { $name } ist bekannt: Es braucht { $needed } Ritter, auf { $source } stehen nur { $here }
reason-go-in-first = erst sagen, wie viele Ritter in { $name } einziehen
reason-shield-first = erst sagen, ob { $name } einen Schild bekommt
reason-nothing-taken = gerade ist keine Burg eingenommen worden
reason-not-at-gate = es können 1 bis { $most } Ritter einziehen
reason-no-shield-now = ein Schild wird nur gelegt, wenn eine Burg gerade eingenommen wurde
reason-not-in-reserve = ein solcher Schild ist nicht mehr im Vorrat

error-no-move = kein Zug: man schreibt einen Schritt als NA2-NA3 oder, mit einigen der Ritter, 2NA2-NA3; dann in4, shield, bare; ein Zug endet mit .
