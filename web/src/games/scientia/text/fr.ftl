lure-scientia = Quatre quarts de tour achèvent un projet. Aucun hasard.
teaches-scientia = Comment grandit un laboratoire : projets, personnes, patience.
