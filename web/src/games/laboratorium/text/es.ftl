lure-laboratorium = Construye la molécula antes que nadie. Cuidado con los vecinos.
teaches-laboratorium = Cómo se hacen las moléculas: enlaces, fragmentos y reacciones.
