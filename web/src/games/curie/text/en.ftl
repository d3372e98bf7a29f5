lure-curie = A tower that keeps what you throw into it, and a glow in the dark.
teaches-curie = How radium was extracted from tonnes of ore, year by year.
glance-curie-1 = Cubes from the workshop are thrown into the tower, where some get stuck. Take some that fall out.
glance-curie-2 = Buy activity cards, turn pitchblende into uranium and uranium into radium.
glance-curie-3 = Validate experiments: a beaker and a flask that face each other bring a point.
glance-curie-4 = The timeline of her life advances. When it ends, the player with the most points wins.
