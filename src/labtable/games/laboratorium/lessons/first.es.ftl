title = Del etanol a la aspirina
about = Transforma una molécula, sobrevive a una carta Bum y planea una síntesis hacia atrás.

aim = Sé el primero en convertir tu molécula en el objetivo: la aspirina. Antes, para calentar: etanol, el alcohol del vino, en dos manipulaciones.
molecule = Tu molécula: dos carbonos con sus hidrógenos. En cada extremo, un centro amarillo, R, deja sitio a un enlace simple.
dice = Una ronda empieza con cuatro dados. Cada uno puede dar cartas de su color. Lanza dos dados de Reactivo y dos de Seguridad.
    .nudge = Elige dos dados de Reactivo y dos de Seguridad, y lánzalos.
hydroxyl = Puedes tomar un reactivo. Toma el n.º 3, el hidroxilo: un O–H con un centro amarillo.
    .nudge = El etanol tiene un O–H. Lo trae el reactivo n.º 3.
announce = Ahora anuncia una Reacción: un enlace simple en C2, donde espera un centro amarillo.
    .nudge = Elige el carbono C2 y luego el enlace simple con un reactivo.
react = ¿Qué reactivo reacciona? Los dos centros amarillos desaparecen y queda un enlace en su lugar.
    .nudge = Solo uno de tus reactivos sirve: el n.º 3.
boom = Tu rival juega una carta Bum, { card-patent }: la dificultad sube de 7 a 10. Responde con { card-master }, que resta 3.
    .nudge = Las cartas de Química ayudan a tu manipulación. Juega { card-master }.
roll = De nuevo 7. Lanza los dos dados negros: con 7 o más, sale bien.
    .nudge = No hace falta otra carta: lanza los dados.
worked = Un 8: ha salido bien. Sin el viejo maestro, esta tirada habría fallado.
one-type = Falta un hidrógeno en C1. Pero eso es una Caracterización, y las manipulaciones de un turno son todas del mismo tipo. Termina tu turno.
    .nudge = Este turno era de Reacciones. Termínalo: el hidrógeno llega en la ronda siguiente.
more-dice = Nueva ronda, y no hace falta ningún reactivo. Lanza un dado de Química, uno de Bum y dos de Seguridad.
    .nudge = Uno de Química, uno de Bum, dos de Seguridad: para ayudarte, estorbar a un rival y recuperar fichas.
hydrogen = Pon un hidrógeno en C1. Una Caracterización es más fácil: basta con 5 o más.
    .nudge = Elige C1, donde está el último centro amarillo, y pon ahí un hidrógeno.
ethanol = ¡Etanol! El alcohol fue una de las primeras moléculas dibujadas con letras y líneas: lo hizo Archibald Scott Couper en 1858.
backwards = Ahora, la aspirina. Los químicos planean hacia atrás, desde el objetivo. Elias James Corey lo convirtió en método: Premio Nobel de 1990.
right-side = Desmonta la aspirina mentalmente. El anillo, con todo lo que cuelga de él, es el reactivo n.º 10. Va al final.
left-side = Queda CH₃–C=O. El reactivo n.º 9 trae el C=O, y tu etanol contiene un CH₃. Termina tu turno.
    .nudge = El plan está listo: reactivos 9 y 10. Termina tu turno para conseguirlos.
reagent-dice = Necesitas dos reactivos. Lanza tres dados de Reactivo y uno de Seguridad.
    .nudge = Solo los dados de Reactivo dan reactivos: usa los tres.
take-ten = Toma primero el n.º 10: es la mayor parte de la aspirina.
    .nudge = Busca el anillo con COOH: el reactivo n.º 10.
take-nine = Y el n.º 9, por el C=O.
    .nudge = Busca el carbono unido a un oxígeno por un enlace doble: el reactivo n.º 9.
cut = Corta tu etanol entre sus carbonos y quédate con C1. Conservas el CH₃ y ganas un centro amarillo.
    .nudge = Elige el enlace entre C1 y C2, y quédate con C1.
join = Otra vez ha salido bien. Une un reactivo a C1: un enlace simple más.
    .nudge = Elige C1: su nuevo centro amarillo espera.
join-nine = Usa ahora el n.º 9. El n.º 10 espera a que lo demás esté listo.
    .nudge = El C=O va entre CH₃ y el anillo, así que el n.º 9 va primero.
two-to-go = ¡Faltan dos manipulaciones! Corta el hidrógeno del C=O y une el n.º 10. La partida es tuya: termina la aspirina antes que nadie.
