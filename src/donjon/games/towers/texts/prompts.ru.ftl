# Что требуется.
neutral-ones = { $neutrals ->
    [0] {""}
    [1] {" "}или нейтральную (фиолетовую)
   *[other] {" "}или нейтральную (зелёную или фиолетовую)
 }
ask-slide = Передвиньте свою стопку{ neutral-ones }: на стопку или участок с тем же знаком либо на пустую улицу.
wait-slide = { $player } двигает стопку…
ask-bonus = Вы заняли участок: сделайте ещё один ход или остановитесь.
wait-bonus = { $player } занимает участок и может пойти ещё раз…
wait-deal = Плитки раскладываются.
wait-over = Игра окончена.

action-slide = Передвинуть
action-build = Построить
action-settle = Занять участок
action-stop = Остановиться
pick-slide = Выберите стопку, затем пустую улицу, где она остановится.
pick-build = Выберите стопку, затем другую с тем же знаком.
pick-settle = Выберите стопку, затем участок с её знаком.

# Почему действие сейчас невозможно.
short-not-straight = по прямой идти некуда
short-blocked = на пути чужие стопки
short-blocked-by-neutral = на пути нейтральные стопки
short-other-symbol = по прямой только другие знаки
short-other-site = по прямой нет участка с этим знаком

# Ходы.
the-stack = { $whose ->
    [own] { $symbol-gender ->
        [m] свой
       *[f] свою
     }
   *[other] { $symbol-gender ->
        [m] { $whose }
       *[f] { $whose-f-acc }
     }
 } { $symbol-acc }{ come-from }
come-from = { $fromnear ->
    [0] {""}
    [1] {" "}с улицы у квартала { $fromone }{ from-spot }
    [2] {" "}с улицы между кварталами { $fromone } и { $fromtwo }{ from-spot }
   *[other] {" "}с перекрёстка кварталов { $fromone }, { $fromtwo }, { $fromthree } и { $fromfour }{ from-spot }
 }
the-street = { $near ->
    [1] у квартала { $one }
    [2] между кварталами { $one } и { $two }
   *[other] на перекрёстке кварталов { $one }, { $two }, { $three } и { $four }
 }{ spot }
    .to = { $near ->
        [1] на улицу у квартала { $one }
        [2] на улицу между кварталами { $one } и { $two }
       *[other] на перекрёсток кварталов { $one }, { $two }, { $three } и { $four }
     }{ spot }
the-covered = на { $covered ->
    [own] { $symbol-gender ->
        [m] другой свой
       *[f] другую свою
     } { $symbol-acc }
    [theirs] { $symbol-acc } { $other-gen }
   *[other] { $symbol-gender ->
        [m] { $covered }
       *[f] { $covered-f-acc }
     } { $symbol-acc }
 }
say-slide = Передвиньте { the-stack } { the-street.to }.
say-build = Поставьте { the-stack } { the-covered } { the-street }: высота { $height }.
say-settle = { $covered ->
    [nobody] Поставьте { the-stack } на участок { in-district }: высота { $height }, { the-gain }.
   *[other] Поставьте { the-stack } { the-covered } { in-district }: высота { $height }, { the-gain }.
 }
say-stop = Остановитесь и больше не ходите.
