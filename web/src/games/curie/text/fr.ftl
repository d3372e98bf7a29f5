lure-curie = Une tour qui garde ce qu’on y jette, et une lueur dans le noir.
teaches-curie = Comment le radium fut extrait de tonnes de minerai, année après année.
glance-curie-1 = Des cubes de l’atelier sont jetés dans la tour, où certains restent coincés. Prenez-en parmi ceux qui tombent.
glance-curie-2 = Achetez des cartes d’activité, changez la pechblende en uranium et l’uranium en radium.
glance-curie-3 = Validez des expériences : un bécher et un ballon qui se font face rapportent un point.
glance-curie-4 = La frise de sa vie avance. Quand elle s’achève, le joueur qui a le plus de points gagne.
