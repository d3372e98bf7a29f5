lure-curie = Una torre que guarda lo que le echas, y un brillo en la oscuridad.
teaches-curie = Cómo se extrajo el radio de toneladas de mineral, año tras año.
