# The page's own words. Games bring their own texts over the wire.

# The bar and the page
language = Language
light = Light
dark = Dark
sound-on = Sound on
sound-off = Sound off
notify = Notices from the browser on your turn
to-lobby = To the lobby
close = Close
connection-lost = The connection is lost. Trying again; nothing you played is gone.
not-connected = There is no connection to the server at the moment.
copied = Copied.
yes = Yes
no = No

# The lobby
which-castle = Which castle today?
no-account = No account. Send a link to a friend, or sit down with a bot.
records = Records
your-name = Your name
code = Link or code
join = Join
players = { $range } players
from-to = { $from } to { $to }
play-bots = Play bots
invite = Invite
your-tables = Your tables
wait-for-you = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
 }
no-tables = Tables you play at will be listed here.
open-seats = Open seats
no-open-seats = No open seats at the moment.
to-watch = To watch
nothing-to-watch = No public game is being played.
live = live
look = Look
watch = Watch
sit-down = Sit down
free-seat = free seat
is-thinking = { $who } is thinking
stage-over = finished
stage-abandoned = abandoned
no-clock = no clock
days-a-turn = { $days ->
    [one] one day a turn
   *[other] { $days } days a turn
 }
minutes-each = { $minutes } min each, +{ $increment } s

# Setting up a table
new-table = New table
no-such-game = There is no such game here.
seats = Seats
how-many = How many play
seat-me = Me
seat-here = Somebody else at this screen
seat-friend = A friend with a link
bots = Bots
a-bot = Bot: { $level }
elo = Elo { $elo }
elo-means = Elo was measured in games of the bots against each other, with this many players; 0 is their mean. 200 more win about three games of four.
set-up = Set up the table
start-now = Start
clock = Clock
clock-none = None: everybody takes their time.
clock-live = For one sitting: so many minutes each, and some seconds for every turn.
clock-correspondence = By correspondence: so many days for every turn.
minutes = Minutes each
increment = Seconds a turn
days = Days a turn
absent = If somebody vanishes
absent-vote = The others may vote a bot in.
absent-bot = A bot takes over, also when the time is up.
absent-lose = Whoever runs out of time loses.
table-is = The table
listed = Listed in the lobby: anybody may sit down or watch.
aids = Aids allowed: hints from the bot.

# Waiting for players
waiting-for-players = Waiting for players
send-links = Send these links
begin-with-bots = Begin now, bots on the free seats
link-seat = Seat: { $colour }
link-watch = To watch
copy = Copy

# The table
table = Table
watching = watching
watcher = watcher
you = you
bot = bot
bot-stands-in = a bot stands in
away = away
resigned = resigned
players-label = Players
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
rank = Place { $rank }
days-left = { $days } d { $hours } h
board-of = Board: { $game }
board-keys = Arrow keys walk over the board, Tab goes to the next place you can choose, Enter chooses, U takes back, Escape forgets the choice, plus and minus zoom.
may-pick = can be chosen
view = View
turn-left = Turn left
turn-right = Turn right
closer = Closer
farther = Farther
whole-board = Whole board
flat = Plan, seen straight down
height = height { $height }
worth = worth { $points }
dock = Your turn
your-turn = Your turn
turn-of = { $who } to play
playing = Playing…
picked = Chosen: { $picked }
kinds = Kinds of moves
kind-move = Move
choices = Choices
plan = Plan
plan-hint = Try the whole turn first, then play it
next-step = next step
back-to-step = Back to before this step
ends-in-reveal = Something is revealed here: the plan ends.
hint = Hint
hint-hint = Ask the bot
hinted = { $bot } would play { $move }.
undo = Undo
start-over = Start the turn over
do-it = Do it
commit = Play the plan
why-not = Why not { $place }?
rule = Rule { $rule }
rules = Rules
log = Log
run-of = { $text } … and { $more } more
earlier = { $count } earlier
nothing-yet = Nothing has happened yet.
legal-moves = Legal moves
no-moves-now = It is not your turn.
more-moves = { $count } more
chat = Chat
no-chat = Nobody has said anything yet.
say-something = Say something
send = Send
beside-board = Beside the board
sheet-open = Open the sheet
sheet-close = Close the sheet
tab-log = Log
tab-moves = Moves
tab-rules = Rules
tab-chat = Chat
tab-text = Text
recap = { $count ->
    [one] Replay one move
   *[other] Replay { $count } moves
 }
skip = Skip
resign = Resign
propose-take-back = Ask to take my last move back
propose-abandon = Ask to abandon the game
propose-bot = Ask for a bot for { $who }
come-back = Take my seat back from the bot
luck = The luck of this game is fixed. Fingerprint: { $hash }
luck-proof = The seed that proves the luck: { $seed }
ballot-take-back = { $by } asks to take a move back.
ballot-bot = { $by } asks for a bot in the place of { $who }.
ballot-abandon = { $by } asks to abandon the game.
voices = { $yes } of { $all } agree

# Afterwards
game-over = The game is over
wins = { $who } wins
share-win = { $who } share the win
ended-resigned = By resignation.
ended-time = On time.
ended-abandoned = Abandoned by agreement.
rematch = Rematch
to-rematch = To the rematch
replay = Replay
record = Record
share = Share
looking-at-game = A bot is looking at the game…
chances = Chance to win, move by move
points-by-source = Points by source
mistakes = The biggest mistakes
mistake = { $who } played { $move }; { $better } was better.
percent-less = −{ $loss } %
first = To the beginning
one-back = One back
run = Run
pause = Pause
one-forth = One forth
last = To the end
ply = Move
ply-of = move { $ply } of { $last }
to-now = Back to now
open-record = Open a record
record-file = A file
record-text = Or its text
open = Open
bad-link = This link carries no record.

# Which key does what
keys = Keys
keys-replay = Looking back
keys-table = At the table
keys-board = On the board
key-walk = walk over the board
key-next = to the next place you can choose
key-choose = choose
key-turn = turn the board, where it stands in depth
key-zoom = closer, farther, whole board
key-board = to the board
key-moves = to the list of legal moves
key-undo = one step back
key-forget = forget the choice
key-plan = plan the turn first
key-hint = ask the bot
key-commit = play the plan
key-help = this help
key-step = one move back, one forth
key-ends = to the beginning, to the end
key-run = run and pause
key-now = back to now

# Colours and bots
colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-purple = Purple
colour-black = Black
bot-random = Dice
bot-greedy = Grabber
bot-novice = Page
bot-casual = Squire
bot-club = Mason
bot-expert = Castellan
bot-master = Master builder
