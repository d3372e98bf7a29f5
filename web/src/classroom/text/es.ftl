# La clase, como la cuenta el cliente.

## Crear una clase
class-title = Clase
class-new = Nueva clase
class-new-lead =
    Un código en la pizarra, y treinta alumnos están sentados en diez mesas. Nadie necesita una cuenta ni
    instalar nada.
class-guide = Guía para docentes
class-which-game = ¿Qué juego?
class-how = ¿Cómo jugáis?
class-seats = Sitios por mesa
class-bot-level = Bots en los sitios vacíos
class-same-deal = El mismo reparto en todas las mesas
class-same-deal-hint = Todos los grupos reciben las mismas cartas, y puedes comparar lo que hacen con ellas.
class-names = Nombres
class-names-how = Cómo reciben los alumnos un nombre
class-names-generated = Nombres amables
class-names-list = Tu lista
class-names-free = El suyo
class-means-generated = Cada cual recibe un nombre inventado y simpático.
class-means-list = Pegas nombres, y cada alumno elige el suyo.
class-means-free = Los alumnos escriben un nombre. Los insultos se rechazan.
class-paste = Nombres, uno en cada línea
class-listed = { $count ->
    [one] Un nombre
   *[other] { $count } nombres
}
class-name = Nombre de la clase (opcional)
class-name-example = 3.º B, física
class-teacher = Tu nombre, como lo ven los alumnos (opcional)
class-teacher-example = Sra. Lind
class-stored = Los nombres y las partidas se borran cuando terminas la clase, o cuando se acaba su tiempo.
class-make = Abrir la clase
class-opening = Abriendo la clase …
class-back = Volver a tu clase

## Entrar
class-code = Código de la clase
class-open-address = Abre esta dirección
class-type-code = y escribe este código
class-alone =
    Solo este ordenador puede abrir esta dirección. Para que entren los alumnos, cierra Labtable e inícialo para
    la red:
class-alone-guide =
    Todos los dispositivos deben estar en la misma red. Si tu ordenador pregunta si Python puede recibir conexiones,
    acéptalo.
class-qr = Código QR que lleva a esta clase
join-class = Entrar en la clase
class-not-in = No ha funcionado.
class-who-are-you = ¿Quién eres?
class-pick-hint = Elige tu nombre. Cada nombre solo se puede tomar una vez.
class-no-names = Todos los nombres están tomados. Pregunta a tu docente.
class-picking = está eligiendo un nombre
class-you-are = Eres
class-rename = Cambiar el nombre
class-other-name = Otro nombre
class-another-name = Dame otro nombre
class-face-back = Cara anterior
class-face-on = Cara siguiente
class-in = Ya estás dentro.
class-your-table = Estás en la mesa { $group }
class-with = junto con
class-soon = La partida se abre sola cuando tu docente la empieza.
class-round-over = Esta ronda ha terminado.
class-look-front = Mira al frente.
class-my-result = Ver tu mesa

## La sala del docente
class-tools = Clase
class-gathering = Los alumnos entran
class-round = Ronda { $round }
class-groups = Mesas
class-pupils = { $count ->
    [0] Aún no hay nadie
    [one] Un alumno
   *[other] { $count } alumnos
}
class-shuffle = Mezclar
class-nobody = Aún no hay nadie.
class-nobody-hint = Muestra el código en el proyector. Quienes entran se sientan por sí mismos en mesas de { $name }.
class-table = Mesa { $group }
class-tables = { $count ->
    [one] Una mesa
   *[other] { $count } mesas
}
class-bots-fill = { $count ->
    [one] Un bot ({ $level }) ocupa el sitio vacío.
   *[other] { $count } bots ({ $level }) ocupan los sitios vacíos.
}
class-no-bots = Cada sitio lo ocupa un alumno.
class-waiting = Esperando a los alumnos
class-late-hint = Quien llega tarde ocupa el sitio de un bot o se sienta junto a un compañero.
class-start = Empezar en todas
class-move-hint = Arrastra un nombre a otra mesa, o selecciónalo y pulsa una flecha. Pulsa un nombre para cambiarlo.
class-moved = { $name } está ahora en la mesa { $group }.
class-new-table = Nueva mesa
class-unplaced = Sin mesa
class-side-by-side = Dos alumnos comparten un sitio.
class-settings = Ajustes de esta ronda
class-pupil-name = Nombre del alumno
class-sits-at = Está en la mesa
class-pupil-device = Pasar a este alumno a otro dispositivo
class-pupil-device-hint =
    El alumno escribe este código en la página de inicio del nuevo dispositivo y recupera el mismo nombre.
class-remove-pupil = Sacar de la clase
class-remove-sure =
    El nombre se borra, y un bot sigue jugando en su sitio. El alumno puede volver a entrar con el código.
class-ban-pupil = Sacar y no dejar volver
class-ban-sure = Este navegador no puede volver. Desde ahora los nuevos esperan a la puerta hasta que los dejes entrar.
class-door = Quién entra
class-door-open = Con el código
class-door-line = A quien dejo entrar
class-door-cards = Con tarjeta
class-pupils-how = ¿Cuántos alumnos?
class-pupils-means =
    Entran enseguida tantos alumnos como indiques. Sin número, entran como mucho doce en diez segundos y los demás esperan a que
    los dejes entrar.
class-door-means-open =
    Los alumnos que tienen el código entran solos. Si vienen muchos a la vez, los últimos te esperan.
class-door-means-line =
    Los nuevos esperan a la puerta hasta que los dejes entrar. Nadie que esté en la clase se queda fuera.
class-door-means-cards = Imprimes una tarjeta para cada alumno. Cada tarjeta deja entrar a un alumno, una vez.
class-close-door = Cerrar la puerta
class-open-door = Abrir la puerta
class-line = { $count ->
    [one] Una persona espera a la puerta
   *[other] { $count } personas esperan a la puerta
}
class-line-crowd = Han venido muchos a la vez. Comprueba que son tus alumnos antes de dejarlos entrar.
class-line-hint = Los nuevos esperan hasta que los dejes entrar.
class-let-all = { $count ->
    [0] Nadie tiene la página abierta
    [one] Dejar entrar a una persona
   *[other] Dejar entrar a los { $count }
}
class-send-all = Rechazar a todos
class-let-in = Dejar entrar a { $name }
class-send-away = Rechazar a { $name }
class-at-door = Estás a la puerta de la clase.
class-door-name = Tu docente te ve como
class-door-wait = Deja esta página abierta. Sigue sola cuando tu docente te deje entrar.
class-door-leave = Irse
class-card-door = Necesitas una tarjeta de entrada.
class-unlet-title = No te han dejado entrar.
class-unlet-text = Pregunta a tu docente. Después puedes volver a la puerta.
class-unlet-again = A la puerta
class-entry-cards = Tarjetas de entrada
class-entry-cards-lead =
    Imprime las tarjetas y da una a cada alumno. Una tarjeta sirve una vez; después se reconoce el navegador del
    alumno.
class-entry-count = ¿Cuántas tarjetas más?
class-entry-make = Crear tarjetas
class-entry-back = Volver a la clase
class-entry-left = { $made ->
    [0] Todavía no hay tarjetas.
   *[other] Tarjetas sin usar: { $count } de { $made }
}
class-entry-code = Código de tu tarjeta
class-entry-have = ¿Tienes tarjeta de entrada? Escribe su código
class-entry-go = Entrar
class-entry-qr = Código QR de esta tarjeta
class-away-cards = { $count ->
    [one] Quitar a un alumno con la página cerrada
   *[other] Quitar a { $count } alumnos con la página cerrada
}
class-away-remove = Quitar
class-away-sure =
    Estos alumnos no han abierto la página o la han cerrado. Los alumnos de verdad pueden volver con el código.
class-recovery-title = Tu clave de recuperación
class-recovery-text =
    Con esta clave vuelves a tu clase desde cualquier dispositivo, también si este navegador te ha olvidado. Anótala
    o imprímela ahora: no se vuelve a mostrar.
class-recovery-where = Para usarla, abre { $address } y elige «Volver a una clase». Que no la vean los alumnos.
class-recovery-show = Mostrar la clave (no en el proyector)
class-recovery-kept = La tengo
class-recovery-new = Nueva clave de recuperación
class-recovery-sure = Recibes una clave nueva, y la anterior deja de servir.
class-recovery-ask = Volver a una clase, con tu clave de recuperación
class-recovery-type = Clave de recuperación del docente
class-recovery-open = Abrir la clase
class-recovery-wrong = Esta clave no abre ninguna clase. Compruébala. Quizá la clase haya terminado.
class-all-results = Resultados de todas las rondas
class-which-round = ¿Qué ronda?
class-at-table = Alumnos de esta mesa
class-second-device = Enseñar desde otro dispositivo
class-second-device-hint = Escribe este código en la página de inicio del otro dispositivo antes de que caduque.
class-end = Terminar la clase
class-end-sure =
    Se borran todos los nombres, mesas, resultados y deberes de esta clase, también los deberes pendientes. Descarga antes los
    resultados si los necesitas.
class-deleted-at = Si no haces nada, la clase se borra el { $at }.

## El muro
class-wall = Todas las mesas
class-eyes = Miradme
class-eyes-text = Tu docente quiere decir algo.
class-go-on = Seguir
class-resting = Todas las pantallas están en pausa.
class-message = Mensaje en cada pantalla
class-message-example = Mensaje en cada pantalla (opcional)
class-finished = terminada
class-unfinished = sin terminar
class-last-move = última jugada a los { $count } min
class-boards = Tableros
class-finished-count = Mesas terminadas: { $done } de { $count }
class-needy-first = Ordenar: primero la ayuda
class-scores = Puntos
class-finish-round = Terminar la ronda
class-finish-sure = ¿Terminar la ronda para todos?
class-finish-ends = { $count ->
    [one] Una partida sigue en juego. Si terminas la ronda, se detiene donde está.
   *[other] { $count } partidas siguen en juego. Si terminas la ronda, se detienen donde están.
}
class-hands = Manos levantadas
class-raise-hand = Pedir ayuda
class-hand-is-up = Tienes la mano levantada
class-hand-up = mano levantada
class-helped = { $name }: hecho
class-asks = { $name }, en la mesa { $group }, pide ayuda.
class-late = Han llegado tarde
class-seat-at = Sentar a { $name } en
class-choose-table = Elige una mesa
class-flag-stuck = atascada
class-flag-waiting = espera a { $name }
class-flag-finished = terminada
class-flag-help = pide ayuda
class-turn-of = { $name } lleva { $time } decidiendo
class-seconds = { $count } s
class-open-table = Mirar la mesa { $group }
class-light-on = Mostrar a todos
class-light-off = Dejar de mostrar
class-look-here = Mirad esta mesa
class-point = Señalar
class-pointing = Pulsa algo en la mesa
class-point-off = Dejar de señalar
class-pointed = Cada tablero muestra ahora: { $thing }
class-to-wall = Al muro

## Encuestas
class-ask = Preguntar a la clase
class-ask-sure = ¿Preguntar a la clase qué haría si fuera { $name }?
class-ask-words = Tu pregunta, si quieres: «Desde aquí, encontrad…»
class-ask-how = Quién responde
class-ask-how-now = Todos juntos, ahora
class-ask-how-step = Cada cual por su cuenta: paso de la clase
class-ask-how-homework = Cada cual por su cuenta: tarea para casa
class-ask-alone = Cada alumno ve esta posición como la veía su jugador, juega una respuesta y la entrega. Tú ves todas las respuestas.
class-ask-keep-step = Añadir al plan de la clase
class-ask-keep-homework = Poner esta tarea
class-ask-kept-step = La posición es ahora el último paso del plan de la clase.
class-ask-kept-homework = La posición es ahora una tarea para casa. Imprime las tarjetas: menú, Tareas.
class-ask-shows =
    Toda la clase, también esta mesa, y quien vea el proyector verá lo que ahora solo { $name } puede ver:
    { $secret }.
class-poll = ¿Qué jugarías si fueras { $name }?
class-poll-hint = Una pregunta a toda la clase, no una jugada. Las partidas y sus relojes esperan.
class-poll-rests = Las partidas y sus relojes esperan hasta que vuelvas a ellas. El tiempo de la lección sigue.
class-only-asked = Es una pregunta, no una partida.
class-answer-kept = Tu respuesta está guardada. Espera a los demás.
class-answer-lost = Elegiste esto sin darlo como respuesta, así que no cuenta: { $answer }
class-answered = { $done } de { $count } han respondido
class-show-answers = Mostrar las respuestas
class-end-poll = Volver a las partidas
class-no-answers = Nadie ha respondido todavía.
class-your-answer = tu respuesta
class-laureate-place = { $place ->
    [1] la elección de la Laureada
   *[other] la elección n.º { $place } de la Laureada
}

## El proyector
class-which-table = ¿Qué mesa?
class-all-tables = Todas las mesas

## Resultados
class-results = Resultados de la ronda { $round }
class-so-far = Ronda { $round } hasta ahora
class-again-same = Otra ronda
class-again-shuffled = Con mesas mezcladas
class-csv = Tabla CSV
class-print = Imprimir
class-together = En común
class-won = ha ganado
class-curves = Los puntos de las mesas
class-curves-hint = los puntos de quien va en cabeza en cada mesa; a la izquierda, el comienzo de la partida; a la derecha, el final
class-curves-together = los puntos comunes de cada mesa; a la izquierda, el comienzo de la partida; a la derecha, el final
class-parted = Dónde los grupos decidieron algo distinto
class-parted-hint = las mismas cartas, las mismas jugadas antes, otra elección
class-decided = { $name } decidió
class-parted-board = Ver lo que tenían delante
class-not-parted = Ningún grupo ha decidido todavía algo distinto.
class-tables-named = { $count ->
    [one] Mesa { $groups }
   *[other] Mesas { $groups }
}
class-seat = Sitio { $seat }

## El final
class-lost-title = Este navegador no está en la clase.
class-lost-text =
    La clase ha terminado, o este navegador nunca estuvo en ella. Si la clase sigue, pide a tu docente el código de seis
    caracteres.
class-lost-teacher = Para docentes: volver a una clase, con tu clave de recuperación
class-over-title = La clase ha terminado.
class-over-text = Todos los nombres y mesas de esta clase están borrados. Aquí no queda nada por hacer.

## Preguntas a toda la clase
class-question-all = Pregunta a toda la clase
class-question-pick = Elige una respuesta. Nadie ve la tuya hasta que se muestren todas.
class-question-change = Tu respuesta está guardada. Puedes cambiarla hasta que se muestren todas.
class-end-question = Cerrar la pregunta
class-ask-own = Hacer una pregunta
class-ask-own-hint =
    Todos reciben la pregunta en una página aparte. Nadie ve las respuestas de los demás, ni cuál es la correcta, hasta que
    las muestres.
class-question-text = ¿Qué preguntas?
class-question-answers = Respuestas para elegir
class-question-answer = Respuesta { $number }
class-question-right = correcta
class-question-why = ¿Por qué? (se muestra con las respuestas, opcional)
class-right-answer = respuesta correcta
class-why = ¿Por qué?
class-answer = Respuesta:
class-your-answer-is = Tu respuesta: { $answer }
class-answer-again = Cambiar mi respuesta
class-would-play = ¿Qué jugarías en la mesa { $group }?

## El plan de la clase
class-plan = Plan de la clase
class-goal = Objetivo:
class-time-over = se acabó el tiempo
class-step = Paso { $number } de { $count }: { $kind }
class-kind-lesson = lección guiada
class-kind-game = juego
class-kind-question = pregunta
class-kind-puzzles = problemas
class-kind-position = posición
class-kind-closing = cierre
class-next-step = Siguiente: { $kind }
class-unseen = ¿Seguir sin mostrar las respuestas?
class-unseen-text = Hay alumnos que han respondido y aún no han visto ni las respuestas ni el motivo.
class-unseen-go = Seguir sin mostrarlas
class-more-time = + { $count } min
class-step-done = { $done } de { $count } han terminado
class-who-finished = Quién ha terminado
class-step-of = Paso { $number }: { $kind }
class-has-finished = ha terminado
class-has-not-finished = aún no ha terminado
class-plan-gallery = Planes listos
class-plan-load = Abrir un archivo
class-plan-save = Guardar en un archivo
class-plan-use = Usar este plan
class-plan-drop = Sin plan
class-plan-none =
    Elige un plan listo, abre uno desde un archivo o escribe el tuyo. Un plan tiene un objetivo y pasos: una lección guiada,
    juegos, preguntas, problemas, y lo que entregan los alumnos. Todos ven el objetivo y el tiempo que queda.
class-plan-own = Escribir mi plan
class-plan-name = Nombre del plan
class-plan-departs = Dónde el juego se aparta de la ciencia:
class-plan-add = Añadir un paso:
class-plan-minutes = minutos
class-plan-up = Antes
class-plan-down = Después
class-plan-remove = Quitar este paso
class-plan-step-goal = Objetivo de este paso (vacío: el del plan)
class-plan-hand-in = Lo que los alumnos escriben o dibujan y entregan
class-plan-position =
    Una posición se toma de una partida: abre una mesa de la clase, ve al momento y pulsa «Preguntar a la clase».
class-plan-ask = Lo que preguntas
class-task-position = Responde por tu cuenta
class-task-position-go = Abrir la posición
class-meanwhile-step = Has terminado este paso. Tu clase te llama por sí sola cuando sigue.
class-plan-unreadable = Este archivo no contiene un plan de clase.
class-task-lesson = Haz la lección guiada
class-task-lesson-go = Empezar la lección
class-task-puzzles = Resuelve problemas
class-task-puzzles-go = Abrir los problemas
class-task-closing = Para terminar
class-task-finish = He terminado
class-task-done = Terminado. Espera a los demás.
class-task-finished = Terminado.
class-meanwhile-finish = Mientras terminan los demás
class-back-short = Clase
class-meanwhile = Mientras los demás juegan
class-meanwhile-text = Tu mesa ha terminado. La clase te llama sola cuando sigue.
class-another-deal = Otro reparto, contra bots

## Lo que queda
class-needs = Te necesitan
class-flag-absent = ausente
class-covered = un bot juega mientras tanto
class-keep = Borrar la clase después de
class-hours = { $count ->
    [one] una hora
   *[other] { $count } horas
}
class-days = { $count ->
    [one] un día
   *[other] { $count } días
}
class-game-finished = Tu partida ha terminado.
class-game-stopped = Tu partida se detuvo. Así estaba:
class-by-pupil = Alumno por alumno
class-col-name = Nombre
class-col-table = Mesa
class-col-score = Puntuación
class-col-rank = Puesto
class-col-decisions = Elecciones propias
class-col-covered = De un bot en su ausencia
class-col-question = Pregunta { $number }
class-right-share = { $share } % correcto
class-csv-columns = Qué significan las columnas del CSV
class-csv-explained =
    Cada fila es un alumno en una ronda. El puesto es el de la mesa, cuando su partida ha terminado. Las elecciones propias son
    las que hizo el alumno y que no se deshicieron. Una carta y adónde va cuentan como una sola elección. Los
    alumnos que comparten sitio se cuentan aparte. Las elecciones de un bot son las que hizo un bot en ese sitio durante la
    ausencia del alumno. Los minutos van desde el principio hasta la última elección de la mesa. Cada pregunta tiene su columna,
    con la respuesta que eligió el alumno.
class-sheets = Hojas de los alumnos
class-sheet-played = { $decisions ->
    [0] Estuviste en la mesa { $group } con { $partners }. La ronda acabó antes de tu primera elección.
    [one] Estuviste en la mesa { $group } con { $partners } e hiciste una elección.
   *[other] Estuviste en la mesa { $group } con { $partners } e hiciste { $decisions } elecciones.
  }
class-sheet-rank = Tu puesto en la mesa: { $rank }.
class-sheet-turning =
    Lo que más cambió: con la elección { $decision } de la partida, la puntuación de { $name } pasó de { $before } a { $after }.
class-sheet-right = Es correcto.
class-sheet-wrong = La respuesta correcta: { $answer }
class-sheet-why = ¿Qué pasó en el momento que más cambió? ¿Por qué fue importante, y qué harías ahora?
class-sheet-now = ¿Qué harías de otro modo en otra partida, y por qué?
class-sheet-laureate = La elección de la Laureada: { $answer }
class-sheet-learnt = ¿Qué has aprendido de ciencia en esta clase que no sabías antes?

## Privacidad
privacy-link = Qué se guarda
privacy-title = Qué se guarda
privacy-lead =
    Labtable funciona sin cuentas y sin correo electrónico. Esta página enumera todo lo que este servidor guarda
    de una clase, para qué y cuánto tiempo.
privacy-stored = Todo lo que se guarda
privacy-what = Qué
privacy-why = Para qué sirve
privacy-long = Cuánto tiempo
privacy-what-name = Nombre y cara de la tarjeta
privacy-why-name = Los ven el docente y los compañeros de la misma mesa. El nombre puede ser inventado.
privacy-long-name = Hasta que termina la clase, como mucho un día (o el tiempo que fije el docente).
privacy-what-groups = Mesas, sitios y manos levantadas
privacy-why-groups = Para que la partida siga después de un corte de la red.
privacy-long-groups = Hasta que termina la clase, como mucho un día (o el tiempo que fije el docente).
privacy-what-moves = Jugadas, respuestas a encuestas, resultados
privacy-why-moves = Para jugar, comparar las mesas y ver los resultados de la lección.
privacy-long-moves = Hasta que termina la clase. La escuela responde de lo que el docente descarga o imprime.
privacy-what-cookie = Una cookie con un número aleatorio
privacy-why-cookie =
    Para que un navegador encuentre su sitio. Es estrictamente necesaria y no dice nada de la persona.
privacy-long-cookie = 30 días en el navegador. El servidor guarda solo su huella, mientras exista la clase o la mesa.
privacy-what-network = La dirección de red
privacy-why-network = Para detener ataques. Se convierte en una huella con una clave que cambia en cada arranque.
privacy-long-network = Solo en memoria, nunca en disco ni en ningún registro.
privacy-what-browser = Idioma, preferencias, álbum, últimas mesas y clase
privacy-why-browser = Para tu comodidad. Se quedan en tu navegador y no se envían.
privacy-long-browser = Hasta que borres los datos del navegador.
privacy-never = Lo que aquí no existe
privacy-never-accounts =
    Ni cuentas, ni direcciones de correo, ni nombres reales obligatorios, ni fechas de nacimiento.
privacy-never-tracking = Ni seguimiento, ni estadísticas de personas, ni publicidad.
privacy-never-chat = No hay chat en una clase. Los desconocidos no pueden verla ni entrar.
privacy-never-third = Ninguna otra empresa recibe nada. Letras, imágenes y programas vienen solo de este servidor.
privacy-delete = Borrar
privacy-delete-text =
    El docente termina la clase en el menú: nombres, mesas, jugadas y resultados se borran al momento. Si nadie
    lo hace, lo hace un temporizador. El docente puede sacar a un alumno en cualquier momento. En un servidor con su
    propio archivo de base de datos, los bytes se sobrescriben al momento. En un servidor con PostgreSQL nadie
    puede pedirlos ya; esa base sobrescribe sus archivos por sí misma, horas o días después.
privacy-who = Quién es responsable
privacy-who-text =
    Quien mantiene este servidor: en una escuela, normalmente la propia escuela. El programa es software libre y
    puede funcionar en un ordenador del aula sin conexión a internet.

# Homework

homework = Tareas para casa
homework-lead =
    Una tarea para casa, sin cuentas: cada alumno tiene una tarjeta con un código, que la abre en cualquier dispositivo
    hasta que se borra la clase. El servidor vuelve a jugar cada jugada antes de contarla.
homework-kind = Qué
homework-kind-lesson = Una lección
homework-kind-puzzles = Problemas
homework-kind-deal = Una partida
homework-lesson = Lección: { $game }
homework-puzzles = { $count ->
    [one] Un problema: { $game }
   *[other] { $count } problemas: { $game }
  }
homework-deal = Una partida contra bots: { $game }
homework-how-many = Cuántos
homework-grade = Dificultad
homework-due = Entrega
homework-due-at = Entrega: { $at }
homework-was-due = Había que entregarla: { $at }. Todavía puedes hacerlo.
homework-text = Lo que quieras decir sobre ella
homework-set = Poner esta tarea
homework-book = Lo que se ha entregado
homework-pupil = Alumno
homework-parts = { $done } de { $all }
homework-done = hecha
homework-attempts = { $count ->
    [one] 1 intento
   *[other] { $count } intentos
  }
homework-best = mejor resultado: { $score }
homework-late = tarde
homework-drop = Retirar la tarea { $number }
homework-drop-sure = Se borra lo que se ha entregado de ella.
homework-cards = Tarjetas con código
homework-code = Código
homework-puzzle = Problema { $number }
homework-begin = Empezar
homework-position = Una posición: { $game }
homework-position-title = ¿Qué jugarías aquí?
homework-position-hint = Juega tu respuesta. Puedes deshacerla hasta que la entregues.
homework-position-hand = Tu mano
homework-position-you = Tú
homework-position-player = Jugador { $number }
homework-position-given = Tu respuesta está entregada. Aún puedes cambiarla.
homework-position-online = A una posición se responde en la dirección de tu escuela. Abre el enlace de tu tarjeta.
homework-position-how = Una posición de una partida como tarea: abre una mesa de la clase, ve al momento y pulsa «Preguntar a la clase».
homework-again = Probar otra vez
homework-waiting = { $count ->
    [one] Hay una cosa hecha y sin entregar.
   *[other] Hay { $count } cosas hechas y sin entregar.
  }
homework-hand-in = Entregar
homework-waits = Hecho. Entrégalo en la página de tus tareas cuando tengas conexión.
homework-handed-in = Tu tarea está entregada.
homework-card = Tu tarjeta: { $code }. Abre tus tareas en cualquier dispositivo. Apúntala.
homework-offline = Hacerla sin red: abrir los juegos en una página que funciona sin conexión
homework-unreadable = Esta dirección no contiene ninguna tarea. Abre otra vez el enlace de tu tarjeta.
homework-yours = Tus tareas

# Names that wait for the teacher

class-approve-names = Mostrar los nombres escritos cuando los apruebe
class-names-waiting = { $count ->
    [one] Un nombre por aprobar
   *[other] { $count } nombres por aprobar
  }
class-approve-all = Aprobar todos
class-approve = Aprobar
class-refuse-name = Rechazar
class-name-now = se llama { $name } mientras tanto
class-name-waits = Tu profesor o profesora mira antes «{ $name }».
