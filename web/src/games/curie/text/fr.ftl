lure-curie = Une tour qui garde ce qu’on y jette, et une lueur dans le noir.
teaches-curie = Comment le radium fut extrait de tonnes de minerai, année après année.
