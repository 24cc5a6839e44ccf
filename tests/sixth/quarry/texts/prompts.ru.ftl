ask-carry = Унесите камни с одной башни, не больше { $most }. { $last ->
    [wins] Самый последний камень приносит победу.
   *[other] Самый последний камень — проигрыш.
 }
wait-carry = { $player } уносит камни…
wait-lot = Жребий решает, кто начнёт.
wait-over = Игра окончена.

action-carry = Унести
pick-carry = Выберите нижний камень из тех, что берёте.

say-carry = Унесите { some-stones } { $tower-from }.
