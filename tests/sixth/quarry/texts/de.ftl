title = Steinbruch
line = Trag die Steine von drei Türmen weg und nimm den letzten.
about = Eine Burg liegt in Trümmern, und zwei Dorfleute holen sich ihre Steine. In jedem Zug trägst du bis zu drei Steine von einem Turm weg. Wer den letzten Stein nimmt, gewinnt.
option-last = Was ist mit dem letzten Stein?
option-last-wins = Wer ihn nimmt, gewinnt.
option-last-loses = Er ist verflucht: Wer ihn nimmt, verliert.

word-keep = Bergfried
    .from = vom Bergfried
word-gatehouse = Torhaus
    .from = vom Torhaus
word-chapel = Kapelle
    .from = von der Kapelle
some-stones = { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
 }

event-began = { $player } beginnt.
event-carried = { $player } trägt { some-stones } { $tower-from } weg.
event-won = { $player } gewinnt: { some-points }.

reason-game-over = das Spiel ist zu Ende
reason-lot-decides = das Los entscheidet, wer beginnt
reason-not-now = das Los ist schon gezogen
reason-gone = dieser Stein ist schon weg
reason-too-many = du kannst { $most } Steine tragen, nicht { $stones }
reason-no-move = kein Zug: Nenne den untersten Stein, den du nimmst, etwa a3
