# Mit kell tenni.
wait-draw = Most húzunk egy lapkát.
ask-place = { $second ->
    [second] Az építőmester második lapkát hoz
   *[first] Rakd le ezt a lapkát
 }: { $places } helyre illik.
wait-place = { $player } lerak egy lapkát…
ask-act = Tegyél rá alattvalót (maradt { $small }){ $towers ->
    [towers] , építs tornyot
   *[none] {""}
 }, vagy menj tovább.
wait-act = { $player } akciót választ…
ask-capture = A torony { $height } magas: ejts foglyul egy alattvalót egyenes vonalban, legfeljebb { $height } lapkányira, vagy egyet se.
wait-capture = { $player } foglyot keres…
ask-exchange = Fogolycsere: melyik alattvalód térjen haza?
wait-exchange = { $player } foglyot cserél…
ask-flight = Repül a sárkány: { $step }. lépés (összesen { $most }).
wait-flight = { $player } irányítja a sárkányt: { $step }. lépés (összesen { $most })…
wait-over = A játéknak vége.

left-followers = Alattvaló
left-pieces = Toronyelem

action-place = Lerakás
action-knight = Lovag
action-thief = Útonálló
action-farmer = Paraszt
action-monk = Szerzetes
action-big = Nagy alattvaló
action-builder = Építőmester
action-pig = Disznó
action-tower = Torony
action-top = Toronyra
action-fairy = Tündér
action-princess = Hercegnő
action-ransom = Váltságdíj ({ $cost } pont)
action-pass = Tovább
action-capture = Foglyul ejtés
action-spare = Békén hagyom őket
action-exchange = Csere
action-dragon = Repülés
pick-place = Válassz helyet, aztán forgasd a lapkát, amíg illik.
pick-knight = Válaszd ki a lovag városát.
pick-thief = Válaszd ki az útonálló útját.
pick-farmer = Válaszd ki a paraszt rétjét; a végéig ott marad.
pick-monk = Válaszd ki a szerzetes kolostorát.
pick-big = Válaszd ki a nagy alattvaló helyét: kettőnek számít.
pick-builder = Válaszd ki az építőmester útját vagy városát.
pick-pig = Válaszd ki a disznó rétjét.
pick-tower = Válassz toronyalapot vagy nyitott tornyot.
pick-top = Válaszd ki a tornyot, amelyet az alattvalód befejez.
pick-fairy = Válaszd ki, melyik alattvalódhoz jöjjön a tündér.
pick-princess = Válaszd ki, melyik lovagot küldi haza a hercegnő.
pick-ransom = Válaszd ki, kit váltasz ki { $cost } pontért.
pick-capture = Válaszd ki a foglyot.
pick-exchange = Válaszd ki, ki tér haza.
pick-dragon = Válaszd ki, merre repül a sárkány.

# Mit hoz egy művelet.
note-so-far = { $worth ->
    [0] még semmi
   *[other] eddig { $worth }
 }

# Miért nem lehetséges most.
short-taken = már foglalt
short-none-at-home = nincs több
short-no-piece = nincs több toronyelem
short-no-foundation = még nincs toronyalap
short-tower-finished = minden torony kész
short-bare-foundation = még nincs torony
short-dragon-stands = a lapkán a sárkány áll
short-builder-where = csak útra vagy városba
short-builder-alone = kell mellé saját alattvaló
short-builder-late = már kész
short-pig-where = csak rétre
short-pig-alone = kell mellé saját paraszt
short-no-follower = nincs ott alattvalód
short-nobody-there = nincs ott alattvalód
short-fairy-there = már ott van
short-no-knight = nincs lovag a városában
short-not-jailed = nincs kit kiváltani
short-ransomed = körönként egy váltságdíj
short-too-poor = { $price } pont kell
short-completed = már kész

# Lépések.
the-offset = { $offset ->
    [0] {""}
    [1] {" "}({ $across } lapkával { $acrossway } a kezdőlapkától)
    [2] {" "}({ $down } lapkával { $downway } a kezdőlapkától)
    [3] {" "}({ $across } lapkával { $acrossway } és { $down } lapkával { $downway } a kezdőlapkától)
   *[4] {" "}(a kezdőlapkán)
 }
so-far = { $points ->
    [0] {""}
   *[other] , jelenleg { $points } pontot ér
 }
the-role = { $stands ->
    [a-city] lovagot
    [a-road] útonállót
    [a-field] parasztot
    [a-monastery] szerzetest
   *[a-tower] alattvalót
 }
    .poss = { $stands ->
        [a-city] lovagját
        [a-road] útonállóját
        [a-field] parasztját
        [a-monastery] szerzetesét
       *[a-tower] tornyon álló alattvalóját
     }
    .your = { $stands ->
        [a-city] lovagodat
        [a-road] útonállódat
        [a-field] parasztodat
        [a-monastery] szerzetesedet
       *[a-tower] tornyon álló alattvalódat
     }
    .to = { $stands ->
        [a-city] a lovagodhoz
        [a-road] az útonállódhoz
        [a-field] a parasztodhoz
        [a-monastery] a szerzetesedhez
       *[a-tower] a tornyon álló alattvalódhoz
     }
the-land = { $stands ->
    [a-city] városba
    [a-road] útra
    [a-field] rétre
   *[a-monastery] kolostorba
 }
on-tile = { $within ->
    [0] {""}
   *[other] {" "}(a lapkán { $within })
 }
some-land = { $tiles ->
    [0] {""}
   *[other] , { $tiles } lapkás területen
 }
say-place = Rakd le a lapkát { $side }{ the-offset }, { $turn ->
    [0] elforgatás nélkül
    [1] negyedfordulattal jobbra
    [2] félfordulattal
   *[3] negyedfordulattal balra
 }: { $joins ->
    [a-city] egy { $tiles } lapkás városhoz csatlakozik
    [a-road] egy { $tiles } lapkás úthoz csatlakozik
   *[a-field] csak rétekhez csatlakozik
 }.
say-follower = Tegyél egy { the-role } { $within-the } { the-land }{ $figure-note }: { some-tiles }{ so-far }.
say-portal = A varázskapun át tegyél egy { the-role } { $side-the } { the-land }{ the-offset }{ on-tile }{ $figure-note }: { some-tiles }{ so-far }.
say-builder = Tedd az építőmestert { $within-the } { the-land }.
say-pig = Tedd a disznót { $within-the } { the-land }.
say-tower = { $height ->
    [1] Kezdj új tornyot { $side }{ the-offset }: 1 magas.
   *[other] Építsd magasabbra { $side-the } tornyot{ the-offset }: { $height } magas.
 }
say-top = Tegyél alattvalót{ $figure-note } { $side-the } toronyra{ the-offset }, amely { $height } magas: a torony kész.
say-fairy = Hívd a tündért { the-role.to }{ $figure-note }, { $side }{ the-offset }{ on-tile }{ some-land }.
say-fairy-tile = Hívd a tündért egy lapkára { $side }{ the-offset }.
say-princess = { $whose ->
    [own] Küldd haza a saját lovagodat
   *[theirs] Küldd haza { $owner } egyik lovagját
 }{ $figure-note }, { $side }{ the-offset }{ on-tile }{ some-land }.
say-capture = { $whose ->
    [own] Hívd haza a saját { the-role.your }
   *[theirs] Ejtsd foglyul { $owner } { the-role.poss }
 }{ $figure-note }, { $side }{ the-offset }{ on-tile }{ some-land }.
say-exchange = Vedd vissza { $figure-your } { $other } fogságából.
say-ransom = Váltsd ki { $figure-your } { $other } fogságából: { some-points }.
say-dragon = Repülj { $way }{ $eaten ->
    [0] {""}
   *[other] : a sárkány megeszik { $eaten } figurát
 }.
say-pass = Ne tegyél mást, menj tovább.
say-spare = Hagyd őket békén.
