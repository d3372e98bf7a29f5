lure-eureka = Cinquante-deux grands esprits, quatre couleurs, pas un mot entre vous.
teaches-eureka = Qui précéda qui : quatre mille ans d’art et de science.
glance-eureka-1 = Jouez une carte : une couleur ne fait que monter. Sauter des nombres donne un bonus ; le nombre suivant, une pénalité.
glance-eureka-2 = Les mains sont secrètes, et l’on n’en parle pas.
glance-eureka-3 = Les bonus laissent reprendre, partager ou échanger des cartes. Les pénalités lient le joueur suivant.
glance-eureka-4 = Jouez toutes les cartes, ensemble. Chaque carte restante coûte un point.
