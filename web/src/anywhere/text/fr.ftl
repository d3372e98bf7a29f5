# Ce qui ne se dit que là où il n’y a pas de serveur, dans le dossier qu’écrit `labtable site`.
anywhere-here = Sur cet appareil
anywhere-here-text = Les jeux, les robots et les règles sont dans cette page. Vos parties restent dans ce navigateur.
anywhere-needs-server = Pour des amis sur d’autres appareils ou pour une classe, il faut un serveur Labtable.
anywhere-starting = Préparation du jeu …
anywhere-ready = Tout est prêt.
anywhere-kept = Enregistré sur cet appareil : vous pouvez désormais jouer sans réseau.
anywhere-no-wasm =
    Ce navigateur ne peut pas faire tourner Labtable : il lui manque WebAssembly. Prenez un navigateur plus récent.
anywhere-no-files =
    Une partie de Labtable n’a pas pu être téléchargée. Vérifiez votre connexion et rechargez la page : la suite reprend là.
anywhere-no-memory =
    Cet appareil a trop peu de mémoire pour Labtable. Fermez d’autres onglets ou programmes et rechargez la page.
anywhere-crashed =
    Labtable s’est arrêté dans cet onglet. Rechargez la page : vos parties sont enregistrées dans ce navigateur.
anywhere-elsewhere = Labtable est ouvert dans un autre onglet.
anywhere-elsewhere-text = Un seul onglet peut jouer, pour qu’aucun coup ne se perde.
anywhere-take = Jouer dans cet onglet
anywhere-forgetful =
    Ce navigateur n’enregistre rien pour Labtable : c’est interdit, ou la place manque. Votre partie continue tant que cet
    onglet reste ouvert. À la fin, vous pourrez la télécharger.
anywhere-new = Une nouvelle version de Labtable est là.
anywhere-new-use = L’utiliser maintenant
anywhere-later = Plus tard

## Des phrases du client qui se disent autrement ici
offline =
    Labtable ne peut pas continuer dans cet onglet. Rechargez la page : vos parties sont enregistrées dans ce
    navigateur.
stale =
    Une partie de cette page n’a pas pu être chargée. Labtable a été mis à jour, ou il n’y a pas de réseau. Vos parties sont
    en sécurité dans ce navigateur.
lost-title = Cette table n’est pas ici.
lost-text = Une table est enregistrée dans le navigateur où elle a été créée. Celui-ci ne l’a pas.
shut-title = Cette table n’est plus ici.
shut-text = Elle a été supprimée dans ce navigateur.
home-pitch = Cinq jeux de société scientifiques publiés, dans votre navigateur.
    Jouez contre des robots qui savent ce qu’ils font, ou entre amis autour d’un écran. Sans serveur, et sans réseau après
    la première visite.
make-table = Partager cet écran
make-table-hint =
    Vos amis et vous jouez sur cet écran, à tour de rôle. Dans la salle d’attente, prenez une place pour chacun.
open-seat-hint = pour quelqu’un devant cet écran
way-friends = Autour d’un écran
way-friends-text =
    Installez-vous ensemble et passez-vous l’écran. Les autres détournent les yeux pendant que l’un décide.
way-class-text =
    Pour des amis sur d’autres appareils ou pour une classe, il faut un serveur Labtable. Demandez à la personne qui vous a
    donné cette page.
foot-privacy =
    Nous ne mesurons rien, et rien ne quitte cet appareil. Vos parties sont enregistrées dans ce navigateur jusqu’à ce que
    vous les supprimiez.
log-out = Tout supprimer ici
log-out-sure = Toutes les parties, l’album et vos préférences sont supprimés de ce navigateur.
delete-table-sure = La partie et tous ses coups sont supprimés de ce navigateur.
privacy-lead =
    Labtable tourne dans cette page, et nulle part ailleurs. Personne d’autre ne reçoit rien : ni noms, ni coups, ni résultats.
privacy-what-moves = Vos parties
privacy-why-moves = Pour jouer, pour reprendre plus tard et pour l’analyse.
privacy-long-moves = Dans ce navigateur seulement, jusqu’à ce que vous supprimiez la table ou les données du navigateur.
privacy-what-browser = Langue, préférences, album et dernières tables
privacy-long-browser = Dans ce navigateur seulement, jusqu’à ce que vous effaciez ses données.
privacy-never-third = Aucune autre entreprise ne reçoit rien. Tout vient de l’endroit où vous avez ouvert cette page.
privacy-delete-text =
    « Supprimer cette table », dans le menu d’une table, supprime cette partie. « Tout supprimer ici », dans les préférences,
    supprime tout.
daily-none-yet = La Lauréate n’a pas encore joué cette donne ici. Elle joue tant que cette page est ouverte.
coach-rivals-friends-hint =
    Vous arrivez dans une salle d’attente, où chacun prend une place devant cet écran. Des robots prennent les places restées
    vides.
coach-again-invite = Partager cet écran
not-covered =
    Non couverts : les noms des joueurs et les heures de leurs coups. Ici, cette page vérifie sa propre partie. Pour la
    vérifier ailleurs, notez le sceau et l’empreinte, enregistrez la partie et lancez
    « labtable verify FICHIER --seal … --fingerprint … ».
server-unavailable = Ce n’est pas possible maintenant. Rien n’a changé. Réessayez.
server-too-busy = Cette page est trop occupée maintenant. Rien n’a changé. Réessayez.
server-damaged = Cette table ne peut pas être ouverte. Elle reste dans ce navigateur ; vos autres parties ne sont pas touchées.
server-newer =
    Une version plus récente de Labtable a écrit cette partie. Rechargez cette page là où il y a un réseau, pour qu’elle soit mise
    à jour.
server-too-slow = Une partie avec ces options ne peut pas être préparée sur cet appareil. Choisissez-en d’autres.
fault-share = Cette partie n’a pas pu être confirmée : le nombre aléatoire de ce navigateur n’est pas dans la donne.
checked-server = Cette page a calculé les empreintes, et elle a distribué et rejoué la partie.
checked-here = Cette page a calculé les empreintes, et elle a distribué et rejoué la partie.
fair-shares = Cette page a tiré elle-même la clé et le nombre aléatoire.
fair-own =
    Rien n’a donc changé depuis la donne, pour autant qu’on puisse se fier à ce navigateur : contre qui commande cet appareil, la
    vérification ne prouve rien.
fair-others =
    Rien n’a donc changé depuis la donne, pour autant qu’on puisse se fier à ce navigateur : contre qui commande cet appareil, la
    vérification ne prouve rien.
fair-withheld = Un nombre aléatoire promis n’est pas venu de { $names }.
fair-alone =
    Cette page a tiré les cartes elle-même, et rien n’a changé depuis, pour autant qu’on puisse se fier à ce navigateur : contre
    qui commande cet appareil, la vérification ne prouve rien.
