# The words of the terminal around the board.
title = { $game }, { $players } players
commitment = The deal is sealed (SHA-256): { $hash }
moves = Your moves
since = Since your last turn
keys = Type a number to play · ? 3 explains move 3 · ? red 5 asks about any move · u undo · l log · r 4.2 shows a rule · q saves and quits
ask = Your choice
forced = Your only move is played for you: { $move }
thinks = { $who } ({ $bot }) is thinking …
pass-on = { $who } is next. Hand over the screen, then press Enter.
not-a-move = { $typed } is not a move: type a number from 1 to { $count }, or ? for help.
would = It would do this:
unforeseen = What happens next depends on luck or on hidden cards.
legal-now = you can play it now: number { $number }
rule = rule { $number }
nothing-found = No move matches “{ $words }”. Try a card, a colour or a player.
and-more = … and { $count } more; add a word to narrow it down.
help-undo = u takes back your last move, unless it drew at random, may have shown something hidden, or was said aloud.
undone-now = Your last move is taken back.
saved = Saved in { $path }
resume = Continue with: labtable play { $path }
over = The game is over.
score = Score
rank = Rank
player = Player
shared-score = The team’s score: { $score }
secret = The deal’s secret was { $secret }
verify = Verify the deal with: labtable verify { $path }
log = What happened so far
hint-move = Move
hint-chance = Chance of winning
hint-score = Expected score
hint-visits = Times tried
hint-line = Likely next moves
won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
nobody-won = Nobody won.
lesson-title = { $game }: { $title } ({ $minutes } minutes)
lesson-step = { $step } of { $steps }
lesson-next = Enter goes on · q ends the lesson
lesson-keys = s shows you: the asked move is played for you
lesson-not-asked = That move is legal, but the lesson asks for another one.
lesson-source = Source: { $source }
lesson-shown = Played for you: { $move }
lesson-over = The lesson is over. The game goes on from here: play it to its end, or leave with q.
lesson-again = Take the lesson again with: labtable learn { $game } { $lesson }
