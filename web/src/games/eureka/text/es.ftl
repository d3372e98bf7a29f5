lure-eureka = Cincuenta y dos grandes mentes, cuatro series, ni una palabra entre vosotros.
teaches-eureka = Quién vino antes que quién: cuatro mil años de arte y ciencia.
hint-score-eureka = cartas sobrantes: cuantas menos, mejor
