lure-eureka = Cincuenta y dos grandes mentes, cuatro palos, ni una palabra entre vosotros.
teaches-eureka = Quién vino antes que quién: cuatro mil años de arte y ciencia.
glance-eureka-1 = Juega una carta: un palo solo sube. Saltar números da un bonus; el número siguiente, una penalización.
glance-eureka-2 = Las manos son secretas, y no se habla de ellas.
glance-eureka-3 = Los bonus dejan recuperar, compartir o cambiar cartas. Las penalizaciones atan al siguiente.
glance-eureka-4 = Jugad todas las cartas, juntos. Cada carta que quede cuesta un punto.
