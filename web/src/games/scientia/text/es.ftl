lure-scientia = Cuatro cuartos de vuelta completan un proyecto. Nada de suerte.
teaches-scientia = Cómo crece un laboratorio: proyectos, personas y paciencia.
glance-scientia-1 = Toma cartas de proyecto de cuatro campos en tus huecos.
glance-scientia-2 = Gíralas: cuatro cuartos de vuelta completan un proyecto.
glance-scientia-3 = Los proyectos completos dan matraces, cubos y pasos en las pistas.
glance-scientia-4 = No hay suerte tras la preparación: planifica.
