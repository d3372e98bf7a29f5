lure-element = Protones, neutrones, electrones: construye los átomos que piden los objetivos.
teaches-element = De qué está hecho un átomo, y por qué difieren los elementos.
glance-element-1 = Juega cartas: cada una añade sus partículas a uno de los tres tableros, o las mueve entre dos.
glance-element-2 = Cuando un tablero tiene exactamente las partículas de un objetivo, reclámalo.
glance-element-3 = Los elementos más pesados valen más.
glance-element-4 = La partida termina con el último objetivo.
