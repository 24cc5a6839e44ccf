# The page's own words. Games bring their own texts over the wire.

# The bar and the page
language = Language
light = Light
dark = Dark
sound-on = Sound on
sound-off = Sound off
notify = Browser notification when it is your turn
to-lobby = To the lobby
close = Close
connection-lost = Connection lost. Reconnecting … no move is lost.
not-connected = No connection to the server right now.
copied = Copied.
yes = Yes
no = No

# The lobby
which-castle = Which castle today?
no-account = { $games } castle games that are out of print. No account: learn one, play a bot, or send a friend a link.
learn = Learn
play = Play
about-minutes = { $minutes } min
menu = Menu
with = with { $who }
nobody-yet = nobody else yet
records = Replays
your-name = Your name
code = Link or code
join = Join
players = { $range } players
from-to = { $from } to { $to }
invite = Invite
your-tables = Your tables
wait-for-you = { $count ->
    [one] one is waiting for you
   *[other] { $count } are waiting for you
 }
no-tables = The tables you play at will appear here.
open-seats = Open seats
no-open-seats = No open seats at the moment.
to-watch = Watch
nothing-to-watch = No public game is in progress.
live = live
look = Open
watch = Watch
sit-down = Sit down
free-seat = free seat
stage-over = finished
stage-abandoned = abandoned
no-clock = no clock
days-a-turn = { $days ->
    [one] one day per turn
   *[other] { $days } days per turn
 }
minutes-each = { $minutes } min each, +{ $increment } s per turn

# Setting up a table
new-table = New table
no-such-game = There is no such game here.
who-plays = Who is playing?
mode-bots = You against bots
mode-bots-means = starts at once
mode-friends = With friends
mode-friends-means = by link, wherever they are
mode-here = At this screen
mode-here-means = pass the device round
against-whom = Against whom?
who-sits-here = Who is playing at this screen?
who-is-coming = Who is coming?
links-follow = You get a link for each seat to send to your friends. They give their names when they sit down.
player-number = Player { $number }
extras = Expansions and variants
start = Start
about-so-long = About { $minutes } minutes.
rules-and-table = Rules and table
hints-allowed = hints allowed
no-hints = no hints
private = private
in-the-lobby = listed in the lobby
strength-figures = Strength in figures
first-time = First time here?
read-rules = Read the rules
first-lesson = Learn it in five minutes
learn-game = Learn { $game }
learn-lead = Play a lesson, or read the rules in our own words. At the table you can look them up at every step, and ask the bot for a hint.
lessons = Lessons
lesson = Lesson
lesson-steps = { $steps } steps
lesson-done = done, { $steps } steps
step-of = { $step } of { $steps }
step-back = Back
show-me = Show me
like-this = Like this
not-quite = Not quite
next = Next
free-game = Play a free game
then-free-game = Then a free game against an easy bot, with prompts and hints.
skip-to-game = Skip to the game
next-lesson = Next: { $lesson }
all-lessons = All lessons
puzzles = Puzzles
puzzle = Puzzle
puzzle-number = Puzzle { $number }
puzzles-solved = { $done } of { $all } solved, from easy to hard
deal-of-the-day = Deal of the day
deal-played = { $count ->
    [one] one has played it
   *[other] { $count } have played it
}
deal-is = { $game } against { $bot }
deal-means = Everybody has the same luck today. How do you compare with others, and with the bots?
deal-done = You have played it: { $scores }
play-deal = Play it
deal-results = The same deal, played by others
go-on = Go on
somebody = Somebody
puzzle-of-the-day = Puzzle of the day
all-puzzles = All puzzles
next-puzzle = Next puzzle
show-solution = Show the solution
try-again = Try again
difficulty = difficulty { $of } of 5
solve-it = Solve it
solved-today = Solved: look again
days-in-a-row = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
 }
puzzle-found = { $tries ->
    [1] Found at once
   *[other] Found on try { $tries }
 }
puzzle-not-it = That is not it
puzzle-solution = The solution
seats = Seats
how-many = Number of players
seat-me = Me
seat-here = Someone else at this screen
seat-friend = A friend with a link
bots = Bots
elo = Elo { $elo }
elo-means = Ratings come from games between the bots with this many players; 0 is random play. A bot rated 200 higher wins about three games in four.
set-up = Set up the table
start-now = Start
clock = Clock
clock-none = None: take all the time you need.
clock-live = One sitting: a number of minutes each, plus some seconds per turn.
clock-correspondence = By correspondence: a number of days per turn.
minutes = Minutes per player
increment = Extra seconds per turn
days = Days per turn
absent = If a player disappears
absent-vote = The others may vote to let a bot take over.
absent-bot = A bot takes over, also when a player's time runs out.
absent-lose = A player who runs out of time loses.
table-is = The table
listed = Listed in the lobby: anyone may join or watch.
aids = Hints from the bot are allowed.

# Waiting for players
waiting-for-players = Waiting for players
send-links = Send these links
begin-with-bots = Start now and fill the empty seats with bots
link-seat = Seat: { $colour }
link-watch = For spectators
copy = Copy
hand-over = Pass the device to { $who }
hand-over-means = What is secret stays hidden until the next player takes it.
i-am = I am { $who }
here = here
came = { $who } is here.
went = { $who } has left.
watchers = { $count ->
    [one] one spectator
   *[other] { $count } spectators
 }

# The table
table = Table
watching = watching
watcher = spectator
you = you
bot = bot
bot-stands-in = played by a bot
stood-in-vote = The others voted for a bot while you were away: it has played for you since move { $ply }. Your seat is still yours.
stood-in-time = Your time ran out: a bot has played for you since move { $ply }. Your seat is still yours.
away = away
resigned = resigned
players-label = Players
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
rank = { $rank ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $rank }th place
 }
days-left = { $days } d { $hours } h
board-of = Board: { $game }
board-keys = Arrow keys move the cursor, Tab jumps to the next space you can choose, Enter chooses, U undoes, Escape clears the choice, plus and minus zoom.
may-pick = can be chosen
view = View
turn-left = Turn left
turn-right = Turn right
closer = Zoom in
farther = Zoom out
whole-board = Whole board
flat = Flat plan (seen from above)
height = height { $height }
row-column = row { $row }, column { $column }
dock = Your turn
your-turn = Your turn
turn-of = { $who } to move
choices = Choices
pace = Others’ turns
pace-normal = Normal
pace-fast = Fast
pace-once = Instant
scoring = Scoring
one-of = { $number } of { $count }
next-scored = Next
by-itself = goes on by itself
hint-chance = Your chance of winning: { $chance }%; with an average move { $usual }%.
hint-of = { $who } would do this
no-back = No, go back
sure-to-resign = Resign this game? You would lose it.
sure-to-end = { $action }? { $loses }
bot-plays-for-you = A bot is playing for you.
actions = Actions
left = What is left
hint = Hint
undo = Undo
do-it = Confirm
gain-now = +{ $gain } now
gain-up-to = up to +{ $gain }
places = { $count ->
    [one] { $count } place
   *[other] { $count } places
 }
in-stock = { $count } left
amount = How many
amount-of = { $now } of { $most }
fewer = One fewer
one-more = One more
why-not = Why not?
rule = Rule { $rule }
rules = Rules
rules-option = Option
log = Log
run-of = { $text } … and { $more } more like it
earlier = Show { $count } earlier
nothing-yet = Nothing has happened yet.
legal-moves = Legal moves
no-moves-now = It is not your turn.
more-moves = { $count } more
chat = Chat
no-chat = No messages yet.
say-something = Write a message
send = Send
beside-board = Side panel
sheet-open = Open the panel
sheet-close = Close the panel
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
propose-take-back = Ask to take back my last move
propose-abandon = Suggest abandoning the game
propose-bot = Suggest a bot in place of { $who }
come-back = Take my seat back from the bot
luck = All random draws of this game were fixed before it began. Fingerprint: { $hash }
luck-proof = With this seed anyone can check every draw: { $seed }
ballot-take-back = { $by } asks to take back a move.
ballot-bot = { $by } suggests a bot in place of { $who }.
ballot-abandon = { $by } suggests abandoning the game.
voices = { $yes } of { $all } agree

# Afterwards
game-over = The game is over
wins = { $who } wins
share-win = { $who } share the win
ended-resigned = By resignation.
ended-time = Time ran out.
ended-abandoned = Abandoned by agreement.
rematch = Rematch
to-rematch = Go to the rematch
replay = Replay
record = Save game
share = Share
looking-at-game = A bot is reviewing the game …
chances = Chance to win
points-by-source = Where the points came from
turned = The game turned in turn { $turn } ({ $who }).
turned-by-chance = The game turned in turn { $turn }, by chance.
where-it-turned = Where it turned
point = Turn { $turn }: { $said }
better = Better: “{ $said }”
point-before = Previous turning point
point-after = Next turning point
try-it = Try it from here
percent = { $change }%
luck-and-play = Luck and play
percent-to-win = chance to win, in %
whole-account = The whole account
look-deeper = Look deeper
balance-start = At the start
balance-luck = Luck
balance-own = Own mistakes
balance-others = Mistakes of others
balance-unseen = Not seen in time
balance-result = Result
luck-and-play-means = Luck is how each draw and roll compares with the average, and what was hidden. Mistakes are turns that a bot clearly improves on, judged by what the player could know.
review-game = Review the game
ask-again = Ask me again
will-ask-again = Kept with your puzzles (Learn).
own-puzzles = From your own games
first = Go to the start
one-back = Back one move
run = Play
pause = Pause
one-forth = Forward one move
last = Go to the end
ply = Move
ply-of = Move { $ply } of { $last }
to-now = Back to the current position
open-record = Open a saved game
record-file = From a file
record-text = Or paste its text
open = Open
bad-link = This link contains no saved game.

# Which key does what
keys = Keyboard shortcuts
keys-replay = Replay
keys-table = At the table
keys-learning = In lessons and puzzles
keys-board = On the board
key-walk = move around the board
key-next = next space you can choose
key-choose = choose
key-turn = rotate the board (in the 3D view)
key-zoom = zoom in, zoom out, whole board
key-board = go to the board
key-moves = go to the list of legal moves
key-undo = one step back
key-forget = clear the choice
key-turn-over = turn the piece in hand
key-show = show the solution
key-go-on = go on
key-again = try again
key-hint = ask the bot
key-help = this help
key-step = one move back or forward
key-ends = go to the start or the end
key-run = play or pause
key-now = back to the current position

# Colours and bots
colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-purple = Purple
colour-black = Black
bot-random = Jester
bot-greedy = Robber Baron
bot-novice = Page
bot-casual = Squire
bot-club = Mason
bot-expert = Castellan
bot-master = Master Builder
bot-random-is = moves at random
bot-random-means = Moves at random. Pay a little attention and you will not lose to it.
bot-greedy-is = grabs what it can
bot-greedy-means = Takes what it can get right now and looks no further.
bot-novice-is = learns with you
bot-novice-means = Plays like a beginner: sees what a move does, but misses a lot.
bot-casual-is = an easy game
bot-casual-means = Beats a beginner most of the time.
bot-club-is = makes you think
bot-club-means = Beats an occasional player most of the time: thinks ahead, and slips now and then.
bot-expert-is = strong
bot-expert-means = A tough opponent for people who know the game well.
bot-master-is = very strong
bot-master-means = The strongest: thinks four seconds a turn and never slips.
