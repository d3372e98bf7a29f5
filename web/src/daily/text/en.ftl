daily = The deal of the day
daily-cards = Today
daily-card = The same cards for everybody, once. Then see how the Laureate did.
daily-puzzles-card = Find the one move that is clearly the best.
daily-lead =
    Two deals every day, the same for everybody. You play each of them once; then you see your result beside the
    Laureate’s games with the same deal. No account, and nothing is sent anywhere.
daily-day = { $day } (UTC). The next deals come in { $hours ->
    [0] less than an hour
    [1] about an hour
   *[other] about { $hours } hours
}.
daily-alone = You play alone.
daily-rival = Against a Researcher. You have the first seat.
daily-begin = Play it
daily-begin-game = Play it: today’s deal of { $game }
daily-go-on = Go on
daily-see = See the table
daily-laureate = See the Laureate’s best play
daily-result = See the Laureate’s scores
daily-copy = Copy a line to share
daily-copied = Copied. The line reveals nothing about the deal.
daily-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
daily-won = won
daily-lost = not won
daily-beats = better than { $share } % of the Laureate’s { $plays } different games
daily-too-few = The Laureate has played { $distinct } different games so far. To compare, { $fewest } are needed.
daily-so-far = Based on { $plays } games by the Laureate so far, { $distinct } of them different. In the end there will be { $wanted }.
daily-all = Based on { $plays } games by the Laureate, { $distinct } of them different.
daily-none-yet = The Laureate has not played this deal here yet. It begins as soon as the server has time.
daily-chart = The Laureate’s scores
daily-column = { $scores } points: { $plays } games
daily-column-own = { $scores } points, your result: { $plays } games
daily-line = Labtable { $day }, { $game }
