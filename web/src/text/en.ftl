# What the browser client itself says. The games' and the server's sentences come from the server.
labtable = Labtable
skip = Skip to what is asked
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
labelled = { $label }: { $words }
offline = The server cannot be reached. Check your connection.
home-link = Labtable, home
to-home = Back to the home page
stale = A part of this page could not be loaded. The server has been updated, or cannot be reached. Your games are safe there.
stale-reload = Load the page again
lost-title = You cannot see this table.
lost-text =
    No table has that code, or its game has begun and its host does not allow spectators. A code has eight
    characters, such as KT7M-WQ3D. If the code is right, ask the host: spectators can be allowed at any time in
    the menu.
you-watch = You are watching.
opening = Opening the table …
one-moment = One moment …

## At the table
table-code = Table
table-tools = Table
the-table = The table
your-place = Your place
moment-hits-you = Against you
players = Players
prompt = What to do
your-turn = Your turn
since-your-turn = since your last turn
step-back = Step back
step-on = Step forward
to-start = Go to the beginning
to-end = Go to the end
moment = Move
back-to-now = Back to now
looking-back = { $position ->
    [0] You are looking at the start of the game
   *[other] You are looking at move { $position }
}
reconnecting = Reconnecting …
reconnecting-hint = { $seconds ->
    [0] The connection was lost. Your seat is kept.
   *[other] The connection was lost. Your seat is kept; after { $seconds } seconds a bot plays for you until you are back.
}
choose-next = Choose what to do with it.
choose-place = Now press where it goes.
if-done = If you do this:
whether = { $action }?
puzzle-wrong = Wrong: try again.
is-lost = lost
more-may-happen = More may happen.
forecast-rest = Show everything that would happen
then-others = Then another player decides.
then-over = This ends the game.
cannot-be-undone = It cannot be undone.
chance-percent = { $percent } %
catch-up = Skip ahead
take-back = Undo
take-back-long = Undo your last decision, and what the bots did since
so-often = { $what }{ $count ->
    [1] { "" }
   *[other] , { $count } times
}
and-more = and { $count } more
undo = Undo
undo-long = Undo your last move
restart = Restart turn
restart-long = Restart turn: undo everything you did this turn
hint = Hint
hint-long = Hint: what a strong player would do
hint-title = What a Laureate would do
hint-thinking = The Laureate is thinking …
hint-thinking-long = The Laureate is still thinking: the computer is busy. You can close this and ask again later.
hint-waits = { $seconds } seconds so far
hint-choose = Choose this move
hint-chance = to win
hint-score = points at the end
hint-then = and then probably
hint-fair = The coach sees only what you see, and imagines what is hidden many times over.
moves = What you can do
all-moves = { $count ->
    [one] The only choice
   *[other] All { $count } choices
}
moves-alike = Every one of these moves: { $what }
no-moves = There is nothing for you to do right now.
more-news = { $count ->
    [one] One more thing happened: key { $key }.
   *[other] { $count } more things happened: key { $key }.
}
more-in-log = { $count ->
    [one] The log has one more.
   *[other] The log has { $count } more.
}
undo-bots = The bots have moved since. Undo, beside the question or in the menu, takes back their moves too.
undo-nothing = There is nothing that you can undo now.
no-hint = There is no hint here.
game-over = The game is over.
with-key = { $name }, key { $key }
can-do = { $count ->
    [one] You have one possible move.
   *[other] You have { $count } possible moves.
}
online = here
away = away
covered = a bot is filling in
covered-you = A bot is playing for you.
take-back-chair = Take your seat back
away-long = { $name } is away.
cover = Let a bot fill in
rewind-offer = { $name } would like to undo their last turn.
agree = Agree
decline = Decline
pass-on = Pass the screen to { $name }.
pass-on-hint = Everyone else, please look away.
pass-on-go = I am { $name }
bot-name = Bot { $number }
keys = Keyboard shortcuts
key-numbers =
    choose something that you can use, by the number or letter on it: first in your hand, then on the table, then a player,
    then an answer
key-enter = play your choice; if it leaves a question open, go on to its first answer
key-arrows = walk from thing to thing; in a molecule ↓ follows a bond, ← and → try its other bonds, ↑ goes back
key-regions = go to the next part of the table: question, hand, table, players, menu, log; with Shift to the one before
key-tell = hear what matters of all that happened since your turn, what is asked, and the aim
key-next = next step of a lesson; a clue, or the next puzzle
key-escape = clear your choice
key-undo = undo
key-restart = restart your turn
key-catch-up = skip ahead to now, while others move
key-moves = list everything you can do
key-hint = ask for a hint, when you play with bots
key-rules = the rules
key-back = step back in the game
key-forward = step forward
key-ends = go to the beginning, or back to now
key-tab = go on to the next key, or to the hand, the table, the players
key-help = show these shortcuts
keys-letters = Keys of one character
keys-letters-hint =
    Switch them off if they disturb your screen reader or speech input. Tab, F6, the arrows, Enter and Escape always
    work. Then you find this list in the menu of the table, and in the preferences of other pages.
keys-change = Key: { $what }
keys-reset = All keys as they were
keys-reader = With a screen reader
keys-reader-text =
    Use focus mode (NVDA: NVDA + Space, JAWS: Insert + Z) or switch quick navigation off (VoiceOver: ← and → together), so that the
    keys reach the game. After each of your moves you hear what happened and what is asked, and the focus is on what you can do.
    The list of moves answers every question: choose by number or arrow, play with Enter. Every thing says its name, the
    number that chooses it, and whether it is chosen.
copied = Copied.
copy-moment = Copy a link to this position
ask-back = Ask to undo your last turn
second-device = Play on a second device
second-device-hint = Type this code on the home page of the other device before it expires.
team-invite = Invite a team-mate
team-hint = Your team-mate types this code on the home page of another device before it expires. Then you play together.
team-of = team of { $count }
team-name = Team { $name }
decided = { $name } has won already: nobody can catch up.
decided-you = You have won already: nobody can catch up.
end-now = End with this result
play-to-the-end = Play to the end
give-up = Give up
give-up-sure = The game ends now, and you have not won it.
resign = Leave the game for good
resign-sure = A bot will play on in your seat.
delete-table = Delete this table
delete-table-sure = The game, all names and all moves are deleted for everybody at this table.
delete-me = Delete my name and seat
delete-me-sure = Your name is deleted and a bot plays on in your seat.
log-out = Log out of this browser
log-out-sure = The seats that this browser holds are given up. The next person at this computer cannot see your games.
download = Download the game
download-later =
    You can download the game when it is over: its file shows everything that is hidden.
    Until then it is kept for you on the home page.
download-later-stop =
    You can download the game when it is over: its file shows everything that is hidden.
    Until then it is kept for you on the home page.
    If you give up, you can download it at once and play on from the file.

## Preferences
preferences = Preferences
language = Language
theme = Appearance
theme-auto = same as the device
theme-day = day
theme-evening = evening
motion = Animation
motion-auto = same as the device
motion-calm = none
follow = Other players’ moves
follow-slow = slowly
follow-normal = one by one
follow-none = all at once
card-size = Card size
card-size-small = small
card-size-normal = normal
card-size-large = large
pref-sound = Sounds
pref-quick = Always play with one press
pref-plain = Plain backgrounds
pref-shapes = Shapes instead of portraits
volume = Volume

## Rules
the-aim = The aim
a-turn = A turn
legend = What the icons mean
lets-play = Let’s play
aim-is = Aim: { $aim }
rules-search = Search the rules
rules-changed = Components that this server has changed
title-changed = { $title } (changed)
rules-english = The numbered rules are written in English.
rules-numbered = Numbered rules, sentence by sentence
rules-contents = Contents
rules-page = The rules as a page, to print
rules-print = Print
rules-lost = The rules could not be loaded. Close this panel and open it again.
rules-cited = Rules { $numbers }: show the numbered sentences
rules-nothing = No rule matches your search.
all-rules = All the rules
did-you-know = Did you know?
another = Another one

## The waiting room
read-this-out = How friends join
qr = QR code that opens this table
code-hint = They open { $host } and type this code, or scan the picture. Both work as long as the table exists.
code-alone = Only this computer can open this address. To let friends in, start Labtable anew:
alone-options = If you gave it other options, such as --database, give them again.
copy-link = Copy link
projector = Projector
seats = Seats
seats-taken = { $taken } of { $players } taken
your-name = Your name
sit-down = Sit down
sit-here = Sit here
you-host = you, host of this table
you-guest = at this screen
open-seat = Open seat
open-seat-hint = for anyone with the code
add-bot = Add a bot
hot-seat = Hot seat
stand-up = Stand up
remove = Remove
open-chair = Open this seat
bot-level = Level of this bot
waiting-for = { $count ->
    [one] One seat is open.
   *[other] { $count } seats are open.
}
waiting-for-hint = { $host ->
    [yes] If you start now, bots take the open seats.
   *[no] If the host starts now, bots take the open seats.
}
everyone-here = Everyone is here.
everyone-here-hint = { $host ->
    [yes] Start when you like.
   *[no] The host can start the game.
}
start = Start
host-starts = Waiting for the host to start the game.
this-game = This game
time = Time per player
no-limit = no limit
minutes-short = { $count } min
pace = Bots take their time
clock-more = Give everybody { $minutes } more minutes
clock-none = Play on without clocks
spectators = Spectators may watch
by-chance = at random
glance = Rules at a glance

## Bots
level-random = Random
level-random-hint = Plays at random
level-pupil = Pupil
level-pupil-hint = Plays like a ten-year-old: has favourites and overlooks a lot
level-novice = Novice
level-novice-hint = Plays like somebody on their first evening
level-student = Student
level-student-hint = Looks one move ahead and often overlooks something
level-greedy = Assistant
level-greedy-hint = Looks one move ahead and overlooks nothing
level-researcher = Researcher
level-researcher-hint = Plays at once, by what it has learned
level-laureate = Laureate
level-laureate-hint = Thinks ahead before every move
level-adaptive = Adaptive
level-adaptive-hint = Plays to keep the game close
level-own-hint = Brought along by whoever runs this server
is-program = program

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
home-pitch = Five published science board games in your browser.
    Play with friends, with a class of thirty, or against bots that know what they are doing.
home-free = Free. No account, no e-mail: all you need is a seat.
play = Play
play-game = Play { $game }
play-now = Play now
make-table = Make a table
make-table-hint = You get a code, a link and a QR code to share. In the waiting room you see who comes, and start the game.
set-table = Set the table
bots = Bots
join-code = Join with a code
join-hint = 6 characters for a class, 8 for a table, 12 for a card.
open-saved = Open a saved game
open-saved-hint =
    Choose a file that Labtable saved: at the end of a game (“Download the game”), or in the terminal. A finished game is
    shown as it was played; another goes on from where it was left.
open-saved-choose = Choose a file
open-saved-checking = The game is played again, to see that every move follows the rules …
open-saved-decisions = { $count ->
    [one] { $count } decision so far
   *[other] { $count } decisions so far
}
open-saved-seats = Who goes on playing? All people play at this screen.
open-saved-turn = is to decide now
open-saved-me = a person, here
open-saved-cards = A file of a game holds its hidden cards too. So nobody from elsewhere can sit down at this table.
open-saved-go-on = Go on playing
my-tables = Your tables
mine-over = finished: see the result
mine-lesson = lesson
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
marks-hint = Some details of the printed game could not be found out. Each is listed here with its reason.
rulings = { $count } questions of the rules that we had to decide
rulings-hint = Where the rulebook leaves something open, we chose an answer. Here are all of them, with their reasons.
    If you own the box, you can correct them in one file.
source-inferred = inferred
source-reconstructed = reconstructed
marked-inferred = Worked out from the rulebook.
marked-reconstructed = House rule: ours, not the rulebook’s.
marked-owner = From the host’s own file of cards.
way-friends = With friends
way-friends-text = Make a table and read out eight characters. If you have to leave, a bot plays for you until you are back.
way-class = With a class
way-class-text = One code on the board seats thirty pupils at ten tables in a minute. You see every board, help where a
    hand is up, and compare what the tables made of the same cards. No accounts, and nothing to sign.
way-bots = Alone, or against the bots
way-bots-text = Bots see only what a player in their seat would see. After the game you can check every card that was dealt.
foot-rights =
    The games belong to their authors and publishers. Each game’s page names them and says which details were
    reconstructed.
licences-link = Licences of fonts and libraries
foot-privacy = We measure nothing, and nothing leaves this server. One cookie remembers your seats, and old tables are deleted.

## The end
see-table = See the table
rematch = Rematch
go-rematch = To the new table
won = { $names } { $count ->
    [one] wins.
   *[other] share the victory.
}
won-you = You win.
together = Your score together
ranking = Ranking
score-over-time = Score over time
chart-hint = Score after each decision
moments = Key moments
fair = Was the deal fair?
fair-confirmed = It matches: the sealed deal was played.
fair-details = What exactly was checked
fair-numbers = The seal, the key and the numbers
fair-hint = The deal was sealed before the first card. Here you can check it.
fair-later = Other groups may still play the same cards. You will see hands, chart and proof when the teacher ends the round.
seal = Seal, as this browser first received it
secret = Key revealed at the end
own-share = Random number that this browser added
fingerprint = Fingerprint of the deal with its moves
verify = Verify this game
verifying = Dealing and playing the game again …
verified = { $count } decisions played again: the deal has this seal, and the moves lead to this result.
fault-seal = This game could not be confirmed: its seal is not the one that this browser noted before the deal.
fault-hashes = This game could not be confirmed: the key or a random number is not the one that was promised before the deal.
fault-share = This game could not be confirmed: the random number of this browser came too late, or whoever runs the server left it out.
fault-moves = This game could not be confirmed: dealt and played again, it leads elsewhere.
not-verified = This game could not be checked now.
checked-server =
    This browser worked out the hashes. The rules do not run in it here, so the server dealt and played the game again.
checked-here =
    This browser worked out the hashes, and dealt and played the game again by itself, with the rules that this server sent to it.
fair-shares =
    First the server was bound to its key; then { $given ->
        [one] one player’s browser added a random number
       *[other] the browsers of { $given } players each added a random number
    } that nobody had seen.
fair-own = Yours is in it: nobody could choose this deal, not even whoever runs the server together with all other players.
fair-others = None of them is from this browser: nobody could choose this deal, unless all those players helped whoever runs the server.
fair-withheld =
    A random number that was promised did not come from { $names }. Whoever runs the server could, together with them, choose
    between { $deals } deals.
fair-alone =
    No player’s browser added a random number. The deal was fixed before the first card, and nobody changed it; but whoever
    runs the server could have chosen it.
fair-class =
    All tables of the class play one deal, which the server drew. It was fixed before the first card, and nobody changed it;
    but whoever runs the server could have chosen it.
fair-day = This deal follows from the date: it is the same everywhere, nobody chose it, and whoever wants can work it out beforehand.
fair-set = The deal of a lesson or a puzzle is the same for everybody: it stands in a file of the game.
fair-again = This is the deal of the finished game that is tried again: whoever played that one may know it.
not-covered =
    Not covered: the players’ names and the times of their moves. To check the game without this server, save it and run
    “labtable verify FILE --seal … --share … --fingerprint …”.
verified-branch = This game is a second try of another one, from decision { $count } on: it has the same deal, and so the same seal.
verified-redealt = After decision { $count }, what one player could not know was dealt anew.
final-board = The final board
share = Share
hand-keys = Press a number to choose, Enter to play
together-hint = one score for the whole table
ranking-hint = and where the points came from
race-hint = and how far everybody came
by-decision = by decision
moments-hint = choose one to see it
picture = Picture

## Lessons
lessons = Lessons
lessons-hint = Learn by playing: a few minutes each. You can skip every step, leave, and come back.
lesson = Lesson
show-me-how = Show me how
lesson-begin = { $lesson }: show me how { $game } is played
lesson-offer = First time? A short lesson shows you how to play.
lesson-next = Next
lesson-show = Show me
lesson-play-on = Play on from here
lesson-leave = End the lesson and play on
lesson-progress = Step { $step } of { $steps }
lesson-source = Source: { $source }
lesson-reads = The lesson explains something first.
lesson-not-asked = That would be allowed, but not now.

## The album
story = { $name } went ahead for good with move { $at } of { $all }: { $what }
album = Album
album-lead = The people, elements, molecules and discoveries of your games. The album is kept only in this browser; nothing is sent.
album-empty = Your album is empty. Finish a game or a lesson, and what you met there is kept here, in this browser only.
album-start = Open { $game }
album-persons = People you met
album-elements = Elements made
album-molecules = Molecules synthesised
album-years = Years lived through
album-discoveries = Discoveries completed
album-count = { $count } of { $all }
album-new = { $count ->
    [one] New in your album: { $names }
   *[other] { $count } new in your album: { $names }
}
album-forget = Empty the album
album-forget-sure = All that you collected here is deleted.
# Together
stamps = Stamps
preparing = The { $level } is still getting ready ({ $percent } %). Until then it plays like an Assistant. This happens only once.
preparing-short = preparing · { $percent } %
thinking-long = { $name } has been thinking for { $seconds } seconds.
shut-title = You can no longer see this table.
shut-text =
    Its game has begun and the host does not allow spectators, or the host has deleted it. Ask the host:
    spectators can be allowed at any time in the menu.
pref-notify = Tell me when it is my turn

# Choosing
character-of = Character of { $name }
characters = Characters
players-changed = This game is not for { $wished } players; the table is set for { $players }.
partners = Your partners: bots
game-choices = Choices of this game
age-from = from age { $age }

# The coach
coach-ask = Review
coach-review = The coach’s review
coach-back = Back to the table
coach-working = The coach plays every decision again
coach-far = { $percent } % done.
coach-deeper = This is a first picture. The coach goes on looking at what is uncertain, and this page changes as it learns more.
coach-moved = What decided this game
coach-moved-first = What decided this game, at a first look
coach-moved-early = What moved this game
coach-moved-early-first = What moved this game, at a first look
coach-share = { $what }: luck { $luck } %, play { $play } %
coach-said = What was said, and what it proved
coach-chances = Chance of winning
coach-chances-hint = judged by what each player could know
coach-score = Expected score of the team
coach-score-lower = Expected score of the team: fewer is better
coach-score-hint = what the player to move could expect
coach-apart = How much was luck, how much was play
coach-luck = Luck
coach-luck-alone = The coach found no slip or blunder: only luck moved the result.
coach-play = Play
coach-player = Player
coach-start = Start
coach-end = End
coach-lower = Fewer is better: a plus makes the score smaller, a minus larger.
coach-slips = Slips, blunders
coach-counts = { $slips }, { $blunders }
coach-turns = Turning points
coach-no-turns = No single decision and no stroke of luck decided this game.
coach-given-up = { $name } gave up here
coach-given-up-hint =
    The end of the curves is what could still be expected here.
    Giving up is judged neither as a mistake nor as bad luck.
coach-decided = { $name } ended the game here
coach-decided-hint = Nobody could catch up any more, so the result stands as it was.
coach-decision = A decision of { $name }
coach-stroke = Good luck for { $name }
coach-stroke-all = Good luck for everybody
coach-bad-stroke = Bad luck for { $name }
coach-bad-stroke-all = Bad luck for everybody
coach-played = The move of { $name }
coach-better = The move of the coach
coach-rather = Better: { $what }
line-follow = Play the coach’s line on the board
line = The coach’s line
line-start = Move { $move } could have gone another way: { $count ->
    [one] one step
   *[other] { $count } steps
  } of the coach’s line
line-dealt = What { $name } could not know then is dealt anew here.
line-step = { $number } of { $count }: { $what }
line-previous = Previous step
line-next = Next step
line-over = End of the line
line-leave = Back to my game
coach-see = See the board after move { $move }
coach-failures = Slips and blunders
coach-failures-team = Missed, or impossible to know
coach-team-hint =
    Slips and blunders could have been avoided: the player could see enough. In all other cases, only another
    player’s cards showed the better move.
coach-unknown = could not know
coach-elsewhere = Only { $names } could have seen that this was better: { $what }
coach-all = All decisions
coach-show-all = Show all { $count } decisions
coach-show-failures = Show slips and blunders only
coach-best = best
coach-good = good
coach-slip = slip
coach-blunder = blunder
coach-fair =
    Every decision is judged by what its player could know then.
    What that player could not see is dealt again for each try; the coach never looks at it.
coach-again = Try again from here
coach-again-move = A new table goes on after move { $move }. You take the seat that made this decision.
coach-world = What was hidden, and luck
coach-world-same = As they were
coach-world-anew = Dealt anew
coach-world-same-hint = The same things hidden, and the same luck to come. Anybody who saw the first game knows them.
coach-world-anew-hint = What this player could see stays. Everything hidden, and the luck to come, is dealt anew.
coach-rivals = In the other seats
coach-rivals-bots = Bots
coach-rivals-friends = Friends
coach-rivals-bots-hint = The game goes on at once.
coach-rivals-friends-hint = You come to a waiting room with a code to pass on. Bots take the seats that stay empty.
coach-again-play = Play on from here
coach-again-invite = Invite friends
coach-first = The first game
coach-first-same = This is a second try after move { $move }, with the same things hidden.
coach-first-anew = This is a second try after move { $move }. What was hidden was dealt anew.
coach-first-ended = The first game ended like this: { $scores }.
coach-first-compare = Compare both games
coach-first-see = See the first game
coach-compared = A second try after move { $move }. The thin line is the first game.
check = Blunder check
check-hint = The coach asks before a move that costs much
check-title = Are you sure?
check-better = Better
check-fair = The coach knows only what you can know.
check-anyway = Play it anyway
check-show = Show me the better move
check-back = Do not play it
play-on = Play on here
play-on-offer =
    The server cannot be reached. You can play on in this page, from your last decision that the server knows. What you cannot
    see is dealt anew, and from then on nothing proves that the deal was fair.
play-on-starting = Getting the rules ready in this page …
play-on-here = Played in this page
play-on-back = The server is back. It can check what you played here and go on with it.
play-on-bring = Go on at the server
play-on-drop = Forget what was played here
play-on-later = Later
play-on-over =
    You played the end of this game in this page. When the server is back and has taken it over, you can replay, review, save
    and verify it there.
play-on-failed = The game cannot go on in this page. It is kept at the server: your seat is there when the connection is back.
fair-file =
    This game comes from a file, which held all hidden cards: whoever opened it could have read them. All moves follow the
    rules. To compare the seal, use the one that was shown where the game began.
fair-page =
    From decision { $count } on, this game was played in a page that had lost its server. What its player could not know was
    dealt anew there, and the page made the bots’ moves. All moves follow the rules; that nobody chose the cards or the bots’
    moves is proved only up to there.

## Accessibility
access-title = Accessibility
access-lead = How far Labtable follows the Web Content Accessibility Guidelines (WCAG 2.2, levels A and AA), and the test that shows it.
access-untested =
    These tests run in Chromium. Nobody who uses a screen reader, a switch or a magnifier every day has tried Labtable for us
    yet: if you do, your report is worth more than all of them. The keys are listed under Menu, Keyboard shortcuts.
access-criteria = All criteria
access-supports = supports
access-partly = partly
access-does-not = does not
access-not-applicable = does not apply
access-column-criterion = Criterion
access-column-stands = Labtable
access-column-instead = What to do instead
access-column-test = Shown by the test
access-judged = Judged by reading; no test shows it.
