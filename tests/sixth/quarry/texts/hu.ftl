title = Várrom
line = Hordd el három torony köveit, és vidd el az utolsót.
about = Egy vár romokban hever, és két falubeli hordja el a köveit. A körödben legfeljebb három követ viszel el egy toronyból. Az nyer, aki az utolsó követ elviszi.
option-last = Mi legyen az utolsó kővel?
option-last-wins = Aki elviszi, nyer.
option-last-loses = Átok ül rajta: aki elviszi, veszít.

word-keep = öregtorony
    .from = az öregtoronyból
word-gatehouse = kaputorony
    .from = a kaputoronyból
word-chapel = kápolna
    .from = a kápolnából
some-stones = { $stones } követ

event-began = { $player } kezd.
event-carried = { $player } { some-stones } visz el { $tower-from }.
event-won = { $player } nyert: { some-points }.

reason-game-over = a játéknak vége
reason-lot-decides = a sors dönti el, ki kezd
reason-not-now = a sorsolás már megvolt
reason-gone = ez a kő már nincs meg
reason-too-many = { $most } követ tudsz elvinni, nem { $stones } követ
reason-no-move = ez nem lépés: nevezd meg a legalsó követ, amelyet elviszel, például a3
