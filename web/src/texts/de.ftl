# Die Worte der Seite selbst. Die Spiele bringen ihre Texte über die Leitung mit.

# Leiste und Seite
language = Sprache
light = Hell
dark = Dunkel
sound-on = Ton an
sound-off = Ton aus
notify = Benachrichtigung, wenn du am Zug bist
to-lobby = Zur Übersicht
close = Schließen
connection-lost = Verbindung unterbrochen. Sie wird neu aufgebaut … kein Zug geht verloren.
not-connected = Zurzeit keine Verbindung zum Server.
copied = Kopiert.
yes = Ja
no = Nein

# Übersicht
which-castle = Welche Burg soll es heute sein?
no-account = { $games } vergriffene Burgenspiele. Ohne Anmeldung: lern eins, spiel gegen einen Bot oder schick einem Freund einen Link.
learn = Lernen
play = Spielen
about-minutes = { $minutes } min
menu = Menü
with = mit { $who }
nobody-yet = noch niemand da
records = Partien
your-name = Dein Name
code = Link oder Code
join = Beitreten
players = { $range } Spieler
from-to = { $from } bis { $to }
invite = Einladen
your-tables = Deine Tische
wait-for-you = { $count ->
    [one] einer wartet auf dich
   *[other] { $count } warten auf dich
 }
no-tables = Hier stehen die Tische, an denen du spielst.
open-seats = Freie Plätze
no-open-seats = Gerade ist kein Platz frei.
to-watch = Zum Zuschauen
nothing-to-watch = Zurzeit läuft keine öffentliche Partie.
live = live
look = Öffnen
watch = Zuschauen
sit-down = Mitspielen
free-seat = freier Platz
stage-over = beendet
stage-abandoned = abgebrochen
no-clock = ohne Uhr
days-a-turn = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
 }
minutes-each = je { $minutes } min, +{ $increment } s pro Zug

# Ein neuer Tisch
new-table = Neuer Tisch
no-such-game = Dieses Spiel gibt es hier nicht.
who-plays = Wer spielt?
mode-bots = Du gegen Bots
mode-bots-means = beginnt sofort
mode-friends = Mit Freunden
mode-friends-means = per Link, egal wo sie sind
mode-here = An diesem Bildschirm
mode-here-means = das Gerät geht reihum
against-whom = Gegen wen?
who-sits-here = Wer sitzt an diesem Bildschirm?
who-is-coming = Wer kommt?
links-follow = Du bekommst für jeden Platz einen Link zum Verschicken. Wer sich setzt, nennt seinen Namen.
player-number = Spieler { $number }
extras = Erweiterungen und Varianten
start = Los
about-so-long = Etwa { $minutes } Minuten.
rules-and-table = Regeln und Tisch
hints-allowed = Tipps erlaubt
no-hints = ohne Tipps
private = privat
in-the-lobby = in der Übersicht
strength-figures = Stärke in Zahlen
first-time = Zum ersten Mal hier?
read-rules = Regeln lesen
first-lesson = In fünf Minuten lernen
learn-game = { $game } lernen
learn-lead = Spiel eine Lektion oder lies die Regeln in unseren eigenen Worten. Am Tisch kannst du sie bei jedem Schritt nachschlagen und den Bot um einen Tipp bitten.
lessons = Lektionen
lesson = Lektion
lesson-steps = { $steps } Schritte
lesson-done = geschafft, { $steps } Schritte
step-of = { $step } von { $steps }
step-back = Zurück
show-me = Zeig es mir
like-this = So geht es
not-quite = Nicht ganz
next = Weiter
free-game = Freie Partie
then-free-game = Danach eine freie Partie gegen einen leichten Bot, mit Hinweisen und Tipps.
skip-to-game = Gleich zur Partie
next-lesson = Weiter: { $lesson }
all-lessons = Alle Lektionen
puzzles = Aufgaben
puzzle = Aufgabe
puzzle-number = Aufgabe { $number }
puzzles-solved = { $done } von { $all } gelöst, von leicht bis schwer
deal-of-the-day = Spiel des Tages
deal-played = { $count ->
    [one] einer hat es gespielt
   *[other] { $count } haben es gespielt
}
deal-is = { $game } gegen { $bot }
deal-means = Heute haben alle dasselbe Glück. Wie schneidest du gegen die anderen und gegen die Bots ab?
deal-done = Du hast es gespielt: { $scores }
play-deal = Spielen
deal-results = So haben es andere gespielt
go-on = Weiterspielen
somebody = Jemand
puzzle-of-the-day = Aufgabe des Tages
all-puzzles = Alle Aufgaben
next-puzzle = Nächste Aufgabe
show-solution = Lösung zeigen
try-again = Noch einmal
difficulty = Schwierigkeit { $of } von 5
solve-it = Lösen
solved-today = Gelöst: noch einmal ansehen
days-in-a-row = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
 }
puzzle-found = { $tries ->
    [1] Sofort gefunden
   *[other] Im { $tries }. Versuch gefunden
 }
puzzle-not-it = Das ist es nicht
puzzle-solution = Die Lösung
seats = Plätze
how-many = Anzahl der Spieler
seat-me = Ich
seat-here = Noch jemand an diesem Bildschirm
seat-friend = Ein Freund mit Link
bots = Bots
elo = Elo { $elo }
elo-means = Die Wertungszahlen stammen aus Partien der Bots gegeneinander mit dieser Spielerzahl; 0 ist zufälliges Spiel. Wer 200 mehr hat, gewinnt etwa drei von vier Partien.
set-up = Tisch aufstellen
start-now = Spiel starten
clock = Uhr
clock-none = Keine: Alle haben so viel Zeit, wie sie wollen.
clock-live = An einem Abend: Jeder hat ein Zeitguthaben und bekommt pro Zug ein paar Sekunden dazu.
clock-correspondence = Als Fernpartie: einige Tage für jeden Zug.
minutes = Minuten pro Spieler
increment = Zusätzliche Sekunden pro Zug
days = Tage pro Zug
absent = Wenn jemand verschwindet
absent-vote = Die anderen können abstimmen, ob ein Bot übernimmt.
absent-bot = Ein Bot übernimmt, auch wenn die Zeit um ist.
absent-lose = Wer die Zeit überschreitet, verliert.
table-is = Der Tisch
listed = In der Übersicht sichtbar: Alle dürfen mitspielen oder zuschauen.
aids = Tipps vom Bot sind erlaubt.

# Warten
waiting-for-players = Warten auf Mitspieler
send-links = Diese Links verschicken
begin-with-bots = Jetzt beginnen und freie Plätze mit Bots besetzen
link-seat = Platz: { $colour }
link-watch = Für Zuschauer
copy = Kopieren
hand-over = Gib das Gerät an { $who } weiter
hand-over-means = Was geheim ist, bleibt verdeckt, bis das Gerät übergeben ist.
i-am = Ich bin { $who }
here = da
came = { $who } ist da.
went = { $who } ist gegangen.
watchers = { $count ->
    [one] ein Zuschauer
   *[other] { $count } Zuschauer
 }

# Der Tisch
table = Tisch
watching = schaut zu
watcher = Zuschauer
you = du
bot = Bot
bot-stands-in = ein Bot spielt
stood-in-vote = Während du weg warst, haben die anderen für einen Bot gestimmt: Er spielt seit Schritt { $ply } für dich. Dein Platz bleibt deiner.
stood-in-time = Deine Zeit war abgelaufen: Seit Schritt { $ply } spielt ein Bot für dich. Dein Platz bleibt deiner.
away = abwesend
resigned = aufgegeben
players-label = Spieler
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
rank = { $rank }. Platz
days-left = { $days } Tg. { $hours } Std.
board-of = Spielplan: { $game }
board-keys = Mit den Pfeiltasten bewegst du dich über den Spielplan, Tab springt zum nächsten wählbaren Feld, Eingabe wählt, U nimmt zurück, Escape verwirft die Auswahl, Plus und Minus zoomen.
may-pick = wählbar
view = Ansicht
turn-left = Nach links drehen
turn-right = Nach rechts drehen
closer = Vergrößern
farther = Verkleinern
whole-board = Ganzer Spielplan
flat = Grundriss von oben
height = Höhe { $height }
row-column = Reihe { $row }, Spalte { $column }
dock = Dein Zug
your-turn = Du bist am Zug
turn-of = { $who } ist am Zug
choices = Auswahl
pace = Züge der anderen
pace-normal = Normal
pace-fast = Schnell
pace-once = Sofort
scoring = Wertung
one-of = { $number } von { $count }
next-scored = Weiter
by-itself = geht von selbst weiter
hint-chance = Deine Gewinnchance: { $chance } %; mit einem durchschnittlichen Zug { $usual } %.
hint-of = Das würde { $who } tun
no-back = Nein, zurück
sure-to-resign = Diese Partie aufgeben? Dann ist sie für dich verloren.
sure-to-end = { $action }? { $loses }
bot-plays-for-you = Ein Bot spielt für dich.
actions = Aktionen
left = Was übrig ist
hint = Tipp
undo = Zurück
do-it = Bestätigen
gain-now = jetzt +{ $gain }
gain-up-to = bis zu +{ $gain }
places = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
 }
in-stock = noch { $count }
amount = Wie viele
amount-of = { $now } von { $most }
fewer = Eins weniger
one-more = Eins mehr
why-not = Warum nicht?
rule = Regel { $rule }
rules = Regeln
rules-option = Option
log = Verlauf
run-of = { $text } … und { $more } weitere
earlier = { $count } frühere zeigen
nothing-yet = Noch ist nichts geschehen.
legal-moves = Erlaubte Züge
no-moves-now = Du bist nicht am Zug.
more-moves = { $count } weitere
chat = Chat
no-chat = Noch keine Nachrichten.
say-something = Nachricht schreiben
send = Senden
beside-board = Seitenleiste
sheet-open = Leiste öffnen
sheet-close = Leiste schließen
tab-log = Verlauf
tab-moves = Züge
tab-rules = Regeln
tab-chat = Chat
tab-text = Text
recap = { $count ->
    [one] Einen Zug zeigen
   *[other] { $count } Züge zeigen
 }
skip = Überspringen
resign = Aufgeben
propose-take-back = Um Rücknahme meines letzten Zuges bitten
propose-abandon = Abbruch vorschlagen
propose-bot = Einen Bot für { $who } vorschlagen
come-back = Meinen Platz vom Bot zurückholen
luck = Alle Zufallsergebnisse dieser Partie standen schon vor Beginn fest. Prüfsumme: { $hash }
luck-proof = Mit diesem Startwert lässt sich jedes Zufallsergebnis nachprüfen: { $seed }
ballot-take-back = { $by } möchte einen Zug zurücknehmen.
ballot-bot = { $by } schlägt einen Bot anstelle von { $who } vor.
ballot-abandon = { $by } schlägt vor, die Partie abzubrechen.
voices = { $yes } von { $all } dafür

# Danach
game-over = Das Spiel ist zu Ende
wins = { $who } gewinnt
share-win = { $who } gewinnen gemeinsam
ended-resigned = Durch Aufgabe.
ended-time = Durch Zeitüberschreitung.
ended-abandoned = Einvernehmlich abgebrochen.
rematch = Revanche
to-rematch = Zur Revanche
replay = Nachspielen
record = Partie speichern
share = Teilen
looking-at-game = Ein Bot analysiert die Partie …
chances = Gewinnchance
points-by-source = Woher die Punkte kommen
turned = Die Wende kam in Zug { $turn } ({ $who }).
turned-by-chance = Die Wende kam in Zug { $turn }, durch Zufall.
where-it-turned = Wo sich das Spiel wendete
point = Zug { $turn }: { $said }
better = Besser: „{ $said }“
point-before = Zur Stelle davor
point-after = Zur nächsten Stelle
try-it = Von hier weiterspielen
percent = { $change } %
luck-and-play = Glück und Spiel
percent-to-win = Gewinnchance in %
whole-account = Die ganze Rechnung
look-deeper = Gründlicher auswerten
balance-start = Zu Beginn
balance-luck = Glück
balance-own = Eigene Fehler
balance-others = Fehler der anderen
balance-unseen = Nicht rechtzeitig gesehen
balance-result = Ergebnis
luck-and-play-means = Glück ist jedes Ziehen und Würfeln gegen seinen Durchschnitt, dazu was verdeckt war. Fehler sind Züge, zu denen ein Bot einen klar besseren findet; es zählt nur, was der Spieler wissen konnte.
review-game = Spiel auswerten
ask-again = Später noch einmal fragen
will-ask-again = Bei deinen Aufgaben aufgehoben (Lernen).
own-puzzles = Aus deinen eigenen Spielen
first = Zum Anfang
one-back = Einen zurück
run = Abspielen
pause = Anhalten
one-forth = Einen vor
last = Zum Ende
ply = Schritt
ply-of = Schritt { $ply } von { $last }
to-now = Zurück zur aktuellen Stellung
open-record = Gespeicherte Partie öffnen
record-file = Aus einer Datei
record-text = Oder als Text einfügen
open = Öffnen
bad-link = Dieser Link enthält keine Partie.

# Welche Taste was tut
keys = Tastenkürzel
keys-replay = Beim Nachspielen
keys-table = Am Tisch
keys-learning = In Lektionen und Aufgaben
keys-board = Auf dem Spielplan
key-walk = über den Spielplan bewegen
key-next = zum nächsten wählbaren Feld
key-choose = wählen
key-turn = Spielplan drehen (bei räumlicher Ansicht)
key-zoom = vergrößern, verkleinern, ganzer Spielplan
key-board = zum Spielplan
key-moves = zur Liste der erlaubten Züge
key-undo = einen Schritt zurück
key-forget = Auswahl verwerfen
key-turn-over = das Teil in der Hand drehen
key-show = die Lösung zeigen
key-go-on = weiter
key-again = noch einmal
key-hint = den Bot fragen
key-help = diese Hilfe
key-step = einen Schritt zurück, einen vor
key-ends = zum Anfang, zum Ende
key-run = abspielen und anhalten
key-now = zurück zur aktuellen Stellung

# Farben und Bots
colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-purple = Lila
colour-black = Schwarz
bot-random = Narr
bot-greedy = Raubritter
bot-novice = Page
bot-casual = Knappe
bot-club = Maurer
bot-expert = Burgvogt
bot-master = Baumeister
bot-random-is = zieht aufs Geratewohl
bot-random-means = Zieht aufs Geratewohl. Wer ein bisschen aufpasst, verliert nicht gegen ihn.
bot-greedy-is = nimmt, was da ist
bot-greedy-means = Nimmt, was gerade zu haben ist, und denkt nicht voraus.
bot-novice-is = lernt mit dir
bot-novice-means = Spielt wie ein Anfänger: sieht, was ein Zug bewirkt, und übersieht manches.
bot-casual-is = eine leichte Partie
bot-casual-means = Schlägt Anfänger meistens.
bot-club-is = fordert dich
bot-club-means = Schlägt Gelegenheitsspieler meistens: denkt voraus und greift ab und zu daneben.
bot-expert-is = stark
bot-expert-means = Ein harter Gegner für alle, die das Spiel gut kennen.
bot-master-is = sehr stark
bot-master-means = Der Stärkste: denkt vier Sekunden je Zug nach und greift nie daneben.
