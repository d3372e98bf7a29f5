# Ce que dit le client lui-même. Les phrases des jeux et du serveur viennent du serveur.
labtable = Labtable
skip = Aller à la table
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
offline = Le serveur est injoignable.
home-link = Labtable, accueil
to-home = Vers l’accueil
lost-title = Il n’y a personne ici.
lost-text = Aucune table ne porte ce code, ou elle ne vous est pas ouverte. Un code compte huit caractères, par exemple KT7M-WQ3D.
opening = On dresse la table …

## À la table
table-code = Table
table-tools = Table
the-table = La table
your-place = Votre place
players = Joueurs
prompt = Ce qui est demandé
your-turn = À vous de jouer
since-your-turn = votre dernier tour
step-back = Un pas en arrière
step-on = Un pas en avant
to-start = Au début
to-end = À la fin
moment = Moment
back-to-now = Revenir au présent
looking-back = Vous regardez le passé : moment { $position }
reconnecting = Reconnexion …
reconnecting-hint = Votre place est gardée. La table montre ce que vous avez vu en dernier.
choose-next = Choisissez maintenant ce qui va avec.
undo = Reprendre
undo-long = Reprendre votre dernier coup
restart = Recommencer le tour
restart-long = Recommencer le tour : reprendre tout ce que vous y avez joué
hint = Conseil
hint-long = Conseil : ce que ferait un joueur expérimenté
hint-title = Ce que ferait une Lauréate
hint-thinking = La Lauréate réfléchit …
hint-chance = de gagner
hint-score = points à la fin
hint-then = et ensuite, sans doute
hint-visits = Envisagé { $count } fois
hint-fair = Elle ne sait que ce que vous pouvez savoir : les cartes cachées sont devinées.
moves = Ce que vous pouvez faire
all-moves = { $count ->
    [one] Un coup
   *[other] { $count } coups
}
no-moves = Rien ne vous est demandé pour l’instant.
can-do = { $count ->
    [one] Un seul coup est possible.
   *[other] { $count } coups sont possibles.
}
online = présent
away = absent
covered = un robot joue en attendant
covered-you = Un robot garde votre chaise au chaud.
take-back-chair = Se rasseoir
away-long = { $name } est absent.
cover = Laisser jouer un robot
rewind-offer = { $name } aimerait revenir en arrière et décider à nouveau.
agree = D’accord
decline = Refuser
pass-on = Passez l’écran à { $name }.
pass-on-hint = Que personne d’autre ne regarde.
pass-on-go = Je suis { $name }
bot-name = Robot { $number }
keys = Touches
key-numbers = choisir ce qui est allumé : la main, puis la table
key-enter = jouer ce qui est choisi
key-escape = choisir à nouveau
key-undo = reprendre
key-restart = recommencer votre tour
key-moves = tout ce que vous pouvez faire
key-hint = un conseil, quand vous jouez avec des robots
key-rules = les règles
key-history = un pas en arrière, un pas en avant
key-ends = le début, et le présent
key-tab = d’une chose à l’autre ; chacune dit ce qu’elle peut, ou pourquoi non
key-help = ces touches
copied = Copié.
copy-moment = Copier un lien vers ce moment
ask-back = Demander à reprendre votre dernier tour
second-device = Jouer sur un second appareil
second-device-hint = À saisir sur l’accueil de l’autre appareil, dans le temps imparti.
resign = Quitter la partie pour de bon
resign-sure = Un robot jouera à votre place.
download = Télécharger la partie

## Préférences
preferences = Préférences
language = Langue
theme = Lumière
theme-auto = de l’appareil
theme-day = jour
theme-evening = soir
motion = Mouvement
motion-auto = de l’appareil
motion-calm = aucun
card-size = Cartes
card-size-small = petites
card-size-normal = moyennes
card-size-large = grandes
pref-sound = Sons
pref-quick = Jouer d’une seule pression
pref-plain = Surfaces unies
pref-shapes = Des formes au lieu des portraits
volume = Volume

## Règles
rules-search = Chercher dans les règles
rules-english = Les règles numérotées sont écrites en anglais.
rules-nothing = Aucune règle ne dit cela.
all-rules = Toutes les règles
did-you-know = Le saviez-vous ?
another = Une autre

## La salle d’attente
read-this-out = À lire à voix haute
qr = Code QR qui ouvre cette table
code-hint = Ou saisissez-le sur l’accueil. Le code vit aussi longtemps que la table.
copy-link = Copier le lien
projector = Projecteur
seats = Places
seats-taken = { $taken } sur { $players } occupées
your-name = Votre nom
sit-down = S’asseoir
sit-here = S’asseoir ici
you-host = vous, hôte de cette table
open-seat = Place libre
open-seat-hint = pour qui a le code
add-bot = Ajouter un robot
hot-seat = Même écran
stand-up = Se lever
remove = Retirer
open-chair = Libérer cette chaise
bot-level = Sa force
warming = Le jeu chauffe
warming-hint = { $done } sur { $total } : les règles se préparent, une seule fois. Prenez place en attendant.
waiting-for = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
waiting-for-hint = Commencez, et des robots prendront les places libres.
everyone-here = Tout le monde est là.
everyone-here-hint = L’hôte peut commencer.
start = Commencer
host-starts = L’hôte lance la partie.
this-game = Cette partie
time = Temps par joueur
no-limit = sans limite
minutes-short = { $count } min
pace = Les robots prennent leur temps
spectators = Des visiteurs peuvent regarder
by-chance = au hasard
glance = Les règles en bref

## Robots
level-random = Pièce
level-random-hint = robot, joue au hasard
level-greedy = Assistant
level-greedy-hint = robot, prend le meilleur en vue
level-student = Élève
level-student-hint = robot, voit un coup d’avance
level-researcher = Chercheuse
level-researcher-hint = robot, réfléchit
level-laureate = Lauréate
level-laureate-hint = robot, réfléchit loin

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
home-pitch = Cinq jeux de société scientifiques publiés, complets, dans votre navigateur. Jouez entre amis, avec une classe de trente, ou contre des robots qui savent ce qu’ils font.
home-free = Gratuit. Ni compte ni courriel : une place suffit.
play = Jouer
play-game = Jouer à { $game }
play-now = Jouer tout de suite
play-now-hint = Des robots prennent les autres places. Vous pouvez commencer aussitôt.
make-table = Dresser une table
make-table-hint = Vous recevez un code, un lien et une image QR ; vos amis s’assoient où qu’ils soient. Les options se choisissent dans la salle d’attente.
set-table = Dresser la table
bots = Robots
join-code = Rejoindre avec un code
join-hint = Quelqu’un à la table vous le lit.
my-tables = Vos tables
mine-over = finie : voyez comment
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
marks-hint = Certains détails du jeu imprimé n’ont pu être connus. Ils sont marqués ici, chacun avec sa raison ; qui possède la boîte peut les corriger dans un seul fichier.
source-inferred = déduit
source-reconstructed = reconstitué
way-friends = Entre amis
way-friends-text = Dressez une table, lisez huit caractères. Partez quand le bus arrive : un robot garde votre chaise au chaud jusqu’à votre retour.
way-class = En classe
way-class-text = Un code au tableau, des places prises en une minute, des noms aimables à choisir, ni compte ni signature.
way-bots = Seul, ou contre les robots
way-bots-text = Ils ne voient que ce que verrait un joueur à leur place. Après la partie, chaque carte donnée peut être vérifiée.
foot-rights = Les jeux appartiennent à leurs auteurs et éditeurs ; la page de chaque jeu les nomme et dit quels détails ont été reconstitués.
foot-privacy = Rien n’est mesuré, rien ne quitte ce serveur : un témoin garde vos places, et les vieilles tables sont effacées.

## La fin d’une partie
see-table = Voir la table
rematch = Revanche
go-rematch = Vers la nouvelle table
won = { $names } { $count ->
    [one] gagne.
   *[other] partagent la victoire.
}
won-you = Vous gagnez.
together = Points ensemble
ranking = Classement
score-over-time = Le score au fil du temps
chart-hint = Score après chaque décision
moments = Moments
fair = La donne était honnête
fair-hint = Scellée avant la première carte.
seal = Sceau montré au début
secret = Clé ouverte à la fin
verify = Vérifier cette partie
verifying = La partie est donnée et rejouée …
verified = { $count } décisions rejouées : tout concorde.
not-verified = Cette partie n’a pu être confirmée.
share = Partager
hand-keys = Un chiffre choisit, Entrée joue
together-hint = pour vous tous
ranking-hint = et d’où viennent les points
by-decision = décision par décision
moments-hint = touchez-en un pour le revoir
picture = Image
