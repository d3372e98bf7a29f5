title = { $game }, { $players } jugadores
seal = El reparto está sellado (SHA-256): { $seal }
adaptive = Adaptable juega para que la partida siga igualada.
moves = Tus jugadas
keys = Escribe un número para jugar · ? 3 explica la jugada 3 · ? y una palabra pregunta por cualquier jugada · u deshacer · l registro · r 4.2 muestra una regla · q guarda y sale
ask = Tu elección
forced = Tu única jugada se hace sola: { $move }
thinks = { $who } ({ $bot }) está pensando …
pass-on = Le toca a { $who }. Pasa la pantalla y pulsa Intro.
would = Esto es lo que pasaría:
may = Esto puede pasar:
unforeseen = Pueden pasar otras cosas: deciden el azar o las cartas ocultas.
lost = Esto se pierde:
can-undo = Podrás deshacerlo.
then-others = Después decide otro jugador.
then-over = Esto termina la partida.
legal-now = puedes jugarla ahora: número { $number }
rule = regla { $number }
no-rule = No hay ninguna regla { $number }. labtable rules { $game } las muestra todas.
which-rule = Escribe r y el número de una regla, por ejemplo r 1.1. labtable rules { $game } las muestra todas.
nothing-found = Ninguna jugada coincide con «{ $words }». Prueba con una carta, un color o un jugador.
numbers = Las jugadas están numeradas del 1 al { $count }.
help-undo = u deshace tu última jugada y lo que los bots hicieron después, salvo que dependiera del azar, pudiera mostrar algo oculto o se dijera en voz alta.
undone-now = Tu última jugada se ha deshecho.
saved = Guardada en { $path }
resume = Para continuar: labtable play { $path }
over = La partida ha terminado.
score = Puntos
rank = Puesto
player = Jugador
secret = El secreto del reparto era { $secret }
fingerprint = Huella de este reparto con sus jugadas: { $fingerprint }
verify = Verifica esta partida con: labtable verify { $path } --seal { $seal } --fingerprint { $fingerprint }
proof-seal = El sello cubre el juego, sus reglas, opciones y componentes, el número de jugadores y el secreto.
proof-secret = El secreto corresponde al compromiso que está en el archivo.
proof-deal = Con este secreto, y con las partes si las hay, se obtiene este reparto.
proof-moves = { $moves ->
    [one] La única jugada es válida.
   *[other] Las { $moves } jugadas son válidas.
} { $undone ->
    [0] No se deshizo ninguna.
    [one] Se deshizo una.
   *[other] Se deshicieron { $undone }.
}
proof-position = Llevan a la posición que contiene el archivo.
proof-branch = { $moves ->
    [0] Esta partida es un nuevo intento de otra, con las mismas cartas desde el principio.
    [one] Esta partida es un nuevo intento de otra: la primera jugada es la misma.
   *[other] Esta partida es un nuevo intento de otra: las { $moves } primeras jugadas son las mismas.
}
proof-redealt = Tras { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
}, todo lo que el sitio { $seat } no podía saber se repartió de nuevo.
proof-true = { $covers ->
    [game] La partida de { $game } en { $path } es auténtica.
    [deal] El reparto de { $game } en { $path } es auténtico.
   *[secret] Solo está probado el secreto de { $path }: es aquel cuya huella SHA-256 indicaste.
}
proof-true-if = { $covers ->
    [game] La partida de { $game } en { $path } es auténtica si viste este sello antes de la primera carta: { $seal }
    [deal] El reparto de { $game } en { $path } es auténtico si viste este sello antes de la primera carta: { $seal }
   *[secret] Solo está probado el secreto de { $path }, y solo si viste su huella SHA-256 antes de la primera carta: { $seal }
}
proof-pledges = Cada parte es la que se prometió bajo el sello.
proof-alone = Contra quien llevaba el servidor no se prueba nada: ningún navegador añadió una parte a este reparto, así que el servidor lo sacó solo y pudo elegirlo. Se prueba que nadie lo cambió después.
proof-shares = { $count ->
    [one] La parte del jugador { $given } está en este reparto: nadie pudo elegirlo, salvo que ese jugador ayudara a quien llevaba el servidor. Si la parte es tuya, añádela con --share.
    [2] Las partes de los jugadores { $given } están en este reparto: nadie pudo elegirlo, salvo que ambos ayudaran a quien llevaba el servidor. Si una de ellas es tuya, añádela con --share.
   *[other] Las partes de los jugadores { $given } están en este reparto: nadie pudo elegirlo, salvo que todos ayudaran a quien llevaba el servidor. Si una de ellas es tuya, añádela con --share.
}
proof-own = Tu parte, la del jugador { $own }, está en este reparto: nadie pudo elegirlo, ni siquiera quien llevaba el servidor junto con todos los demás jugadores, si tu navegador anotó este sello antes de dar la parte.
proof-withheld = { $count ->
    [one] El jugador { $withheld } prometió una parte y no la dio: quien llevaba el servidor pudo, junto con ese jugador, elegir entre { $deals } repartos.
   *[other] Los jugadores { $withheld } prometieron cada uno una parte y no la dieron: quien llevaba el servidor pudo, junto con ellos, elegir entre { $deals } repartos.
}
proof-fingerprint = Huella de este reparto con estas jugadas: { $fingerprint }. Las jugadas también son auténticas si la viste al final de la partida; añádela entonces con --fingerprint.
proof-not-covered = { $covers ->
    [game] La prueba no cubre los nombres de los jugadores ni las horas de sus jugadas.
    [deal] La prueba no cubre las jugadas, los nombres de los jugadores ni las horas de sus jugadas. Son lo que dice este archivo; el mismo reparto puede jugarse de otras maneras.
   *[secret] La prueba no cubre las jugadas, el juego, sus opciones y componentes, el número de jugadores, sus nombres ni las horas de sus jugadas. El archivo tiene el formato de una versión anterior, que solo sellaba el secreto.
}
log = Lo ocurrido hasta ahora
hint-move = Jugada
hint-chance = Probabilidad de ganar
hint-score = Puntuación esperada
hint-score-low = Puntuación esperada (menos es mejor)
hint-visits = Intentos
hint-line = Jugadas probables
won = { $count ->
    [one] Gana { $winners }.
   *[other] { $winners } comparten la victoria.
}
lesson-title = { $game }: { $title } ({ $minutes } minutos)
lesson-step = { $step } de { $steps }
lesson-next = Intro para seguir · q termina la lección
lesson-keys = s te lo muestra: la jugada pedida se hace por ti
lesson-not-asked = Esa jugada es legal, pero la lección pide otra.
lesson-source = Fuente: { $source }
lesson-shown = Jugado por ti: { $move }
lesson-over = La lección ha terminado. La partida sigue desde aquí: juégala hasta el final o sal con q.
lesson-again = Repite la lección con: labtable learn { $game } { $lesson }
review-working = El entrenador vuelve a jugar cada decisión
review-luck-share = Lo que decidió esta partida: azar { $luck } %, juego { $play } %.
review-who = Jugador
review-curve = Evolución
review-start = Inicio
review-end = Final
review-best = Mejor
review-good = Buena
review-slip = Imprecisión
review-blunder = Error grave
review-turn = Punto de inflexión { $number }, tras la jugada { $move }
review-played = { $who } jugó: { $what }
review-better = El entrenador habría jugado: { $what }
review-line = Después, probablemente: { $line }
review-move = Jugada
review-mark = Juicio
review-cost = Coste
review-value = Valor
review-what = Jugado
review-instead = Mejor
review-said = { $who }, tras la jugada { $move }: { $what }
review-elsewhere = { $what } (solo { $who } podía saberlo: { $change })
puzzle-number = número
puzzle-grade = nivel
puzzle-theme = idea
puzzle-theme-now = ganar ya
puzzle-theme-prepare = preparar tus próximos turnos
puzzle-theme-rival = quitárselo a un rival
puzzle-theme-risk = evitar un riesgo
puzzle-theme-line = varias jugadas seguidas
puzzle-theme-patience = pensar más lejos
puzzle-players = jugadores
puzzle-task = pregunta
puzzle-solve-them = labtable puzzles { $game } --solve permite jugarlos.
puzzle-title = Problema { $number } de { $count } { $grade }
puzzle-next = Intro muestra el problema siguiente · q termina
puzzle-stopped = No más problemas por ahora.
puzzle-no-undo = En un problema no se puede deshacer una jugada.
puzzle-keys = c da una pista · s muestra la solución
puzzle-wrong = No es la mejor.
puzzle-answer = Correcto: { $move }
daily-deal = El reparto del { $day }: { $game }, { $players ->
    [one] un jugador
   *[other] { $players } jugadores
}
daily-play = labtable play { $game } --players { $players } --seed { $seed }
daily-field = La Laureada jugó { $plays } partidas ({ $thinks } intentos por decisión), { $distinct } de ellas distintas, y ganó { $wins } de estas. Puntuaciones:
daily-too-few = Son demasiado pocas para comparar: hacen falta { $fewest } partidas distintas.
