lure-curie = Une tour qui garde ce qu’on y jette, et une lueur dans le noir.
teaches-curie = Comment le radium fut extrait de tonnes de minerai, année après année.
glance-curie-1 = Prenez des cubes à l’atelier et jetez-les dans la tour : certains y restent.
glance-curie-2 = Achetez des cartes d’activité, changez la pechblende en uranium et l’uranium en radium.
glance-curie-3 = Validez des expériences : un bécher et une fiole qui se font face valent davantage.
glance-curie-4 = La frise de sa vie avance. Quand elle s’achève, le joueur qui a le plus de points gagne.
