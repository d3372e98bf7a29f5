# Le but et un tour, pour les nouveaux
aim = Soyez le premier à obtenir la molécule cible à partir de la vôtre.
turn = Choisissez quatre dés pour de nouvelles cartes. Puis annoncez des manipulations (des changements de votre molécule), l’une après l’autre : deux dés noirs décident du succès de chacune.
glance-1 = Chacun part d’un réactif et travaille vers la même cible.
glance-2 = Lancez quatre dés de couleur : chacun donne jusqu’à deux cartes de sa couleur.
glance-3 = Annoncez une manipulation : un changement de votre molécule. Les autres peuvent jouer des cartes Boum contre elle, vous des cartes Chimie pour elle.
glance-4 = Deux dés doivent atteindre la difficulté : 7 pour une Réaction, 5 pour une Caractérisation. 10 ou plus réussit toujours, 2 échoue toujours.
glance-5 = Toutes les manipulations d’un tour sont du même type, et il vous faut vos trois jetons Sécurité.
glance-6 = La première molécule égale à la cible gagne aussitôt.
legend-yellow = Centre jaune : la place d’une liaison simple.
legend-purple = Centre mauve : la place d’une liaison double.
legend-coat = Jeton Sécurité : sans les trois, vous ne pouvez rien annoncer.
legend-boum = Carte Boum : rend plus difficile la manipulation d’un autre joueur.
legend-chimie = Carte Chimie : aide votre propre manipulation.
legend-securite = Carte Sécurité : rend un jeton perdu.

# Options and endings
option-target = Molécule-cible
option-target-aspirin = Aspirine (facile)
option-target-cinnamaldehyde = Cinnamaldéhyde (facile)
option-target-myrcene = Myrcène (moyenne)
option-target-linalool = Linalol (moyenne)
option-target-vanillin = Vanilline (difficile)
option-target-coumarin = Coumarine (difficile)
option-target-resveratrol = Resvératrol (difficile)
option-reagents = Piles de réactifs
option-reagents-suggested = Celles suggérées pour la cible
option-reagents-all = Les dix
option-hydroxyl = Hydroxyles en une étape
option-hydroxyl-off = Non : l’oxygène d’un O–H vient avec un réactif
option-hydroxyl-on = Oui : un centre jaune peut devenir un O–H
option-piles = Réactifs par leurs numéros, comme 1,2,8
reagents-no-route = Labtable ne trouve aucun chemin vers cette cible { $count ->
    [one] à partir du seul réactif { $reagents }
   *[other] à partir des réactifs { $reagents }
} : choisissez-en davantage.
setup-reagents-chosen = Ceux que vous choisissez
setup-no-route = Aucun chemin depuis ces réactifs
option-molecule = Votre propre molécule, en SMILES ou par son nom
setup-steps = { $steps ->
        [one] Une manipulation
        *[other] { $steps } manipulations
    } par un chemin que Labtable connaît
setup-own = Une molécule à vous
setup-own-hint = Jusqu’à 14 carbones et 7 oxygènes, à la portée des dix réactifs
setup-reads = Les lettres sont des atomes, = une double liaison, les parenthèses une branche, deux chiffres égaux ferment un cycle. Les hydrogènes s’ajoutent d’eux-mêmes.
setup-stays = La cible reste celle du dessin.
setup-known = Connues par leur nom
own-too-long = Une molécule s’écrit en { $most } caractères au plus ; ce texte en a { $length }.
own-without-rdkit = Pour lire une molécule à vous, Labtable a besoin de RDKit : installez-le avec `pip install 'labtable[chem]'`, ou choisissez un nom connu : { $names }.
own-near = Labtable ne connaît pas { $molecule }. Vouliez-vous dire : { $names } ?
own-unknown = { $molecule } n’est ni un SMILES ni un nom que Labtable connaît, comme styrene ou limonene.
own-words = { $molecule } compte plus d’un mot : écrivez un seul nom que Labtable connaît, ou un seul SMILES sans rien après.
own-stereo = { $molecule } dit comment la molécule se tient dans l’espace (@, / ou \). Les jetons sont à plat et ne le montrent pas : écrivez-la sans ces signes.
own-impossible = { $molecule } n’est pas une molécule : un atome a plus de liaisons que possible, ou un cycle écrit en minuscules n’est pas aromatique.
own-atom = { $molecule } a { $element ->
    [any] un centre réactif
   *[other] un atome de { $element }
} ; une cible ne contient que du carbone, de l’hydrogène et de l’oxygène.
own-charge = { $molecule } a une charge ou un isotope ; les jetons ne montrent que des atomes simples.
own-too-heavy = { $molecule } a { $count } carbones et oxygènes ; chaque joueur dispose de { $carbons } carbones et de { $oxygens } oxygènes.
own-only-hydrogen = { $molecule } n’est que de l’hydrogène ; une cible a un carbone ou un oxygène.
own-radical = { $molecule } a un radical ; les jetons ne montrent que des atomes simples.
own-triple-bond = { $molecule } a une triple liaison ; les jetons ne montrent que des liaisons simples et doubles.
own-other-bond = { $molecule } a une liaison qui n’est ni simple ni double ; les jetons n’en montrent pas d’autre.
own-too-many = { $molecule } a { $count } { $token ->
    [carbon] carbones
    [oxygen] oxygènes
    [hydrogen] hydrogènes
   *[centre] centres
} ; chaque joueur n’en a que { $most }.
own-not-whole = { $molecule } n’est pas une molécule entière : il faut des atomes, et aucun centre réactif.
own-pieces = { $molecule } est plus d’une molécule ; une cible est d’un seul tenant.
own-two-doubles = { $molecule } a deux doubles liaisons sur un atome ; un jeton n’a qu’une face double.
own-ring = { $molecule } a un cycle de { $size } ; les cycles ont cinq ou six atomes.
own-not-flat = { $molecule } ne peut pas être posée à plat : deux de ses cycles partagent plus d’une liaison, ou un cycle recouvrirait un atome.
own-too-many-rings = { $molecule } a trop de cycles pour la table.
own-out-of-reach = { $molecule } est hors d’atteinte : Labtable ne trouve aucun chemin depuis les dix réactifs.
ending-synthesis = La molécule est synthétisée et le brevet déposé.
ending-out-of-time = Personne n’a synthétisé la molécule à temps.

# Names
target-aspirin = l’aspirine
target-cinnamaldehyde = le cinnamaldéhyde
target-myrcene = le myrcène
target-linalool = le linalol
target-vanillin = la vanilline
target-coumarin = la coumarine
target-resveratrol = le resvératrol
target-own = votre propre molécule
reagent-methyl = n° { $number } méthyle
reagent-ethylidyne = n° { $number } éthylidyne ouvert
reagent-hydroxyl = n° { $number } hydroxyle
reagent-phenylene = n° { $number } para-phénylène
reagent-isoprene-unit = n° { $number } unité isoprène
reagent-methylidene = n° { $number } méthylidène
reagent-methine = n° { $number } charnière CH
reagent-phenyl = n° { $number } phényle
reagent-carboxyl = n° { $number } carboxyle
reagent-hydroxyphenyl = n° { $number } hydroxyphényle
card-acid = Projection d’acide
card-fire = Départ de feu
card-flask = Ballon fêlé
card-can = Bidon vide
card-patent = Brevet déposé
card-balance = Balance déréglée
card-alarm = Alarme incendie
card-master = Vieux maître chimiste
card-catalyst = Catalyseur
card-protocol = Protocole détaillé
card-hood = Hotte aspirante
card-retry = Deuxième essai
card-clean-coat = Blouse propre
card-new-extinguisher = Extincteur rechargé
card-new-glassware = Verrerie neuve
effect-difficulty = difficulté { $change }
effect-change = { $change }
effect-lose-coat = blouse perdue
effect-lose-extinguisher = extincteur perdu
effect-lose-glassware = verrerie perdue
effect-lose-reagent = un réactif est perdu
effect-end-turn = fin du tour
effect-keep-reagent = réactif gardé après un échec
effect-ignore-boum = annule une carte Boum
effect-reroll = second lancer après un échec
effect-recover-coat = blouse rendue
effect-recover-extinguisher = extincteur rendu
effect-recover-glassware = verrerie rendue
safety-coat = blouse
safety-extinguisher = extincteur
safety-glassware = verrerie
colour-reagent = Réactif
colour-chimie = Chimie
colour-boum = Boum
colour-securite = Sécurité
dice-name = { $count ->
        [one] 1 dé { $colour }
        *[other] { $count } dés { $colour }
    }
manipulation-single-bond = formation de simple liaison
manipulation-double-bond = formation de double liaison
manipulation-cleavage = clivage sélectif de Zewail
manipulation-double-cleavage = double clivage sélectif de Zewail
manipulation-addition = addition sur double liaison
manipulation-elimination = élimination en double liaison
manipulation-split = changement d’hybridation, mauve en jaunes
manipulation-merge = changement d’hybridation, jaunes en mauve
manipulation-single-ring = cyclisation par simple liaison
manipulation-double-ring = cyclisation par double liaison
manipulation-hydrogen = caractérisation d’un hydrogène
manipulation-hydroxyl = caractérisation d’un hydroxyle
manipulation-oxygen = caractérisation d’un oxygène

# What is asked
prompt-start = Choisissez le réactif de départ pour synthétiser { $target }.
prompt-dice = Choisissez quatre dés de couleur à lancer.
prompt-take = { $left ->
        [one] Prenez un réactif.
        *[other] Prenez un réactif : { $left } à prendre.
    }
prompt-take-resale = La revente a réussi : prenez un autre réactif, ou aucun.
prompt-discard = Vous avez plus de trois cartes d’une même couleur : rendez-en une.
prompt-announce-recover = Il vous manque un jeton Sécurité pour annoncer ({ $tokens }) : jouez d’abord { $cards }, ou terminez votre tour.
prompt-announce-resell = Il vous manque un jeton Sécurité pour annoncer ({ $tokens }), et aucune carte Sécurité de votre main ne le rend : revendez un réactif, ou terminez votre tour.
prompt-announce = Transformez votre molécule : choisissez quoi tenter, ou terminez votre tour.
prompt-reagent = Choisissez dans votre main le réactif qui réagit.
prompt-partner = Choisissez l’autre bout du cycle.
prompt-boum = Jouez des cartes Boum contre elle, ou laissez faire.
prompt-chimie = Jouez des cartes Chimie pour aider votre manipulation, ou lancez les dés.
prompt-ignore = Choisissez la carte Boum que votre Hotte aspirante annule.
prompt-reroll = Le jet a échoué. Jouer Deuxième essai, ou accepter le résultat ?
prompt-lose = Échec critique : quel jeton Sécurité perdez-vous ?
prompt-wait-start = { $who } choisit son réactif de départ.
prompt-wait-dice = { $who } choisit ses dés.
prompt-wait-take = { $who } prend un réactif.
prompt-wait-take-resale = { $who } peut prendre un autre réactif.
prompt-wait-discard = { $who } doit rendre une carte.
prompt-wait-announce = { $who } choisit une manipulation.
prompt-wait-reagent = { $who } choisit le réactif qui réagit.
prompt-wait-partner = { $who } choisit l’autre bout du cycle.
prompt-wait-boum = { $who } peut jouer des cartes Boum.
prompt-wait-chimie = { $who } peut jouer des cartes Chimie.
prompt-wait-ignore = { $who } choisit la carte Boum à annuler.
prompt-wait-reroll = { $who } peut jouer Deuxième essai.
prompt-wait-lose = { $who } choisit un jeton Sécurité à perdre.

# Actions
action-start = Partir de { $reagent }
action-choose = Prendre { $reagent }
action-dice = Lancer { $most } et { $last }
action-give-reagent = Remettre { $reagent } sur sa pile
action-give-card = Remettre { $card } sous sa pile
action-resell = Revendre { $reagent }
action-end = Terminer le tour
action-single = Lier un réactif à { $atom } par une simple liaison
action-double = Lier un réactif à { $atom } par une double liaison
action-cleave = Couper { $atom }–{ $other } et garder { $atom } (clivage sélectif)
action-cleave-double = Couper { $atom }={ $other } et garder { $atom } (double clivage sélectif)
action-cleave-hydrogen = Couper un hydrogène de { $atom } (clivage sélectif)
action-addition = Rendre simple la liaison { $atom }={ $other } (addition)
action-elimination = Former une double liaison entre { $atom } et { $other } (élimination)
action-no-bond = Liaison { $slot } de { $atom } (il n’y en a pas)
action-hybridise = Changer l’hybridation de { $atom }
action-close-single = Fermer un cycle depuis { $atom } par simple liaison
action-close-double = Fermer un cycle depuis { $atom } par double liaison
action-hydrogen = Mettre un hydrogène sur { $atom }
action-hydroxyl = Mettre un O–H sur { $atom }
action-oxygen = Mettre un oxygène à double liaison sur { $atom }
action-partner = Fermer le cycle sur { $atom }
action-use = Faire réagir { $reagent }
action-use-other = Faire réagir { $reagent }, par son autre centre
action-use-centre = Faire réagir { $reagent }, par son centre n° { $number }
action-play = { $rolls ->
        [0] Jouer { $card }
        *[other] Jouer { $card }, puis on lance les dés
    } : { $effects }
action-play-odds = { $rolls ->
        [0] Jouer { $card }
        *[other] Jouer { $card }, puis on lance les dés
    } : { $effects }. Chance de succès { $before } % → { $after } %
action-pass-boum = Ne plus jouer de carte Boum
action-pass-chimie = Lancer les dés
action-pass-reroll = Accepter le résultat
action-pass-take = Ne prendre aucun réactif
action-ignore = Annuler { $card }
action-lose = Perdre le jeton { $token }
action-securite = Jouer { $card } pour récupérer un jeton Sécurité : { $token }

# What happened
chance-success = Cela réussit.
chance-failure = Cela échoue.
chance-critical = Double 1 : c’est un échec, et un jeton Sécurité est perdu.
chance-dice = { $dice } : { $whole },{ $tenth } cartes en moyenne, au moins une
chance-resale = { $reagent } retourne sur sa pile, et un autre réactif est pris.
chance-no-resale = { $reagent } retourne sur sa pile, et rien n’est donné en échange.
loss-full = Il y a déjà trois cartes { $colour } dans la main : pour chaque nouvelle carte, une autre retourne sous sa pile.
loss-reaction = Jusqu’à la fin du tour, seules des Réactions pourront être annoncées.
loss-characterisation = Jusqu’à la fin du tour, seules des Caractérisations pourront être annoncées.
loss-effect = { $card } n’a pas d’effet ici : { $effect }.
event-started = { $who } part de { $reagent }.
event-rolled = { $who } lance un dé { $colour } : { $cards ->
        [0] rien
        [one] une carte
        *[other] { $cards } cartes
    }.
event-took = { $who } prend { $reagent }.
event-drew = { $who } pioche { $card }.
event-drew-hidden = { $who } pioche une carte { $colour }.
event-discarded = { $who } remet { $card } sous sa pile.
event-returned = { $who } remet { $reagent } sur sa pile.
event-resold = { $who } revend { $reagent } et obtient { $die }.
event-announced = { $who } annonce : { $manipulation }, sur { $atom }.
event-closing = { $who } fermera le cycle sur { $atom }.
event-used = { $who } fait réagir { $reagent }.
event-played = { $who } joue { $card }.
event-ignored = { $who } annule { $card } : la carte ne compte pas.
event-threw = { $who } fait { $sum } aux dés noirs pour une difficulté de { $difficulty }.
event-done = { $who } réussit : { $manipulation }.
event-failed = { $who } échoue : la molécule ne change pas.
event-lost = { $who } perd un jeton Sécurité : { $token }.
event-recovered = { $who } récupère un jeton Sécurité : { $token }.
event-turn-ended = Le tour de { $who } se termine.
event-round = La manche { $round } commence ; { $who } joue en premier.
event-last-round = La manche { $round } est la dernière ; { $who } commence. Si personne ne synthétise la molécule maintenant, personne ne gagne.
event-synthesised = { $who } a synthétisé { $target } et remporte la partie !
event-out-of-time = Quarante manches sont passées et personne n’a synthétisé la molécule : personne ne gagne.
event-passed-boum = { $who } ne joue plus de carte Boum.
event-passed-chimie = { $who } lance les dés.
event-passed-reroll = { $who } accepte le résultat.
event-passed-take = { $who } ne prend aucun réactif.

# Why not
refusal-pile-not-in-play = Ce réactif ne sert pas dans cette partie ; prenez une des piles sur la table.
refusal-pile-empty = Cette pile est vide ; prenez un autre réactif.
refusal-reagent-in-hand = Vous avez déjà ce réactif, et une main n’en a jamais deux pareils ; prenez-en un autre.
refusal-not-in-hand = Vous n’avez pas cette carte ; jouez-en une de votre main.
refusal-not-that-colour = Vous n’avez pas trop de cartes de cette couleur ; rendez-en une de la couleur dont vous avez plus de trois cartes.
refusal-resale-too-late = On peut revendre un réactif par tour, avant sa première annonce ; attendez votre prochain tour.
refusal-just-resold = Vous venez de revendre ce réactif ; prenez-en un autre.
refusal-tokens-missing = Il faut les trois jetons Sécurité pour annoncer ; jouez la carte Sécurité qui rend celui qui manque.
refusal-other-type = Toutes les manipulations d’un tour sont du même type ; terminez votre tour pour passer des Réactions aux Caractérisations ou l’inverse.
refusal-no-such-atom = Votre molécule n’a pas cet atome ; choisissez-en un qu’elle a.
refusal-no-yellow-centre = Cet atome n’a pas de centre jaune ; choisissez-en un qui en a, ou coupez-y d’abord un hydrogène.
refusal-no-purple-centre = Cet atome n’a pas de centre mauve ; choisissez-en un qui en a, ou réunissez-y d’abord deux centres jaunes.
refusal-centre-used = Ce centre a déjà servi ce tour-ci ; il servira de nouveau au prochain tour.
refusal-no-reagent = Il faut en main un réactif avec un centre de cette couleur ; lancez des dés Réactif pour en obtenir un.
refusal-no-such-centre = Ce réactif n’a pas ce centre ; choisissez-en un autre.
refusal-box-too-small = Une molécule a au plus 14 carbones, 7 oxygènes, 18 hydrogènes et 10 centres ; coupez d’abord quelque chose.
refusal-no-such-bond = Votre molécule n’a pas cette liaison ; choisissez-en une qu’elle a.
refusal-bond-used = Vous avez déjà essayé cette liaison ce tour-ci ; vous pourrez la réessayer au prochain tour.
refusal-ring-bond = Couper une liaison d’un cycle ne détacherait rien ; coupez-en une hors du cycle.
refusal-no-hydrogen = Cet atome ne porte pas d’hydrogène ; choisissez-en un qui en porte.
refusal-carbon-only = Additions et éliminations se font entre deux carbones ; choisissez une liaison entre carbones.
refusal-two-doubles = Un atome a au plus une double liaison, car son jeton n’a pas de face pour deux ; choisissez des atomes sans double liaison.
refusal-no-partner = Aucun centre libre de cette couleur n’est à la bonne distance ; un cycle a cinq ou six atomes.
refusal-ring-size = Un cycle a cinq ou six atomes ; choisissez un centre à cette distance.
refusal-variant-off = La variante des hydroxyles n’est pas jouée : l’oxygène d’un O–H vient avec un réactif.
refusal-nothing-to-ignore = Aucune carte Boum de ce genre n’est sur la table ; annulez-en une qui a été jouée.
refusal-token-not-lost = Vous avez encore ce jeton ; gardez la carte pour le jour où vous le perdrez.
refusal-token-gone = Vous avez déjà perdu ce jeton ; choisissez-en un que vous avez encore.
refusal-overlap = Le nouveau cycle recouvrirait un autre cycle ; deux cycles partagent au plus une liaison. Choisissez des bouts qui forment un cycle à côté des autres.
refusal-no-room = Des cycles entourent l’un de ces carbones : il n’y a pas de place pour un centre ; choisissez une double liaison au bord.
refusal-hybridised-carbon = Seuls les centres d’un carbone changent de couleur ; choisissez un carbone.
refusal-two-yellow = Il faut deux centres jaunes sur un même carbone ; choisissez un carbone qui en a deux.
refusal-yellow-pair = Une élimination demande un centre jaune sur chacun des deux carbones ; coupez d’abord un hydrogène.
refusal-reagent-not-held = Vous n’avez pas ce réactif ; faites réagir un réactif de votre main.
refusal-nothing-to-resell = Vous ne pouvez revendre qu’un réactif de votre main.
refusal-not-held = Vous n’avez pas cette carte ; rendez une des vôtres.
refusal-no-safety-card = Vous n’avez pas cette carte Sécurité ; lancez des dés Sécurité pour en piocher une.
resting-pile = Les cartes de cette pile viennent de ses dés : lancez-les, et les cartes sont piochées pour vous.

# A hint from the route finder
hint-start = Un chemin part de { $reagent } et compte { $left ->
        [one] une manipulation
        *[other] { $left } manipulations
    }.
hint-none = Aucun chemin connu ne mène de cette molécule à la cible.
hint-ready = { $left ->
        [one] Encore une manipulation
       *[other] Encore { $left } manipulations
    } par le chemin que Labtable connaît, et il ne manque aucun réactif.
hint-later = { $left ->
        [one] Encore une manipulation
       *[other] Encore { $left } manipulations
    } par le chemin que Labtable connaît, mais aucune n’est possible ce tour-ci.
hint-cards = { $left ->
        [one] Encore une manipulation
       *[other] Encore { $left } manipulations
    } par le chemin que Labtable connaît. Il manque encore : { $reagents }.
hint-now = { $left ->
        [one] Encore une manipulation
       *[other] Encore { $left } manipulations
    } par le chemin que Labtable connaît. Ensuite : { $action }.
hint-now-with = { $left ->
        [one] Encore une manipulation
       *[other] Encore { $left } manipulations
    } par le chemin que Labtable connaît. Ensuite : { $action } : { $reagent }.
hint-give = Rendez { $reagent } : le chemin en a besoin en dernier, ou pas du tout.
hint-tokens = Il faut d’abord récupérer un jeton Sécurité : { $tokens }.
hint-tokens-with = Il faut d’abord récupérer un jeton Sécurité : { $tokens }. Jouez { $cards }.
hint-use = Le chemin prend ici { $reagent }.
hint-partner = Le chemin ferme le cycle en { $atom }.

# The board
board-round = Manche { $number }
board-target = Cible : { $target }
board-piles = Piles : { $chimie } Chimie, { $boum } Boum, { $securite } Sécurité
board-stock = Réactifs : { $list }
board-hand = { $chimie } Chimie, { $boum } Boum, { $securite } Sécurité
board-announced = { $manipulation } · difficulté { $difficulty }
board-played = Sur la table : { $list }
board-no-molecule = pas encore de molécule
board-first = premier
board-missing = sans : { $list }
board-safe = les trois jetons Sécurité
board-legend = numéro : atome · ● centre jaune · ◆ centre mauve · ─ liaison simple · ═ double · ┄ aromatique · ○ ◇ centre déjà utilisé ce tour
board-molecule = Votre molécule
board-whose = Molécule de
board-atom-ring = dans un cycle de { $size }
board-atom-single = liaison simple avec { $atom }
board-atom-double = liaison double avec { $atom }
board-atom-aromatic = liaison aromatique avec { $atom }
board-atom-hydrogens = { $count ->
    [one] un hydrogène
   *[other] { $count } hydrogènes
  }
board-atom-yellow = { $count ->
    [one] un centre jaune
   *[other] { $count } centres jaunes
  }
board-atom-purple = { $count ->
    [one] un centre violet
   *[other] { $count } centres violets
  }
board-atom-free = dont libres : { $count }
board-atom-done = comme dans la cible
board-atom-there = à sa place, pas encore comme dans la cible
board-atom-surplus = ne fait pas partie de la cible
board-atom-missing = manque encore dans votre molécule
board-goal-atom = Cible, { $atom }
board-differs = Ce qui manque encore à votre molécule
board-one-bond = une liaison
board-two-bonds = deux liaisons
board-roll = Le jet
board-roll-of = Le jet de { $who }
board-to-reach = à atteindre avec deux dés
board-dice = Dés de ressources
board-dice-hint = Touchez un dé autant de fois que vous le lancez ; touchez son nombre pour en reposer un.
board-dice-most = Pas plus de dés { $colour } : { $count } au plus avec ce choix.
board-dice-rest = Chaque dé donne zéro, une ou deux cartes de sa couleur.
board-die = Dé { $colour }, { $count } choisis
board-die-back = Reposer un dé { $colour }
board-all-piles = Piles
board-left = reste { $count }
board-step-announce = Annonce
board-step-roll = Jet
board-safety = Vos jetons Sécurité
board-held = en main
board-lost = plus là
board-your-hand = Votre main
board-fragment-methyl = Méthyle
board-fragment-ethylidyne = Éthylidyne
board-fragment-hydroxyl = Hydroxyle
board-fragment-phenylene = Para-phénylène
board-fragment-isoprene-unit = Unité isoprène
board-fragment-methylidene = Méthylidène
board-fragment-methine = Charnière CH
board-fragment-phenyl = Phényle
board-fragment-carboxyl = Carboxyle
board-fragment-hydroxyphenyl = Hydroxyphényle

# Le saviez-vous : science et histoire, avec nos mots
note-benzene = Michael Faraday découvrit le benzène en 1825, dans les restes de la fabrication du gaz d’éclairage.
note-urea = En 1828, Friedrich Wöhler fabriqua de l’urée, une substance du corps vivant, sans rien de vivant.
note-aspirin = En 1763, Edward Stone rapporta que l’écorce de saule agit contre la fièvre. En 1897, Felix Hoffmann obtint pur un parent de ce qui y agit : l’acide acétylsalicylique, ou aspirine.
note-croquet = August Wilhelm Hofmann construisit en 1865 des molécules en boules de croquet. Hydrogène blanc, carbone noir, oxygène rouge : ses couleurs sont restées.
note-lines = En 1858, Archibald Scott Couper fut le premier à dessiner les liaisons comme des traits entre des lettres. Les formules d’Alexander Crum Brown, en 1864, ressemblent déjà beaucoup aux nôtres.
note-backwards = Les chimistes préparent une synthèse à rebours, du but à ce qu’ils ont sous la main. Elias James Corey reçut le prix Nobel 1990 pour l’avoir montré.
board-route = Chemin
board-route-silent = Pas de conseil sur le chemin en ce moment.
board-stand = Atomes :
board-stand-done = en place
board-stand-there = aux liaisons à changer
board-stand-missing = à ajouter
board-to-go = { $left ->
        [0] Molécule synthétisée
        [one] encore une manipulation
        *[other] encore { $left } manipulations
    }
board-manipulates = annoncé par { $who }
board-type-reaction = Réaction
board-type-characterisation = Caractérisation
board-needs-reaction = Des liaisons ou des centres R changent : { $difficulty } ou plus avec deux dés
board-needs-characterisation = Un centre R devient H ou O : { $difficulty } ou plus avec deux dés
board-odds = { $success } lancers sur { $ways } atteignent { $difficulty }
board-chance = de réussite
board-roll-success = C’est réussi.
board-roll-failure = C’est raté.
board-roll-success-critical = 10 ou plus réussit toujours.
board-roll-failure-critical = Échec critique : un jeton Sécurité est perdu.
board-owed = +{ $count }
board-against = contre { $difficulty }
board-how-start = Synthétisez { $target } avant les autres. Touchez d’abord une pile de réactifs : son fragment est votre première molécule.
board-how-dice = À chaque manche, chacun lance quatre dés de son choix : un dé Réactif donne des fragments à assembler, les autres des cartes.
board-how-manipulate = Puis, à tour de rôle, transformez votre molécule : liez un réactif à un centre R, coupez une liaison ou un hydrogène, changez un centre en H ou en O. Touchez l’atome ou la liaison.
board-how-boum = Les autres peuvent tout gâcher avec des cartes Boum ; répondez par des cartes Chimie. Les cartes Sécurité rendent les jetons perdus.
board-how-roll = Deux dés noirs décident. Les hydrogènes et oxygènes sont plus faciles que les réactions. Sans centre restant et avec tous les atomes de la cible, vous gagnez aussitôt.
board-gave = { $count ->
        [0] rien
        [one] une carte
        *[other] { $count } cartes
    }
board-to-go-short = encore { $left }

# Ce qui a fait les points
score-says = { $number ->
    [0] { "" }
   *[other] cible synthétisée
}
score-made = { $who } a synthétisé { $target } à la manche { $round } : le premier gagne, et rien d’autre ne compte.

# Ce que seul voit le joueur dont c’est le tour
own-secret = les cartes de sa main

# Ce que le livret ne dit pas
gap-share = Le nombre de jetons de chaque joueur
    .why =
        Un quart de la boîte pour chacune des quatre places ; 14 C, c’est exactement le resvératrol, et 18 H
        exactement le linalol.
gap-dice = Les faces des dés
    .why =
        Les faces sont perdues. L’exemple imprimé donne 7 cartes pour 8 dés (0,875 par dé) ; ces faces donnent
        0,83.
gap-reagents = Les réactifs
    .why =
        Les dix structures sont perdues ; qu’il y ait dix sortes de quatre cartes découle des numéros. Les
        nôtres ont été choisies pour que chaque cible puisse être faite à partir des réactifs conseillés pour
        elle, et pour que les degrés de difficulté imprimés se retrouvent quand des robots jouent. La raison
        propre à chaque carte dit ce qu’elle a en commun avec les cibles qui la conseillent.
gap-boum = Les cartes Boum
    .why =
        28 cartes en tout, selon le livret. « Projection d’acide », « Bidon vide » et « Brevet déposé » sont
        imprimées dans l’exemple ; leurs nombres d’exemplaires et les quatre autres cartes sont de nous.
gap-chimie = Les cartes Chimie
    .why =
        18 cartes en tout, selon le livret. « Vieux maître chimiste » est imprimée dans l’exemple ; son nombre
        d’exemplaires et les autres cartes sont de nous.
gap-securite = Les cartes Sécurité
    .why =
        21 cartes pour trois sortes de jetons, selon le livret, donc sept de chacune ; les noms sont de nous.
gap-own = Les molécules à choisir par leur nom
    .why =
        Le livret invite à jouer ses propres molécules et n’en nomme aucune ; celles-ci existent vraiment et
        peuvent être faites avec les dix réactifs.

# À quelle distance sont les joueurs de ce dont parle une raison
aim-target = { $count ->
    [0] Molécule cible obtenue : { $target }.
    [1] Il reste à { $who } 1 manipulation jusqu’à la cible : { $target }.
   *[other] Il reste à { $who } { $count } manipulations jusqu’à la cible : { $target }.
}
aim-reagent = { $count ->
    [0] Il manque en main ce qu’il faut pour le chemin : { $reagent }.
   *[1] En main, ce qu’il faut pour le chemin : { $reagent }.
}

# Ce qui est vrai d’une position
fact-card = { $who } garde une carte pour plus tard : { $card }.
fact-no-token = Sans ce jeton de sécurité, { $who } ne peut rien annoncer : { $tokens }.
fact-none-needed = { $who } n’a plus besoin de réactifs sur le chemin vers la cible : { $target }.
fact-missing = Sur le chemin vers la cible ({ $target }), il manque encore à { $who } : { $reagents }.
fact-all-held = { $who } a tous les réactifs du chemin vers la cible ({ $target }) : { $reagents }.

# Ce que compte une raison : ce qu’un coup laisse de plus ou de moins qu’un autre
holding-reagents = { $count ->
    [one] 1 réactif
   *[other] { $count } réactifs
}
holding-cards = { $count ->
    [one] 1 autre carte
   *[other] { $count } autres cartes
}
holding-tokens = { $count ->
    [one] 1 jeton de sécurité
   *[other] { $count } jetons de sécurité
}

# A molecule beside its target
difference-bond-single = { $atom } et { $other } doivent être reliés par une liaison simple.
difference-bond-double = { $atom } et { $other } doivent être reliés par une liaison double.
difference-bond-aromatic = { $atom } et { $other } doivent être reliés par une liaison aromatique.
difference-lacks = À votre { $atom } manque ce que porte { $goal } dans la cible : { $group }.
difference-missing = Il manque ce que la cible possède : { $group }.
difference-hydrogens = Votre { $atom } porte { $here ->
    [one] { $here } hydrogène
   *[other] { $here } hydrogènes
  } ; la cible en a { $hydrogens } à cet endroit.
difference-surplus = { $count ->
    [one] { $atoms } ne fait pas partie de la cible.
   *[other] { $atoms } ne font pas partie de la cible.
  }
group-hydroxyl = un groupe hydroxyle
group-carbonyl = un oxygène à double liaison
group-methyl = un groupe méthyle
group-aldehyde = un groupe aldéhyde
group-carboxyl = un groupe carboxyle
group-formula = un groupe { $formula }
