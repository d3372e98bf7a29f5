# Le but et un tour, pour les nouveaux
aim = Construisez des atomes qui correspondent aux objectifs : un objectif vaut 10 points, plus un par proton. Celui qui a le plus de points l’emporte.
turn = Jouez deux cartes de particules : ajoutez les particules à un plateau d’atome, ou déplacez-en autant d’un plateau à un autre. Prenez un objectif dès qu’un plateau lui correspond exactement.
glance-1 = Les plateaux, où se construisent les atomes, sont à tout le monde : ce que vous construisez, un autre peut le finir.
glance-2 = Une carte de particules ajoute exactement sa valeur à un plateau, ou en déplace exactement autant vers un autre plateau.
glance-3 = Après chaque coup, vous piochez une carte.
glance-4 = Un objectif se prend pendant votre tour, quand un plateau a exactement ses protons, ses neutrons et ses électrons.
glance-5 = Une carte Pouvoir utilise le pouvoir de votre personnage. Elle se joue avant votre premier coup.
glance-6 = La partie finit quand le dernier objectif est pris.
legend-proton = Proton : leur nombre dit de quel élément il s’agit.
legend-neutron = Neutron : leur nombre doit correspondre aussi.
legend-electron = Électron : il se place sur les anneaux, de l’intérieur vers l’extérieur.
legend-power = Pouvoir : celui de votre personnage.
legend-bohrd = Plateau : la place d’un atome, avec des anneaux pour les électrons, comme Niels Bohr les a imaginés. Le jeu anglais l’appelle « bohrd ».

# Options
option-scenario = Scénario : ce dont le monde a besoin
option-scenario-suggested = Conseillé pour votre nombre de joueurs
option-scenario-first-light = Première lumière
option-scenario-breath-of-air = Une bouffée d’air
option-scenario-hungry-fields = Champs affamés
option-scenario-battery-drought = Piles à sec
option-scenario-bones-and-bridges = Des os et des ponts
option-scenario-silent-screens = Écrans muets
option-scenario-salt-of-the-earth = Le sel de la terre
option-scenario-first-ten = Les dix premiers
option-scenario-empty-pharmacy = La pharmacie vide
setup-scenario = { $grade }, environ { $minutes } minutes. Objectifs : { $goals }.
setup-without-characters = Sans les pouvoirs, il n’y a pas de personnages à choisir. N’en choisissez pas, ou jouez avec les pouvoirs.
setup-character-too-far = { $character } est choisi pour la place { $seat }, mais vous n’êtes que { $players }. Choisissez une autre place.
setup-character-twice = { $character } est choisi pour deux places ; un personnage n’en occupe qu’une.
grade-easy = Facile
grade-medium = Moyen
grade-hard = Difficile
option-powers = Personnages et cartes Pouvoir
option-powers-on = Avec les personnages et leurs pouvoirs
option-powers-off = Sans : seulement des particules, pour une première partie
option-characters = Personnages choisis pour les places, dans l’ordre, par exemple curie,,ozzy ; les places vides sont tirées au sort
option-brady = Saint Elmo Brady, dont le pouvoir produit de l’oxygène
option-brady-always = Distribué dans tous les scénarios
option-brady-with-oxygen = Distribué seulement s’il y a de l’oxygène
option-closing_time = Heure de fermeture
option-closing_time-on = Le laboratoire ferme quand une partie a duré très longtemps (absent des règles)
option-closing_time-off = Il ne ferme jamais : seul le dernier objectif termine la partie
option-first_player = Premier joueur
option-first_player-random = tiré au sort
option-first_player-first_seat = la première place

# Fins
ending-last-goal = Le dernier objectif est pris. Le monde a ce qu’il lui faut.
ending-lab-closed = C’est l’heure : le laboratoire ferme, et l’on compte les points tels quels.
ending-beyond-repair = Il y a trop d’électrons sur les plateaux : plus aucun objectif n’est possible. On compte les points tels quels.

# Refus
refusal-no-such-card = Vous n’avez pas cette carte en main. Choisissez-en une que vous avez.
refusal-no-plays-left = Vous avez déjà joué vos deux cartes. Prenez un objectif ou terminez votre tour.
refusal-no-room-for-card = Aucun plateau n’a assez de places d’électrons libres pour cette carte. Jouez-en une autre.
refusal-power-too-late = Une carte Pouvoir se joue avant votre première carte de particules. Gardez celle-ci pour le prochain tour.
refusal-curie-at-work = Le pouvoir de Marie Curie demande de jouer toutes vos cartes de particules, chacune de valeur 1. Rien d’autre ne termine ce tour.
refusal-no-match = Ce plateau ne correspond à aucun objectif visible. Ses protons, neutrons et électrons doivent tous être ceux d’un même objectif.
refusal-no-replacement = Seul le pouvoir de Saint Elmo Brady le permet, une fois pour chacune de ses cartes Pouvoir jouées ce tour-ci.
refusal-not-hydrogen = Ce plateau n’est pas un atome d’hydrogène. Il doit porter un proton, un électron et rien d’autre.
refusal-still-plays = Vous pourrez terminer votre tour après votre deuxième carte. Jouez d’abord une carte de particules.
refusal-playable = Vous ne pouvez défausser que si aucune de vos cartes de particules n’est jouable. Jouez-en une.
refusal-wrong-value = Placez exactement autant de particules que vaut la carte.
refusal-rings-full = Ce plateau a 36 places d’électrons, et trop peu sont libres. Choisissez un autre plateau.
refusal-not-enough-there = Ce plateau n’a pas autant de ces particules. Choisissez-en un autre, ou ajoutez les particules.
refusal-no-removal = Vous pouvez ajouter ou déplacer des particules, pas les retirer. Seuls les pouvoirs de Lewis, Ball et Yocchi en retirent.
resting-goal = Aucun plateau ne correspond encore à cet objectif. L’un d’eux doit porter exactement ses protons, ses neutrons et ses électrons.
resting-deck = Les cartes sont piochées pour vous : une après chaque carte jouée.

# Questions
prompt-wait = { $who } réfléchit.
prompt-turn = { $plays ->
    [one] À vous : jouez encore une carte.
   *[other] À vous : jouez { $plays } cartes.
  }
prompt-place = { $card } : ajoutez { $what } à un plateau, ou déplacez-en autant d’un plateau à un autre.
prompt-place-free = { $card } vaut de { $least } à { $most } ce tour-ci : ajoutez autant de particules à un plateau, déplacez-les vers un autre ou retirez-les.
prompt-swap = Einstein : échangez une particule d’un plateau contre une particule d’une autre sorte.
prompt-discard = { $count ->
    [one] Ozzy : défaussez encore une carte.
   *[other] Ozzy : défaussez { $count } cartes.
  }
prompt-curie = Marie Curie : jouez toutes vos cartes de particules, chacune de valeur 1.
prompt-end = Vos deux coups sont joués : terminez votre tour.
prompt-end-claim = Objectif à prendre : { $goals }. Prenez-le, ou terminez votre tour.
prompt-turn-claim = { $plays ->
    [one] À vous : prenez l’objectif ({ $goals }) maintenant, ou jouez d’abord encore une carte.
   *[other] À vous : prenez l’objectif ({ $goals }) maintenant, ou jouez d’abord { $plays } cartes.
  }
loss-goal = Objectif à prendre maintenant : { $goals }. Après le tour, d’autres peuvent le prendre.

# Actions
action-play = Jouer { $card }
action-power = Utiliser le pouvoir de { $character }
action-power-nobody = Jouer une carte Pouvoir
action-claim = Prendre l’objectif « { $element } » avec le plateau { $bohrd } pour { $points } points
action-claim-nothing = Prendre un objectif avec le plateau { $bohrd }
action-replace = Changer l’hydrogène du plateau { $bohrd } en oxygène
action-end = Terminer le tour
action-discard = Défausser { $card }
action-add = Ajouter { $what } au plateau { $bohrd }
action-move = Déplacer { $what } du plateau { $source } au plateau { $target }
action-remove = Retirer { $what } du plateau { $bohrd }
action-swap = Échanger { $out } contre { $into } sur le plateau { $bohrd }

# Événements
event-played = { $who } joue { $card }.
event-power = { $who } joue une carte Pouvoir et utilise le pouvoir de { $character }.
event-completed = Le plateau { $bohrd } forme maintenant un objectif : { $element }, { $worth } points.
event-added = { $who } ajoute { $what } au plateau { $bohrd }.
event-moved = { $who } déplace { $what } du plateau { $source } au plateau { $target }.
event-removed = { $who } enlève { $what } du plateau { $bohrd }.
event-swapped = Sur le plateau { $bohrd }, { $out } est échangé contre { $into }.
event-replaced = L’hydrogène du plateau { $bohrd } devient de l’oxygène.
event-drew = { $who } pioche une carte.
event-drew-card = { $who } pioche { $card }.
event-reshuffled = La défausse est mélangée en une nouvelle pioche.
event-discarded = { $who } défausse { $card }.
event-claimed = { $who } prend l’objectif « { $element } » sur le plateau { $bohrd } : { $points } points.
event-goal-shown = Nouvel objectif : { $element }.
event-stopped = { $who } termine son tour.
event-turn = C’est au tour de { $who }.

# Cartes et particules
card-power = Pouvoir
card-proton = Proton { $value }
card-neutron = Neutron { $value }
card-electron = Électron { $value }
pieces-proton = { $count ->
    [one] un proton
   *[other] { $count } protons
  }
pieces-neutron = { $count ->
    [one] un neutron
   *[other] { $count } neutrons
  }
pieces-electron = { $count ->
    [one] un électron
   *[other] { $count } électrons
  }
piece-proton = un proton
piece-neutron = un neutron
piece-electron = un électron

# Personnages
character-nobody = personne
character-einstein = Albert Einstein
character-einstein-power = Échangez une particule d’un plateau contre une particule d’une autre sorte. Puis jouez vos deux cartes.
character-lewis = Gilbert Lewis
character-lewis-power = Pendant un tour, vos cartes Électron valent 1, 2 ou 3, à votre choix, et peuvent aussi retirer des électrons.
character-curie = Marie Curie
character-curie-power = Jouez toutes vos cartes de particules, chacune de valeur 1, sans piocher. Piochez ensuite cinq cartes : votre tour est fini.
character-ball = Alice Ball
character-ball-power = Pendant un tour, vos cartes Proton valent 1, 2 ou 3, à votre choix, et peuvent aussi retirer des protons.
character-ozzy = Ozzy la pieuvre
character-ozzy-power = Piochez quatre cartes pour en avoir huit. Après vos deux cartes jouées, défaussez-en deux.
character-yocchi = Yocchi
character-yocchi-power = Pendant un tour, vos cartes Neutron valent 1, 2 ou 3, à votre choix, et peuvent aussi retirer des neutrons.
character-brady = Saint Elmo Brady
character-brady-power = Jusqu’après votre deuxième carte, vous pouvez changer un atome d’hydrogène complet en atome d’oxygène.

# Scénarios
scenario-first-light-story = Dans ses premières minutes, l’univers a fait de l’hydrogène, de l’hélium et un soupçon de lithium. Le béryllium et le bore sont venus plus tard, arrachés à des atomes plus lourds. Commencez là où tout a commencé.
scenario-first-light-H = Le carburant de toute étoile jeune.
scenario-first-light-He = Ce que le Soleil fait de l’hydrogène.
scenario-first-light-Li = Le Big Bang en a laissé une trace.
scenario-first-light-Be = Arraché à des atomes plus lourds par les rayons cosmiques.
scenario-first-light-B = Surtout l’œuvre des rayons cosmiques, lui aussi.

scenario-breath-of-air-story = Une station sous la mer doit fabriquer son air. Nous respirons quatre cinquièmes d’azote, un cinquième d’oxygène, et les traces ont leur usage.
scenario-breath-of-air-H = Avec l’oxygène, l’eau de chaque souffle.
scenario-breath-of-air-He = Mêlé à l’oxygène, il permet aux plongeurs de travailler en profondeur.
scenario-breath-of-air-C = En dioxyde de carbone, il nourrit chaque feuille.
scenario-breath-of-air-N = 78 % de l’air sec ; il tient le feu en bride.
scenario-breath-of-air-O = Ce que cherchent les poumons : 21 % de l’air sec.
scenario-breath-of-air-Ne = 18 parts par million de l’air que nous respirons.

scenario-hungry-fields-story = L’ammoniac tiré de l’air et de l’hydrogène fait pousser la nourriture d’environ la moitié des humains. Un champ en demande davantage : certains éléments par sacs, d’autres par pincées.
scenario-hungry-fields-H = Trois pour un azote : c’est l’ammoniac.
scenario-hungry-fields-B = Une pincée relie les parois des cellules végétales.
scenario-hungry-fields-N = Toute protéine en contient ; les cultures le prennent au sol.
scenario-hungry-fields-Mg = L’atome au cœur de la chlorophylle.
scenario-hungry-fields-P = Dans l’ADN ; racines et graines le réclament.

scenario-battery-drought-story = Téléphones, voitures et villes entières veulent garder pour la nuit le soleil de midi. Dans une batterie, des ions voyagent entre deux pôles ; encore faut-il fabriquer les ions et les pôles.
scenario-battery-drought-Li = L’ion qui voyage quand un téléphone se charge.
scenario-battery-drought-Be = Dans le cuivre, pour des contacts qui font ressort.
scenario-battery-drought-C = Le graphite accueille le lithium, couche par couche.
scenario-battery-drought-O = L’autre pôle est un oxyde de métal.
scenario-battery-drought-F = Dans le sel qui fait passer le lithium.
scenario-battery-drought-Na = Commun comme le sel : des batteries pour le réseau.

scenario-bones-and-bridges-story = Qu’est-ce qui est léger et porte pourtant ? Os, cadres de vélo, ailes et ponts répondent chacun à leur façon, et les atomes viennent à manquer.
scenario-bones-and-bridges-Be = Léger et très rigide : les miroirs du télescope Webb.
scenario-bones-and-bridges-C = La fibre de carbone, et la dureté de l’acier.
scenario-bones-and-bridges-Mg = Plus de la moitié du nôtre est dans nos os.
scenario-bones-and-bridges-Al = Le tiers du poids de l’acier.
scenario-bones-and-bridges-Si = Dans le sable, le verre et le ciment.

scenario-silent-screens-story = Un écran s’allume parce que des puces, du verre et de minuscules lampes s’accordent. Quand les fabricants de puces n’ont plus rien, tous les écrans se taisent.
scenario-silent-screens-He = Refroidit les plaquettes pendant la gravure.
scenario-silent-screens-B = Quelques atomes rendent le silicium conducteur.
scenario-silent-screens-N = Avec le gallium, le cristal des LED blanches.
scenario-silent-screens-Ne = L’essentiel du gaz des lasers qui dessinent les puces.
scenario-silent-screens-Al = Dans le verre des écrans, contre les rayures.
scenario-silent-screens-Si = Le cristal où l’on taille presque toutes les puces.

scenario-salt-of-the-earth-story = Un courant dans l’eau salée donne de la soude, du chlore et de l’hydrogène : le début du savon, du papier et de l’eau potable. La chimie commence à la mine de sel.
scenario-salt-of-the-earth-H = Il s’échappe en bulles quand l’eau salée devient soude.
scenario-salt-of-the-earth-O = Près de la moitié du poids de l’écorce terrestre.
scenario-salt-of-the-earth-Na = Du sel à la soude : le savon commence par lui.
scenario-salt-of-the-earth-S = Pour l’acide sulfurique, bête de somme de l’industrie.
scenario-salt-of-the-earth-Cl = Un peu suffit à garder l’eau potable.

scenario-first-ten-story = Les étagères de l’école sont vides, et demain c’est la leçon sur le tableau périodique. Ses deux premières lignes comptent dix éléments, de l’atome le plus simple au plus comblé.
scenario-first-ten-H = Un proton, un électron : l’atome le plus simple.
scenario-first-ten-He = Vu dans le Soleil avant d’être trouvé sur Terre.
scenario-first-ten-Li = Le métal le plus léger : il flotte sur l’huile.
scenario-first-ten-Be = L’émeraude est un de ses minéraux.
scenario-first-ten-B = Dans le verre des fioles et des plats à four.
scenario-first-ten-C = Quatre liaisons : la charpente du vivant.
scenario-first-ten-N = Trois liaisons tiennent ses deux atomes.
scenario-first-ten-O = Le feu en a besoin, et vous aussi.
scenario-first-ten-F = Nul n’attire plus fort les électrons.
scenario-first-ten-Ne = Deuxième anneau plein : il ne se lie à rien.

scenario-empty-pharmacy-story = Devant la pharmacie de nuit on fait la queue, et les tiroirs sont vides. Des sels, des gaz, la charpente des molécules : une ville se passe de beaucoup de choses, mais pas de celles-là.
scenario-empty-pharmacy-H = Ses noyaux font l’image de l’IRM.
scenario-empty-pharmacy-Li = Ses sels stabilisent l’humeur.
scenario-empty-pharmacy-C = La charpente de presque tous les médicaments.
scenario-empty-pharmacy-N = Liquide, il brûle les verrues et conserve les cellules.
scenario-empty-pharmacy-O = Le premier secours des poumons qui lâchent.
scenario-empty-pharmacy-F = Dans le dentifrice et dans un médicament sur cinq.
scenario-empty-pharmacy-Na = Dans le sérum : neuf grammes de sel par litre.
scenario-empty-pharmacy-Mg = Son sulfate prévient les convulsions de la grossesse.

# Le plateau du terminal
board-goals = Objectifs
board-pile = Face cachée : { $symbols }
board-pile-empty = plus d’objectif face cachée
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-needs = { $protons } p  { $neutrons } n  { $electrons } e
board-bohrd = Plateau { $bohrd }
board-matches = c’est : { $element }
board-still = il manque
board-lacks = il manque { $pieces } pour { $element }
board-empty = vide
board-hand = Votre main
board-hand-hidden = { $count ->
    [one] une carte
   *[other] { $count } cartes
  }
board-no-goals = aucun objectif
board-turn = { $last ->
    [0] Tour { $turn }
   *[other] Tour { $turn } sur { $last } au plus
}
board-deck = Pioche { $count }
board-discards = Défausse : { $cards }
board-plays = { $plays ->
    [0] plus de carte à jouer
    [one] encore une carte à jouer
   *[other] encore { $plays } cartes à jouer
  }
board-power-on = pouvoir à l’œuvre
board-power-card = Avec une carte Pouvoir : { $power }
board-character = { $character }. Avec une carte Pouvoir : { $power }

# Éléments
element-H = hydrogène
element-He = hélium
element-Li = lithium
element-Be = béryllium
element-B = bore
element-C = carbone
element-N = azote
element-O = oxygène
element-F = fluor
element-Ne = néon
element-Na = sodium
element-Mg = magnésium
element-Al = aluminium
element-Si = silicium
element-P = phosphore
element-S = soufre
element-Cl = chlore
element-Ar = argon
element-K = potassium
element-Ca = calcium
element-Sc = scandium
element-Ti = titane
element-V = vanadium
element-Cr = chrome
element-Mn = manganèse
element-Fe = fer
element-Co = cobalt
element-Ni = nickel
element-Cu = cuivre
element-Zn = zinc
element-Ga = gallium
element-Ge = germanium
element-As = arsenic
element-Se = sélénium
element-Br = brome
element-Kr = krypton
board-table = Tableau périodique, de l’hydrogène au krypton
board-element = { $number } { $element } : masse moyenne { $mass }
board-key-goal = objectif
board-key-made = fabriqué
board-key-later = dans la pile
board-key-protons = protons d’un plateau
board-discarded = { $count ->
    [one] 1 carte défaussée
   *[other] { $count } cartes défaussées
}
board-proton = Protons
board-neutron = Neutrons
board-electron = Électrons

# Le saviez-vous : science et histoire, avec nos mots
note-stadium = Si un atome était grand comme un stade, son noyau tiendrait dans votre main.
note-rings = Niels Bohr plaça les électrons sur des anneaux en 1913. On sait aujourd’hui qu’ils forment des nuages, mais les anneaux montrent toujours combien il y en a par couche.
note-neutron = James Chadwick découvrit le neutron en 1932. Douze ans plus tôt, Ernest Rutherford avait deviné qu’une telle particule existe.
note-gaps = Mendeleïev laissa des cases vides dans son tableau de 1869. On découvrit plus tard le gallium, le scandium et le germanium : ils y trouvèrent leur place.
note-sun = L’hélium fut vu dans la lumière du Soleil en 1868, 27 ans avant qu’on le trouve sur Terre.
note-moseley = Henry Moseley montra en 1913 que le numéro d’un élément est la charge de son noyau.

# La vie des personnages, avec nos mots ; les sources sont dans gallery.py
person-einstein = Albert Einstein (1879–1955)
note-einstein = En 1905, il expliqua pourquoi des grains dans l’eau ne cessent de trembler : des molécules invisibles les heurtent. Ce tremblement permet de compter et de mesurer les molécules. Jean Perrin l’avait fait en 1909, et presque plus personne ne douta des atomes. Son prix Nobel de 1921 récompensa ses travaux sur la lumière, qui cède son énergie par portions.
person-lewis = Gilbert Newton Lewis (1875–1946)
note-lewis = En 1916, il proposa que deux atomes tiennent ensemble par une paire d’électrons qu’ils partagent, et dessina les molécules avec des points que l’on utilise encore en classe. Il fut proposé 41 fois pour le prix Nobel et ne le reçut jamais.
person-curie = Marie Curie (1867–1934)
note-curie = Avec son mari Pierre, elle découvrit le polonium et le radium en 1898, et donna à leur effet le nom de radioactivité. Elle fut la première femme à recevoir un prix Nobel et la première personne à en recevoir deux : en physique en 1903 et en chimie en 1911.
person-ball = Alice Augusta Ball (1892–1916)
note-ball = À 23 ans, elle trouva comment transformer l’huile de l’arbre chaulmoogra en une forme que l’on peut injecter. Ce fut le meilleur traitement de la lèpre jusque dans les années 1940. Première femme et première Afro-Américaine diplômée d’un master au College of Hawaii, elle mourut à 24 ans et ne fut reconnue que des années plus tard.
person-ozzy = Ozzy la pieuvre
note-ozzy = Ozzy est une invention des auteurs du jeu : une assistante de laboratoire qui tient huit échantillons à la fois. Les vraies pieuvres étonnent presque autant : environ deux tiers de leurs cellules nerveuses sont dans les bras, si bien qu’un bras peut chercher et saisir sans attendre le cerveau.
person-yocchi = Yocchi
note-yocchi = Yocchi est une invention des auteurs du jeu : un dinosaure chimiste et expert en œufs. Les vrais dinosaures veillaient sur les leurs : on décrivit en 1995 le fossile d’un dinosaure mort en couvant ses œufs, comme le font les oiseaux.
person-brady = Saint Elmo Brady (1884–1966)
note-brady = En 1916, à l’université de l’Illinois, il devint le premier Afro-Américain docteur en chimie ; sa thèse cherchait comment un atome d’oxygène dans un acide organique en change la force. Il développa ensuite l’enseignement de la chimie dans quatre universités noires, dont Tuskegee, Howard et Fisk.

# Ce qui a fait les points
score-made = { $who } a { $score } points : { $goals }.
score-nothing = { $who } n’a pris aucun objectif : 0 point.
score-goal = { $element } { $points }
tie-shared = Égalité de points, d’objectifs et d’atome le plus lourd : la victoire est partagée.
tie-goals = Égalité de points en tête : qui a le plus d’objectifs gagne.
tie-heaviest = Égalité de points et d’objectifs en tête : qui a l’atome le plus lourd gagne.

# Ce que l’album dit d’un élément : ce qu’en dit un scénario. Seuls les objectifs se collectionnent.
about-H = { scenario-first-ten-H }
about-He = { scenario-first-ten-He }
about-Li = { scenario-first-ten-Li }
about-Be = { scenario-first-ten-Be }
about-B = { scenario-first-ten-B }
about-C = { scenario-first-ten-C }
about-N = { scenario-first-ten-N }
about-O = { scenario-first-ten-O }
about-F = { scenario-first-ten-F }
about-Ne = { scenario-first-ten-Ne }
about-Na = { scenario-salt-of-the-earth-Na }
about-Mg = { scenario-hungry-fields-Mg }
about-Al = { scenario-bones-and-bridges-Al }
about-Si = { scenario-silent-screens-Si }
about-P = { scenario-hungry-fields-P }
about-S = { scenario-salt-of-the-earth-S }
about-Cl = { scenario-salt-of-the-earth-Cl }

# Ce que seul voit le joueur dont c’est le tour
own-secret = les cartes de sa main

# Ce que le livret ne dit pas
gap-particle-deck = Le nombre de cartes de particules
    .why =
        Le livret montre un proton de valeur 1, un neutron de valeur 2 et un électron de valeur 3, et laisse
        trois personnages choisir de 1 à 3 : il y a donc trois valeurs ; il ne compte pas les cartes. Les
        neutrons sont un peu plus nombreux, parce que la moitié des objectifs a plus de neutrons que de
        protons ; une carte sur neuf est un Pouvoir, environ une tous les quatre ou cinq tours.
gap-bohrd = Les places des électrons
    .why =
        Le tableau périodique du jeu finit au krypton ; un plateau a donc les 36 places d’électrons du krypton.
        Leur ordre est celui dans lequel les atomes neutres remplissent leurs couches ; le chrome et le cuivre,
        qui déplacent un électron, ne sont pas des objectifs.
gap-opening-hours = Quand le laboratoire ferme
    .why =
        Ce n’est pas une règle de la boîte : le livret laisse la partie continuer jusqu’à ce que le dernier
        objectif soit pris. Pour que toute partie finisse, même entre joueurs qui choisissent au hasard, le
        laboratoire ferme après ce nombre de tours pour chaque particule des objectifs du scénario. Des robots
        de niveau Assistant ont besoin d’un sixième de ce temps. Ceux de niveau Chercheuse donnent peu et
        ont besoin d’environ un tiers avec dix objectifs ; avec cinq objectifs et quatre joueurs, une partie sur
        cinq est tout de même allée jusqu’à la fermeture.
gap-elements = Les nombres de masse et les couches
    .why =
        Le livret imprime les masses moyennes des éléments 1 à 36 et une carte objectif, le lithium 7 :
        l’isotope le plus abondant. Les nombres de masse et les couches viennent de la bibliothèque mendeleev,
        et sont fixés ici.
gap-scenarios = Les scénarios et leurs objectifs
    .why =
        Les cartes scénario et objectif ne sont pas dans le texte du livret. Il dit que certains scénarios n’ont
        pas plus de cinq objectifs, que le lithium, l’hélium, le béryllium, l’hydrogène et l’oxygène sont des
        objectifs, et qu’un scénario raconte ce dont le monde a besoin. Les objectifs s’arrêtent au chlore :
        jusqu’au calcium, la masse arrondie du tableau imprimé est toujours celle de l’isotope le plus abondant.

# À quelle distance sont les joueurs de ce dont parle une raison
aim-atom = { $count ->
    [0] Le plateau { $bohrd } montre « { $element } », et c’est au tour de { $turn }.
    [1] Le plateau { $bohrd } est à 1 particule de « { $element } », et c’est au tour de { $turn }.
   *[other] Le plateau { $bohrd } est à { $count } particules de « { $element } », et c’est au tour de { $turn }.
}
aim-hand = { $count ->
    [0] Les cartes en main ne suffisent pas pour « { $element } » sur le plateau { $bohrd }.
   *[1] Les cartes en main suffisent pour « { $element } » sur le plateau { $bohrd }.
}

# Ce qui est vrai d’une position
fact-finish = { $who } a en main { $cards } : cela termine « { $element } » sur le plateau { $bohrd }.
fact-lacks = Pour « { $element } », il manque au plateau { $bohrd } : { $lacks }. { $who } a pour cela { $cards }.
fact-there = Le plateau { $bohrd } est « { $element } », et { $who } peut le prendre.
fact-one-card = Une seule carte terminerait « { $element } » sur le plateau { $bohrd } pour { $who } : { $card }.
fact-two-cards = Deux cartes pourraient terminer « { $element } » sur le plateau { $bohrd } pour { $who }.
fact-nobody = Sans carte Pouvoir, { $who } ne peut terminer aucun objectif au prochain tour.
fact-spoiled = { $who } aurait pu terminer « { $element } » sur le plateau { $bohrd } avec { $count ->
    [one] une carte
   *[other] deux cartes
} ; ce n’est plus possible.
fact-useless = Le plateau { $bohrd } contient trop pour tous les objectifs visibles : rien n’y aide un adversaire.

# Ce que compte une raison : ce qu’un coup laisse de plus ou de moins qu’un autre
holding-powers = { $count ->
    [one] 1 carte Pouvoir
   *[other] { $count } cartes Pouvoir
}
holding-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
