# What every game says.
seat = Player { $number }
undone = { $who } takes back their last move.
refusal-not-your-turn = It is not your turn.
refusal-game-over = The game is over.
refusal-no-such-action = This game has no such move.
refusal-not-now = Something else must be decided first.
undo-nothing = There is no move to take back.
undo-not-yours = Another player made the last move. Only that player can take it back.
undo-spoken = What you said cannot be taken back.
undo-drew = Your last move drew at random, so it cannot be taken back.
undo-revealed = Your last move may have shown something hidden, so it cannot be taken back.
