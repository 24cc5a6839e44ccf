# Die Worte der Seite selbst. Die Spiele bringen ihre Texte über die Leitung mit.

# Leiste und Seite
language = Sprache
light = Hell
dark = Dunkel
sound-on = Ton an
sound-off = Ton aus
notify = Hinweis des Browsers, wenn du am Zug bist
to-lobby = Zur Übersicht
close = Schließen
connection-lost = Die Verbindung ist weg. Neuer Versuch; nichts Gespieltes ist verloren.
not-connected = Gerade besteht keine Verbindung zum Server.
copied = Kopiert.
yes = Ja
no = Nein

# Übersicht
which-castle = Welche Burg heute?
no-account = Ohne Konto. Schick einen Link, oder setz dich zu einem Bot.
records = Aufzeichnungen
your-name = Dein Name
code = Link oder Code
join = Beitreten
players = { $range } Spieler
from-to = { $from } bis { $to }
play-bots = Gegen Bots
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
nothing-to-watch = Gerade läuft kein öffentliches Spiel.
live = live
look = Ansehen
watch = Zusehen
sit-down = Platz nehmen
free-seat = freier Platz
is-thinking = { $who } überlegt
stage-over = beendet
stage-abandoned = abgebrochen
no-clock = ohne Uhr
days-a-turn = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
 }
minutes-each = je { $minutes } min, +{ $increment } s

# Ein neuer Tisch
new-table = Neuer Tisch
no-such-game = Dieses Spiel gibt es hier nicht.
seats = Plätze
how-many = Wie viele spielen
seat-me = Ich
seat-here = Noch jemand an diesem Bildschirm
seat-friend = Ein Freund mit Link
bots = Bots
a-bot = Bot: { $level }
elo = Elo { $elo }
elo-means = Elo wurde in Partien der Bots gegeneinander gemessen, mit so vielen Spielern; 0 ist ihr Mittel. Wer 200 mehr hat, gewinnt etwa drei von vier Partien.
set-up = Tisch aufstellen
start-now = Los
clock = Uhr
clock-none = Keine: alle nehmen sich Zeit.
clock-live = Für eine Sitzung: so viele Minuten für jeden, und ein paar Sekunden je Zug.
clock-correspondence = Als Fernspiel: so viele Tage für jeden Zug.
minutes = Minuten für jeden
increment = Sekunden je Zug
days = Tage je Zug
absent = Wenn jemand verschwindet
absent-vote = Die anderen können einen Bot wählen.
absent-bot = Ein Bot übernimmt, auch wenn die Zeit um ist.
absent-lose = Wessen Zeit um ist, der verliert.
table-is = Der Tisch
listed = Steht in der Übersicht: jeder darf mitspielen oder zusehen.
aids = Hilfen erlaubt: Tipps vom Bot.

# Warten
waiting-for-players = Warten auf Mitspieler
send-links = Diese Links verschicken
begin-with-bots = Jetzt beginnen, Bots auf den freien Plätzen
link-seat = Platz: { $colour }
link-watch = Zum Zuschauen
copy = Kopieren

# Der Tisch
table = Tisch
watching = Zuschauer
watcher = Zuschauer
you = du
bot = Bot
bot-stands-in = ein Bot vertritt
away = weg
resigned = aufgegeben
players-label = Spieler
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
rank = Platz { $rank }
days-left = { $days } T { $hours } Std
board-of = Spielplan: { $game }
board-keys = Pfeiltasten gehen über den Plan, Tab zum nächsten wählbaren Ort, Eingabe wählt, U nimmt zurück, Escape vergisst die Wahl, Plus und Minus vergrößern.
may-pick = wählbar
view = Ansicht
turn-left = Nach links drehen
turn-right = Nach rechts drehen
closer = Näher
farther = Weiter weg
whole-board = Ganzer Plan
flat = Plan, von oben gesehen
height = Höhe { $height }
worth = { $points } wert
dock = Dein Zug
your-turn = Du bist am Zug
turn-of = { $who } ist am Zug
playing = Wird gespielt …
picked = Gewählt: { $picked }
kinds = Arten von Zügen
kind-move = Zug
choices = Auswahl
plan = Planen
plan-hint = Erst den ganzen Zug probieren, dann spielen
next-step = nächster Schritt
back-to-step = Zurück vor diesen Schritt
ends-in-reveal = Hier wird etwas aufgedeckt: der Plan endet.
hint = Tipp
hint-hint = Den Bot fragen
hinted = { $bot } würde { $move } spielen.
undo = Zurück
start-over = Den Zug von vorn
do-it = Ausführen
commit = Plan spielen
why-not = Warum nicht { $place }?
rule = Regel { $rule }
rules = Regeln
log = Verlauf
run-of = { $text } … und { $more } weitere
earlier = { $count } frühere
nothing-yet = Noch ist nichts geschehen.
legal-moves = Erlaubte Züge
no-moves-now = Du bist nicht am Zug.
more-moves = { $count } weitere
chat = Gespräch
no-chat = Noch hat niemand etwas gesagt.
say-something = Etwas sagen
send = Senden
beside-board = Neben dem Plan
sheet-open = Blatt öffnen
sheet-close = Blatt schließen
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
propose-take-back = Bitten, meinen letzten Zug zurückzunehmen
propose-abandon = Abbruch vorschlagen
propose-bot = Einen Bot für { $who } vorschlagen
come-back = Meinen Platz vom Bot zurücknehmen
luck = Das Glück dieses Spiels steht fest. Fingerabdruck: { $hash }
luck-proof = Der Startwert, der das Glück beweist: { $seed }
ballot-take-back = { $by } bittet, einen Zug zurückzunehmen.
ballot-bot = { $by } schlägt einen Bot anstelle von { $who } vor.
ballot-abandon = { $by } schlägt vor, das Spiel abzubrechen.
voices = { $yes } von { $all } sind dafür

# Danach
game-over = Das Spiel ist aus
wins = { $who } gewinnt
share-win = { $who } gewinnen gemeinsam
ended-resigned = Durch Aufgabe.
ended-time = Auf Zeit.
ended-abandoned = Einvernehmlich abgebrochen.
rematch = Revanche
to-rematch = Zur Revanche
replay = Nachspielen
record = Aufzeichnung
share = Teilen
looking-at-game = Ein Bot sieht sich das Spiel an …
chances = Gewinnaussicht, Zug für Zug
points-by-source = Woher die Punkte kommen
mistakes = Die größten Fehler
mistake = { $who } spielte { $move }; besser war { $better }.
percent-less = −{ $loss } %
first = Zum Anfang
one-back = Einen zurück
run = Abspielen
pause = Anhalten
one-forth = Einen vor
last = Zum Ende
ply = Zug
ply-of = Zug { $ply } von { $last }
to-now = Zurück ins Jetzt
open-record = Eine Aufzeichnung öffnen
record-file = Eine Datei
record-text = Oder ihr Text
open = Öffnen
bad-link = Dieser Link enthält keine Aufzeichnung.

# Welche Taste was tut
keys = Tasten
keys-replay = Rückschau
keys-table = Am Tisch
keys-board = Auf dem Brett
key-walk = über das Brett gehen
key-next = zum nächsten wählbaren Feld
key-choose = wählen
key-turn = das Brett drehen, wo es räumlich steht
key-zoom = näher, weiter weg, ganzes Brett
key-board = zum Brett
key-moves = zur Liste der erlaubten Züge
key-undo = einen Schritt zurück
key-forget = die Auswahl vergessen
key-plan = den Zug erst planen
key-hint = den Bot fragen
key-commit = den Plan spielen
key-help = diese Hilfe
key-step = einen Zug zurück, einen vor
key-ends = zum Anfang, zum Ende
key-run = abspielen und anhalten
key-now = zurück zum Jetzt

# Farben und Bots
colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-purple = Lila
colour-black = Schwarz
bot-random = Würfel
bot-greedy = Raffer
bot-novice = Page
bot-casual = Knappe
bot-club = Maurer
bot-expert = Burgvogt
bot-master = Baumeister
