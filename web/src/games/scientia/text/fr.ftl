lure-scientia = Quatre quarts de tour achèvent un projet. Aucun hasard.
teaches-scientia = Comment grandit un laboratoire : projets, personnes, patience.
glance-scientia-1 = Prenez des cartes projet de quatre domaines dans vos emplacements.
glance-scientia-2 = Tournez-les : quatre quarts de tour achèvent un projet.
glance-scientia-3 = Les projets achevés donnent des fioles, des cubes et des pas sur les pistes.
glance-scientia-4 = Aucun hasard après la mise en place : planifiez.
