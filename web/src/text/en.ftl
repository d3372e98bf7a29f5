# What the browser client itself says. The games' and the server's sentences come from the server.
labtable = Labtable
skip = Skip to the table
close = Close
cancel = Cancel
yes = yes
no = no
you = you
guest = Guest
menu = Menu
rules = Rules
log = Log
tip = About this
sound = Sound
rule = (rule { $number })
offline = The server cannot be reached.
home-link = Labtable, home
to-home = To the home page
lost-title = Nobody sits here.
lost-text = There is no table with that code, or it is not for you to see. Codes have eight characters, such as KT7M-WQ3D.
opening = The table is being set …

## At the table
table-code = Table
table-tools = Table
the-table = The table
your-place = Your place
players = Players
prompt = What is asked
your-turn = Your turn
since-your-turn = your last turn
step-back = One step back
step-on = One step on
to-start = To the beginning
to-end = To the end
moment = Moment
back-to-now = Back to now
looking-back = You look back: moment { $position }
reconnecting = Reconnecting …
reconnecting-hint = Your seat is kept. The table shows what you last saw.
choose-next = Now choose what goes with it.
undo = Undo
undo-long = Undo: take back your last move
restart = Restart turn
restart-long = Restart turn: take back what you did this turn
hint = Hint
hint-long = Hint: what a strong player would do
hint-title = What a Laureate would do
hint-thinking = The Laureate thinks it over …
hint-chance = to win
hint-score = points in the end
hint-then = and then, probably
hint-visits = Thought of { $count } times
hint-fair = It knows only what you may know: hidden cards are guessed.
moves = What you can do
all-moves = { $count ->
    [one] One move
   *[other] { $count } moves
}
no-moves = Nothing is asked of you now.
can-do = { $count ->
    [one] You have one possible move.
   *[other] You have { $count } possible moves.
}
online = here
away = away
covered = a bot plays meanwhile
covered-you = A bot keeps your chair warm.
take-back-chair = Sit down again
away-long = { $name } is away.
cover = Let a bot play
rewind-offer = { $name } would like to go back and decide again.
agree = Agree
decline = Decline
pass-on = Pass the screen to { $name }.
pass-on-hint = Nobody else looks now.
pass-on-go = I am { $name }
bot-name = Bot { $number }
keys = Keys
key-numbers = choose what is lit: first the hand, then the table
key-enter = play what is chosen
key-escape = choose again
key-undo = undo
key-restart = restart your turn
key-moves = list everything you can do
key-hint = a hint, where you play with bots
key-rules = the rules
key-history = one step back, one step on
key-ends = the beginning, and now
key-tab = from thing to thing; each says what it can do, or why not
key-help = these keys
copied = Copied.
copy-moment = Copy a link to this moment
ask-back = Ask to take back your last turn
second-device = Play on a second device
second-device-hint = Type this on the home page of the other device, within its time.
resign = Leave the game for good
resign-sure = A bot will play on in your chair.
download = Download the game

## Preferences
preferences = Preferences
language = Language
theme = Light
theme-auto = as the device
theme-day = day
theme-evening = evening
motion = Movement
motion-auto = as the device
motion-calm = none
card-size = Cards
card-size-small = small
card-size-normal = normal
card-size-large = large
pref-sound = Sounds
pref-quick = Play with one press
pref-plain = Plain surfaces
pref-shapes = Shapes instead of portraits
volume = Volume

## Rules
rules-search = Search the rules
rules-english = The numbered rules are written in English.
rules-nothing = No rule says that.
all-rules = All the rules
did-you-know = Did you know?
another = Another one

## The waiting room
read-this-out = Read this out
qr = QR code that opens this table
code-hint = Or type it on the home page. The code lives as long as the table does.
copy-link = Copy link
projector = Projector
seats = Seats
seats-taken = { $taken } of { $players } taken
your-name = Your name
sit-down = Sit down
sit-here = Sit here
you-host = you, host of this table
open-seat = Open seat
open-seat-hint = for anyone with the code
add-bot = Add a bot
hot-seat = Hot seat
stand-up = Stand up
remove = Remove
open-chair = Open this chair
bot-level = How well it plays
warming = The game is warming up
warming-hint = { $done } of { $total }: rules are being prepared, once. Take a seat meanwhile.
waiting-for = { $count ->
    [one] One seat is open.
   *[other] { $count } seats are open.
}
waiting-for-hint = Start now, and bots take what is open.
everyone-here = Everyone is here.
everyone-here-hint = The host may start.
start = Start
host-starts = The host starts the game.
this-game = This game
time = Time for each
no-limit = no limit
minutes-short = { $count } min
pace = Bots take their time
spectators = Visitors may watch
by-chance = by chance
glance = Rules at a glance

## Bots
level-random = Coin
level-random-hint = bot, plays whatever comes
level-greedy = Assistant
level-greedy-hint = bot, takes the best it sees
level-student = Student
level-student-hint = bot, looks one move ahead
level-researcher = Researcher
level-researcher-hint = bot, thinks ahead
level-laureate = Laureate
level-laureate-hint = bot, thinks far ahead

## The end
replay = Replay
pause = Pause
result = The result

## The home page
site = Site
games = Games
home-title = Pull up
    a stool.
home-pitch-short = science board games, played together
home-pitch = Five published science board games, complete, in your browser. Play with friends, with a class of thirty, or with bots that know what they are doing.
home-free = Free. No account, no e-mail: a seat is all you need.
play = Play
play-game = Play { $game }
play-now = Play now
play-now-hint = Bots take the other seats. You can begin at once.
make-table = Make a table
make-table-hint = You get a code, a link and a QR picture; friends sit down wherever they are. Options are chosen in the waiting room.
set-table = Set the table
bots = Bots
join-code = Join with a code
join-hint = Someone at the table reads it to you.
my-tables = Your tables
mine-over = over: see how it went
mine-lobby = waiting for players
mine-your-turn = your turn
mine-waiting = another player’s turn
length = Length
minutes = { $range } min
designers = Designed by
publisher = Published by
edition = Rulebook used
age = Age
marks = What the rulebook does not say
marks-hint = Some details of the printed game could not be known. They are marked here, each with its reason; an owner of the box can correct them in one file.
source-inferred = inferred
source-reconstructed = reconstructed
way-friends = With friends
way-friends-text = Make a table, read out eight characters. Leave when the bus comes: a bot keeps your chair warm until you are back.
way-class = With a class
way-class-text = One code on the board, seats filled in a minute, friendly names to choose from, no account and nothing to sign.
way-bots = Alone, or against the bots
way-bots-text = They see only what a player in their seat would see. After the game, every dealt card can be checked.
foot-rights = The games belong to their authors and publishers; each game’s page names them and says which details were reconstructed.
foot-privacy = Nothing is measured, nothing leaves this server: one cookie holds your seats, and tables are deleted when they are old.

## The end
see-table = See the table
rematch = Rematch
go-rematch = To the new table
won = { $names } { $count ->
    [one] wins.
   *[other] share the victory.
}
won-you = You win.
together = Points together
ranking = Ranking
score-over-time = Score over time
chart-hint = Score after each decision
moments = Moments
fair = The deal was fair
fair-hint = Sealed before the first card.
seal = Seal shown at the start
secret = Key opened at the end
verify = Verify this game
verifying = The game is dealt and played again …
verified = { $count } decisions played again: everything agrees.
not-verified = This game could not be confirmed.
share = Share
hand-keys = Press a number to choose, Enter to play
together-hint = for all of you
ranking-hint = and where the points came from
by-decision = by decision
moments-hint = press one to see it
picture = Picture
