# The words of the terminal around the board.
title = { $game }, { $players } players
seal = The deal is sealed (SHA-256): { $seal }
adaptive = Adaptive plays to keep the game close.
moves = Your moves
keys = Type a number to play · ? 3 explains move 3 · ? and a word asks about any move · u undo · l log · r 4.2 shows a rule · q saves and quits
ask = Your choice
forced = Your only move is played for you: { $move }
thinks = { $who } ({ $bot }) is thinking …
pass-on = { $who } is next. Hand over the screen, then press Enter.
would = It would do this:
may = It may do this:
unforeseen = Other things may happen too: luck or hidden cards decide.
lost = This is lost:
can-undo = You can undo it.
then-others = Then another player decides.
then-over = This ends the game.
legal-now = you can play it now: number { $number }
rule = rule { $number }
no-rule = There is no rule { $number }. labtable rules { $game } shows them all.
which-rule = Type r and the number of a rule, such as r 1.1. labtable rules { $game } shows them all.
nothing-found = No move matches “{ $words }”. Try a card, a colour or a player.
numbers = Moves are numbered from 1 to { $count }.
help-undo = u undoes your last move, with what bots did after it, unless it depended on luck, may have shown something hidden, or was said aloud.
undone-now = Your last move is undone.
saved = Saved in { $path }
resume = Continue with: labtable play { $path }
over = The game is over.
score = Score
rank = Rank
player = Player
secret = The deal’s secret was { $secret }
fingerprint = Fingerprint of this deal with its moves: { $fingerprint }
verify = Verify this game with: labtable verify { $path } --seal { $seal } --fingerprint { $fingerprint }
proof-seal = The seal covers the game, its rules, options and components, the number of players and the secret.
proof-secret = The secret matches the commitment in the file.
proof-deal = Dealing with this secret, and with the shares where there are any, gives this game.
proof-moves = { $moves ->
    [one] The only move is legal.
   *[other] All { $moves } moves are legal.
} { $undone ->
    [0] None was undone.
    [one] One was undone.
   *[other] { $undone } were undone.
}
proof-position = They lead to the position that the file holds.
proof-branch = { $moves ->
    [0] This game is a second try of another one, with the same cards from the beginning.
    [one] This game is a second try of another one: the first move is the same.
   *[other] This game is a second try of another one: the first { $moves } moves are the same.
}
proof-redealt = After { $moves } { $moves ->
    [one] move
   *[other] moves
}, all that seat { $seat } could not know was dealt anew.
proof-true = { $covers ->
    [game] The game of { $game } in { $path } is genuine.
    [deal] The deal of { $game } in { $path } is genuine.
   *[secret] Only the secret of { $path } is proved: it is the one whose hash you gave.
}
proof-true-if = { $covers ->
    [game] The game of { $game } in { $path } is genuine if you saw this seal before the first card: { $seal }
    [deal] The deal of { $game } in { $path } is genuine if you saw this seal before the first card: { $seal }
   *[secret] Only the secret of { $path } is proved, and only if you saw this hash of it before the first card: { $seal }
}
proof-pledges = Every share is the one that was pledged under the seal.
proof-alone = Against whoever ran the server nothing is proved: no player’s browser added a share to this deal, so the server alone drew it, and could have chosen it. It is proved that nobody changed it afterwards.
proof-shares = { $count ->
    [one] The share of player { $given } is in this deal: nobody could choose it, unless that player helped whoever ran the server. If the share is yours, add it with --share.
    [2] The shares of players { $given } are in this deal: nobody could choose it, unless both helped whoever ran the server. If one of them is yours, add it with --share.
   *[other] The shares of players { $given } are in this deal: nobody could choose it, unless all of them helped whoever ran the server. If one of them is yours, add it with --share.
}
proof-own = Your share, that of player { $own }, is in this deal: nobody could choose it, not even whoever ran the server together with all other players, if your browser noted this seal before it gave the share.
proof-withheld = { $count ->
    [one] Player { $withheld } pledged a share and did not give it: whoever ran the server could, together with that player, choose between { $deals } deals.
   *[other] Players { $withheld } pledged a share each and did not give it: whoever ran the server could, together with them, choose between { $deals } deals.
}
proof-fingerprint = Fingerprint of this deal with these moves: { $fingerprint }. The moves are genuine too if you saw it at the end of the game; then add it with --fingerprint.
proof-not-covered = { $covers ->
    [game] Not covered by the proof: the players’ names and the times of their moves.
    [deal] Not covered by the proof: the moves, the players’ names and the times of their moves. They are what this file says; the same deal can be played in other ways.
   *[secret] Not covered by the proof: the moves, the game, its options and components, the number of players, their names and the times of their moves. The file has the format of an older release, which sealed the secret alone.
}
log = What happened so far
hint-move = Move
hint-chance = Chance of winning
hint-score = Expected score
hint-score-low = Expected score (fewer is better)
hint-visits = Times tried
hint-line = Likely next moves
won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
lesson-title = { $game }: { $title } ({ $minutes } minutes)
lesson-step = { $step } of { $steps }
lesson-next = Enter goes on · q ends the lesson
lesson-keys = s shows you: the asked move is played for you
lesson-not-asked = That move is legal, but the lesson asks for another one.
lesson-source = Source: { $source }
lesson-shown = Played for you: { $move }
lesson-over = The lesson is over. The game goes on from here: play it to its end, or leave with q.
lesson-again = Take the lesson again with: labtable learn { $game } { $lesson }
review-working = The coach plays every decision again
review-luck-share = What decided this game: luck { $luck } %, play { $play } %.
review-who = Player
review-curve = Over time
review-start = Start
review-end = End
review-best = Best
review-good = Good
review-slip = Slip
review-blunder = Blunder
review-turn = Turning point { $number }, after move { $move }
review-played = { $who } played: { $what }
review-better = The coach would have played: { $what }
review-line = Then, probably: { $line }
review-move = Move
review-mark = Judgement
review-cost = Cost
review-value = Value
review-what = Played
review-instead = Better
review-said = { $who }, after move { $move }: { $what }
review-elsewhere = { $what } (only { $who } could know: { $change })
puzzle-number = number
puzzle-grade = grade
puzzle-theme = idea
puzzle-theme-now = gain now
puzzle-theme-prepare = prepare your next turns
puzzle-theme-rival = keep it from a rival
puzzle-theme-risk = avoid a risk
puzzle-theme-line = several moves in a row
puzzle-theme-patience = think further ahead
puzzle-players = players
puzzle-task = task
puzzle-solve-them = labtable puzzles { $game } --solve plays them.
puzzle-title = Puzzle { $number } of { $count } { $grade }
puzzle-next = Enter shows the next puzzle · q ends
puzzle-stopped = No more puzzles for now.
puzzle-no-undo = In a puzzle you cannot undo a move.
puzzle-keys = c gives a clue · s shows the solution
puzzle-wrong = Not the best.
puzzle-answer = Right: { $move }
daily-deal = The deal of { $day }: { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}
daily-play = labtable play { $game } --players { $players } --seed { $seed }
daily-field = The Laureate played { $plays } games ({ $thinks } tries for each decision), { $distinct } of them different, and won { $wins } of these. Scores:
daily-too-few = That is too few to compare with: { $fewest } different games are needed.
