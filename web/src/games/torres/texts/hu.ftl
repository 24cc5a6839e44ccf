# Lépések: részek, amelyek nem helyek
part-knight = Új lovag
part-block = Elem letétele
part-king = A király letétele

# Mi van a játékosoknál, és hogyan áll az asztal
have-reserve = Lovagok a készletben
have-stacks = Elemhalmok
have-cards = Akciólapok
have-in-hand = Elem a megkezdett halomban
have-actions = Akciópontok
state-phase = Szakasz
state-round = Forduló
state-actions = Akciópontok
state-supply = Elemek a készletben
state-deck = Lapok a pakliban

# Mi van egy helyen
fact-area = a vár területe { $value }
piece-cell = { $height ->
    [0] talaj
   *[other] vár
 }

# A tábla mellett
hand = Lapok a kézben
blocks-left = { $all } elemből { $left }
card-ap6 = Öt helyett hat pont ebben a körben.
card-ap7 = Öt helyett hét pont ebben a körben.
card-extra = Elem a készletből, nem a halmodból.
card-under = Egy elemmel megemeli a lovagodat.
card-moveblock = Egy szabad elem a talajról máshová kerül.
card-relocate = Egy lovagod egy másik lovagod mellé kerül.
card-diagonal = Lépés sarkon át.
card-door = A várból bármely szinten kiléphetsz.
card-jump = Át egy lovagon a mögötte lévő mezőre.
card-leap = Egyszerre két szintet lép feljebb.

# Honnan jönnek a pontok
source-castle-scored = Várak
source-king-bonus = A király jutalma
source-advanced = Lépések a pontsávon
source-pushed = Átugrott foglalt mezők
source-master-bonus = Mesterlap
