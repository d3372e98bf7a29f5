title = { $game }, { $players } jugadores
commitment = El reparto está sellado (SHA-256): { $hash }
moves = Tus jugadas
since = Desde tu último turno
keys = Escribe un número para jugar · ? 3 explica la jugada 3 · ? rojo 5 pregunta por cualquier jugada · u deshacer · l registro · r 4.2 muestra una regla · q guarda y sale
ask = Tu elección
forced = Tu única jugada se hace sola: { $move }
thinks = { $who } ({ $bot }) está pensando …
pass-on = Le toca a { $who }. Pasa la pantalla y pulsa Intro.
not-a-move = { $typed } no es una jugada: escribe un número del 1 al { $count }, o ? para la ayuda.
would = Esto es lo que pasaría:
unforeseen = Lo que pase después depende del azar o de cartas ocultas.
legal-now = puedes jugarla ahora: número { $number }
rule = regla { $number }
nothing-found = Ninguna jugada coincide con «{ $words }». Prueba con una carta, un color o un jugador.
and-more = … y { $count } más; añade una palabra para precisar.
help-undo = u deshace tu última jugada, salvo que dependiera del azar, pudiera mostrar algo oculto o se dijera en voz alta.
undone-now = Tu última jugada se ha deshecho.
saved = Guardada en { $path }
resume = Para continuar: labtable play { $path }
over = La partida ha terminado.
score = Puntos
rank = Puesto
player = Jugador
shared-score = Puntos del equipo: { $score }
secret = El secreto del reparto era { $secret }
verify = Verifica el reparto con: labtable verify { $path }
log = Lo ocurrido hasta ahora
hint-move = Jugada
hint-chance = Probabilidad de ganar
hint-score = Puntuación esperada
hint-visits = Intentos
hint-line = Jugadas probables
won = { $count ->
    [one] Gana { $winners }.
   *[other] { $winners } comparten la victoria.
}
nobody-won = No ha ganado nadie.
