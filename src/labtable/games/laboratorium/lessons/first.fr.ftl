title = De l’éthanol à l’aspirine
about = Transformer une molécule, survivre à une carte Boum et préparer une synthèse à rebours.

aim = Soyez le premier à obtenir la cible à partir de votre molécule : l’aspirine. Pour s’échauffer : l’éthanol, l’alcool du vin, en deux manipulations.
molecule = Votre molécule : deux carbones et leurs hydrogènes. À chaque bout, un centre jaune, R, attend une simple liaison.
dice = Une manche commence par quatre dés. Chacun peut donner des cartes de sa couleur. Lancez deux dés Réactif et deux dés Sécurité.
    .nudge = Choisissez deux dés Réactif et deux dés Sécurité, puis lancez-les.
hydroxyl = Vous pouvez prendre un réactif. Prenez le n° 3, l’hydroxyle : un O–H avec un centre jaune.
    .nudge = L’éthanol a un groupe O–H. Le réactif n° 3 l’apporte.
announce = Annoncez maintenant une Réaction : une simple liaison sur C2, où un centre jaune attend.
    .nudge = Choisissez le carbone C2, puis la simple liaison avec un réactif.
react = Quel réactif réagit ? Les deux centres jaunes disparaissent, une liaison prend leur place.
    .nudge = Un seul de vos réactifs convient : le n° 3.
boom = Votre rival joue une carte Boum, { card-patent } : la difficulté passe de 7 à 10. Répondez par { card-master }, qui enlève 3.
    .nudge = Les cartes Chimie aident votre manipulation. Jouez { card-master }.
roll = Retour à 7. Lancez les deux dés noirs : avec 7 ou plus, c’est réussi.
    .nudge = Aucune autre carte n’est nécessaire : lancez les dés.
worked = 8 : réussi. Sans le vieux maître, ce jet aurait échoué.
one-type = Il manque un hydrogène sur C1. Mais c’est une Caractérisation, et toutes les manipulations d’un tour sont du même type. Terminez votre tour.
    .nudge = Ce tour était celui des Réactions. Terminez-le : l’hydrogène viendra à la manche suivante.
more-dice = Nouvelle manche, et pas besoin de réactif. Lancez un dé Chimie, un dé Boum et deux dés Sécurité.
    .nudge = Un Chimie, un Boum, deux Sécurité : pour vous aider, gêner un rival, retrouver des jetons.
hydrogen = Mettez un hydrogène sur C1. Une Caractérisation est plus facile : 5 ou plus suffit.
    .nudge = Choisissez C1, qui porte le dernier centre jaune, et mettez-y un hydrogène.
ethanol = De l’éthanol ! L’alcool fut l’une des premières molécules dessinées avec des lettres et des traits, par Archibald Scott Couper en 1858.
backwards = L’aspirine, maintenant. Les chimistes raisonnent à rebours, en partant de la cible. Elias James Corey en fit une méthode : prix Nobel 1990.
right-side = Démontez l’aspirine en pensée. Le cycle, avec tout ce qu’il porte, c’est le réactif n° 10. Il vient en dernier.
left-side = Reste CH₃–C=O. Le réactif n° 9 apporte le C=O, et votre éthanol contient un CH₃. Terminez votre tour.
    .nudge = Le plan est prêt : réactifs 9 et 10. Terminez votre tour pour les obtenir.
reagent-dice = Il vous faut deux réactifs. Lancez trois dés Réactif et un dé Sécurité.
    .nudge = Seuls les dés Réactif donnent des réactifs : prenez les trois.
take-ten = Prenez d’abord le n° 10 : c’est la plus grande partie de l’aspirine.
    .nudge = Cherchez le cycle avec COOH : le réactif n° 10.
take-nine = Et le n° 9, pour le C=O.
    .nudge = Cherchez le carbone doublement lié à un oxygène : le réactif n° 9.
cut = Coupez votre éthanol entre ses carbones et gardez C1. Le CH₃ reste et gagne un centre jaune.
    .nudge = Choisissez la liaison entre C1 et C2, et gardez C1.
join = Encore réussi. Liez un réactif à C1 : une simple liaison de plus.
    .nudge = Choisissez C1 : son nouveau centre jaune attend.
join-nine = Utilisez maintenant le n° 9. Le n° 10 attend que le reste soit prêt.
    .nudge = Le C=O se place entre CH₃ et le cycle : le n° 9 vient donc d’abord.
two-to-go = Encore deux manipulations ! Coupez l’hydrogène du C=O, puis liez le n° 10. La partie est à vous : achevez l’aspirine le premier.
