lure-curie = A tower that keeps what you throw in it, and a glow in the dark.
teaches-curie = How radium was won from tonnes of ore, year by year.
glance-curie-1 = Take cubes from the workshop and throw them into the tower: some stay in it.
glance-curie-2 = Buy activity cards, turn pitchblende into uranium and uranium into radium.
glance-curie-3 = Validate experiments: a beaker and a flask that face each other are worth more.
glance-curie-4 = The timeline of her life advances; when it ends, the points decide.
