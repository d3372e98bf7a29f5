title = { $game }, { $players } joueurs
commitment = Scellé avant la première carte : { $hash }
moves = Vos coups
since = Depuis votre dernier tour
keys = Un numéro joue · ? N explique un coup · ? mots interroge sur tout coup · u reprendre · l journal · r 4.2 une règle · q sauver et quitter
ask = Votre choix
forced = Un seul coup possible : { $move }
thinks = { $who } ({ $bot }) …
pass-on = À { $who }. Passez l’écran, puis appuyez sur Entrée.
not-a-move = { $typed } n’est pas un coup : tapez un numéro de 1 à { $count }, ou ? pour l’aide.
would = Voici ce qui se passerait :
unforeseen = La suite dépend du hasard ou de ce qui est caché.
legal-now = permis maintenant, numéro { $number }
rule = règle { $number }
nothing-found = Aucun coup de ce jeu ne correspond à « { $words } ». Essayez une carte, une couleur ou un joueur.
and-more = … et { $count } autres ; ajoutez un mot pour préciser.
help-undo = u reprend votre dernier coup, s’il n’a rien tiré au sort ni rien dévoilé.
undone-now = Coup repris.
saved = Partie sauvée dans { $path }
resume = Pour continuer : labtable play { $path }
over = La partie est terminée.
score = Score
rank = Rang
player = Joueur
shared-score = Score de l’équipe : { $score }
secret = Le secret était { $secret }
verify = Vérifiez la donne avec : labtable verify { $path }
log = Ce qui s’est passé jusqu’ici
hint-move = Coup
hint-chance = Chances de gagner
hint-score = Score attendu
hint-visits = Essais
hint-line = La suite probable
won = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } partagent la victoire.
}
nobody-won = Personne n’a gagné.
