# El objetivo y un turno, para quien empieza
aim = Construye átomos iguales a los objetivos de la fila: un objetivo vale 10 puntos y uno más por cada protón. Gana quien tenga más puntos.
turn = Juega dos cartas de partículas: añade las partículas a un tablero de átomo, o mueve otras tantas de un tablero a otro. Toma un objetivo cuando un tablero coincida exactamente con él.
glance-1 = Los tableros, donde se construyen los átomos, son de todos: lo que construyes, otro jugador puede acabarlo.
glance-2 = Una carta de partículas añade exactamente su valor a un tablero, o mueve esa misma cantidad a otro tablero.
glance-3 = Después de cada jugada robas una carta.
glance-4 = Un objetivo se toma en tu propio turno, cuando un tablero tiene exactamente sus protones, neutrones y electrones.
glance-5 = Una carta de Poder usa el poder de tu personaje. Se juega antes de tu primera jugada.
glance-6 = La partida termina cuando se toma el último objetivo.
legend-proton = Protón: su número dice qué elemento es.
legend-neutron = Neutrón: su número también debe coincidir.
legend-electron = Electrón: va en los anillos, de dentro afuera.
legend-power = Poder: el de tu personaje.
legend-bohrd = Tablero: el sitio de un átomo, con anillos para los electrones, como los imaginó Niels Bohr. El juego en inglés lo llama «bohrd».

# Opciones
option-scenario = Escenario: lo que el mundo necesita
option-scenario-suggested = El recomendado para vuestro número de jugadores
option-scenario-first-light = Primera luz
option-scenario-breath-of-air = Un soplo de aire
option-scenario-hungry-fields = Campos hambrientos
option-scenario-battery-drought = Baterías secas
option-scenario-bones-and-bridges = Huesos y puentes
option-scenario-silent-screens = Pantallas mudas
option-scenario-salt-of-the-earth = La sal de la tierra
option-scenario-first-ten = Los diez primeros
option-scenario-empty-pharmacy = La farmacia vacía
setup-scenario = { $grade }, unos { $minutes } minutos. Objetivos: { $goals }.
setup-without-characters = Sin los poderes no hay personajes que elegir. No elijas ninguno, o juega con los poderes.
setup-character-too-far = { $character } está en el sitio { $seat }, pero solo jugáis { $players }. Elige otro sitio.
setup-character-twice = { $character } está elegido para dos sitios; cada personaje ocupa uno solo.
grade-easy = Fácil
grade-medium = Intermedio
grade-hard = Difícil
option-powers = Personajes y cartas de Poder
option-powers-on = Con los personajes y sus poderes
option-powers-off = Sin ellos: solo partículas, para una primera partida
option-characters = Personajes elegidos para los sitios en orden, por ejemplo curie,,ozzy; los huecos se reparten al azar
option-brady = Saint Elmo Brady, cuyo poder produce oxígeno
option-brady-always = Se reparte en todos los escenarios
option-brady-with-oxygen = Se reparte solo si hay oxígeno
option-closing_time = Hora de cierre
option-closing_time-on = El laboratorio cierra cuando una partida ha durado muchísimo (no está en el reglamento)
option-closing_time-off = No cierra nunca: solo el último objetivo termina la partida
option-first_player = Jugador inicial
option-first_player-random = por sorteo
option-first_player-first_seat = el primer sitio

# Finales
ending-last-goal = Se ha tomado el último objetivo. El mundo tiene lo que necesita.
ending-lab-closed = Hora de cerrar: el laboratorio cierra y los puntos cuentan tal como están.
ending-beyond-repair = Hay demasiados electrones en los tableros: ya no se puede construir ningún objetivo. Los puntos cuentan tal como están.

# Negativas
refusal-no-such-card = No tienes esa carta en la mano. Elige una que tengas.
refusal-no-plays-left = Ya has jugado tus dos cartas. Toma un objetivo o termina tu turno.
refusal-no-room-for-card = Ningún tablero tiene bastantes lugares de electrón libres para esta carta. Juega otra.
refusal-power-too-late = Una carta de Poder se juega antes de tu primera carta de partículas. Guarda esta para tu próximo turno.
refusal-curie-at-work = El poder de Marie Curie te pide jugar todas tus cartas de partículas, cada una con valor 1. El turno no acaba hasta que las juegues todas.
refusal-no-match = Este tablero no coincide con ningún objetivo a la vista. Sus protones, neutrones y electrones deben ser todos los de un mismo objetivo.
refusal-no-replacement = Solo el poder de Saint Elmo Brady lo permite, una vez por cada carta de Poder suya jugada este turno.
refusal-not-hydrogen = Este tablero no es un átomo de hidrógeno. Debe tener un protón, un electrón y nada más.
refusal-still-plays = Podrás terminar tu turno después de tu segunda carta. Juega antes una carta de partículas.
refusal-playable = Solo puedes descartar si ninguna de tus cartas de partículas se puede jugar. Juega una de ellas.
refusal-wrong-value = Coloca exactamente tantas partículas como vale la carta.
refusal-rings-full = Ese tablero tiene 36 lugares de electrón y quedan demasiado pocos libres. Elige otro tablero.
refusal-not-enough-there = Ese tablero no tiene tantas partículas de esas. Elige otro tablero o añade las partículas.
refusal-no-removal = Puedes añadir o mover partículas, pero no retirarlas. Solo los poderes de Lewis, Ball y Yocchi las retiran.
resting-goal = Ningún tablero coincide aún con este objetivo. Uno debe tener exactamente sus protones, neutrones y electrones.
resting-deck = Las cartas se roban solas: una después de cada carta jugada.

# Preguntas
prompt-wait = { $who } está pensando.
prompt-turn = { $plays ->
    [one] Tu turno: juega una carta más.
   *[other] Tu turno: juega { $plays } cartas.
  }
prompt-place = { $card }: añade { $what } a un tablero, o mueve otros tantos de un tablero a otro.
prompt-place-free = { $card } vale de { $least } a { $most } este turno: añade esas partículas a un tablero, muévelas a otro o quítalas.
prompt-swap = Einstein: cambia una partícula de un tablero por otra de distinta clase.
prompt-discard = { $count ->
    [one] Ozzy: descarta una carta más.
   *[other] Ozzy: descarta { $count } cartas.
  }
prompt-curie = Marie Curie: juega todas tus cartas de partículas, cada una con valor 1.
prompt-end = Has hecho tus dos jugadas: termina tu turno.
prompt-end-claim = Objetivo disponible: { $goals }. Tómalo, o termina tu turno.
prompt-turn-claim = { $plays ->
    [one] Tu turno: toma el objetivo ({ $goals }) ahora, o juega antes una carta más.
   *[other] Tu turno: toma el objetivo ({ $goals }) ahora, o juega antes { $plays } cartas.
  }
loss-goal = Objetivo disponible ahora: { $goals }. Después del turno pueden tomarlo otros.

# Acciones
action-play = Jugar { $card }
action-power = Usar el poder de { $character }
action-power-nobody = Jugar una carta de Poder
action-claim = Tomar el objetivo «{ $element }» con el tablero { $bohrd } por { $points } puntos
action-claim-nothing = Tomar un objetivo con el tablero { $bohrd }
action-replace = Convertir el hidrógeno del tablero { $bohrd } en oxígeno
action-end = Terminar el turno
action-discard = Descartar { $card }
action-add = Añadir { $what } al tablero { $bohrd }
action-move = Mover { $what } del tablero { $source } al tablero { $target }
action-remove = Retirar { $what } del tablero { $bohrd }
action-swap = Cambiar { $out } por { $into } en el tablero { $bohrd }

# Sucesos
event-played = { $who } juega { $card }.
event-power = { $who } juega una carta de Poder y usa el poder de { $character }.
event-completed = El tablero { $bohrd } forma ahora un objetivo: { $element }, { $worth } puntos.
event-added = { $who } añade { $what } al tablero { $bohrd }.
event-moved = { $who } mueve { $what } del tablero { $source } al tablero { $target }.
event-removed = { $who } quita { $what } del tablero { $bohrd }.
event-swapped = En el tablero { $bohrd }, { $out } se cambia por { $into }.
event-replaced = El hidrógeno del tablero { $bohrd } se convierte en oxígeno.
event-drew = { $who } roba una carta.
event-drew-card = { $who } roba { $card }.
event-reshuffled = Los descartes se barajan y forman un mazo nuevo.
event-discarded = { $who } descarta { $card }.
event-claimed = { $who } toma el objetivo «{ $element }» del tablero { $bohrd }: { $points } puntos.
event-goal-shown = Nuevo objetivo: { $element }.
event-stopped = { $who } termina su turno.
event-turn = Es el turno de { $who }.

# Cartas y partículas
card-power = Poder
card-proton = Protón { $value }
card-neutron = Neutrón { $value }
card-electron = Electrón { $value }
pieces-proton = { $count ->
    [one] un protón
   *[other] { $count } protones
  }
pieces-neutron = { $count ->
    [one] un neutrón
   *[other] { $count } neutrones
  }
pieces-electron = { $count ->
    [one] un electrón
   *[other] { $count } electrones
  }
piece-proton = un protón
piece-neutron = un neutrón
piece-electron = un electrón

# Personajes
character-nobody = nadie
character-einstein = Albert Einstein
character-einstein-power = Cambia una partícula de un tablero por otra de distinta clase. Después juega tus dos cartas.
character-lewis = Gilbert Lewis
character-lewis-power = Durante un turno tus cartas de electrón valen 1, 2 o 3, como elijas, y también pueden retirar electrones.
character-curie = Marie Curie
character-curie-power = Juega todas tus cartas de partículas, cada una con valor 1, sin robar. Luego roba cinco cartas y tu turno termina.
character-ball = Alice Ball
character-ball-power = Durante un turno tus cartas de protón valen 1, 2 o 3, como elijas, y también pueden retirar protones.
character-ozzy = Ozzy el pulpo
character-ozzy-power = Roba cuatro cartas para tener ocho. Después de tus dos jugadas, descarta dos cartas.
character-yocchi = Yocchi
character-yocchi-power = Durante un turno tus cartas de neutrón valen 1, 2 o 3, como elijas, y también pueden retirar neutrones.
character-brady = Saint Elmo Brady
character-brady-power = Hasta después de tu segunda carta, puedes convertir un átomo de hidrógeno completo en uno de oxígeno.

# Escenarios
scenario-first-light-story = En sus primeros minutos el universo hizo hidrógeno, helio y una pizca de litio. El berilio y el boro llegaron después, arrancados de átomos más pesados. Empieza donde empezó todo.
scenario-first-light-H = El combustible de toda estrella joven.
scenario-first-light-He = Lo que el Sol hace con el hidrógeno.
scenario-first-light-Li = El Big Bang dejó una pizca.
scenario-first-light-Be = Arrancado de átomos más pesados por rayos cósmicos.
scenario-first-light-B = También es, sobre todo, obra de los rayos cósmicos.

scenario-breath-of-air-story = Una estación bajo el mar tiene que fabricar su aire. Cuatro quintos de lo que respiramos son nitrógeno, un quinto es oxígeno, y las trazas también sirven.
scenario-breath-of-air-H = Con el oxígeno, el agua de cada aliento.
scenario-breath-of-air-He = Mezclado con oxígeno, permite bucear a gran profundidad.
scenario-breath-of-air-C = Como dióxido de carbono alimenta cada hoja.
scenario-breath-of-air-N = El 78 % del aire seco; frena el fuego.
scenario-breath-of-air-O = Lo que buscan los pulmones: el 21 % del aire seco.
scenario-breath-of-air-Ne = 18 partes por millón del aire que respiramos.

scenario-hungry-fields-story = El amoníaco hecho de aire e hidrógeno hace crecer el alimento de cerca de la mitad de la humanidad. Un campo pide más: unos elementos por sacos, otros por pizcas.
scenario-hungry-fields-H = Tres con un nitrógeno: amoníaco.
scenario-hungry-fields-B = Una pizca une las paredes de las células vegetales.
scenario-hungry-fields-N = Toda proteína lo lleva; los cultivos lo toman del suelo.
scenario-hungry-fields-Mg = El átomo en el centro de la clorofila.
scenario-hungry-fields-P = Parte del ADN; raíces y semillas lo piden.

scenario-battery-drought-story = Teléfonos, coches y ciudades enteras quieren guardar para la noche el sol del mediodía. En una batería los iones viajan entre dos polos; alguien tiene que hacer los iones y los polos.
scenario-battery-drought-Li = El ion que viaja cuando se carga un teléfono.
scenario-battery-drought-Be = En el cobre, para contactos que hacen de muelle.
scenario-battery-drought-C = El grafito acoge al litio, capa por capa.
scenario-battery-drought-O = El otro polo es un óxido de metal.
scenario-battery-drought-F = En la sal que hace pasar el litio.
scenario-battery-drought-Na = Tan común como la sal: baterías para la red.

scenario-bones-and-bridges-story = ¿Qué es ligero y aun así soporta peso? Huesos, cuadros de bicicleta, alas y puentes responden cada uno a su modo, y a todos les faltan átomos.
scenario-bones-and-bridges-Be = Ligero y muy rígido: los espejos del telescopio Webb.
scenario-bones-and-bridges-C = La fibra de carbono y la dureza del acero.
scenario-bones-and-bridges-Mg = Más de la mitad del nuestro está en los huesos.
scenario-bones-and-bridges-Al = Un tercio del peso del acero.
scenario-bones-and-bridges-Si = En la arena, el vidrio y el cemento.

scenario-silent-screens-story = Una pantalla se enciende porque chips, vidrio y lámparas diminutas se ponen de acuerdo. Cuando a los fabricantes de chips no les queda nada, todas las pantallas enmudecen.
scenario-silent-screens-He = Enfría las obleas mientras se graban los chips.
scenario-silent-screens-B = Unos pocos átomos hacen conductor al silicio.
scenario-silent-screens-N = Con el galio, el cristal de los LED blancos.
scenario-silent-screens-Ne = Casi todo el gas de los láseres que dibujan chips.
scenario-silent-screens-Al = En el vidrio de las pantallas, contra los arañazos.
scenario-silent-screens-Si = El cristal del que se cortan casi todos los chips.

scenario-salt-of-the-earth-story = Una corriente en agua salada da sosa, cloro e hidrógeno: el comienzo del jabón, del papel y del agua potable. La química empieza en la mina de sal.
scenario-salt-of-the-earth-H = Sale en burbujas cuando el agua salada se vuelve sosa.
scenario-salt-of-the-earth-O = Casi la mitad del peso de la corteza terrestre.
scenario-salt-of-the-earth-Na = De la sal a la sosa: con él empieza el jabón.
scenario-salt-of-the-earth-S = Para el ácido sulfúrico, la bestia de carga de la industria.
scenario-salt-of-the-earth-Cl = Un poco mantiene potable el agua.

scenario-first-ten-story = Los estantes de la escuela están vacíos y mañana toca la tabla periódica. Sus dos primeras filas son diez elementos, del átomo más sencillo al más satisfecho.
scenario-first-ten-H = Un protón y un electrón: el átomo más sencillo.
scenario-first-ten-He = Visto en el Sol antes de hallarse en la Tierra.
scenario-first-ten-Li = El metal más ligero: flota en aceite.
scenario-first-ten-Be = La esmeralda es uno de sus minerales.
scenario-first-ten-B = En el vidrio de matraces y fuentes de horno.
scenario-first-ten-C = Cuatro enlaces: el esqueleto de lo vivo.
scenario-first-ten-N = Tres enlaces unen su pareja de átomos.
scenario-first-ten-O = El fuego lo necesita, y tú también.
scenario-first-ten-F = Ninguno atrae más los electrones.
scenario-first-ten-Ne = El segundo anillo lleno: no se une a nada.

scenario-empty-pharmacy-story = En la farmacia de guardia hay cola y los cajones están vacíos. Sales, gases y esqueletos de moléculas: una ciudad puede prescindir de mucho, pero no de esto.
scenario-empty-pharmacy-H = Sus núcleos forman la imagen de la resonancia.
scenario-empty-pharmacy-Li = Sus sales estabilizan el ánimo.
scenario-empty-pharmacy-C = El esqueleto de casi todos los medicamentos.
scenario-empty-pharmacy-N = Líquido, quema verrugas y conserva células.
scenario-empty-pharmacy-O = El primer auxilio de los pulmones que fallan.
scenario-empty-pharmacy-F = En el dentífrico y en uno de cada cinco fármacos.
scenario-empty-pharmacy-Na = En el suero: nueve gramos de sal por litro.
scenario-empty-pharmacy-Mg = Su sulfato previene convulsiones en el embarazo.

# El tablero de la terminal
board-goals = Objetivos
board-pile = Boca abajo: { $symbols }
board-pile-empty = no quedan objetivos boca abajo
board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
board-needs = { $protons } p  { $neutrons } n  { $electrons } e
board-bohrd = Tablero { $bohrd }
board-matches = es { $element }
board-still = faltan
board-lacks = { $element }: por añadir { $pieces }
board-empty = vacío
board-hand = Tu mano
board-hand-hidden = { $count ->
    [one] una carta
   *[other] { $count } cartas
  }
board-no-goals = sin objetivos
board-turn = { $last ->
    [0] Turno { $turn }
   *[other] Turno { $turn } de { $last } como máximo
}
board-deck = Mazo { $count }
board-discards = Descartes: { $cards }
board-plays = { $plays ->
    [0] no quedan jugadas
    [one] queda una jugada
   *[other] quedan { $plays } jugadas
  }
board-power-on = poder en marcha
board-power-card = Con una carta de Poder: { $power }
board-character = { $character }. Con una carta de Poder: { $power }

# Elementos
element-H = hidrógeno
element-He = helio
element-Li = litio
element-Be = berilio
element-B = boro
element-C = carbono
element-N = nitrógeno
element-O = oxígeno
element-F = flúor
element-Ne = neón
element-Na = sodio
element-Mg = magnesio
element-Al = aluminio
element-Si = silicio
element-P = fósforo
element-S = azufre
element-Cl = cloro
element-Ar = argón
element-K = potasio
element-Ca = calcio
element-Sc = escandio
element-Ti = titanio
element-V = vanadio
element-Cr = cromo
element-Mn = manganeso
element-Fe = hierro
element-Co = cobalto
element-Ni = níquel
element-Cu = cobre
element-Zn = zinc
element-Ga = galio
element-Ge = germanio
element-As = arsénico
element-Se = selenio
element-Br = bromo
element-Kr = kriptón
board-table = Tabla periódica, del hidrógeno al kriptón
board-element = { $number } { $element }: masa media { $mass }
board-key-goal = objetivo
board-key-made = hecho
board-key-later = en la pila
board-key-protons = protones de un tablero
board-discarded = { $count ->
    [one] 1 carta descartada
   *[other] { $count } cartas descartadas
}
board-proton = Protones
board-neutron = Neutrones
board-electron = Electrones

# ¿Sabías que…?: ciencia e historia, con nuestras palabras
note-stadium = Si un átomo fuera tan grande como un estadio, su núcleo cabría en tu mano.
note-rings = Niels Bohr puso los electrones en anillos en 1913. Hoy sabemos que forman nubes, pero los anillos siguen mostrando cuántos hay en cada capa.
note-neutron = James Chadwick encontró el neutrón en 1932. Doce años antes, Ernest Rutherford había supuesto que existe una partícula así.
note-gaps = Mendeléyev dejó huecos en su tabla de 1869. El galio, el escandio y el germanio se hallaron después, y encajaron.
note-sun = El helio se vio en la luz del Sol en 1868, 27 años antes de que nadie lo hallara en la Tierra.
note-moseley = Henry Moseley mostró en 1913 que el número de un elemento es la carga de su núcleo.

# La vida de los personajes, con nuestras palabras; las fuentes están en gallery.py
person-einstein = Albert Einstein (1879–1955)
note-einstein = En 1905 explicó por qué los granos en el agua nunca dejan de temblar: los golpean moléculas demasiado pequeñas para verse. Ese temblor permite contar y medir las moléculas. Jean Perrin ya lo había hecho en 1909, y casi nadie dudó más de que los átomos existen. Su premio Nobel de 1921 fue por la luz, que entrega su energía en porciones.
person-lewis = Gilbert Newton Lewis (1875–1946)
note-lewis = En 1916 propuso que dos átomos se mantienen unidos por un par de electrones que comparten, y dibujó las moléculas con los puntos que aún se usan en clase. Fue propuesto 41 veces para el premio Nobel y nunca lo recibió.
person-curie = Marie Curie (1867–1934)
note-curie = Con su marido Pierre descubrió el polonio y el radio en 1898, y dio a su efecto el nombre de radiactividad. Fue la primera mujer en ganar un premio Nobel y la primera persona en ganar dos: en Física en 1903 y en Química en 1911.
person-ball = Alice Augusta Ball (1892–1916)
note-ball = A los 23 años halló cómo convertir el aceite del árbol chaulmoogra en una forma que se podía inyectar. Fue el mejor tratamiento de la lepra hasta los años cuarenta. Fue la primera mujer y la primera persona afroamericana con un máster del College of Hawaii, murió a los 24 años y solo se le reconoció años después.
person-ozzy = Ozzy el pulpo
note-ozzy = Ozzy es un invento de los autores del juego: un ayudante de laboratorio que sujeta ocho muestras a la vez. Los pulpos de verdad sorprenden casi tanto: unos dos tercios de sus células nerviosas están en los brazos, así que un brazo puede palpar y agarrar sin esperar al cerebro.
person-yocchi = Yocchi
note-yocchi = Yocchi es un invento de los autores del juego: un dinosaurio químico y experto en huevos. Los dinosaurios de verdad cuidaban los suyos: en 1995 se describió el fósil de un dinosaurio que murió sentado sobre su nido, como hacen las aves.
person-brady = Saint Elmo Brady (1884–1966)
note-brady = En 1916, en la Universidad de Illinois, fue el primer afroamericano doctor en Química; su tesis estudiaba cómo cambia un átomo de oxígeno la fuerza de un ácido orgánico. Después impulsó la enseñanza de la química en cuatro universidades negras, entre ellas Tuskegee, Howard y Fisk.

# Lo que dio los puntos
score-made = { $who } tiene { $score } puntos: { $goals }.
score-nothing = { $who } no ha tomado ningún objetivo: 0 puntos.
score-goal = { $element } { $points }
tie-shared = Empate a puntos, objetivos y átomo más pesado: la victoria se comparte.
tie-goals = Empate a puntos en cabeza: gana quien tiene más objetivos.
tie-heaviest = Empate a puntos y objetivos en cabeza: gana quien tiene el átomo más pesado.

# Lo que el álbum dice de un elemento: lo que dice de él un escenario. Solo se coleccionan los objetivos.
about-H = { scenario-first-ten-H }
about-He = { scenario-first-ten-He }
about-Li = { scenario-first-ten-Li }
about-Be = { scenario-first-ten-Be }
about-B = { scenario-first-ten-B }
about-C = { scenario-first-ten-C }
about-N = { scenario-first-ten-N }
about-O = { scenario-first-ten-O }
about-F = { scenario-first-ten-F }
about-Ne = { scenario-first-ten-Ne }
about-Na = { scenario-salt-of-the-earth-Na }
about-Mg = { scenario-hungry-fields-Mg }
about-Al = { scenario-bones-and-bridges-Al }
about-Si = { scenario-silent-screens-Si }
about-P = { scenario-hungry-fields-P }
about-S = { scenario-salt-of-the-earth-S }
about-Cl = { scenario-salt-of-the-earth-Cl }

# Lo que solo ve quien tiene el turno
own-secret = las cartas de su mano

# Lo que el reglamento no dice
gap-particle-deck = Cuántas cartas de partículas hay
    .why =
        El reglamento muestra un protón de valor 1, un neutrón de 2 y un electrón de 3, y deja a tres personajes
        elegir de 1 a 3, así que hay tres valores; no cuenta las cartas. Hay algunos neutrones más, porque la
        mitad de los objetivos tiene más neutrones que protones; una carta de cada nueve es un Poder, más o
        menos una cada cuatro o cinco turnos.
gap-bohrd = Los lugares de los electrones
    .why =
        La tabla periódica del juego acaba en el kriptón, así que un tablero tiene los 36 lugares de electrones
        del kriptón. Su orden es aquel en que los átomos neutros llenan sus capas; el cromo y el cobre, que
        desplazan un electrón, no son objetivos.
gap-opening-hours = Cuándo cierra el laboratorio
    .why =
        No es una regla de la caja: el reglamento deja que la partida siga hasta que se tome el último objetivo.
        Para que toda partida acabe, incluso entre jugadores que eligen al azar, el laboratorio cierra tras este
        número de turnos por cada partícula de los objetivos del escenario. Los bots de nivel Ayudante necesitan
        una sexta parte de ese tiempo. Los de nivel Investigadora regalan poco y necesitan más o menos un
        tercio con diez objetivos; con cinco objetivos y cuatro jugadores, una partida de cada cinco llegó aun
        así al cierre.
gap-elements = Números másicos y capas
    .why =
        El reglamento imprime las masas medias de los elementos 1 a 36 y una carta de objetivo, el litio 7: el
        isótopo más abundante. Los números másicos y las capas vienen de la biblioteca mendeleev, y aquí quedan
        fijados.
gap-scenarios = Los escenarios y sus objetivos
    .why =
        Las cartas de escenario y de objetivo no están en el texto del reglamento. Dice que algunos escenarios
        no tienen más de cinco objetivos, que el litio, el helio, el berilio, el hidrógeno y el oxígeno son
        objetivos, y que un escenario cuenta lo que el mundo necesita. Los objetivos acaban en el cloro: hasta
        el calcio, la masa redondeada de la tabla impresa es siempre la del isótopo más abundante.

# A qué distancia están los jugadores de lo que nombra una razón
aim-atom = { $count ->
    [0] El tablero { $bohrd } muestra «{ $element }», y es el turno de { $turn }.
    [one] El tablero { $bohrd } está a 1 partícula de «{ $element }», y es el turno de { $turn }.
   *[other] El tablero { $bohrd } está a { $count } partículas de «{ $element }», y es el turno de { $turn }.
}
aim-hand = { $count ->
    [0] Las cartas en mano no bastan para «{ $element }» en el tablero { $bohrd }.
   *[1] Las cartas en mano bastan para «{ $element }» en el tablero { $bohrd }.
}

# Lo que es cierto de una posición
fact-finish = { $who } tiene en la mano { $cards }: con eso se termina «{ $element }» en el tablero { $bohrd }.
fact-lacks = Para «{ $element }», al tablero { $bohrd } le falta: { $lacks }. { $who } tiene para ello { $cards }.
fact-there = El tablero { $bohrd } es «{ $element }», y { $who } puede tomarlo.
fact-one-card = Una sola carta terminaría «{ $element }» en el tablero { $bohrd } para { $who }: { $card }.
fact-two-cards = Dos cartas podrían terminar «{ $element }» en el tablero { $bohrd } para { $who }.
fact-nobody = Sin carta de poder, { $who } no puede terminar ningún objetivo en el próximo turno.
fact-spoiled = { $who } habría podido terminar «{ $element }» en el tablero { $bohrd } con { $count ->
    [one] una carta
   *[other] dos cartas
}, y ahora no.
fact-useless = El tablero { $bohrd } tiene demasiado para todos los objetivos a la vista: ahí nada ayuda a un rival.

# Lo que cuenta una razón: lo que una jugada deja de más o de menos que otra
holding-powers = { $count ->
    [one] 1 carta de Poder
   *[other] { $count } cartas de Poder
}
holding-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
