# Eureka! en español.

# El objetivo y un turno, para quien empieza
aim = Juntos, jugad todas las cartas antes de quedaros todos bloqueados: cada carta que sobra es un punto, y 0 es perfecto.
turn = Juega una carta: una serie solo sube. El número siguiente trae una penalización, saltar números trae una bonificación. Pasa solo si nada encaja.
glance-1 = Hay cuatro series. La primera carta de una serie puede tener cualquier número y no trae ni penalización ni bonificación.
glance-2 = Una penalización dificulta las próximas jugadas. Una bonificación os ayuda a todos.
glance-3 = No ves las manos de los demás, y nadie puede hablar de sus cartas.
glance-4 = Cuando todos han pasado seguidos, la partida termina. Si sobran unas pocas cartas, aún merecéis respeto.
legend-red = Rojo, el arte. Bonificación: la próxima jugada no trae penalización. Penalización: la próxima jugada no trae bonificación.
legend-blue = Azul, la sociedad. Bonificación: recuperar la última carta de otra serie. Penalización: una carta del mercado va a otro jugador.
legend-yellow = Amarillo, la lógica. Bonificación: compartir una carta que cualquiera puede jugar. Penalización: el siguiente jugador juega al azar.
legend-green = Verde, la naturaleza. Bonificación: cambiar una carta. Penalización: la próxima carta debe ser verde.
verdict-at-most = { $most ->
    [0] 0 cartas restantes
    [one] 1 carta restante como mucho
   *[other] { $most } cartas restantes como mucho
}
verdict-above = { $least ->
    [one] 1 carta restante o más
   *[other] { $least } cartas restantes o más
}
board-cards-left = { $number ->
    [0] no quedan cartas
    [one] 1 carta restante
   *[other] { $number } cartas restantes
}
board-left-beside = { $hands } en la mano, { $beside } al lado: la carta superior del mazo y las cartas apartadas también cuentan.

phantom = El fantasma
phantom-within = el fantasma
to-phantom = al fantasma
to-seat = a { $who }
card = el { $value } { $suit ->
    [red] rojo
    [blue] azul
    [yellow] amarillo
   *[green] verde
}
suit-red = rojo
suit-blue = azul
suit-yellow = amarillo
suit-green = verde
knowledge-red = Saber artístico
knowledge-blue = Saber social
knowledge-yellow = Saber formal
knowledge-green = Saber natural
bonus-red = Epifanía
bonus-blue = Revolución social
bonus-yellow = Saber compartido
bonus-green = Evolución
penalty-red = Plagio
penalty-blue = Choque cultural
penalty-yellow = Experimentos locos
penalty-green = Mutación
bonus-red-help = La próxima jugada no trae penalización.
bonus-blue-help = La última carta de otra serie vuelve a la mano.
bonus-yellow-help = Una carta de la mano se pone boca arriba en la mesa: cualquiera puede jugarla.
bonus-green-help = El jugador, u otro que elija, cambia una carta con el mercado o con otro jugador, o renueva el mercado.
penalty-red-help = La próxima jugada no trae bonificación.
penalty-blue-help = Una carta del mercado va a otro jugador.
penalty-yellow-help = El siguiente jugador juega una carta al azar.
penalty-green-help = La próxima carta debe ser verde: se pasa hasta que un jugador pueda jugar verde.

option-library = Biblioteca de Alejandría
option-library-off = no se usa
option-library-on = abre cada tres penalizaciones, para una declaración
option-phantom = Fantasma (partida avanzada para dos)
option-phantom-off = solo vosotros dos
option-phantom-on = un fantasma ocupa el tercer sitio

## Lo que se pregunta

prompt-statement = ¿Puedes empezar? Las cartas bajas son un buen comienzo.
prompt-starter = Todos han hablado. ¿Quién empieza?
prompt-draft = Antes del primer turno, cada uno da una carta. ¿Qué carta das { $to }?
prompt-draft-row = Pon una carta de tu mano en la fila del fantasma. Después elige una de la fila para el otro jugador.
prompt-draft-deck = Has tomado la carta superior. Pon una carta de tu mano bajo el mazo.
prompt-turn = Tu turno: juega una carta.
prompt-turn-pass = Tu turno: ninguna de tus cartas encaja, así que pasa.
prompt-random = Experimentos locos: saca una carta al azar de tu mano. Si encaja, se juega.
prompt-mutation = Mutación: juega una carta verde.
prompt-mutation-pass = Mutación: no tienes ninguna carta verde que encaje, así que pasa.
prompt-phantom-turn = Turno del fantasma: elige su jugada.
prompt-phantom-random = Experimentos locos: saca una carta al azar de la fila del fantasma. Si encaja, se juega.
prompt-after = Usa el comodín ahora, o termina tu turno.
prompt-epiphany = Epifanía: ¿quieres que la próxima jugada no traiga penalización?
prompt-recover = Revolución social: ¿de qué serie recuperas la última carta en tu mano?
prompt-share = Saber compartido: ¿qué carta pones en la mesa para todos?
prompt-beneficiary = Evolución: ¿quién hace el cambio?
prompt-exchange = Evolución: toma una carta del mercado, cambia con un jugador o renueva el mercado.
prompt-swap = Tomas { $card } del mercado. ¿Qué carta tuya va allí?
prompt-give = ¿Qué carta das { $to }?
prompt-give-back = ¿Qué carta devuelves { $to }?
prompt-clash-card = Choque cultural: { $known ->
    [1] ¿qué carta del mercado das { $to }?
   *[0] ¿qué carta del mercado das a otro jugador?
}
prompt-clash-seat = ¿Quién recibe { $card }?
prompt-place = En la fila, { $equal } tiene el mismo número que { $card }. ¿De qué lado va la nueva carta?
prompt-row-take = ¿Qué carta se toma de la fila?
prompt-phantom-share = Saber compartido: ¿pone el fantasma su carta en la mesa para todos?
prompt-phantom-exchange = Evolución: ¿qué carta del mercado va al fantasma?
prompt-on-top = ¿Qué carta de tu mano va encima del mazo?
prompt-phantom-give = El fantasma toma { $card } del mercado. ¿Cuál de sus cartas va allí?
prompt-over = { $ending } { $verdict }

wait = { $who } { $what }
wait-statement = dice si puede empezar.
wait-starter = decide quién empieza.
wait-draft = elige una carta que dar.
wait-draft-row = elige una carta para la fila del fantasma.
wait-draft-deck = elige una carta para poner bajo el mazo.
wait-turn = juega una carta o pasa.
wait-random = debe sacar una carta al azar.
wait-mutation = debe jugar una carta verde o pasar.
wait-phantom-turn = elige la jugada del fantasma.
wait-phantom-random = saca una carta al azar por el fantasma.
wait-after = puede usar el comodín.
wait-epiphany = puede aplicar una epifanía.
wait-recover = puede recuperar una carta.
wait-share = puede compartir una carta.
wait-beneficiary = decide quién hace el cambio.
wait-exchange = puede hacer un cambio.
wait-swap = elige una carta para el mercado.
wait-give = elige una carta que dar.
wait-give-back = elige una carta que devolver.
wait-clash-card = debe elegir una carta del mercado para otro jugador.
wait-clash-seat = decide quién recibe la carta del mercado.
wait-place = coloca una carta en la fila del fantasma.
wait-row-take = toma una carta de la fila del fantasma.
wait-phantom-share = decide si el fantasma comparte.
wait-phantom-exchange = elige una carta del mercado para el fantasma.
wait-on-top = elige una carta para encima del mazo.
wait-phantom-give = elige la carta que el fantasma da al mercado.

## Acciones

action-can-start = «Puedo empezar.»
action-cannot-start = «No puedo empezar.»
action-play = Jugar { $card }{ $step ->
    [open] {" "}y abrir la serie
    [consecutive] , el número siguiente: penalización { $effect }
    [spared] , el número siguiente: sin penalización
    [robbed] {" "}saltando números: sin bonificación
    [idle] {" "}saltando números: { $effect } no haría nada
   *[jump] {" "}saltando números: bonificación { $effect }
}
action-phantom-play = El fantasma juega { $card }{ $step ->
    [open] {" "}y abre la serie
    [consecutive] , el número siguiente: penalización { $effect }
    [spared] , el número siguiente: sin penalización
    [robbed] {" "}saltando números: sin bonificación
    [idle] {" "}saltando números: { $effect } no haría nada
   *[jump] {" "}saltando números: bonificación { $effect }
}
action-draft = Dar { $card } { $to }
action-under = Poner { $card } bajo el mazo
action-share = Compartir { $card }
action-swap = Dar { $card } al mercado por { $taken }
action-give = Dar { $card } { $to }
action-give-back = Devolver { $card } { $to }
action-on-top = Poner { $card } encima del mazo
action-pick = Elegir { $card }
action-take = Tomar { $card }
action-take-market = Tomar { $card } del mercado
action-take-phantom = Tomar { $card } del mercado para el fantasma
action-recover = Recuperar la última carta de la serie ({ $suit })
action-starter = Empieza { $who }
action-starter-me = Empiezas tú
action-beneficiary = Dejar que { $who } haga el cambio
action-beneficiary-me = Hacer tú el cambio
action-partner = Cambiar con { $who }
action-partner-deck = Cambiar con el mazo: tomar la carta superior
action-clash = Dar { $card } { $to }
action-choose = Elegir: { $who }
action-pass = Pasar
action-phantom-pass = El fantasma pasa
action-random = Sacar una carta al azar
action-phantom-random = Sacar al azar una carta de la fila
action-decline = No usar la bonificación
action-accept = Sí: sin penalización en la próxima jugada
action-phantom-share = El fantasma comparte su carta
action-phantom-give = { $card } va al mercado
action-phantom-give-top = La carta superior del mazo va al mercado
action-new-market = Poner el mercado bajo el mazo y montar uno nuevo
action-done = Terminar el turno
action-wild = Usar el comodín para { $bonus }: { $help }
action-before = A la izquierda de la carta con el mismo número
action-after = A la derecha de la carta con el mismo número
action-before-card = A la izquierda de { $card }
action-after-card = A la derecha de { $card }
action-delay = Retrasar la carta una ronda y tomar la siguiente en la mano
action-set-aside = Apartar la carta: cuenta un punto
action-say-stuck = «Tengo { $number } { $number ->
    [one] carta
   *[other] cartas
} que no puedo jugar.»
action-say-high = «Solo tengo cartas altas en { $suits }.»
action-say-avoid = «No juguéis { $suit }.»

## Rechazos

refusal-phantom-cannot-start = El fantasma no puede empezar: elige a uno de los dos jugadores.
refusal-not-in-hand = Esa carta no está en tu mano ni compartida en la mesa: juega una que lo esté.
refusal-too-low = Las series solo suben: juega una carta más alta que la última de su serie.
refusal-only-green = Mutación: la próxima carta debe ser verde. Juega una carta verde, o pasa si ninguna encaja.
refusal-random-first = Experimentos locos: saca primero la carta al azar.
refusal-must-play = Tienes una carta que encaja: solo se pasa cuando ninguna encaja.
refusal-not-your-card = Esa carta no está en tu mano: elige una que sí esté.
refusal-not-in-market = Esa carta no está en el mercado: elige una que sí esté.
refusal-suit-empty = No hay carta que recuperar: elige una serie que no sea la azul y que tenga cartas.
refusal-not-the-blue-one = La revolución social no alcanza la serie azul: elige otra.
refusal-no-such-player = Ahí no hay nadie: elige a un jugador de la partida.
refusal-not-yourself = Elige a otro jugador, no a ti.
refusal-hand-empty = Necesitas una carta en la mano para eso.
refusal-wild-used = El comodín no está disponible: viene con cuatro o cinco jugadores y vale una vez.
refusal-no-library = Esta partida se juega sin la Biblioteca de Alejandría: se elige al preparar la partida.
refusal-library-closed = La biblioteca está cerrada: abre cada tres penalizaciones.
refusal-not-true = Tu mano dice otra cosa: elige una declaración que sea verdadera.
refusal-not-the-leftmost = El fantasma juega la carta de su fila más a la izquierda que encaje: elige esa.
refusal-not-in-row = Esa carta no está en la fila del fantasma: elige una que sí esté.
refusal-phantom-cannot = El fantasma no tiene carta que cambiar: elige otra cosa.
refusal-not-the-highest = El fantasma toma la carta jugable más alta del mercado: elige esa.
refusal-already-delayed = Esta carta ya se retrasó una vez: ahora se juega.
refusal-cannot-delay = Solo se retrasa una carta si se puede jugar y el mazo tiene otra que tomar.
refusal-can-be-played = Esa carta se puede jugar: juégala o retrásala. Solo se aparta una carta que no encaja.
refusal-not-beside-the-deck = Esa carta no está junto al mazo: elige una que lo esté, o la carta superior.
refusal-no-cards = El mercado y el mazo están vacíos: no hay carta que poner. Elige otro intercambio, o no uses la bonificación.

## Lo que ha pasado

loss-bonus = { $effect } no hace nada aquí: la bonificación se pierde.
event-said-can = { $who }: «Puedo empezar.»
event-said-cannot = { $who }: «No puedo empezar.»
event-starts = Empieza { $who }.
event-gave = { $who } da { $card } { $to }.
event-gave-hidden = { $who } da una carta { $to }.
event-played = { $who } { $step ->
    [open] abre con { $card }.
    [consecutive] juega { $card }, el número siguiente: la carta queda del revés.
   *[jump] juega { $card } saltando números.
}
event-bonus = Bonificación: { $effect }. { $help }
event-penalty = Penalización: { $effect }. { $help }
event-no-bonus = Plagio: esta vez no hay { $effect }.
event-no-penalty = Epifanía: esta vez no hay { $effect }.
event-last-card = Era la última carta de { $who }: sin penalización.
event-last-green = El verde está completo: sin penalización.
event-epiphany = { $who } tiene una epifanía: la próxima jugada no trae penalización.
event-recovered = { $who } recupera { $card }.
event-shared = { $who } comparte { $card }: la carta queda a disposición de todos.
event-handed = { $who } deja que { $to } haga el cambio.
event-kept = { $who } hace el cambio.
event-swapped = { $who } toma { $taken } del mercado y deja { $given }.
event-new-market = { $who } renueva el mercado.
event-refilled = Nuevo en el mercado: { $card }.
event-clashed = { $who } da { $to } { $card } del mercado.{ $unfit }
event-clashed-self = { $who } toma { $card } del mercado.{ $unfit }
fits = { "" }
unfit = { " " }No encaja: { $suit } está en { $top }.
event-shown = { $who } saca { $card }, que no encaja: se enseña y vuelve a la mano.
event-passed = { $who } pasa.
event-declined = { $who } renuncia.
event-wild = { $who } usa el comodín: { $bonus }.
event-library-opened = Abre la Biblioteca de Alejandría.
event-said-stuck = { $who }: «Tengo { $number } { $number ->
    [one] carta
   *[other] cartas
} que no puedo jugar.»
event-said-high = { $who }: «Solo tengo cartas altas en { $suits }.»
event-said-avoid = { $who }: «No juguéis { $suit }.»
event-finished = { $who } se queda sin cartas.
event-ended = { $ending } { $verdict }
event-placed = { $who } coloca { $card } { $side ->
    [before] a la izquierda
   *[after] a la derecha
} de { $equal }, que tiene el mismo número.
event-row-gave = { $who } recibe { $card } de la fila del fantasma.
event-row-got = { $who } pone { $card } en la fila del fantasma.
event-revealed = El fantasma descubre { $card }.
event-delayed = El fantasma jugará { $card } una ronda después; { $taken } va a la mano del jugador.
event-set-aside = El fantasma no puede jugar { $card }: la carta se aparta y cuenta un punto.
event-on-top = { $who } pone { $card } encima del mazo.
event-under = { $who } pone { $card } bajo el mazo.
event-took = { $who } toma { $card }.
event-shuffled = Se baraja el mazo, con las cartas que hay a su lado.
event-done = { $who } termina su turno.
event-chose-card = { $who } elige { $card } del mercado.{ $unfit }
event-chose-partner = { $who } cambia con { $to }.
event-delayed-hidden = El fantasma jugará { $card } una ronda después; la siguiente carta del mazo va a la mano del jugador.
event-under-hidden = { $who } pone una carta bajo el mazo.
event-took-hidden = { $who } toma una carta.

## El final

ending-cleared = ¡Todas las cartas están jugadas!
ending-passed = Todos los jugadores que aún tenían cartas han pasado.
ending-played-out = La mano y el mazo se han agotado.
verdict-nobel = Pedid el Premio Nobel.
verdict-respect = Muy bien: os habéis ganado el respeto.
verdict-improve = Se puede mejorar.
verdict-caves = De vuelta a las cavernas.
verdict-sell = Hora de vender el juego.

## Las palabras de la mesa

board-market = Mercado
board-deck = Mazo
board-table = Compartidas con todos
board-hand = Mano
board-row = Fila
board-set-aside = Apartadas
board-wild = Comodín
board-wild-ready = listo
board-wild-used = usado
board-library = Biblioteca
board-library-open = abierta
board-library-closed = cerrada
board-penalties = Penalizaciones
board-points = Puntos
board-cards = { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}
board-you = tú
board-out = ha terminado
board-none-left = sin cartas
board-unopened = sin abrir
board-next-move = Próxima jugada
board-no-penalty = sin penalización
board-no-bonus = sin bonificación
board-epiphany = Epifanía: sin penalización
board-plagiarism = Plagio: sin bonificación
board-mad = Experimentos locos: una carta al azar
board-mutation = Mutación: solo verde
board-can-start = puede empezar
board-cannot-start = no puede empezar

## Las 52 personalidades

person-thutmose = Tutmose
note-thutmose = En el siglo XIV a. C. dirigió el taller real de Amarna, donde el busto pintado de Nefertiti esperó treinta y tres siglos.
person-anyte = Ánite de Tegea
note-anyte = Hacia el 300 a. C. convirtió cosas pequeñas, un animal, una fuente, la tumba de un niño, en epigramas griegos que aún se leen.
person-cai-wenji = Cai Wenji
note-cai-wenji = Poeta y música de la China de los Han, pasó doce años cautiva entre nómadas; cantos célebres sobre ello llevan su nombre.
person-beatus = Beato de Liébana
note-beatus = Monje del siglo VIII en el norte de España, cuyo comentario al Apocalipsis inspiró algunos de los códices más audaces de la Edad Media.
person-comtessa-de-dia = La condesa de Día
note-comtessa-de-dia = Trovadora que cantó al amor en occitano; una de sus canciones es la única de una trobairitz que conserva su melodía.
person-michelangelo = Miguel Ángel
note-michelangelo = Se tenía por escultor, y aun así pintó el techo de la Capilla Sixtina (1475-1564).
person-maria-de-zayas = María de Zayas
note-maria-de-zayas = En la España del siglo XVII, sus exitosas novelas preguntaban por qué a las mujeres se les daban agujas en lugar de libros.
person-mozart = Wolfgang Amadeus Mozart
note-mozart = Compuso desde los cinco años y dejó más de seiscientas obras, de serenatas a óperas (1756-1791).
person-goya = Francisco de Goya
note-goya = Pintor de reyes, mostró la guerra y el miedo como nadie se había atrevido (1746-1828).
person-alice-guy = Alice Guy
note-alice-guy = Hacia 1896 hizo que la recién nacida cámara contara una historia y se convirtió en la primera directora de cine.
person-picasso = Pablo Picasso
note-picasso = Con Georges Braque desmontó las cosas y pintó todos sus lados a la vez: el cubismo (1881-1973).
person-aretha-franklin = Aretha Franklin
note-aretha-franklin = La reina del soul llevó el fuego del góspel a la radio y deletreó R-E-S-P-E-C-T (1942-2018).
person-miyamoto = Shigeru Miyamoto
note-miyamoto = Diseñador de videojuegos de la región de Kioto que creó a un fontanero saltarín y el reino de Hyrule (nacido en 1952).
person-gargi = Gargi Vachaknavi
note-gargi = En las Upanishads, esta filósofa védica pregunta a un sabio sobre qué está tejido el mundo, y no se da por satisfecha.
person-plato = Platón
note-plato = Discípulo de Sócrates y maestro de Aristóteles, escribió la filosofía como conversación y fundó la Academia (h. 427-347 a. C.).
person-ban-zhao = Ban Zhao
note-ban-zhao = Completó la gran historia de la dinastía Han que su hermano había dejado inacabada (h. 45-116).
person-al-tabari = Al-Tabari
note-al-tabari = Su historia va de la creación del mundo a su propia época y nombra sus fuentes para la mayoría de los relatos (839-923).
person-averroes = Averroes
note-averroes = Juez y médico de Córdoba, explicó tan bien a Aristóteles que Europa lo llamó sencillamente el Comentador (1126-1198).
person-teresa-of-avila = Teresa de Jesús
note-teresa-of-avila = Mística, escritora y viajera incansable, reformó el Carmelo y fundó un convento tras otro (1515-1582).
person-juana-ines = Juana Inés de la Cruz
note-juana-ines = Monja mexicana de célebre biblioteca, defendió en verso y en prosa el derecho de la mujer a estudiar (h. 1648-1695).
person-voltaire = Voltaire
note-voltaire = Su pluma combatió el fanatismo con ingenio y limpió el nombre de Jean Calas, ejecutado siendo inocente (1694-1778).
person-olympe-de-gouges = Olympe de Gouges
note-olympe-de-gouges = Cuando la Revolución proclamó los derechos del hombre, ella escribió la declaración de los derechos de la mujer (1748-1793).
person-marx = Karl Marx
note-marx = Leyó la historia como una lucha por los medios de producción, y el siglo siguiente tomó partido (1818-1883).
person-jane-addams = Jane Addams
note-jane-addams = En la Hull House de Chicago dio un hogar a los recién llegados, y a la idea del trabajo social (1860-1935).
person-martin-luther-king = Martin Luther King
note-martin-luther-king = Dirigió sin violencia el movimiento estadounidense por los derechos civiles y compartió un sueño con el mundo (1929-1968).
person-charles-tilly = Charles Tilly
note-charles-tilly = Estudió huelgas y levantamientos a lo largo de siglos y mostró que también la protesta tiene un repertorio (1929-2008).
person-tapputi = Tapputi-Belatekallim
note-tapputi = Perfumista del palacio asirio hacia el 1200 a. C.: la primera química cuyo nombre quedó escrito, en una tablilla de arcilla.
person-archimedes = Arquímedes
note-archimedes = En Siracusa pesó ideas y coronas, y salió del baño con el grito que da nombre a este juego (h. 287-212 a. C.).
person-hypatia = Hipatia de Alejandría
note-hypatia = Enseñó matemáticas y astronomía a quien quisiera escuchar, en una ciudad que ya no quería oírla (murió en 415).
person-al-khwarizmi = Al-Juarismi
note-al-khwarizmi = Sabio de la Bagdad del siglo IX: de un libro suyo viene la palabra álgebra, y de su nombre, algoritmo.
person-fibonacci = Fibonacci
note-fibonacci = Hijo de un mercader de Pisa, enseñó a Europa con un libro de 1202 a calcular con diez cifras, y de paso contó conejos (h. 1170-1240).
person-martine-de-bertereau = Martine de Bertereau
note-martine-de-bertereau = Buscó minerales por Europa y escribió al rey sobre las riquezas bajo sus pies, cuando aquello parecía brujería.
person-newton = Isaac Newton
note-newton = Una misma ley para la manzana y la Luna, un prisma para todos los colores de la luz blanca (1642-1727).
person-emilie-du-chatelet = Émilie du Châtelet
note-emilie-du-chatelet = Tradujo a Newton al francés con un comentario propio y sostuvo que la energía va con el cuadrado de la velocidad (1706-1749).
person-ada-lovelace = Ada Lovelace
note-ada-lovelace = En 1843 publicó un programa para un ordenador que aún no se había construido (1815-1852).
person-kovalevskaya = Sofia Kovalévskaya
note-kovalevskaya = La primera mujer con un doctorado moderno en matemáticas, y más tarde catedrática en Estocolmo (1850-1891).
person-einstein = Albert Einstein
note-einstein = Empleado de la oficina de patentes, repensó el espacio, el tiempo y la luz; el Nobel llegó por la luz (1879-1955).
person-dorothy-vaughan = Dorothy Vaughan
note-dorothy-vaughan = Dirigió en la NACA un grupo de calculistas y les enseñó, como a sí misma, a programar las máquinas que llegaban (1910-2008).
person-hawking = Stephen Hawking
note-hawking = Descubrió que los agujeros negros brillan un poco y habló del tiempo a millones de lectores (1942-2018).
person-imhotep = Imhotep
note-imhotep = Consejero del rey Zoser y constructor de la primera pirámide en el siglo XXVII a. C.; épocas posteriores lo hicieron dios de la curación.
person-agnodice = Agnódice
note-agnodice = Cuentan que ejerció la medicina en Atenas vestida de hombre, hasta que sus pacientes doblegaron la ley.
person-ptolemy = Ptolomeo
note-ptolemy = En la Alejandría del siglo II puso la Tierra en una cuadrícula e hizo girar los planetas a su alrededor durante 1400 años.
person-sun-simiao = Sun Simiao
note-sun-simiao = Médico de los Tang, reunió miles de remedios y pidió que a cada paciente se le tratara por igual (581-682).
person-hildegard = Hildegarda de Bingen
note-hildegard = Abadesa que describió plantas y dolencias con la misma agudeza que sus visiones, y además compuso la música (1098-1179).
person-copernicus = Nicolás Copérnico
note-copernicus = Puso el Sol en el centro, y con ello sacó de allí a la Tierra (1473-1543).
person-galileo = Galileo Galilei
note-galileo = Apuntó un catalejo al cielo, halló lunas en torno a Júpiter y tuvo que negar lo que de ello se seguía (1564-1642).
person-wang-zhenyi = Wang Zhenyi
note-wang-zhenyi = Explicó los eclipses con una lámpara, un espejo y una mesa, y escribió que las hijas aprenden como los hijos (1768-1797).
person-darwin = Charles Darwin
note-darwin = De aves de islas, fósiles y veinte años de paciencia sacó el origen de las especies (1809-1882).
person-pasteur = Louis Pasteur
note-pasteur = Mostró que los microbios estropean la leche y causan enfermedades, y salvó a un niño de la rabia (1822-1895).
person-mcclintock = Barbara McClintock
note-mcclintock = En el maíz moteado vio genes que saltan; el premio Nobel tardó treinta años en creerle (1902-1992).
person-esther-lederberg = Esther Lederberg
note-esther-lederberg = Descubrió el virus lambda en las bacterias y copió colonias enteras con un trozo de terciopelo (1922-2006).
person-elizabeth-blackburn = Elizabeth Blackburn
note-elizabeth-blackburn = Con Carol Greider descubrió la enzima que repara los extremos de los cromosomas y, con ella, un reloj de nuestras células (nacida en 1948).

# Lo que dio los puntos
score-says = { $number ->
    [one] { $number } carta restante
   *[other] { $number } cartas restantes
}
score-left = A { $who } le { $number ->
    [one] quedaba 1 carta
   *[other] quedaban { $number } cartas
}.
score-phantom-left = Al fantasma le { $number ->
    [one] quedaba 1 carta
   *[other] quedaban { $number } cartas
}.
score-set-aside = { $number ->
    [one] Se apartó 1 carta
   *[other] Se apartaron { $number } cartas
}.
score-better = Menos es mejor: con { $most ->
    [0] ninguna
   *[other] { $most } como mucho
}, el veredicto habría sido más amable.

# Lo que solo ve quien tiene el turno
own-secret = las cartas de su mano

# Lo que el reglamento no dice
gap-phantom-column = El veredicto de las partidas con fantasma
    .why =
        Las dos partidas con fantasma se preparan con las cartas de tres jugadores, y la tabla de los veredictos
        no tiene columna para ellas.
gap-high-card = Qué es una carta alta
    .why =
        El reglamento habla de cartas altas sin dar un número; la mitad superior es lo que la mayoría entiende.

# El par: lo que permitía el reparto
par-exact = Con todas las manos y el mazo a la vista, { $par ->
    [0] se podían jugar todas las cartas
    [one] habría quedado como mejor resultado { $par } carta
   *[other] habrían quedado como mejor resultado { $par } cartas
}; os quedan { $score }.
par-reached = Con todas las manos y el mazo a la vista, { $par ->
    [one] habría quedado { $par } carta, quizá ninguna
   *[other] habrían quedado { $par } cartas, quizá menos
}; os quedan { $score }.

# Lo que demuestra una declaración
concluded-exactly = Por eso los robots solo imaginaron manos en las que { $who } tenía exactamente { $number } de estas: { $cards }.
concluded-some = Por eso los robots solo imaginaron manos en las que { $who } tenía al menos una de estas: { $cards }.
concluded-none = Por eso los robots solo imaginaron manos en las que { $who } no tenía ninguna de estas: { $cards }.
concluded-nothing = No demuestra nada sobre la mano, y ningún robot descartó una carta por ello.

# A qué distancia están los jugadores de lo que nombra una razón
aim-card = { $count ->
    [0] { $card } ya no encaja: su serie lo ha pasado.
    [1] { $card } es el número siguiente de su serie, lo que trae una penalización.
    [2] { $card } abriría su serie.
   *[3] { $card } saltaría números de su serie, lo que trae una bonificación.
}

# Lo que es cierto de una posición
fact-again = { $count ->
    [one] { $cards } vuelve a encajar.
   *[other] { $cards } vuelven a encajar.
}
fact-all-fit = Todas las cartas de { $who } aún se pueden jugar.
fact-chain = { $who } puede jugar { $cards } una tras otra: ninguna trae penalización.
fact-neighbours = { $who } tiene { $card } y { $other }: jugadas una tras otra, la segunda trae una penalización.
fact-passed-held = { $count ->
    [one] { $cards } queda atrás, aunque alguien aún lo tiene.
   *[other] { $cards } quedan atrás, aunque el equipo aún los tiene.
}
fact-passed-unseen = { $count ->
    [one] { $cards } queda atrás antes de que nadie lo haya visto.
   *[other] { $cards } quedan atrás antes de que nadie los haya visto.
}

# Lo que cuenta una razón: lo que una jugada deja de más o de menos que otra
holding-stuck = { $count ->
    [one] 1 carta bloqueada
   *[other] { $count } cartas bloqueadas
}
holding-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
