# Le but et un tour, pour les nouveaux
aim = Marquez le plus de points avant que la frise n’atteigne 1934 : changez la pechblende en uranium, l’uranium en radium et le radium en points.
turn = Des cubes tombent de la tour : prenez-en, ou écrivez plutôt une thèse. Puis achetez une carte, transformez des cubes et validez des expériences, tant que vos cubes suffisent.
glance-1 = Atelier : des cubes vont dans la tour, et chacun peut prendre ce qui en tombe.
glance-2 = Recherche : prenez jusqu’à 3 cubes, ou écrivez votre prochaine thèse et recevez son bonus.
glance-3 = Expérimentation : achetez une carte, transformez des cubes, validez des tuiles Expérience, retournez votre objectif, dans l’ordre de votre choix.
glance-4 = Repos : 3 cubes seulement peuvent rester dans votre erlenmeyer. Un bécher validé permet d’en prendre 1 de plus, un ballon validé d’en garder 1 de plus.
glance-5 = Quand la frise avance, chacun peut profiter de la nouvelle date.
glance-6 = La manche où 1934 est atteint est la dernière. Celui qui a le plus de points gagne. La tuile Marie Curie rapporte 1 point à celui qui l’a à la fin.
legend-pitchblende = Pechblende : le minerai. 2 deviennent 1 uranium.
legend-uranium = Uranium : 2 deviennent 1 radium.
legend-radium = Radium : 2 radiums et 1 uranium deviennent 1 point. Avec la tuile Marie Curie, l’uranium n’est pas nécessaire.
legend-points = Point : celui qui en a le plus gagne.
legend-timeline = La frise avance d’une date.
legend-thesis = Écrivez votre prochaine thèse.
legend-experiment = Prenez une tuile Expérience : bécher ou ballon.
legend-card = Prenez gratuitement une carte de la rangée.
legend-refresh = Quatre nouvelles cartes arrivent dans la rangée.
legend-marie-curie = La tuile Marie Curie : des points moins chers, et 1 point à la fin.

# Cubes, effets
amount-pitchblende = { $count } pechblende
amount-uranium = { $count } uranium
amount-radium = { $count } radium
amount-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
items = { $items }
nothing = rien
gain-marie-curie = la tuile Marie Curie
gain-timeline = la frise avance
gain-thesis = une thèse
gain-experiment = une tuile Expérience
gain-card = une carte gratuite
gain-refresh = quatre nouvelles cartes dans la rangée
either = { $one } ; { $other }
per-thesis = { $gain } par thèse écrite, { $most } fois au plus
deal = { $cost } → { $gain }
deal-needs = { $needs } : { $deal }
needs-university = avec { $count ->
    [one] une carte Université
   *[other] { $count } cartes Université
}
needs-validated = avec { $count } expériences validées
needs-theses = avec { $count ->
    [one] une thèse
   *[other] { $count } thèses
}
needs-unmet = avec un objectif pas encore atteint qui vaut { $count ->
    [one] 1 point au plus
   *[other] { $count } points au plus
}
column-full = colonne complète
last-space = dernière manche

# Matériel
card-advertising = Publicité
card-instruments = Instruments
card-research = Recherche
card-workshop = Atelier
card-university = Université
glass-beaker = bécher
glass-flask = ballon
objective-theses = quatre thèses
objective-every-category = une carte de chaque catégorie
objective-full-category = une catégorie complète
objective-five-tiles = cinq tuiles Expérience
objective-nobel = 1 point de plus par prix Nobel

# La frise
date-1867 = 1867
date-1883 = 1883
date-1891 = 1891
date-1893 = 1893
date-1894 = 1894
date-1895 = 1895
date-1897 = 1897
date-1898-july = juillet 1898
date-1898-december = décembre 1898
date-1902 = 1902
date-1903 = 1903
date-1906 = 1906
date-1909 = 1909
date-1910 = 1910
date-1911 = 1911
date-1914 = 1914
date-1916 = 1916
date-1921 = 1921
date-1925 = 1925
date-1934 = 1934
milestone-1867 = Maria Skłodowska naît à Varsovie.
milestone-1883 = Maria quitte l’école à quinze ans avec une médaille d’or.
milestone-1891 = Elle prend le train pour Paris et s’inscrit à la Sorbonne.
milestone-1893 = Elle est reçue première à la licence de physique.
milestone-1894 = Elle obtient une seconde licence, en mathématiques, et rencontre Pierre Curie.
milestone-1895 = Marie et Pierre se marient et partent à bicyclette.
milestone-1897 = Naissance d’Irène ; Marie se tourne vers les rayons de l’uranium.
milestone-1898-july = Un nouvel élément est annoncé, il porte le nom de la Pologne : le polonium.
milestone-1898-december = Un second élément nouveau luit de lui-même : le radium.
milestone-1902 = Après des années dans le hangar, un décigramme de chlorure de radium.
milestone-1903 = Le prix Nobel de physique, avec Pierre Curie et Henri Becquerel.
milestone-1906 = Pierre meurt dans un accident de rue. Marie reprend son cours à la Sorbonne.
milestone-1909 = Paris décide de bâtir pour elle un Institut du radium.
milestone-1910 = Elle isole le radium à l’état de métal.
milestone-1911 = Le prix Nobel de chimie, pour elle seule.
milestone-1914 = L’Institut est achevé, la guerre éclate, et elle organise un service de radiologie.
milestone-1916 = Permis de conduire en poche, elle mène elle-même ses voitures radiologiques au front.
milestone-1921 = Les femmes d’Amérique lui offrent un gramme de radium.
milestone-1925 = À Varsovie, elle pose la première pierre d’un Institut du radium.
milestone-1934 = Marie Curie meurt le 4 juillet. Ses carnets sont encore radioactifs.

# Questions
prompt-over = La partie est terminée.
way-card = achetez une carte
way-transform = transformez des cubes
way-validate = validez une expérience
prompt-research = Recherche : prenez { $left ->
    [one] 1 cube
   *[other] jusqu’à { $left } cubes
}, ou écrivez plutôt la thèse { $level }. Ce que vous laissez reste pour les autres.
prompt-research-thesis = Recherche : il n’y a aucun cube au pied de la tour. Écrivez la thèse { $level }, ou passez.
prompt-research-cubes = Recherche : prenez { $left ->
    [one] 1 cube
   *[other] jusqu’à { $left } cubes
}. Vos quatre thèses sont écrites. Ce que vous laissez reste pour les autres.
prompt-collect = Vous pouvez encore prendre { $left ->
    [one] 1 cube
   *[other] { $left } cubes
}, ou vous arrêter. Ce que vous laissez reste pour les autres.
prompt-experimentation = Expérimentation : { $ways }, ou finissez votre tour.
prompt-experimentation-done = Expérimentation : plus rien n’est possible. Finissez votre tour.
prompt-experimentation-objective = Votre objectif est atteint : retournez-le pour { $points }. Ou continuez à expérimenter, ou finissez votre tour.
prompt-rest = Repos : votre erlenmeyer peut garder { $keep } cubes. Rendez { $excess ->
    [one] 1 cube
   *[other] { $excess } cubes
} à la réserve.
prompt-card = Carte gratuite : laquelle prenez-vous ? Elle ne coûte rien, et vous recevez son bonus.
prompt-pile = Choisissez une pile Expérience. Un bécher validé : 1 cube de plus à prendre par tour ; un ballon validé : 1 de plus à garder.
prompt-timeline-free = Frise, { $date } : vous pouvez prendre { $gain } gratuitement.
prompt-timeline = Frise, { $date } : payez-vous { $cost } pour recevoir { $gain } ?
prompt-timeline-transform = Frise, { $date } : { $effect }. Pour en profiter, transformez d’abord des cubes. Ou laissez passer.
prompt-timeline-lost = Frise, { $date } : { $effect }. Vous ne pouvez plus le payer. Laissez passer.
waiting-research = { $who } prend { $left ->
    [one] 1 cube
   *[other] jusqu’à { $left } cubes
} ou écrit la thèse { $level }.
waiting-research-thesis = { $who } peut écrire la thèse { $level }.
waiting-research-cubes = { $who } prend { $left ->
    [one] 1 cube
   *[other] jusqu’à { $left } cubes
}.
waiting-collect = { $who } peut encore prendre { $left ->
    [one] 1 cube
   *[other] { $left } cubes
}.
waiting-experimentation = { $who } expérimente.
waiting-experimentation-done = { $who } va finir son tour.
waiting-experimentation-objective = { $who } expérimente et peut retourner l’objectif pour { $points }.
waiting-rest = { $who } rend { $excess ->
    [one] un cube
   *[other] { $excess } cubes
}.
waiting-card = { $who } choisit une carte gratuite.
waiting-pile = { $who } choisit une tuile Expérience.
waiting-timeline-free = { $who } décide s’il profite de { $date } ({ $gain }).
waiting-timeline = { $who } décide s’il profite de { $date } ({ $cost } → { $gain }).
waiting-timeline-transform = { $who } décide s’il profite de { $date } ({ $effect }).
waiting-timeline-lost = { $who } laisse passer { $date } : { $effect }.

# Actions
action-take = Prendre { $cubes }
action-write = Écrire la thèse { $level }. Son bonus est l’un de ceux-ci : { $gains }
action-buy = Acheter { $card } pour { $cost }. Bonus : { $bonus }
action-card = Prendre { $card } gratuitement. Bonus : { $bonus }
action-transform = Transformer { $cost } en { $gain }
action-transform-marie-curie = Transformer { $cost } en { $gain }, avec la tuile Marie Curie
action-validate = Valider le { $glass } { $slot } : { $deal }
action-validate-nothing = Valider le { $glass } { $slot }
action-pile-beaker = Prendre le bécher : { $deal }. Une fois validé, il permet de prendre 1 cube de plus à chaque tour
action-pile-flask = Prendre le ballon : { $deal }. Une fois validé, il permet de garder 1 cube de plus à chaque tour
action-return = Rendre { $cubes }
action-apply = Payer { $cost } et recevoir { $gain }
action-apply-free = Prendre { $gain }
action-let-pass = Laisser passer { $date } : garder les cubes
action-let-pass-free = Laisser passer { $date } : ne rien prendre
action-objective = Retourner l’objectif ({ $objective }) pour { $points }
action-objective-nobel = Retourner l’objectif ({ $objective })
action-stop-collecting = Arrêter de prendre des cubes
action-collect-nothing = Ne prendre aucun cube
action-end-turn = Finir le tour

# Refus
refusal-no-cube-available = Aucun cube de cette couleur n’est au pied de la tour. Prenez-en un qui s’y trouve.
refusal-cubes-taken = Vous avez pris des cubes à ce tour. Une thèse s’écrit à leur place, avant d’en prendre.
refusal-all-theses-written = Vous avez écrit vos quatre thèses. Prenez des cubes.
refusal-not-in-row = Aucune carte de cette catégorie n’est dans la rangée. Choisissez-en une qui s’y trouve.
refusal-card-bought = Vous avez déjà acheté une carte à ce tour. Vous pourrez en acheter une autre au prochain.
refusal-category-full = Votre colonne de cette catégorie est complète. Choisissez une autre catégorie.
refusal-cannot-pay = Votre erlenmeyer ne contient pas les cubes que cela coûte. Prenez-en ou transformez-en d’abord.
refusal-no-product = La réserve n’a plus aucun cube de ce type. Ce sera possible quand des cubes y seront revenus.
refusal-no-marie-curie = Il faut la tuile Marie Curie pour cela. Sans elle, un point coûte 1 uranium de plus.
refusal-no-tile = Il n’y a pas de tuile Expérience à cet emplacement. Validez une de celles que vous avez.
refusal-tile-validated = Cette expérience est déjà validée. Chaque tuile se valide une seule fois.
refusal-no-slot = Vous avez déjà trois tuiles de ce type. Prenez-en une de l’autre type.
refusal-not-in-flask = Votre erlenmeyer ne contient aucun cube de cette couleur. Rendez-en un qui s’y trouve.
refusal-objective-done = Vous avez déjà retourné votre objectif. Il ne rapporte qu’une fois.
refusal-objective-nobel = Votre objectif rapporte de lui-même, chaque fois que vous payez un prix Nobel.
refusal-objective-not-met = Votre objectif n’est pas encore atteint. Vous pourrez le retourner quand sa condition sera remplie.
resting-date-past = La frise a dépassé cette date. On se sert d’une date quand la frise l’atteint, et seulement alors.
resting-date-ahead = La frise n’a pas atteint cette date. Elle avance d’une date chaque fois qu’un effet avec l’horloge le dit ; chaque joueur peut alors s’en servir.
resting-supply = Les cubes sortent de la réserve quand l’atelier les lance, ou quand une transformation ou un bonus les donne.
resting-theses = Les thèses s’écrivent dans cet ordre : I, II, III et IV.
resting-tower = Personne ne peut prendre les cubes encore dans la tour. Prenez ceux qui sont à son pied.
resting-workshop = On ne choisit rien ici : au début de chaque tour, les cubes de la case marquée sont jetés dans la tour.
resting-marie-curie = Un bonus qui montre cette tuile vous la donne : vous la prenez au milieu de la table, ou au joueur qui l’a.

# Événements
event-first = { $who } reçoit le jeton Premier joueur.
event-turn = C’est au tour de { $who }.
event-thrown = Dans la tour : { $cubes }.
event-fell = Tombés de la tour : { $cubes }.
event-took = { $who } prend { $cubes }.
event-collected = { $who } { $count ->
    [0] ne prend aucun cube.
    [one] s’arrête à { $count } cube.
   *[other] s’arrête à { $count } cubes.
}
event-wrote = { $who } écrit la thèse { $level } : { $bonus }.
event-bought = { $who } achète { $card }, carte { $number } de cette catégorie : { $bonus }.
event-took-card = { $who } prend gratuitement { $card }, carte { $number } de cette catégorie : { $bonus }.
event-revealed = { $card } arrive dans la rangée.
event-transformed = { $who } transforme { $cost } en { $gain }.
event-validated-beaker = { $who } valide un bécher : { $deal }. { $who } prendra désormais 1 cube de plus à chaque tour.
event-validated-flask = { $who } valide un ballon : { $deal }. { $who } gardera désormais 1 cube de plus à chaque tour.
event-paired = { $who } a validé les deux tuiles de la rangée { $slot }, qui forment une paire.
event-took-tile-beaker = { $who } prend un bécher : { $deal }.
event-took-tile-flask = { $who } prend un ballon : { $deal }.
event-gained = { $who } reçoit { $cubes }.
event-short = La réserve ne suffit pas : { $who } se passe de { $cubes }.
event-points = { $who } marque { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
event-marie-curie = { $who } prend la tuile Marie Curie.
event-marie-curie-from = { $who } prend la tuile Marie Curie à { $holder }.
event-refreshed = { $who } remet les cartes de la rangée sous la pioche.
event-no-card-to-take = Il n’y a dans la rangée aucune carte que { $who } puisse prendre.
event-no-tile-to-take = { $who } n’a plus de place pour une tuile Expérience.
event-no-thesis-left = { $who } a écrit ses quatre thèses et n’en pioche plus.
event-objective = { $who } atteint son objectif, { $objective } : { $points }.
event-nobel-turned = { $who } retourne l’objectif Nobel : les deux prix ont été décernés.
event-advanced = { $date }. { $milestone } { $why }
cause-clock = L’horloge de l’Atelier a fait avancer la frise.
cause-player = { $who } a fait avancer la frise.
cause-waited = La frise avait encore un pas à faire.
event-applied = { $who } profite de { $date } : { $effect }.
event-let-pass = { $who } laisse passer { $date }.
event-last-round = C’est la dernière manche. Elle est jouée jusqu’au bout.
event-rested = { $who } se repose.
event-returned = { $who } rend { $cubes }.
event-flipped = La tuile Atelier passe sur sa face { $side }.
event-over = La partie est terminée.

# Ce qui est perdu
loss-not-collected = Il serait possible de prendre encore { $count ->
    [one] 1 cube
   *[other] { $count } cubes
} ici.
loss-excess = L’erlenmeyer contient { $count ->
    [one] 1 cube
   *[other] { $count } cubes
} de trop, à rendre.

# Option, fin
option-first_player = Premier joueur
option-first_player-random = tiré au sort
option-first_player-first_seat = la première place
ending-timeline = La frise a atteint 1934 et la manche est terminée.

# Le plateau
board-timeline = Frise
board-workshop = Atelier, face { $side }
board-round = Manche { $number }
board-last-round = Manche { $number }, la dernière
board-flip = puis retourner
board-tower = Tour à cubes
board-thrown = lancés
board-fell = tombés
board-stuck = coincés
board-available = Disponibles
board-supply = Réserve
board-row = Cartes Activité
board-deck = pioche
board-under-deck = tout en dessous
board-number = n° { $number } sur { $maximum }
board-experiments = Piles Expérience
board-left = reste { $count }
board-theses = Thèses
board-transformations = Transformations
board-take = prendre
board-keep = garder
board-cards = Cartes
board-objective = Objectif
board-done = fait
board-objective-met = atteint
board-objective-missed = manqué
board-objective-ready = peut être retourné maintenant
board-empty = vide
board-middle = au centre
board-legend = P pechblende  U uranium  R radium  ★ point  ◷ frise  ✎ thèse  ⚗ tuile Expérience  ▤ carte gratuite  ↻ nouvelle rangée  MC tuile Marie Curie  ◎ objectif à atteindre
board-marie-curie = Tuile Marie Curie
board-marker-here = le marqueur est ici
board-costs = coûte { $cost }
board-experiment-tiles = Expériences
board-laboratory = Votre laboratoire
board-laboratory-of = Laboratoire de { $who }
board-flask = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}, { $keep } à garder au plus
board-first = commence
board-places = Parties de la table
board-place-timeline = Frise
board-place-tower = Tour
board-place-cards = Cartes
board-place-laboratory = Laboratoire
board-place-others = Autres
board-step-workshop = Atelier
board-step-research = Recherche
board-step-experimentation = Expérimentation
board-step-rest = Repos
board-pairs = Paires face à face
board-nobels = Prix Nobel
board-points = Points
board-would-reach = serait atteint
board-lacks = il manque
board-progress = { $done } sur { $goal }
board-validated-beaker = +1 prendre
board-validated-flask = +1 garder
board-at-the-end = à la fin

# Le saviez-vous : science et histoire, avec nos mots
note-tonnes = De plusieurs tonnes de résidus de pechblende, les Curie ont tiré environ un dixième de gramme de chlorure de radium.
note-notebooks = Ses carnets sont encore radioactifs : on les garde dans des boîtes doublées de plomb.
note-word = Le mot « radio-actif » est d’eux : il paraît pour la première fois dans une note des Curie, en 1898.
note-polonium = Les Curie ont nommé le polonium d’après la Pologne, son pays, qui ne figurait alors sur aucune carte.
note-two-prizes = Personne d’autre n’a reçu le prix Nobel dans deux sciences : la physique en 1903, la chimie en 1911.
note-x-ray-cars = Pendant la Première Guerre mondiale, elle équipa une vingtaine de voitures d’appareils à rayons X, et en conduisit une elle-même.

# Ce qui a fait les points
score-made-with-tile = { $who } a { $score ->
    [one] { $score } point
   *[other] { $score } points
} : { $earned } en jouant, et 1 pour la tuile Marie Curie.
tie-shared = Égalité de points et de cubes en tête : la victoire est partagée.
tie-radium = Égalité de points en tête : qui a le plus de radium gagne.
tie-uranium = Égalité de points et de radium en tête : qui a le plus d’uranium gagne.
tie-pitchblende = Égalité de points, de radium et d’uranium en tête : qui a le plus de pechblende gagne.

# Ce que le livret ne dit pas
gap-cubes = Le nombre de cubes
    .why =
        Leur nombre n’est imprimé nulle part. Avec ceux-ci, la réserve ne s’épuise presque jamais : une étude
        compte ce qui se perd quand elle est vide. La rareté vient de la tour.
gap-tower = Ce qui reste dans la tour
    .why =
        Une tour, c’est du hasard, et le livret veut des pénuries répétées. Avec ces chances et ces lancers,
        environ sept cubes restent coincés, aucun ou un seul tombe trois tours sur dix (des critiques sur
        fjelfras.de et tabletopgaming.co.uk parlent de tels lancers), et quatre à six tours sur dix il y a moins de
        cubes au pied de la tour qu’un joueur ne pourrait en prendre, d’après des parties de robots de niveau
        Chercheuse.
gap-experiments = Les tuiles Expérience
    .why =
        Les textes de 22 tuiles sont dans le livret ; que chacune existe une seule fois, et de quelle sorte elle
        est, découle de leur ordre et du fait que les béchers sont les plus difficiles. Deux textes sont perdus
        et ont été reconstitués.
gap-experiments-beaker-b12 = L’un des béchers
    .why =
        Le texte d’un bécher est perdu. Quand on associe les béchers aux ballons par leurs effets, il manque aux
        béchers une tuile qui donne une thèse contre du radium.
gap-experiments-flask-f12 = L’un des ballons
    .why =
        Le texte d’un ballon est perdu. Quand on associe les ballons aux béchers par leurs effets, il manque aux
        ballons une tuile qui fait avancer la frise.
gap-theses = Les tuiles Thèse
    .why =
        Les 13 textes et leurs nombres d’exemplaires sont dans le livret, mais deux colonnes s’y sont mêlées.
        Lues ligne par ligne, elles font quatre tuiles par niveau ; les niveaux I et II sont presque certains,
        III et IV probables.
gap-workshop = Ce que l’Atelier jette dans la tour
    .why =
        Le livret montre un lancer, 1/2/1. Une légende sur thefamilygamers.com en nomme un autre, quatre
        pechblendes, et une critique sur ludovox.fr parle d’horloges sur la tuile. Aucune case ne lance plus que
        ces quatre cubes, et la plupart en lancent moins, pour que les cubes manquent. Le nombre de cases d’une
        tuile n’est pas un multiple du nombre de joueurs, sinon chaque place aurait les mêmes lancers toute la
        partie. La place des lancers riches et des horloges a été choisie par des parties de robots de niveau
        Chercheuse, pour qu’aucun rang dans l’ordre du tour ne soit meilleur.
gap-timeline = Les dates et les effets de la frise
    .why =
        Le texte du livret donne 1867, 1903, 1911 et 1934, et dit que les cases Nobel demandent des ressources
        et donnent des points. Que certains effets dépendent de ce qu’un joueur possède se lit sur jarjar.blog.
        Les autres dates et tous les effets sont de nous. Ce qui aide les joueurs dont l’objectif n’est pas
        atteint a été choisi par des parties de robots de niveau Chercheuse, pour qu’aucun objectif ne soit
        meilleur qu’un autre.

# À quelle distance sont les joueurs de ce dont parle une raison
aim-objective = { $count ->
    [0] { $who } a atteint l’objectif ({ $objective }).
    [1] Il manque à { $who } 1 étape pour l’objectif ({ $objective }).
   *[other] Il manque à { $who } { $count } étapes pour l’objectif ({ $objective }).
}

# Ce qui est vrai d’une position
fact-pays-experiment = { $who } a les cubes pour une expérience ({ $glass }) : { $deal }.
fact-one-short = Il ne manque à { $who } que { $lacks } pour une expérience ({ $glass }) : { $deal }.
fact-pays-point = { $who } a les cubes pour 1 point : { $cost }.
fact-marie-curie = { $who } a la tuile Marie Curie : { $cost } peuvent devenir 1 point.
fact-pays-card = { $who } a les cubes pour la carte { $card } (bonus : { $bonus }).
fact-pays-date = { $who } a les cubes pour la date { $date } : { $deal }.

# Ce que compte une raison : ce qu’un coup laisse de plus ou de moins qu’un autre
holding-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
holding-radium = { $count ->
    [one] 1 radium
   *[other] { $count } radium
}
holding-uranium = { $count ->
    [one] 1 uranium
   *[other] { $count } uranium
}
holding-pitchblende = { $count ->
    [one] 1 pechblende
   *[other] { $count } pechblende
}
