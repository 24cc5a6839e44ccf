title = Каменоломня
line = Растащите камни трёх башен и унесите последний.
about = Замок лежит в руинах, и двое крестьян растаскивают его камни. За ход вы уносите до трёх камней с одной башни. Побеждает тот, кто унесёт последний камень.
option-last = Что с последним камнем?
option-last-wins = Кто его унесёт, победит.
option-last-loses = Он проклят: кто его унесёт, проиграет.

word-keep = донжон
    .from = с донжона
word-gatehouse = надвратная башня
    .from = с надвратной башни
word-chapel = часовня
    .from = с часовни
some-stones = { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[other] { $stones } камней
 }

event-began = { $player } ходит первым.
event-carried = { $player } уносит { some-stones } { $tower-from }.
event-won = { $player } побеждает: { some-points }.

reason-game-over = игра окончена
reason-lot-decides = кто начнёт, решает жребий
reason-not-now = жребий уже брошен
reason-gone = этого камня уже нет
reason-too-many = можно унести не больше { $most } камней, а здесь { $stones }
reason-no-move = это не ход: назовите нижний камень из тех, что берёте, например a3
