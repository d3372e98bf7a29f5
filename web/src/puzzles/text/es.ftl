puzzles = Problemas
puzzles-lead =
    Una jugada es claramente la mejor. Encuéntrala a tu ritmo y en el tablero de verdad. Cada respuesta se comprobó por
    ordenador con miles de cartas ocultas y dados posibles. Después, la suerte puede cambiar: la respuesta sigue siendo la
    correcta.
puzzles-solved = { $done } de { $all } resueltos
puzzles-none = Todavía no hay problemas para estas reglas.
puzzle = Problema
puzzle-name = { $game }, problema { $number }: { $grade }, { $state }
puzzle-grade-1 = fácil
puzzle-grade-2 = medio
puzzle-grade-3 = difícil
puzzle-state-open = sin resolver
puzzle-state-solved = resuelto
puzzle-state-shown = se mostró la solución
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
