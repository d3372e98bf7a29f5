puzzles = Problemas
puzzles-lead =
    Una jugada es claramente la mejor. Encuéntrala a tu ritmo y en el tablero de verdad. Cada respuesta se comprobó por
    ordenador con miles de resultados posibles del azar y de lo que está oculto. Después, la suerte puede cambiar: la
    respuesta sigue siendo la correcta.
puzzles-solved = { $done } de { $all } resueltos
puzzles-none = Todavía no hay problemas para estas reglas.
puzzle = Problema
puzzle-name = { $game }, problema { $number }: { $grade }, { $state }, { $theme }
puzzle-grade-1 = fácil
puzzle-grade-2 = medio
puzzle-grade-3 = difícil
puzzle-state-open = sin resolver
puzzle-state-solved = resuelto
puzzle-state-shown = se mostró la solución
puzzle-state-due = toca de nuevo
puzzle-theme = Idea
puzzle-theme-all = Todas las ideas
puzzle-theme-of = Idea: { $theme }
puzzle-theme-now = ganar ya
puzzle-theme-prepare = preparar tus próximos turnos
puzzle-theme-rival = quitárselo a un rival
puzzle-theme-risk = evitar un riesgo
puzzle-theme-line = varias jugadas seguidas
puzzle-theme-patience = pensar más lejos
puzzles-due = { $count ->
    [one] Un problema que resolviste toca de nuevo.
   *[other] { $count } problemas que resolviste tocan de nuevo.
}
puzzles-due-solve = Resolver el primero
puzzles-due-how = Un problema resuelto vuelve al cabo de un día, y después tras pausas cada vez más largas. Uno fallado vuelve mañana.
puzzle-of = Problema { $number } de { $count }
puzzle-step = Jugada { $step } de { $steps }
puzzle-give-clue = Una pista
puzzle-show = Solución
puzzle-next = Problema siguiente
puzzle-all = Todos los problemas
puzzle-right = Correcto: { $what }
puzzle-was = La mejor jugada: { $what }
puzzle-follows = Lo que seguiría probablemente: { $line }
puzzle-done = Resuelto. La partida se detiene aquí.
puzzle-done-shown = Esa era la solución. La partida termina aquí.
