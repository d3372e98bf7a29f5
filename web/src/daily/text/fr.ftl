daily = La donne du jour
daily-cards = Aujourd’hui
daily-card = Les mêmes cartes pour tout le monde, une seule fois. Voyez ensuite ce qu’a fait la Lauréate.
daily-puzzles-card = Trouvez le seul coup nettement meilleur que les autres.
daily-lead =
    Deux donnes chaque jour, les mêmes pour tout le monde. Vous jouez chacune une seule fois ; vous voyez ensuite votre
    résultat à côté des parties de la Lauréate sur la même donne. Pas de compte, et rien n’est envoyé.
daily-day = { $day } (UTC). Les prochaines donnes arrivent dans { $hours ->
    [0] moins d’une heure
    [1] une heure environ
   *[other] { $hours } heures environ
}.
daily-alone = Vous jouez en solo.
daily-rival = Contre une Chercheuse. Vous avez la première place.
daily-begin = Jouer
daily-begin-game = Jouer : la donne du jour de { $game }
daily-go-on = Continuer
daily-see = Voir la table
daily-laureate = Voir la meilleure partie de la Lauréate
daily-result = Voir les scores de la Lauréate
daily-copy = Copier une ligne à partager
daily-copied = Copié. La ligne ne révèle rien de la donne.
daily-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
daily-won = gagné
daily-lost = pas gagné
daily-beats = mieux que { $share } % des { $plays } parties différentes de la Lauréate
daily-too-few = La Lauréate a joué { $distinct } parties différentes jusqu’ici. Pour comparer, il en faut { $fewest }.
daily-so-far = D’après { $plays } parties de la Lauréate jusqu’ici, dont { $distinct } différentes. Il y en aura { $wanted } à la fin.
daily-all = D’après { $plays } parties de la Lauréate, dont { $distinct } différentes.
daily-none-yet = La Lauréate n’a pas encore joué cette donne ici. Elle commence dès que le serveur a le temps.
daily-chart = Les scores de la Lauréate
daily-column = { $scores } points : { $plays } parties
daily-column-own = { $scores } points, votre résultat : { $plays } parties
daily-line = Labtable { $day }, { $game }
