title = { $game }, { $players } jugadores
commitment = Sellado antes de la primera carta: { $hash }
moves = Tus jugadas
since = Desde tu último turno
keys = Un número juega · ? N explica una jugada · ? palabras pregunta por cualquier jugada · u deshacer · l registro · r 4.2 una regla · q guardar y salir
ask = Tu elección
forced = Solo hay una jugada: { $move }
thinks = { $who } ({ $bot }) …
pass-on = Le toca a { $who }. Pasa la pantalla y pulsa Intro.
not-a-move = { $typed } no es una jugada: escribe un número del 1 al { $count }, o ? para la ayuda.
would = Esto es lo que pasaría:
unforeseen = Lo que sigue depende del azar o de lo que está oculto.
legal-now = permitida ahora, número { $number }
rule = regla { $number }
nothing-found = Ninguna jugada de este juego se describe con «{ $words }». Prueba con una carta, un color o un jugador.
and-more = … y { $count } más; añade una palabra para precisar.
help-undo = u retira tu última jugada, si no sacó nada al azar ni mostró nada oculto.
undone-now = Jugada retirada.
saved = Guardada en { $path }
resume = Para seguir: labtable play { $path }
over = La partida ha terminado.
score = Puntos
rank = Puesto
player = Jugador
shared-score = Puntos del equipo: { $score }
secret = El secreto era { $secret }
verify = Verifica el reparto con: labtable verify { $path }
log = Lo ocurrido hasta ahora
hint-move = Jugada
hint-chance = Probabilidad de ganar
hint-score = Puntuación esperada
hint-visits = Intentos
hint-line = Lo que seguiría
won = { $count ->
    [one] Gana { $winners }.
   *[other] { $winners } comparten la victoria.
}
nobody-won = No ha ganado nadie.
