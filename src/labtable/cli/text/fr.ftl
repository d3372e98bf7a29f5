title = { $game }, { $players } joueurs
seal = La donne est scellée (SHA-256) : { $seal }
adaptive = Adaptatif joue pour que la partie reste serrée.
moves = Vos coups
keys = Tapez un numéro pour jouer · ? 3 explique le coup 3 · ? et un mot interroge sur n’importe quel coup · u annuler · l journal · r 4.2 montre une règle · q sauvegarde et quitte
ask = Votre choix
forced = Votre seul coup est joué pour vous : { $move }
thinks = { $who } ({ $bot }) réfléchit …
pass-on = À { $who }. Passez l’écran, puis appuyez sur Entrée.
would = Voici ce qui se passerait :
may = Cela peut arriver :
unforeseen = D’autres choses peuvent arriver : le hasard ou des cartes cachées en décident.
lost = Ceci est perdu :
can-undo = Vous pourrez l’annuler.
then-others = Ensuite, un autre joueur décide.
then-over = Cela termine la partie.
legal-now = vous pouvez le jouer maintenant : numéro { $number }
rule = règle { $number }
no-rule = Il n’y a pas de règle { $number }. labtable rules { $game } les montre toutes.
which-rule = Tapez r et le numéro d’une règle, par exemple r 1.1. labtable rules { $game } les montre toutes.
nothing-found = Aucun coup ne correspond à « { $words } ». Essayez une carte, une couleur ou un joueur.
numbers = Les coups sont numérotés de 1 à { $count }.
help-undo = u annule votre dernier coup et ce que les robots ont fait ensuite, sauf s’il dépendait du hasard, s’il a pu dévoiler quelque chose ou s’il a été dit à voix haute.
undone-now = Votre dernier coup est annulé.
saved = Partie sauvegardée dans { $path }
resume = Pour continuer : labtable play { $path }
over = La partie est terminée.
score = Score
rank = Rang
player = Joueur
secret = Le secret de la donne était { $secret }
fingerprint = Empreinte de cette donne avec ses coups : { $fingerprint }
verify = Vérifiez cette partie avec : labtable verify { $path } --seal { $seal } --fingerprint { $fingerprint }
proof-seal = Le sceau couvre le jeu, ses règles, ses options et son matériel, le nombre de joueurs et le secret.
proof-secret = Le secret correspond à l’engagement inscrit dans le fichier.
proof-deal = Avec ce secret, et avec les parts s’il y en a, on obtient bien cette donne.
proof-moves = { $moves ->
    [one] Le seul coup est permis.
   *[other] Les { $moves } coups sont tous permis.
} { $undone ->
    [0] Aucun n’a été annulé.
    [one] Un seul a été annulé.
   *[other] { $undone } ont été annulés.
}
proof-position = Ils mènent à la position que contient le fichier.
proof-branch = { $moves ->
    [0] Cette partie est un nouvel essai d’une autre, avec les mêmes cartes depuis le début.
    [one] Cette partie est un nouvel essai d’une autre : le premier coup est le même.
   *[other] Cette partie est un nouvel essai d’une autre : les { $moves } premiers coups sont les mêmes.
}
proof-redealt = Après { $moves } { $moves ->
    [one] coup
   *[other] coups
}, tout ce que la place { $seat } ne pouvait pas savoir a été redistribué.
proof-true = { $covers ->
    [game] La partie de { $game } dans { $path } est authentique.
    [deal] La donne de { $game } dans { $path } est authentique.
   *[secret] Seul le secret de { $path } est prouvé : c’est celui dont vous avez donné l’empreinte SHA-256.
}
proof-true-if = { $covers ->
    [game] La partie de { $game } dans { $path } est authentique si vous avez vu ce sceau avant la première carte : { $seal }
    [deal] La donne de { $game } dans { $path } est authentique si vous avez vu ce sceau avant la première carte : { $seal }
   *[secret] Seul le secret de { $path } est prouvé, et seulement si vous avez vu son empreinte SHA-256 avant la première carte : { $seal }
}
proof-pledges = Chaque part est celle qui était promise sous le sceau.
proof-alone = Contre la personne qui gérait le serveur, rien n’est prouvé : aucun navigateur n’a ajouté de part à cette donne, le serveur l’a donc tirée seul et a pu la choisir. Il est prouvé que nul ne l’a changée ensuite.
proof-shares = { $count ->
    [one] La part du joueur { $given } est dans cette donne : nul ne pouvait la choisir, sauf si ce joueur a aidé la personne qui gérait le serveur. Si cette part est la vôtre, ajoutez-la avec --share.
    [2] Les parts des joueurs { $given } sont dans cette donne : nul ne pouvait la choisir, sauf si tous deux ont aidé la personne qui gérait le serveur. Si l’une d’elles est la vôtre, ajoutez-la avec --share.
   *[other] Les parts des joueurs { $given } sont dans cette donne : nul ne pouvait la choisir, sauf si tous ont aidé la personne qui gérait le serveur. Si l’une d’elles est la vôtre, ajoutez-la avec --share.
}
proof-own = Votre part, celle du joueur { $own }, est dans cette donne : nul ne pouvait la choisir, pas même la personne qui gérait le serveur avec tous les autres joueurs, si votre navigateur a noté ce sceau avant de donner la part.
proof-withheld = { $count ->
    [one] Le joueur { $withheld } a promis une part et ne l’a pas donnée : la personne qui gérait le serveur pouvait, avec ce joueur, choisir entre { $deals } donnes.
   *[other] Les joueurs { $withheld } ont promis chacun une part et ne l’ont pas donnée : la personne qui gérait le serveur pouvait, avec eux, choisir entre { $deals } donnes.
}
proof-fingerprint = Empreinte de cette donne avec ces coups : { $fingerprint }. Les coups sont authentiques aussi si vous l’avez vue à la fin de la partie ; ajoutez-la alors avec --fingerprint.
proof-not-covered = { $covers ->
    [game] Non couverts par la preuve : les noms des joueurs et les heures de leurs coups.
    [deal] Non couverts par la preuve : les coups, les noms des joueurs et les heures de leurs coups. Ils sont ce que dit ce fichier ; la même donne peut être jouée autrement.
   *[secret] Non couverts par la preuve : les coups, le jeu, ses options et son matériel, le nombre de joueurs, leurs noms et les heures de leurs coups. Le fichier a le format d’une version plus ancienne, qui ne scellait que le secret.
}
log = Ce qui s’est passé jusqu’ici
hint-move = Coup
hint-chance = Chances de gagner
hint-score = Score attendu
hint-score-low = Score attendu (moins, c’est mieux)
hint-visits = Essais
hint-line = Suite probable
won = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } partagent la victoire.
}
lesson-title = { $game } : { $title } ({ $minutes } minutes)
lesson-step = { $step } sur { $steps }
lesson-next = Entrée pour continuer · q termine la leçon
lesson-keys = s vous montre : le coup demandé est joué pour vous
lesson-not-asked = Ce coup est permis, mais la leçon en demande un autre.
lesson-source = Source : { $source }
lesson-shown = Joué pour vous : { $move }
lesson-over = La leçon est finie. La partie continue d’ici : jouez-la jusqu’au bout, ou quittez avec q.
lesson-again = Reprendre la leçon : labtable learn { $game } { $lesson }
review-working = Le coach rejoue chaque décision
review-luck-share = Ce qui a décidé de cette partie : le hasard { $luck } %, le jeu { $play } %.
review-who = Joueur
review-curve = Évolution
review-start = Début
review-end = Fin
review-best = Meilleur
review-good = Bon
review-slip = Imprécision
review-blunder = Gaffe
review-turn = Tournant { $number }, après le coup { $move }
review-played = { $who } a joué : { $what }
review-better = Le coach aurait joué : { $what }
review-line = Ensuite, sans doute : { $line }
review-move = Coup
review-mark = Jugement
review-cost = Coût
review-value = Valeur
review-what = Joué
review-instead = Mieux
review-said = { $who }, après le coup { $move } : { $what }
review-elsewhere = { $what } (seul { $who } pouvait le savoir : { $change })
puzzle-number = numéro
puzzle-grade = niveau
puzzle-theme = idée
puzzle-theme-now = gagner tout de suite
puzzle-theme-prepare = préparer ses prochains tours
puzzle-theme-rival = en priver un adversaire
puzzle-theme-risk = éviter un risque
puzzle-theme-line = plusieurs coups à la suite
puzzle-theme-patience = voir plus loin
puzzle-players = joueurs
puzzle-task = question
puzzle-solve-them = labtable puzzles { $game } --solve permet de les jouer.
puzzle-title = Problème { $number } sur { $count } { $grade }
puzzle-next = Entrée montre le problème suivant · q termine
puzzle-stopped = Plus de problèmes pour le moment.
puzzle-no-undo = Dans un problème, on ne peut pas annuler un coup.
puzzle-keys = c donne un indice · s montre la solution
puzzle-wrong = Ce n’est pas le meilleur.
puzzle-answer = Exact : { $move }
daily-deal = La donne du { $day } : { $game }, { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}
daily-play = labtable play { $game } --players { $players } --seed { $seed }
daily-field = La Lauréate a joué { $plays } parties ({ $thinks } essais par décision), dont { $distinct } différentes, et a gagné { $wins } de celles-ci. Scores :
daily-too-few = C’est trop peu pour comparer : il faut { $fewest } parties différentes.
