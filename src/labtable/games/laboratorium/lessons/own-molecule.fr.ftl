title = Une molécule bien à vous
about = Choisir une cible, l’écrire en SMILES et trouver le chemin. Ici, c’est l’isoprène.

any-molecule = Le premier qui synthétise la cible gagne, et la cible peut être votre propre molécule. Ici, c’est l’isoprène, la brique du caoutchouc naturel.
smiles = Dans la salle d’attente, écrivez son nom ou son SMILES : CC(=C)C=C. Les lettres sont des atomes, = une double liaison, les parenthèses une branche.
limits = Votre molécule peut avoir du carbone, de l’hydrogène, de l’oxygène, des liaisons simples et doubles, des cycles de cinq ou six atomes. Un chemin doit y mener.
start = Pensez à rebours. Au milieu de l’isoprène, un carbone porte un CH₃ et une double liaison. Le réactif n° 5, l’unité isoprène, les a aussi. Partez de lui.
    .nudge = Cherchez la plus longue chaîne, avec un CH₃ et une double liaison : le n° 5.
dice = Il manque le morceau –CH=CH₂. Lancez trois dés Réactif et un dé Chimie.
    .nudge = Il vous faut des réactifs : trois dés Réactif et un dé Chimie.
hinge = Prenez le n° 7, la charnière CH. Son centre jaune peut former une simple liaison, son centre mauve une double.
    .nudge = Un seul réactif a un centre jaune et un centre mauve : le n° 7.
methylidene = Et le n° 6, le méthylidène : un =CH₂ pour le bout de l’isoprène.
    .nudge = Cherchez un CH₂ avec un centre mauve : le n° 6.
cut = Votre chaîne est trop longue. Coupez-la entre C2 et C3, et gardez C3 avec sa double liaison.
    .nudge = Choisissez la liaison entre C2 et C3, et gardez C3.
single = C4 porte le CH₃, et son centre jaune est libre : formez-y une simple liaison.
    .nudge = Choisissez C4, puis la simple liaison avec un réactif.
use-hinge = Utilisez le n° 7. C’est encore une Réaction : 7 ou plus.
    .nudge = Le n° 7 a le centre jaune qu’il faut.
double = La charnière est maintenant C1. Le mauve se lie au mauve : formez-y une double liaison.
    .nudge = Choisissez C1, qui porte le centre mauve, puis la double liaison.
use-methylidene = Utilisez le n° 6, le méthylidène.
    .nudge = Le n° 6 apporte =CH₂.
rubber = Les cinq carbones sont là. En 1860, Greville Williams chauffa du caoutchouc, trouva cette molécule dans les vapeurs et la nomma isoprène.
one-to-go = Encore une manipulation : à la prochaine manche, un hydrogène sur C3, avec 5 ou plus. Terminez votre tour et gagnez votre molécule !
