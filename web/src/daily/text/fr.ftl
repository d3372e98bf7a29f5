daily = La donne du jour
daily-cards = Aujourd’hui
daily-card = Les mêmes cartes pour tout le monde, une seule fois. Voyez ensuite ce qu’a fait la Lauréate.
daily-puzzles-card = Trouvez le seul coup nettement meilleur que les autres.
daily-lead =
    Chaque jour deux donnes, les mêmes pour tout le monde. Vous jouez chacune une seule fois ; vous voyez ensuite votre
    résultat à côté des parties de la Lauréate sur la même donne. Pas de compte, et rien n’est envoyé.
daily-day = { $day }, à l’heure de Greenwich. Les prochaines donnes arrivent dans { $hours ->
    [0] moins d’une heure
    [1] une heure environ
   *[other] { $hours } heures environ
}.
daily-alone = Vous jouez en solo.
daily-rival = Contre un chercheur. Vous occupez la première chaise.
daily-begin = Jouer
daily-begin-game = Jouer : la donne du jour de { $game }
daily-go-on = Continuer
daily-see = Voir la table
daily-result = Voir les parties de la Lauréate
daily-copy = Copier une ligne à partager
daily-copied = Copié. La ligne ne révèle rien de la donne.
daily-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
daily-won = gagné
daily-lost = pas gagné
daily-beats = mieux que { $share } % des { $plays } parties différentes de la Lauréate
daily-too-few = Jusqu’ici { $distinct } parties différentes de la Lauréate : trop peu pour comparer, il en faut { $fewest }.
daily-so-far =
    Sur { $plays } parties jusqu’ici, de { $wanted }, dont { $distinct } différentes ; d’autres sont en cours. La
    Lauréate réfléchit { $thinks } itérations par décision.
daily-all = Sur { $plays } parties, dont { $distinct } différentes. La Lauréate réfléchit { $thinks } itérations par décision.
daily-none-yet = La Lauréate n’a pas encore joué cette donne ici. Ses parties commencent dès que le serveur a le temps.
daily-chart = Les scores de la Lauréate
daily-column = { $scores } points : { $plays } parties
daily-column-own = { $scores } points, votre résultat : { $plays } parties
daily-line = Labtable { $day }, { $game }
