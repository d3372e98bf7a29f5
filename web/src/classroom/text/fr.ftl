# La classe, telle que le client en parle.

## Créer une classe
class-title = Classe
class-new = Nouvelle classe
class-new-lead =
    Un code au tableau, et trente élèves sont assis à dix tables. Personne n’a besoin d’un compte, rien n’est à
    installer.
class-guide = Guide pour les enseignants
class-which-game = Quel jeu ?
class-how = Comment jouez-vous ?
class-seats = Places par table
class-bot-level = Robots aux places vides
class-same-deal = Même donne à chaque table
class-same-deal-hint = Tous les groupes reçoivent les mêmes cartes : vous pouvez comparer ce qu’ils en font.
class-names = Noms
class-names-how = Comment les élèves reçoivent un nom
class-names-generated = Noms amicaux
class-names-list = Votre liste
class-names-free = Le leur
class-means-generated = Chacun reçoit un nom inventé et aimable.
class-means-list = Vous collez des noms, et chaque élève choisit le sien.
class-means-free = Les élèves écrivent un nom. Les insultes sont refusées.
class-paste = Noms, un par ligne
class-listed = { $count ->
    [one] Un nom
   *[other] { $count } noms
}
class-name = Nom de la classe (facultatif)
class-name-example = 3e B, physique
class-teacher = Votre nom, tel que les élèves le voient (facultatif)
class-teacher-example = Mme Lind
class-stored = Les noms et les parties sont supprimés quand vous terminez la classe, ou quand son temps est écoulé.
class-make = Ouvrir la classe
class-opening = Ouverture de la classe …
class-back = Retour à votre classe

## Entrer
class-code = Code de la classe
class-open-address = Ouvrez cette adresse
class-type-code = et saisissez ce code
class-alone =
    Seul cet ordinateur peut ouvrir cette adresse. Pour que les élèves entrent, arrêtez Labtable et démarrez-le
    pour le réseau :
class-alone-guide =
    Tous les appareils doivent être sur le même réseau. Si votre ordinateur demande si Python peut recevoir des
    connexions, acceptez.
class-qr = Code QR qui mène dans cette classe
join-class = Rejoindre la classe
class-not-in = Cela n’a pas marché.
class-who-are-you = Qui êtes-vous ?
class-pick-hint = Choisissez votre nom. Chaque nom ne peut être pris qu’une fois.
class-no-names = Tous les noms sont pris. Demandez à l’enseignant.
class-picking = choisit un nom
class-you-are = Vous êtes
class-rename = Renommer
class-other-name = Un autre nom
class-another-name = Donnez-moi un autre nom
class-face-back = Visage précédent
class-face-on = Visage suivant
class-in = Vous y êtes.
class-your-table = Vous êtes à la table { $group }
class-with = avec
class-soon = La partie s’ouvre d’elle-même quand l’enseignant la lance.
class-round-over = Cette manche est finie.
class-look-front = Regardez devant.
class-my-result = Voir votre table

## La salle de l’enseignant
class-tools = Classe
class-gathering = Les élèves arrivent
class-round = Manche { $round }
class-groups = Tables
class-pupils = { $count ->
    [0] Personne n’est encore là
    [one] Un élève
   *[other] { $count } élèves
}
class-shuffle = Mélanger
class-nobody = Personne n’est encore là.
class-nobody-hint =
    Montrez le code au projecteur. Les élèves qui arrivent prennent place d’eux-mêmes aux tables de { $name }.
class-table = Table { $group }
class-tables = { $count ->
    [one] Une table
   *[other] { $count } tables
}
class-bots-fill = { $count ->
    [one] Un robot ({ $level }) prend la place vide.
   *[other] { $count } robots ({ $level }) prennent les places vides.
}
class-no-bots = Chaque place est prise par un élève.
class-waiting = En attente d’élèves
class-late-hint = Les retardataires prennent la place d’un robot ou s’assoient à côté d’un camarade.
class-start = Tout lancer
class-move-hint =
    Faites glisser un nom vers une autre table, ou sélectionnez-le et appuyez sur une flèche. Appuyez sur un nom pour le
    changer.
class-moved = { $name } est maintenant à la table { $group }.
class-new-table = Nouvelle table
class-unplaced = Sans table
class-side-by-side = Deux élèves partagent une place.
class-settings = Réglages de cette manche
class-pupil-name = Nom de l’élève
class-sits-at = Assis à la table
class-pupil-device = Passer cet élève sur un autre appareil
class-pupil-device-hint = L’élève saisit ce code sur l’accueil du nouvel appareil et retrouve le même nom.
class-remove-pupil = Retirer de la classe
class-remove-sure = Le nom est supprimé, et un robot continue à sa place. L’élève peut revenir avec le code.
class-ban-pupil = Retirer et ne plus laisser entrer
class-ban-sure =
    Ce navigateur ne pourra plus revenir. Désormais les nouveaux attendent à la porte que vous les laissiez
    entrer.
class-door = Qui entre
class-door-open = Avec le code
class-door-line = Ceux que je laisse entrer
class-door-cards = Avec une carte
class-pupils-how = Combien d’élèves ?
class-pupils-means =
    Ce nombre d’élèves entre tout de suite. Sans nombre, douze au plus entrent en dix secondes, et les autres attendent que vous
    les laissiez entrer.
class-door-means-open =
    Les élèves qui ont le code entrent d’eux-mêmes. S’il en vient beaucoup à la fois, les derniers vous
    attendent.
class-door-means-line =
    Les nouveaux attendent à la porte que vous les laissiez entrer. Personne dans la classe n’est mis dehors.
class-door-means-cards = Vous imprimez une carte pour chaque élève. Chaque carte laisse entrer un élève, une fois.
class-close-door = Fermer la porte
class-open-door = Ouvrir la porte
class-line = { $count ->
    [one] Une personne attend à la porte
   *[other] { $count } personnes attendent à la porte
}
class-line-crowd = Beaucoup sont venus à la fois. Vérifiez que ce sont vos élèves avant de les laisser entrer.
class-line-hint = Les nouveaux attendent que vous les laissiez entrer.
class-let-all = { $count ->
    [0] Personne n’a la page ouverte
    [one] Faire entrer une personne
   *[other] Faire entrer les { $count }
}
class-send-all = Refuser tout le monde
class-let-in = Faire entrer { $name }
class-send-away = Refuser { $name }
class-at-door = Vous êtes à la porte de la classe.
class-door-name = L’enseignant vous voit comme
class-door-wait = Gardez cette page ouverte. Elle continue d’elle-même quand l’enseignant vous laisse entrer.
class-door-leave = Partir
class-card-door = Il vous faut une carte d’entrée.
class-unlet-title = On ne vous a pas laissé entrer.
class-unlet-text = Demandez à l’enseignant. Ensuite vous pourrez revenir à la porte.
class-unlet-again = À la porte
class-entry-cards = Cartes d’entrée
class-entry-cards-lead =
    Imprimez les cartes et donnez-en une à chaque élève. Une carte sert une fois ; ensuite, le navigateur de
    l’élève est connu.
class-entry-count = Combien de cartes de plus ?
class-entry-make = Créer les cartes
class-entry-back = Retour à la classe
class-entry-left = { $made ->
    [0] Il n’y a pas encore de cartes.
   *[other] Cartes non utilisées : { $count } sur { $made }
}
class-entry-code = Code de votre carte
class-entry-have = Une carte d’entrée ? Tapez le code de votre carte
class-entry-go = Entrer
class-entry-qr = Code QR de cette carte
class-away-cards = { $count ->
    [one] Retirer un élève dont la page est fermée
   *[other] Retirer { $count } élèves dont la page est fermée
}
class-away-remove = Retirer
class-away-sure = Ces élèves n’ont pas ouvert la page, ou l’ont fermée. Les vrais élèves pourront revenir avec le code.
class-recovery-title = Votre clé de secours
class-recovery-text =
    Avec cette clé vous revenez dans votre classe depuis n’importe quel appareil, même si ce navigateur vous a
    oublié. Notez-la ou imprimez-la maintenant : elle ne sera plus montrée.
class-recovery-where =
    Pour vous en servir, ouvrez { $address } et choisissez « Revenir dans une classe ». Ne la montrez pas aux
    élèves.
class-recovery-show = Montrer la clé (pas au projecteur)
class-recovery-kept = Je l’ai
class-recovery-new = Nouvelle clé de secours
class-recovery-sure = Vous recevez une nouvelle clé, et la précédente ne marche plus.
class-recovery-ask = Revenir dans une classe, avec votre clé de secours
class-recovery-type = Clé de secours de l’enseignant
class-recovery-open = Ouvrir la classe
class-recovery-wrong = Cette clé n’ouvre aucune classe. Vérifiez-la. La classe est peut-être terminée.
class-all-results = Résultats de toutes les manches
class-which-round = Quelle manche ?
class-at-table = Élèves de cette table
class-second-device = Enseigner depuis un second appareil
class-second-device-hint = Saisissez ce code sur l’accueil de l’autre appareil avant qu’il n’expire.
class-end = Terminer la classe
class-end-sure =
    Tous les noms, tables, résultats et devoirs de cette classe sont supprimés, même les devoirs encore à rendre. Téléchargez
    d’abord les résultats si vous en avez besoin.
class-deleted-at = Si vous ne faites rien, la classe est supprimée le { $at }.

## Le mur
class-wall = Toutes les tables
class-eyes = Regardez-moi
class-eyes-text = L’enseignant voudrait dire quelque chose.
class-go-on = Continuer
class-resting = Tous les écrans sont en pause.
class-message = Message sur chaque écran
class-message-example = Message sur chaque écran (facultatif)
class-finished = finie
class-unfinished = pas finie
class-last-move = dernier coup après { $count } min
class-boards = Plateaux
class-finished-count = Tables terminées : { $done } sur { $count }
class-needy-first = Trier : l’aide d’abord
class-scores = Scores
class-finish-round = Terminer la manche
class-finish-sure = Terminer la manche pour tout le monde ?
class-finish-ends = { $count ->
    [one] Une partie est encore en cours. Si vous terminez la manche, elle s’arrête où elle en est.
   *[other] { $count } parties sont encore en cours. Si vous terminez la manche, elles s’arrêtent où elles en sont.
}
class-hands = Mains levées
class-raise-hand = Demander de l’aide
class-hand-is-up = Votre main est levée
class-hand-up = main levée
class-helped = { $name } : c’est fait
class-asks = { $name }, à la table { $group }, demande de l’aide.
class-late = Arrivés en retard
class-seat-at = Placer { $name } à
class-choose-table = Choisir une table
class-flag-stuck = bloquée
class-flag-waiting = attend { $name }
class-flag-finished = finie
class-flag-help = demande de l’aide
class-turn-of = { $name } réfléchit depuis { $time }
class-seconds = { $count } s
class-open-table = Regarder la table { $group }
class-light-on = Montrer à tous
class-light-off = Ne plus montrer
class-look-here = Regardez cette table
class-point = Pointer
class-pointing = Touchez un objet sur la table
class-point-off = Ne plus pointer
class-pointed = Chaque plateau montre maintenant : { $thing }
class-to-wall = Vers le mur

## Sondages
class-ask = Demander à la classe
class-ask-sure = Demander à la classe ce qu’elle ferait si elle était { $name } ?
class-ask-words = Votre question, si vous voulez : « À partir d’ici, trouvez… »
class-ask-how = Qui répond
class-ask-how-now = Tous ensemble, maintenant
class-ask-how-step = Chacun seul : étape de la leçon
class-ask-how-homework = Chacun seul : devoir
class-ask-alone = Chaque élève voit cette position comme son joueur la voyait, joue une réponse et la rend. Vous voyez toutes les réponses.
class-ask-keep-step = Ajouter au plan de la leçon
class-ask-keep-homework = Donner ce devoir
class-ask-kept-step = La position est maintenant la dernière étape du plan de la leçon.
class-ask-kept-homework = La position est maintenant un devoir. Imprimez les cartes : menu, Devoirs.
class-ask-shows =
    Toute la classe, y compris cette table, et tous ceux qui voient le projecteur verront ce que seul { $name } peut
    voir : { $secret }.
class-poll = Que joueriez-vous si vous étiez { $name } ?
class-poll-hint = Une question à toute la classe, pas un coup. Les parties et leurs pendules attendent.
class-poll-rests = Les parties et leurs pendules attendent que vous y reveniez. Le temps de la leçon continue.
class-only-asked = C’est une question, pas une partie.
class-answer-kept = Votre réponse est enregistrée. Attendez les autres.
class-answer-lost = Vous aviez choisi ceci sans le donner comme réponse, cela ne compte donc pas : { $answer }
class-answered = { $done } sur { $count } ont répondu
class-show-answers = Montrer les réponses
class-end-poll = Retour aux parties
class-no-answers = Personne n’a encore répondu.
class-your-answer = votre réponse
class-laureate-place = { $place ->
    [1] le choix de la Lauréate
   *[other] le choix n° { $place } de la Lauréate
}

## Le projecteur
class-which-table = Quelle table ?
class-all-tables = Toutes les tables

## Résultats
class-results = Résultats de la manche { $round }
class-so-far = Manche { $round } jusqu’ici
class-again-same = Encore une manche
class-again-shuffled = Avec des tables mélangées
class-csv = Tableau CSV
class-print = Imprimer
class-together = Ensemble
class-won = a gagné
class-curves = Le score des tables
class-curves-hint = le score en tête à chaque table ; à gauche, le début de la partie, à droite, la fin
class-curves-together = le score commun de chaque table ; à gauche, le début de la partie, à droite, la fin
class-parted = Là où les groupes ont choisi différemment
class-parted-hint = mêmes cartes, mêmes coups avant, autre choix
class-decided = { $name } a choisi
class-parted-board = Voir ce qu’ils avaient devant eux
class-not-parted = Aucun groupe n’a encore choisi différemment.
class-tables-named = { $count ->
    [one] Table { $groups }
   *[other] Tables { $groups }
}
class-seat = Place { $seat }

## La fin
class-lost-title = Ce navigateur n’est pas dans la classe.
class-lost-text =
    La classe est terminée, ou ce navigateur n’y a jamais été. Si elle continue, demandez le code de six caractères à
    l’enseignant.
class-lost-teacher = Pour les enseignants : retour à une classe, avec votre clé de récupération
class-over-title = La classe est terminée.
class-over-text = Tous les noms et toutes les tables de cette classe sont supprimés. Il n’y a plus rien à faire ici.

## Questions à toute la classe
class-question-all = Question à toute la classe
class-question-pick = Choisissez une réponse. Personne ne voit la vôtre avant que l’on montre toutes les réponses.
class-question-change = Votre réponse est enregistrée. Vous pouvez la changer jusqu’à ce que l’on montre les réponses.
class-end-question = Fermer la question
class-ask-own = Poser une question
class-ask-own-hint =
    Tout le monde reçoit la question sur une page à part. Personne ne voit les réponses des autres, ni ce qui est juste,
    avant que vous montriez les réponses.
class-question-text = Que demandez-vous ?
class-question-answers = Réponses au choix
class-question-answer = Réponse { $number }
class-question-right = juste
class-question-why = Pourquoi ? (montré avec les réponses, facultatif)
class-right-answer = bonne réponse
class-why = Pourquoi ?
class-answer = Réponse :
class-your-answer-is = Votre réponse : { $answer }
class-answer-again = Changer ma réponse
class-would-play = Que joueriez-vous à la table { $group } ?

## Le plan de la leçon
class-plan = Plan de la leçon
class-goal = But :
class-time-over = temps écoulé
class-step = Étape { $number } sur { $count } : { $kind }
class-kind-lesson = leçon guidée
class-kind-game = jeu
class-kind-question = question
class-kind-puzzles = problèmes
class-kind-position = position
class-kind-closing = conclusion
class-next-step = Ensuite : { $kind }
class-unseen = Continuer sans montrer les réponses ?
class-unseen-text = Des élèves ont répondu et n’ont encore vu ni les réponses ni la raison.
class-unseen-go = Continuer sans
class-more-time = + { $count } min
class-step-done = { $done } sur { $count } ont fini
class-who-finished = Qui a terminé
class-step-of = Étape { $number } : { $kind }
class-has-finished = a terminé
class-has-not-finished = n’a pas encore terminé
class-plan-gallery = Plans prêts
class-plan-load = Ouvrir un fichier
class-plan-save = Enregistrer dans un fichier
class-plan-use = Utiliser ce plan
class-plan-drop = Sans plan
class-plan-none =
    Choisissez un plan prêt, ouvrez-en un depuis un fichier ou écrivez le vôtre. Un plan a un but et des étapes : une leçon
    guidée, des jeux, des questions, des problèmes, et ce que les élèves rendent. Tout le monde voit le but et le temps qui
    reste.
class-plan-own = Écrire mon plan
class-plan-name = Nom du plan
class-plan-departs = Où le jeu s’éloigne de la science :
class-plan-add = Ajouter une étape :
class-plan-minutes = minutes
class-plan-up = Plus tôt
class-plan-down = Plus tard
class-plan-remove = Enlever cette étape
class-plan-step-goal = But de cette étape (vide : le but du plan)
class-plan-hand-in = Ce que les élèves écrivent ou dessinent et rendent
class-plan-position =
    Une position vient d’une partie : ouvrez une table de la classe, allez au moment voulu, puis « Demander à la classe ».
class-plan-ask = Ce que vous demandez
class-task-position = Réponds seul ou seule
class-task-position-go = Ouvrir la position
class-meanwhile-step = Tu as terminé cette étape. Ta classe te rappelle d’elle-même quand elle continue.
class-plan-unreadable = Ce fichier ne contient pas de plan de leçon.
class-task-lesson = Suivez la leçon guidée
class-task-lesson-go = Commencer la leçon
class-task-puzzles = Résolvez des problèmes
class-task-puzzles-go = Ouvrir les problèmes
class-task-closing = Pour finir
class-task-finish = J’ai fini
class-task-done = Fini. Attendez les autres.
class-task-finished = Terminé.
class-meanwhile-finish = Pendant que les autres terminent
class-back-short = Classe
class-meanwhile = Pendant que les autres jouent
class-meanwhile-text = Votre table a fini. La classe vous rappelle toute seule quand elle continue.
class-another-deal = Une autre donne, contre des robots

## Ce qui reste
class-needs = A besoin de vous
class-flag-absent = absent
class-covered = un robot joue entre-temps
class-keep = Supprimer la classe après
class-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
class-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
class-game-finished = Votre partie est finie.
class-game-stopped = Votre partie a été arrêtée. Voici où elle en était :
class-by-pupil = Élève par élève
class-col-name = Nom
class-col-table = Table
class-col-score = Score
class-col-rank = Rang
class-col-decisions = Ses choix
class-col-covered = Par un robot en son absence
class-col-question = Question { $number }
class-right-share = { $share } % juste
class-csv-columns = Ce que veulent dire les colonnes du CSV
class-csv-explained =
    Chaque ligne est un élève dans une manche. Le rang est celui de la table, quand sa partie est finie. Ses choix sont ceux que
    l’élève a faits et qui n’ont pas été annulés. Une carte et l’endroit où elle va font un seul choix. Les élèves
    qui partagent une place sont comptés à part. Les choix d’un robot sont ceux qu’un robot a faits à cette place pendant
    l’absence de l’élève. Les minutes vont du début au dernier choix de la table. Chaque question a sa colonne, avec la réponse
    que l’élève a choisie.
class-sheets = Fiches des élèves
class-sheet-played = { $decisions ->
    [0] Vous étiez à la table { $group } avec { $partners }. La manche a pris fin avant votre premier choix.
    [one] Vous étiez à la table { $group } avec { $partners } et avez fait un choix.
   *[other] Vous étiez à la table { $group } avec { $partners } et avez fait { $decisions } choix.
  }
class-sheet-rank = Votre rang à la table : { $rank }.
class-sheet-turning =
    Ce qui a le plus changé : au choix { $decision } de la partie, le score de { $name } est passé de { $before } à { $after }.
class-sheet-right = C’est juste.
class-sheet-wrong = La bonne réponse : { $answer }
class-sheet-why = Que s’est-il passé au moment qui a le plus changé ? Pourquoi était-ce important, et que feriez-vous maintenant ?
class-sheet-now = Que feriez-vous autrement dans une autre partie, et pourquoi ?
class-sheet-laureate = Le choix de la Lauréate : { $answer }
class-sheet-learnt = Qu’avez-vous appris sur la science dans cette leçon que vous ne saviez pas avant ?

## Vie privée
privacy-link = Ce qui est conservé
privacy-title = Ce qui est conservé
privacy-lead =
    Labtable fonctionne sans compte et sans adresse e-mail. Cette page énumère tout ce que ce serveur conserve
    sur une classe, pourquoi et combien de temps.
privacy-stored = Tout ce qui est conservé
privacy-what = Quoi
privacy-why = À quoi cela sert
privacy-long = Combien de temps
privacy-what-name = Nom et visage de la carte
privacy-why-name = Montrés à l’enseignant et aux partenaires de la même table. Le nom peut être inventé.
privacy-long-name = Jusqu’à la fin de la classe, au plus tard après un jour (ou la durée fixée par l’enseignant).
privacy-what-groups = Tables, places et mains levées
privacy-why-groups = Pour que la partie continue après une coupure du réseau.
privacy-long-groups = Jusqu’à la fin de la classe, au plus tard après un jour (ou la durée fixée par l’enseignant).
privacy-what-moves = Coups joués, réponses aux sondages, résultats
privacy-why-moves = Pour jouer, comparer les tables et tirer le bilan de la leçon.
privacy-long-moves = Jusqu’à la fin de la classe. Ce que l’enseignant télécharge ou imprime relève de l’école.
privacy-what-cookie = Un cookie avec un nombre aléatoire
privacy-why-cookie = Pour qu’un navigateur retrouve sa place. Strictement nécessaire ; il ne dit rien d’une personne.
privacy-long-cookie =
    30 jours dans le navigateur. Le serveur n’en garde que l’empreinte, tant que la classe ou la table existe.
privacy-what-network = L’adresse réseau
privacy-why-network =
    Pour arrêter des attaques. Elle devient une empreinte, avec une clé qui change à chaque démarrage.
privacy-long-network = En mémoire seulement, jamais sur le disque, dans aucun journal.
privacy-what-browser = Langue, préférences, album, dernières tables et classe
privacy-why-browser = Pour votre confort. Ils restent dans votre navigateur et ne sont pas envoyés.
privacy-long-browser = Jusqu’à ce que vous effaciez les données du navigateur.
privacy-never = Ce qui n’existe pas ici
privacy-never-accounts = Pas de comptes, pas d’adresses e-mail, pas de vrais noms exigés, pas de dates de naissance.
privacy-never-tracking = Pas de pistage, pas de statistiques sur les personnes, pas de publicité.
privacy-never-chat = Pas de messagerie en classe. Les inconnus ne peuvent ni la voir ni y entrer.
privacy-never-third =
    Aucune autre entreprise ne reçoit quoi que ce soit. Polices, images et scripts viennent de ce seul serveur.
privacy-delete = Suppression
privacy-delete-text =
    L’enseignant termine la classe dans le menu : noms, tables, coups et résultats sont supprimés aussitôt. Si
    personne ne le fait, une minuterie s’en charge. L’enseignant peut retirer un élève à tout moment. Sur un serveur
    qui a son propre fichier de base de données, les octets sont effacés aussitôt. Sur un serveur avec PostgreSQL,
    plus personne ne peut les demander ; cette base efface ses fichiers d’elle-même, quelques heures ou jours après.
privacy-who = Qui est responsable
privacy-who-text =
    Quiconque exploite ce serveur : dans une école, en général l’école elle-même. Le programme est un logiciel
    libre et peut fonctionner sur un ordinateur de la classe, sans connexion à internet.

# Homework

homework = Devoirs
homework-lead =
    Une tâche à la maison, sans compte : chaque élève a une carte à code, qui l’ouvre sur tout appareil jusqu’à la
    suppression de la classe. Le serveur rejoue chaque coup avant de le compter.
homework-kind = Quoi
homework-kind-lesson = Une leçon
homework-kind-puzzles = Des problèmes
homework-kind-deal = Une partie
homework-lesson = Leçon : { $game }
homework-puzzles = { $count ->
    [one] Un problème : { $game }
   *[other] { $count } problèmes : { $game }
  }
homework-deal = Une partie contre des robots : { $game }
homework-how-many = Combien
homework-grade = Difficulté
homework-due = À rendre
homework-due-at = À rendre { $at }
homework-was-due = Était à rendre { $at }. Tu peux encore le rendre.
homework-text = Ce que vous voulez en dire
homework-set = Donner ce devoir
homework-book = Ce qui a été rendu
homework-pupil = Élève
homework-parts = { $done } sur { $all }
homework-done = fait
homework-attempts = { $count ->
    [one] 1 essai
   *[other] { $count } essais
  }
homework-best = meilleur résultat : { $score }
homework-late = en retard
homework-drop = Retirer la tâche { $number }
homework-drop-sure = Ce qui en a été rendu est supprimé.
homework-cards = Cartes à code
homework-code = Code
homework-puzzle = Problème { $number }
homework-begin = Commencer
homework-position = Une position : { $game }
homework-position-title = Que jouerais-tu ici ?
homework-position-hint = Joue ta réponse. Tu peux l’annuler jusqu’à ce que tu la rendes.
homework-position-hand = Ta main
homework-position-you = Toi
homework-position-player = Joueur { $number }
homework-position-given = Ta réponse est rendue. Tu peux encore la changer.
homework-position-online = On répond à une position à l’adresse de ton école. Ouvre le lien de ta carte.
homework-position-how =
    Une position d’une partie comme devoir : ouvrez une table de la classe, allez au moment voulu, puis
    « Demander à la classe ».
homework-again = Réessayer
homework-waiting = { $count ->
    [one] Une chose est faite et pas encore rendue.
   *[other] { $count } choses sont faites et pas encore rendues.
  }
homework-hand-in = Rendre
homework-waits = C’est fait. Rends-le sur la page de tes devoirs quand tu seras en ligne.
homework-handed-in = Ton devoir est rendu.
homework-card = Ta carte à code : { $code }. Elle ouvre tes devoirs sur tout appareil. Note-la.
homework-offline = Le faire sans réseau : ouvrir les jeux sur une page qui marche hors ligne
homework-unreadable = Cette adresse ne contient pas de devoir. Ouvre de nouveau le lien de ta carte à code.
homework-yours = Tes devoirs

# Names that wait for the teacher

class-approve-names = Montrer les noms tapés quand je les approuve
class-names-waiting = { $count ->
    [one] Un nom à approuver
   *[other] { $count } noms à approuver
  }
class-approve-all = Tout approuver
class-approve = Approuver
class-refuse-name = Refuser
class-name-now = s’appelle { $name } en attendant
class-name-waits = Ton enseignant regarde d’abord « { $name } ».
