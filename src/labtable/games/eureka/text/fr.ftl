# Eureka! en français.

# Le but et un tour, pour les nouveaux
aim = Ensemble, jouez toutes les cartes avant d’être tous bloqués : chaque carte restante est un point, et 0 est parfait.
turn = Jouez une carte : une suite ne fait que monter. Le nombre suivant entraîne une pénalité, sauter des nombres apporte un bonus. Passez seulement si rien ne convient.
glance-1 = Il y a quatre suites. La première carte d’une suite peut porter n’importe quel nombre : ni pénalité ni bonus.
glance-2 = Une pénalité gêne les prochains coups. Un bonus vous aide tous.
glance-3 = Vous ne voyez pas la main des autres, et personne ne parle de ses cartes.
glance-4 = Quand tous passent l’un après l’autre, la partie est finie. Avec quelques cartes restantes, le résultat est encore honorable.
legend-red = Rouge, l’art. Bonus : le prochain coup n’entraîne pas de pénalité. Pénalité : le prochain coup n’apporte pas de bonus.
legend-blue = Bleu, la société. Bonus : reprendre la dernière carte d’une autre suite. Pénalité : une carte du marché va à un autre joueur.
legend-yellow = Jaune, la logique. Bonus : partager une carte que tout le monde peut jouer. Pénalité : le joueur suivant joue au hasard.
legend-green = Vert, la nature. Bonus : échanger une carte. Pénalité : la prochaine carte doit être verte.
verdict-at-most = { $most ->
    [0] 0 carte restante
    [one] au plus 1 carte restante
   *[other] au plus { $most } cartes restantes
}
verdict-above = { $least ->
    [one] 1 carte restante ou plus
   *[other] { $least } cartes restantes ou plus
}
board-cards-left = { $number ->
    [0] aucune carte restante
    [one] 1 carte restante
   *[other] { $number } cartes restantes
}
board-left-beside = { $hands } en main, { $beside } à côté : la carte du dessus de la pioche et les cartes mises de côté comptent aussi.

phantom = Le fantôme
phantom-within = le fantôme
to-phantom = au fantôme
to-seat = à { $who }
card = le { $value } { $suit ->
    [red] rouge
    [blue] bleu
    [yellow] jaune
   *[green] vert
}
suit-red = rouge
suit-blue = bleu
suit-yellow = jaune
suit-green = vert
knowledge-red = Savoir artistique
knowledge-blue = Savoir social
knowledge-yellow = Savoir formel
knowledge-green = Savoir naturel
bonus-red = Épiphanie
bonus-blue = Révolution sociale
bonus-yellow = Savoir partagé
bonus-green = Évolution
penalty-red = Plagiat
penalty-blue = Choc culturel
penalty-yellow = Expériences folles
penalty-green = Mutation
bonus-red-help = Le prochain coup n’entraîne pas de pénalité.
bonus-blue-help = La dernière carte d’une autre suite retourne en main.
bonus-yellow-help = Une carte de la main est posée face visible sur la table : tout le monde peut la jouer.
bonus-green-help = Le joueur, ou un autre qu’il désigne, échange une carte avec le marché ou avec un autre joueur, ou renouvelle le marché.
penalty-red-help = Le prochain coup n’apporte pas de bonus.
penalty-blue-help = Une carte du marché va à un autre joueur.
penalty-yellow-help = Le joueur suivant joue une carte au hasard.
penalty-green-help = La prochaine carte doit être verte : on passe jusqu’à ce qu’un joueur puisse jouer du vert.

option-library = Bibliothèque d’Alexandrie
option-library-off = non utilisée
option-library-on = ouvre toutes les trois pénalités, pour une déclaration
option-phantom = Fantôme (partie avancée à deux)
option-phantom-off = vous deux seulement
option-phantom-on = un fantôme prend la troisième place

## Ce qui est demandé

prompt-statement = Pouvez-vous commencer ? Les petites cartes font un bon départ.
prompt-starter = Tout le monde a parlé. Qui commence ?
prompt-draft = Avant le premier tour, chacun donne une carte. Quelle carte donnez-vous { $to } ?
prompt-draft-row = Mettez une carte de votre main dans la rangée du fantôme. Puis choisissez-y une carte pour l’autre joueur.
prompt-draft-deck = Vous avez pris la carte du dessus. Glissez une carte de votre main sous la pioche.
prompt-turn = À vous : jouez une carte.
prompt-turn-pass = À vous : aucune de vos cartes ne convient, passez.
prompt-random = Expériences folles : tirez une carte au hasard dans votre main. Si elle convient, elle est jouée.
prompt-mutation = Mutation : jouez une carte verte.
prompt-mutation-pass = Mutation : vous n’avez pas de carte verte qui convient, passez.
prompt-phantom-turn = Au tour du fantôme : choisissez son coup.
prompt-phantom-random = Expériences folles : tirez une carte au hasard dans la rangée du fantôme. Si elle convient, elle est jouée.
prompt-after = Utilisez le joker maintenant, ou finissez votre tour.
prompt-epiphany = Épiphanie : voulez-vous que le prochain coup n’entraîne pas de pénalité ?
prompt-recover = Révolution sociale : de quelle suite reprenez-vous la dernière carte en main ?
prompt-share = Savoir partagé : quelle carte posez-vous sur la table pour tout le monde ?
prompt-beneficiary = Évolution : qui fait l’échange ?
prompt-exchange = Évolution : prenez une carte du marché, échangez avec un joueur ou renouvelez le marché.
prompt-swap = Du marché, vous prenez { $card }. Quelle carte y mettez-vous ?
prompt-give = Quelle carte donnez-vous { $to } ?
prompt-give-back = Quelle carte rendez-vous { $to } ?
prompt-clash-card = Choc culturel : { $known ->
    [1] quelle carte du marché donnez-vous { $to } ?
   *[0] quelle carte du marché donnez-vous à un autre joueur ?
}
prompt-clash-seat = Qui reçoit { $card } ?
prompt-place = Dans la rangée, { $equal } a le même numéro que { $card }. De quel côté mettre la nouvelle carte ?
prompt-row-take = Quelle carte prend-on dans la rangée ?
prompt-phantom-share = Savoir partagé : le fantôme pose-t-il sa carte sur la table pour tout le monde ?
prompt-phantom-exchange = Évolution : quelle carte du marché va au fantôme ?
prompt-on-top = Quelle carte de votre main va sur la pioche ?
prompt-phantom-give = Le fantôme prend { $card } au marché. Laquelle de ses cartes y va ?
prompt-over = { $ending } { $verdict }

wait = { $who } { $what }
wait-statement = dit si sa main permet de commencer.
wait-starter = désigne qui commence.
wait-draft = choisit une carte à donner.
wait-draft-row = choisit une carte pour la rangée du fantôme.
wait-draft-deck = choisit une carte à glisser sous la pioche.
wait-turn = joue une carte ou passe.
wait-random = doit tirer une carte au hasard.
wait-mutation = doit jouer une carte verte ou passer.
wait-phantom-turn = choisit le coup du fantôme.
wait-phantom-random = tire une carte au hasard pour le fantôme.
wait-after = peut utiliser le joker.
wait-epiphany = peut appliquer une épiphanie.
wait-recover = peut reprendre une carte.
wait-share = peut partager une carte.
wait-beneficiary = décide qui fait l’échange.
wait-exchange = peut faire un échange.
wait-swap = choisit une carte pour le marché.
wait-give = choisit une carte à donner.
wait-give-back = choisit une carte à rendre.
wait-clash-card = doit choisir une carte du marché pour un autre joueur.
wait-clash-seat = décide qui reçoit la carte du marché.
wait-place = place une carte dans la rangée du fantôme.
wait-row-take = prend une carte de la rangée du fantôme.
wait-phantom-share = décide si le fantôme partage.
wait-phantom-exchange = choisit une carte du marché pour le fantôme.
wait-on-top = choisit une carte pour le dessus de la pioche.
wait-phantom-give = choisit la carte que le fantôme donne au marché.

## Actions

action-can-start = « Je peux commencer. »
action-cannot-start = « Je ne peux pas commencer. »
action-play = Jouer { $card }{ $step ->
    [open] {" "}et ouvrir la suite
    [consecutive] , le numéro suivant : pénalité { $effect }
    [spared] , le numéro suivant : pas de pénalité
    [robbed] {" "}en sautant des numéros : pas de bonus
    [idle] {" "}en sautant des numéros : { $effect } ne ferait rien
   *[jump] {" "}en sautant des numéros : bonus { $effect }
}
action-phantom-play = Le fantôme joue { $card }{ $step ->
    [open] {" "}et ouvre la suite
    [consecutive] , le numéro suivant : pénalité { $effect }
    [spared] , le numéro suivant : pas de pénalité
    [robbed] {" "}en sautant des numéros : pas de bonus
    [idle] {" "}en sautant des numéros : { $effect } ne ferait rien
   *[jump] {" "}en sautant des numéros : bonus { $effect }
}
action-draft = Donner { $card } { $to }
action-under = Glisser { $card } sous la pioche
action-share = Partager { $card }
action-swap = Donner { $card } au marché contre { $taken }
action-give = Donner { $card } { $to }
action-give-back = Rendre { $card } { $to }
action-on-top = Mettre { $card } sur la pioche
action-pick = Choisir { $card }
action-take = Prendre { $card }
action-take-market = Prendre { $card } au marché
action-take-phantom = Prendre { $card } au marché pour le fantôme
action-recover = Reprendre la dernière carte de la suite ({ $suit })
action-starter = { $who } commence
action-starter-me = Commencer
action-beneficiary = Laisser { $who } faire l’échange
action-beneficiary-me = Faire l’échange soi-même
action-partner = Échanger avec { $who }
action-partner-deck = Échanger avec la pioche : prendre la carte du dessus
action-clash = Donner { $card } { $to }
action-choose = Choisir { $who }
action-pass = Passer
action-phantom-pass = Le fantôme passe
action-random = Tirer une carte au hasard
action-phantom-random = Tirer au hasard une carte de la rangée
action-decline = Ne pas utiliser le bonus
action-accept = Oui : pas de pénalité au prochain coup
action-phantom-share = Le fantôme partage sa carte
action-phantom-give = { $card } va au marché
action-phantom-give-top = La carte du dessus de la pioche va au marché
action-new-market = Glisser le marché sous la pioche et en étaler un nouveau
action-done = Finir le tour
action-wild = Utiliser le joker pour { $bonus } : { $help }
action-before = À gauche de la carte du même numéro
action-after = À droite de la carte du même numéro
action-before-card = À gauche de : { $card }
action-after-card = À droite de : { $card }
action-delay = Retarder la carte d’un tour et prendre la suivante en main
action-set-aside = Écarter la carte : elle compte un point
action-say-stuck = « J’ai { $number } { $number ->
    [one] carte que je ne peux
   *[other] cartes que je ne peux
} pas jouer. »
action-say-high = « Je n’ai que des cartes hautes en { $suits }. »
action-say-avoid = « Ne jouez pas en { $suit }. »

## Refus

refusal-phantom-cannot-start = Le fantôme ne peut pas commencer : choisissez l’un des deux joueurs.
refusal-not-in-hand = Cette carte n’est ni dans votre main ni partagée sur la table : jouez-en une qui l’est.
refusal-too-low = Les suites ne font que monter : jouez une carte plus haute que la dernière de sa suite.
refusal-only-green = Mutation : la prochaine carte doit être verte. Jouez une carte verte, ou passez si aucune ne convient.
refusal-random-first = Expériences folles : tirez d’abord la carte au hasard.
refusal-must-play = Vous avez une carte qui convient : on ne passe que si aucune ne convient.
refusal-not-your-card = Cette carte n’est pas dans votre main : choisissez-en une qui y est.
refusal-not-in-market = Cette carte n’est pas au marché : choisissez-en une qui y est.
refusal-suit-empty = Il n’y a pas de carte à reprendre : choisissez une suite autre que la bleue qui a des cartes.
refusal-not-the-blue-one = La révolution sociale n’atteint pas la suite bleue : choisissez-en une autre.
refusal-no-such-player = Personne n’est assis là : choisissez un joueur de la partie.
refusal-not-yourself = Choisissez un autre joueur que vous.
refusal-hand-empty = Il vous faut une carte en main pour cela.
refusal-wild-used = Le joker n’est pas disponible : il vient à quatre ou cinq joueurs et sert une fois.
refusal-no-library = Cette partie se joue sans la Bibliothèque d’Alexandrie : on la choisit en préparant la partie.
refusal-library-closed = La bibliothèque est fermée : elle ouvre toutes les trois pénalités.
refusal-not-true = Votre main dit autre chose : choisissez une déclaration qui soit vraie.
refusal-not-the-leftmost = Le fantôme joue la carte la plus à gauche de sa rangée qui convient : choisissez celle-là.
refusal-not-in-row = Cette carte n’est pas dans la rangée du fantôme : choisissez-en une qui y est.
refusal-phantom-cannot = Le fantôme n’a pas de carte à échanger : choisissez autre chose.
refusal-not-the-highest = Le fantôme prend la plus haute carte jouable du marché : choisissez celle-là.
refusal-already-delayed = Cette carte a déjà été retardée une fois : elle est jouée maintenant.
refusal-cannot-delay = On ne retarde une carte que si elle est jouable et si la pioche en a une autre à prendre.
refusal-can-be-played = Cette carte est jouable : jouez-la ou retardez-la. On n’écarte qu’une carte qui ne convient pas.
refusal-not-beside-the-deck = Cette carte n’est pas à côté de la pioche : choisissez-en une qui y est, ou la carte du dessus.
refusal-no-cards = Le marché et la pioche sont vides : il n’y a pas de carte à poser. Choisissez un autre échange, ou n’utilisez pas le bonus.

## Ce qui s’est passé

loss-bonus = { $effect } ne fait rien ici : le bonus est perdu.
event-said-can = { $who } : « Je peux commencer. »
event-said-cannot = { $who } : « Je ne peux pas commencer. »
event-starts = { $who } commence.
event-gave = { $who } donne { $card } { $to }.
event-gave-hidden = { $who } donne une carte { $to }.
event-played = { $who } { $step ->
    [open] ouvre avec { $card }.
    [consecutive] joue { $card }, le numéro suivant : la carte est posée à l’envers.
   *[jump] joue { $card } en sautant des numéros.
}
event-bonus = Bonus : { $effect }. { $help }
event-penalty = Pénalité : { $effect }. { $help }
event-no-bonus = Plagiat : pas de bonus « { $effect } » cette fois.
event-no-penalty = Épiphanie : pas de pénalité « { $effect } » cette fois.
event-last-card = C’était sa dernière carte ({ $who }) : pas de pénalité.
event-last-green = Le vert est complet : pas de pénalité.
event-epiphany = { $who } a une épiphanie : le prochain coup n’entraîne pas de pénalité.
event-recovered = { $who } reprend { $card }.
event-shared = { $who } partage { $card } : la carte est à la disposition de tous.
event-handed = { $who } laisse { $to } faire l’échange.
event-kept = { $who } fait l’échange.
event-swapped = { $who } prend { $taken } au marché et y laisse { $given }.
event-new-market = { $who } renouvelle le marché.
event-refilled = Nouveau au marché : { $card }.
event-clashed = { $who } donne { $to } { $card } du marché.{ $unfit }
event-clashed-self = { $who } prend { $card } au marché.{ $unfit }
fits = { "" }
unfit = { " " }Elle ne convient pas : { $suit } est à { $top }.
event-shown = { $who } tire { $card }, qui ne convient pas : on montre la carte et elle retourne en main.
event-passed = { $who } passe.
event-declined = { $who } y renonce.
event-wild = { $who } utilise le joker : { $bonus }.
event-library-opened = La Bibliothèque d’Alexandrie ouvre.
event-said-stuck = { $who } : « J’ai { $number } { $number ->
    [one] carte que je ne peux
   *[other] cartes que je ne peux
} pas jouer. »
event-said-high = { $who } : « Je n’ai que des cartes hautes en { $suits }. »
event-said-avoid = { $who } : « Ne jouez pas en { $suit }. »
event-finished = { $who } n’a plus de cartes.
event-ended = { $ending } { $verdict }
event-placed = { $who } place { $card } { $side ->
    [before] à gauche
   *[after] à droite
} de la carte du même numéro ({ $equal }).
event-row-gave = { $who } reçoit { $card } de la rangée du fantôme.
event-row-got = { $who } met { $card } dans la rangée du fantôme.
event-revealed = Le fantôme révèle { $card }.
event-delayed = Le fantôme jouera { $card } un tour plus tard ; { $taken } va dans la main du joueur.
event-set-aside = Le fantôme ne peut pas jouer { $card } : la carte est écartée et compte un point.
event-on-top = { $who } met { $card } sur la pioche.
event-under = { $who } glisse { $card } sous la pioche.
event-took = { $who } prend { $card }.
event-shuffled = La pioche est mélangée, avec les cartes posées à côté.
event-done = { $who } finit son tour.
event-chose-card = { $who } choisit { $card } au marché.{ $unfit }
event-chose-partner = { $who } échange avec { $to }.
event-delayed-hidden = Le fantôme jouera { $card } un tour plus tard ; la carte suivante de la pioche va dans la main du joueur.
event-under-hidden = { $who } glisse une carte sous la pioche.
event-took-hidden = { $who } prend une carte.

## La fin

ending-cleared = Toutes les cartes sont jouées !
ending-passed = Tous les joueurs qui avaient encore des cartes ont passé.
ending-played-out = La main et la pioche sont épuisées.
verdict-nobel = Réclamez un prix Nobel.
verdict-respect = Très bien : respect.
verdict-improve = On peut faire mieux.
verdict-caves = Retour aux cavernes.
verdict-sell = Il est temps de vendre le jeu.

## Les mots de la table

board-market = Marché
board-deck = Pioche
board-table = Partagées avec tous
board-hand = Main
board-row = Rangée
board-set-aside = Écartées
board-wild = Joker
board-wild-ready = prêt
board-wild-used = utilisé
board-library = Bibliothèque
board-library-open = ouverte
board-library-closed = fermée
board-penalties = Pénalités
board-points = Points
board-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
board-you = vous
board-out = a terminé
board-none-left = plus de cartes
board-unopened = pas ouvert
board-next-move = Prochain coup
board-no-penalty = pas de pénalité
board-no-bonus = pas de bonus
board-epiphany = Épiphanie : sans pénalité
board-plagiarism = Plagiat : sans bonus
board-mad = Expériences folles : une carte au hasard
board-mutation = Mutation : vert seulement
board-can-start = peut commencer
board-cannot-start = ne peut pas commencer

## Les 52 personnalités

person-thutmose = Thoutmôsis le sculpteur
note-thutmose = Au XIVe siècle av. J.-C., il dirigeait l’atelier royal d’Amarna, où le buste peint de Néfertiti attendit trente-trois siècles.
person-anyte = Anytè de Tégée
note-anyte = Vers 300 av. J.-C., elle fit de petites choses, un animal, une source, une tombe d’enfant, des épigrammes grecques qu’on lit encore.
person-cai-wenji = Cai Wenji
note-cai-wenji = Poétesse et musicienne de la Chine des Han, elle vécut douze ans captive chez les nomades ; des chants célèbres portent son nom.
person-beatus = Beatus de Liébana
note-beatus = Moine du VIIIe siècle au nord de l’Espagne, dont le commentaire de l’Apocalypse inspira quelques-uns des manuscrits enluminés les plus hardis du Moyen Âge.
person-comtessa-de-dia = La comtesse de Die
note-comtessa-de-dia = Trobairitz qui chanta l’amour en occitan ; une de ses chansons est la seule d’une femme troubadour à nous être parvenue avec sa mélodie.
person-michelangelo = Michel-Ange
note-michelangelo = Il se disait sculpteur, et peignit pourtant le plafond de la chapelle Sixtine (1475-1564).
person-maria-de-zayas = María de Zayas
note-maria-de-zayas = Dans l’Espagne du XVIIe siècle, ses nouvelles à succès demandaient pourquoi l’on donnait aux femmes des aiguilles plutôt que des livres.
person-mozart = Wolfgang Amadeus Mozart
note-mozart = Il composa dès l’âge de cinq ans et laissa plus de six cents œuvres, des sérénades aux opéras (1756-1791).
person-goya = Francisco de Goya
note-goya = Peintre des rois, il montra la guerre et la peur comme personne ne l’avait osé (1746-1828).
person-alice-guy = Alice Guy
note-alice-guy = Vers 1896, elle fit raconter une histoire à la toute nouvelle caméra et devint la première réalisatrice.
person-picasso = Pablo Picasso
note-picasso = Avec Georges Braque, il démonta les choses et en peignit tous les côtés à la fois : le cubisme (1881-1973).
person-aretha-franklin = Aretha Franklin
note-aretha-franklin = La reine de la soul fit entrer la ferveur du gospel à la radio et épela le mot R-E-S-P-E-C-T (1942-2018).
person-miyamoto = Shigeru Miyamoto
note-miyamoto = Créateur de jeux vidéo de la région de Kyoto, père d’un plombier bondissant et du royaume d’Hyrule (né en 1952).
person-gargi = Gargi Vachaknavi
note-gargi = Dans les Upanishad, cette philosophe védique demande à un sage sur quoi le monde est tissé, et ne lâche pas prise.
person-plato = Platon
note-plato = Élève de Socrate et maître d’Aristote, il écrivit la philosophie en dialogues et fonda l’Académie (v. 427-347 av. J.-C.).
person-ban-zhao = Ban Zhao
note-ban-zhao = Elle acheva la grande histoire de la dynastie Han que son frère avait laissée inachevée (v. 45-116).
person-al-tabari = Al-Tabari
note-al-tabari = Son histoire va de la création du monde à son époque et nomme ses sources pour la plupart des récits (839-923).
person-averroes = Averroès
note-averroes = Juge et médecin de Cordoue, il expliqua si bien Aristote que l’Europe l’appela simplement le Commentateur (1126-1198).
person-teresa-of-avila = Thérèse d’Avila
note-teresa-of-avila = Mystique, écrivaine et voyageuse infatigable, elle réforma le Carmel et fonda couvent après couvent (1515-1582).
person-juana-ines = Juana Inés de la Cruz
note-juana-ines = Religieuse mexicaine à la célèbre bibliothèque, elle défendit en vers et en prose le droit des femmes à l’étude (v. 1648-1695).
person-voltaire = Voltaire
note-voltaire = Sa plume combattit le fanatisme par l’esprit et fit réhabiliter Jean Calas, exécuté bien qu’innocent (1694-1778).
person-olympe-de-gouges = Olympe de Gouges
note-olympe-de-gouges = Quand la Révolution proclama les droits de l’homme, elle écrivit la déclaration des droits de la femme (1748-1793).
person-marx = Karl Marx
note-marx = Il lut l’histoire comme une lutte pour les moyens de production, et le siècle suivant prit parti (1818-1883).
person-jane-addams = Jane Addams
note-jane-addams = À la Hull House de Chicago, elle offrit un foyer aux nouveaux arrivants, et au travail social (1860-1935).
person-martin-luther-king = Martin Luther King
note-martin-luther-king = Il mena sans violence la lutte américaine pour les droits civiques et partagea un rêve avec le monde (1929-1968).
person-charles-tilly = Charles Tilly
note-charles-tilly = Il étudia grèves et soulèvements sur des siècles et montra que la protestation a, elle aussi, un répertoire (1929-2008).
person-tapputi = Tapputi-Belatekallim
note-tapputi = Parfumeuse au palais assyrien vers 1200 av. J.-C. : la première chimiste dont le nom soit écrit, sur une tablette d’argile.
person-archimedes = Archimède
note-archimedes = À Syracuse, il pesa les idées et les couronnes, et sortit de son bain avec le cri qui nomme ce jeu (v. 287-212 av. J.-C.).
person-hypatia = Hypatie d’Alexandrie
note-hypatia = Elle enseigna les mathématiques et l’astronomie à qui voulait l’écouter, dans une ville qui ne voulait plus l’entendre (morte en 415).
person-al-khwarizmi = Al-Khwarizmi
note-al-khwarizmi = Savant de Bagdad au IXe siècle : d’un de ses livres vient le mot algèbre, de son nom le mot algorithme.
person-fibonacci = Fibonacci
note-fibonacci = Fils de marchand de Pise, il apprit à l’Europe, par un livre de 1202, à calculer avec dix chiffres, et compta des lapins au passage (v. 1170-1240).
person-martine-de-bertereau = Martine de Bertereau
note-martine-de-bertereau = Elle chercha des minerais à travers l’Europe et vanta au roi les richesses de son sous-sol, à une époque qui y voyait de la sorcellerie.
person-newton = Isaac Newton
note-newton = Une même loi pour la pomme et la Lune, un prisme pour toutes les couleurs de la lumière blanche (1642-1727).
person-emilie-du-chatelet = Émilie du Châtelet
note-emilie-du-chatelet = Elle traduisit Newton en français avec un commentaire de sa main et soutint que l’énergie va avec le carré de la vitesse (1706-1749).
person-ada-lovelace = Ada Lovelace
note-ada-lovelace = En 1843, elle publia un programme pour un ordinateur qui n’avait pas été construit (1815-1852).
person-kovalevskaya = Sofia Kovalevskaïa
note-kovalevskaya = Première femme docteure en mathématiques au sens moderne, puis professeure à Stockholm (1850-1891).
person-einstein = Albert Einstein
note-einstein = Employé au bureau des brevets, il repensa l’espace, le temps et la lumière ; le Nobel vint pour la lumière (1879-1955).
person-dorothy-vaughan = Dorothy Vaughan
note-dorothy-vaughan = Elle dirigea à la NACA un groupe de calculatrices humaines, et leur apprit, comme à elle-même, à programmer les machines (1910-2008).
person-hawking = Stephen Hawking
note-hawking = Il découvrit que les trous noirs rayonnent un peu et raconta le temps à des millions de lecteurs (1942-2018).
person-imhotep = Imhotep
note-imhotep = Conseiller du roi Djéser et bâtisseur de la première pyramide au XXVIIe siècle av. J.-C. ; on en fit plus tard un dieu guérisseur.
person-agnodice = Agnodice
note-agnodice = On raconte qu’elle exerça la médecine à Athènes déguisée en homme, jusqu’à ce que ses patientes fassent plier la loi.
person-ptolemy = Ptolémée
note-ptolemy = À Alexandrie, au IIe siècle, il dessina la Terre sur un quadrillage et fit tourner les planètes autour d’elle pour 1400 ans.
person-sun-simiao = Sun Simiao
note-sun-simiao = Médecin des Tang, il réunit des milliers de remèdes et voulut que tout malade soit traité de la même façon (581-682).
person-hildegard = Hildegarde de Bingen
note-hildegard = Abbesse qui décrivit plantes et maux aussi finement que ses visions, et composa en plus la musique (1098-1179).
person-copernicus = Nicolas Copernic
note-copernicus = Il mit le Soleil au milieu, et en ôta par là même la Terre (1473-1543).
person-galileo = Galilée
note-galileo = Il tourna une lunette vers le ciel, trouva des lunes à Jupiter et dut renier ce qui s’ensuivait (1564-1642).
person-wang-zhenyi = Wang Zhenyi
note-wang-zhenyi = Elle expliqua les éclipses avec une lampe, un miroir et une table, et écrivit que les filles apprennent comme les fils (1768-1797).
person-darwin = Charles Darwin
note-darwin = D’oiseaux des îles, de fossiles et de vingt ans de patience, il tira l’origine des espèces (1809-1882).
person-pasteur = Louis Pasteur
note-pasteur = Il montra que les microbes gâtent le lait et causent des maladies, et sauva un enfant de la rage (1822-1895).
person-mcclintock = Barbara McClintock
note-mcclintock = Dans le maïs tacheté, elle vit des gènes qui sautent ; le prix Nobel mit trente ans à la croire (1902-1992).
person-esther-lederberg = Esther Lederberg
note-esther-lederberg = Elle découvrit le virus lambda dans des bactéries et copia des colonies entières avec un morceau de velours (1922-2006).
person-elizabeth-blackburn = Elizabeth Blackburn
note-elizabeth-blackburn = Avec Carol Greider, elle découvrit l’enzyme qui répare le bout des chromosomes et, avec elle, une horloge de nos cellules (née en 1948).

# Ce qui a fait les points
score-says = { $number ->
    [one] { $number } carte restante
   *[other] { $number } cartes restantes
}
score-left = Il restait { $number ->
    [one] 1 carte
   *[other] { $number } cartes
} à { $who }.
score-phantom-left = Il restait { $number ->
    [one] 1 carte
   *[other] { $number } cartes
} au fantôme.
score-set-aside = { $number ->
    [one] 1 carte a été écartée
   *[other] { $number } cartes ont été écartées
}.
score-better = Moins il y en a, mieux c’est : { $most ->
    [0] sans une seule carte
   *[other] avec { $most } au plus
}, le verdict aurait été plus clément.

# Ce que seul voit le joueur dont c’est le tour
own-secret = les cartes de sa main

# Ce que le livret ne dit pas
gap-phantom-column = Le verdict des parties avec un fantôme
    .why =
        Les deux parties avec un fantôme se préparent avec les cartes de trois joueurs, et le tableau des
        verdicts n’a pas de colonne pour elles.
gap-high-card = Ce qu’est une carte haute
    .why =
        Le livret parle de cartes hautes sans donner de nombre ; la moitié supérieure est ce que la plupart
        comprennent.

# Le par : ce que la donne permettait
par-exact = Avec toutes les mains et la pioche à découvert, { $par ->
    [0] toutes les cartes pouvaient être jouées
    [one] il serait resté au mieux { $par } carte
   *[other] il serait resté au mieux { $par } cartes
} ; il vous en reste { $score }.
par-reached = Avec toutes les mains et la pioche à découvert, il serait resté { $par ->
    [one] { $par } carte, peut-être moins
   *[other] { $par } cartes, peut-être moins
} ; il vous en reste { $score }.

# Ce que prouve une déclaration
concluded-exactly = Chaque robot n’a donc imaginé que des mains où { $who } avait exactement { $number } de ces cartes : { $cards }.
concluded-some = Chaque robot n’a donc imaginé que des mains où { $who } avait au moins une de ces cartes : { $cards }.
concluded-none = Chaque robot n’a donc imaginé que des mains où { $who } n’avait aucune de ces cartes : { $cards }.
concluded-nothing = Cela ne prouve rien sur la main, et aucun robot n’a écarté de carte pour cela.

# À quelle distance sont les joueurs de ce dont parle une raison
aim-card = { $count ->
    [0] { $card } ne convient plus : sa suite l’a dépassé.
    [1] { $card } est le numéro suivant de sa suite, ce qui apporte une pénalité.
    [2] { $card } ouvrirait sa suite.
   *[3] { $card } sauterait des numéros de sa suite, ce qui apporte un bonus.
}

# Ce qui est vrai d’une position
fact-again = { $count ->
    [1] { $cards } convient de nouveau.
   *[other] { $cards } conviennent de nouveau.
}
fact-all-fit = Toutes les cartes de { $who } peuvent encore être jouées.
fact-chain = { $who } peut jouer { $cards } l’une après l’autre : aucune n’apporte de pénalité.
fact-neighbours = { $who } a { $card } et { $other } : jouées l’une après l’autre, la seconde apporte une pénalité.
fact-passed-held = { $count ->
    [1] { $cards } est dépassé, alors que quelqu’un l’a encore.
   *[other] { $cards } sont dépassés, alors que l’équipe les a encore.
}
fact-passed-unseen = { $count ->
    [1] { $cards } est dépassé avant que personne ne l’ait vu.
   *[other] { $cards } sont dépassés avant que personne ne les ait vus.
}

# Ce que compte une raison : ce qu’un coup laisse de plus ou de moins qu’un autre
holding-stuck = { $count ->
    [one] 1 carte bloquée
   *[other] { $count } cartes bloquées
}
holding-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
