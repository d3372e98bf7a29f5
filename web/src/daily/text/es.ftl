daily = El reparto del día
daily-cards = Hoy
daily-card = Las mismas cartas para todos, una sola vez. Después verás cómo le fue a la Laureada.
daily-puzzles-card = Encuentra la única jugada claramente mejor.
daily-lead =
    Dos repartos cada día, iguales para todos. Juegas cada uno una sola vez; después ves tu resultado junto a las
    partidas de la Laureada con el mismo reparto. Sin cuenta, y no se envía nada.
daily-day = { $day } (UTC). Los próximos repartos llegan en { $hours ->
    [0] menos de una hora
    [1] una hora aproximadamente
   *[other] unas { $hours } horas
}.
daily-alone = Juegas en solitario.
daily-rival = Contra una Investigadora. Ocupas el primer sitio.
daily-begin = Jugar
daily-begin-game = Jugar: el reparto de hoy de { $game }
daily-go-on = Seguir
daily-see = Ver la mesa
daily-laureate = Ver la mejor partida de la Laureada
daily-result = Ver las puntuaciones de la Laureada
daily-copy = Copiar una línea para compartir
daily-copied = Copiado. La línea no revela nada del reparto.
daily-points = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
daily-won = ganada
daily-lost = no ganada
daily-beats = mejor que el { $share } % de las { $plays } partidas distintas de la Laureada
daily-too-few = La Laureada ha jugado { $distinct } partidas distintas hasta ahora. Para comparar hacen falta { $fewest }.
daily-so-far = Según { $plays } partidas de la Laureada hasta ahora, { $distinct } de ellas distintas. Al final serán { $wanted }.
daily-all = Según { $plays } partidas de la Laureada, { $distinct } de ellas distintas.
daily-none-yet = La Laureada todavía no ha jugado aquí este reparto. Empieza en cuanto el servidor tenga tiempo.
daily-chart = Las puntuaciones de la Laureada
daily-column = { $scores } puntos: { $plays } partidas
daily-column-own = { $scores } puntos, tu resultado: { $plays } partidas
daily-line = Labtable { $day }, { $game }
