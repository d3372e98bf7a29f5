title = Une molécule bien à vous
about = Choisir une cible, l’écrire en SMILES et trouver le chemin. Ici, c’est l’isoprène.

any-molecule = Le premier qui synthétise la cible gagne, et la cible peut être votre propre molécule. Ici, c’est l’isoprène, la brique du caoutchouc naturel.
smiles = Dans la salle d’attente, écrivez son nom ou son SMILES : CC(=C)C=C. Les lettres sont des atomes, = une double liaison, les parenthèses une branche.
limits = Votre molécule peut avoir du carbone, de l’hydrogène, de l’oxygène, des liaisons simples et doubles, des cycles de cinq ou six atomes. Un chemin doit y mener.
start = Pensez à rebours. Au milieu, un carbone porte un CH₃ et attend deux liaisons : c’est le réactif n° 2. Partez de lui.
    .nudge = Cherchez un CH₃ près d’un carbone à centre jaune et centre mauve : le n° 2.
dice = Il manque deux morceaux : =CH₂ et –CH=CH₂. Lancez trois dés Réactif et un dé Chimie.
    .nudge = Il vous faut des réactifs : trois dés Réactif et un dé Chimie.
hinge = Prenez le n° 7, la charnière CH. Son centre mauve peut former une double liaison.
    .nudge = À part le n° 2, un seul réactif a un centre mauve : le n° 7.
vinyl = Et le n° 6, le vinyle : c’est la partie droite de l’isoprène, toute prête.
    .nudge = Cherchez –CH=CH₂ avec un centre jaune : le n° 6.
double = Le mauve se lie au mauve : formez une double liaison sur C1.
    .nudge = Choisissez C1, qui porte le centre mauve, puis la double liaison.
use-hinge = Utilisez le n° 7. Une double liaison est une Réaction comme une autre : 7 ou plus.
    .nudge = Le n° 7 a le centre mauve qu’il faut.
single = Un carbone a quatre liaisons. C1 en a trois, et son centre jaune est la quatrième : formez-y une simple liaison.
    .nudge = Choisissez encore C1 : son centre jaune est libre.
use-vinyl = Utilisez le n° 6, le vinyle.
    .nudge = Le n° 6 apporte –CH=CH₂.
rubber = Les cinq carbones sont là. En 1860, Greville Williams chauffa du caoutchouc, trouva cette molécule dans les vapeurs et la nomma isoprène.
one-to-go = Encore une manipulation : à la prochaine manche, un hydrogène sur C3, avec 5 ou plus. Terminez votre tour et gagnez votre molécule !
