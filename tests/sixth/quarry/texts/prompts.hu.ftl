ask-carry = Vigyél el köveket egy toronyból, legfeljebb { $most } darabot. { $last ->
    [wins] A legutolsó kő nyer.
   *[other] A legutolsó kő veszít.
 }
wait-carry = { $player } köveket visz el…
wait-lot = A sors dönti el, ki kezd.
wait-over = A játéknak vége.

action-carry = Elvitel
pick-carry = Válaszd ki a legalsó követ, amelyet elviszel.

say-carry = Vigyél el { some-stones } { $tower-from }.
