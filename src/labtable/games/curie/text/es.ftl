# El objetivo y un turno, para quien empieza
aim = Consigue más puntos que nadie antes de que la línea del tiempo llegue a 1934: convierte pechblenda en uranio, uranio en radio y radio en puntos.
turn = Caen cubos de la torre: toma algunos o, en su lugar, escribe una tesis. Después compra una carta, transforma cubos y valida experimentos, hasta donde te alcancen los cubos.
glance-1 = Taller: los cubos van a la torre, y cualquiera puede tomar lo que cae.
glance-2 = Investigación: toma hasta 3 cubos, o escribe tu siguiente tesis y recibe su bonificación.
glance-3 = Experimentación: compra una carta, transforma cubos, valida losetas de Experimento, da la vuelta a tu objetivo, en cualquier orden.
glance-4 = Descanso: solo 3 cubos pueden quedarse en tu matraz Erlenmeyer. Un vaso validado te deja tomar 1 más, un matraz redondo validado te deja conservar 1 más.
glance-5 = Cuando avanza la línea del tiempo, todos pueden usar la nueva fecha.
glance-6 = La ronda en que se llega a 1934 es la última. Gana quien tenga más puntos. La loseta de Marie Curie vale 1 punto para quien la tenga al final.
legend-pitchblende = Pechblenda: el mineral. 2 se convierten en 1 uranio.
legend-uranium = Uranio: 2 se convierten en 1 radio.
legend-radium = Radio: 2 radios y 1 uranio se convierten en 1 punto. Con la loseta de Marie Curie no hace falta el uranio.
legend-points = Punto: gana quien tenga más.
legend-timeline = La línea del tiempo avanza una fecha.
legend-thesis = Escribe tu siguiente tesis.
legend-experiment = Toma una loseta de Experimento: vaso o matraz redondo.
legend-card = Toma gratis una carta de la fila.
legend-refresh = Llegan cuatro cartas nuevas a la fila.
legend-marie-curie = La loseta de Marie Curie: puntos más baratos, y 1 punto al final.

# Cubos, efectos
amount-pitchblende = { $count } pechblenda
amount-uranium = { $count } uranio
amount-radium = { $count } radio
amount-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
items = { $items }
nothing = nada
gain-marie-curie = la loseta de Marie Curie
gain-timeline = avanza la línea del tiempo
gain-thesis = una tesis
gain-experiment = una loseta de Experimento
gain-card = una carta gratis
gain-refresh = cuatro cartas nuevas en la fila
either = { $one }; { $other }
per-thesis = { $gain } por cada tesis escrita, { $most } veces como máximo
deal = { $cost } → { $gain }
deal-needs = { $needs }: { $deal }
needs-university = con { $count ->
    [one] una carta de Universidad
   *[other] { $count } cartas de Universidad
}
needs-validated = con { $count } experimentos validados
needs-theses = con { $count ->
    [one] una tesis
   *[other] { $count } tesis
}
needs-unmet = con un objetivo aún sin cumplir que vale { $count ->
    [one] 1 punto como máximo
   *[other] { $count } puntos como máximo
}
column-full = columna completa
last-space = la última ronda

# Componentes
card-advertising = Publicidad
card-instruments = Instrumentos
card-research = Investigación
card-workshop = Taller
card-university = Universidad
glass-beaker = vaso
glass-flask = matraz redondo
objective-theses = cuatro tesis
objective-every-category = una carta de cada categoría
objective-full-category = una categoría completa
objective-five-tiles = cinco losetas de Experimento
objective-nobel = 1 punto más por cada premio Nobel

# La línea del tiempo
date-1867 = 1867
date-1883 = 1883
date-1891 = 1891
date-1893 = 1893
date-1894 = 1894
date-1895 = 1895
date-1897 = 1897
date-1898-july = julio de 1898
date-1898-december = diciembre de 1898
date-1902 = 1902
date-1903 = 1903
date-1906 = 1906
date-1909 = 1909
date-1910 = 1910
date-1911 = 1911
date-1914 = 1914
date-1916 = 1916
date-1921 = 1921
date-1925 = 1925
date-1934 = 1934
milestone-1867 = Maria Skłodowska nace en Varsovia.
milestone-1883 = Maria deja la escuela a los quince años con una medalla de oro.
milestone-1891 = Toma el tren a París y se matricula en la Sorbona.
milestone-1893 = Se licencia en Física, la primera de su promoción.
milestone-1894 = Obtiene una segunda licenciatura, en Matemáticas, y conoce a Pierre Curie.
milestone-1895 = Marie y Pierre se casan y se van de viaje en bicicleta.
milestone-1897 = Nace Irène, y Marie se dedica a los rayos del uranio.
milestone-1898-july = Se anuncia un nuevo elemento con el nombre de Polonia: el polonio.
milestone-1898-december = Un segundo elemento nuevo brilla por sí solo: el radio.
milestone-1902 = Tras años en el cobertizo, un decigramo de cloruro de radio.
milestone-1903 = El premio Nobel de Física, con Pierre Curie y Henri Becquerel.
milestone-1906 = Pierre muere atropellado en la calle. Marie continúa su curso en la Sorbona.
milestone-1909 = París decide construir para ella un Instituto del Radio.
milestone-1910 = Aísla el radio como metal.
milestone-1911 = El premio Nobel de Química, solo para ella.
milestone-1914 = El Instituto está terminado, estalla la guerra y ella organiza un servicio de rayos X.
milestone-1916 = Con permiso de conducir, lleva ella misma sus coches de rayos X al frente.
milestone-1921 = Las mujeres de Estados Unidos le regalan un gramo de radio.
milestone-1925 = En Varsovia pone la primera piedra de un Instituto del Radio.
milestone-1934 = Marie Curie muere el 4 de julio. Sus cuadernos siguen siendo radiactivos.

# Preguntas
prompt-over = La partida ha terminado.
way-card = compra una carta
way-transform = transforma cubos
way-validate = valida un experimento
prompt-research = Investigación: toma { $left ->
    [one] 1 cubo
   *[other] hasta { $left } cubos
} o, en su lugar, escribe la tesis { $level }. Lo que dejes queda para los demás.
prompt-research-thesis = Investigación: no hay ningún cubo al pie de la torre. Escribe la tesis { $level }, o pasa.
prompt-research-cubes = Investigación: toma { $left ->
    [one] 1 cubo
   *[other] hasta { $left } cubos
}. Ya has escrito las cuatro tesis. Lo que dejes queda para los demás.
prompt-collect = Puedes tomar { $left ->
    [one] 1 cubo
   *[other] { $left } cubos
} más, o parar. Lo que dejes queda para los demás.
prompt-experimentation = Experimentación: { $ways }, o termina tu turno.
prompt-experimentation-done = Experimentación: ya no puedes hacer nada más. Termina tu turno.
prompt-experimentation-objective = Has cumplido tu objetivo: dale la vuelta para { $points }. O sigue experimentando, o termina tu turno.
prompt-rest = Descanso: tu erlenmeyer puede conservar { $keep } cubos. Devuelve { $excess ->
    [one] 1 cubo
   *[other] { $excess } cubos
} a la reserva.
prompt-card = Carta gratis: ¿cuál tomas? No cuesta nada y recibes su bonificación.
prompt-pile = Elige una pila de Experimento. Un vaso validado: tomas 1 cubo más por turno; un matraz validado: conservas 1 más.
prompt-timeline-free = Línea del tiempo, { $date }: puedes tomar { $gain } gratis.
prompt-timeline = Línea del tiempo, { $date }: ¿pagas { $cost } para recibir { $gain }?
prompt-timeline-transform = Línea del tiempo, { $date }: { $effect }. Para aprovecharlo, transforma antes cubos. O déjalo pasar.
prompt-timeline-lost = Línea del tiempo, { $date }: { $effect }. Ya no puedes pagarlo. Déjalo pasar.
waiting-research = { $who } toma { $left ->
    [one] 1 cubo
   *[other] hasta { $left } cubos
} o escribe la tesis { $level }.
waiting-research-thesis = { $who } puede escribir la tesis { $level }.
waiting-research-cubes = { $who } toma { $left ->
    [one] 1 cubo
   *[other] hasta { $left } cubos
}.
waiting-collect = { $who } puede tomar { $left ->
    [one] 1 cubo
   *[other] { $left } cubos
} más.
waiting-experimentation = { $who } está experimentando.
waiting-experimentation-done = { $who } va a terminar su turno.
waiting-experimentation-objective = { $who } experimenta y puede dar la vuelta al objetivo para { $points }.
waiting-rest = { $who } devuelve { $excess ->
    [one] un cubo
   *[other] { $excess } cubos
}.
waiting-card = { $who } elige una carta gratis.
waiting-pile = { $who } elige una loseta de Experimento.
waiting-timeline-free = { $who } decide sobre { $date }: { $gain }, gratis.
waiting-timeline = { $who } decide sobre { $date }: { $cost } → { $gain }.
waiting-timeline-transform = { $who } decide sobre { $date }: { $effect }.
waiting-timeline-lost = { $who } deja pasar { $date }: { $effect }.

# Acciones
action-take = Tomar { $cubes }
action-write = Escribir la tesis { $level }. Su bonificación es una de estas: { $gains }
action-buy = Comprar { $card } por { $cost }. Bonificación: { $bonus }
action-card = Tomar { $card } gratis. Bonificación: { $bonus }
action-transform = Transformar { $cost } en { $gain }
action-transform-marie-curie = Transformar { $cost } en { $gain }, con la loseta de Marie Curie
action-validate = Validar el { $glass } { $slot }: { $deal }
action-validate-nothing = Validar el { $glass } { $slot }
action-pile-beaker = Tomar el vaso: { $deal }. Una vez validado, permite tomar 1 cubo más en cada turno
action-pile-flask = Tomar el matraz redondo: { $deal }. Una vez validado, permite conservar 1 cubo más en cada turno
action-return = Devolver { $cubes }
action-apply = Pagar { $cost } y recibir { $gain }
action-apply-free = Tomar { $gain }
action-let-pass = Dejar pasar { $date }: conservar los cubos
action-let-pass-free = Dejar pasar { $date }: no tomar nada
action-objective = Dar la vuelta al objetivo ({ $objective }) por { $points }
action-objective-nobel = Dar la vuelta al objetivo ({ $objective })
action-stop-collecting = Dejar de tomar cubos
action-collect-nothing = No tomar ningún cubo
action-end-turn = Terminar el turno

# Negativas
refusal-no-cube-available = No hay ningún cubo de este color al pie de la torre. Toma uno que esté allí.
refusal-cubes-taken = Este turno ya has tomado cubos. Una tesis se escribe en su lugar, antes de tomar ninguno.
refusal-all-theses-written = Ya has escrito las cuatro tesis. Toma cubos.
refusal-not-in-row = No hay ninguna carta de esta categoría en la fila. Elige una que esté allí.
refusal-card-bought = Ya has comprado una carta este turno. Podrás comprar otra en el siguiente.
refusal-category-full = Tu columna de esta categoría está completa. Elige otra categoría.
refusal-cannot-pay = Tu erlenmeyer no contiene los cubos que esto cuesta. Toma o transforma algunos antes.
refusal-no-product = A la reserva no le queda ningún cubo así. Será posible cuando vuelvan cubos a ella.
refusal-no-marie-curie = Para esto hace falta la loseta de Marie Curie. Sin ella, un punto cuesta 1 uranio más.
refusal-no-tile = No hay ninguna loseta de Experimento en este espacio. Valida una de las que tienes.
refusal-tile-validated = Este experimento ya está validado. Cada loseta se valida una sola vez.
refusal-no-slot = Ya tienes tres losetas de este tipo. Toma una del otro tipo.
refusal-not-in-flask = Tu erlenmeyer no contiene ningún cubo de este color. Devuelve uno que contenga.
refusal-objective-done = Ya has dado la vuelta a tu objetivo. Solo puntúa una vez.
refusal-objective-nobel = Tu objetivo puntúa por sí solo, cada vez que pagas un premio Nobel.
refusal-objective-not-met = Aún no has cumplido tu objetivo. Podrás darle la vuelta cuando se cumpla su condición.
resting-date-past = La línea del tiempo ya ha pasado esta fecha. Una fecha se usa cuando la línea del tiempo llega a ella, y solo entonces.
resting-date-ahead = La línea del tiempo aún no ha llegado a esta fecha. Avanza una fecha cada vez que lo dice un efecto con el reloj; entonces cada jugador puede usarla.
resting-supply = Los cubos salen de la reserva cuando el taller los lanza, o cuando una transformación o una bonificación los da.
resting-theses = Las tesis se escriben en este orden: I, II, III y IV.
resting-tower = Nadie puede tomar los cubos que siguen en la torre. Toma los que están a su pie.
resting-workshop = Aquí no se elige nada: al principio de cada turno, los cubos de la casilla marcada se lanzan a la torre.
resting-marie-curie = Una bonificación que muestra esta loseta te la da: la tomas del centro o del jugador que la tiene.

# Sucesos
event-first = { $who } recibe la ficha de jugador inicial.
event-turn = Es el turno de { $who }.
event-thrown = A la torre: { $cubes }.
event-fell = Caen de la torre: { $cubes }.
event-took = { $who } toma { $cubes }.
event-collected = { $who } { $count ->
    [0] no toma ningún cubo.
    [one] para con 1 cubo.
   *[other] para con { $count } cubos.
}
event-wrote = { $who } escribe la tesis { $level }: { $bonus }.
event-bought = { $who } compra { $card }, carta { $number } de esta categoría: { $bonus }.
event-took-card = { $who } toma gratis { $card }, carta { $number } de esta categoría: { $bonus }.
event-revealed = { $card } llega a la fila.
event-transformed = { $who } transforma { $cost } en { $gain }.
event-validated-beaker = { $who } valida un vaso: { $deal }. Desde ahora { $who } toma 1 cubo más en cada turno.
event-validated-flask = { $who } valida un matraz redondo: { $deal }. Desde ahora { $who } conserva 1 cubo más en cada turno.
event-paired = { $who } ha validado las dos losetas de la hilera { $slot }, que forman una pareja.
event-took-tile-beaker = { $who } toma un vaso: { $deal }.
event-took-tile-flask = { $who } toma un matraz redondo: { $deal }.
event-gained = { $who } recibe { $cubes }.
event-short = La reserva no alcanza: { $who } se queda sin { $cubes }.
event-points = { $who } gana { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}.
event-marie-curie = { $who } toma la loseta de Marie Curie.
event-marie-curie-from = { $who } le quita la loseta de Marie Curie a { $holder }.
event-refreshed = { $who } pone las cartas de la fila bajo el mazo.
event-no-card-to-take = No hay en la fila ninguna carta que { $who } pueda tomar.
event-no-tile-to-take = { $who } no tiene sitio para otra loseta de Experimento.
event-no-thesis-left = { $who } ya ha escrito las cuatro tesis y no roba más.
event-objective = { $who } cumple su objetivo, { $objective }: { $points }.
event-nobel-turned = { $who } da la vuelta al objetivo Nobel: los dos premios se han concedido.
event-advanced = { $date }. { $milestone } { $why }
cause-clock = El reloj del Taller ha movido la línea del tiempo.
cause-player = { $who } ha movido la línea del tiempo.
cause-waited = A la línea del tiempo le quedaba un paso.
event-applied = { $who } aprovecha { $date }: { $effect }.
event-let-pass = { $who } deja pasar { $date }.
event-last-round = Esta es la última ronda. Se juega hasta el final.
event-rested = { $who } descansa.
event-returned = { $who } devuelve { $cubes }.
event-flipped = La loseta de Taller pasa a la cara { $side }.
event-over = La partida ha terminado.

# Lo que se pierde
loss-not-collected = Sería posible tomar { $count ->
    [one] 1 cubo
   *[other] { $count } cubos
} más aquí.
loss-excess = El matraz Erlenmeyer contiene { $count ->
    [one] 1 cubo
   *[other] { $count } cubos
} de más, que hay que devolver.

# Opción, final
option-first_player = Jugador inicial
option-first_player-random = por sorteo
option-first_player-first_seat = el primer sitio
ending-timeline = La línea del tiempo ha llegado a 1934 y la ronda está completa.

# El tablero
board-timeline = Línea del tiempo
board-workshop = Taller, cara { $side }
board-round = Ronda { $number }
board-last-round = Ronda { $number }, la última
board-flip = luego girar
board-tower = Torre
board-thrown = lanzados
board-fell = caídos
board-stuck = atascados
board-available = Disponibles
board-supply = Reserva
board-row = Cartas de Actividad
board-deck = mazo
board-under-deck = en el fondo
board-number = n.º { $number } de { $maximum }
board-experiments = Pilas de Experimento
board-left = quedan { $count }
board-theses = Tesis
board-transformations = Transformaciones
board-take = tomar
board-keep = guardar
board-cards = Cartas
board-objective = Objetivo
board-done = hecho
board-objective-met = cumplido
board-objective-missed = fallado
board-objective-ready = ya se le puede dar la vuelta
board-empty = vacío
board-middle = en el centro
board-legend = P pechblenda  U uranio  R radio  ★ punto  ◷ línea del tiempo  ✎ tesis  ⚗ loseta de Experimento  ▤ carta gratis  ↻ fila nueva  MC loseta de Marie Curie  ◎ objetivo sin cumplir
board-marie-curie = Loseta de Marie Curie
board-marker-here = el marcador está aquí
board-costs = cuesta { $cost }
board-experiment-tiles = Experimentos
board-laboratory = Tu laboratorio
board-laboratory-of = Laboratorio de { $who }
board-flask = { $count ->
    [one] 1 cubo
   *[other] { $count } cubos
}, pueden quedar { $keep }
board-first = empieza
board-places = Partes de la mesa
board-place-timeline = Tiempo
board-place-tower = Torre
board-place-cards = Cartas
board-place-laboratory = Laboratorio
board-place-others = Otros
board-step-workshop = Taller
board-step-research = Investigación
board-step-experimentation = Experimentación
board-step-rest = Descanso
board-pairs = Parejas enfrentadas
board-nobels = Premios Nobel
board-points = Puntos
board-would-reach = se alcanzaría
board-lacks = faltan
board-progress = { $done } de { $goal }
board-validated-beaker = +1 tomar
board-validated-flask = +1 guardar
board-at-the-end = al final

# ¿Sabías que…?: ciencia e historia, con nuestras palabras
note-tonnes = De varias toneladas de residuos de pechblenda los Curie obtuvieron una décima de gramo de cloruro de radio.
note-notebooks = Sus cuadernos siguen siendo radiactivos: se guardan en cajas forradas de plomo.
note-word = La palabra «radiactivo» es suya: aparece por primera vez en un artículo de los Curie de 1898.
note-polonium = Los Curie llamaron polonio al nuevo elemento por Polonia, el país de ella, que entonces no estaba en ningún mapa.
note-two-prizes = Nadie más ha recibido el Premio Nobel en dos ciencias: física en 1903 y química en 1911.
note-x-ray-cars = En la Primera Guerra Mundial equipó unos veinte coches con aparatos de rayos X, y ella misma condujo uno.

# Lo que dio los puntos
score-made-with-tile = { $who } tiene { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}: { $earned } ganados jugando y 1 por la loseta de Marie Curie.
tie-shared = Empate a puntos y a cubos en cabeza: la victoria se comparte.
tie-radium = Empate a puntos en cabeza: gana quien tiene más radio.
tie-uranium = Empate a puntos y a radio en cabeza: gana quien tiene más uranio.
tie-pitchblende = Empate a puntos, radio y uranio en cabeza: gana quien tiene más pechblenda.

# Lo que el reglamento no dice
gap-cubes = Cuántos cubos hay
    .why =
        La cantidad no está impresa en ninguna parte. Con esta, la reserva casi nunca se agota: un estudio
        cuenta lo que se pierde cuando está vacía. La escasez viene de la torre.
gap-tower = Lo que se queda en la torre
    .why =
        Una torre es azar, y el reglamento quiere escaseces repetidas. Con estas probabilidades y lanzamientos
        se atascan unos siete cubos, en tres de cada diez turnos cae uno o ninguno (reseñas en fjelfras.de y
        tabletopgaming.co.uk hablan de tales lanzamientos), y en cuatro a seis de cada diez turnos hay menos cubos al
        pie de la torre de los que un jugador podría tomar, según partidas de bots de nivel Investigadora.
gap-experiments = Las losetas de Experimento
    .why =
        Los textos de 22 losetas están en el reglamento; que haya una de cada, y de qué clase es cada una, se
        deduce de su orden y de que los vasos son los más difíciles. Dos textos se han perdido y se han
        reconstruido.
gap-experiments-beaker-b12 = Uno de los vasos
    .why =
        El texto de un vaso se ha perdido. Si se emparejan los vasos con los matraces redondos por sus efectos, a los
        vasos les falta una loseta que dé una tesis a cambio de radio.
gap-experiments-flask-f12 = Uno de los matraces redondos
    .why =
        El texto de un matraz redondo se ha perdido. Si se emparejan los matraces redondos con los vasos por sus efectos, a los
        matraces redondos les falta una loseta que haga avanzar la línea del tiempo.
gap-theses = Las losetas de Tesis
    .why =
        Los 13 textos y sus números de copias están en el reglamento, pero dos columnas se mezclaron. Leídas
        fila por fila, suman cuatro losetas por nivel; los niveles I y II son casi seguros, III y IV probables.
gap-workshop = Lo que el Taller echa a la torre
    .why =
        El reglamento muestra un lanzamiento, 1/2/1. Un pie de foto en thefamilygamers.com nombra otro, cuatro
        pechblendas, y una reseña en ludovox.fr habla de relojes en la loseta. Ninguna casilla lanza más que
        esos cuatro cubos, y la mayoría lanza menos, para que falten cubos. El número de casillas de una loseta
        no es múltiplo del número de jugadores; si no, cada sitio tendría los mismos lanzamientos toda la
        partida. El lugar de los lanzamientos ricos y de los relojes se eligió con partidas de bots de nivel
        Investigadora, para que ningún puesto en el orden de juego sea mejor.
gap-timeline = Fechas y efectos de la línea del tiempo
    .why =
        El texto del reglamento da 1867, 1903, 1911 y 1934, y dice que las casillas del Nobel piden recursos y
        dan puntos. Que algunos efectos dependen de lo que tiene un jugador se lee en jarjar.blog. Las demás
        fechas y todos los efectos son nuestros. Lo que ayuda a los jugadores cuyo objetivo no está cumplido se
        eligió con partidas de bots de nivel Investigadora, para que ningún objetivo sea mejor que otro.

# A qué distancia están los jugadores de lo que dice una razón
aim-objective = { $count ->
    [0] { $who } ha alcanzado el objetivo ({ $objective }).
    [one] A { $who } le falta 1 paso para el objetivo ({ $objective }).
   *[other] A { $who } le faltan { $count } pasos para el objetivo ({ $objective }).
}

# Lo que es cierto de una posición
fact-pays-experiment = { $who } tiene los cubos para un experimento ({ $glass }): { $deal }.
fact-one-short = A { $who } solo le falta { $lacks } para un experimento ({ $glass }): { $deal }.
fact-pays-point = { $who } tiene los cubos para 1 punto: { $cost }.
fact-marie-curie = { $who } tiene la loseta Marie Curie: { $cost } se pueden convertir en 1 punto.
fact-pays-card = { $who } tiene los cubos para la carta { $card } (bonificación: { $bonus }).
fact-pays-date = { $who } tiene los cubos para la fecha { $date }: { $deal }.

# Lo que cuenta una razón: lo que una jugada deja de más o de menos que otra
holding-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
holding-radium = { $count ->
    [one] 1 radio
   *[other] { $count } radio
}
holding-uranium = { $count ->
    [one] 1 uranio
   *[other] { $count } uranio
}
holding-pitchblende = { $count ->
    [one] 1 pechblenda
   *[other] { $count } pechblenda
}
