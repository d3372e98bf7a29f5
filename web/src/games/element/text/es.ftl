lure-element = Protones, neutrones, electrones: haz el átomo que el mundo pide.
teaches-element = De qué está hecho un átomo, y por qué difieren los elementos.
glance-element-1 = Juega cartas: cada una añade sus partículas a uno de los tres tableros, o las mueve entre dos.
glance-element-2 = Cuando un tablero tiene justo las partículas de una meta, reclámala.
glance-element-3 = Los elementos más pesados valen más.
glance-element-4 = La última meta acaba la partida.
