daily = The deal of the day
daily-cards = Today
daily-card = The same cards for everybody, once. Then see how the Laureate did.
daily-puzzles-card = Find the one move that is clearly the best.
daily-lead =
    Every day two deals, the same for everybody. You play each of them once; then you see your result beside the
    Laureate’s plays of the same deal. No account, and nothing is sent anywhere.
daily-day = { $day }, by the clock of Greenwich. The next deals come in { $hours ->
    [0] less than an hour
    [1] about an hour
   *[other] about { $hours } hours
}.
daily-alone = You alone.
daily-rival = Against a researcher. You sit on the first chair.
daily-begin = Play it
daily-begin-game = Play it: today’s deal of { $game }
daily-go-on = Go on
daily-see = See the table
daily-result = See the Laureate’s plays
daily-copy = Copy a line to share
daily-copied = Copied. The line gives nothing of the deal away.
daily-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
daily-won = won
daily-lost = not won
daily-beats = better than { $share } % of the Laureate’s { $plays } distinct plays
daily-too-few = So far { $distinct } distinct plays of the Laureate: too few to compare with, which takes { $fewest }.
daily-so-far =
    Over { $plays } of { $wanted } plays so far, { $distinct } of them distinct; more are being played. The Laureate
    thinks for { $thinks } iterations at each decision.
daily-all = Over { $plays } plays, { $distinct } of them distinct. The Laureate thinks for { $thinks } iterations at each decision.
daily-none-yet = The Laureate has not played this deal here yet. Its plays begin as soon as the server has time.
daily-chart = The Laureate’s scores
daily-column = { $scores } points: { $plays } plays
daily-column-own = { $scores } points, your result: { $plays } plays
daily-line = Labtable { $day }, { $game }
