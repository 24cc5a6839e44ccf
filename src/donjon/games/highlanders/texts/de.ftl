title = Highlanders
line = Achtzehn Burgen rund um den See, drei Schritte pro Zug und ein Bluff.
about = An den Ufern eines schottischen Sees sammeln sich die Clans, und achtzehn Burgen warten auf einen Herrn. Bring deine Ritter bei den Tartanbannern ins Spiel, führ sie zusammen und nimm Burgen mit doppelter Übermacht ein. Wie stark eine Burg hinter ihrem Schild ist, weiß niemand, und wer die vorletzte Burg nimmt, bekommt die letzte dazu.
option-failed_assault = Was geschieht mit den Rittern, wenn ein Sturm scheitert?
option-failed_assault-lost = Sie kehren in den Vorrat zurück.
option-failed_assault-repulse = Sie bleiben am Tor; nur der Schritt ist verbraucht.
option-turn_cap = Nach wie vielen Clanzügen endet das Spiel spätestens? Burgen zählen dann für den, der sie hält.
option-turn_cap-200 = Nach 200 Zügen.
option-turn_cap-400 = Nach 400 Zügen.
option-turn_cap-800 = Nach 800 Zügen.
option-turn_cap-none = Nie: Nur die Burgen beenden das Spiel, wie im Regelheft.

some-knights = { $knights } Ritter
    .dat = { $knights ->
        [one] { $knights } Ritter
       *[other] { $knights } Rittern
     }
word-castles = Auch die letzte Burg hat einen Herrn
word-turn-cap = Die Zuggrenze ist erreicht
word-banner-taken = Dort steht noch ein Ritter des Clans
word-supply-empty = Der Vorrat des Clans ist leer

event-began = { $clan } beginnt.
event-entered = { $clan } würfelt eine { $die }: Ein neuer Ritter kommt { $place-to }.
event-barred = { $clan } würfelt eine { $die }, aber kein Ritter kommt { $place-to }: { $why }.
event-marched = { $clan } zieht mit { some-knights.dat } { $from-from } { $to-to }.
event-mustered = { $clan } sammelt { some-knights } { $from-from } zum Angriff auf { $to }.
event-beaten = { $clan } siegt { $place-in } und zieht ein; { $other } verliert { some-knights }.
event-stormed = { $clan } stürmt { $castle } mit { some-knights.dat }.
event-shown = { $clan } deckt den Schild von { $castle } auf: Er hat den Wert { $value }.
event-perished = { $clan } scheitert beim Sturm auf { $castle } und verliert { some-knights }.
event-repulsed = { $clan } scheitert beim Sturm auf { $castle }; die Ritter bleiben am Tor.
event-took = { $knights ->
    [0] { $clan } nimmt { $castle } ein: { some-points }.
   *[other] { $clan } stürmt { $castle } mit { some-knights.dat } und nimmt es ein: { some-points }.
 }
event-took-from = { $knights ->
    [0] { $clan } erobert { $castle } von { $other }: { some-points }.
   *[other] { $clan } stürmt { $castle } mit { some-knights.dat } und nimmt es { $other } ab: { some-points }.
 }
event-went-in = { $left ->
    [one] { $clan } schickt { some-knights } nach { $castle }; { $left } bleibt am Tor.
   *[other] { $clan } schickt { some-knights } nach { $castle }; { $left } bleiben am Tor.
 }
event-laid = { $clan } legt einen Schild zu { $castle }.
event-drawn = { $clan } legt einen Schild zu { $castle }; er hat den Wert { $value }.
event-left-bare = { $clan } lässt { $castle } ohne Schild.
event-given = { $clan } bekommt auch die letzte Burg, { $castle }: { some-points }.
event-ended = Das Spiel ist zu Ende: { $ending }.

reason-game-over = das Spiel ist zu Ende
reason-begin-first = zuerst entscheidet das Los, wer beginnt
reason-already-begun = das Los hat schon entschieden, wer beginnt
reason-not-playing = dieser Clan kann nicht beginnen
reason-roll-first = zuerst wird gewürfelt
reason-already-rolled = es wurde schon gewürfelt
reason-draw-first = zuerst wird der Schild gezogen
reason-nothing-to-draw = jetzt ist kein Schild zu ziehen
reason-reserve-empty = in deinem Vorrat ist kein Schild mehr
reason-into-banner = zu einem Banner führt kein Weg zurück
reason-no-road = { $source-from } führt kein Weg { $target-to }
reason-nobody-there = dieser Clan hat { $source-in } keinen Ritter
reason-empty-group = eine Gruppe hat mindestens einen Ritter
reason-too-many = dieser Clan hat { $source-in } nur { $here } Ritter
reason-garrison = in einer Burg ohne Schild bleibt mindestens ein Ritter
reason-too-weak = du kannst nicht genug Ritter sammeln, um { $target-in } zu siegen
reason-mustering = führ zuerst den Angriff auf { $camp } zu Ende: Dafür sammeln sich schon Ritter
reason-mustered = { $source-from } ist schon eine Gruppe dabei
reason-all-storm = eine Burg stürmen immer alle Ritter des Lagers: Schreib den Sturm ohne Zahl
reason-swords-hold = für { $name } braucht es { $needed } Ritter, { $source-in } { $here ->
    [one] steht
   *[other] stehen
 } nur { $here }
reason-defenders-hold = die Stärke von { $name } ist bekannt: Es braucht { $needed } Ritter, { $source-in } { $here ->
    [one] steht
   *[other] stehen
 } nur { $here }
reason-go-in-first = wähle zuerst, wie viele Ritter in { $name } einziehen
reason-shield-first = wähle zuerst, ob { $name } einen Schild bekommt
reason-nothing-taken = du hast gerade keine Burg eingenommen
reason-not-at-gate = { $most ->
    [1] nur ein Ritter kann einziehen
   *[other] es können 1 bis { $most } Ritter einziehen
 }
reason-no-shield-now = einen Schild legst du nur, wenn du gerade eine Burg eingenommen hast
reason-not-in-reserve = ein solcher Schild ist nicht mehr im Vorrat
reason-no-move = kein Zug: Man schreibt einen Schritt als NA2-NA3 oder, mit einigen der Ritter, 2NA2-NA3; dann in4, shield, bare; ein Zug endet mit .

# Burgen; Lager, nach der Burg benannt, bei der oder in deren Nähe sie liegen; Banner.
word-NK1 = Dun Carrow
    .from = aus Dun Carrow
    .to = nach Dun Carrow
    .in = in Dun Carrow
word-NK2 = Glenorran
    .from = aus Glenorran
    .to = nach Glenorran
    .in = in Glenorran
word-NK3 = Tarvick
    .from = aus Tarvick
    .to = nach Tarvick
    .in = in Tarvick
word-NK4 = Balmoor
    .from = aus Balmoor
    .to = nach Balmoor
    .in = in Balmoor
word-NK5 = Corrie Pass
    .from = aus Corrie Pass
    .to = nach Corrie Pass
    .in = in Corrie Pass
word-NK6 = Lorn Point
    .from = aus Lorn Point
    .to = nach Lorn Point
    .in = in Lorn Point
word-NK7 = Ardkeith
    .from = aus Ardkeith
    .to = nach Ardkeith
    .in = in Ardkeith
word-NK8 = Strathmain
    .from = aus Strathmain
    .to = nach Strathmain
    .in = in Strathmain
word-SK1 = Invergall
    .from = aus Invergall
    .to = nach Invergall
    .in = in Invergall
word-SK2 = Kilbrannock
    .from = aus Kilbrannock
    .to = nach Kilbrannock
    .in = in Kilbrannock
word-SK3 = Fallow Ness
    .from = aus Fallow Ness
    .to = nach Fallow Ness
    .in = in Fallow Ness
word-SK4 = Duntarry
    .from = aus Duntarry
    .to = nach Duntarry
    .in = in Duntarry
word-SK5 = Slioch Gate
    .from = aus Slioch Gate
    .to = nach Slioch Gate
    .in = in Slioch Gate
word-SK6 = Craigmuir
    .from = aus Craigmuir
    .to = nach Craigmuir
    .in = in Craigmuir
word-SK7 = Benarty
    .from = aus Benarty
    .to = nach Benarty
    .in = in Benarty
word-SK8 = Rannoch Keep
    .from = aus Rannoch Keep
    .to = nach Rannoch Keep
    .in = in Rannoch Keep
word-I1 = Eilean Wester
    .from = aus Eilean Wester
    .to = nach Eilean Wester
    .in = in Eilean Wester
word-I2 = Eilean Easter
    .from = aus Eilean Easter
    .to = nach Eilean Easter
    .in = in Eilean Easter
word-NA1 = das Lager bei Dun Carrow
    .from = aus dem Lager bei Dun Carrow
    .to = ins Lager bei Dun Carrow
    .in = im Lager bei Dun Carrow
word-NA2 = das Lager nördlich von Eilean Wester
    .from = aus dem Lager nördlich von Eilean Wester
    .to = ins Lager nördlich von Eilean Wester
    .in = im Lager nördlich von Eilean Wester
word-NA3 = das Lager bei Tarvick
    .from = aus dem Lager bei Tarvick
    .to = ins Lager bei Tarvick
    .in = im Lager bei Tarvick
word-NA4 = das Lager bei Balmoor
    .from = aus dem Lager bei Balmoor
    .to = ins Lager bei Balmoor
    .in = im Lager bei Balmoor
word-NA5 = das Lager bei Lorn Point
    .from = aus dem Lager bei Lorn Point
    .to = ins Lager bei Lorn Point
    .in = im Lager bei Lorn Point
word-NA6 = das Lager nördlich von Eilean Easter
    .from = aus dem Lager nördlich von Eilean Easter
    .to = ins Lager nördlich von Eilean Easter
    .in = im Lager nördlich von Eilean Easter
word-NA7 = das Lager bei Strathmain
    .from = aus dem Lager bei Strathmain
    .to = ins Lager bei Strathmain
    .in = im Lager bei Strathmain
word-NB1 = das Lager westlich von Glenorran
    .from = aus dem Lager westlich von Glenorran
    .to = ins Lager westlich von Glenorran
    .in = im Lager westlich von Glenorran
word-NB2 = das Lager bei Glenorran
    .from = aus dem Lager bei Glenorran
    .to = ins Lager bei Glenorran
    .in = im Lager bei Glenorran
word-NB3 = das Lager westlich von Corrie Pass
    .from = aus dem Lager westlich von Corrie Pass
    .to = ins Lager westlich von Corrie Pass
    .in = im Lager westlich von Corrie Pass
word-NB4 = das Lager östlich von Corrie Pass
    .from = aus dem Lager östlich von Corrie Pass
    .to = ins Lager östlich von Corrie Pass
    .in = im Lager östlich von Corrie Pass
word-NB5 = das Lager bei Ardkeith
    .from = aus dem Lager bei Ardkeith
    .to = ins Lager bei Ardkeith
    .in = im Lager bei Ardkeith
word-NB6 = das Lager östlich von Ardkeith
    .from = aus dem Lager östlich von Ardkeith
    .to = ins Lager östlich von Ardkeith
    .in = im Lager östlich von Ardkeith
word-SA1 = das Lager bei Invergall
    .from = aus dem Lager bei Invergall
    .to = ins Lager bei Invergall
    .in = im Lager bei Invergall
word-SA2 = das Lager südlich von Eilean Wester
    .from = aus dem Lager südlich von Eilean Wester
    .to = ins Lager südlich von Eilean Wester
    .in = im Lager südlich von Eilean Wester
word-SA3 = das Lager bei Fallow Ness
    .from = aus dem Lager bei Fallow Ness
    .to = ins Lager bei Fallow Ness
    .in = im Lager bei Fallow Ness
word-SA4 = das Lager bei Duntarry
    .from = aus dem Lager bei Duntarry
    .to = ins Lager bei Duntarry
    .in = im Lager bei Duntarry
word-SA5 = das Lager bei Craigmuir
    .from = aus dem Lager bei Craigmuir
    .to = ins Lager bei Craigmuir
    .in = im Lager bei Craigmuir
word-SA6 = das Lager südlich von Eilean Easter
    .from = aus dem Lager südlich von Eilean Easter
    .to = ins Lager südlich von Eilean Easter
    .in = im Lager südlich von Eilean Easter
word-SA7 = das Lager bei Rannoch Keep
    .from = aus dem Lager bei Rannoch Keep
    .to = ins Lager bei Rannoch Keep
    .in = im Lager bei Rannoch Keep
word-SB1 = das Lager westlich von Kilbrannock
    .from = aus dem Lager westlich von Kilbrannock
    .to = ins Lager westlich von Kilbrannock
    .in = im Lager westlich von Kilbrannock
word-SB2 = das Lager bei Kilbrannock
    .from = aus dem Lager bei Kilbrannock
    .to = ins Lager bei Kilbrannock
    .in = im Lager bei Kilbrannock
word-SB3 = das Lager westlich von Slioch Gate
    .from = aus dem Lager westlich von Slioch Gate
    .to = ins Lager westlich von Slioch Gate
    .in = im Lager westlich von Slioch Gate
word-SB4 = das Lager östlich von Slioch Gate
    .from = aus dem Lager östlich von Slioch Gate
    .to = ins Lager östlich von Slioch Gate
    .in = im Lager östlich von Slioch Gate
word-SB5 = das Lager bei Benarty
    .from = aus dem Lager bei Benarty
    .to = ins Lager bei Benarty
    .in = im Lager bei Benarty
word-SB6 = das Lager östlich von Benarty
    .from = aus dem Lager östlich von Benarty
    .to = ins Lager östlich von Benarty
    .in = im Lager östlich von Benarty
word-X1 = das Lager bei Eilean Wester
    .from = aus dem Lager bei Eilean Wester
    .to = ins Lager bei Eilean Wester
    .in = im Lager bei Eilean Wester
word-X2 = das Lager bei Eilean Easter
    .from = aus dem Lager bei Eilean Easter
    .to = ins Lager bei Eilean Easter
    .in = im Lager bei Eilean Easter
word-F1 = Banner 1
    .from = von Banner 1
    .to = zu Banner 1
    .in = an Banner 1
word-F2 = Banner 2
    .from = von Banner 2
    .to = zu Banner 2
    .in = an Banner 2
word-F3 = Banner 3
    .from = von Banner 3
    .to = zu Banner 3
    .in = an Banner 3
word-F4 = Banner 4
    .from = von Banner 4
    .to = zu Banner 4
    .in = an Banner 4
word-F5 = Banner 5
    .from = von Banner 5
    .to = zu Banner 5
    .in = an Banner 5
word-F6 = Banner 6
    .from = von Banner 6
    .to = zu Banner 6
    .in = an Banner 6

# Der Spielplan als Text.
text-clan = { $clan }: { $swords ->
    [one] { $swords } Schwert
   *[other] { $swords } Schwerter
 }, im Vorrat { $supply } Ritter und { $shields ->
    [one] { $shields } Schild
   *[other] { $shields } Schilde
 }{ $steps ->
    [0] {""}
    [one] , noch { $steps } Schritt
   *[other] , noch { $steps } Schritte
 }
