seat = Jugador { $number }
undone = { $who } retira una jugada.
refusal-not-your-turn = No es tu turno.
refusal-game-over = La partida ha terminado.
refusal-no-such-action = Esa jugada no existe en este juego.
refusal-not-now = No es eso lo que se decide ahora.
