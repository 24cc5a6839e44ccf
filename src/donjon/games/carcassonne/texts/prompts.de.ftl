# Was zu tun ist.
wait-draw = Eine Karte wird gezogen.
ask-place = { $second ->
    [second] Dein Baumeister bringt eine zweite Karte
   *[first] Leg diese Karte an
 }: { $places ->
    [one] ein Platz passt
   *[other] { $places } Plätze passen
 }.
wait-place = { $player } legt eine Karte an …
ask-act = Setz einen Gefolgsmann darauf ({ $small } übrig){ $towers ->
    [towers] , bau einen Turm
   *[none] {""}
 } oder mach weiter.
wait-act = { $player } wählt eine Aktion …
ask-capture = Turmhöhe { $height }: Nimm einen Gefolgsmann in gerader Linie gefangen, höchstens { $height ->
    [one] { $height } Karte
   *[other] { $height } Karten
 } weit, oder keinen.
wait-capture = { $player } sucht einen Gefangenen …
ask-exchange = Gefangene werden getauscht: Welcher deiner Gefolgsleute kommt heim?
wait-exchange = { $player } tauscht einen Gefangenen …
ask-flight = Der Drache fliegt: Schritt { $step } von { $most }.
wait-flight = { $player } zieht den Drachen: Schritt { $step } von { $most } …
wait-over = Das Spiel ist zu Ende.

left-followers = Gefolgsleute
left-pieces = Turmteile

action-place = Anlegen
action-knight = Ritter
action-thief = Wegelagerer
action-farmer = Bauer
action-monk = Mönch
action-big = Großer Gefolgsmann
action-builder = Baumeister
action-pig = Schwein
action-tower = Turm
action-top = Auf einen Turm
action-fairy = Fee
action-princess = Burgfräulein
action-ransom = Lösegeld ({ $cost } Punkte)
action-pass = Weiter
action-capture = Gefangen nehmen
action-spare = In Ruhe lassen
action-exchange = Tauschen
action-dragon = Fliegen
pick-place = Wähle einen Platz, dann dreh die Karte, bis sie passt.
pick-knight = Wähle die Stadt für deinen Ritter.
pick-thief = Wähle die Straße für deinen Wegelagerer.
pick-farmer = Wähle die Wiese für deinen Bauern; er bleibt bis zum Ende.
pick-monk = Wähle das Kloster für deinen Mönch.
pick-big = Wähle den Platz des großen Gefolgsmanns: Er zählt doppelt.
pick-builder = Wähle die Straße oder Stadt für deinen Baumeister.
pick-pig = Wähle die Wiese für dein Schwein.
pick-tower = Wähle ein Fundament oder einen offenen Turm.
pick-top = Wähle den Turm, den dein Gefolgsmann fertig macht.
pick-fairy = Wähle den Gefolgsmann, zu dem die Fee kommt.
pick-princess = Wähle den Ritter, den das Burgfräulein heimschickt.
pick-ransom = Wähle, wen du für { $cost } Punkte freikaufst.
pick-capture = Wähle, wen du gefangen nimmst.
pick-exchange = Wähle, wer heimkommt.
pick-dragon = Wähle, wohin der Drache fliegt.

# Was eine Aktion bringt.
note-so-far = { $worth ->
    [0] noch nichts
   *[other] bisher { $worth }
 }

# Warum eine Aktion gerade nicht geht.
short-taken = schon besetzt
short-none-at-home = keiner übrig
short-no-piece = kein Turmteil übrig
short-no-foundation = noch kein Fundament
short-tower-finished = alle Türme sind fertig
short-bare-foundation = noch kein Turm
short-dragon-stands = auf der Karte steht der Drache
short-builder-where = nur auf einer Straße oder in einer Stadt
short-builder-alone = braucht dort einen Gefolgsmann von dir
short-builder-late = schon fertig
short-pig-where = nur auf einer Wiese
short-pig-alone = braucht dort einen Bauern von dir
short-no-follower = kein Gefolgsmann von dir
short-nobody-there = kein Gefolgsmann von dir
short-fairy-there = sie ist schon da
short-no-knight = kein Ritter in der Stadt des Burgfräuleins
short-not-jailed = niemand zum Freikaufen
short-ransomed = ein Lösegeld pro Zug
short-too-poor = dafür brauchst du { $price } Punkte
short-completed = schon fertig

# Züge.
the-offset = { $offset ->
    [0] {""}
    [1] {" "}(von der Startkarte aus { $across } { $acrossway })
    [2] {" "}(von der Startkarte aus { $down } { $downway })
    [3] {" "}(von der Startkarte aus { $across } { $acrossway } und { $down } { $downway })
   *[4] {" "}(auf der Startkarte)
 }
so-far = { $points ->
    [0] {""}
   *[other] , jetzt { some-points }
 }
the-role = { $stands ->
    [a-city] Ritter
    [a-road] Wegelagerer
    [a-field] Bauern
    [a-monastery] Mönch
   *[a-tower] Gefolgsmann auf dem Turm
 }
the-land = { $stands ->
    [a-city] in die Stadt
    [a-road] auf die Straße
    [a-field] auf die Wiese
   *[a-monastery] ins Kloster
 }
on-tile = { $within ->
    [0] {""}
   *[other] {" "}({ $within } der Karte)
 }
some-land = { $tiles ->
    [0] {""}
   *[other] : { some-tiles }
 }
say-place = Leg die Karte { $side }{ the-offset } an, { $turn ->
    [0] ungedreht
    [1] eine Vierteldrehung nach rechts
    [2] eine halbe Drehung
   *[3] eine Vierteldrehung nach links
 }: { $joins ->
    [a-city] an eine Stadt aus { some-tiles }
    [a-road] an eine Straße aus { some-tiles }
   *[a-field] nur an Wiesen
 }.
say-follower = Setz einen { the-role } { the-land } { $within } der Karte{ $figure-note }: { some-tiles }{ so-far }.
say-portal = Setz durch das Portal einen { the-role } { the-land } { $side }{ the-offset }{ on-tile }{ $figure-note }: { some-tiles }{ so-far }.
say-builder = Setz den Baumeister { the-land } { $within } der Karte.
say-pig = Setz das Schwein { the-land } { $within } der Karte.
say-tower = { $height ->
    [1] Beginn einen Turm { $side }{ the-offset }: 1 hoch.
   *[other] Bau den Turm { $side }{ the-offset } höher: { $height } hoch.
 }
say-top = Setz einen Gefolgsmann auf den Turm { $side }{ the-offset }, { $height } hoch{ $figure-note }: Damit ist er fertig.
say-fairy = Hol die Fee zu deinem { the-role } { $side }{ the-offset }{ on-tile }{ $figure-note }{ some-land }.
say-fairy-tile = Hol die Fee auf die Karte { $side }{ the-offset }.
say-princess = { $whose ->
    [own] Schick deinen eigenen Ritter
   *[theirs] Schick einen Ritter von { $owner }
 } { $side }{ the-offset }{ on-tile }{ $figure-note } heim{ some-land }.
say-capture = { $whose ->
    [own] Hol deinen eigenen { the-role } { $side }{ the-offset }{ on-tile }{ $figure-note } heim
   *[theirs] Nimm den { the-role } von { $owner } { $side }{ the-offset }{ on-tile }{ $figure-note } gefangen
 }{ some-land }.
say-exchange = Hol { $figure-acc } von { $other } zurück.
say-ransom = Kauf { $figure-acc } von { $other } für { some-points } frei.
say-dragon = Flieg { $way }{ $eaten ->
    [0] {""}
    [one] : Der Drache frisst { $eaten } Figur
   *[other] : Der Drache frisst { $eaten } Figuren
 }.
say-pass = Tu nichts weiter.
say-spare = Lass alle in Ruhe.
