seat = Joueur { $number }
undone = { $who } reprend un coup.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-game-over = La partie est terminée.
refusal-no-such-action = Ce coup n’existe pas dans ce jeu.
refusal-not-now = Ce n’est pas ce qui se décide en ce moment.
