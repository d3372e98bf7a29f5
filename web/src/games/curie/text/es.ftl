lure-curie = Una torre que guarda lo que le echas, y un brillo en la oscuridad.
teaches-curie = Cómo se extrajo el radio de toneladas de mineral, año tras año.
glance-curie-1 = Toma cubos del taller y échalos a la torre: algunos se quedan dentro.
glance-curie-2 = Compra cartas de actividad, convierte la pechblenda en uranio y el uranio en radio.
glance-curie-3 = Valida experimentos: un vaso y un matraz enfrentados valen más.
glance-curie-4 = La línea de su vida avanza. Cuando acaba, gana quien tiene más puntos.
