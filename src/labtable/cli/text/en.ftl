# The words of the terminal around the board.
title = { $game }, { $players } players
commitment = Sealed before the first card: { $hash }
moves = Your moves
since = Since your last turn
keys = A number plays · ? N explains a move · ? words asks about any move · u undo · l log · r 4.2 a rule · q save and quit
ask = Your choice
forced = Only one move: { $move }
thinks = { $who } ({ $bot }) …
pass-on = { $who } is next. Hand over the screen, then press Enter.
not-a-move = { $typed } is not a move: type a number from 1 to { $count }, or ? for help.
would = It would do this:
unforeseen = What follows depends on luck or on what is hidden.
legal-now = legal now, number { $number }
rule = rule { $number }
nothing-found = No move of this game is described by “{ $words }”. Try a card, a colour or a player.
and-more = … and { $count } more; add a word to narrow it down.
help-undo = u takes back your last move, where it drew nothing at random and showed nothing hidden.
undone-now = Taken back.
saved = Saved in { $path }
resume = Go on with: labtable play { $path }
over = The game is over.
score = Score
rank = Rank
player = Player
shared-score = The team’s score: { $score }
secret = The secret was { $secret }
verify = Verify the deal with: labtable verify { $path }
log = What happened so far
hint-move = Move
hint-chance = Chance to win
hint-score = Expected score
hint-visits = Times tried
hint-line = What would follow
won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
nobody-won = Nobody won.
