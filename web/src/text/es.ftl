# Lo que dice el propio cliente. Las frases de los juegos y del servidor vienen del servidor.
labtable = Labtable
skip = Ir a la mesa
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
offline = No se puede llegar al servidor.
home-link = Labtable, inicio
to-home = A la página de inicio
lost-title = Aquí no hay nadie.
lost-text = No hay ninguna mesa con ese código, o no está abierta para ti. Un código tiene ocho caracteres, por ejemplo KT7M-WQ3D.
opening = Se pone la mesa …

## En la mesa
table-code = Mesa
table-tools = Mesa
the-table = La mesa
your-place = Tu sitio
players = Jugadores
prompt = Lo que se pide
your-turn = Tu turno
since-your-turn = tu último turno
step-back = Un paso atrás
step-on = Un paso adelante
to-start = Al principio
to-end = Al final
moment = Momento
back-to-now = Volver al presente
looking-back = Miras atrás: momento { $position }
reconnecting = Conectando de nuevo …
reconnecting-hint = Tu sitio se guarda. La mesa muestra lo último que viste.
choose-next = Ahora elige lo que va con ello.
undo = Deshacer
undo-long = Deshacer: retirar tu última jugada
restart = Rehacer el turno
restart-long = Rehacer el turno: deshacer lo que hiciste en él
hint = Consejo
hint-long = Consejo: lo que haría un buen jugador
hint-title = Lo que haría una Premiada
hint-thinking = La Premiada lo piensa …
hint-chance = de ganar
hint-score = puntos al final
hint-then = y después, probablemente
hint-visits = Pensado { $count } veces
hint-fair = Solo sabe lo que tú puedes saber: las cartas ocultas se suponen.
moves = Lo que puedes hacer
all-moves = { $count ->
    [one] Una jugada
   *[other] { $count } jugadas
}
no-moves = Ahora no se te pide nada.
can-do = { $count ->
    [one] Tienes una sola jugada posible.
   *[other] Tienes { $count } jugadas posibles.
}
online = presente
away = ausente
covered = un bot juega mientras tanto
covered-you = Un bot te guarda la silla.
take-back-chair = Volver a sentarme
away-long = { $name } no está.
cover = Que juegue un bot
rewind-offer = { $name } quisiera volver atrás y decidir de nuevo.
agree = De acuerdo
decline = Rechazar
pass-on = Pasa la pantalla a { $name }.
pass-on-hint = Que no mire nadie más.
pass-on-go = Soy { $name }
bot-name = Bot { $number }
keys = Teclas
key-numbers = elegir lo iluminado: primero la mano, luego la mesa
key-enter = jugar lo elegido
key-escape = elegir de nuevo
key-undo = deshacer
key-restart = rehacer tu turno desde el principio
key-moves = todo lo que puedes hacer
key-hint = un consejo, si juegas con bots
key-rules = las reglas
key-history = un paso atrás, un paso adelante
key-ends = el principio, y el presente
key-tab = de una cosa a otra; cada una dice qué puede, o por qué no
key-help = estas teclas
copied = Copiado.
copy-moment = Copiar un enlace a este momento
ask-back = Pedir retirar tu último turno
second-device = Jugar en un segundo dispositivo
second-device-hint = Escríbelo en la página de inicio del otro dispositivo, dentro de su plazo.
resign = Dejar la partida para siempre
resign-sure = Un bot seguirá jugando en tu silla.
download = Descargar la partida

## Preferencias
preferences = Preferencias
language = Idioma
theme = Luz
theme-auto = del dispositivo
theme-day = día
theme-evening = noche
motion = Movimiento
motion-auto = del dispositivo
motion-calm = ninguno
card-size = Cartas
card-size-small = pequeñas
card-size-normal = normales
card-size-large = grandes
pref-sound = Sonidos
pref-quick = Jugar con una sola pulsación
pref-plain = Superficies lisas
pref-shapes = Formas en lugar de retratos
volume = Volumen

## Reglas
rules-search = Buscar en las reglas
rules-english = Las reglas numeradas están escritas en inglés.
rules-nothing = Ninguna regla dice eso.
all-rules = Todas las reglas
did-you-know = ¿Sabías que…?
another = Otra

## La sala de espera
read-this-out = Léelo en voz alta
qr = Código QR que abre esta mesa
code-hint = O escríbelo en la página de inicio. El código vive tanto como la mesa.
copy-link = Copiar enlace
projector = Proyector
seats = Sitios
seats-taken = { $taken } de { $players } ocupados
your-name = Tu nombre
sit-down = Sentarme
sit-here = Sentarme aquí
you-host = tú, anfitrión de esta mesa
open-seat = Sitio libre
open-seat-hint = para quien tenga el código
add-bot = Añadir un bot
hot-seat = Misma pantalla
stand-up = Levantarme
remove = Quitar
open-chair = Dejar libre esta silla
bot-level = Su nivel
warming = El juego se calienta
warming-hint = { $done } de { $total }: las reglas se preparan, una sola vez. Siéntate mientras tanto.
waiting-for = { $count ->
    [one] Hay un sitio libre.
   *[other] Hay { $count } sitios libres.
}
waiting-for-hint = Empieza ya, y los bots ocuparán lo que quede libre.
everyone-here = Ya están todos.
everyone-here-hint = El anfitrión puede empezar.
start = Empezar
host-starts = El anfitrión empieza la partida.
this-game = Esta partida
time = Tiempo por jugador
no-limit = sin límite
minutes-short = { $count } min
pace = Los bots se toman su tiempo
spectators = Los visitantes pueden mirar
by-chance = al azar
glance = Las reglas de un vistazo

## Bots
level-random = Moneda
level-random-hint = bot, juega lo que salga
level-greedy = Ayudante
level-greedy-hint = bot, toma lo mejor que ve
level-student = Estudiante
level-student-hint = bot, ve una jugada adelante
level-researcher = Investigadora
level-researcher-hint = bot, piensa
level-laureate = Premiada
level-laureate-hint = bot, piensa muy adelante

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
home-pitch = Cinco juegos de mesa científicos publicados, completos, en tu navegador. Juega con amigos, con una clase de treinta o con bots que saben lo que hacen.
home-free = Gratis. Sin cuenta ni correo: basta un sitio.
play = Jugar
play-game = Jugar a { $game }
play-now = Jugar ya
play-now-hint = Los bots ocupan los demás sitios. Puedes empezar enseguida.
make-table = Poner una mesa
make-table-hint = Recibes un código, un enlace y una imagen QR; tus amigos se sientan estén donde estén. Las opciones se eligen en la sala de espera.
set-table = Poner la mesa
bots = Bots
join-code = Entrar con un código
join-hint = Alguien de la mesa te lo lee.
my-tables = Tus mesas
mine-over = terminada: mira cómo fue
mine-lobby = espera jugadores
mine-your-turn = tu turno
mine-waiting = turno de otra persona
length = Duración
minutes = { $range } min
designers = Diseño
publisher = Editorial
edition = Reglamento usado
age = Edad
marks = Lo que el reglamento no dice
marks-hint = Algunos detalles del juego impreso no pudieron saberse. Están marcados aquí, cada uno con su razón; quien tenga la caja puede corregirlos en un solo archivo.
source-inferred = deducido
source-reconstructed = reconstruido
way-friends = Con amigos
way-friends-text = Pon una mesa y lee ocho caracteres. Vete cuando llegue el autobús: un bot te guarda la silla hasta que vuelvas.
way-class = Con una clase
way-class-text = Un código en la pizarra, sitios ocupados en un minuto, nombres amables para elegir, sin cuentas ni firmas.
way-bots = A solas, o contra los bots
way-bots-text = Solo ven lo que vería quien se sentara en su sitio. Tras la partida, cada carta repartida puede comprobarse.
foot-rights = Los juegos pertenecen a sus autores y editoriales; la página de cada juego los nombra y dice qué detalles se reconstruyeron.
foot-privacy = Nada se mide, nada sale de este servidor: una cookie guarda tus sitios, y las mesas viejas se borran.

## El final de una partida
see-table = Ver la mesa
rematch = Revancha
go-rematch = A la mesa nueva
won = { $names } { $count ->
    [one] gana.
   *[other] comparten la victoria.
}
won-you = Ganas tú.
together = Puntos juntos
ranking = Clasificación
score-over-time = Los puntos en el tiempo
chart-hint = Puntos tras cada decisión
moments = Momentos
fair = El reparto fue limpio
fair-hint = Sellado antes de la primera carta.
seal = Sello mostrado al principio
secret = Clave abierta al final
verify = Comprobar esta partida
verifying = La partida se reparte y se juega de nuevo …
verified = { $count } decisiones jugadas de nuevo: todo coincide.
not-verified = Esta partida no pudo confirmarse.
share = Compartir
hand-keys = Un número elige, Intro juega
together-hint = entre todos
ranking-hint = y de dónde vienen los puntos
by-decision = decisión a decisión
moments-hint = pulsa uno para verlo
picture = Imagen
