lure-eureka = Fifty-two great minds, four suits, not a word between you.
teaches-eureka = Who came before whom: four thousand years of art and science.
hint-score-eureka = cards left: fewer is better
