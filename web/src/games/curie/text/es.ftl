lure-curie = Una torre que guarda lo que le echas, y un brillo en la oscuridad.
teaches-curie = Cómo se extrajo el radio de toneladas de mineral, año tras año.
glance-curie-1 = Los cubos del taller se echan a la torre, donde algunos se atascan. Toma de los que caen.
glance-curie-2 = Compra cartas de actividad, convierte la pechblenda en uranio y el uranio en radio.
glance-curie-3 = Valida experimentos: un vaso y un matraz enfrentados dan un punto.
glance-curie-4 = La línea de su vida avanza. Cuando acaba, gana quien tiene más puntos.
