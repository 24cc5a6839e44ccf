# Züge: ihre Art, wo kein Teil sie nennt, und Teile, die keine Orte sind
part-dot = Zug beenden
part-in = Ritter, die einziehen: { $rest }
part-shield = Einen Schild legen
part-bare = Ohne Schild

# Was Spieler haben und wie es am Tisch steht
state-die = Würfel
state-steps = Schritte übrig

# Was an einem Ort ist
fact-needs = { $value } Ritter nötig
piece-knight = Ritter
piece-troop = { $knights } Ritter
piece-garrison = { $knights ->
    [0] keine Besatzung
   *[other] Besatzung: { $knights }
 }
piece-shield = Schild

# Neben dem Brett
clan = { $swords ->
    [one] { $swords } Schwert
   *[other] { $swords } Schwerter
 }, { $supply } Ritter im Vorrat, { $shields ->
    [one] { $shields } Schild
   *[other] { $shields } Schilde
 }

rolled = { $die } gewürfelt
storm = { $castle } stürmen?
some-knights = { $knights } Ritter
defends-shield = { $knights ->
    [0] nur ein Schild
   *[other] { $knights } Ritter und ein Schild
 }
falls-to = { $needs } nötig
falls-to-you = Nötig sind { $needs }, du hast { $knights }.
wins = du siegst
holds = sie hält
odds = In { $wins } von { $cases } Fällen gewinnst du.
not-now = Jetzt nicht
do-storm = Stürmen

# Woher die Punkte kommen
source-took = Eroberte Burgen
source-lost = Verlorene Burgen
source-given = Letzte Burg
