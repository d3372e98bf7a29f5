title = { $game }, { $players } joueurs
commitment = La donne est scellée (SHA-256) : { $hash }
moves = Vos coups
since = Depuis votre dernier tour
keys = Tapez un numéro pour jouer · ? 3 explique le coup 3 · ? rouge 5 interroge sur n’importe quel coup · u annuler · l journal · r 4.2 montre une règle · q sauvegarde et quitte
ask = Votre choix
forced = Votre seul coup est joué pour vous : { $move }
thinks = { $who } ({ $bot }) réfléchit …
pass-on = À { $who }. Passez l’écran, puis appuyez sur Entrée.
not-a-move = { $typed } n’est pas un coup : tapez un numéro de 1 à { $count }, ou ? pour l’aide.
would = Voici ce qui se passerait :
unforeseen = La suite dépend du hasard ou de cartes cachées.
legal-now = vous pouvez le jouer maintenant : numéro { $number }
rule = règle { $number }
nothing-found = Aucun coup ne correspond à « { $words } ». Essayez une carte, une couleur ou un joueur.
and-more = … et { $count } autres ; ajoutez un mot pour préciser.
help-undo = u reprend votre dernier coup, sauf s’il a tiré au sort, s’il a pu dévoiler quelque chose ou s’il a été dit à voix haute.
undone-now = Votre dernier coup est repris.
saved = Partie sauvegardée dans { $path }
resume = Pour continuer : labtable play { $path }
over = La partie est terminée.
score = Score
rank = Rang
player = Joueur
shared-score = Score de l’équipe : { $score }
secret = Le secret de la donne était { $secret }
verify = Vérifiez la donne avec : labtable verify { $path }
log = Ce qui s’est passé jusqu’ici
hint-move = Coup
hint-chance = Chances de gagner
hint-score = Score attendu
hint-visits = Essais
hint-line = Suite probable
won = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } partagent la victoire.
}
nobody-won = Personne n’a gagné.
