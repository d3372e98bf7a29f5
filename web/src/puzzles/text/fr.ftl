puzzles = Problèmes
puzzles-lead =
    Un coup est nettement le meilleur. Trouvez-le, à votre rythme et sur le vrai plateau. Chaque réponse a été vérifiée par
    ordinateur avec des milliers de tirages possibles du hasard et de ce qui est caché. Ensuite, la chance peut tourner :
    la réponse reste la bonne.
puzzles-solved = { $done } sur { $all } résolus
puzzles-none = Il n’y a pas encore de problèmes pour ces règles.
puzzle = Problème
puzzle-name = { $game }, problème { $number } : { $grade }, { $state }, { $theme }
puzzle-grade-1 = facile
puzzle-grade-2 = moyen
puzzle-grade-3 = difficile
puzzle-state-open = pas encore résolu
puzzle-state-solved = résolu
puzzle-state-shown = la solution a été montrée
puzzle-state-due = à revoir
puzzle-theme = Idée
puzzle-theme-all = Toutes les idées
puzzle-theme-of = Idée : { $theme }
puzzle-theme-now = gagner tout de suite
puzzle-theme-prepare = préparer ses prochains tours
puzzle-theme-rival = en priver un adversaire
puzzle-theme-risk = éviter un risque
puzzle-theme-line = plusieurs coups à la suite
puzzle-theme-patience = voir plus loin
puzzles-due = { $count ->
    [one] Un problème que vous aviez résolu est à revoir.
   *[other] { $count } problèmes que vous aviez résolus sont à revoir.
}
puzzles-due-solve = Résoudre le premier
puzzles-due-how = Un problème résolu revient après un jour, puis après des pauses toujours plus longues. Un problème manqué revient demain.
puzzle-of = Problème { $number } sur { $count }
puzzle-step = Coup { $step } sur { $steps }
puzzle-give-clue = Un indice
puzzle-show = Solution
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-right = Exact : { $what }
puzzle-was = Le meilleur coup : { $what }
puzzle-follows = Ce qui suivrait sans doute : { $line }
puzzle-done = Résolu. La partie s’arrête ici.
puzzle-done-shown = C’était la solution. La partie s’arrête ici.
