# What every game says.
seat = Player { $number }
undone = { $who } takes back a move.
refusal-not-your-turn = It is not your turn.
refusal-game-over = The game is over.
refusal-no-such-action = There is no such move in this game.
refusal-not-now = That is not what is being decided now.
