# Scientia en français.

# Le but et un tour, pour les nouveaux
aim = Achevez des projets pour gagner des fioles et avancer dans vos quatre disciplines : qui a le plus de points gagne, quand fioles ou cubes de technologie sont épuisés.
turn = Prenez une carte dans un emplacement libre, ou tournez vos cartes jusqu’à deux fois. Une carte tournée quatre fois est achevée et apporte ses effets.
glance-1 = Une carte se place à la verticale dans un emplacement. Tournez-la quatre fois et elle est achevée.
glance-2 = Une carte achevée vous donne ses fioles, avance d’une case dans sa discipline et apporte ses effets, de haut en bas.
glance-3 = Puis elle retourne sur les plateaux, où tout le monde peut la prendre.
glance-4 = Un cinquième cube de technologie ouvre un emplacement ; cinq fioles dans votre réserve en ouvrent un autre.
glance-5 = Quand les cubes de technologie ou les fioles de la réserve commune sont épuisés : cette manche, puis encore un tour pour chacun.
glance-6 = Points : vos fioles, les cases de vos cubes de technologie, les points spéciaux des deux dernières cases, et 1 par carte inachevée.
legend-turn = Rotation d’une carte : quatre rotations l’achèvent.
legend-flask = Fiole : 1 point dans votre réserve.
legend-step = Une discipline avance d’une case.
legend-card = Une de vos cartes.
legend-board = Un projet sur les plateaux.
legend-copy = Les effets d’une autre carte.
legend-cube = Cube de technologie.

# Noms
no-card = un emplacement vide
field-physics = Physique
field-chemistry = Chimie
field-biology = Biologie
field-astronomy = Astronomie
card-gravity = Gravité
card-inertia = Inertie
card-friction = Frottement
card-pressure = Pression
card-electricity = Électricité
card-magnetism = Magnétisme
card-optics = Optique
card-sound = Son
card-energy = Énergie
card-heat = Chaleur
card-relativity = Relativité
card-quantum = Quanta
card-atom = Atome
card-molecule = Molécule
card-acids-and-bases = Acides et bases
card-combustion = Combustion
card-catalyst = Catalyseur
card-distillation = Distillation
card-periodic-table = Tableau périodique
card-electrolysis = Électrolyse
card-solution = Solution
card-crystal = Cristal
card-polymer = Polymère
card-radioactivity = Radioactivité
card-dna = ADN
card-cell = Cellule
card-photosynthesis = Photosynthèse
card-respiration = Respiration
card-evolution = Évolution
card-ecosystem = Écosystème
card-neuron = Neurone
card-immunity = Immunité
card-metabolism = Métabolisme
card-heredity = Hérédité
card-symbiosis = Symbiose
card-mutation = Mutation
card-rotation = Rotation
card-orbit = Orbite
card-eclipse = Éclipse
card-comet = Comète
card-constellation = Constellation
card-tides = Marées
card-nebula = Nébuleuse
card-supernova = Supernova
card-planet = Planète
card-moon-phases = Phases de la Lune
card-black-hole = Trou noir
card-big-bang = Big Bang

# Options et fins
option-set = Les douze projets
option-set-first = Le premier pas de la science
option-set-collaborating = Disciplines en collaboration
option-set-best = Le sommet de la recherche
option-set-random = Une série autorisée, tirée au sort
option-cards = Douze projets choisis par numéro, au lieu d’une série
setup-own = Douze de votre choix
setup-choose = Choisir …
setup-look = Regarder
setup-title = Quels douze projets ?
setup-none = Aucun
setup-hint = Chaque discipline demande un projet de base (avec une maison) et deux autres. Deux feuilles côte à côte sont les deux faces d’une même carte ; une seule des deux peut être en jeu.
setup-base = base : { $has } sur { $count }
setup-others = autres : { $has } sur { $count }
setup-use = Jouer avec ces projets
option-payments = Paiements devant une flèche
option-payments-optional = peuvent être refusés
option-payments-forced = obligatoires dès qu’on peut payer
option-first_player = Premier joueur
option-first_player-first_seat = la première place
option-first_player-random = tiré au sort
option-miniature = Miniature, pour l’analyse
option-miniature-off = non
option-miniature-on = oui : six cartes
ending-tech-cubes = Les cubes de technologie sont épuisés et la dernière manche est terminée.
ending-flasks = Les fioles sont épuisées et la dernière manche est terminée.

# Les lignes d’une carte
line-plain = { $effects }
line-if = si { $condition } → { $effects }
line-else = si cela n’a pas été possible → { $effects }
line-return = rendre { $number ->
    [one] { $number } fiole
   *[other] { $number } fioles
} → { $effects }
line-give-up = remettre en place une de vos cartes inachevées (ses fioles vont dans votre réserve) → { $effects }
line-choose = au choix : { $first }, ou { $second }
word-per = { $effect } par { $what }
word-per-max = { $effect } par { $what } (au plus { $most })
word-rotate-other = tourner une de vos cartes { $number ->
    [1] une fois
    [2] deux fois
   *[other] { $number } fois
}
word-rotate-another = tourner une autre de vos cartes { $number ->
    [1] une fois
    [2] deux fois
   *[other] { $number } fois
}
word-rotate-each = tourner chacune de vos cartes { $number ->
    [1] une fois
    [2] deux fois
   *[other] { $number } fois
}
word-rotate-it = tourner cette carte { $number ->
    [1] une fois
    [2] deux fois
   *[other] { $number } fois
}
word-rotate-last = tourner la dernière de ces cartes { $number ->
    [1] une fois
    [2] deux fois
   *[other] { $number } fois
}
word-gain = gagner { $number ->
    [one] { $number } fiole
   *[other] { $number } fioles
}
word-put-own = poser { $number ->
    [one] { $number } fiole
   *[other] { $number } fioles
} sur une de vos cartes
word-put-another = poser { $number ->
    [one] { $number } fiole
   *[other] { $number } fioles
} sur une autre de vos cartes
word-put-each = poser { $number ->
    [one] { $number } fiole
   *[other] { $number } fioles
} sur chacune de vos cartes
word-put-it = poser { $number ->
    [one] { $number } fiole
   *[other] { $number } fioles
} sur cette carte
word-put-last = poser { $number ->
    [one] { $number } fiole
   *[other] { $number } fioles
} sur la dernière de ces cartes
word-put-board = poser { $number ->
    [one] { $number } fiole
   *[other] { $number } fioles
} sur un projet des plateaux
word-put-elsewhere = poser { $number ->
    [one] { $number } fiole
   *[other] { $number } fioles
} sur un autre projet des plateaux
word-take = prendre { $number ->
    [one] une carte
   *[other] { $number } cartes
}
word-advance-own = avancer en { $field }
word-advance-other = avancer dans une discipline autre que { $field }
word-advance-another = avancer dans une discipline de plus, autre que { $field }
word-advance-its = avancer dans la discipline de cette carte
word-collect-board = récupérer jusqu’à { $number ->
    [one] { $number } fiole
   *[other] { $number } fioles
} sur un projet des plateaux
word-collect-board-all = récupérer toutes les fioles d’un projet des plateaux
word-collect-own-all = récupérer toutes les fioles d’une de vos cartes
word-copy-base = appliquer les effets d’un projet de base des plateaux
word-copy-own = appliquer les effets d’une de vos cartes inachevées
word-attract = déplacer toutes les fioles d’un projet des plateaux sur une de vos cartes
word-extra-action = faire aussitôt une action de plus : prendre une carte, ou tourner vos cartes deux fois
word-exchange = échanger une de vos cartes inachevées contre un projet des plateaux (ses rotations et ses fioles restent)
word-rearrange = déplacer à volonté les fioles entre vos cartes
word-scatter = poser { $number ->
    [one] { $number } fiole
   *[other] { $number } fioles
} sur un projet de chaque discipline des plateaux
count-card = carte dans vos emplacements
count-field = discipline différente dans vos emplacements
count-foreign = autre discipline parmi vos autres cartes
count-kin = carte de sa discipline dans vos emplacements
count-ripe = discipline dont le cube de tête occupe une des deux dernières cases
count-cube = cube de technologie au-delà du quatrième
count-rotated = carte tournée par ce projet
count-finished = carte achevée par ce projet
count-collected = fiole récupérée par ce projet
if-card = vos emplacements contiennent au moins { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
if-field = vos emplacements contiennent au moins { $number ->
    [one] { $number } discipline
   *[other] { $number } disciplines différentes
}
if-foreign = vos autres cartes ont au moins { $number ->
    [one] { $number } autre discipline
   *[other] { $number } autres disciplines
}
if-kin = vos emplacements contiennent au moins { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} de sa discipline
if-ripe = dans au moins { $number ->
    [one] { $number } discipline
   *[other] { $number } disciplines
} votre cube de tête occupe une des deux dernières cases
if-cube = vous avez au moins { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
} de technologie au-delà du quatrième
if-rotated = ce projet a tourné au moins { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
if-finished = cette carte est maintenant achevée
if-collected = ce projet a récupéré au moins { $number ->
    [one] { $number } fiole
   *[other] { $number } fioles
}
if-no-card = vos emplacements sont vides
if-no-field = vos emplacements ne contiennent aucune discipline
if-no-foreign = vos autres cartes n’ont aucune autre discipline
if-no-kin = vos emplacements ne contiennent aucune carte de sa discipline
if-no-ripe = aucun de vos cubes de tête n’occupe une des deux dernières cases
if-no-cube = vous n’avez aucun cube de technologie au-delà du quatrième
if-no-rotated = ce projet n’a tourné aucune carte
if-no-finished = cette carte n’est pas achevée
if-no-collected = ce projet n’a récupéré aucune fiole

# Ce qui est demandé
prompt-over = La partie est terminée.
prompt-wait = { $who } réfléchit.
prompt-draft = Prenez votre première carte.
prompt-act = À vous : prenez une carte, ou tournez vos cartes jusqu’à deux fois.
prompt-act-take = À vous : prenez une carte.
prompt-act-turn = À vous : tournez vos cartes jusqu’à deux fois.
prompt-order = Plusieurs de vos cartes sont achevées. Laquelle accomplissez-vous maintenant ?
prompt-take = { $card } : prenez une carte sur les plateaux.
prompt-rotate = { $card } : quelle carte tournez-vous { $number ->
    [1] une fois
    [2] deux fois
   *[other] { $number } fois
} ?
prompt-put-own = { $card } : laquelle de vos cartes reçoit { $number ->
    [one] la fiole
   *[other] les { $number } fioles
} ?
prompt-put-board = { $card } : quel projet reçoit { $number ->
    [one] la fiole
   *[other] les { $number } fioles
} ?
prompt-advance = { $card } : quelle discipline faites-vous avancer ?
prompt-collect-board = { $card } : sur quel projet récupérez-vous des fioles ?
prompt-collect-own = { $card } : sur laquelle de vos cartes récupérez-vous les fioles ?
prompt-copy-base = { $card } : quel projet de base copiez-vous ?
prompt-copy-own = { $card } : laquelle de vos cartes copiez-vous ?
prompt-pay = { $card } : voulez-vous rendre { $number ->
    [one] { $number } fiole
   *[other] { $number } fioles
} pour { $effects } ?
prompt-attract-from = { $card } : de quel projet prenez-vous les fioles ?
prompt-attract-to = { $card } : sur laquelle de vos cartes posez-vous les fioles ?
prompt-choose = { $card } : lequel de ses deux effets appliquez-vous ?
prompt-extra-action = { $card } : une action de plus. Prenez une carte, ou tournez vos cartes jusqu’à deux fois.
prompt-extra-action-take = { $card } : une action de plus. Prenez une carte.
prompt-extra-action-turn = { $card } : une action de plus. Tournez vos cartes jusqu’à deux fois.
prompt-exchange = { $card } : laquelle de vos cartes échangez-vous ?
prompt-exchange-for = { $card } : quel projet recevez-vous en échange ?
prompt-give-up = { $card } : voulez-vous remettre en place une de vos cartes inachevées pour { $effects } ?
prompt-rearrange = { $card } : déplacez une fiole d’une de vos cartes à une autre, ou arrêtez. { $number ->
    [one] Il reste { $number } déplacement.
   *[other] Il reste { $number } déplacements.
}

# Actions
action-take = Prendre { $card }{ $flasks ->
    [0] {""}
    [one] {" "}avec { $flasks } fiole
   *[other] {" "}avec { $flasks } fioles
}
action-rotate-once = Tourner { $card } (emplacement { $slot }) une fois
action-rotate-twice = Tourner { $card } (emplacement { $slot }) deux fois
action-rotate-pair = Tourner { $card } (emplacement { $slot }) et { $other } (emplacement { $otherslot }) une fois chacune
action-pick-stack = Choisir { $card } sur les plateaux
action-pick-slot = Choisir { $card } (emplacement { $slot })
action-order = Accomplir { $card } (emplacement { $slot })
action-rotate = Tourner { $card } (emplacement { $slot }) { $number ->
    [1] une fois
    [2] deux fois
   *[other] { $number } fois
}
action-put-own = Poser { $number ->
    [one] { $number } fiole
   *[other] { $number } fioles
} sur { $card } (emplacement { $slot })
action-put-board = Poser { $number ->
    [one] { $number } fiole
   *[other] { $number } fioles
} sur { $card }
action-collect-board = Récupérer des fioles sur { $card } (il y en a { $flasks })
action-collect-own = Récupérer les fioles de { $card } (emplacement { $slot })
action-copy-base = Copier { $card }
action-copy-own = Copier { $card } (emplacement { $slot })
action-attract-from = Prendre toutes les fioles de { $card } (il y en a { $flasks })
action-attract-to = Les poser sur { $card } (emplacement { $slot })
action-exchange = Échanger { $card } (emplacement { $slot })
action-exchange-for = Recevoir { $card }{ $flasks ->
    [0] {""}
    [one] {" "}avec { $flasks } fiole
   *[other] {" "}avec { $flasks } fioles
}
action-give-up = Remettre en place { $card } (emplacement { $slot }) pour { $effects }
action-advance = Avancer en { $field }
action-pay = Rendre { $number ->
    [one] { $number } fiole
   *[other] { $number } fioles
} pour { $effects }
action-accept = Payer
action-decline = Ne pas payer
action-keep-flasks = Ne pas payer : garder les fioles
action-keep-cards = Ne pas payer : garder les cartes
action-stop = Ne plus déplacer de fioles
action-move = Déplacer une fiole de { $card } (emplacement { $slot }) vers { $other } (emplacement { $otherslot })
action-side = Choisir l’effet { $number }
action-choose = Choisir : { $effects }

# Ce qui s’est passé
loss-line = { $card } ne fait rien ici : { $line }.
event-takes = { $who } prend { $card } dans l’emplacement { $slot }{ $number ->
    [0] {""}
    [one] {" "}avec { $number } fiole
   *[other] {" "}avec { $number } fioles
}.
event-rotates = { $who } tourne { $card } (emplacement { $slot }) : { $number } sur 4.
event-finishes = { $who } tourne { $card } (emplacement { $slot }) : { $number } sur 4, achevée.
event-completes = { $who } accomplit { $card }.
event-brings-flasks = { $card } rapporte { $number ->
    [one] { $number } fiole
   *[other] { $number } fioles
} à { $who }.
event-advances = { $who } avance en { $field }.
event-new-cube = { $who } place un nouveau cube de technologie en { $field }.
event-full = { $who } a quatre cubes de technologie en { $field } et n’y avance plus.
event-opens-slot-by-cubes = { $who } ouvre un emplacement grâce au cinquième cube de technologie.
event-opens-slot-by-flasks = { $who } ouvre un emplacement grâce à cinq fioles.
event-gains = { $who } gagne { $number ->
    [one] { $number } fiole
   *[other] { $number } fioles
}.
event-puts-own = { $who } pose { $number ->
    [one] { $number } fiole
   *[other] { $number } fioles
} sur { $card } (emplacement { $slot }).
event-puts-board = { $who } pose { $number ->
    [one] { $number } fiole
   *[other] { $number } fioles
} sur { $card }, sur les plateaux.
event-collects-board = { $who } récupère { $number ->
    [one] { $number } fiole
   *[other] { $number } fioles
} sur { $card }, sur les plateaux.
event-collects-own = { $who } récupère { $number ->
    [one] { $number } fiole
   *[other] { $number } fioles
} sur { $card } (emplacement { $slot }).
event-copies = { $who } copie { $card }.
event-pays = { $who } rend { $number ->
    [one] { $number } fiole
   *[other] { $number } fioles
}.
event-declines = { $who } ne paie pas.
event-attracts = { $who } déplace { $number ->
    [one] { $number } fiole
   *[other] { $number } fioles
} de { $card } vers la carte de l’emplacement { $slot }.
event-chooses = { $who } choisit : { $effects }.
event-extra-action = { $who } agit encore une fois.
event-exchanges = { $who } échange { $card } (emplacement { $slot }) contre { $other }.
event-gives-up = { $who } remet { $card } en place{ $number ->
    [0] {""}
    [one] {" "}et garde sa fiole ({ $number })
   *[other] {" "}et garde ses { $number } fioles
}.
event-moves-flask = { $who } déplace une fiole de l’emplacement { $slot } vers l’emplacement { $otherslot }.
event-stops = { $who } ne déplace plus de fioles.
event-card-returns = { $card } retourne sur les plateaux.
event-end-begins-tech-cubes = Les cubes de technologie sont épuisés. On finit cette manche, puis chacun joue encore un tour.
event-end-begins-flasks = Les fioles sont épuisées. On finit cette manche, puis chacun joue encore un tour.
event-new-round = La manche { $number } commence.
event-first = { $who } commence : le sort en a décidé.
event-game-over = La dernière manche est terminée.

# Pourquoi pas
refusal-no-free-slot = Tous vos emplacements sont occupés. Achevez une carte pour libérer le sien.
refusal-no-copy-left = Il ne reste aucun exemplaire de ce projet sur les plateaux. Choisissez-en un autre.
refusal-slot-closed = Cet emplacement est encore fermé. Un cinquième cube de technologie ou cinq fioles dans votre réserve en ouvrent un.
refusal-slot-empty = Il n’y a pas de carte dans cet emplacement. Choisissez un emplacement qui en contient une.
refusal-card-finished = Cette carte est déjà achevée. Choisissez une carte inachevée.
refusal-one-turn-left = Il ne manque qu’une rotation à cette carte. Tournez-la une fois, seule ou avec une autre carte.
refusal-not-finished = Cette carte n’est pas achevée. Choisissez-en une qui a été tournée quatre fois.
refusal-already-turned = Ce projet a déjà tourné cette carte. Choisissez-en une autre.
refusal-already-given-flasks = Ce projet y a déjà posé des fioles. Choisissez une autre carte.
refusal-no-flasks-there = Il n’y a pas de fiole à cet endroit. Choisissez une carte qui en porte.
refusal-not-a-base-card = Seul un projet de base peut être copié. Choisissez-en un qui porte la marque de base.
refusal-copies-itself = Un projet qui copie ne peut pas être copié. Choisissez-en un autre.
refusal-own-field = Ce projet fait avancer une autre discipline que la sienne. Choisissez-en une autre.
refusal-field-full = Cette discipline a déjà quatre cubes de technologie et ne peut plus avancer. Choisissez-en une autre.
refusal-already-advanced = Ce projet a déjà fait avancer cette discipline. Choisissez-en une autre.
refusal-other-field = Un projet de chaque discipline reçoit des fioles, dans cet ordre : Physique, Chimie, Biologie, Astronomie. Choisissez un projet de la prochaine discipline.
refusal-not-enough-flasks = Vous n’avez pas assez de fioles dans votre réserve pour payer. Vous ne pouvez que refuser.
refusal-must-pay = À cette table, les paiements sont obligatoires. Vous pouvez payer, donc vous devez le faire.
refusal-nothing-to-do = Cela n’aurait aucun effet maintenant. Choisissez ce qui en a un.

# Le plateau du terminal
board-draft = La mise en place
board-round = Manche { $number }
board-last-round = dernière manche : { $number }
board-supply = Réserve commune : { $cubes } cubes de technologie, { $flasks } fioles
board-spares = pris dans la boîte : { $cubes } cubes de technologie, { $flasks } fioles
board-base = b
board-closed = fermé
board-empty = vide
board-player = { $who } : { $score } points
board-pool = réserve { $flasks }
board-cubes = cubes { $cubes }
board-legend = ▮ sur le plateau · ▯ ailleurs · ✓ accomplie ce tour · ○◔◑◕● rotations · ⚗ fioles · ■ cube · + points spéciaux · b base

# Les icônes des cartes
icons-legend =
    ↻ tourner · ⚗ fiole · + dans votre réserve ou vos emplacements · ▯ votre carte · ▤ plateaux · ▸ va sur · ▲ avancer · ⧉ copier · ⇄ échanger ou réarranger ·
    ⊕ une action de plus · − payer · → seulement si ce qui précède est rempli · ? si · | ou · ∅ si cela n’a pas été possible · ∀ toutes ·
    • cette carte · ′ une autre · * chacune · ≠ autre discipline que · × pour chaque · ≤ au plus · ᵇ base · ² sur les deux dernières cases ·
    ■ cube de technologie au-delà du quatrième · ◈ discipline différente · ◇ autre discipline parmi vos autres cartes · ◆ carte de sa discipline · ● achevée ·
    P Physique · C Chimie · B Biologie · A Astronomie

# Le plateau dans le navigateur
board-copies = { $copies ->
    [0] épuisé
    [one] { $copies } exemplaire
   *[other] { $copies } exemplaires
}
board-flasks = { $flasks ->
    [one] { $flasks } fiole
   *[other] { $flasks } fioles
}
board-completed = accomplis ce tour : { $copies }
board-slot = Emplacement { $slot }
board-turns = { $turns } sur 4
board-opens-tech = s’ouvre avec { $count } cubes
board-opens-flask = s’ouvre avec { $count } fioles
board-opens = Un cinquième cube de technologie ou cinq fioles dans votre réserve ouvrent un emplacement.
board-track = cubes sur { $spaces }, valeur { $value }, points spéciaux { $special }
board-technology = Technologie
board-flask-pool = Fioles
board-unfinished = Cartes inachevées
board-desk-of = Bureau de { $who }
board-desk = Votre bureau
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-reading = Lecture
board-look = Pointez un projet pour lire ce qu’il apporte une fois achevé.
board-edges = Le bord sous la flèche compte les rotations d’une carte : ○, •, ••, •••.
board-finish = Achever une carte
board-finish-flasks = ses fioles à votre réserve
board-finish-field = sa discipline avance
board-finish-effects = ses effets, de haut en bas
board-finish-back = retour sur les plateaux
board-finishing = une fois achevé
board-studied = ses effets s’appliquent
board-until = Quand l’une des deux réserves est vide : cette manche, puis encore un tour pour chacun.
board-special-physics = Deux dernières cases : la valeur de votre meilleure discipline, une seconde fois.
board-special-chemistry = Deux dernières cases : des points pour chacun de vos cubes de technologie.
board-special-biology = Deux dernières cases : un nombre fixe de points.
board-special-astronomy = Deux dernières cases : des points pour les fioles de votre réserve.
event-picks = { $who } désigne { $card }.

# Le saviez-vous : science et histoire, avec nos mots
note-photograph = Le cliché 51, pris par Raymond Gosling avec Rosalind Franklin en 1952, montra que l’ADN est une hélice.
note-ellipse = Johannes Kepler passa des années sur les mesures de Tycho Brahe avant que Mars ne livre son ellipse, dans un livre de 1609.
note-catalysis = Jöns Jacob Berzelius donna son nom à la catalyse en 1835, bien avant que l’on sache comment elle agit.
note-patience = Dix-sept ans séparent l’esquisse de l’évolution que Darwin fit en 1842 de son livre de 1859.
note-journals = Les deux premières revues scientifiques parurent en 1665, à Paris et à Londres, à deux mois d’intervalle.
note-friction = Léonard nota les lois du frottement dans ses carnets vers 1493 ; Guillaume Amontons les retrouva en 1699.

# Ce qui a fait les points
score-made = { $who } a { $score } points : { $flasks } pour les fioles, { $technology } pour la technologie, { $special } points spéciaux, { $unfinished } pour les cartes inachevées.
tie-shared = Égalité de points en tête : la victoire est partagée.

# Ce que le livret ne dit pas
gap-tracks = Ce que valent les cases d’une discipline
    .why =
        Le livret nomme des cases de 0, 2 et 4 points, deux cases spéciales à la fin et quatre cubes au plus.
        Avec 0-1-2-4, la limite de quatre en découle d’elle-même, et une discipline complète vaut 7, autant que
        chaque case spéciale de la Biologie.
gap-miniature = La miniature
    .why =
        De nous, pour l’analyse (docs/EXPLOITABILITY.md) : la plus grande qui ait été résolue exactement en une
        minute.
gap-numbers = Les numéros des cartes
    .why =
        Chaque série conseillée contient trois numéros de chaque douzaine : les douzaines sont donc les
        disciplines, dans l’ordre où le livret les nomme toujours. Les deux faces d’une carte ne peuvent pas
        être dans la même série, et les paires 1-2, 3-4 … conviennent aux trois séries. Le livret montre ADN et
        Rotation sans leurs numéros : avec 25 et 37, chacune est la première carte de sa discipline, et toutes
        deux sont alors dans la série de la première partie.
gap-base = Quels projets sont des projets de base
    .why =
        Les séries conseillées laissent trois possibilités d’avoir un projet de base par discipline dans chaque
        série : 1 2 9 10, 3 4 7 8 et 5 6 11 12 de chaque douzaine. Avec la première, la première carte de chaque
        discipline, donc aussi ADN et Rotation, est un projet de base.
gap-cards-physics = Les cartes de Physique
    .why =
        La Physique tourne des cartes. Une carte vaut environ deux actions, comme les deux projets que montre le
        livret, et a été réglée dans des parties entre robots qui
        cherchent des coups d’avance ; les robots qui ont appris à jouer laissent l’Astronomie de côté.
gap-cards-chemistry = Les cartes de Chimie
    .why =
        La Chimie convertit des fioles. Une carte vaut environ deux actions, comme les deux projets que montre
        le livret, et a été réglée dans des parties entre robots qui
        cherchent des coups d’avance ; les robots qui ont appris à jouer laissent l’Astronomie de côté.
gap-cards-biology = Les cartes de Biologie
    .why =
        La Biologie prend des cartes. Une carte vaut environ deux actions, comme les deux projets que montre le
        livret, et a été réglée dans des parties entre robots qui
        cherchent des coups d’avance ; les robots qui ont appris à jouer laissent l’Astronomie de côté.
gap-cards-astronomy = Les cartes d’Astronomie
    .why =
        L’Astronomie manie des fioles, et plus que les autres, parce que ses points spéciaux valent moins que
        ceux de la Biologie. Une carte vaut environ deux actions, comme les deux projets que montre le livret,
        et a été réglée dans des parties entre robots qui
        cherchent des coups d’avance ; les robots qui ont appris à jouer laissent l’Astronomie de côté.

# À quelle distance sont les joueurs de ce dont parle une raison
aim-card = { $count ->
    [1] Il manque 1 rotation à { $card } ({ $who }, emplacement { $slot }).
   *[other] Il manque { $count } rotations à { $card } ({ $who }, emplacement { $slot }).
}
aim-slot-cubes = { $count ->
    [1] Il manque à { $who } 1 cube de technologie pour un emplacement de plus.
   *[other] Il manque à { $who } { $count } cubes de technologie pour un emplacement de plus.
}
aim-slot-flasks = { $count ->
    [1] Il manque à { $who } 1 fiole pour un emplacement de plus.
   *[other] Il manque à { $who } { $count } fioles pour un emplacement de plus.
}

# Ce qui est vrai d’une position
fact-can-complete = { $who } peut accomplir { $card } (emplacement { $slot }) au prochain tour.
fact-last-copy = { $who } a le dernier exemplaire de { $card } : personne d’autre ne peut le prendre maintenant.
fact-full = Tous les emplacements de { $who } sont pleins : aucune carte ne peut être prise.

# Ce que compte une raison : ce qu’un coup laisse de plus ou de moins qu’un autre
holding-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
holding-flasks = { $count ->
    [one] 1 fiole
   *[other] { $count } fioles
}
holding-projects = { $count ->
    [one] 1 projet en cours
   *[other] { $count } projets en cours
}
