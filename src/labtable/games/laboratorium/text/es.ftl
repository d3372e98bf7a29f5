# El objetivo y un turno, para quien empieza
aim = Sé el primero en convertir tu molécula en el objetivo.
turn = Elige cuatro dados para cartas nuevas. Después anuncia manipulaciones (cambios en tu molécula), una tras otra: dos dados negros deciden si cada una sale bien.
glance-1 = Cada uno parte de un reactivo y trabaja hacia el mismo objetivo.
glance-2 = Lanza cuatro dados de color: cada uno da hasta dos cartas de su color.
glance-3 = Anuncia una manipulación: un cambio en tu molécula. Los demás pueden jugar cartas Bum contra ella, tú cartas de Química a su favor.
glance-4 = Dos dados deben alcanzar la dificultad: 7 para una Reacción, 5 para una Caracterización. 10 o más siempre sale bien, 2 siempre falla.
glance-5 = Todas las manipulaciones de un turno son del mismo tipo, y necesitas tus tres fichas de Seguridad.
glance-6 = La primera molécula igual al objetivo gana en el acto.
legend-yellow = Centro amarillo: sitio para un enlace simple.
legend-purple = Centro morado: sitio para un enlace doble.
legend-coat = Ficha de Seguridad: sin las tres no puedes anunciar.
legend-boum = Carta Bum: hace más difícil la manipulación de otro jugador.
legend-chimie = Carta de Química: ayuda a tu propia manipulación.
legend-securite = Carta de Seguridad: devuelve una ficha perdida.

# Options and endings
option-target = Molécula objetivo
option-target-aspirin = Aspirina (fácil)
option-target-cinnamaldehyde = Cinamaldehído (fácil)
option-target-myrcene = Mirceno (media)
option-target-linalool = Linalol (media)
option-target-vanillin = Vainillina (difícil)
option-target-coumarin = Cumarina (difícil)
option-target-resveratrol = Resveratrol (difícil)
option-reagents = Pilas de reactivos
option-reagents-suggested = Las sugeridas para el objetivo
option-reagents-all = Las diez
option-hydroxyl = Hidroxilos en un paso
option-hydroxyl-off = No: el oxígeno de un O–H viene con un reactivo
option-hydroxyl-on = Sí: un centro amarillo puede volverse un O–H
option-piles = Reactivos por sus números, como 1,2,8
reagents-no-route = Labtable no encuentra ningún camino hasta este objetivo { $count ->
    [one] solo con el reactivo { $reagents }
   *[other] con los reactivos { $reagents }
}: elige más.
setup-reagents-chosen = Los que elijas
setup-no-route = Ningún camino con estos reactivos
option-molecule = Tu propia molécula, en SMILES o por su nombre
setup-steps = { $steps ->
        [one] Una manipulación
        *[other] { $steps } manipulaciones
    } por el camino que Labtable conoce
setup-own = Una molécula tuya
setup-own-hint = Hasta 14 carbonos y 7 oxígenos, al alcance de los diez reactivos
setup-reads = Las letras son átomos, = es un enlace doble, los paréntesis encierran una rama, dos cifras iguales cierran un anillo. Los hidrógenos se añaden solos.
setup-stays = El objetivo sigue siendo el del dibujo.
setup-known = Conocidas por su nombre
own-too-long = Una molécula se escribe con { $most } caracteres como máximo; este texto tiene { $length }.
own-without-rdkit = Para leer una molécula tuya, Labtable necesita RDKit: instálalo con `pip install 'labtable[chem]'`, o elige uno de los nombres que conoce: { $names }.
own-near = Labtable no conoce { $molecule }. ¿Querías decir: { $names }?
own-unknown = { $molecule } no es ni un SMILES ni un nombre que Labtable conozca, como styrene o limonene.
own-words = { $molecule } tiene más de una palabra: escribe un solo nombre que Labtable conozca o un solo SMILES sin nada detrás.
own-stereo = { $molecule } dice cómo está la molécula en el espacio (@, / o \). Las fichas son planas y no lo muestran: escríbela sin esos signos.
own-impossible = { $molecule } no es una molécula: un átomo tiene más enlaces de los que puede tener, o un anillo escrito en minúsculas no es aromático.
own-atom = { $molecule } tiene { $element ->
    [any] un centro reactivo
   *[other] un átomo de { $element }
}; un objetivo solo tiene carbono, hidrógeno y oxígeno.
own-charge = { $molecule } tiene una carga o un isótopo; las fichas solo muestran átomos simples.
own-too-heavy = { $molecule } tiene { $count } carbonos y oxígenos; a cada jugador le tocan { $carbons } carbonos y { $oxygens } oxígenos.
own-only-hydrogen = { $molecule } es solo hidrógeno; un objetivo tiene un carbono o un oxígeno.
own-radical = { $molecule } tiene un radical; las fichas solo muestran átomos simples.
own-triple-bond = { $molecule } tiene un enlace triple; las fichas solo muestran enlaces simples y dobles.
own-other-bond = { $molecule } tiene un enlace que no es ni simple ni doble; las fichas no muestran otros.
own-too-many = { $molecule } tiene { $count } { $token ->
    [carbon] carbonos
    [oxygen] oxígenos
    [hydrogen] hidrógenos
   *[centre] centros
}; a cada jugador le tocan { $most }.
own-not-whole = { $molecule } no es una molécula entera: necesita átomos y ningún centro reactivo.
own-pieces = { $molecule } es más de una molécula; un objetivo es de una sola pieza.
own-two-doubles = { $molecule } tiene dos enlaces dobles en un átomo; una ficha solo tiene una cara doble.
own-ring = { $molecule } tiene un anillo de { $size }; los anillos tienen cinco o seis átomos.
own-not-flat = { $molecule } no se puede extender en plano: dos de sus anillos comparten más de un enlace, o un anillo quedaría sobre un átomo.
own-too-many-rings = { $molecule } tiene demasiados anillos para la mesa.
own-out-of-reach = { $molecule } está fuera de alcance: Labtable no encuentra ningún camino desde los diez reactivos.
ending-synthesis = La molécula está sintetizada y la patente, registrada.
ending-out-of-time = Nadie ha sintetizado la molécula a tiempo.

# Names
target-aspirin = la aspirina
target-cinnamaldehyde = el cinamaldehído
target-myrcene = el mirceno
target-linalool = el linalol
target-vanillin = la vainillina
target-coumarin = la cumarina
target-resveratrol = el resveratrol
target-own = tu propia molécula
reagent-methyl = n.º { $number } metilo
reagent-ethylidyne = n.º { $number } etilidino abierto
reagent-hydroxyl = n.º { $number } hidroxilo
reagent-phenylene = n.º { $number } para-fenileno
reagent-isoprene-unit = n.º { $number } unidad de isopreno
reagent-methylidene = n.º { $number } metilideno
reagent-methine = n.º { $number } bisagra CH
reagent-phenyl = n.º { $number } fenilo
reagent-carboxyl = n.º { $number } carboxilo
reagent-hydroxyphenyl = n.º { $number } hidroxifenilo
card-acid = Salpicadura de ácido
card-fire = Conato de incendio
card-flask = Matraz agrietado
card-can = Bidón vacío
card-patent = Patente registrada
card-balance = Balanza descalibrada
card-alarm = Alarma de incendios
card-master = Viejo maestro químico
card-catalyst = Catalizador
card-protocol = Protocolo detallado
card-hood = Campana extractora
card-retry = Segundo intento
card-clean-coat = Bata limpia
card-new-extinguisher = Extintor recargado
card-new-glassware = Vidrio nuevo
effect-difficulty = dificultad { $change }
effect-change = { $change }
effect-lose-coat = bata perdida
effect-lose-extinguisher = extintor perdido
effect-lose-glassware = vidrio perdido
effect-lose-reagent = se pierde un reactivo
effect-end-turn = fin del turno
effect-keep-reagent = reactivo guardado tras un fallo
effect-ignore-boum = anula una carta Bum
effect-reroll = segunda tirada tras un fallo
effect-recover-coat = vuelve la bata
effect-recover-extinguisher = vuelve el extintor
effect-recover-glassware = vuelve el vidrio
safety-coat = bata
safety-extinguisher = extintor
safety-glassware = material de vidrio
colour-reagent = Reactivo
colour-chimie = Química
colour-boum = Bum
colour-securite = Seguridad
dice-name = { $count ->
        [one] 1 dado de { $colour }
        *[other] { $count } dados de { $colour }
    }
manipulation-single-bond = formación de enlace simple
manipulation-double-bond = formación de enlace doble
manipulation-cleavage = escisión selectiva de Zewail
manipulation-double-cleavage = doble escisión selectiva de Zewail
manipulation-addition = adición sobre un doble enlace
manipulation-elimination = eliminación a doble enlace
manipulation-split = cambio de hibridación, de morado a amarillos
manipulation-merge = cambio de hibridación, de amarillos a morado
manipulation-single-ring = ciclación por enlace simple
manipulation-double-ring = ciclación por enlace doble
manipulation-hydrogen = caracterización de un hidrógeno
manipulation-hydroxyl = caracterización de un hidroxilo
manipulation-oxygen = caracterización de un oxígeno

# What is asked
prompt-start = Elige el reactivo de partida para sintetizar { $target }.
prompt-dice = Elige cuatro dados de color para lanzar.
prompt-take = { $left ->
        [one] Toma un reactivo.
        *[other] Toma un reactivo: quedan { $left } por tomar.
    }
prompt-take-resale = La reventa ha salido bien: toma otro reactivo, o ninguno.
prompt-discard = Tienes más de tres cartas de un color: devuelve una.
prompt-announce-recover = Te falta una ficha de Seguridad para anunciar ({ $tokens }): juega antes { $cards } o termina tu turno.
prompt-announce-resell = Te falta una ficha de Seguridad para anunciar ({ $tokens }) y ninguna carta de Seguridad de tu mano la devuelve: revende un reactivo o termina tu turno.
prompt-announce = Transforma tu molécula: elige qué intentar o termina tu turno.
prompt-reagent = Elige de tu mano el reactivo que reacciona.
prompt-partner = Elige el otro extremo del anillo.
prompt-boum = Juega cartas Bum en contra o deja que siga.
prompt-chimie = Juega cartas de Química para ayudar a tu manipulación o lanza los dados.
prompt-ignore = Elige la carta Bum que anula tu campana extractora.
prompt-reroll = La tirada ha fallado. ¿Juegas Segundo intento o aceptas el resultado?
prompt-lose = Fallo crítico: ¿qué ficha de Seguridad pierdes?
prompt-wait-start = { $who } elige su reactivo de partida.
prompt-wait-dice = { $who } elige sus dados.
prompt-wait-take = { $who } toma un reactivo.
prompt-wait-take-resale = { $who } puede tomar otro reactivo.
prompt-wait-discard = { $who } debe devolver una carta.
prompt-wait-announce = { $who } elige una manipulación.
prompt-wait-reagent = { $who } elige el reactivo que reacciona.
prompt-wait-partner = { $who } elige el otro extremo del anillo.
prompt-wait-boum = { $who } puede jugar cartas Bum.
prompt-wait-chimie = { $who } puede jugar cartas de Química.
prompt-wait-ignore = { $who } elige la carta Bum que anula.
prompt-wait-reroll = { $who } puede jugar Segundo intento.
prompt-wait-lose = { $who } elige qué ficha de Seguridad pierde.

# Actions
action-start = Partir de { $reagent }
action-choose = Tomar { $reagent }
action-dice = Lanzar { $most } y { $last }
action-give-reagent = Devolver { $reagent } a su pila
action-give-card = Poner { $card } bajo su pila
action-resell = Revender { $reagent }
action-end = Terminar el turno
action-single = Unir un reactivo a { $atom } con un enlace simple
action-double = Unir un reactivo a { $atom } con un enlace doble
action-cleave = Cortar { $atom }–{ $other } y conservar { $atom } (escisión selectiva)
action-cleave-double = Cortar { $atom }={ $other } y conservar { $atom } (doble escisión selectiva)
action-cleave-hydrogen = Cortar un hidrógeno de { $atom } (escisión selectiva)
action-addition = Convertir { $atom }={ $other } en un enlace simple (adición)
action-elimination = Formar un enlace doble entre { $atom } y { $other } (eliminación)
action-no-bond = Enlace { $slot } de { $atom } (no existe)
action-hybridise = Cambiar la hibridación de { $atom }
action-close-single = Cerrar un anillo desde { $atom } con enlace simple
action-close-double = Cerrar un anillo desde { $atom } con enlace doble
action-hydrogen = Poner un hidrógeno en { $atom }
action-hydroxyl = Poner un O–H en { $atom }
action-oxygen = Poner un oxígeno con doble enlace en { $atom }
action-partner = Cerrar el anillo en { $atom }
action-use = Hacer reaccionar { $reagent }
action-use-other = Hacer reaccionar { $reagent }, por su otro centro
action-use-centre = Hacer reaccionar { $reagent }, por su centro n.º { $number }
action-play = { $rolls ->
        [0] Jugar { $card }
        *[other] Jugar { $card }, y se lanzan los dados
    }: { $effects }
action-play-odds = { $rolls ->
        [0] Jugar { $card }
        *[other] Jugar { $card }, y se lanzan los dados
    }: { $effects }. Probabilidad de éxito { $before } % → { $after } %
action-pass-boum = No jugar más cartas Bum
action-pass-chimie = Lanzar los dados
action-pass-reroll = Aceptar el resultado
action-pass-take = No tomar ningún reactivo
action-ignore = Anular { $card }
action-lose = Perder la ficha de { $token }
action-securite = Jugar { $card } para recuperar una ficha de Seguridad: { $token }

# What happened
chance-success = Sale bien.
chance-failure = Falla.
chance-critical = Dos unos: falla y se pierde una ficha de Seguridad.
chance-dice = { $dice }: { $whole },{ $tenth } cartas de media, al menos una
chance-resale = { $reagent } vuelve a su pila y se toma otro reactivo.
chance-no-resale = { $reagent } vuelve a su pila y no se recibe nada a cambio.
loss-full = Ya hay tres cartas de { $colour } en la mano: por cada carta nueva, una vuelve bajo su pila.
loss-reaction = Hasta el final del turno solo se podrán anunciar Reacciones.
loss-characterisation = Hasta el final del turno solo se podrán anunciar Caracterizaciones.
loss-effect = { $card } no tiene efecto aquí: { $effect }.
event-started = { $who } parte de { $reagent }.
event-rolled = { $who } lanza un dado de { $colour }: { $cards ->
        [0] nada
        [one] una carta
        *[other] { $cards } cartas
    }.
event-took = { $who } toma { $reagent }.
event-drew = { $who } roba { $card }.
event-drew-hidden = { $who } roba una carta de { $colour }.
event-discarded = { $who } pone { $card } bajo su pila.
event-returned = { $who } devuelve { $reagent } a su pila.
event-resold = { $who } revende { $reagent } y saca { $die }.
event-announced = { $who } anuncia: { $manipulation }, en { $atom }.
event-closing = { $who } cerrará el anillo en { $atom }.
event-used = { $who } hace reaccionar { $reagent }.
event-played = { $who } juega { $card }.
event-ignored = { $who } anula { $card }: no cuenta.
event-threw = { $who } saca { $sum } con los dados negros contra una dificultad de { $difficulty }.
event-done = { $who } lo consigue: { $manipulation }.
event-failed = { $who } falla: la molécula no cambia.
event-lost = { $who } pierde una ficha de Seguridad: { $token }.
event-recovered = { $who } recupera una ficha de Seguridad: { $token }.
event-turn-ended = Termina el turno de { $who }.
event-round = Empieza la ronda { $round }; { $who } va primero.
event-last-round = La ronda { $round } es la última; empieza { $who }. Si nadie sintetiza la molécula ahora, no gana nadie.
event-synthesised = ¡{ $who } ha sintetizado { $target } y gana la partida!
event-out-of-time = Han pasado cuarenta rondas y nadie ha sintetizado la molécula: nadie gana.
event-passed-boum = { $who } no juega más cartas Bum.
event-passed-chimie = { $who } lanza los dados.
event-passed-reroll = { $who } acepta el resultado.
event-passed-take = { $who } no toma ningún reactivo.

# Why not
refusal-pile-not-in-play = Ese reactivo no se usa en esta partida; toma uno de las pilas de la mesa.
refusal-pile-empty = Esa pila está vacía; toma otro reactivo.
refusal-reagent-in-hand = Ya tienes ese reactivo, y una mano nunca tiene dos iguales; toma otro.
refusal-not-in-hand = No tienes esa carta; juega una de tu mano.
refusal-not-that-colour = No te sobran cartas de ese color; devuelve una del color del que tienes más de tres.
refusal-resale-too-late = Puedes revender un reactivo por turno, antes de tu primer anuncio; espera a tu próximo turno.
refusal-just-resold = Acabas de revender ese reactivo; toma otro.
refusal-tokens-missing = Necesitas las tres fichas de Seguridad para anunciar; juega la carta de Seguridad que devuelve la que falta.
refusal-other-type = Todas las manipulaciones de un turno son del mismo tipo; termina tu turno para pasar de Reacciones a Caracterizaciones o al revés.
refusal-no-such-atom = Tu molécula no tiene ese átomo; elige uno que tenga.
refusal-no-yellow-centre = Ese átomo no tiene ningún centro amarillo; elige uno que lo tenga o corta antes un hidrógeno ahí.
refusal-no-purple-centre = Ese átomo no tiene ningún centro morado; elige uno que lo tenga o une antes ahí dos centros amarillos.
refusal-centre-used = Ese centro ya se ha usado este turno; podrás usarlo de nuevo en el próximo.
refusal-no-reagent = Necesitas en la mano un reactivo con un centro de ese color; lanza dados de Reactivo para conseguirlo.
refusal-no-such-centre = Ese reactivo no tiene ese centro; elige otro.
refusal-box-too-small = Una molécula tiene como máximo 14 carbonos, 7 oxígenos, 18 hidrógenos y 10 centros; corta antes algo.
refusal-no-such-bond = Tu molécula no tiene ese enlace; elige uno que tenga.
refusal-bond-used = Ya has intentado ese enlace este turno; podrás intentarlo de nuevo en el próximo.
refusal-ring-bond = Cortar un enlace de un anillo no separaría nada; corta uno de fuera.
refusal-no-hydrogen = Ese átomo no lleva hidrógeno; elige uno que lo lleve.
refusal-carbon-only = Las adiciones y eliminaciones ocurren entre dos carbonos; elige un enlace entre carbonos.
refusal-two-doubles = Un átomo tiene como máximo un enlace doble, porque su ficha no tiene cara para dos; elige átomos sin enlace doble.
refusal-no-partner = Ningún centro libre de ese color está a la distancia adecuada; un anillo tiene cinco o seis átomos.
refusal-ring-size = Un anillo tiene cinco o seis átomos; elige un centro a esa distancia.
refusal-variant-off = La variante de los hidroxilos no se usa en esta partida: el oxígeno de un O–H viene con un reactivo.
refusal-nothing-to-ignore = No hay ninguna carta Bum así en la mesa; anula una que se haya jugado.
refusal-token-not-lost = Todavía tienes esa ficha; guarda la carta hasta que la pierdas.
refusal-token-gone = Ya has perdido esa ficha; elige una que aún tengas.
refusal-overlap = El nuevo anillo quedaría encima de otro; dos anillos comparten como máximo un enlace. Elige extremos que formen un anillo al lado de los demás.
refusal-no-room = Uno de estos carbonos está rodeado de anillos y no queda sitio para un centro; elige un enlace doble del borde.
refusal-hybridised-carbon = Solo los centros de un carbono cambian de color; elige un carbono.
refusal-two-yellow = Hacen falta dos centros amarillos en un mismo carbono; elige un carbono que tenga dos.
refusal-yellow-pair = Una eliminación necesita un centro amarillo en cada uno de los dos carbonos; corta antes un hidrógeno.
refusal-reagent-not-held = No tienes ese reactivo; haz reaccionar uno de tu mano.
refusal-nothing-to-resell = Solo puedes revender un reactivo de tu mano.
refusal-not-held = No tienes esa carta; devuelve una de las tuyas.
refusal-no-safety-card = No tienes esa carta de Seguridad; tira dados de Seguridad para robar una.
resting-pile = Las cartas de esta pila llegan con sus dados: tíralos y las cartas se roban para ti.

# A hint from the route finder
hint-start = Un camino empieza por { $reagent } y lleva { $left ->
        [one] una manipulación
        *[other] { $left } manipulaciones
    }.
hint-none = No se conoce ningún camino de esta molécula al objetivo.
hint-ready = { $left ->
        [one] Queda una manipulación
        *[other] Quedan { $left } manipulaciones
    } por el camino que Labtable conoce, y no falta ningún reactivo.
hint-later = { $left ->
        [one] Queda una manipulación
        *[other] Quedan { $left } manipulaciones
    } por el camino que Labtable conoce, pero ninguna es posible en este turno.
hint-cards = { $left ->
        [one] Queda una manipulación
        *[other] Quedan { $left } manipulaciones
    } por el camino que Labtable conoce. Falta todavía: { $reagents }.
hint-now = { $left ->
        [one] Queda una manipulación
        *[other] Quedan { $left } manipulaciones
    } por el camino que Labtable conoce. Ahora: { $action }.
hint-now-with = { $left ->
        [one] Queda una manipulación
        *[other] Quedan { $left } manipulaciones
    } por el camino que Labtable conoce. Ahora: { $action }: { $reagent }.
hint-give = Devuelve { $reagent }: el camino lo necesita al final o no lo necesita.
hint-tokens = Antes debe volver una ficha de Seguridad: { $tokens }.
hint-tokens-with = Antes debe volver una ficha de Seguridad: { $tokens }. Juega { $cards }.
hint-use = El camino usa aquí { $reagent }.
hint-partner = El camino cierra el anillo en { $atom }.

# The board
board-round = Ronda { $number }
board-target = Objetivo: { $target }
board-piles = Pilas: { $chimie } de Química, { $boum } de Bum, { $securite } de Seguridad
board-stock = Reactivos: { $list }
board-hand = { $chimie } de Química, { $boum } de Bum, { $securite } de Seguridad
board-announced = { $manipulation } · dificultad { $difficulty }
board-played = En la mesa: { $list }
board-no-molecule = aún sin molécula
board-first = primero
board-missing = sin: { $list }
board-safe = las tres fichas de Seguridad
board-legend = número: átomo · ● centro amarillo · ◆ centro morado · ─ enlace simple · ═ doble · ┄ aromático · ○ ◇ centro ya usado este turno
board-molecule = Tu molécula
board-whose = Molécula de
board-atom-ring = en un anillo de { $size }
board-atom-single = enlace simple con { $atom }
board-atom-double = enlace doble con { $atom }
board-atom-aromatic = enlace aromático con { $atom }
board-atom-hydrogens = { $count ->
    [one] un hidrógeno
   *[other] { $count } hidrógenos
  }
board-atom-yellow = { $count ->
    [one] un centro amarillo
   *[other] { $count } centros amarillos
  }
board-atom-purple = { $count ->
    [one] un centro violeta
   *[other] { $count } centros violetas
  }
board-atom-free = libres: { $count }
board-atom-done = como en el objetivo
board-atom-there = en su sitio, todavía no como en el objetivo
board-atom-surplus = no forma parte del objetivo
board-atom-missing = falta todavía en tu molécula
board-goal-atom = Objetivo, { $atom }
board-differs = Lo que le falta todavía a tu molécula
board-one-bond = un enlace
board-two-bonds = dos enlaces
board-roll = La tirada
board-roll-of = La tirada de { $who }
board-to-reach = por alcanzar con dos dados
board-dice = Dados de recursos
board-dice-hint = Pulsa un dado una vez por cada uno que tires; pulsa su número para devolver uno.
board-dice-most = No quedan dados de { $colour }: { $count } como máximo con esta elección.
board-dice-rest = Cada dado da ninguna, una o dos cartas de su color.
board-die = Dado de { $colour }, { $count } elegidos
board-die-back = Devolver un dado de { $colour }
board-all-piles = Pilas
board-left = quedan { $count }
board-step-announce = Anuncio
board-step-roll = Tirada
board-safety = Tus fichas de Seguridad
board-held = en tu poder
board-lost = ya no está
board-your-hand = Tu mano
board-fragment-methyl = Metilo
board-fragment-ethylidyne = Etilidino
board-fragment-hydroxyl = Hidroxilo
board-fragment-phenylene = Para-fenileno
board-fragment-isoprene-unit = Unidad de isopreno
board-fragment-methylidene = Metilideno
board-fragment-methine = Bisagra CH
board-fragment-phenyl = Fenilo
board-fragment-carboxyl = Carboxilo
board-fragment-hydroxyphenyl = Hidroxifenilo

# ¿Sabías que…?: ciencia e historia, con nuestras palabras
note-benzene = Michael Faraday encontró el benceno en 1825, en los restos de la fabricación del gas de alumbrado.
note-urea = En 1828 Friedrich Wöhler hizo urea, una sustancia del cuerpo vivo, sin nada vivo.
note-aspirin = En 1763 Edward Stone contó que la corteza de sauce sirve contra la fiebre. En 1897 Felix Hoffmann obtuvo puro un pariente de lo que actúa en ella: el ácido acetilsalicílico, o aspirina.
note-croquet = August Wilhelm Hofmann construyó en 1865 moléculas con bolas de croquet. Hidrógeno blanco, carbono negro, oxígeno rojo: sus colores se quedaron.
note-lines = En 1858 Archibald Scott Couper fue el primero en dibujar los enlaces como rayas entre letras. Las fórmulas de Alexander Crum Brown, de 1864, ya se parecen mucho a las nuestras.
note-backwards = Los químicos planean una síntesis al revés, del objetivo a lo que hay a mano. Elias James Corey recibió el Nobel de 1990 por mostrar cómo.
board-route = Ruta
board-route-silent = Ahora no hay ningún consejo sobre la ruta.
board-stand = Átomos:
board-stand-done = en su sitio
board-stand-there = con enlaces por cambiar
board-stand-missing = por añadir
board-to-go = { $left ->
        [0] Molécula hecha
        [one] falta una manipulación
        *[other] faltan { $left } manipulaciones
    }
board-manipulates = anunciado por { $who }
board-type-reaction = Reacción
board-type-characterisation = Caracterización
board-needs-reaction = Cambian enlaces o centros R: { $difficulty } o más con dos dados
board-needs-characterisation = Un centro R pasa a ser H u O: { $difficulty } o más con dos dados
board-odds = { $success } tiradas de { $ways } llegan a { $difficulty }
board-chance = de éxito
board-roll-success = Sale bien.
board-roll-failure = Sale mal.
board-roll-success-critical = Con 10 o más siempre sale bien.
board-roll-failure-critical = Fallo crítico: se pierde una ficha de Seguridad.
board-owed = +{ $count }
board-against = contra { $difficulty }
board-how-start = Sintetiza { $target } antes que los demás. Empieza pulsando una pila de reactivos: su fragmento es tu primera molécula.
board-how-dice = En cada ronda todos lanzan cuatro dados a su elección: un dado de Reactivo da fragmentos para construir, los demás dan cartas.
board-how-manipulate = Después, por turnos, cambia tu molécula: une un reactivo a un centro R, corta un enlace o un hidrógeno, convierte un centro en H u O. Pulsa el átomo o el enlace.
board-how-boum = Los demás pueden estropearlo con cartas Bum; responde con cartas de Química. Las cartas de Seguridad devuelven las fichas perdidas.
board-how-roll = Deciden dos dados negros. Hidrógenos y oxígenos son más fáciles que las reacciones. Sin centros y con todos los átomos del objetivo, ganas al instante.
board-gave = { $count ->
        [0] nada
        [one] una carta
        *[other] { $count } cartas
    }
board-to-go-short = faltan { $left }

# Lo que dio los puntos
score-says = { $number ->
    [0] { "" }
   *[other] objetivo sintetizado
}
score-made = { $who } ha sintetizado { $target } en la ronda { $round }: gana el primero, y nada más cuenta.

# Lo que solo ve quien tiene el turno
own-secret = las cartas de su mano

# Lo que el reglamento no dice
gap-share = Cuántas fichas tiene cada jugador
    .why =
        Una cuarta parte de la caja para cada uno de los cuatro sitios; 14 C es exactamente el resveratrol y
        18 H exactamente el linalol.
gap-dice = Las caras de los dados
    .why =
        Las caras se han perdido. El ejemplo impreso da 7 cartas con 8 dados (0,875 por dado); estas caras dan
        0,83.
gap-reagents = Los reactivos
    .why =
        Las diez estructuras se han perdido; que haya diez clases de cuatro cartas se deduce de los números. Las
        nuestras se eligieron para que cada objetivo pueda hacerse con los reactivos que se le aconsejan, y para
        que los grados de dificultad impresos salgan cuando juegan bots. La razón propia de cada carta dice qué
        tiene en común con los objetivos que la aconsejan.
gap-boum = Las cartas Bum
    .why =
        28 cartas en total, según el reglamento. «Salpicadura de ácido», «Bidón vacío» y «Patente registrada» están
        impresas en el ejemplo; sus copias y las otras cuatro cartas son nuestras.
gap-chimie = Las cartas de Química
    .why =
        18 cartas en total, según el reglamento. «Viejo maestro químico» está impresa en el ejemplo; sus copias
        y las demás cartas son nuestras.
gap-securite = Las cartas de Seguridad
    .why =
        21 cartas para tres clases de fichas, según el reglamento, así que siete de cada una; los nombres son
        nuestros.
gap-own = Moléculas que se eligen por su nombre
    .why =
        El reglamento invita a jugar con moléculas propias y no nombra ninguna; estas existen de verdad y pueden
        hacerse con los diez reactivos.

# A qué distancia están los jugadores de lo que nombra una razón
aim-target = { $count ->
    [0] Molécula objetivo lograda: { $target }.
    [one] A { $who } le queda 1 manipulación hasta el objetivo: { $target }.
   *[other] A { $who } le quedan { $count } manipulaciones hasta el objetivo: { $target }.
}
aim-reagent = { $count ->
    [0] Falta en la mano lo que pide el camino: { $reagent }.
   *[1] En la mano, lo que pide el camino: { $reagent }.
}

# Lo que es cierto de una posición
fact-card = { $who } tiene una carta para después: { $card }.
fact-no-token = Sin esta ficha de seguridad, { $who } no puede anunciar nada: { $tokens }.
fact-none-needed = { $who } no necesita más reactivos en el camino al objetivo: { $target }.
fact-missing = En el camino al objetivo ({ $target }), a { $who } aún le falta: { $reagents }.
fact-all-held = { $who } tiene todos los reactivos del camino al objetivo ({ $target }): { $reagents }.

# Lo que cuenta una razón: lo que una jugada deja de más o de menos que otra
holding-reagents = { $count ->
    [one] 1 reactivo
   *[other] { $count } reactivos
}
holding-cards = { $count ->
    [one] 1 carta de otro tipo
   *[other] { $count } cartas de otro tipo
}
holding-tokens = { $count ->
    [one] 1 ficha de seguridad
   *[other] { $count } fichas de seguridad
}

# A molecule beside its target
difference-bond-single = { $atom } y { $other } deben unirse con un enlace simple.
difference-bond-double = { $atom } y { $other } deben unirse con un enlace doble.
difference-bond-aromatic = { $atom } y { $other } deben unirse con un enlace aromático.
difference-lacks = A tu { $atom } le falta lo que lleva { $goal } del objetivo: { $group }.
difference-missing = Falta algo que tiene el objetivo: { $group }.
difference-hydrogens = Tu { $atom } tiene { $here ->
    [one] { $here } hidrógeno
   *[other] { $here } hidrógenos
  }; el objetivo tiene { $hydrogens } ahí.
difference-surplus = { $count ->
    [one] { $atoms } no forma parte del objetivo.
   *[other] { $atoms } no forman parte del objetivo.
  }
group-hydroxyl = un grupo hidroxilo
group-carbonyl = un oxígeno con enlace doble
group-methyl = un grupo metilo
group-aldehyde = un grupo aldehído
group-carboxyl = un grupo carboxilo
group-formula = un grupo { $formula }
