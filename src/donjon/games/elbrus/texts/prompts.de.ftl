# Was zu tun ist.
wait-begin = Es wird ausgelost, wer anfängt.
ask-place = Wähle ein Teil und dann seinen Platz; es bringt die Höhe seines Bogens in Punkten.
wait-place = { $player } wählt ein Teil …
ask-offered = Genau { $mark } Punkte: Verbinde zwei Brücken zu einer Treppe oder mach weiter.
wait-offered = { $player } hat genau { $mark } Punkte und darf eine Treppe bauen …
wait-over = Das Spiel ist zu Ende.

left-bridge = Brücken
left-window = Fenster
left-portal = Portale
left-balcony = Balkone
left-stairs = Treppen

action-bridge = Brücke
action-window = Fenster
action-portal = Portal
action-balcony = Balkon
action-stairs = Treppe
action-join = Zwei Brücken verbinden
action-decline = Weiter
pick-bridge = Wähle den Platz der Brücke: beide Füße auf gleicher Höhe.
pick-window = Wähle den Platz des Fensters: Die Beine sind zwei Stockwerke hoch.
pick-portal = Wähle den Platz des Portals: die Beine zwei Stockwerke hoch, der Durchgang zwei Felder breit.
pick-balcony = Wähle den Platz des Balkons: Ein Bein ist ein Stockwerk länger als das andere.
pick-stairs = Wähle den Platz der Treppe: zuerst die untere Brücke, dann die Richtung der oberen.

# Warum eine Aktion gerade nicht geht.
short-none-left = aufgebraucht
short-no-stairs = keine im Vorrat
short-off-field = passt nirgends
short-hanging-column = passt nirgends
short-span-blocked = passt nirgends
short-on-one-piece = passt nirgends
short-in-the-well = passt nirgends
short-on-the-wall = passt nirgends
short-upper-off-field = passt nirgends
short-upper-hangs = passt nirgends
short-upper-blocked = passt nirgends

# Züge.
foot-one = { $one ->
    [ground] auf dem Boden
    [own] auf einem deiner Teile
    [grey] auf einem grauen Teil
   *[theirs] auf einem Teil von { $owner }
 }
foot-two = { $two ->
    [ground] auf dem Boden
    [own] auf einem deiner Teile
    [grey] auf einem grauen Teil
   *[theirs] auf einem Teil von { $other }
 }
the-feet = { $feet ->
    [ground] auf den Boden
    [own] auf zwei deiner Teile
    [grey] auf zwei graue Teile
    [theirs] auf zwei Teile von { $owner }
   *[apart] ein Fuß { foot-one }, der andere { foot-two }
 }
what-it-brings = { $deck } hoch, { the-gain }
say-place = Setz { $piece-acc } { $side }, { $lie ->
    [across] von West nach Ost
   *[down] von Nord nach Süd
 }{ spot }, { the-feet }: { what-it-brings }.
say-balcony = Setz einen Balkon { $side }{ spot }, das kurze Bein { foot-one }, das lange { $way }, { foot-two }: { what-it-brings }.
say-stairs = Setz eine Treppe { $side }{ spot }, { $way }, dann { $then }; der erste Fuß { foot-one }, der letzte { foot-two }: { what-it-brings }.
say-join = Verbinde zwei Brücken zu einer Treppe.
say-decline = Bau keine Treppe.
