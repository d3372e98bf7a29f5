lure-laboratorium = Primero la molécula. Cuidado con los vecinos.
teaches-laboratorium = Cómo se hacen las moléculas: enlaces, fragmentos y reacciones.
glance-laboratorium-1 = Elige una molécula objetivo y constrúyela, reactivo a reactivo.
glance-laboratorium-2 = Tira los dados: una reacción funciona, o no.
glance-laboratorium-3 = Las cartas Chimie te ayudan, las Boum estropean a los demás.
glance-laboratorium-4 = Gana quien completa antes su objetivo.
