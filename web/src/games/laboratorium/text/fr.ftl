lure-laboratorium = Construisez la molécule en premier. Attention aux voisins.
teaches-laboratorium = Comment se font les molécules : liaisons, fragments, réactions.
