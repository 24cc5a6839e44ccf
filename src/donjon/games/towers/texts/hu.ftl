title = Tornyok játéka
about = Négy nemesi család emel tornyokat egy középkori városban. Csúsztasd a rakásaidat az utcákon, lépj azonos jelű rakásra, hogy magasabbra építs, és foglald el az építési helyeket: csak ott érnek pontot. A torony azé, akinek a színe felül van.
option-height = Milyen magas lehet egy torony.
option-height-5 = Legfeljebb öt lapka; az ötös torony biztonságban van.
option-height-unlimited = Nincs korlát: egyetlen torony sincs biztonságban.

word-crown = korona
word-rose = rózsa
word-key = kulcs
word-star = csillag
word-district = egy kerület egyszínű lett
word-streets-empty = az utcák kiürültek
word-player-out = egy játékosnak nem maradt rakása az utcákon
word-all-blocked = senki sem tud lépni
word-stalled = negyven körön át senki sem épített

event-dealt = { $places }: { $colour } lapka, jele { $symbol }.
event-began = { $player } kezd.
event-moved = { $player }: { $places } ({ $colour }).
event-stacked = { $player } épít itt: { $places }, alatta { $covered }, magassága { $height }.
event-settled = { $places }: a hely gazdája { $colour }, magassága { $height }, pont: { $points }.
event-lost = { $player } elveszti ezt a helyet: { $places }, pont: { $points }.
event-declined = { $player } lemond a jutalomlépésről.
event-skipped = { $player } nem tud lépni, kimarad.
event-doubled = { $player }: a(z) { $district }. kerület duplán számít, még { $points } pont.
event-ended = A játéknak vége: { $ending }.

reason-game-over = a játéknak vége
reason-chance-decides = előbb a véletlen jön: még tart az osztás
reason-not-now = itt a véletlennek nincs dolga
reason-empty = itt nincs rakás: { $source }
reason-on-site = az építési helyen álló rakás többé nem mozdul
reason-not-yours = a(z) { $source } mezőn álló rakás nem a tiéd, színe { $owner }
reason-locked = ezt a semleges lapkát más játékos mozgatta, és azóta még nem került sorra
reason-not-straight = a rakás egyenesen csúszik, a sorában vagy az oszlopában
reason-blocked = idegen rakás állja útját eddig: { $target }
reason-other-symbol = { $symbol } jelű rakás nem állhat { $other } jelű rakásra
reason-other-site = { $symbol } jelű rakás nem állhat meg { $other } jelű helyen
reason-too-tall = { $height } és { $below } lapka együtt több mint { $most }, ennél magasabb torony nincs
reason-neutral-stacks = semleges lapka soha nem lép másik rakásra
reason-nothing-to-decline = nincs jutalomlépés, amelyről le lehetne mondani
reason-bag-empty = ebből a lapkából már mindet kiosztottuk

error-no-move = ez nem lépés: a csúszást így írjuk: c3-c7, a visszautasított jutalomlépést így: .
