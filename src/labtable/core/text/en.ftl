# What every game says.
seat = Player { $number }
undone = { $who } takes back a move.
refusal-not-your-turn = It is not your turn.
refusal-game-over = The game is over.
refusal-no-such-action = There is no such move in this game.
refusal-not-now = That is not what is being decided now.
undo-nothing = There is no move to take back.
undo-not-yours = The last move is another player’s; only its player may take it back.
undo-drew = The last move drew at random; it stands.
undo-revealed = The last move showed something that was hidden; it stands.
