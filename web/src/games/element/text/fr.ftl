lure-element = Protons, neutrons, électrons : construisez les atomes que demandent les objectifs.
teaches-element = De quoi un atome est fait, et pourquoi les éléments diffèrent.
glance-element-1 = Jouez des cartes : chacune ajoute ses particules à l’un des trois plateaux, ou les déplace entre deux.
glance-element-2 = Quand un plateau porte exactement les particules d’un objectif, prenez cet objectif.
glance-element-3 = Les éléments plus lourds valent davantage.
glance-element-4 = La partie se termine avec le dernier objectif.
