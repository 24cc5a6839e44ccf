# Mit kell tenni.
some-action-points = { $actions } akciópont
some-price = { $price } akciópont
some-blocks = { $blocks } elem
wait-master = Most derül ki, melyik a mesterlap.
ask-castles = Alapíts várat, legalább háromlépésnyire minden másiktól.
wait-castles = { $player } várat alapít…
ask-knights = Tedd az első lovagodat az egyik várra.
wait-knights = { $player } leteszi az első lovagját…
ask-king = Tedd a királyt egy másik várra.
wait-king = { $player } leteszi a királyt…
ask-turn = Maradt { some-action-points } és { some-blocks }: lépj egy lovaggal, vagy válassz más akciót.
wait-turn = { $player } lép, maradt még { some-action-points }…
ask-spent = Elfogyott az akciópont: fejezd be a kört{ $blocks ->
    [0] {""}
   *[other] ; { $blocks } elem felhasználatlan marad
 }.
wait-spent = { $player } befejezi a kört…
wait-draw = Most húzunk egy lapot.
ask-keep = Tarts meg egyet a kihúzott { $count } lapból; a többi visszakerül.
wait-keep = { $player } lapot választ…
ask-leftover = { $count ->
    [one] Maradt egy elem: tedd félre egy másik halmodra, vagy add vissza a készletbe.
   *[other] Maradt { $count } elem: tedd félre őket más halmaidra, vagy add vissza a készletbe.
 }
wait-leftover = { $player } elrakja a maradék elemeket…
ask-king-moves = Neked van a legkevesebb pontod: tedd a királyt bármelyik szabad várra, vagy hagyd a helyén.
wait-king-moves = { $player } áll az utolsó helyen, és áthelyezheti a királyt…
wait-over = A játéknak vége.

left-actions = Akciópont
left-blocks = Elem
lose-actions = { some-action-points } kárba vész.

action-step = Lépés
action-first-knight = Első lovag
action-knight = Lovag
action-block = Elem
action-buy = Lap
action-advance = Pontsáv +1
action-end = Kör vége
action-found = Váralapítás
action-king = Király
action-stay = A király marad
action-keep = Lap megtartása
action-store = Félreteszem
action-return = Vissza a készletbe
action-card-ap6 = { $card }
action-card-ap7 = { $card }
action-card-extra = { $card }
action-card-under = { $card }
action-card-moveblock = { $card }
action-card-relocate = { $card }
action-card-diagonal = { $card }
action-card-door = { $card }
action-card-jump = { $card }
action-card-leap = { $card }
pick-step = Válaszd ki, hová megy a lovag: egy lépés vagy egy ajtó { some-price }.
pick-first-knight = Válaszd ki az első lovagod várát.
pick-knight = Tegyél le egy lovagot ({ some-price }) az egyik lovagod mellé, nála nem magasabbra.
pick-block = Tegyél egy elemet ({ some-price }) egy várra vagy mellé; maradt: { some-blocks }.
pick-end = Válaszd ki, melyik halmot használod el ebben a körben.
pick-found = Válassz üres mezőt, minden vártól legalább három lépésre.
pick-king = Válassz szabad várat a királynak.
pick-keep = Válaszd ki, melyik lapot tartod meg, és hová kerül a többi.
pick-store = Válaszd ki, melyik halomra kerül az elem.
pick-card-extra = Válaszd ki a ráadáselem helyét.
pick-card-under = Válaszd ki a lovagot, amelyik feljebb kerül.
pick-card-moveblock = Válassz egy magányos elemet, aztán a helyét.
pick-card-relocate = Válassz egy lovagot, aztán a helyét.
pick-card-diagonal = Válassz egy lovagot, aztán a helyét.
pick-card-door = Válassz egy lovagot, aztán a helyét.
pick-card-jump = Válassz egy lovagot, aztán a helyét.
pick-card-leap = Válassz egy lovagot, aztán a helyét.

# Miért nem lehetséges most.
short-two-bought = már kettőt vettél
short-no-points = kevés az akciópont ({ $actions })
short-no-knight-left = mind a táblán van
short-no-block-left = nincs több elem
short-occupied = nincs mellette szabad mező
short-too-high = túl magas
short-too-far = nincs merre menni
short-no-passage = nincs kivezető ajtó
short-above-neighbour = körülötte minden magasabb
short-no-neighbour = nincs mellette lovag
short-area = minden vár elérte a legnagyobb magasságát
short-apart = nincs hely vár mellett
short-merges = két várat kötne össze
short-not-a-castle = nincs szabad vár
short-no-such-stack = egyik halomra sem fér
short-just-bought = most vetted
short-one-card = körönként egy lap
short-not-single = nincs szabad magányos elem
short-splits = szétesne egy vár
short-left-too-high = túl magas lenne egy vár
short-not-ground = nincs üres talaj
short-not-diagonal = átlósan nincs hely
short-no-door = nincs ajtó lovag mellett
short-no-exit = nincs kivezető ajtó
short-not-over-a-knight = nincs átugorható lovag
short-not-beside = semmi sincs két szinttel feljebb
short-not-two-up = semmi sincs két szinttel feljebb
short-way-leads-up = felfelé vezetne az út
short-no-other-neighbour = nincs mellette másik lovag
short-no-block-anywhere = nincs több elem

# Lépések.
the-cell = { $level ->
    [0] a talajra, { $side }{ spot }
   *[other] { $side-the } várra{ spot }: { $level }. szint, a vár területe { $area }
 }
the-knight = { $fromside-the } lovagot{ from-spot }
from-stack = { $stack ->
    [0] {""}
    [4] {" "}a megkezdett halomból
   *[other] {" "}egy { $stack } elemes halomból
 }
which-side = { $facing ->
    [0] {""}
   *[other] , tőle { $facing-of }
 }
say-step = Vidd { the-knight } egy lépéssel { $way }: { $level ->
    [0] a talajra
   *[other] { $level }. szint, a vár területe { $area }
 }.
say-door = Vidd { the-knight } egy váron át { the-cell }.
say-knight = Tegyél le egy lovagot { the-cell }.
say-king = Tedd a királyt { the-cell }.
say-found = Alapíts várat { $side }{ spot }.
say-block = Tegyél egy elemet{ from-stack } { $side-the } { $level ->
    [1] vár mellé
   *[other] várra
 }{ which-side }{ spot }: { $level }. szint, a vár területe { $area }.
say-buy = Vegyél egy lapot.
say-advance = Lépj előre a pontsávon: { some-points }.
say-end = { $stack ->
    [-1] Fejezd be a kört.
    [0] Fejezd be a kört, és használd el az üres halmot.
   *[other] Fejezd be a kört, és használj el egy { $stack } elemes halmot.
 }
say-return = Add vissza az elemeket a készletbe.
say-stay = Hagyd a királyt a helyén.
say-store = { $size ->
    [0] Tegyél félre egy elemet egy üres halomra.
   *[other] Tegyél félre egy elemet egy { $size } elemes halomra.
 }
say-keep = Tartsd meg { $card-the }; a többi { $where } kerül.
say-card-points = Játszd ki { $card-the }.
say-card-extra = Játszd ki { $card-the }, és tegyél egy elemet { $side-the } { $level ->
    [1] vár mellé
   *[other] várra
 }{ which-side }{ spot }: { $level }. szint, a vár területe { $area }.
say-card-under = Játszd ki { $card-the }{ from-stack }: { $side-the } lovag{ spot } feljebb kerül, { $level }. szint, a vár területe { $area }.
say-card-moveblock = Játszd ki { $card-the }, és tedd { $fromside-the } elemet{ from-spot } { the-cell }.
say-card-move = Játszd ki { $card-the }, és vidd { the-knight } { the-cell }.
