# Ce que dit le client lui-même. Les phrases des jeux et du serveur viennent du serveur.
labtable = Labtable
skip = Aller à ce qui est demandé
close = Fermer
cancel = Annuler
yes = oui
no = non
you = vous
guest = Invité
menu = Menu
rules = Règles
log = Journal
tip = À ce sujet
sound = Son
rule = (règle { $number })
labelled = { $label } : { $words }
offline = Le serveur est injoignable. Vérifiez votre connexion.
home-link = Labtable, accueil
to-home = Retour à l’accueil
stale = Une partie de cette page n’a pas pu être chargée. Le serveur a été mis à jour, ou ne répond pas. Vos parties y sont en sécurité.
stale-reload = Recharger la page
lost-title = Vous ne pouvez pas voir cette table.
lost-text =
    Aucune table n’a ce code, ou bien la partie a commencé et l’hôte n’admet pas de spectateurs. Un code a huit
    caractères, par exemple KT7M-WQ3D. Si le code est juste, demandez à l’hôte : il peut admettre des spectateurs
    à tout moment dans le menu.
you-watch = Vous regardez la partie.
opening = Ouverture de la table …
one-moment = Un instant …

## À la table
table-code = Table
table-tools = Table
the-table = La table
your-place = Votre place
moment-hits-you = Contre vous
players = Joueurs
prompt = Que faire
your-turn = À vous de jouer
since-your-turn = depuis votre dernier tour
step-back = Reculer d’un coup
step-on = Avancer d’un coup
to-start = Aller au début
to-end = Aller à la fin
moment = Coup
back-to-now = Revenir au présent
looking-back = { $position ->
    [0] Vous regardez le début de la partie
   *[other] Vous regardez le coup { $position }
}
reconnecting = Reconnexion …
reconnecting-hint = { $seconds ->
    [0] La connexion est perdue. Votre place est gardée.
   *[other] La connexion est perdue. Votre place est gardée ; après { $seconds } secondes un robot joue pour vous jusqu’à votre retour.
}
choose-next = Choisissez quoi en faire.
choose-place = Touchez maintenant l’endroit où elle va.
if-done = Si vous faites cela :
whether = { $action } ?
puzzle-wrong = Raté : essayez encore.
is-lost = perdu
more-may-happen = Autre chose peut encore arriver.
forecast-rest = Montrer tout ce qui se passerait
then-others = Ensuite, un autre joueur décide.
then-over = Cela termine la partie.
cannot-be-undone = On ne peut pas l’annuler.
chance-percent = { $percent } %
catch-up = Passer à la suite
take-back = Annuler le coup
take-back-long = Annuler votre dernière décision et ce que les robots ont fait depuis
so-often = { $what }{ $count ->
    [1] { "" }
   *[other] , { $count } fois
}
and-more = et { $count } de plus
undo = Annuler le coup
undo-long = Annuler votre dernier coup
restart = Recommencer le tour
restart-long = Recommencer le tour : annuler tout ce que vous y avez joué
hint = Conseil
hint-long = Conseil : ce que ferait un joueur expérimenté
hint-title = Ce que ferait une Lauréate
hint-thinking = La Lauréate réfléchit …
hint-thinking-long = La Lauréate réfléchit encore : l’ordinateur est occupé. Vous pouvez fermer et redemander plus tard.
hint-waits = Déjà { $seconds } secondes
hint-choose = Choisir ce coup
hint-chance = de gagner
hint-score = points à la fin
hint-then = et ensuite, sans doute
hint-fair = Le coach ne voit que ce que vous voyez, et imagine bien des fois ce qui est caché.
moves = Ce que vous pouvez faire
all-moves = { $count ->
    [one] Le seul choix
   *[other] Les { $count } choix
}
moves-alike = Chacun de ces coups : { $what }
no-moves = Vous n’avez rien à faire pour l’instant.
more-news = { $count ->
    [one] Un autre événement : touche { $key }.
   *[other] { $count } autres événements : touche { $key }.
}
more-in-log = { $count ->
    [one] Le journal a un autre événement.
   *[other] Le journal a { $count } autres événements.
}
undo-bots = Les bots ont joué depuis. « Annuler le coup », près de la question ou dans le menu, annule aussi leurs coups.
undo-nothing = Vous ne pouvez rien annuler maintenant.
no-hint = Il n’y a pas d’indice ici.
game-over = La partie est terminée.
with-key = { $name }, touche { $key }
can-do = { $count ->
    [one] Un seul coup est possible.
   *[other] { $count } coups sont possibles.
}
online = en ligne
away = hors ligne
covered = un robot joue à sa place
covered-you = Un robot joue à votre place.
take-back-chair = Reprendre votre place
away-long = { $name } n’est plus là.
cover = Laisser jouer un robot
rewind-offer = { $name } aimerait annuler son dernier tour.
agree = D’accord
decline = Refuser
pass-on = Passez l’écran à { $name }.
pass-on-hint = Les autres, ne regardez pas, s’il vous plaît.
pass-on-go = Je suis { $name }
bot-name = Robot { $number }
keys = Raccourcis clavier
key-numbers =
    choisir ce qui peut servir, par le chiffre ou la lettre qu’il porte : d’abord dans la main, puis sur la table,
    puis un joueur, puis une réponse
key-enter = jouer votre choix ; s’il laisse une question ouverte, aller à sa première réponse
key-arrows = aller d’un objet à l’autre ; dans une molécule, ↓ suit une liaison, ← et → essaient ses autres liaisons, ↑ revient
key-regions = aller à la partie suivante de la table : question, main, table, joueurs, menu, journal ; avec Maj à la précédente
key-tell = entendre l’essentiel de ce qui s’est passé depuis votre tour, ce qui est demandé, et le but
key-next = étape suivante d’une leçon ; un indice, ou l’énigme suivante
key-escape = effacer votre choix
key-undo = annuler le coup
key-restart = recommencer votre tour
key-catch-up = passer à l’instant présent, pendant que les autres jouent
key-moves = tout ce que vous pouvez faire
key-hint = demander un conseil, quand vous jouez avec des robots
key-rules = les règles
key-back = reculer d’un coup
key-forward = avancer d’un coup
key-ends = aller au début, revenir au présent
key-tab = passer à la touche suivante, ou à la main, à la table, aux joueurs
key-help = afficher ces raccourcis
keys-letters = Touches d’un seul caractère
keys-letters-hint =
    Désactivez-les si elles gênent votre lecteur d’écran ou la dictée. Tab, F6, les flèches, Entrée et Échap marchent
    toujours. Cette liste est alors dans le menu de la table, et dans les préférences des autres pages.
keys-change = Touche : { $what }
keys-reset = Toutes les touches comme avant
keys-reader = Avec un lecteur d’écran
keys-reader-text =
    Utilisez le mode formulaire (NVDA : NVDA + Espace, JAWS : Inser + Z) ou coupez la navigation rapide (VoiceOver : ← et →
    ensemble), pour que les touches arrivent au jeu. Après chacun de vos coups, vous entendez ce qui s’est passé et ce qui est
    demandé, et le focus est sur ce que vous pouvez faire. La liste des coups répond à toutes les questions : choisissez par
    numéro ou flèche, jouez avec Entrée. Chaque objet dit son nom, le numéro qui le choisit, et s’il est choisi.
copied = Copié.
copy-moment = Copier un lien vers cette position
ask-back = Demander à annuler votre dernier tour
second-device = Jouer sur un second appareil
second-device-hint = Saisissez ce code sur l’accueil de l’autre appareil avant qu’il n’expire.
team-invite = Inviter un coéquipier
team-hint = Votre coéquipier tape ce code sur la page d’accueil d’un autre appareil avant qu’il n’expire. Puis vous jouez ensemble.
team-of = équipe de { $count }
team-name = Équipe { $name }
decided = { $name } a déjà gagné : personne ne peut plus rattraper son retard.
decided-you = Vous avez déjà gagné : personne ne peut plus vous rattraper.
end-now = Terminer sur ce résultat
play-to-the-end = Jouer jusqu’au bout
give-up = Abandonner
give-up-sure = La partie s’arrête maintenant, et vous ne l’avez pas gagnée.
resign = Quitter la partie pour de bon
resign-sure = Un robot continuera à votre place.
delete-table = Supprimer cette table
delete-table-sure = La partie, tous les noms et tous les coups sont supprimés pour tout le monde à cette table.
delete-me = Supprimer mon nom et ma place
delete-me-sure = Votre nom est supprimé et un robot continue à votre place.
log-out = Se déconnecter de ce navigateur
log-out-sure =
    Les places que tient ce navigateur sont abandonnées. La prochaine personne sur cet ordinateur ne pourra pas
    voir vos parties.
download = Télécharger la partie
download-later =
    Vous pourrez télécharger la partie quand elle sera finie : son fichier montre tout ce qui est caché.
    D’ici là, vous la retrouvez sur la page d’accueil.
download-later-stop =
    Vous pourrez télécharger la partie quand elle sera finie : son fichier montre tout ce qui est caché.
    D’ici là, vous la retrouvez sur la page d’accueil.
    Si vous abandonnez, vous pouvez la télécharger aussitôt et la continuer à partir du fichier.

## Préférences
preferences = Préférences
language = Langue
theme = Apparence
theme-auto = comme l’appareil
theme-day = jour
theme-evening = soir
motion = Animations
motion-auto = comme l’appareil
motion-calm = aucune
follow = Coups des autres
follow-slow = lentement
follow-normal = un par un
follow-none = tous à la fois
card-size = Taille des cartes
card-size-small = petites
card-size-normal = moyennes
card-size-large = grandes
pref-sound = Sons
pref-quick = Toujours jouer d’une seule pression
pref-plain = Fonds unis
pref-shapes = Des formes au lieu des portraits
volume = Volume

## Règles
the-aim = Le but
a-turn = Un tour
legend = Ce que disent les icônes
lets-play = Jouons
aim-is = But : { $aim }
rules-search = Chercher dans les règles
rules-changed = Composants modifiés par ce serveur
title-changed = { $title } (modifié)
rules-english = Les règles numérotées sont écrites en anglais.
rules-numbered = Les règles numérotées, phrase par phrase
rules-contents = Sommaire
rules-page = Les règles sur une page, à imprimer
rules-print = Imprimer
rules-lost = Les règles n’ont pas pu être chargées. Fermez ce panneau et rouvrez-le.
rules-cited = Règles { $numbers } : montrer les phrases numérotées
rules-nothing = Aucune règle ne correspond à votre recherche.
all-rules = Toutes les règles
did-you-know = Le saviez-vous ?
another = Une autre

## La salle d’attente
read-this-out = Comment vos amis entrent
qr = Code QR qui ouvre cette table
code-hint = Ils ouvrent { $host } et saisissent ce code, ou scannent l’image. Les deux valent tant que la table existe.
code-alone = Seul cet ordinateur peut ouvrir cette adresse. Pour inviter des amis, redémarrez Labtable :
alone-options = Si vous lui avez donné d’autres options, comme --database, redonnez-les.
copy-link = Copier le lien
projector = Projecteur
seats = Places
seats-taken = { $taken } sur { $players } occupées
your-name = Votre nom
sit-down = S’asseoir
sit-here = S’asseoir ici
you-host = vous, hôte de cette table
you-guest = à cet écran
open-seat = Place libre
open-seat-hint = pour toute personne qui a le code
add-bot = Ajouter un robot
hot-seat = Même écran
stand-up = Se lever
remove = Retirer
open-chair = Libérer cette place
bot-level = Niveau de ce robot
waiting-for = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
waiting-for-hint = { $host ->
    [yes] Si vous commencez maintenant, des robots prennent les places libres.
   *[no] Si l’hôte commence maintenant, des robots prennent les places libres.
}
everyone-here = Tout le monde est là.
everyone-here-hint = { $host ->
    [yes] Commencez quand vous voulez.
   *[no] L’hôte peut lancer la partie.
}
start = Commencer
host-starts = L’hôte va lancer la partie.
this-game = Cette partie
time = Temps par joueur
no-limit = sans limite
minutes-short = { $count } min
pace = Les robots prennent leur temps
clock-more = Donner { $minutes } minutes de plus à tout le monde
clock-none = Continuer sans pendules
spectators = Des spectateurs peuvent regarder
by-chance = au hasard
glance = Les règles en bref

## Robots
level-random = Hasard
level-random-hint = Joue au hasard
level-pupil = Écolière
level-pupil-hint = Joue comme à dix ans : a ses préférences et oublie beaucoup
level-novice = Novice
level-novice-hint = Joue comme quelqu’un dont c’est la première soirée
level-student = Élève
level-student-hint = Voit un coup d’avance et oublie souvent quelque chose
level-greedy = Assistant
level-greedy-hint = Voit un coup d’avance et n’oublie rien
level-researcher = Chercheuse
level-researcher-hint = Joue aussitôt, d’après ce qu’il a appris
level-laureate = Lauréate
level-laureate-hint = Réfléchit à la suite avant chaque coup
level-adaptive = Adaptatif
level-adaptive-hint = Joue pour que la partie reste serrée
level-own-hint = Apporté par la personne qui gère ce serveur
is-program = programme

## La fin
replay = Revoir
pause = Pause
result = Le résultat

## L’accueil
site = Site
games = Jeux
home-title = Prenez
    un tabouret.
home-pitch-short = jeux de science, joués ensemble
home-pitch = Cinq jeux de société scientifiques publiés, dans votre navigateur.
    Jouez entre amis, avec une classe de trente, ou contre des robots qui savent ce qu’ils font.
home-free = Gratuit. Ni compte ni courriel : il suffit d’une place.
play = Jouer
play-game = Jouer à { $game }
play-now = Jouer tout de suite
make-table = Créer une table
make-table-hint = Vous recevez un code, un lien et un code QR à partager.
    Dans la salle d’attente, vous voyez qui arrive et lancez la partie.
set-table = Créer la table
bots = Robots
join-code = Rejoindre avec un code
join-hint = 6 caractères : une classe, 8 : une table, 12 : une carte.
open-saved = Ouvrir une partie enregistrée
open-saved-hint =
    Choisissez un fichier enregistré par Labtable : à la fin d’une partie (« Télécharger la partie ») ou dans le terminal.
    Une partie terminée s’affiche telle qu’elle a été jouée ; une autre reprend là où elle s’est arrêtée.
open-saved-choose = Choisir un fichier
open-saved-checking = La partie est rejouée, pour vérifier que chaque coup suit les règles …
open-saved-decisions = { $count ->
    [one] { $count } décision jusqu’ici
   *[other] { $count } décisions jusqu’ici
}
open-saved-seats = Qui continue à jouer ? Toutes les personnes jouent sur cet écran.
open-saved-turn = doit décider maintenant
open-saved-me = une personne, ici
open-saved-cards =
    Le fichier d’une partie contient aussi ses cartes cachées. Personne d’ailleurs ne peut donc s’asseoir à cette table.
open-saved-go-on = Continuer la partie
my-tables = Vos tables
mine-over = finie : voir le résultat
mine-lesson = leçon
mine-lobby = en attente de joueurs
mine-your-turn = à vous de jouer
mine-waiting = à un autre de jouer
length = Durée
minutes = { $range } min
designers = Conçu par
publisher = Publié par
edition = Livret utilisé
age = Âge
marks = Ce que le livret ne dit pas
marks-hint = Certains détails du jeu imprimé sont restés inconnus. Chacun figure ici avec sa raison.
rulings = { $count } questions de règles que nous avons dû trancher
rulings-hint = Là où le livret laisse une question ouverte, nous avons choisi. Voici toutes nos réponses, avec leurs raisons.
    Si vous possédez la boîte, vous pouvez les corriger dans un seul fichier.
source-inferred = par déduction
source-reconstructed = reconstitution
marked-inferred = Déduit du livret.
marked-reconstructed = Règle maison : elle est de nous, pas du livret.
marked-owner = Tiré du fichier de cartes de l’hôte.
way-friends = Entre amis
way-friends-text =
    Créez une table et lisez huit caractères à voix haute. Si vous devez partir, un robot joue à votre place jusqu’à votre
    retour.
way-class = En classe
way-class-text = Un code au tableau, et trente élèves sont assis à dix tables en une minute. Vous voyez chaque plateau,
    aidez là où une main se lève, et comparez ce que les tables font des mêmes cartes. Ni compte ni signature.
way-bots = Seul, ou contre les robots
way-bots-text =
    Les robots ne voient que ce que verrait un joueur à leur place. Après la partie, vous pouvez vérifier chaque
    carte donnée.
foot-rights =
    Les jeux appartiennent à leurs auteurs et éditeurs. La page de chaque jeu les nomme et dit quels détails ont
    été reconstitués.
licences-link = Licences des polices et des bibliothèques
foot-privacy =
    Nous ne mesurons rien, et rien ne quitte ce serveur. Un cookie retient vos places, et les vieilles tables sont
    effacées.

## La fin d’une partie
see-table = Voir la table
rematch = Revanche
go-rematch = Vers la nouvelle table
won = { $names } { $count ->
    [one] gagne.
   *[other] partagent la victoire.
}
won-you = Vous gagnez.
together = Votre score commun
ranking = Classement
score-over-time = Le score au fil du temps
chart-hint = Score après chaque décision
moments = Moments clés
fair = La donne était-elle honnête ?
fair-confirmed = Tout concorde : la donne scellée a été jouée.
fair-details = Ce qui a été vérifié exactement
fair-numbers = Le sceau, la clé et les nombres
fair-hint = La donne était scellée avant la première carte. Ici, vous pouvez la vérifier.
fair-later =
    D’autres groupes jouent peut-être encore la même donne. Vous verrez les mains, la courbe et la preuve quand l’enseignant aura
    terminé la manche.
seal = Sceau, tel que ce navigateur l’a reçu la première fois
secret = Clé révélée à la fin
own-share = Nombre aléatoire ajouté par ce navigateur
fingerprint = Empreinte de la donne avec ses coups
verify = Vérifier cette partie
verifying = La partie est distribuée et rejouée …
verified = { $count } décisions rejouées : la donne a ce sceau, et les coups mènent à ce résultat.
fault-seal = Cette partie n’a pas pu être confirmée : son sceau n’est pas celui que ce navigateur a noté avant la donne.
fault-hashes = Cette partie n’a pas pu être confirmée : la clé ou un nombre aléatoire n’est pas celui qui était promis avant la donne.
fault-share =
    Cette partie n’a pas pu être confirmée : le nombre aléatoire de ce navigateur est arrivé trop tard, ou la personne qui
    gère le serveur l’a écarté.
fault-moves = Cette partie n’a pas pu être confirmée : distribuée et rejouée, elle mène ailleurs.
not-verified = Cette partie ne peut pas être vérifiée pour l’instant.
checked-server =
    Ce navigateur a calculé les empreintes. Les règles n’y fonctionnent pas ici : le serveur a distribué et rejoué la partie.
checked-here =
    Ce navigateur a calculé les empreintes, et il a distribué et rejoué la partie lui-même, avec les règles que ce serveur lui a
    envoyées.
fair-shares =
    D’abord le serveur s’est lié à sa clé ; puis { $given ->
        [one] le navigateur d’une personne a ajouté un nombre aléatoire
       *[other] les navigateurs de { $given } personnes ont ajouté chacun un nombre aléatoire
    } que nul n’avait vu.
fair-own =
    Le vôtre en fait partie : nul ne pouvait choisir cette donne, pas même la personne qui gère le serveur avec tous les
    autres joueurs.
fair-others =
    Aucun ne vient de ce navigateur : nul ne pouvait choisir cette donne, sauf si tous ces joueurs ont aidé la personne qui
    gère le serveur.
fair-withheld =
    Un nombre aléatoire promis n’est pas venu de { $names }. La personne qui gère le serveur pouvait, avec leur aide, choisir
    entre { $deals } donnes.
fair-alone =
    Aucun navigateur n’a ajouté de nombre aléatoire. La donne était fixée avant la première carte et n’a pas changé ; mais la
    personne qui gère le serveur a pu la choisir.
fair-class =
    Toutes les tables de la classe jouent une même donne, tirée par le serveur. Elle était fixée avant la première carte et
    n’a pas changé ; mais la personne qui gère le serveur a pu la choisir.
fair-day = Cette donne découle de la date : elle est la même partout, nul ne l’a choisie, et chacun peut la calculer d’avance.
fair-set = La donne d’une leçon ou d’un problème est la même pour tous : elle se trouve dans un fichier du jeu.
fair-again = C’est la donne de la partie terminée que vous reprenez : qui a joué celle-là peut la connaître.
not-covered =
    Non couverts : les noms des joueurs et les heures de leurs coups. Pour vérifier la partie sans ce serveur,
    enregistrez-la et lancez « labtable verify FICHIER --seal … --share … --fingerprint … ».
verified-branch = Cette partie en reprend une autre à partir de la décision { $count }, avec la même donne et donc le même sceau.
verified-redealt = Après la décision { $count }, ce qu’un joueur ne pouvait pas savoir a été redistribué.
final-board = Le plateau à la fin
share = Partager
hand-keys = Un chiffre pour choisir, Entrée pour jouer
together-hint = un seul score pour toute la table
ranking-hint = et d’où viennent les points
race-hint = et jusqu’où chacun est allé
by-decision = décision par décision
moments-hint = choisissez-en un pour le revoir
picture = Image

## Leçons
lessons = Leçons
lessons-hint = Apprenez en jouant : quelques minutes chacune. Vous pouvez passer chaque étape, partir et revenir.
lesson = Leçon
show-me-how = Montrez-moi
lesson-begin = { $lesson } : montrez-moi comment on joue à { $game }
lesson-offer = Première partie ? Une courte leçon vous montre comment jouer.
lesson-next = Suivant
lesson-show = Montrez-moi
lesson-play-on = Continuer la partie d’ici
lesson-leave = Terminer la leçon et continuer à jouer
lesson-progress = Étape { $step } sur { $steps }
lesson-source = Source : { $source }
lesson-reads = La leçon explique d’abord quelque chose.
lesson-not-asked = Ce serait permis, mais pas maintenant.

## L’album
story = { $name } prend la tête pour de bon au coup { $at } sur { $all } : { $what }
album = Album
album-lead = Les personnes, éléments, molécules et découvertes de vos parties. L’album reste dans ce navigateur : rien n’est envoyé.
album-empty =
    Votre album est vide. Finissez une partie ou une leçon : vos rencontres sont gardées ici, dans ce navigateur
    seulement.
album-start = Ouvrir { $game }
album-persons = Personnes rencontrées
album-elements = Éléments fabriqués
album-molecules = Molécules synthétisées
album-years = Années vécues
album-discoveries = Découvertes achevées
album-count = { $count } sur { $all }
album-new = { $count ->
    [one] Nouveau dans votre album : { $names }
   *[other] { $count } nouveautés dans votre album : { $names }
}
album-forget = Vider l’album
album-forget-sure = Tout ce que vous avez réuni ici sera supprimé.
# Together
stamps = Tampons
preparing = Le niveau { $level } se prépare encore ({ $percent } %). D’ici là, il joue comme un Assistant. Cela n’arrive qu’une fois.
preparing-short = se prépare · { $percent } %
thinking-long = { $name } réfléchit depuis { $seconds } secondes.
shut-title = Vous ne pouvez plus voir cette table.
shut-text =
    La partie a commencé et l’hôte n’admet pas de spectateurs, ou bien il a supprimé la table. Demandez-lui : il
    peut les admettre à tout moment dans le menu.
pref-notify = M’avertir quand c’est mon tour

# Choosing
character-of = Personnage de { $name }
characters = Personnages
players-changed = Ce jeu ne se joue pas à { $wished } : la table est prévue pour { $players }.
partners = Vos partenaires : des robots
game-choices = Les choix de ce jeu
age-from = dès { $age } ans

# Le coach
coach-ask = Analyse
coach-review = L’analyse du coach
coach-back = Retour à la table
coach-working = Le coach rejoue chaque décision
coach-far = Fait à { $percent } %.
coach-deeper = Une première image. Le coach continue d’examiner ce qui est incertain, et cette page change à mesure.
coach-moved = Ce qui a décidé de cette partie
coach-moved-first = Ce qui a décidé de cette partie, à première vue
coach-moved-early = Ce qui a fait bouger cette partie
coach-moved-early-first = Ce qui a fait bouger cette partie, à première vue
coach-share = { $what } : le hasard { $luck } %, le jeu { $play } %
coach-said = Ce qui a été dit, et ce que cela prouvait
coach-chances = Chances de gagner
coach-chances-hint = d’après ce que chacun pouvait savoir
coach-score = Score attendu de l’équipe
coach-score-lower = Score attendu de l’équipe : moins, c’est mieux
coach-score-hint = ce que pouvait attendre le joueur dont c’était le tour
coach-apart = La part du hasard et celle du jeu
coach-luck = Hasard
coach-luck-alone = Le coach n’a trouvé ni imprécision ni gaffe : seul le hasard a changé le résultat.
coach-play = Jeu
coach-player = Joueur
coach-start = Début
coach-end = Fin
coach-lower = Moins il y en a, mieux c’est : un plus diminue le score, un moins l’augmente.
coach-slips = Imprécisions, gaffes
coach-counts = { $slips }, { $blunders }
coach-turns = Tournants de la partie
coach-no-turns = Aucune décision et aucun coup du hasard n’a décidé à lui seul de cette partie.
coach-given-up = { $name } a abandonné ici
coach-given-up-hint =
    La fin des courbes montre ce qu’on pouvait encore attendre ici.
    L’abandon n’est jugé ni comme une erreur ni comme de la malchance.
coach-decided = { $name } a arrêté la partie ici
coach-decided-hint = Plus personne ne pouvait rattraper son retard : le résultat reste tel qu’il était.
coach-decision = Une décision de { $name }
coach-stroke = De la chance pour { $name }
coach-stroke-all = De la chance pour tous
coach-bad-stroke = Malchance pour { $name }
coach-bad-stroke-all = Malchance pour tous
coach-played = Le coup de { $name }
coach-better = Le coup du coach
coach-rather = Mieux : { $what }
line-follow = Jouer la suite du coach sur le plateau
line = La suite du coach
line-start = Le coup { $move } pouvait être autre : { $count ->
    [one] une étape
   *[other] { $count } étapes
  } de la suite du coach
line-dealt = Ce que { $name } ne pouvait pas savoir est redistribué ici.
line-step = { $number } sur { $count } : { $what }
line-previous = Étape précédente
line-next = Étape suivante
line-over = Fin de la suite
line-leave = Revenir à ma partie
coach-see = Voir le plateau après le coup { $move }
coach-failures = Imprécisions et gaffes
coach-failures-team = Manqué, ou impossible à savoir
coach-team-hint =
    Les imprécisions et les gaffes étaient évitables : on en voyait assez. Dans tous les autres cas, seules les
    cartes d’un autre joueur montraient le meilleur coup.
coach-unknown = ne pouvait pas savoir
coach-elsewhere = Ceci valait mieux, mais n’était visible que pour { $names } : { $what }
coach-all = Toutes les décisions
coach-show-all = Montrer les { $count } décisions
coach-show-failures = Ne montrer que les imprécisions et les gaffes
coach-best = meilleur
coach-good = bon
coach-slip = imprécision
coach-blunder = gaffe
coach-fair =
    Chaque décision est jugée d’après ce que son joueur pouvait savoir alors.
    Ce que ce joueur ne pouvait pas voir est redistribué à chaque essai ; le coach ne le regarde jamais.
coach-again = Réessayer à partir d’ici
coach-again-move = Une nouvelle table reprend après le coup { $move }. Vous prenez la place qui a pris cette décision.
coach-world = Ce qui était caché, et le hasard
coach-world-same = Comme ils étaient
coach-world-anew = Redistribués
coach-world-same-hint = Les mêmes choses cachées et le même hasard à venir. Toute personne qui a vu la première partie les connaît.
coach-world-anew-hint = Ce que ce joueur pouvait voir reste. Tout ce qui est caché, et le hasard à venir, est redistribué.
coach-rivals = Aux autres places
coach-rivals-bots = Des robots
coach-rivals-friends = Des amis
coach-rivals-bots-hint = La partie reprend tout de suite.
coach-rivals-friends-hint = Vous arrivez dans une salle d’attente avec un code à transmettre. Des robots prennent les places restées vides.
coach-again-play = Jouer à partir d’ici
coach-again-invite = Inviter des amis
coach-first = La première partie
coach-first-same = C’est un nouvel essai après le coup { $move }, avec les mêmes choses cachées.
coach-first-anew = C’est un nouvel essai après le coup { $move }. Ce qui était caché a été redistribué.
coach-first-ended = La première partie s’est terminée ainsi : { $scores }.
coach-first-compare = Comparer les deux parties
coach-first-see = Voir la première partie
coach-compared = Un nouvel essai après le coup { $move }. La ligne fine est la première partie.
check = Alerte à la gaffe
check-hint = Le coach pose la question avant un coup qui coûte cher
check-title = Vraiment ?
check-better = Mieux
check-fair = Le coach ne sait que ce que vous pouvez savoir.
check-anyway = Le jouer quand même
check-show = Montrer le meilleur coup
check-back = Y renoncer
play-on = Continuer ici
play-on-offer =
    Le serveur ne répond pas. Vous pouvez continuer dans cette page, à partir de votre dernière décision que le serveur connaît.
    Ce que vous ne voyez pas est redistribué, et dès lors rien ne prouve que la donne est équitable.
play-on-starting = Préparation des règles dans cette page …
play-on-here = Jouée dans cette page
play-on-back = Le serveur est de retour. Il peut vérifier ce que vous avez joué ici et continuer avec.
play-on-bring = Continuer sur le serveur
play-on-drop = Oublier ce qui a été joué ici
play-on-later = Plus tard
play-on-over =
    Vous avez joué la fin de cette partie dans cette page. Quand le serveur sera de retour et l’aura reprise, vous pourrez la
    revoir, la faire analyser, l’enregistrer et la vérifier là-bas.
play-on-failed =
    La partie ne peut pas continuer dans cette page. Elle est gardée sur le serveur : votre place y sera quand la connexion
    reviendra.
fair-file =
    Cette partie vient d’un fichier, qui contenait toutes les cartes cachées : qui l’a ouvert a pu les lire. Tous les
    coups suivent les règles. Pour comparer le sceau, prenez celui qui a été affiché là où la partie a commencé.
fair-page =
    À partir de la décision { $count }, cette partie a été jouée dans une page qui avait perdu son serveur. Ce que son joueur ne
    pouvait pas savoir y a été redistribué, et la page a joué pour les bots. Tous les coups suivent les règles ; que personne
    n’ait choisi les cartes ni les coups des bots n’est prouvé que jusque-là.

## Accessibility
access-title = Accessibilité
access-lead = Où en est Labtable avec les règles d’accessibilité du web (WCAG 2.2, niveaux A et AA), et le test qui le montre.
access-untested =
    Ces tests tournent dans Chromium. Personne qui utilise chaque jour un lecteur d’écran, un contacteur ou une loupe n’a encore
    essayé Labtable pour nous : si c’est votre cas, votre avis vaut plus que tous les tests. Les touches sont dans Menu,
    Raccourcis clavier.
access-criteria = Tous les critères
access-supports = conforme
access-partly = en partie
access-does-not = non conforme
access-not-applicable = sans objet
access-column-criterion = Critère
access-column-stands = Labtable
access-column-instead = Que faire à la place
access-column-test = Montré par le test
access-judged = Jugé à la lecture ; aucun test ne le montre.
