seat = Joueur { $number }
score-says = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
board-marked = * ajouté par nous ou déduit : le livret ne le dit pas
undone = { $who } annule son dernier coup.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-game-over = La partie est terminée.
refusal-no-such-action = Ce coup n’existe pas dans ce jeu.
refusal-not-now = Terminez d’abord le choix en cours. { $asked }
undo-nothing = Il n’y a aucun coup à annuler.
undo-not-yours = Un autre joueur a joué le dernier coup. Lui seul peut l’annuler.
undo-spoken = Ce que vous avez dit ne peut pas être annulé.
undo-drew = Votre dernier coup dépendait du hasard : il ne peut pas être annulé.
undo-revealed = Votre dernier coup a pu révéler quelque chose de caché : il ne peut pas être annulé.
undo-soon = Le jeu se prépare encore. Vous saurez dans un instant si votre coup peut être annulé.
hint-why-chance = Ce coup gagne environ { $chance } parties sur 100, { $gap } de plus qu’un coup moins bon : { $next }.
hint-why-fewer = Moins il y en a, mieux c’est. Ce coup laisse environ { $whole },{ $tenth } points à la fin, { $gap },{ $gaptenth } de moins qu’un coup moins bon ({ $next }).
hint-why-more = Ce coup mène à environ { $whole },{ $tenth } points à la fin, { $gap },{ $gaptenth } de plus qu’un coup moins bon : { $next }.
hint-why-close = Trop proche pour trancher : { $next } peut être tout aussi bon.
hint-why-won = La partie est presque gagnée : quel que soit celui de ces coups, vous gagnez presque sûrement.
hint-why-lost = La partie est presque perdue : aucun coup n’y change grand-chose.
hint-why-known = Ici le jeu connaît lui-même le chemin : il a compté les étapes jusqu’au but.
chance-exact = { $percent } %
likely-almost-certain = presque certain
likely-very-likely = très probable
likely-likely = probable
likely-even = environ une fois sur deux
likely-one-in-three = environ une fois sur trois
likely-one-in-five = environ une fois sur cinq
likely-one-in-ten = environ une fois sur dix
likely-rare = rare
hint-risk-comes-chance = Le risque ({ $likely }) : { $what } Cela coûterait environ { $gap } victoires sur 100 parties.
hint-risk-fails-chance = Le risque : cela peut échouer ({ $likely }), ce qui coûterait environ { $gap } victoires sur 100 parties. Si cela réussit : { $what }
hint-risk-comes-score = Le risque ({ $likely }) : { $what } Le résultat en serait moins bon d’environ { $whole },{ $tenth } points.
hint-risk-fails-score = Le risque : cela peut échouer ({ $likely }), et le résultat serait moins bon d’environ { $whole },{ $tenth } points. Si cela réussit : { $what }
check-leaves-chance = Ce coup gagne environ { $chance } parties sur 100. Le meilleur coup en gagne { $gap } de plus.
check-leaves-fewer = Il reste ainsi environ { $whole },{ $tenth } points à la fin. Le meilleur coup en laisserait { $gap },{ $gaptenth } de moins, et moins vaut mieux.
check-leaves-more = Cela mène à environ { $whole },{ $tenth } points à la fin. Le meilleur coup en rapporterait { $gap },{ $gaptenth } de plus.
coach-gain-chance = Ce coup aurait gagné environ { $gap } parties de plus sur 100 (très probablement entre { $low } et { $high }).
coach-gain-fewer = Ce coup aurait épargné { $whole },{ $tenth } points en moyenne. Moins il y en a, mieux c’est.
coach-gain-more = Ce coup aurait rapporté { $whole },{ $tenth } points de plus en moyenne.
coach-missed = { $who } pouvait le savoir d’après la table et sa propre main.
coach-luck-with = Le hasard a aidé { $who } ici : environ { $points } victoires de plus sur 100 parties.
coach-luck-against = Le hasard a desservi { $who } ici : environ { $points } victoires de moins sur 100 parties.
coach-luck-helped = Le hasard a aidé tout le monde ici : { $whole },{ $tenth } points en moyenne.
coach-luck-hurt = Le hasard a desservi tout le monde ici : { $whole },{ $tenth } points en moyenne.
coach-shown = Personne d’autre ne pouvait le savoir avant : { $what }
coach-happened = Ce qui s’est passé : { $what }
reason-leads = { $when ->
    [now] Dans le même tour, ce coup mène à ceci : { $what }
    [answer] Avant le tour suivant, ce coup mène à ceci : { $what }
    [next] Avec le tour suivant, ce coup mène à ceci : { $what }
   *[soon] En trois tours, ce coup mène à ceci : { $what }
}
reason-either = { $when ->
    [now] Avec l’un ou l’autre, ceci suit dans le même tour : { $what }
    [answer] Avec l’un ou l’autre, ceci suit avant le tour suivant : { $what }
    [next] Avec l’un ou l’autre, ceci suit avec le tour suivant : { $what }
   *[soon] Avec l’un ou l’autre, ceci suit en trois tours : { $what }
}
reason-may-lead = En trois tours, ce coup peut mener à ceci : { $what }
reason-allows = L’autre coup permet ceci : { $what }
reason-risks = { $when ->
    [now] L’autre coup mène à ceci dans le même tour : { $what }
   *[next] L’autre coup mène à ceci : { $what }
}
reason-more = { $when ->
    [now] Ce tour rapporte environ { $what } de plus qu’avec l’autre coup.
    [answer] Au début du tour suivant, il y a environ { $what } de plus qu’après l’autre coup.
    [next] À la fin du tour suivant, ce coup a rapporté environ { $what } de plus que l’autre.
   *[soon] En trois tours, ce coup rapporte environ { $what } de plus que l’autre.
}
reason-fewer = { $when ->
    [now] Ce tour laisse environ { $what } de moins qu’avec l’autre coup, et moins vaut mieux.
    [next] À la fin du tour suivant, ce coup laisse environ { $what } de moins que l’autre, et moins vaut mieux.
   *[soon] En trois tours, ce coup laisse environ { $what } de moins que l’autre, et moins vaut mieux.
}
reason-more-theirs = { $when ->
    [now] { $who } a alors environ { $what } de plus qu’après l’autre coup.
    [next] À la fin du tour suivant, { $who } a environ { $what } de plus qu’après l’autre coup.
   *[soon] En trois tours, { $who } a environ { $what } de plus qu’après l’autre coup.
}
reason-fewer-theirs = { $when ->
    [now] { $who } a alors environ { $what } de moins qu’après l’autre coup.
    [next] À la fin du tour suivant, { $who } a environ { $what } de moins qu’après l’autre coup.
   *[soon] En trois tours, { $who } a environ { $what } de moins qu’après l’autre coup.
}
reason-nearer = { $when ->
    [now] À la fin de ce tour : { $what } Après l’autre coup : { $other }
    [answer] Au début du tour suivant : { $what } Après l’autre coup : { $other }
    [next] À la fin du tour suivant : { $what } Après l’autre coup : { $other }
   *[soon] En trois tours : { $what } Après l’autre coup : { $other }
}
reason-nearer-than-now = { $when ->
    [now] À la fin de ce tour : { $what } Après l’autre coup : { $other } Maintenant : { $before }
    [answer] Au début du tour suivant : { $what } Après l’autre coup : { $other } Maintenant : { $before }
    [next] À la fin du tour suivant : { $what } Après l’autre coup : { $other } Maintenant : { $before }
   *[soon] En trois tours : { $what } Après l’autre coup : { $other } Maintenant : { $before }
}
reason-progress = { $when ->
    [now] À la fin de ce tour : { $what } Maintenant : { $before }
    [answer] Au début du tour suivant : { $what } Maintenant : { $before }
    [next] À la fin du tour suivant : { $what } Maintenant : { $before }
   *[soon] En trois tours : { $what } Maintenant : { $before }
}
reason-leads-often = { $when ->
    [now] Dans le même tour, ce coup mène plus souvent que l’autre à ceci : { $what }
    [answer] Avant le prochain tour, ce coup mène plus souvent que l’autre à ceci : { $what }
    [next] Avec le prochain tour, ce coup mène plus souvent que l’autre à ceci : { $what }
   *[soon] En trois tours, ce coup mène plus souvent que l’autre à ceci : { $what }
}
reason-risks-often = L’autre coup mène plus souvent à ceci : { $what }
reason-allows-often = L’autre coup permet plus souvent ceci : { $what }
reason-keeps = Ceci reste vrai, et ne le serait plus avec l’autre coup : { $what }
reason-leaves = L’autre coup ne change rien à ceci : { $what }
reason-then = { $when ->
    [once] Juste après ce coup : { $what }
    [now] Après ce tour : { $what }
    [answer] Au début du prochain tour : { $what }
    [next] Après le prochain tour : { $what }
   *[soon] En trois tours : { $what }
}
reason-then-likely = { $when ->
    [once] Très probablement, juste après ce coup : { $what }
    [now] Très probablement, après ce tour : { $what }
    [answer] Très probablement, au début du prochain tour : { $what }
    [next] Très probablement, après le prochain tour : { $what }
   *[soon] Très probablement, en trois tours : { $what }
}
reason-present = Ce qui compte ici : { $what }
reason-likely = Très probablement. { $why }
reason-later = Rien ne les distingue dans les trois prochains tours. L’avantage vient plus tard.
puzzle-task = Un des { $choices } coups possibles est nettement le meilleur. Lequel ?
puzzle-task-line = Trouvez les { $steps } meilleurs coups à la suite. Chacun est nettement le meilleur à ce moment-là.
puzzle-clue = Tentant, mais pas le meilleur : { $what }.
puzzle-gain-chance = Il gagne { $best } parties sur 100, soit { $gap } de plus que le deuxième meilleur : { $next }.
puzzle-gain-fewer = Il mène à environ { $best },{ $besttenth } points, le deuxième meilleur à { $other },{ $othertenth } : { $next }. Moins, c’est mieux.
puzzle-gain-more = Il mène à environ { $best },{ $besttenth } points, le deuxième meilleur à { $other },{ $othertenth } : { $next }.
puzzle-does = Ce qu’il fait aussitôt : { $what }
puzzle-lost = Ce à quoi il renonce : { $what }
puzzle-short-chance = Ce coup gagne { $other } parties sur 100 ; le meilleur en gagne { $best }.
puzzle-short-fewer = Ce coup mène à environ { $other },{ $othertenth } points, le meilleur à { $best },{ $besttenth }. Moins, c’est mieux.
puzzle-short-more = Ce coup mène à environ { $other },{ $othertenth } points, le meilleur à { $best },{ $besttenth }.
puzzle-because = { $short } Voici ce qui parle pour le meilleur coup. { $why }
puzzle-because-allows = { $short } Il permet ceci : { $what }
puzzle-because-allows-often = { $short } Il permet ceci plus souvent que le meilleur coup : { $what }
puzzle-because-risks = { $short } Il mène à ceci : { $what }
puzzle-because-risks-often = { $short } Il mène à ceci plus souvent que le meilleur coup : { $what }
puzzle-untried-chance = Ce coup semblait trop faible pour être mesuré. Le meilleur gagne { $best } parties sur 100.
puzzle-untried-fewer = Ce coup semblait trop faible pour être mesuré. Le meilleur mène à environ { $best },{ $besttenth } points.
puzzle-untried-more = Ce coup semblait trop faible pour être mesuré. Le meilleur mène à environ { $best },{ $besttenth } points.
tell-title = { $game }, { $players } joueurs. Vous êtes { $who }.
tell-changed = Composants modifiés : { $change }
tell-since = Depuis votre dernier tour :
tell-may = Vous pouvez :
tell-over = La partie est finie. { $why }
tell-team = Score de l’équipe : { $score }
tell-won = Gagné : { $winners }
tell-nobody-won = Personne n’a gagné.
tell-standing = { $rank }. { $who }, score { $score }
try-done = Fait : { $what }
try-refused = Refusé : { $what }. { $why } (règle { $rule })
try-more = … et { $count } de plus ; ajoutez un mot pour préciser.
try-several = « { $words } » peut désigner { $count } actions ; écrivez-en davantage :
try-unknown = Aucune action ne s’appelle « { $words } ». Pas compris : { $unknown }. Le plus proche :
try-number = Aucune action n’a le nombre { $unknown }. Le plus proche :
try-together = Aucune action ne réunit tous ces mots : « { $words } ». Le plus proche :
try-fillers = le la les un une je mon ma mes
