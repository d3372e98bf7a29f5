# Scientia en español.

# El objetivo y un turno, para quien empieza
aim = Acaba cartas de proyecto para reunir matraces y avanzar en tus cuatro disciplinas: gana quien tenga más puntos cuando se agotan los matraces o los cubos de tecnología.
turn = Toma una carta para un espacio libre, o gira tus cartas hasta dos veces. Una carta girada cuatro veces está acabada y trae sus efectos.
glance-1 = Una carta se coloca vertical en un espacio. Gírala cuatro veces y está acabada.
glance-2 = Una carta acabada te da sus matraces, avanza una casilla en su disciplina y trae sus efectos, de arriba abajo.
glance-3 = Después vuelve a los tableros, donde cualquiera puede tomarla.
glance-4 = Un quinto cubo de tecnología abre un espacio; cinco matraces en tu reserva abren otro.
glance-5 = Cuando se agotan los cubos de tecnología o los matraces comunes: esta ronda, y después un turno más para cada uno.
glance-6 = Puntos: tus matraces, las casillas de tus cubos de tecnología, los puntos especiales de las dos últimas casillas, y 1 por cada carta sin acabar.
legend-turn = Giro de una carta: con cuatro giros está acabada.
legend-flask = Matraz: 1 punto en tu reserva.
legend-step = Una disciplina avanza una casilla.
legend-card = Una de tus cartas.
legend-board = Un proyecto de los tableros.
legend-copy = Los efectos de otra carta.
legend-cube = Cubo de tecnología.

# Nombres
no-card = un espacio vacío
field-physics = Física
field-chemistry = Química
field-biology = Biología
field-astronomy = Astronomía
card-gravity = Gravedad
card-inertia = Inercia
card-friction = Rozamiento
card-pressure = Presión
card-electricity = Electricidad
card-magnetism = Magnetismo
card-optics = Óptica
card-sound = Sonido
card-energy = Energía
card-heat = Calor
card-relativity = Relatividad
card-quantum = Cuantos
card-atom = Átomo
card-molecule = Molécula
card-acids-and-bases = Ácidos y bases
card-combustion = Combustión
card-catalyst = Catalizador
card-distillation = Destilación
card-periodic-table = Tabla periódica
card-electrolysis = Electrólisis
card-solution = Disolución
card-crystal = Cristal
card-polymer = Polímero
card-radioactivity = Radiactividad
card-dna = ADN
card-cell = Célula
card-photosynthesis = Fotosíntesis
card-respiration = Respiración
card-evolution = Evolución
card-ecosystem = Ecosistema
card-neuron = Neurona
card-immunity = Inmunidad
card-metabolism = Metabolismo
card-heredity = Herencia
card-symbiosis = Simbiosis
card-mutation = Mutación
card-rotation = Rotación
card-orbit = Órbita
card-eclipse = Eclipse
card-comet = Cometa
card-constellation = Constelación
card-tides = Mareas
card-nebula = Nebulosa
card-supernova = Supernova
card-planet = Planeta
card-moon-phases = Fases de la Luna
card-black-hole = Agujero negro
card-big-bang = Big Bang

# Opciones y finales
option-set = Los doce proyectos
option-set-first = El primer paso de la ciencia
option-set-collaborating = Disciplinas que colaboran
option-set-best = Lo mejor de la investigación
option-set-random = Un conjunto permitido al azar
option-cards = Doce proyectos elegidos por número, en lugar de un conjunto
setup-own = Doce a tu elección
setup-choose = Elegir …
setup-look = Ver
setup-title = ¿Qué doce proyectos?
setup-none = Ninguno
setup-hint = Cada disciplina necesita un proyecto básico (con una casa) y otros dos. Dos hojas contiguas son las dos caras de una misma carta; solo una de ellas puede estar en juego.
setup-base = básicos: { $has } de { $count }
setup-others = otros: { $has } de { $count }
setup-use = Jugar con estos proyectos
option-payments = Pagos delante de una flecha
option-payments-optional = se pueden rechazar
option-payments-forced = obligatorios si se puede pagar
option-first_player = Jugador inicial
option-first_player-first_seat = el primer sitio
option-first_player-random = por sorteo
option-miniature = Miniatura, para el análisis
option-miniature-off = no
option-miniature-on = sí: seis cartas
ending-tech-cubes = Se han agotado los cubos de tecnología y la última ronda ha terminado.
ending-flasks = Se han agotado los matraces y la última ronda ha terminado.

# Las líneas de una carta
line-plain = { $effects }
line-if = si { $condition } → { $effects }
line-else = si no ha sido posible → { $effects }
line-return = devolver { $number ->
    [one] { $number } matraz
   *[other] { $number } matraces
} → { $effects }
line-give-up = devolver una de tus cartas sin acabar (sus matraces van a tu reserva) → { $effects }
line-choose = a elegir: { $first }, o bien { $second }
word-per = { $effect } por cada { $what }
word-per-max = { $effect } por cada { $what } (como máximo { $most })
word-rotate-other = girar una de tus cartas { $number ->
    [1] una vez
    [2] dos veces
   *[other] { $number } veces
}
word-rotate-another = girar otra de tus cartas { $number ->
    [1] una vez
    [2] dos veces
   *[other] { $number } veces
}
word-rotate-each = girar cada una de tus cartas { $number ->
    [1] una vez
    [2] dos veces
   *[other] { $number } veces
}
word-rotate-it = girar esa carta { $number ->
    [1] una vez
    [2] dos veces
   *[other] { $number } veces
}
word-rotate-last = girar la última de esas cartas { $number ->
    [1] una vez
    [2] dos veces
   *[other] { $number } veces
}
word-gain = ganar { $number ->
    [one] { $number } matraz
   *[other] { $number } matraces
}
word-put-own = poner { $number ->
    [one] { $number } matraz
   *[other] { $number } matraces
} en una de tus cartas
word-put-another = poner { $number ->
    [one] { $number } matraz
   *[other] { $number } matraces
} en otra de tus cartas
word-put-each = poner { $number ->
    [one] { $number } matraz
   *[other] { $number } matraces
} en cada una de tus cartas
word-put-it = poner { $number ->
    [one] { $number } matraz
   *[other] { $number } matraces
} en esa carta
word-put-last = poner { $number ->
    [one] { $number } matraz
   *[other] { $number } matraces
} en la última de esas cartas
word-put-board = poner { $number ->
    [one] { $number } matraz
   *[other] { $number } matraces
} en un proyecto de los tableros
word-put-elsewhere = poner { $number ->
    [one] { $number } matraz
   *[other] { $number } matraces
} en otro proyecto de los tableros
word-take = tomar { $number ->
    [one] una carta
   *[other] { $number } cartas
}
word-advance-own = avanzar en { $field }
word-advance-other = avanzar en una disciplina distinta de { $field }
word-advance-another = avanzar en una disciplina más, distinta de { $field }
word-advance-its = avanzar en la disciplina de esa carta
word-collect-board = recoger hasta { $number ->
    [one] { $number } matraz
   *[other] { $number } matraces
} de un proyecto de los tableros
word-collect-board-all = recoger todos los matraces de un proyecto de los tableros
word-collect-own-all = recoger todos los matraces de una de tus cartas
word-copy-base = aplicar los efectos de un proyecto básico de los tableros
word-copy-own = aplicar los efectos de una de tus cartas sin acabar
word-attract = mover todos los matraces de un proyecto de los tableros a una de tus cartas
word-extra-action = hacer de inmediato una acción más: tomar una carta, o girar tus cartas dos veces
word-exchange = cambiar una de tus cartas sin acabar por un proyecto de los tableros (sus giros y sus matraces se quedan)
word-rearrange = mover los matraces entre tus cartas como quieras
word-scatter = poner { $number ->
    [one] { $number } matraz
   *[other] { $number } matraces
} en un proyecto de cada disciplina de los tableros
count-card = carta en tus espacios
count-field = disciplina distinta en tus espacios
count-foreign = otra disciplina entre tus demás cartas
count-kin = carta de su disciplina en tus espacios
count-ripe = disciplina cuyo cubo delantero ocupa una de las dos últimas casillas
count-cube = cubo de tecnología después del cuarto
count-rotated = carta girada por este proyecto
count-finished = carta acabada por este proyecto
count-collected = matraz recogido por este proyecto
if-card = tus espacios tienen al menos { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}
if-field = tus espacios tienen al menos { $number ->
    [one] { $number } disciplina
   *[other] { $number } disciplinas distintas
}
if-foreign = tus demás cartas tienen al menos { $number ->
    [one] { $number } disciplina distinta
   *[other] { $number } disciplinas distintas
}
if-kin = tus espacios tienen al menos { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
} de su disciplina
if-ripe = en al menos { $number ->
    [one] { $number } disciplina
   *[other] { $number } disciplinas
} tu cubo delantero ocupa una de las dos últimas casillas
if-cube = tienes al menos { $number ->
    [one] { $number } cubo
   *[other] { $number } cubos
} de tecnología después del cuarto
if-rotated = este proyecto ha girado al menos { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}
if-finished = esa carta ya está acabada
if-collected = este proyecto ha recogido al menos { $number ->
    [one] { $number } matraz
   *[other] { $number } matraces
}
if-no-card = tus espacios están vacíos
if-no-field = tus espacios no tienen ninguna disciplina
if-no-foreign = tus demás cartas no tienen ninguna otra disciplina
if-no-kin = tus espacios no tienen ninguna carta de su disciplina
if-no-ripe = ninguno de tus cubos delanteros ocupa una de las dos últimas casillas
if-no-cube = no tienes ningún cubo de tecnología después del cuarto
if-no-rotated = este proyecto no ha girado ninguna carta
if-no-finished = esa carta no está acabada
if-no-collected = este proyecto no ha recogido ningún matraz

# Lo que se pregunta
prompt-over = La partida ha terminado.
prompt-wait = { $who } está decidiendo.
prompt-draft = Toma tu primera carta.
prompt-act = Tu turno: toma una carta, o gira tus cartas hasta dos veces.
prompt-act-take = Tu turno: toma una carta.
prompt-act-turn = Tu turno: gira tus cartas hasta dos veces.
prompt-order = Varias de tus cartas están acabadas. ¿Cuál completas ahora?
prompt-take = { $card }: toma una carta de los tableros.
prompt-rotate = { $card }: ¿qué carta giras { $number ->
    [1] una vez
    [2] dos veces
   *[other] { $number } veces
}?
prompt-put-own = { $card }: ¿cuál de tus cartas recibe { $number ->
    [one] el matraz
   *[other] los { $number } matraces
}?
prompt-put-board = { $card }: ¿qué proyecto recibe { $number ->
    [one] el matraz
   *[other] los { $number } matraces
}?
prompt-advance = { $card }: ¿qué disciplina haces avanzar?
prompt-collect-board = { $card }: ¿de qué proyecto recoges matraces?
prompt-collect-own = { $card }: ¿de cuál de tus cartas recoges los matraces?
prompt-copy-base = { $card }: ¿qué proyecto básico copias?
prompt-copy-own = { $card }: ¿cuál de tus cartas copias?
prompt-pay = { $card }: ¿devuelves { $number ->
    [one] { $number } matraz
   *[other] { $number } matraces
} para { $effects }?
prompt-attract-from = { $card }: ¿de qué proyecto tomas los matraces?
prompt-attract-to = { $card }: ¿en cuál de tus cartas pones los matraces?
prompt-choose = { $card }: ¿cuál de sus dos efectos aplicas?
prompt-extra-action = { $card }: una acción más. Toma una carta, o gira tus cartas hasta dos veces.
prompt-extra-action-take = { $card }: una acción más. Toma una carta.
prompt-extra-action-turn = { $card }: una acción más. Gira tus cartas hasta dos veces.
prompt-exchange = { $card }: ¿cuál de tus cartas cambias?
prompt-exchange-for = { $card }: ¿qué proyecto recibes a cambio?
prompt-give-up = { $card }: ¿devuelves una de tus cartas sin acabar para { $effects }?
prompt-rearrange = { $card }: mueve un matraz de una de tus cartas a otra, o para. { $number ->
    [one] Queda { $number } movimiento.
   *[other] Quedan { $number } movimientos.
}

# Acciones
action-take = Tomar { $card }{ $flasks ->
    [0] {""}
    [one] {" "}con { $flasks } matraz
   *[other] {" "}con { $flasks } matraces
}
action-rotate-once = Girar { $card } (espacio { $slot }) una vez
action-rotate-twice = Girar { $card } (espacio { $slot }) dos veces
action-rotate-pair = Girar { $card } (espacio { $slot }) y { $other } (espacio { $otherslot }) una vez cada una
action-pick-stack = Elegir { $card } en los tableros
action-pick-slot = Elegir { $card } (espacio { $slot })
action-order = Completar { $card } (espacio { $slot })
action-rotate = Girar { $card } (espacio { $slot }) { $number ->
    [1] una vez
    [2] dos veces
   *[other] { $number } veces
}
action-put-own = Poner { $number ->
    [one] { $number } matraz
   *[other] { $number } matraces
} en { $card } (espacio { $slot })
action-put-board = Poner { $number ->
    [one] { $number } matraz
   *[other] { $number } matraces
} en { $card }
action-collect-board = Recoger matraces de { $card } (hay { $flasks })
action-collect-own = Recoger los matraces de { $card } (espacio { $slot })
action-copy-base = Copiar { $card }
action-copy-own = Copiar { $card } (espacio { $slot })
action-attract-from = Tomar todos los matraces de { $card } (hay { $flasks })
action-attract-to = Ponerlos en { $card } (espacio { $slot })
action-exchange = Cambiar { $card } (espacio { $slot })
action-exchange-for = Recibir { $card }{ $flasks ->
    [0] {""}
    [one] {" "}con { $flasks } matraz
   *[other] {" "}con { $flasks } matraces
}
action-give-up = Devolver { $card } (espacio { $slot }) para { $effects }
action-advance = Avanzar en { $field }
action-pay = Devolver { $number ->
    [one] { $number } matraz
   *[other] { $number } matraces
} para { $effects }
action-accept = Pagar
action-decline = No pagar
action-keep-flasks = No pagar: conservar los matraces
action-keep-cards = No pagar: conservar las cartas
action-stop = No mover más matraces
action-move = Mover un matraz de { $card } (espacio { $slot }) a { $other } (espacio { $otherslot })
action-side = Elegir el efecto { $number }
action-choose = Elegir: { $effects }

# Lo que ha pasado
loss-line = { $card } no hace nada aquí: { $line }.
event-takes = { $who } toma { $card } en el espacio { $slot }{ $number ->
    [0] {""}
    [one] {" "}con { $number } matraz
   *[other] {" "}con { $number } matraces
}.
event-rotates = { $who } gira { $card } (espacio { $slot }): { $number } de 4.
event-finishes = { $who } gira { $card } (espacio { $slot }): { $number } de 4, acabada.
event-completes = { $who } completa { $card }.
event-brings-flasks = { $card } da { $number ->
    [one] { $number } matraz
   *[other] { $number } matraces
} a { $who }.
event-advances = { $who } avanza en { $field }.
event-new-cube = { $who } coloca un nuevo cubo de tecnología en { $field }.
event-full = { $who } tiene cuatro cubos de tecnología en { $field } y ya no avanza ahí.
event-opens-slot-by-cubes = { $who } abre un espacio con el quinto cubo de tecnología.
event-opens-slot-by-flasks = { $who } abre un espacio con cinco matraces.
event-gains = { $who } gana { $number ->
    [one] { $number } matraz
   *[other] { $number } matraces
}.
event-puts-own = { $who } pone { $number ->
    [one] { $number } matraz
   *[other] { $number } matraces
} en { $card } (espacio { $slot }).
event-puts-board = { $who } pone { $number ->
    [one] { $number } matraz
   *[other] { $number } matraces
} en { $card }, en los tableros.
event-collects-board = { $who } recoge { $number ->
    [one] { $number } matraz
   *[other] { $number } matraces
} de { $card }, en los tableros.
event-collects-own = { $who } recoge { $number ->
    [one] { $number } matraz
   *[other] { $number } matraces
} de { $card } (espacio { $slot }).
event-copies = { $who } copia { $card }.
event-pays = { $who } devuelve { $number ->
    [one] { $number } matraz
   *[other] { $number } matraces
}.
event-declines = { $who } no paga.
event-attracts = { $who } mueve { $number ->
    [one] { $number } matraz
   *[other] { $number } matraces
} de { $card } a la carta del espacio { $slot }.
event-chooses = { $who } elige: { $effects }.
event-extra-action = { $who } actúa una vez más.
event-exchanges = { $who } cambia { $card } (espacio { $slot }) por { $other }.
event-gives-up = { $who } devuelve { $card }{ $number ->
    [0] {""}
    [one] {" "}y se queda con su matraz ({ $number })
   *[other] {" "}y se queda con sus { $number } matraces
}.
event-moves-flask = { $who } mueve un matraz del espacio { $slot } al espacio { $otherslot }.
event-stops = { $who } no mueve más matraces.
event-card-returns = { $card } vuelve a los tableros.
event-end-begins-tech-cubes = Se han agotado los cubos de tecnología. Se acaba esta ronda y después cada cual juega un turno más.
event-end-begins-flasks = Se han agotado los matraces. Se acaba esta ronda y después cada cual juega un turno más.
event-new-round = Empieza la ronda { $number }.
event-first = { $who } empieza, por sorteo.
event-game-over = La última ronda ha terminado.

# Por qué no
refusal-no-free-slot = Todos tus espacios están ocupados. Acaba una carta para liberar el suyo.
refusal-no-copy-left = No queda ningún ejemplar de este proyecto en los tableros. Elige otro.
refusal-slot-closed = Este espacio sigue cerrado. Un quinto cubo de tecnología o cinco matraces en tu reserva abren uno.
refusal-slot-empty = No hay ninguna carta en este espacio. Elige un espacio con una carta.
refusal-card-finished = Esta carta ya está acabada. Elige una sin acabar.
refusal-one-turn-left = A esta carta solo le falta un giro. Gírala una vez, sola o junto con otra carta.
refusal-not-finished = Esta carta no está acabada. Elige una que se haya girado cuatro veces.
refusal-already-turned = Este proyecto ya ha girado esa carta. Elige otra.
refusal-already-given-flasks = Este proyecto ya ha puesto matraces ahí. Elige otra carta.
refusal-no-flasks-there = Ahí no hay matraces. Elige una carta que los tenga.
refusal-not-a-base-card = Solo se puede copiar un proyecto básico. Elige uno con la marca de básico.
refusal-copies-itself = Un proyecto que copia no se puede copiar. Elige otro.
refusal-own-field = Este proyecto hace avanzar una disciplina distinta de la suya. Elige otra.
refusal-field-full = Esta disciplina ya tiene cuatro cubos de tecnología y no puede avanzar. Elige otra.
refusal-already-advanced = Este proyecto ya ha hecho avanzar esa disciplina. Elige otra.
refusal-other-field = Un proyecto de cada disciplina recibe matraces, en este orden: Física, Química, Biología, Astronomía. Elige un proyecto de la disciplina que sigue.
refusal-not-enough-flasks = No tienes suficientes matraces en tu reserva para pagar. Solo puedes rechazar el pago.
refusal-must-pay = En esta mesa los pagos son obligatorios. Puedes pagar, así que debes hacerlo.
refusal-nothing-to-do = Eso no tendría ningún efecto ahora. Elige algo que sí lo tenga.

# El tablero del terminal
board-draft = La preparación
board-round = Ronda { $number }
board-last-round = última ronda: { $number }
board-supply = Reserva común: { $cubes } cubos de tecnología, { $flasks } matraces
board-spares = de la caja: { $cubes } cubos de tecnología, { $flasks } matraces
board-base = b
board-closed = cerrado
board-empty = vacío
board-player = { $who }: { $score } puntos
board-pool = reserva { $flasks }
board-cubes = cubos { $cubes }
board-legend = ▮ en el tablero · ▯ fuera · ✓ completada este turno · ○◔◑◕● giros · ⚗ matraces · ■ cubo · + puntos especiales · b básico

# Los iconos de las cartas
icons-legend =
    ↻ girar · ⚗ matraz · + a tu reserva o a tus espacios · ▯ tu carta · ▤ tableros · ▸ va a · ▲ avanzar · ⧉ copiar · ⇄ cambiar o reordenar ·
    ⊕ una acción más · − pagar · → solo si se cumple lo anterior · ? si · | o · ∅ si no ha sido posible · ∀ todos ·
    • esa carta · ′ otra · * cada una · ≠ otra disciplina que · × por cada · ≤ como máximo · ᵇ básico · ² en las dos últimas casillas ·
    ■ cubo de tecnología después del cuarto · ◈ disciplina distinta · ◇ otra disciplina entre tus demás cartas · ◆ carta de su disciplina · ● acabada ·
    P Física · C Química · B Biología · A Astronomía

# El tablero en el navegador
board-copies = { $copies ->
    [0] no quedan copias
    [one] queda { $copies } copia
   *[other] quedan { $copies } copias
}
board-flasks = { $flasks ->
    [one] { $flasks } matraz
   *[other] { $flasks } matraces
}
board-completed = completados este turno: { $copies }
board-slot = Espacio { $slot }
board-turns = { $turns } de 4
board-opens-tech = se abre con { $count } cubos
board-opens-flask = se abre con { $count } matraces
board-opens = Un quinto cubo de tecnología o cinco matraces en tu reserva abren un espacio.
board-track = cubos en { $spaces }, valor { $value }, puntos especiales { $special }
board-technology = Tecnología
board-flask-pool = Matraces
board-unfinished = Cartas sin acabar
board-desk-of = Mesa de { $who }
board-desk = Tu mesa
board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
board-reading = Lectura
board-look = Señala un proyecto para leer lo que da al acabarlo.
board-edges = El borde bajo la flecha cuenta los giros de una carta: ○, •, ••, •••.
board-finish = Acabar una carta
board-finish-flasks = sus matraces a tu reserva
board-finish-field = su disciplina avanza
board-finish-effects = sus efectos, desde arriba
board-finish-back = vuelve a los tableros
board-finishing = al acabarlo
board-studied = sus efectos se están aplicando
board-until = Cuando una de las dos reservas esté vacía: esta ronda y después un turno más para cada cual.
board-special-physics = Dos últimas casillas: el valor de tu mejor disciplina otra vez.
board-special-chemistry = Dos últimas casillas: puntos por cada uno de tus cubos de tecnología.
board-special-biology = Dos últimas casillas: un número fijo de puntos.
board-special-astronomy = Dos últimas casillas: puntos por los matraces de tu reserva.
event-picks = { $who } señala { $card }.

# ¿Sabías que…?: ciencia e historia, con nuestras palabras
note-photograph = La fotografía 51, hecha por Raymond Gosling con Rosalind Franklin en 1952, mostró que el ADN es una hélice.
note-ellipse = Johannes Kepler pasó años con las medidas de Tycho Brahe hasta que Marte reveló su elipse, en un libro de 1609.
note-catalysis = Jöns Jacob Berzelius dio nombre a la catálisis en 1835, mucho antes de que se supiera cómo funciona.
note-patience = Diecisiete años separan el esbozo de la evolución de Darwin, de 1842, de su libro de 1859.
note-journals = Las dos primeras revistas científicas nacieron en 1665, en París y en Londres, con dos meses de diferencia.
note-friction = Leonardo anotó las leyes del rozamiento en sus cuadernos hacia 1493; Guillaume Amontons volvió a hallarlas en 1699.

# Lo que dio los puntos
score-made = { $who } tiene { $score } puntos: { $flasks } por matraces, { $technology } por tecnología, { $special } puntos especiales, { $unfinished } por cartas sin acabar.
tie-shared = Empate a puntos en cabeza: la victoria se comparte.

# Lo que el reglamento no dice
gap-tracks = Lo que valen las casillas de una disciplina
    .why =
        El reglamento nombra casillas de 0, 2 y 4 puntos, dos casillas especiales al final y cuatro cubos como
        máximo. Con 0-1-2-4, el límite de cuatro se deduce solo, y una disciplina completa vale 7, tanto como
        cada casilla especial de Biología.
gap-miniature = La miniatura
    .why =
        Nuestra, para el análisis (docs/EXPLOITABILITY.md): la mayor que se resolvió exactamente en un minuto.
gap-numbers = Los números de las cartas
    .why =
        Cada conjunto recomendado tiene tres números de cada docena, así que las docenas son las disciplinas, en
        el orden en que el reglamento siempre las nombra. Las dos caras de una carta no pueden estar en el mismo
        conjunto, y los pares 1-2, 3-4 … encajan en los tres conjuntos. El reglamento muestra ADN y Rotación sin
        sus números: con 25 y 37 cada una es la primera carta de su disciplina, y las dos están entonces en el
        conjunto de la primera partida.
gap-base = Qué proyectos son proyectos básicos
    .why =
        Los conjuntos recomendados dejan tres maneras de tener un proyecto básico por disciplina en cada conjunto:
        1 2 9 10, 3 4 7 8 y 5 6 11 12 de cada docena. Con la primera, la primera carta de cada disciplina, y por
        tanto ADN y Rotación, es un proyecto básico.
gap-cards-physics = Las cartas de Física
    .why =
        La Física gira cartas. Una carta vale unas dos acciones, como los dos proyectos que muestra el
        reglamento, y se ajustó en partidas entre bots que
        calculan jugadas; los bots que han aprendido a jugar dejan de lado la Astronomía.
gap-cards-chemistry = Las cartas de Química
    .why =
        La Química convierte matraces. Una carta vale unas dos acciones, como los dos proyectos que muestra el
        reglamento, y se ajustó en partidas entre bots que
        calculan jugadas; los bots que han aprendido a jugar dejan de lado la Astronomía.
gap-cards-biology = Las cartas de Biología
    .why =
        La Biología toma cartas. Una carta vale unas dos acciones, como los dos proyectos que muestra el
        reglamento, y se ajustó en partidas entre bots que
        calculan jugadas; los bots que han aprendido a jugar dejan de lado la Astronomía.
gap-cards-astronomy = Las cartas de Astronomía
    .why =
        La Astronomía maneja matraces, y más que las demás, porque sus puntos especiales valen menos que los de
        Biología. Una carta vale unas dos acciones, como los dos proyectos que muestra el reglamento, y se
        ajustó en partidas entre bots que calculan jugadas; los bots que han aprendido a jugar la dejan de lado.

# A qué distancia están los jugadores de lo que dice una razón
aim-card = { $count ->
    [one] A { $card } ({ $who }, espacio { $slot }) le falta 1 giro.
   *[other] A { $card } ({ $who }, espacio { $slot }) le faltan { $count } giros.
}
aim-slot-cubes = { $count ->
    [one] A { $who } le falta 1 cubo de tecnología para un espacio más.
   *[other] A { $who } le faltan { $count } cubos de tecnología para un espacio más.
}
aim-slot-flasks = { $count ->
    [one] A { $who } le falta 1 matraz para un espacio más.
   *[other] A { $who } le faltan { $count } matraces para un espacio más.
}

# Lo que es cierto de una posición
fact-can-complete = { $who } puede completar { $card } (espacio { $slot }) en el próximo turno.
fact-last-copy = { $who } tiene el último ejemplar de { $card }: ahora nadie más puede tomarlo.
fact-full = Todos los espacios de { $who } están llenos: no se puede tomar ninguna carta.

# Lo que cuenta una razón: lo que una jugada deja de más o de menos que otra
holding-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
holding-flasks = { $count ->
    [one] 1 matraz
   *[other] { $count } matraces
}
holding-projects = { $count ->
    [one] 1 proyecto en curso
   *[other] { $count } proyectos en curso
}
