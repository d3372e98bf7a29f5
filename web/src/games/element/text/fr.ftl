lure-element = Protons, neutrons, électrons : construisez les atomes que demandent les objectifs.
teaches-element = De quoi un atome est fait, et pourquoi les éléments diffèrent.
