lure-eureka = Cinquante-deux grands esprits, quatre couleurs, pas un mot entre vous.
teaches-eureka = Qui vécut avant qui : quatre mille ans d’art et de science.
glance-eureka-1 = Jouez une carte sur sa couleur : les nombres ne font que monter.
    Sauter des nombres donne un bonus, le nombre juste après une pénalité.
glance-eureka-2 = Les mains sont secrètes, et il est interdit d’en parler.
glance-eureka-3 = Les bonus permettent de reprendre, partager ou échanger des cartes. Les pénalités limitent le joueur suivant.
glance-eureka-4 = Jouez toutes les cartes ensemble. Chaque carte restante coûte un point.
