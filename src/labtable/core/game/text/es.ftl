seat = Jugador { $number }
score-says = { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
}
board-marked = * nuestro o deducido: el reglamento no lo dice
undone = { $who } deshace su última jugada.
refusal-not-your-turn = No es tu turno.
refusal-game-over = La partida ha terminado.
refusal-no-such-action = Esa jugada no existe en este juego.
refusal-not-now = Termina primero la elección actual. { $asked }
undo-nothing = No hay ninguna jugada que deshacer.
undo-not-yours = La última jugada la hizo otro jugador. Solo él puede deshacerla.
undo-spoken = Lo que has dicho no se puede deshacer.
undo-drew = Tu última jugada dependió del azar, así que no se puede deshacer.
undo-revealed = Tu última jugada pudo mostrar algo oculto, así que no se puede deshacer.
undo-soon = El juego aún se está preparando. En un momento sabrás si tu jugada se puede deshacer.
hint-why-chance = Esta jugada gana unas { $chance } partidas de cada 100, { $gap } más que otra peor: { $next }.
hint-why-fewer = Menos es mejor. Esta jugada deja unos { $whole },{ $tenth } puntos al final, { $gap },{ $gaptenth } menos que otra peor ({ $next }).
hint-why-more = Esta jugada lleva a unos { $whole },{ $tenth } puntos al final, { $gap },{ $gaptenth } más que otra peor: { $next }.
hint-why-close = Demasiado parecido para decidir: { $next } puede ser igual de bueno.
hint-why-won = La partida está casi ganada: con cualquiera de estas jugadas ganas casi con seguridad.
hint-why-lost = La partida está casi perdida: ninguna jugada cambia mucho.
hint-why-known = Aquí el propio juego conoce el camino: ha contado los pasos hasta la meta.
chance-exact = { $percent } %
likely-almost-certain = casi seguro
likely-very-likely = muy probable
likely-likely = probable
likely-even = cerca de la mitad de las veces
likely-one-in-three = cerca de una de cada tres veces
likely-one-in-five = cerca de una de cada cinco veces
likely-one-in-ten = cerca de una de cada diez veces
likely-rare = raro
hint-risk-comes-chance = El riesgo ({ $likely }): { $what } Eso costaría unas { $gap } victorias en 100 partidas.
hint-risk-fails-chance = El riesgo: puede fallar ({ $likely }), y eso costaría unas { $gap } victorias en 100 partidas. Si sale bien: { $what }
hint-risk-comes-score = El riesgo ({ $likely }): { $what } El resultado sería peor en unos { $whole },{ $tenth } puntos.
hint-risk-fails-score = El riesgo: puede fallar ({ $likely }), y el resultado sería peor en unos { $whole },{ $tenth } puntos. Si sale bien: { $what }
check-leaves-chance = Esta jugada gana unas { $chance } partidas de cada 100. La mejor gana { $gap } más.
check-leaves-fewer = Así quedan unos { $whole },{ $tenth } puntos al final. La mejor jugada dejaría { $gap },{ $gaptenth } menos, y menos es mejor.
check-leaves-more = Esto lleva a unos { $whole },{ $tenth } puntos al final. La mejor jugada daría { $gap },{ $gaptenth } más.
coach-gain-chance = Habría ganado unas { $gap } partidas más de cada 100 (muy probablemente entre { $low } y { $high }).
coach-gain-fewer = Habría ahorrado { $whole },{ $tenth } puntos de media. Menos es mejor.
coach-gain-more = Habría dado { $whole },{ $tenth } puntos más de media.
coach-missed = { $who } podía saberlo por la mesa y por su propia mano.
coach-luck-with = Aquí el azar ayudó a { $who }: unas { $points } victorias más en 100 partidas.
coach-luck-against = Aquí el azar perjudicó a { $who }: unas { $points } victorias menos en 100 partidas.
coach-luck-helped = Aquí el azar ayudó a todos: { $whole },{ $tenth } puntos de media.
coach-luck-hurt = Aquí el azar perjudicó a todos: { $whole },{ $tenth } puntos de media.
coach-shown = Nadie más podía saberlo antes: { $what }
coach-happened = Lo que pasó: { $what }
reason-leads = { $when ->
    [now] En el mismo turno, esta jugada lleva a esto: { $what }
    [answer] Antes del próximo turno, esta jugada lleva a esto: { $what }
    [next] Con el próximo turno, esta jugada lleva a esto: { $what }
   *[soon] En tres turnos, esta jugada lleva a esto: { $what }
}
reason-either = { $when ->
    [now] Con cualquiera de las dos, esto sigue en el mismo turno: { $what }
    [answer] Con cualquiera de las dos, esto sigue antes del próximo turno: { $what }
    [next] Con cualquiera de las dos, esto sigue con el próximo turno: { $what }
   *[soon] Con cualquiera de las dos, esto sigue en tres turnos: { $what }
}
reason-may-lead = En tres turnos, esta jugada puede llevar a esto: { $what }
reason-allows = La otra jugada permite esto: { $what }
reason-risks = { $when ->
    [now] La otra jugada lleva a esto en el mismo turno: { $what }
   *[next] La otra jugada lleva a esto: { $what }
}
reason-more = { $when ->
    [now] Este turno aporta cerca de { $what } más que con la otra jugada.
    [answer] Al empezar el próximo turno hay cerca de { $what } más que tras la otra jugada.
    [next] Al final del próximo turno aporta cerca de { $what } más que la otra jugada.
   *[soon] En tres turnos aporta cerca de { $what } más que la otra jugada.
}
reason-fewer = { $when ->
    [now] Este turno deja cerca de { $what } menos que con la otra jugada, y menos es mejor.
    [next] Al final del próximo turno deja cerca de { $what } menos que la otra jugada, y menos es mejor.
   *[soon] En tres turnos deja cerca de { $what } menos que la otra jugada, y menos es mejor.
}
reason-more-theirs = { $when ->
    [now] { $who } tiene entonces cerca de { $what } más que tras la otra jugada.
    [next] Al final del próximo turno, { $who } tiene cerca de { $what } más que tras la otra jugada.
   *[soon] En tres turnos, { $who } tiene cerca de { $what } más que tras la otra jugada.
}
reason-fewer-theirs = { $when ->
    [now] { $who } tiene entonces cerca de { $what } menos que tras la otra jugada.
    [next] Al final del próximo turno, { $who } tiene cerca de { $what } menos que tras la otra jugada.
   *[soon] En tres turnos, { $who } tiene cerca de { $what } menos que tras la otra jugada.
}
reason-nearer = { $when ->
    [now] Al final de este turno: { $what } Tras la otra jugada: { $other }
    [answer] Al empezar el próximo turno: { $what } Tras la otra jugada: { $other }
    [next] Al final del próximo turno: { $what } Tras la otra jugada: { $other }
   *[soon] En tres turnos: { $what } Tras la otra jugada: { $other }
}
reason-nearer-than-now = { $when ->
    [now] Al final de este turno: { $what } Tras la otra jugada: { $other } Ahora: { $before }
    [answer] Al empezar el próximo turno: { $what } Tras la otra jugada: { $other } Ahora: { $before }
    [next] Al final del próximo turno: { $what } Tras la otra jugada: { $other } Ahora: { $before }
   *[soon] En tres turnos: { $what } Tras la otra jugada: { $other } Ahora: { $before }
}
reason-progress = { $when ->
    [now] Al final de este turno: { $what } Ahora: { $before }
    [answer] Al empezar el próximo turno: { $what } Ahora: { $before }
    [next] Al final del próximo turno: { $what } Ahora: { $before }
   *[soon] En tres turnos: { $what } Ahora: { $before }
}
reason-leads-often = { $when ->
    [now] En el mismo turno lleva a esto más a menudo que la otra jugada: { $what }
    [answer] Antes del próximo turno lleva a esto más a menudo que la otra jugada: { $what }
    [next] Con el próximo turno lleva a esto más a menudo que la otra jugada: { $what }
   *[soon] En tres turnos lleva a esto más a menudo que la otra jugada: { $what }
}
reason-risks-often = La otra jugada lleva a esto más a menudo: { $what }
reason-allows-often = La otra jugada permite esto más a menudo: { $what }
reason-keeps = Esto sigue siendo así, y con la otra jugada no: { $what }
reason-leaves = La otra jugada no cambia nada de esto: { $what }
reason-then = { $when ->
    [once] Justo después de esta jugada: { $what }
    [now] Después de este turno: { $what }
    [answer] Al empezar el próximo turno: { $what }
    [next] Después del próximo turno: { $what }
   *[soon] En tres turnos: { $what }
}
reason-then-likely = { $when ->
    [once] Muy probablemente, justo después de esta jugada: { $what }
    [now] Muy probablemente, después de este turno: { $what }
    [answer] Muy probablemente, al empezar el próximo turno: { $what }
    [next] Muy probablemente, después del próximo turno: { $what }
   *[soon] Muy probablemente, en tres turnos: { $what }
}
reason-present = Lo que cuenta aquí: { $what }
reason-likely = Muy probablemente. { $why }
reason-later = Nada las distingue en los tres próximos turnos. La ventaja llega después.
puzzle-task = Una de las { $choices } jugadas posibles es claramente la mejor. ¿Cuál?
puzzle-task-line = Encuentra las { $steps } mejores jugadas seguidas. Cada una es claramente la mejor en ese momento.
puzzle-clue = Tentadora, pero no la mejor: { $what }.
puzzle-gain-chance = Gana { $best } partidas de cada 100, { $gap } más que la segunda mejor: { $next }.
puzzle-gain-fewer = Lleva a unos { $best },{ $besttenth } puntos, la segunda mejor a { $other },{ $othertenth }: { $next }. Menos es mejor.
puzzle-gain-more = Lleva a unos { $best },{ $besttenth } puntos, la segunda mejor a { $other },{ $othertenth }: { $next }.
puzzle-does = Lo que hace enseguida: { $what }
puzzle-lost = Lo que deja escapar: { $what }
puzzle-short-chance = Esa jugada gana { $other } partidas de cada 100; la mejor gana { $best }.
puzzle-short-fewer = Esa jugada lleva a unos { $other },{ $othertenth } puntos, la mejor a { $best },{ $besttenth }. Menos es mejor.
puzzle-short-more = Esa jugada lleva a unos { $other },{ $othertenth } puntos, la mejor a { $best },{ $besttenth }.
puzzle-because = { $short } Esto habla a favor de la mejor jugada. { $why }
puzzle-because-allows = { $short } Permite esto: { $what }
puzzle-because-allows-often = { $short } Permite esto más a menudo que la mejor jugada: { $what }
puzzle-because-risks = { $short } Lleva a esto: { $what }
puzzle-because-risks-often = { $short } Lleva a esto más a menudo que la mejor jugada: { $what }
puzzle-untried-chance = Esa jugada parecía demasiado débil para medirla. La mejor gana { $best } partidas de cada 100.
puzzle-untried-fewer = Esa jugada parecía demasiado débil para medirla. La mejor lleva a unos { $best },{ $besttenth } puntos.
puzzle-untried-more = Esa jugada parecía demasiado débil para medirla. La mejor lleva a unos { $best },{ $besttenth } puntos.
tell-title = { $game }, { $players } jugadores. Eres { $who }.
tell-changed = Componentes cambiados: { $change }
tell-since = Desde tu último turno:
tell-may = Puedes:
tell-over = La partida ha terminado. { $why }
tell-team = Puntos del equipo: { $score }
tell-won = Ha ganado: { $winners }
tell-nobody-won = No ha ganado nadie.
tell-standing = { $rank }. { $who }, puntos: { $score }
try-done = Hecho: { $what }
try-refused = Rechazado: { $what }. { $why } (regla { $rule })
try-more = … y { $count } más; añade una palabra para precisar.
try-several = «{ $words }» puede significar { $count } acciones; escribe más de la que quiere:
try-unknown = Ninguna acción se llama «{ $words }». Sin entender: { $unknown }. Lo más parecido:
try-number = Ninguna acción tiene el número { $unknown }. Lo más parecido:
try-together = Ninguna acción tiene todas estas palabras: «{ $words }». Lo más parecido:
try-fillers = el la los las un una yo mi mis por favor
