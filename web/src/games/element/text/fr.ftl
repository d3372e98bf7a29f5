lure-element = Protons, neutrons, électrons : faites l’atome que le monde réclame.
teaches-element = De quoi un atome est fait, et pourquoi les éléments diffèrent.
glance-element-1 = Jouez des cartes : chacune ajoute ses particules à l’un des trois plateaux, ou les déplace entre deux.
glance-element-2 = Quand un plateau a exactement les particules d’un but, prenez-le.
glance-element-3 = Les éléments plus lourds valent davantage.
glance-element-4 = Le dernier but finit la partie.
