lure-eureka = Cincuenta y dos grandes mentes, cuatro palos, ni una palabra entre vosotros.
teaches-eureka = Quién vino antes que quién: cuatro mil años de arte y ciencia.
glance-eureka-1 = Juega una carta en su palo: los números solo suben.
    Saltar números da una bonificación; el número siguiente, una penalización.
glance-eureka-2 = Las manos son secretas, y no podéis hablar de ellas.
glance-eureka-3 = Las bonificaciones permiten recuperar, compartir o cambiar cartas. Las penalizaciones limitan al jugador siguiente.
glance-eureka-4 = Jugad juntos todas las cartas. Cada carta que quede cuesta un punto.
