puzzles = Puzzles
puzzles-lead =
    One move is clearly the best. Find it, at your own pace and on the real board. Every answer was checked by computer
    with thousands of possible hidden cards and dice. Luck may still turn against you afterwards: the answer is right all
    the same.
puzzles-solved = { $done } of { $all } solved
puzzles-none = There are no puzzles for these rules yet.
puzzle = Puzzle
puzzle-name = { $game }, puzzle { $number }: { $grade }, { $state }
puzzle-grade-1 = easy
puzzle-grade-2 = medium
puzzle-grade-3 = hard
puzzle-state-open = not solved yet
puzzle-state-solved = solved
puzzle-state-shown = the solution was shown
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
