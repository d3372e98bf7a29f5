lure-scientia = Cuatro cuartos de vuelta completan un proyecto. Nada de suerte.
teaches-scientia = Cómo crece un laboratorio: proyectos, personas y paciencia.
