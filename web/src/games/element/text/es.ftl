lure-element = Protones, neutrones, electrones: construye los átomos que piden los objetivos.
teaches-element = De qué está hecho un átomo, y por qué difieren los elementos.
