# Lo que dice el propio cliente. Las frases de los juegos y del servidor vienen del servidor.
labtable = Labtable
skip = Ir a lo que se pregunta
close = Cerrar
cancel = Cancelar
yes = sí
no = no
you = tú
guest = Invitado
menu = Menú
rules = Reglas
log = Registro
tip = Sobre esto
sound = Sonido
rule = (regla { $number })
labelled = { $label }: { $words }
offline = No se puede llegar al servidor. Revisa tu conexión.
home-link = Labtable, inicio
to-home = Volver a la página de inicio
stale = No se pudo cargar una parte de esta página. El servidor se ha actualizado o no responde. Tus partidas están a salvo en él.
stale-reload = Volver a cargar la página
lost-title = No puedes ver esta mesa.
lost-text =
    Ninguna mesa tiene ese código, o la partida ha empezado y el anfitrión no admite espectadores. Un código tiene
    ocho caracteres, por ejemplo KT7M-WQ3D. Si el código es correcto, pregunta al anfitrión: puede admitir
    espectadores en cualquier momento en el menú.
you-watch = Estás mirando la partida.
opening = Abriendo la mesa …
one-moment = Un momento …

## En la mesa
table-code = Mesa
table-tools = Mesa
the-table = La mesa
your-place = Tu sitio
moment-hits-you = Contra ti
players = Jugadores
prompt = Qué hacer
your-turn = Tu turno
since-your-turn = desde tu último turno
step-back = Retroceder una jugada
step-on = Avanzar una jugada
to-start = Ir al principio
to-end = Ir al final
moment = Jugada
back-to-now = Volver al presente
looking-back = { $position ->
    [0] Estás viendo el comienzo de la partida
   *[other] Estás viendo la jugada { $position }
}
reconnecting = Reconectando …
reconnecting-hint = { $seconds ->
    [0] Se perdió la conexión. Tu sitio está guardado.
   *[other] Se perdió la conexión. Tu sitio está guardado; pasados { $seconds } segundos un bot juega por ti hasta que vuelvas.
}
choose-next = Ahora elige qué haces con ella.
choose-place = Ahora pulsa adónde va.
if-done = Si haces esto:
whether = ¿{ $action }?
puzzle-wrong = Mal: prueba otra vez.
is-lost = se pierde
more-may-happen = Puede ocurrir algo más.
forecast-rest = Mostrar todo lo que ocurriría
then-others = Después decide otro jugador.
then-over = Esto termina la partida.
cannot-be-undone = No se puede deshacer.
chance-percent = { $percent } %
catch-up = Saltar
take-back = Deshacer
take-back-long = Deshacer tu última decisión y lo que los bots hicieron desde entonces
so-often = { $what }{ $count ->
    [1] { "" }
   *[other] , { $count } veces
}
and-more = y { $count } más
undo = Deshacer
undo-long = Deshacer tu última jugada
restart = Reiniciar el turno
restart-long = Reiniciar el turno: deshacer todo lo que hiciste en él
hint = Consejo
hint-long = Consejo: lo que haría un buen jugador
hint-title = Lo que haría una Laureada
hint-thinking = La Laureada está pensando …
hint-thinking-long = La Laureada sigue pensando: el ordenador está ocupado. Puedes cerrar y volver a preguntar más tarde.
hint-waits = Ya van { $seconds } segundos
hint-choose = Elegir esta jugada
hint-chance = de ganar
hint-score = puntos al final
hint-then = y después, probablemente
hint-fair = El entrenador solo ve lo que ves tú, e imagina muchas veces lo que está oculto.
moves = Lo que puedes hacer
all-moves = { $count ->
    [one] La única opción
   *[other] Las { $count } opciones
}
moves-alike = Cada una de estas jugadas: { $what }
no-moves = Ahora no tienes nada que hacer.
more-news = { $count ->
    [one] Ocurrió algo más: tecla { $key }.
   *[other] Ocurrieron { $count } cosas más: tecla { $key }.
}
more-in-log = { $count ->
    [one] El registro tiene una cosa más.
   *[other] El registro tiene { $count } cosas más.
}
undo-bots = Los bots han jugado desde entonces. «Deshacer», junto a la pregunta o en el menú, deshace también sus jugadas.
undo-nothing = Ahora no puedes deshacer nada.
no-hint = Aquí no hay pista.
game-over = La partida ha terminado.
with-key = { $name }, tecla { $key }
can-do = { $count ->
    [one] Tienes una sola jugada posible.
   *[other] Tienes { $count } jugadas posibles.
}
online = presente
away = ausente
covered = un bot juega en su lugar
covered-you = Un bot juega en tu lugar.
take-back-chair = Recuperar tu sitio
away-long = { $name } ya no está.
cover = Que juegue un bot
rewind-offer = { $name } quisiera deshacer su último turno.
agree = De acuerdo
decline = Rechazar
pass-on = Pasa la pantalla a { $name }.
pass-on-hint = Los demás no deben mirar.
pass-on-go = Soy { $name }
bot-name = Bot { $number }
keys = Atajos de teclado
key-numbers =
    elegir algo que puedas usar, por el número o la letra que lleva: primero en tu mano, luego en la mesa,
    luego un jugador, luego una respuesta
key-enter = jugar lo que elegiste; si deja una pregunta abierta, ir a su primera respuesta
key-arrows = ir de una cosa a otra; en una molécula ↓ sigue un enlace, ← y → prueban sus otros enlaces, ↑ vuelve
key-regions = ir a la parte siguiente de la mesa: pregunta, mano, mesa, jugadores, menú, registro; con Mayús a la anterior
key-tell = oír lo esencial de lo que ocurrió desde tu turno, lo que se pregunta y el objetivo
key-next = paso siguiente de una lección; una pista, o el problema siguiente
key-escape = borrar tu elección
key-undo = deshacer
key-restart = reiniciar tu turno
key-catch-up = saltar al momento actual mientras juegan los demás
key-moves = todo lo que puedes hacer
key-hint = pedir un consejo, si juegas con bots
key-rules = las reglas
key-back = retroceder una jugada
key-forward = avanzar una jugada
key-ends = ir al principio, o volver al presente
key-tab = pasar a la tecla siguiente, o a la mano, la mesa, los jugadores
key-help = mostrar estos atajos
keys-letters = Teclas de un solo carácter
keys-letters-hint =
    Desactívalas si estorban a tu lector de pantalla o al dictado. Tab, F6, las flechas, Intro y Escape funcionan
    siempre. Entonces esta lista está en el menú de la mesa, y en las preferencias de las otras páginas.
keys-change = Tecla: { $what }
keys-reset = Todas las teclas como antes
keys-reader = Con un lector de pantalla
keys-reader-text =
    Usa el modo foco (NVDA: NVDA + Espacio, JAWS: Insert + Z) o apaga la navegación rápida (VoiceOver: ← y → a la vez), para que
    las teclas lleguen al juego. Después de cada jugada tuya oyes qué ocurrió y qué se pregunta, y el foco está en lo que
    puedes hacer. La lista de jugadas responde a todas las preguntas: elige por número o flecha, juega con Intro. Cada cosa
    dice su nombre, el número que la elige y si está elegida.
copied = Copiado.
copy-moment = Copiar un enlace a esta posición
ask-back = Pedir deshacer tu último turno
second-device = Jugar en un segundo dispositivo
second-device-hint = Escribe este código en la página de inicio del otro dispositivo antes de que caduque.
team-invite = Invitar a un compañero de equipo
team-hint = Tu compañero escribe este código en la página de inicio de otro dispositivo antes de que caduque. Después jugáis juntos.
team-of = equipo de { $count }
team-name = Equipo { $name }
decided = { $name } ya ha ganado: nadie puede alcanzarle.
decided-you = Ya has ganado: nadie puede alcanzarte.
end-now = Terminar con este resultado
play-to-the-end = Jugar hasta el final
give-up = Rendirse
give-up-sure = La partida termina ahora, y no la has ganado.
resign = Dejar la partida para siempre
resign-sure = Un bot seguirá jugando en tu sitio.
delete-table = Borrar esta mesa
delete-table-sure = La partida, todos los nombres y todas las jugadas se borran para todos los de esta mesa.
delete-me = Borrar mi nombre y mi sitio
delete-me-sure = Tu nombre se borra y un bot sigue jugando en tu sitio.
log-out = Cerrar la sesión de este navegador
log-out-sure = Se dejan los sitios que tiene este navegador. La siguiente persona en este ordenador no podrá ver tus partidas.
download = Descargar la partida
download-later =
    Podrás descargar la partida cuando termine: su archivo muestra todo lo que está oculto.
    Hasta entonces la encuentras en la página de inicio.
download-later-stop =
    Podrás descargar la partida cuando termine: su archivo muestra todo lo que está oculto.
    Hasta entonces la encuentras en la página de inicio.
    Si te rindes, puedes descargarla enseguida y seguir jugando desde el archivo.

## Preferencias
preferences = Preferencias
language = Idioma
theme = Apariencia
theme-auto = como el dispositivo
theme-day = día
theme-evening = noche
motion = Animación
motion-auto = como el dispositivo
motion-calm = ninguna
follow = Jugadas de los demás
follow-slow = despacio
follow-normal = una a una
follow-none = todas a la vez
card-size = Tamaño de las cartas
card-size-small = pequeñas
card-size-normal = normales
card-size-large = grandes
pref-sound = Sonidos
pref-quick = Jugar siempre con una sola pulsación
pref-plain = Fondos lisos
pref-shapes = Formas en lugar de retratos
volume = Volumen

## Reglas
the-aim = El objetivo
a-turn = Un turno
legend = Qué significan los iconos
lets-play = A jugar
aim-is = Objetivo: { $aim }
rules-search = Buscar en las reglas
rules-changed = Componentes que este servidor ha cambiado
title-changed = { $title } (modificado)
rules-english = Las reglas numeradas están escritas en inglés.
rules-numbered = Las reglas numeradas, frase a frase
rules-contents = Contenido
rules-page = Las reglas en una página, para imprimir
rules-print = Imprimir
rules-lost = No se han podido cargar las reglas. Cierra este panel y vuelve a abrirlo.
rules-cited = Reglas { $numbers }: mostrar las frases numeradas
rules-nothing = Ninguna regla coincide con tu búsqueda.
all-rules = Todas las reglas
did-you-know = ¿Sabías que…?
another = Otra

## La sala de espera
read-this-out = Cómo entran tus amigos
qr = Código QR que abre esta mesa
code-hint = Abren { $host } y escriben este código, o escanean la imagen. Ambos valen mientras exista la mesa.
code-alone = Solo este ordenador puede abrir esta dirección. Para que entren amigos, inicia Labtable de nuevo:
alone-options = Si le diste otras opciones, como --database, vuelve a darlas.
copy-link = Copiar enlace
projector = Proyector
seats = Sitios
seats-taken = { $taken } de { $players } ocupados
your-name = Tu nombre
sit-down = Sentarme
sit-here = Sentarme aquí
you-host = tú, anfitrión de esta mesa
you-guest = en esta pantalla
open-seat = Sitio libre
open-seat-hint = para cualquiera que tenga el código
add-bot = Añadir un bot
hot-seat = Misma pantalla
stand-up = Levantarme
remove = Quitar
open-chair = Dejar libre este sitio
bot-level = Nivel de este bot
waiting-for = { $count ->
    [one] Hay un sitio libre.
   *[other] Hay { $count } sitios libres.
}
waiting-for-hint = { $host ->
    [yes] Si empiezas ahora, los bots ocuparán los sitios libres.
   *[no] Si el anfitrión empieza ahora, los bots ocuparán los sitios libres.
}
everyone-here = Ya están todos.
everyone-here-hint = { $host ->
    [yes] Empieza cuando quieras.
   *[no] El anfitrión puede empezar la partida.
}
start = Empezar
host-starts = Falta que el anfitrión empiece la partida.
this-game = Esta partida
time = Tiempo por jugador
no-limit = sin límite
minutes-short = { $count } min
pace = Los bots se toman su tiempo
clock-more = Dar { $minutes } minutos más a todos
clock-none = Seguir sin relojes
spectators = Los espectadores pueden mirar
by-chance = al azar
glance = Las reglas de un vistazo

## Bots
level-random = Azar
level-random-hint = Juega al azar
level-pupil = Escolar
level-pupil-hint = Juega como a los diez años: tiene favoritos y pasa mucho por alto
level-novice = Principiante
level-novice-hint = Juega como alguien en su primera tarde
level-student = Estudiante
level-student-hint = Ve una jugada por delante y a menudo pasa algo por alto
level-greedy = Ayudante
level-greedy-hint = Ve una jugada por delante y no pasa nada por alto
level-researcher = Investigadora
level-researcher-hint = Juega al instante, según lo que ha aprendido
level-laureate = Laureada
level-laureate-hint = Piensa por adelantado antes de cada jugada
level-adaptive = Adaptable
level-adaptive-hint = Juega para que la partida siga igualada
level-own-hint = Aportado por quien lleva este servidor
is-program = programa

## El final
replay = Repetición
pause = Pausa
result = El resultado

## La página de inicio
site = Sitio
games = Juegos
home-title = Acerca
    un taburete.
home-pitch-short = juegos de ciencia, para jugar juntos
home-pitch = Cinco juegos de mesa científicos publicados, en tu navegador.
    Juega con amigos, con una clase de treinta o contra bots que saben lo que hacen.
home-free = Gratis. Sin cuenta ni correo: solo necesitas un sitio.
play = Jugar
play-game = Jugar a { $game }
play-now = Jugar ya
make-table = Crear una mesa
make-table-hint = Recibes un código, un enlace y un código QR para compartir. En la sala de espera ves quién llega y empiezas la partida.
set-table = Crear la mesa
bots = Bots
join-code = Entrar con un código
join-hint = 6 caracteres: una clase; 8: una mesa; 12: una tarjeta.
open-saved = Abrir una partida guardada
open-saved-hint =
    Elige un archivo que haya guardado Labtable: al final de una partida («Descargar la partida») o en el terminal. Una
    partida terminada se muestra como se jugó; otra sigue desde donde se dejó.
open-saved-choose = Elegir un archivo
open-saved-checking = La partida se vuelve a jugar, para ver que cada jugada sigue las reglas …
open-saved-decisions = { $count ->
    [one] { $count } decisión hasta ahora
   *[other] { $count } decisiones hasta ahora
}
open-saved-seats = ¿Quién sigue jugando? Todas las personas juegan en esta pantalla.
open-saved-turn = decide ahora
open-saved-me = una persona, aquí
open-saved-cards =
    El archivo de una partida contiene también sus cartas ocultas. Por eso nadie de fuera puede sentarse a esta mesa.
open-saved-go-on = Seguir jugando
my-tables = Tus mesas
mine-over = terminada: ver el resultado
mine-lesson = lección
mine-lobby = esperando jugadores
mine-your-turn = tu turno
mine-waiting = turno de otra persona
length = Duración
minutes = { $range } min
designers = Diseño
publisher = Editorial
edition = Reglamento usado
age = Edad
marks = Lo que el reglamento no dice
marks-hint = Algunos detalles del juego impreso no se pudieron averiguar. Cada uno figura aquí con su razón.
rulings = { $count } cuestiones de reglas que tuvimos que decidir
rulings-hint = Donde el reglamento deja algo abierto, elegimos una respuesta. Aquí están todas, con sus razones.
    Si tienes la caja, puedes corregirlas en un solo archivo.
source-inferred = por deducción
source-reconstructed = reconstrucción
marked-inferred = Deducido del reglamento.
marked-reconstructed = Regla de la casa: es nuestra, no del reglamento.
marked-owner = Del archivo de cartas del anfitrión.
way-friends = Con amigos
way-friends-text = Crea una mesa y lee ocho caracteres en voz alta. Si tienes que irte, un bot juega por ti hasta que vuelvas.
way-class = Con una clase
way-class-text = Un código en la pizarra sienta a treinta alumnos en diez mesas en un minuto. Ves cada tablero, ayudas
    donde se levanta una mano y comparas lo que hacen las mesas con las mismas cartas. Sin cuentas ni firmas.
way-bots = A solas, o contra los bots
way-bots-text = Los bots solo ven lo que vería un jugador en su sitio. Tras la partida puedes comprobar cada carta repartida.
foot-rights =
    Los juegos pertenecen a sus autores y editoriales. La página de cada juego los nombra y dice qué detalles se
    reconstruyeron.
licences-link = Licencias de fuentes y bibliotecas
foot-privacy = No medimos nada, y nada sale de este servidor. Una cookie recuerda tus sitios, y las mesas viejas se borran.

## El final de una partida
see-table = Ver la mesa
rematch = Revancha
go-rematch = A la mesa nueva
won = { $names } { $count ->
    [one] gana.
   *[other] comparten la victoria.
}
won-you = Ganas tú.
together = Vuestra puntuación común
ranking = Clasificación
score-over-time = Puntos a lo largo de la partida
chart-hint = Puntos tras cada decisión
moments = Momentos clave
fair = ¿Fue limpio el reparto?
fair-confirmed = Todo coincide: se jugó el reparto sellado.
fair-details = Qué se comprobó exactamente
fair-numbers = El sello, la clave y los números
fair-hint = El reparto se selló antes de la primera carta. Aquí puedes comprobarlo.
fair-later = Quizá otros grupos jueguen aún con este reparto. Verás las manos, la gráfica y la prueba cuando el docente termine la ronda.
seal = Sello, tal como este navegador lo recibió la primera vez
secret = Clave revelada al final
own-share = Número aleatorio que añadió este navegador
fingerprint = Huella del reparto con sus jugadas
verify = Comprobar esta partida
verifying = Repartiendo y jugando la partida de nuevo …
verified = { $count } decisiones jugadas de nuevo: el reparto tiene este sello y las jugadas llevan a este resultado.
fault-seal = Esta partida no se pudo confirmar: su sello no es el que este navegador anotó antes del reparto.
fault-hashes = Esta partida no se pudo confirmar: la clave o un número aleatorio no es el que se prometió antes del reparto.
fault-share = Esta partida no se pudo confirmar: el número aleatorio de este navegador llegó tarde, o quien lleva el servidor lo dejó fuera.
fault-moves = Esta partida no se pudo confirmar: repartida y jugada de nuevo, lleva a otra parte.
not-verified = Esta partida no se puede comprobar ahora.
checked-server =
    Este navegador calculó las huellas. Las reglas no funcionan en él aquí, así que el servidor repartió y jugó la partida de nuevo.
checked-here =
    Este navegador calculó las huellas, y repartió y jugó la partida de nuevo por sí mismo, con las reglas que este servidor le
    envió.
fair-shares =
    Primero el servidor quedó atado a su clave; después { $given ->
        [one] el navegador de una persona añadió un número aleatorio
       *[other] los navegadores de { $given } personas añadieron cada uno un número aleatorio
    } que nadie había visto.
fair-own =
    El tuyo está entre ellos: nadie pudo elegir este reparto, ni siquiera quien lleva el servidor junto con todos los demás
    jugadores.
fair-others =
    Ninguno viene de este navegador: nadie pudo elegir este reparto, salvo que todos esos jugadores ayudaran a quien lleva
    el servidor.
fair-withheld =
    Un número aleatorio prometido no llegó de { $names }. Quien lleva el servidor pudo, con su ayuda, elegir entre
    { $deals } repartos.
fair-alone =
    Ningún navegador añadió un número aleatorio. El reparto quedó fijado antes de la primera carta y nadie lo cambió; pero
    quien lleva el servidor pudo elegirlo.
fair-class =
    Todas las mesas de la clase juegan un mismo reparto, que sacó el servidor. Quedó fijado antes de la primera carta y nadie
    lo cambió; pero quien lleva el servidor pudo elegirlo.
fair-day = Este reparto sale de la fecha: es el mismo en todas partes, nadie lo eligió, y quien quiera puede calcularlo de antemano.
fair-set = El reparto de una lección o de un problema es el mismo para todos: está en un archivo del juego.
fair-again = Es el reparto de la partida terminada que se juega otra vez: quien jugó aquella puede conocerlo.
not-covered =
    No cubre los nombres de los jugadores ni las horas de sus jugadas. Para comprobar la partida sin este servidor, guárdala
    y ejecuta «labtable verify ARCHIVO --seal … --share … --fingerprint …».
verified-branch = Esta partida retoma otra a partir de la decisión { $count }, con el mismo reparto y por tanto el mismo sello.
verified-redealt = Tras la decisión { $count }, lo que un jugador no podía saber se repartió de nuevo.
final-board = El tablero final
share = Compartir
hand-keys = Un número para elegir, Intro para jugar
together-hint = una sola para toda la mesa
ranking-hint = y de dónde vienen los puntos
race-hint = y hasta dónde llegó cada cual
by-decision = decisión a decisión
moments-hint = elige uno para verlo
picture = Imagen

## Lecciones
lessons = Lecciones
lessons-hint = Aprende jugando: unos minutos cada una. Puedes saltar cada paso, irte y volver.
lesson = Lección
show-me-how = Enséñame
lesson-begin = { $lesson }: enséñame cómo se juega a { $game }
lesson-offer = ¿Primera vez? Una lección corta te enseña a jugar.
lesson-next = Siguiente
lesson-show = Enséñame
lesson-play-on = Seguir jugando desde aquí
lesson-leave = Terminar la lección y seguir jugando
lesson-progress = Paso { $step } de { $steps }
lesson-source = Fuente: { $source }
lesson-reads = La lección explica primero algo.
lesson-not-asked = Estaría permitido, pero ahora no.

## El álbum
story = { $name } se pone en cabeza definitivamente en la jugada { $at } de { $all }: { $what }
album = Álbum
album-lead =
    Las personas, los elementos, las moléculas y los descubrimientos de tus partidas. El álbum se guarda solo en
    este navegador: no se envía nada.
album-empty = Tu álbum está vacío. Termina una partida o una lección: lo que encuentres se guarda aquí, solo en este navegador.
album-start = Abrir { $game }
album-persons = Personas conocidas
album-elements = Elementos creados
album-molecules = Moléculas sintetizadas
album-years = Años vividos
album-discoveries = Descubrimientos completados
album-count = { $count } de { $all }
album-new = { $count ->
    [one] Nuevo en tu álbum: { $names }
   *[other] { $count } novedades en tu álbum: { $names }
}
album-forget = Vaciar el álbum
album-forget-sure = Se borrará todo lo que has reunido aquí.
# Together
stamps = Sellos
preparing = El nivel { $level } aún se está preparando ({ $percent } %). Hasta entonces juega como un Ayudante. Solo ocurre una vez.
preparing-short = se prepara · { $percent } %
thinking-long = { $name } lleva { $seconds } segundos pensando.
shut-title = Ya no puedes ver esta mesa.
shut-text =
    La partida ha empezado y el anfitrión no admite espectadores, o ha borrado la mesa. Pregúntale: puede
    admitirlos en cualquier momento en el menú.
pref-notify = Avisarme cuando sea mi turno

# Choosing
character-of = Personaje de { $name }
characters = Personajes
players-changed = Este juego no es para { $wished } jugadores; la mesa será para { $players }.
partners = Tus compañeros: bots
game-choices = Opciones de este juego
age-from = desde { $age } años

# El entrenador
coach-ask = Análisis
coach-review = El análisis del entrenador
coach-back = Volver a la mesa
coach-working = El entrenador vuelve a jugar cada decisión
coach-far = Hecho en un { $percent } %.
coach-deeper = Esta es una primera imagen. El entrenador sigue mirando lo que es incierto, y esta página cambia a medida que sabe más.
coach-moved = Lo que decidió esta partida
coach-moved-first = Lo que decidió esta partida, a primera vista
coach-moved-early = Lo que movió esta partida
coach-moved-early-first = Lo que movió esta partida, a primera vista
coach-share = { $what }: azar { $luck } %, juego { $play } %
coach-said = Lo que se dijo, y lo que demostraba
coach-chances = Probabilidad de ganar
coach-chances-hint = según lo que cada jugador podía saber
coach-score = Puntuación esperada del equipo
coach-score-lower = Puntuación esperada del equipo: menos es mejor
coach-score-hint = lo que podía esperar quien tenía el turno
coach-apart = Cuánto fue azar y cuánto fue juego
coach-luck = Azar
coach-luck-alone = El entrenador no encontró imprecisiones ni errores graves: solo la suerte cambió el resultado.
coach-play = Juego
coach-player = Jugador
coach-start = Inicio
coach-end = Final
coach-lower = Menos es mejor: un más reduce la puntuación, un menos la aumenta.
coach-slips = Imprecisiones, errores graves
coach-counts = { $slips }, { $blunders }
coach-turns = Puntos de inflexión
coach-no-turns = Ninguna decisión y ningún golpe de suerte decidió por sí solo esta partida.
coach-given-up = { $name } se rindió aquí
coach-given-up-hint =
    El final de las curvas muestra lo que aún se podía esperar aquí.
    Rendirse no se juzga ni como un error ni como mala suerte.
coach-decided = { $name } terminó aquí la partida
coach-decided-hint = Ya nadie podía alcanzar al primero: el resultado queda como estaba.
coach-decision = Una decisión de { $name }
coach-stroke = Buena suerte para { $name }
coach-stroke-all = Buena suerte para todos
coach-bad-stroke = Mala suerte para { $name }
coach-bad-stroke-all = Mala suerte para todos
coach-played = La jugada de { $name }
coach-better = La jugada del entrenador
coach-rather = Mejor: { $what }
line-follow = Jugar la línea del entrenador en el tablero
line = La línea del entrenador
line-start = La jugada { $move } pudo ser otra: { $count ->
    [one] un paso
   *[other] { $count } pasos
  } de la línea del entrenador
line-dealt = Lo que { $name } no podía saber se reparte de nuevo aquí.
line-step = { $number } de { $count }: { $what }
line-previous = Paso anterior
line-next = Paso siguiente
line-over = Fin de la línea
line-leave = Volver a mi partida
coach-see = Ver el tablero tras la jugada { $move }
coach-failures = Imprecisiones y errores graves
coach-failures-team = Pasado por alto, o imposible de saber
coach-team-hint =
    Las imprecisiones y los errores graves se podían evitar: se veía lo suficiente. En los demás casos, solo las
    cartas de otro jugador mostraban la mejor jugada.
coach-unknown = no podía saberlo
coach-elsewhere = Esto era mejor, pero solo era visible para { $names }: { $what }
coach-all = Todas las decisiones
coach-show-all = Mostrar las { $count } decisiones
coach-show-failures = Mostrar solo imprecisiones y errores graves
coach-best = mejor
coach-good = buena
coach-slip = imprecisión
coach-blunder = error grave
coach-fair =
    Cada decisión se juzga por lo que su jugador podía saber entonces.
    Lo que ese jugador no podía ver se reparte de nuevo en cada intento; el entrenador nunca lo mira.
coach-again = Probar de nuevo desde aquí
coach-again-move = Una mesa nueva sigue tras la jugada { $move }. Ocupas el sitio que tomó esa decisión.
coach-world = Lo que estaba oculto, y el azar
coach-world-same = Como estaban
coach-world-anew = Repartidos de nuevo
coach-world-same-hint = Lo mismo oculto y el mismo azar por venir. Quien vio la primera partida lo conoce.
coach-world-anew-hint = Lo que este jugador podía ver se queda. Todo lo oculto, y el azar por venir, se reparte de nuevo.
coach-rivals = En los demás sitios
coach-rivals-bots = Bots
coach-rivals-friends = Amigos
coach-rivals-bots-hint = La partida sigue enseguida.
coach-rivals-friends-hint = Llegas a una sala de espera con un código para compartir. Los bots ocupan los sitios que queden libres.
coach-again-play = Jugar desde aquí
coach-again-invite = Invitar a amigos
coach-first = La primera partida
coach-first-same = Es un nuevo intento tras la jugada { $move }, con lo mismo oculto.
coach-first-anew = Es un nuevo intento tras la jugada { $move }. Lo oculto se repartió de nuevo.
coach-first-ended = La primera partida terminó así: { $scores }.
coach-first-compare = Comparar las dos partidas
coach-first-see = Ver la primera partida
coach-compared = Un nuevo intento tras la jugada { $move }. La línea fina es la primera partida.
check = Aviso de errores graves
check-hint = El entrenador pregunta antes de una jugada que cuesta mucho
check-title = ¿Seguro?
check-better = Mejor
check-fair = El entrenador solo sabe lo que tú puedes saber.
check-anyway = Jugarla de todos modos
check-show = Ver la mejor jugada
check-back = No jugarla
play-on = Seguir aquí
play-on-offer =
    No se puede llegar al servidor. Puedes seguir en esta página, desde tu última decisión que el servidor conoce. Lo que no ves
    se reparte de nuevo, y desde entonces nada prueba que el reparto fuera justo.
play-on-starting = Preparando las reglas en esta página …
play-on-here = Jugada en esta página
play-on-back = El servidor ha vuelto. Puede comprobar lo que jugaste aquí y seguir con ello.
play-on-bring = Seguir en el servidor
play-on-drop = Olvidar lo que se jugó aquí
play-on-later = Más tarde
play-on-over =
    Jugaste el final de esta partida en esta página. Cuando el servidor vuelva y la haya aceptado, podrás repetirla, analizarla,
    guardarla y verificarla allí.
play-on-failed =
    La partida no puede seguir en esta página. Está guardada en el servidor: tu asiento estará allí cuando vuelva la conexión.
fair-file =
    Esta partida viene de un archivo que contenía todas las cartas ocultas: quien lo abrió pudo leerlas. Todas las jugadas
    siguen las reglas. Para comparar el sello, usa el que se mostró donde empezó la partida.
fair-page =
    Desde la decisión { $count }, esta partida se jugó en una página que había perdido su servidor. Lo que su jugador no podía
    saber se repartió allí de nuevo, y la página hizo las jugadas de los bots. Todas las jugadas siguen las reglas; que nadie
    eligió las cartas ni las jugadas de los bots está probado solo hasta ahí.

## Accessibility
access-title = Accesibilidad
access-lead = Hasta dónde sigue Labtable las pautas de accesibilidad web (WCAG 2.2, niveles A y AA), y la prueba que lo muestra.
access-untested =
    Estas pruebas se ejecutan en Chromium. Nadie que use a diario un lector de pantalla, un conmutador o una lupa ha probado aún
    Labtable para nosotros: si es tu caso, tu opinión vale más que todas ellas. Las teclas están en Menú, Atajos de teclado.
access-criteria = Todos los criterios
access-supports = cumple
access-partly = en parte
access-does-not = no cumple
access-not-applicable = no se aplica
access-column-criterion = Criterio
access-column-stands = Labtable
access-column-instead = Qué hacer en su lugar
access-column-test = Lo muestra la prueba
access-judged = Juzgado al leer; ninguna prueba lo muestra.
