lure-laboratorium = Construisez la molécule en premier. Attention aux voisins.
teaches-laboratorium = Comment se font les molécules : liaisons, fragments, réactions.
glance-laboratorium-1 = Choisissez une molécule cible et construisez-la, réactif après réactif.
glance-laboratorium-2 = Lancez les dés : une réaction réussit, ou elle échoue.
glance-laboratorium-3 = Les cartes Chimie vous aident, les cartes Boum gênent les autres.
glance-laboratorium-4 = Le premier qui achève la cible gagne.
