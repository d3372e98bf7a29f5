# What every game says.
seat = Player { $number }
score-says = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
board-marked = * ours or inferred: the rulebook does not say it
undone = { $who } undoes their last move.
refusal-not-your-turn = It is not your turn.
refusal-game-over = The game is over.
refusal-no-such-action = This game has no such move.
refusal-not-now = Finish the current choice first. { $asked }
undo-nothing = There is no move to undo.
undo-not-yours = Another player made the last move. Only that player can undo it.
undo-spoken = What you said cannot be undone.
undo-drew = Your last move depended on luck, so it cannot be undone.
undo-revealed = Your last move may have shown something hidden, so it cannot be undone.
undo-soon = The game is still getting ready. In a moment you will see whether your move can be undone.
hint-why-chance = This move wins about { $chance } games in 100, { $gap } more than a worse one: { $next }.
hint-why-fewer = Fewer is better. This move leaves about { $whole }.{ $tenth } points at the end, { $gap }.{ $gaptenth } fewer than a worse one ({ $next }).
hint-why-more = This move leads to about { $whole }.{ $tenth } points at the end, { $gap }.{ $gaptenth } more than a worse one: { $next }.
hint-why-close = Too close to tell: { $next } may be just as good.
hint-why-won = The game is as good as won: whichever of these moves you play, you win almost surely.
hint-why-lost = The game is as good as lost: no move changes much.
hint-why-known = Here the game itself knows the way: it counted the steps to the goal.
chance-exact = { $percent } %
likely-almost-certain = almost certain
likely-very-likely = very likely
likely-likely = likely
likely-even = about even
likely-one-in-three = about one in three
likely-one-in-five = about one in five
likely-one-in-ten = about one in ten
likely-rare = rare
hint-risk-comes-chance = The risk ({ $likely }): { $what } That would cost about { $gap } wins in 100 games.
hint-risk-fails-chance = The risk: it may fail ({ $likely }), and that would cost about { $gap } wins in 100 games. If it works: { $what }
hint-risk-comes-score = The risk ({ $likely }): { $what } That would make the result about { $whole }.{ $tenth } points worse.
hint-risk-fails-score = The risk: it may fail ({ $likely }), and that would make the result about { $whole }.{ $tenth } points worse. If it works: { $what }
check-leaves-chance = This move wins about { $chance } games in 100. The best move wins { $gap } more.
check-leaves-fewer = This leaves about { $whole }.{ $tenth } points at the end. The best move would leave { $gap }.{ $gaptenth } fewer, and fewer is better.
check-leaves-more = This leads to about { $whole }.{ $tenth } points at the end. The best move would bring { $gap }.{ $gaptenth } more.
coach-gain-chance = It would have won about { $gap } more games in 100 (very likely between { $low } and { $high }).
coach-gain-fewer = It would have saved { $whole }.{ $tenth } points on average. Fewer is better.
coach-gain-more = It would have brought { $whole }.{ $tenth } points more on average.
coach-missed = { $who } could have known this from the table and from their own hand.
coach-luck-with = Luck helped { $who } here: about { $points } more wins in 100 games.
coach-luck-against = Luck hurt { $who } here: about { $points } fewer wins in 100 games.
coach-luck-helped = Luck helped everybody here: { $whole }.{ $tenth } points on average.
coach-luck-hurt = Luck hurt everybody here: { $whole }.{ $tenth } points on average.
coach-shown = Nobody else could know this before: { $what }
coach-happened = What happened: { $what }
reason-leads = { $when ->
    [now] In the same turn it leads to this: { $what }
    [answer] Before the next turn it leads to this: { $what }
    [next] With the next turn it leads to this: { $what }
   *[soon] Within three turns it leads to this: { $what }
}
reason-either = { $when ->
    [now] Either way, this follows in the same turn: { $what }
    [answer] Either way, this follows before the next turn: { $what }
    [next] Either way, this follows with the next turn: { $what }
   *[soon] Either way, this follows within three turns: { $what }
}
reason-may-lead = Within three turns it may lead to this: { $what }
reason-allows = The other move allows this: { $what }
reason-risks = { $when ->
    [now] The other move leads to this in the same turn: { $what }
   *[next] The other move leads to this: { $what }
}
reason-more = { $when ->
    [now] This turn brings about { $what } more than with the other move.
    [answer] When the next turn begins, there is about { $what } more than after the other move.
    [next] By the end of the next turn it brings about { $what } more than the other move.
   *[soon] Within three turns it brings about { $what } more than the other move.
}
reason-fewer = { $when ->
    [now] This turn leaves about { $what } fewer than with the other move, and fewer is better.
    [next] By the end of the next turn it leaves about { $what } fewer than the other move, and fewer is better.
   *[soon] Within three turns it leaves about { $what } fewer than the other move, and fewer is better.
}
reason-more-theirs = { $when ->
    [now] { $who } then has about { $what } more than after the other move.
    [next] By the end of the next turn { $who } has about { $what } more than after the other move.
   *[soon] Within three turns { $who } has about { $what } more than after the other move.
}
reason-fewer-theirs = { $when ->
    [now] { $who } then has about { $what } fewer than after the other move.
    [next] By the end of the next turn { $who } has about { $what } fewer than after the other move.
   *[soon] Within three turns { $who } has about { $what } fewer than after the other move.
}
reason-nearer = { $when ->
    [now] By the end of this turn: { $what } After the other move: { $other }
    [answer] When the next turn begins: { $what } After the other move: { $other }
    [next] By the end of the next turn: { $what } After the other move: { $other }
   *[soon] Within three turns: { $what } After the other move: { $other }
}
reason-nearer-than-now = { $when ->
    [now] By the end of this turn: { $what } After the other move: { $other } Now: { $before }
    [answer] When the next turn begins: { $what } After the other move: { $other } Now: { $before }
    [next] By the end of the next turn: { $what } After the other move: { $other } Now: { $before }
   *[soon] Within three turns: { $what } After the other move: { $other } Now: { $before }
}
reason-progress = { $when ->
    [now] By the end of this turn: { $what } Now: { $before }
    [answer] When the next turn begins: { $what } Now: { $before }
    [next] By the end of the next turn: { $what } Now: { $before }
   *[soon] Within three turns: { $what } Now: { $before }
}
reason-leads-often = { $when ->
    [now] In the same turn it leads to this more often than the other move: { $what }
    [answer] Before the next turn it leads to this more often than the other move: { $what }
    [next] With the next turn it leads to this more often than the other move: { $what }
   *[soon] Within three turns it leads to this more often than the other move: { $what }
}
reason-risks-often = The other move leads to this more often: { $what }
reason-allows-often = The other move allows this more often: { $what }
reason-keeps = This stays so, and with the other move it would not: { $what }
reason-leaves = The other move changes nothing about this: { $what }
reason-then = { $when ->
    [once] Right after this move: { $what }
    [now] After this turn: { $what }
    [answer] When the next turn begins: { $what }
    [next] After the next turn: { $what }
   *[soon] Within three turns: { $what }
}
reason-then-likely = { $when ->
    [once] Most likely, right after this move: { $what }
    [now] Most likely, after this turn: { $what }
    [answer] Most likely, when the next turn begins: { $what }
    [next] Most likely, after the next turn: { $what }
   *[soon] Most likely, within three turns: { $what }
}
reason-present = What counts here: { $what }
reason-likely = Most likely. { $why }
reason-later = Nothing in the next three turns tells them apart. The advantage comes later.
puzzle-task = One of the { $choices } possible moves is clearly the best. Which one?
puzzle-task-line = Find the best { $steps } moves in a row. Each of them is clearly the best at that moment.
puzzle-clue = Tempting, but not the best: { $what }.
puzzle-gain-chance = It wins { $best } games in 100, { $gap } more than the next best: { $next }.
puzzle-gain-fewer = It leads to about { $best }.{ $besttenth } points, the next best to { $other }.{ $othertenth }: { $next }. Fewer is better.
puzzle-gain-more = It leads to about { $best }.{ $besttenth } points, the next best to { $other }.{ $othertenth }: { $next }.
puzzle-does = What it does at once: { $what }
puzzle-lost = What it gives up: { $what }
puzzle-short-chance = That move wins { $other } games in 100; the best one wins { $best }.
puzzle-short-fewer = That move leads to about { $other }.{ $othertenth } points, the best one to { $best }.{ $besttenth }. Fewer is better.
puzzle-short-more = That move leads to about { $other }.{ $othertenth } points, the best one to { $best }.{ $besttenth }.
puzzle-because = { $short } This speaks for the best move. { $why }
puzzle-because-allows = { $short } It allows this: { $what }
puzzle-because-allows-often = { $short } It allows this more often than the best move: { $what }
puzzle-because-risks = { $short } It leads to this: { $what }
puzzle-because-risks-often = { $short } It leads to this more often than the best move: { $what }
puzzle-untried-chance = That move looked too weak to be measured. The best one wins { $best } games in 100.
puzzle-untried-fewer = That move looked too weak to be measured. The best one leads to about { $best }.{ $besttenth } points.
puzzle-untried-more = That move looked too weak to be measured. The best one leads to about { $best }.{ $besttenth } points.
tell-title = { $game }, { $players } players. You are { $who }.
tell-changed = Changed components: { $change }
tell-since = Since your last turn:
tell-may = You may:
tell-over = The game is over. { $why }
tell-team = The team’s score: { $score }
tell-won = Won: { $winners }
tell-nobody-won = Nobody won.
tell-standing = { $rank }. { $who }, score { $score }
try-done = Done: { $what }
try-refused = Refused: { $what }. { $why } (rule { $rule })
try-more = … and { $count } more; add a word to narrow it down.
try-several = “{ $words }” can mean { $count } actions; write more of the one that you mean:
try-unknown = No action is called “{ $words }”. Not understood: { $unknown }. Nearest to it:
try-number = No action has the number { $unknown }. Nearest to it:
try-together = No action has all of these words: “{ $words }”. Nearest to it:
try-fillers = the a an i please my to
