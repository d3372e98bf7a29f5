# What every game says.
seat = Player { $number }
undone = { $who } takes back a move.
refusal-not-your-turn = It is not your turn.
refusal-game-over = The game is over.
refusal-no-such-action = There is no such move in this game.
refusal-not-now = That is not what is being decided now.
undo-nothing = There is no move to take back.
undo-not-yours = The last move is another player’s; only that player can take it back.
undo-spoken = What you said cannot be taken back.
undo-drew = Your last move drew at random, so it cannot be taken back.
undo-revealed = Your last move may have shown something hidden, so it cannot be taken back.
