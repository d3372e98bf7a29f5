puzzles = Puzzles
puzzles-lead =
    One move is clearly the best. Find it, at your own pace and on the real board. Every answer was checked by computer
    with thousands of ways in which luck, and what is hidden, may fall out. Luck may still turn against you afterwards: the
    answer is right all the same.
puzzles-solved = { $done } of { $all } solved
puzzles-none = There are no puzzles for these rules yet.
puzzle = Puzzle
puzzle-name = { $game }, puzzle { $number }: { $grade }, { $state }, { $theme }
puzzle-grade-1 = easy
puzzle-grade-2 = medium
puzzle-grade-3 = hard
puzzle-state-open = not solved yet
puzzle-state-solved = solved
puzzle-state-shown = the solution was shown
puzzle-state-due = due again
puzzle-theme = Idea
puzzle-theme-all = All ideas
puzzle-theme-of = Idea: { $theme }
puzzle-theme-now = gain now
puzzle-theme-prepare = prepare your next turns
puzzle-theme-rival = keep it from a rival
puzzle-theme-risk = avoid a risk
puzzle-theme-line = several moves in a row
puzzle-theme-patience = think further ahead
puzzles-due = { $count ->
    [one] One puzzle that you solved is due again.
   *[other] { $count } puzzles that you solved are due again.
}
puzzles-due-solve = Solve the first of them
puzzles-due-how = Solved puzzles come back after a day, then after ever longer pauses. One that you missed comes back tomorrow.
puzzle-of = Puzzle { $number } of { $count }
puzzle-step = Move { $step } of { $steps }
puzzle-give-clue = A clue
puzzle-show = Solution
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-right = Right: { $what }
puzzle-was = The best move: { $what }
puzzle-follows = What would probably happen next: { $line }
puzzle-done = Solved. The game stops here.
puzzle-done-shown = That was the solution. The game stops here.
