# Lo que solo se dice donde no hay servidor, en la carpeta que escribe `labtable site`.
anywhere-here = En este dispositivo
anywhere-here-text = Los juegos, los bots y las reglas están en esta página. Tus partidas se quedan en este navegador.
anywhere-needs-server = Para amigos en otros dispositivos o para una clase hace falta un servidor de Labtable.
anywhere-starting = Preparando el juego …
anywhere-ready = Todo listo.
anywhere-kept = Guardado en este dispositivo: desde ahora puedes jugar sin red.
anywhere-no-wasm = Este navegador no puede ejecutar Labtable, porque no tiene WebAssembly. Usa un navegador más nuevo.
anywhere-no-files =
    No se pudo descargar una parte de Labtable. Revisa tu conexión y vuelve a cargar la página: la descarga sigue desde ahí.
anywhere-no-memory =
    Este dispositivo tiene poca memoria para Labtable. Cierra otras pestañas o programas y vuelve a cargar la página.
anywhere-crashed =
    Labtable se ha parado en esta pestaña. Vuelve a cargar la página: tus partidas están guardadas en este navegador.
anywhere-elsewhere = Labtable está abierto en otra pestaña.
anywhere-elsewhere-text = Solo puede jugar una pestaña, para que no se pierda ninguna jugada.
anywhere-take = Jugar en esta pestaña
anywhere-forgetful =
    Este navegador no guarda nada para Labtable: está prohibido o no queda espacio. Tu partida sigue mientras esta pestaña
    esté abierta. Al final podrás descargarla.
anywhere-new = Hay una versión nueva de Labtable.
anywhere-new-use = Usarla ahora
anywhere-later = Más tarde

## Frases del cliente que aquí se dicen de otro modo
offline =
    Labtable no puede seguir en esta pestaña. Vuelve a cargar la página: tus partidas están guardadas en este
    navegador.
stale =
    No se pudo cargar una parte de esta página. Labtable se ha actualizado o no hay red. Tus partidas están a salvo en este
    navegador.
lost-title = Esta mesa no está aquí.
lost-text = Una mesa se guarda en el navegador donde se creó. Este no la tiene.
shut-title = Esta mesa ya no está aquí.
shut-text = Se ha borrado en este navegador.
home-pitch = Cinco juegos de mesa científicos publicados, en tu navegador.
    Juega contra bots que saben lo que hacen, o con amigos en torno a una pantalla. Sin servidor, y sin red tras la primera
    visita.
make-table = Compartir esta pantalla
make-table-hint =
    Tus amigos y tú jugáis en esta pantalla y os la pasáis. En la sala de espera, ocupa un sitio para cada uno.
open-seat-hint = para alguien ante esta pantalla
way-friends = En torno a una pantalla
way-friends-text = Sentaos juntos y pasaos la pantalla. Los demás miran a otro lado mientras uno decide.
way-class-text =
    Para amigos en otros dispositivos o para una clase hace falta un servidor de Labtable. Pregunta a quien te dio
    esta página.
foot-privacy =
    No medimos nada, y nada sale de este dispositivo. Tus partidas se guardan en este navegador hasta que las borres.
log-out = Borrar todo lo de aquí
log-out-sure = Todas las partidas, el álbum y tus preferencias se borran de este navegador.
delete-table-sure = La partida y todas sus jugadas se borran de este navegador.
privacy-lead =
    Labtable funciona solo en esta página. Nadie más recibe nada: ni nombres, ni jugadas, ni resultados.
privacy-what-moves = Tus partidas
privacy-why-moves = Para jugar, para seguir más tarde y para el análisis.
privacy-long-moves = Solo en este navegador, hasta que borres la mesa o los datos del navegador.
privacy-what-browser = Idioma, preferencias, álbum y últimas mesas
privacy-long-browser = Solo en este navegador, hasta que borres sus datos.
privacy-never-third = Ninguna otra empresa recibe nada. Todo viene del lugar donde abriste esta página.
privacy-delete-text =
    «Borrar esta mesa», en el menú de una mesa, borra esa partida. «Borrar todo lo de aquí», en las preferencias, lo borra
    todo.
daily-none-yet = La Laureada aún no ha jugado este reparto aquí. Juega mientras esta página está abierta.
coach-rivals-friends-hint =
    Llegas a una sala de espera, donde cada uno ocupa un sitio ante esta pantalla. Los bots ocupan los que queden libres.
coach-again-invite = Compartir esta pantalla
not-covered =
    No cubre los nombres de los jugadores ni las horas de sus jugadas. Aquí esta página comprueba su propia partida. Para
    comprobarla en otro lugar, anota el sello y la huella, guarda la partida y ejecuta
    «labtable verify ARCHIVO --seal … --fingerprint …».
server-unavailable = Eso no se puede hacer ahora. No ha cambiado nada. Inténtalo de nuevo.
server-too-busy = Esta página está demasiado ocupada ahora. No ha cambiado nada. Inténtalo de nuevo.
server-damaged = Esta mesa no se puede abrir. Sigue guardada en este navegador; tus otras partidas no están afectadas.
server-newer = Una versión más nueva de Labtable escribió esta partida. Carga la página de nuevo donde haya red, para que se actualice.
server-too-slow = Una partida con estas opciones no se puede preparar en este dispositivo. Elige otras.
fault-share = Esta partida no se pudo confirmar: el número aleatorio de este navegador no está en el reparto.
checked-server = Esta página calculó las huellas, y repartió y jugó la partida de nuevo.
checked-here = Esta página calculó las huellas, y repartió y jugó la partida de nuevo.
fair-shares = Esta página sacó ella misma la clave y el número aleatorio.
fair-own =
    Así que nada ha cambiado desde el reparto, en la medida en que se pueda confiar en este navegador: contra quien controle este
    dispositivo, la comprobación no prueba nada.
fair-others =
    Así que nada ha cambiado desde el reparto, en la medida en que se pueda confiar en este navegador: contra quien controle este
    dispositivo, la comprobación no prueba nada.
fair-withheld = Un número aleatorio prometido no llegó de { $names }.
fair-alone =
    Esta página repartió las cartas ella misma, y nada ha cambiado desde entonces, en la medida en que se pueda confiar en este
    navegador: contra quien controle este dispositivo, la comprobación no prueba nada.
