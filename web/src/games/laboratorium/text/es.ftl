lure-laboratorium = Construye la molécula antes que nadie. Cuidado con los vecinos.
teaches-laboratorium = Cómo se hacen las moléculas: enlaces, fragmentos y reacciones.
glance-laboratorium-1 = Elige una molécula objetivo y constrúyela, reactivo a reactivo.
glance-laboratorium-2 = Tira los dados: una reacción funciona, o falla.
glance-laboratorium-3 = Las cartas Química te ayudan, las cartas Bum fastidian a los demás.
glance-laboratorium-4 = Gana el primero que completa el objetivo.
