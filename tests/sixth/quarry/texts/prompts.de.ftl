ask-carry = Trag Steine von einem Turm weg, höchstens { $most }. { $last ->
    [wins] Der allerletzte Stein gewinnt.
   *[other] Der allerletzte Stein verliert.
 }
wait-carry = { $player } trägt Steine weg …
wait-lot = Das Los entscheidet, wer beginnt.
wait-over = Das Spiel ist zu Ende.

action-carry = Wegtragen
pick-carry = Wähle den untersten Stein, den du nimmst.

say-carry = Trag { some-stones } { $tower-from } weg.
