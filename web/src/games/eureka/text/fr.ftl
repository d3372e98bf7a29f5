lure-eureka = Cinquante-deux grands esprits, quatre suites, pas un mot entre vous.
teaches-eureka = Qui vécut avant qui : quatre mille ans d’art et de science.
hint-score-eureka = cartes restantes : moins, c’est mieux
